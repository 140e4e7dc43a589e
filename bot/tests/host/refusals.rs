//! The games' own words for a question that is closed: what a player reads whose press or line comes too late.

use crate::common::{ADA, BEN, HOUR, House, refused};
use skald::host::{DecisionInfo, Join, OpenTable, Person, Refused, TableId, Terms};
use skald_rules::interface::{DecisionId, Duty, Options, RefusalKind};

/// A game of Ada and Ben.
async fn dealt(house: &House, game: &str, options: Options) -> TableId {
    let wish = OpenTable {
        game: game.to_owned(),
        options,
        terms: Terms::of(Some(HOUR)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    table
}

/// Plays on with what the clock would answer, until somebody is asked what is wanted.
async fn until(
    house: &House,
    table: TableId,
    wanted: impl Fn(&DecisionInfo) -> bool,
) -> (Person, DecisionId, String) {
    for _ in 0..2_000 {
        house.host.tick().await.unwrap();
        let mut next = None;
        for person in [ADA, BEN] {
            let look = house.host.look(table, person).await.unwrap();
            for owed in look.decisions.iter().filter(|decision| decision.duty == Duty::Owed) {
                let at = DecisionId::new(&owed.id).unwrap();
                // What time alone plays in Legends of Chaos is nobody's to type.
                let line = owed.default.clone().unwrap().replace("lapse", "end");
                if wanted(owed) {
                    return (person, at, line);
                }
                next = Some((person, at, line));
            }
        }
        match next {
            Some((person, at, line)) => drop(house.host.play(person, table, at, &line).await.unwrap()),
            None => house.clock.pass(HOUR / 60),
        }
    }
    panic!("nobody was asked")
}

/// What somebody reads who presses an old button.
async fn pressed(house: &House, who: Person, table: TableId, at: DecisionId, line: &str) -> String {
    let before = house.host.info(table).await.unwrap().log;
    let opened = refused(house.host.draft_open(who, table, at).await);
    let why = refused(house.host.play(who, table, at, line).await);
    assert!(matches!(why, Refused::Settled(_)), "{why:?}");
    assert_eq!(opened, why, "the button and the typed answer are refused alike");
    let info = house.host.info(table).await.unwrap();
    assert_eq!(info.log, before, "a refusal changes nothing");
    skald_rules::words::english().say(&why.say(), &info)
}

#[tokio::test]
// shows LAW-5.2
async fn a_second_face_down_card_waits_for_the_reveal() {
    let house = House::new().await;
    let table = dealt(&house, "law", Options::default().with("form", "skirmish")).await;
    let (first, at, line) = until(&house, table, |owed| owed.id.contains(".open.")).await;
    house.host.play(first, table, at, &line).await.unwrap();
    assert_eq!(
        pressed(&house, first, table, at, &line).await,
        "You have already placed your face-down card; wait for the reveal."
    );
}

#[tokio::test]
// shows LAW-13.9
async fn a_second_exchange_or_trade_is_over() {
    let house = House::new().await;
    let table = dealt(&house, "law", Options::default().with("form", "ragnarok")).await;
    let (who, at, line) = until(&house, table, |owed| owed.id.ends_with(".then")).await;
    house.host.play(who, table, at, &line).await.unwrap();
    assert_eq!(
        pressed(&house, who, table, at, &line).await,
        "You have already made your exchange or trade; your turn is over."
    );
}

#[tokio::test]
// shows CHAOS-22.5
async fn an_old_button_of_chaos_says_that_the_game_has_moved_on() {
    let house = House::new().await;
    let table = dealt(&house, "chaos", Options::default()).await;
    let (who, at, line) = until(&house, table, |owed| owed.id.starts_with('t')).await;
    house.host.play(who, table, at, &line).await.unwrap();
    assert_eq!(
        pressed(&house, who, table, at, &line).await,
        "The game has moved on since this button was made; please use the newest message."
    );
}

#[tokio::test]
async fn an_old_question_of_war_names_its_turn() {
    let house = House::new().await;
    let table = dealt(&house, "war", Options::default()).await;
    let (who, at, line) = until(&house, table, |owed| owed.id.starts_with('t')).await;
    let turn = at.to_string().trim_start_matches('t').split('.').next().unwrap().to_owned();
    house.host.play(who, table, at, &line).await.unwrap();
    assert_eq!(
        pressed(&house, who, table, at, &line).await,
        format!("That question (turn {turn}) is already settled; please use the newest message.")
    );
}

#[tokio::test]
async fn what_is_no_answer_at_all_is_told_from_what_comes_too_late() {
    let house = House::new().await;
    let table = house.game(3).await;
    let at = house.question(table, ADA).await.unwrap();
    let Refused::Game(why) = refused(house.host.play(ADA, table, at, "fly away").await) else {
        panic!("a word that is no choice is no late answer")
    };
    assert_eq!(why.kind, RefusalKind::Misspelt);
    house.host.play(ADA, table, at, "take").await.unwrap();
    assert!(matches!(refused(house.host.play(ADA, table, at, "fly away").await), Refused::Settled(_)));
}
