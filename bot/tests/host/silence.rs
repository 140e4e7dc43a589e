//! Tables without a time limit at which nobody is any more: their people are told, and they end unless somebody is there by then. Those
//! that stand still without an end are in `resting`, those with a limit in `deserted`.

use crate::common::{
    ADA, BEN, CYD, DAY, HOUR, House,
    cups::{begin, event, table_of, wish},
    message_of, race, taken, text_of,
};
use skald::{
    host::{About, Body, OpenTable, OutboxItem, Status, TableId, Terms, To},
    store::table_subject,
};
use skald_rules::tournament;

/// How long nobody does anything before it is said that the table ends, and how long after that it does.
pub const SILENCE: i64 = 30 * DAY;
pub const TOLD: i64 = 14 * DAY;

/// A game of Ada and Ben without a limit, in which Ada is asked.
pub async fn endless(house: &House) -> TableId {
    let table = house.duel(OpenTable { terms: Terms::of(None), ..race(20) }).await;
    house.deliver().await;
    table
}

/// What was sent that says that the table ends.
pub fn told(sent: &[OutboxItem]) -> Vec<&OutboxItem> {
    let of = |item: &&OutboxItem| matches!(&item.body, Body::Say { about: About::Silence, .. });
    sent.iter().filter(of).collect()
}

/// When this is due at a table.
pub async fn due(house: &House, table: TableId, key: &str) -> Option<i64> {
    let rows = house.host.store().due_about(&table_subject(table)).await.unwrap();
    rows.into_iter().find(|row| row.key == key).map(|row| row.at)
}

pub async fn status(house: &House, table: TableId) -> Status {
    house.host.info(table).await.unwrap().status
}

/// Nobody does anything for so long that it is said that the table ends. It is noted once a day that somebody is there, so that may take one
/// day more.
pub async fn falls_silent(house: &House) -> Vec<OutboxItem> {
    house.pass(SILENCE + DAY).await;
    let sent = house.deliver().await;
    assert_eq!(told(&sent).len(), 3, "{sent:?}");
    sent
}

/// To whom that was sent, the table first.
pub fn told_to(sent: &[OutboxItem]) -> Vec<To> {
    let mut to: Vec<To> = told(sent).iter().map(|item| item.to).collect();
    to.sort_by_key(|to| match to {
        To::Table => 0,
        To::Person(person) => person.0,
    });
    to
}

/// After that was told the table stands as it does until its time is over, and ends then, whether the bot dies in between or not:
/// nothing is said twice, and its people's ratings stay as they are.
pub async fn ends_after_notice(house: &mut House, table: TableId, stands: Status) {
    let log = house.host.info(table).await.unwrap().log;
    // The process dies in between: its time counts for nobody, and nothing is said twice.
    let promised = due(house, table, "silence-end").await.unwrap();
    assert_eq!(promised, house.clock_now() + TOLD);
    house.die_and_return(HOUR).await;
    house.host.tick().await.unwrap();
    assert!(told(&house.deliver().await).is_empty());
    let end = due(house, table, "silence-end").await.unwrap();
    assert!(end >= promised + HOUR, "the hour in which nobody could press anything is given back");
    house.pass(end - house.clock_now() - 1).await;
    let info = house.host.info(table).await.unwrap();
    assert_eq!((info.status, info.log), (stands, log));
    house.deliver().await;
    house.pass(1).await;
    assert_eq!(status(house, table).await, Status::Over);
    let sent = house.deliver().await;
    let ended =
        |item: &&OutboxItem| text_of(item).is_some_and(|text| text.contains("Nobody has come back to table"));
    assert_eq!(sent.iter().filter(ended).count(), 1, "{sent:?}");
    for person in [ADA, BEN] {
        let ratings = house.host.ratings(person, 1, person).await.unwrap().unwrap();
        assert!(ratings.is_empty(), "it counts for no rating");
    }
    assert!(house.host.store().due_about(&table_subject(table)).await.unwrap().is_empty());
    let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
    assert_eq!(house.host.replayed(table).await.unwrap(), snapshot.bytes, "log and snapshot");
}

#[tokio::test]
async fn a_table_without_a_limit_whose_people_are_all_silent_ends_with_notice_and_counts_for_no_rating() {
    let mut house = House::new().await;
    let table = endless(&house).await;
    house.answer(table, "take").await;
    house.pass(SILENCE - 1).await;
    assert!(told(&house.deliver().await).is_empty(), "not a millisecond too early");
    house.pass(DAY + 1).await;
    let sent = house.deliver().await;
    assert_eq!(
        told_to(&sent),
        [To::Table, To::Person(ADA), To::Person(BEN)],
        "the table and each of its people"
    );
    for item in told(&sent) {
        let text = text_of(item).unwrap();
        assert!(text.contains("for 30 days") && text.contains("“I am back”"), "{text}");
        let Body::Say { mention, .. } = &item.body else { panic!("{item:?}") };
        assert_eq!(mention.is_empty(), item.to == To::Table, "nobody is called twice");
    }
    ends_after_notice(&mut house, table, Status::Playing).await;
}

#[tokio::test]
async fn whatever_one_of_its_people_does_keeps_a_silent_table_going() {
    for deed in ["move", "back", "play", "vote", "order"] {
        let mut house = House::new().await;
        let table = endless(&house).await;
        let sent = falls_silent(&house).await;
        let notices: Vec<u64> = told(&sent).into_iter().map(message_of).collect();
        house.die_and_return(0).await;
        match deed {
            "move" => {
                house.answer(table, "pass").await;
            }
            "back" => {
                house.host.come_back_to(BEN, table).await.unwrap();
            }
            // Ben is not asked, and looked whether he is.
            "play" => assert!(house.host.draft_next(BEN, table).await.is_err()),
            "vote" => {
                house.host.finish(BEN, table, false).await.unwrap();
            }
            _ => {
                house.host.order_set(BEN, table, "always pass").await.unwrap();
            }
        }
        let gone = taken(&house.deliver().await);
        assert!(notices.iter().all(|message| gone.contains(message)), "{deed}: what was told goes: {gone:?}");
        assert_eq!(due(&house, table, "silence-end").await, None, "{deed}");
        let again = due(&house, table, "silence").await.unwrap();
        let days = house.clock_now() + SILENCE..=house.clock_now() + SILENCE + DAY;
        assert!(days.contains(&again), "{deed}");
        house.pass(TOLD).await;
        assert_eq!(status(&house, table).await, Status::Playing, "{deed}");
        // Should they be silent again, it is said again.
        house.pass(SILENCE + DAY - TOLD).await;
        assert_eq!(told(&house.deliver().await).len(), 3, "{deed}");
    }
}

#[tokio::test]
async fn whoever_looks_in_before_is_there_and_somebody_else_keeps_nothing_going() {
    let house = House::new().await;
    let table = endless(&house).await;
    house.pass(20 * DAY).await;
    assert!(house.host.draft_next(BEN, table).await.is_err(), "nothing is open for him");
    house.pass(10 * DAY).await;
    house.deliver().await;
    assert_eq!(due(&house, table, "silence-end").await, None, "he was there ten days ago");
    house.pass(21 * DAY).await;
    assert_eq!(told(&house.deliver().await).len(), 3);
    // Whoever watches does not play.
    house.host.watch(CYD, table, "Cyd", true).await.unwrap();
    assert!(due(&house, table, "silence-end").await.is_some());
}

#[tokio::test]
async fn a_table_with_a_limit_is_never_touched_by_that() {
    let house = House::new().await;
    let table = house.game(50).await;
    for day in 0..50 {
        house.pass(DAY).await;
        // Where nobody is at all it rests, long before (`deserted`): Ben looks in now and then.
        if day % 7 == 0 {
            house.host.come_back(BEN, table).await.unwrap();
        }
        assert_eq!(
            (due(&house, table, "silence").await, due(&house, table, "silence-end").await),
            (None, None)
        );
    }
    assert!(told(&house.deliver().await).is_empty());
    assert_eq!(status(&house, table).await, Status::Playing);

    // Nor is one that is given a limit.
    let table = endless(&house).await;
    falls_silent(&house).await;
    let info = house.host.change_pace(BEN, table, Some(DAY), None).await.unwrap();
    // Ada has kept the table waiting for so long that Ben alone has a say.
    assert_eq!(info.terms.limit, Some(DAY));
    assert_eq!((due(&house, table, "silence").await, due(&house, table, "silence-end").await), (None, None));
}

#[tokio::test]
async fn a_match_of_a_tournament_is_its_organisers_to_end() {
    let house = House::new().await;
    let absent = tournament::Absent { after: 300 * DAY, misses: 0 };
    let terms = tournament::Terms { rounds: Some(1), absent, ..tournament::Terms::default() };
    let mut wish = wish("race", &[("rounds", "3")], terms);
    wish.pace = Terms::of(None);
    let id = event(&house, wish, 4).await;
    let table = table_of(&begin(&house, id).await, 0);
    assert_eq!(status(&house, table).await, Status::Playing);
    house.deliver().await;
    house.pass(SILENCE + DAY).await;
    assert!(told(&house.deliver().await).is_empty());
    assert_eq!((due(&house, table, "silence").await, due(&house, table, "silence-end").await), (None, None));
    assert!(house.host.info(table).await.unwrap().of_tournament);
}
