//! Answers whose timing must tell nothing take effect on a grid of times: whoever looks on learns nothing from when they were
//! given, nor from when their owner ordered something.

use crate::common::{ADA, BEN, DAY, House, quick, race, text_of};
use skald::host::{OpenTable, OutboxItem, Person, Status, TableId, Terms, To};
use skald_rules::interface::{DecisionId, Duty, Options};

const MINUTE: i64 = 60_000;
/// The grid of the race.
const STEP: i64 = 10 * MINUTE;

/// A race in which answers are released on the grid, begun at a tick.
async fn on_the_grid(limit: i64) -> (House, TableId) {
    let house = House::with(quick()).await;
    let options = Options::default().with("rounds", "3").with("grid", "yes");
    let wish = OpenTable { options, terms: Terms::of(Some(limit)), ..race(3) };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    let join = skald::host::Join { name: "Ben".into(), ..Default::default() };
    house.host.join(BEN, table, join).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    house.deliver().await;
    (house, table)
}

/// All that anybody but Ada can see: the board, the log, and what is sent to others.
async fn seen_by_others(house: &House, table: TableId) -> String {
    let board = house.host.board(table).await.unwrap();
    let ben = house.host.look(table, BEN).await.unwrap();
    let told: Vec<(String, i64)> = house
        .host
        .store()
        .log(table, 0, 99)
        .await
        .unwrap()
        .into_iter()
        .map(|entry| (entry.told, entry.at))
        .collect();
    let turns = house.host.turns(BEN).await.unwrap();
    let sent: Vec<String> = house
        .deliver()
        .await
        .iter()
        .filter(|item| item.to != To::Person(ADA))
        .map(|item| format!("{:?}", item.body))
        .collect();
    format!("{:?} {:?} {:?} {told:?} {turns:?} {sent:?}", board.waiting, board.view, ben.view)
}

async fn at(house: &House, table: TableId, person: Person) -> DecisionId {
    house.question(table, person).await.unwrap()
}

#[tokio::test]
async fn nobody_can_tell_when_an_answer_or_an_order_was_given() {
    let mut stories = Vec::new();
    // Early and late within the same ten minutes; with an order for such questions while this one stands, and without any.
    for (minute, ordered) in [(1, None), (9, None), (9, Some(4))] {
        let (house, table) = on_the_grid(DAY).await;
        let mut seen = Vec::new();
        for now in 1..12 {
            house.pass(MINUTE).await;
            if Some(now) == ordered {
                house.host.order_set(ADA, table, "always take").await.unwrap();
            }
            if now == minute {
                let played = house.host.play(ADA, table, at(&house, table, ADA).await, "take").await.unwrap();
                assert!(!played.again && played.told[0].contains("noted"), "{played:?}");
            }
            seen.push(seen_by_others(&house, table).await);
        }
        let log = house.host.store().log(table, 0, 99).await.unwrap();
        assert_eq!(log.last().unwrap().by, "hand");
        stories.push(seen);
    }
    assert_eq!(stories[0], stories[1], "early or late");
    assert_eq!(stories[0], stories[2], "with an order or without");
    assert_ne!(stories[0][8], stories[0][9], "after ten minutes it takes effect");
}

#[tokio::test]
async fn an_order_answers_at_once_what_is_asked_after_it_was_given() {
    let (house, table) = on_the_grid(DAY).await;
    let first = at(&house, table, ADA).await;
    for person in [ADA, BEN] {
        house.host.order_set(person, table, "always take").await.unwrap();
    }
    house.pass(STEP).await;
    assert_eq!(at(&house, table, ADA).await, first, "it was asked before");
    house.pass(MINUTE).await;
    house.host.play(ADA, table, first, "take").await.unwrap();
    house.pass(STEP).await;
    // All that is asked from then on has its answer in the same moment.
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
}

#[tokio::test]
async fn an_answer_can_be_changed_and_taken_back_until_its_moment_and_survives_the_process() {
    let (mut house, table) = on_the_grid(DAY).await;
    let decision = at(&house, table, ADA).await;
    house.pass(MINUTE).await;
    house.host.play(ADA, table, decision, "pass").await.unwrap();
    house.host.play(ADA, table, decision, "take").await.unwrap();
    let look = house.host.look(table, ADA).await.unwrap();
    assert_eq!((look.decisions[0].duty, look.decisions[0].default.as_deref()), (Duty::Given, Some("take")));
    let taken = house.host.withdraw(ADA, table, Some(decision)).await.unwrap();
    assert!(taken.told[0].contains("taken back"), "{taken:?}");
    assert_eq!(house.host.look(table, ADA).await.unwrap().decisions[0].duty, Duty::Owed);
    house.pass(STEP).await;
    assert_eq!(at(&house, table, ADA).await, decision, "nothing was left to take effect");

    house.host.play(ADA, table, decision, "take").await.unwrap();
    house.die_and_return(1).await;
    assert_eq!(house.host.look(table, ADA).await.unwrap().decisions[0].duty, Duty::Given);
    house.pass(STEP).await;
    let log = house.host.store().log(table, 0, 99).await.unwrap();
    assert_eq!(log.iter().filter(|entry| entry.text.ends_with(" take")).count(), 1, "once");
    assert!(house.question(table, BEN).await.is_some());
}

#[tokio::test]
async fn what_waits_for_its_moment_is_played_when_time_runs_out_before() {
    let (house, table) = on_the_grid(5 * MINUTE).await;
    let decision = at(&house, table, ADA).await;
    house.pass(MINUTE).await;
    house.host.play(ADA, table, decision, "take").await.unwrap();
    house.pass(4 * MINUTE).await;
    let last = house.host.store().log(table, 2, 1).await.unwrap().pop().unwrap();
    assert_eq!((last.by.as_str(), last.text.ends_with(" take")), ("hand", true));
    assert!(
        house
            .host
            .store()
            .due(i64::MAX, false, 99)
            .await
            .unwrap()
            .iter()
            .all(|row| !row.key.starts_with("release"))
    );
}

#[tokio::test]
async fn a_move_that_cannot_be_made_is_refused_at_once_and_not_at_its_moment() {
    let (house, table) = on_the_grid(DAY).await;
    let decision = at(&house, table, ADA).await;
    assert!(house.host.play(ADA, table, decision, "dance").await.is_err());
    assert!(house.host.play(ADA, table, decision, "mark").await.is_err(), "it is no whole move");
    assert_eq!(house.host.look(table, ADA).await.unwrap().decisions[0].duty, Duty::Owed);
}

#[tokio::test]
async fn whoever_answered_a_question_that_is_settled_before_its_moment_is_told_so_alone() {
    let (house, table) = on_the_grid(DAY).await;
    house.pass(MINUTE).await;
    house.host.play(ADA, table, at(&house, table, ADA).await, "pass").await.unwrap();
    house.pass(STEP).await;
    house.host.play(BEN, table, at(&house, table, BEN).await, "take").await.unwrap();
    // Before his answer takes effect, both agree that the game steps back to before Ada's move.
    let open = house.host.propose_back(ADA, table).await.unwrap().proposal.unwrap();
    house.deliver().await;
    house.host.answer_proposal(BEN, table, open.at, true).await.unwrap();
    let sent = house.deliver().await;
    let closed = |item: &&OutboxItem| {
        text_of(item).is_some_and(|text| text.contains("settled before the moment of your answer came"))
    };
    let told: Vec<To> = sent.iter().filter(closed).map(|item| item.to).collect();
    assert_eq!(told, [To::Person(BEN)]);
    house.pass(2 * STEP).await;
    let log = house.host.store().log(table, 0, 99).await.unwrap();
    assert!(log.iter().all(|entry| !entry.text.ends_with(" take")), "it counts no more");
    assert!(house.question(table, BEN).await.is_none(), "Ada is asked");
}
