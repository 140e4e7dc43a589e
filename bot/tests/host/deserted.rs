//! Tables with a time limit at which nobody is any more: where no computer plays for anybody they rest and end with notice as well, and
//! whoever is out of the game by its rules is nobody for whom it goes on.

use crate::{
    common::{
        ADA, BEN, CYD, DAY, House, begun,
        cups::{begin, event, table_of, wish},
        placed, race, text_of,
    },
    silence::{due, status},
};
use skald::host::{About, Body, OpenTable, OutboxItem, Person, Status, TableId, Terms, To};
use skald::store::OrderRow;
use skald_rules::{
    fair::verify,
    interface::{Options, Seat},
    tournament,
};

/// So often in a row each person lets the time run out before their table rests: more often than the own rule of Legends of Chaos asks for,
/// by which three rounds in a row are the end.
const TIMES: u8 = 5;

const PEOPLE: [(Person, &str); 3] = [(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd")];

/// The time of whoever is waited for first runs out.
async fn runs_out(house: &House, table: TableId) {
    let until = house.host.board(table).await.unwrap().waiting[0].until.unwrap();
    house.pass(until - house.clock_now()).await;
}

/// Whom the table waits for.
async fn waits_for(house: &House, table: TableId) -> Option<Person> {
    house.host.board(table).await.unwrap().waiting.first().and_then(|wait| wait.person)
}

/// What it would cost whoever is waited for, should their time run out now.
async fn costs(house: &House, table: TableId) -> String {
    let who = waits_for(house, table).await.unwrap();
    house.host.at_time_out(who, table).await.unwrap().costs.join(" ")
}

/// What is said to whoever would be the last to go.
const LAST: &str = "Then nobody is there any more: the game stands still, and I close it 7 days later";

/// What was sent to somebody about this.
fn told(sent: &[OutboxItem], wanted: About) -> Vec<(To, String)> {
    let of = |item: &&OutboxItem| matches!(&item.body, Body::Say { about, .. } if *about == wanted);
    sent.iter().filter(of).map(|item| (item.to, text_of(item).unwrap())).collect()
}

async fn rests(house: &House, table: TableId) -> bool {
    let info = house.host.info(table).await.unwrap();
    (info.status, info.rests()) == (Status::Paused, true)
}

#[tokio::test]
async fn where_no_computer_plays_a_table_whose_people_are_all_gone_rests_and_ends_with_notice() {
    let mut house = House::new().await;
    let table = house.game(50).await;
    for _ in 1..2 * TIMES {
        runs_out(&house, table).await;
        assert_eq!(status(&house, table).await, Status::Playing);
    }
    house.deliver().await;
    // The process dies in between: what was counted is kept.
    house.die_and_return(0).await;
    runs_out(&house, table).await;
    assert!(rests(&house, table).await);
    let log = house.host.info(table).await.unwrap().log;
    let sent = told(&house.deliver().await, About::Paused);
    let to: Vec<To> = sent.iter().map(|(to, _)| *to).collect();
    assert!(to.contains(&To::Person(ADA)) && to.contains(&To::Person(BEN)), "{sent:?}");
    assert!(
        sent.iter().all(|(_, text)| text.contains("closed") && text.contains("within a week")),
        "{sent:?}"
    );
    let end = due(&house, table, "away-end").await.unwrap();
    house.pass(end - house.clock_now() - 1).await;
    let info = house.host.info(table).await.unwrap();
    assert_eq!((info.status, info.log), (Status::Paused, log), "nothing is played meanwhile");
    house.pass(1).await;
    assert_eq!(status(&house, table).await, Status::Over);
    let end = told(&house.deliver().await, About::Result);
    assert!(
        end.iter().any(|(to, text)| *to == To::Table && text.contains("Nobody has come back")),
        "{end:?}"
    );
    for person in [ADA, BEN] {
        let ratings = house.host.ratings(person, 1, person).await.unwrap().unwrap();
        assert!(ratings.is_empty(), "it counts for no rating");
    }
    let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
    assert_eq!(house.host.replayed(table).await.unwrap(), snapshot.bytes, "log and snapshot");
    assert_eq!(verify(&house.host.game_file(table).await.unwrap(), &house.games).findings, []);
}

#[tokio::test]
async fn whoever_would_be_the_last_to_go_is_told_beforehand_that_the_table_rests_then() {
    let house = House::new().await;
    let table = house.game(50).await;
    for _ in 1..2 * TIMES {
        let costs = costs(&house, table).await;
        assert!(!costs.contains("nobody is there any more"), "{costs}");
        runs_out(&house, table).await;
    }
    let costs = costs(&house, table).await;
    assert!(costs.contains(LAST), "{costs}");
    house.deliver().await;
    let until = house.host.board(table).await.unwrap().waiting[0].until.unwrap();
    house.pass(until - house.clock_now() - 1).await;
    let warned = told(&house.deliver().await, About::Warning);
    assert!(warned.len() == 1 && warned[0].1.contains(LAST), "{warned:?}");
    assert_eq!(status(&house, table).await, Status::Playing);
    house.pass(1).await;
    assert!(rests(&house, table).await, "as it was said");
}

#[tokio::test]
async fn whoever_plays_with_computers_alone_is_told_after_the_first_time_what_the_next_one_costs() {
    let house = House::new().await;
    let terms = Terms::of(Some(DAY)).standing_in(Some(2));
    let table = house.host.open(ADA, OpenTable { computers: 1, terms, ..race(9) }).await.unwrap().id;
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    house.deliver().await;
    runs_out(&house, table).await;
    let late = told(&house.deliver().await, About::TimedOut);
    let next = "Should it run out once more, nobody is there any more: the game stands still";
    assert!(late.iter().any(|(to, text)| *to == To::Person(ADA) && text.contains(next)), "{late:?}");
    let cost = costs(&house, table).await;
    assert!(cost.contains(LAST) && !cost.contains("a computer plays"), "{cost}");
    runs_out(&house, table).await;
    assert!(rests(&house, table).await);
}

#[tokio::test]
async fn one_who_is_there_keeps_such_a_table_going_and_whoever_comes_lets_it_go_on() {
    for plays in [true, false] {
        let house = House::new().await;
        let table = house.game(50).await;
        for _ in 0..4 * TIMES {
            let asked = waits_for(&house, table).await == Some(BEN);
            if asked && plays {
                house.answer(table, "pass").await;
                continue;
            }
            if asked {
                // He looks in, and has his time run out all the same.
                house.host.come_back(BEN, table).await.unwrap();
            }
            runs_out(&house, table).await;
            assert_eq!(status(&house, table).await, Status::Playing, "Ben is there: {plays}");
        }
    }
    let house = House::new().await;
    let table = house.game(50).await;
    for _ in 0..2 * TIMES {
        runs_out(&house, table).await;
    }
    assert!(rests(&house, table).await);
    house.host.standstill(table, BEN).await.unwrap().go_on(None).await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(due(&house, table, "away-end").await, None);
    // It counts anew for him.
    for _ in 0..2 * (TIMES - 1) {
        runs_out(&house, table).await;
        assert_eq!(status(&house, table).await, Status::Playing);
    }
    runs_out(&house, table).await;
    runs_out(&house, table).await;
    assert!(rests(&house, table).await);
}

#[tokio::test]
async fn a_match_of_a_tournament_is_left_to_its_organiser_however_often_time_runs_out() {
    let house = House::new().await;
    let absent = tournament::Absent { after: 300 * DAY, misses: 0 };
    let terms = tournament::Terms { rounds: Some(1), absent, ..tournament::Terms::default() };
    let mut wish = wish("race", &[("rounds", "30")], terms);
    wish.pace = Terms::of(Some(DAY));
    let id = event(&house, wish, 4).await;
    let table = table_of(&begin(&house, id).await, 0);
    for _ in 0..4 * TIMES {
        runs_out(&house, table).await;
        assert_eq!(status(&house, table).await, Status::Playing);
    }
}

/// A game of three in which Ben has fallen, and nobody is put out for being away.
const FALLEN: &str = "seats = 3\nfallen = [\"b\"]\noptions = { absent_resign = \"no\" }\n\
    seat.b = { total = 0, out = true, arsenal = [] }\n";

/// Ada, Ben and Cyd, of whom Ben has fallen. Ada has ended her round, so that Cyd is asked.
async fn one_has_fallen(house: &mut House, stand_in: Option<u8>) -> TableId {
    let wish = OpenTable {
        game: "chaos".into(),
        options: Options::default().with("absent_resign", "no"),
        terms: Terms::of(Some(DAY)).standing_in(stand_in),
        channel: 7,
        ..OpenTable::default()
    };
    let table = begun(house, wish, &PEOPLE).await;
    placed(house, table, FALLEN).await;
    house.host.play_text(ADA, table, "end").await.unwrap();
    house.host.tick().await.unwrap();
    let info = house.host.info(table).await.unwrap();
    assert!(info.seats.iter().all(|seat| seat.person.is_some() && !seat.gone), "he sits there: {info:?}");
    assert!(!info.disagreeing.contains(&Seat(1)), "Ben is out: {:?}", info.disagreeing);
    assert_eq!(waits_for(house, table).await, Some(CYD));
    table
}

#[tokio::test]
async fn whoever_is_out_by_the_rules_is_nobody_for_whom_a_computer_plays_on() {
    let mut house = House::new().await;
    let table = one_has_fallen(&mut house, Some(1)).await;
    let cost = costs(&house, table).await;
    assert!(cost.contains("a computer plays for you until you are back"), "{cost}");
    runs_out(&house, table).await;
    let info = house.host.info(table).await.unwrap();
    assert!(
        info.status == Status::Playing && info.seats[2].stands_in,
        "Ada is still there: {:?}",
        info.seats
    );
    assert_eq!(waits_for(&house, table).await, Some(ADA));
    let cost = costs(&house, table).await;
    assert!(cost.contains(LAST) && !cost.contains("a computer plays"), "{cost}");
    runs_out(&house, table).await;
    assert!(rests(&house, table).await, "Ben alone would be left");
    assert!(!house.host.info(table).await.unwrap().seats[0].stands_in, "nobody plays for her");
}

#[tokio::test]
async fn where_no_computer_plays_whoever_is_out_by_the_rules_is_not_waited_for_either() {
    let mut house = House::new().await;
    let table = one_has_fallen(&mut house, None).await;
    for _ in 1..2 * TIMES {
        runs_out(&house, table).await;
        assert_eq!(status(&house, table).await, Status::Playing);
    }
    runs_out(&house, table).await;
    assert!(rests(&house, table).await, "Ada and Cyd are gone, and Ben has fallen");
}

#[tokio::test]
async fn whoever_has_an_order_answer_for_them_is_never_late_and_where_all_have_nobody_waits() {
    let house = House::new().await;
    let table = house.game(9).await;
    house.host.order_set(BEN, table, "always pass").await.unwrap();
    for _ in 0..3 {
        assert_eq!(waits_for(&house, table).await, Some(ADA), "his order answers at once");
        runs_out(&house, table).await;
    }
    let seats = house.host.info(table).await.unwrap().seats;
    assert_eq!((seats[0].missed, seats[1].missed), (3, 0));
    assert_eq!(house.host.person(BEN).await.unwrap().reliability.late, 0);
    assert_eq!(
        house.host.info(table).await.unwrap().disagreeing,
        [Seat(1)],
        "he keeps his say, and she has lost hers"
    );
    // With an order of hers as well it plays on to its end, and no time has to pass.
    house.host.order_set(ADA, table, "always take").await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(status(&house, table).await, Status::Over);
}

#[tokio::test]
async fn what_an_order_answers_says_of_nobody_that_they_are_there() {
    let mut house = House::new().await;
    let table = house.game(9).await;
    house.answer(table, "pass").await;
    assert_eq!(waits_for(&house, table).await, Some(BEN));
    runs_out(&house, table).await;
    let missed = async |house: &House| house.host.info(table).await.unwrap().seats[1].missed;
    assert_eq!(missed(&house).await, 1);
    // An order of his that had nothing to answer before: giving one now would be a sign of him.
    let (slot, text) = ("always".to_owned(), "always pass".to_owned());
    let order = OrderRow { seat: 1, slot, text, preset: false, at: house.clock_now(), told: false };
    let mut tx = house.host.store().write().await.unwrap();
    tx.save_order(table, &order);
    tx.commit().await.unwrap();
    house.die_and_return(1).await;
    assert_eq!(house.answer(table, "pass").await, ADA);
    assert_eq!(waits_for(&house, table).await, Some(ADA), "it has answered for him");
    assert_eq!(missed(&house).await, 1, "and he is as far away as he was");
}
