//! Tables without a time limit: nobody is hurried, and nobody is forgotten.

use crate::common::{ADA, BEN, CYD, DAY, HOUR, House, message_of, race, taken, text_of};
use skald::host::{Join, OpenTable, OutboxItem, PersonChange, Status, Terms, To};

/// Who was reminded.
fn reminded(sent: &[OutboxItem]) -> Vec<To> {
    let is_one = |item: &&OutboxItem| text_of(item).is_some_and(|text| text.contains("still waits for you"));
    sent.iter().filter(is_one).map(|item| item.to).collect()
}

/// The messages that remind somebody.
fn messages(sent: &[OutboxItem]) -> Vec<u64> {
    let is_one = |item: &&OutboxItem| text_of(item).is_some_and(|text| text.contains("still waits for you"));
    sent.iter().filter(is_one).map(message_of).collect()
}

#[tokio::test]
async fn whoever_is_waited_for_without_a_limit_is_reminded_every_three_days() {
    let mut house = House::new().await;
    let table = house.host.open(ADA, OpenTable { terms: Terms::of(None), ..race(5) }).await.unwrap().id;
    for (person, name) in [(BEN, "Ben"), (CYD, "Cyd")] {
        house.host.join(person, table, Join { name: name.into(), ..Join::default() }).await.unwrap();
    }
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    house.deliver().await;
    house.pass(3 * DAY - HOUR).await;
    assert_eq!(reminded(&house.deliver().await), []);
    house.pass(HOUR).await;
    let sent = house.deliver().await;
    assert_eq!(reminded(&sent), [To::Person(ADA)]);
    let [reminder] = messages(&sent)[..] else { panic!("{sent:?}") };
    house.pass(DAY).await;
    assert_eq!(reminded(&house.deliver().await), [], "once");
    house.die_and_return(0).await;
    house.pass(2 * DAY).await;
    let sent = house.deliver().await;
    assert_eq!(reminded(&sent), [To::Person(ADA)], "and again, also after a restart");
    let [again] = messages(&sent)[..] else { panic!("{sent:?}") };
    assert_eq!(taken(&sent), [reminder], "in place of the one before");
    // Who has answered is left alone, and a seat that nobody plays is nobody's to remind of.
    house.answer(table, "pass").await;
    let gone = taken(&house.deliver().await);
    assert!(gone.contains(&again) && gone.len() == 2, "it goes as the call does: {gone:?}");
    house.pass(3 * DAY).await;
    assert_eq!(reminded(&house.deliver().await), [To::Person(BEN)]);
    house.host.vacate(BEN, table, skald_rules::interface::Seat(1)).await.unwrap();
    house.pass(4 * DAY).await;
    assert_eq!(reminded(&house.deliver().await), []);
    // As often as they wish.
    let share = |share| PersonChange { share: Some(share), ..PersonChange::default() };
    house.host.change_person(ADA, share(100)).await.unwrap();
    let often = house.host.open(ADA, OpenTable { terms: Terms::of(None), ..race(5) }).await.unwrap().id;
    house.host.join(BEN, often, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, often).await.unwrap();
    house.host.tick().await.unwrap();
    house.deliver().await;
    for _ in 0..3 {
        house.pass(DAY).await;
        assert_eq!(reminded(&house.deliver().await), [To::Person(ADA)]);
    }
    assert!(house.host.is_reminded(often, ADA).await.unwrap());
    house.host.change_person(ADA, share(0)).await.unwrap();
    assert!(!house.host.is_reminded(often, ADA).await.unwrap(), "never");
    house.host.change_person(ADA, share(25)).await.unwrap();
    house.host.hush(ADA, often).await.unwrap();
    assert!(!house.host.is_reminded(often, ADA).await.unwrap(), "not this turn");
    house.host.resign(ADA, often).await.unwrap();
    house.deliver().await;
    // With a limit there are warnings, and no reminders.
    let limited = house.game(5).await;
    house.deliver().await;
    house.pass(DAY - 1).await;
    assert_eq!(reminded(&house.deliver().await), [], "{limited}");
}

#[tokio::test]
async fn whoever_is_reminded_is_told_when_the_others_may_decide_without_them() {
    let house = House::new().await;
    let table = house.duel(OpenTable { terms: Terms::of(None), ..race(5) }).await;
    house.deliver().await;
    let told = |sent: &[OutboxItem]| {
        let own = sent.iter().filter_map(text_of).filter(|text| text.contains("still waits for you"));
        own.collect::<Vec<_>>().join(" ")
    };
    let without = "Until you are back, the others may decide without you";
    house.pass(3 * DAY).await;
    let first = told(&house.deliver().await);
    assert!(!first.is_empty() && !first.contains(without), "{first}");
    assert_eq!(house.host.finish(BEN, table, true).await.unwrap().disagreeing.len(), 1, "Ada has a say");
    house.host.finish(BEN, table, false).await.unwrap();
    house.pass(3 * DAY).await;
    let second = told(&house.deliver().await);
    assert!(second.contains(without), "{second}");
    assert_eq!(house.host.finish(BEN, table, true).await.unwrap().status, Status::Over);
}
