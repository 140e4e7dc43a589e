//! What is kept no longer is taken away, and nothing else is.

use crate::common::{ADA, BEN, CYD, DAY, House, race, refused};
use skald::host::{Asked, PersonChange, Refused, TableId};
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
    host.change_person(BEN, door).await.unwrap();
    house.deliver().await;

    house.clock.pass(30 * DAY);
    assert_eq!(host.purge().await.unwrap(), 0, "to the day nothing goes");
    house.clock.pass(1);
    assert_eq!(host.purge().await.unwrap(), 1, "a table that never began");
    assert_eq!(refused(host.info(closed).await), Refused::NoTable);
    assert_eq!(host.person(CYD).await.unwrap().dm_channel, None, "who has to do with no table");
    assert_eq!(host.person(BEN).await.unwrap().dm_channel, Some(77));

    let again = host.rematch(ADA, over, Asked::default()).await.unwrap().id;
    house.clock.pass(60 * DAY);
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
