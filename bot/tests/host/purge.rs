//! What is kept no longer is taken away, and nothing else is.

use crate::common::{ADA, BEN, CYD, DAY, HOUR, House, lost::DAN, race, refused};
use skald::host::{Actor, Asked, Body, PersonChange, Refused, TableId, To, Unread};
use skald_rules::interface::Say;

/// A game that all have agreed to end.
async fn finished(house: &House) -> TableId {
    let host = &house.host;
    let table = house.game(3).await;
    host.finish(ADA, table, true).await.unwrap();
    host.finish(BEN, table, true).await.unwrap();
    assert!(host.info(table).await.unwrap().ended.is_some());
    table
}

#[tokio::test]
async fn what_is_over_goes_after_its_time_and_what_goes_on_stays() {
    let house = House::new().await;
    let host = &house.host;
    let over = finished(&house).await;
    let closed = host.open(CYD, race(3)).await.unwrap().id;
    host.close(CYD, closed).await.unwrap();
    let lost = house.game(3).await;
    host.place_lost(lost, &Say::new("pause-no-channel")).await.unwrap();
    let paused = house.game(3).await;
    host.pause(paused, &Say::new("pause-no-access")).await.unwrap();
    let door = PersonChange { dm_channel: Some(Some(77)), ..PersonChange::default() };
    host.change_person(CYD, door.clone()).await.unwrap();
    host.change_person(BEN, door.clone()).await.unwrap();
    let reads = PersonChange { text_mode: Some(true), ..door };
    host.change_person(DAN, reads).await.unwrap();
    house.deliver().await;

    house.clock.pass(30 * DAY);
    assert_eq!(host.purge().await.unwrap(), 0, "to the day nothing goes");
    house.clock.pass(1);
    assert_eq!(host.purge().await.unwrap(), 1, "a table that never began");
    assert_eq!(refused(host.info(closed).await), Refused::NoTable);
    assert_eq!(host.person(CYD).await.unwrap().dm_channel, None, "who has to do with no table");
    assert_eq!(host.person(BEN).await.unwrap().dm_channel, Some(77));
    let dan = host.person(DAN).await.unwrap();
    assert_eq!((dan.dm_channel, dan.text_mode), (None, true), "what somebody wishes is kept");

    let again = host.rematch(ADA, over, Asked::default()).await.unwrap().id;
    house.clock.pass(59 * DAY);
    host.tick().await.unwrap();
    assert_eq!(host.purge().await.unwrap(), 0, "a finished game is kept for ninety days");
    house.clock.pass(DAY);
    host.tick().await.unwrap();
    assert_eq!(host.purge().await.unwrap(), 2, "the finished game, and the one whose place is gone");
    for gone in [over, lost] {
        assert_eq!(refused(host.info(gone).await), Refused::NoTable);
    }
    assert!(host.info(paused).await.unwrap().pause_why.is_some(), "a game that stands still is kept");
    assert!(host.info(again).await.is_ok(), "and a rematch outlives what it came after");
    host.resume(paused, None).await.unwrap();
}

#[tokio::test]
async fn room_is_given_back_to_the_system() {
    let house = House::new().await;
    let mut tables = 0;
    let before = house.host.store().size().await.unwrap().0;
    while house.host.store().size().await.unwrap().0 < before + 600_000 {
        finished(&house).await;
        tables += 1;
    }
    let (full, _) = house.host.store().size().await.unwrap();
    println!("{tables} tables of the small race: {} bytes each", (full - before) / tables);
    house.clock.pass(91 * DAY);
    assert_eq!(house.host.purge().await.unwrap(), usize::try_from(tables).unwrap());
    let (after, free) = house.host.store().size().await.unwrap();
    assert!(
        after < full - 200_000 && free < 300_000,
        "{before} bytes, {full} when full, {after} after, {free} free"
    );
}

#[tokio::test]
async fn what_was_handled_is_forgotten_after_an_hour_and_what_nobody_has_read_after_seven_days() {
    let house = House::new().await;
    let host = &house.host;
    host.open(Actor::new(CYD, 4_711), race(3)).await.unwrap();
    let handled = async || host.store().handled(4_711).await.unwrap();
    house.clock.pass(HOUR);
    host.beat().await.unwrap();
    assert!(handled().await.is_some(), "as long as a token may be good, and longer");
    house.clock.pass(1);
    host.beat().await.unwrap();
    assert_eq!(handled().await, None);

    // What two people could not be told: one reads it in time.
    let table = house.game(3).await;
    house.deliver().await;
    host.pause(table, &Say::new("pause-no-access")).await.unwrap();
    for item in house.owed().await {
        if let (To::Person(person), Body::Say { .. }) = (item.to, &item.body) {
            host.door_closed(&item, person).await.unwrap();
        }
    }
    house.clock.pass(7 * DAY);
    host.beat().await.unwrap();
    assert_eq!(host.unread(ADA, 900).await.unwrap().texts.len(), 1);
    house.clock.pass(1);
    host.beat().await.unwrap();
    assert_eq!(host.unread(BEN, 900).await.unwrap(), Unread::default());
}
