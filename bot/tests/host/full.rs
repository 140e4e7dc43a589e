//! A database whose file cannot grow: SQLite itself says that there is no room.

use crate::common::{self, ADA, BEN, House};
use skald::{
    host::{Actor, HostError, Person, StoreError},
    store::Store,
};

/// The number of the first interaction of this story.
const PRESS: u64 = 70_000;

#[track_caller]
fn is_full(error: &HostError) {
    assert!(matches!(error, HostError::Store(StoreError::Full)), "{error:?}");
    assert_eq!(error.say().id, "host-full-disk", "it is said plainly");
}

#[tokio::test]
async fn a_file_that_cannot_grow_takes_nothing_in_loses_nothing_and_goes_on_when_it_can() {
    let house = House::new().await;
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(house.game(3).await);
    }
    let store = house.host.store();
    store.faults().bound(true);
    // What is free within the file is used up first.
    let mut opened = Vec::new();
    let refused = loop {
        let who = Person(5_000 + u64::try_from(opened.len()).unwrap());
        match house.host.open(who, common::race(1)).await {
            Ok(info) => opened.push(info.id),
            Err(error) => break error,
        }
        assert!(opened.len() < 2_000, "the file has an end");
    };
    is_full(&refused);
    let (mut press, mut refused) = (PRESS, None);
    for table in &tables {
        let at = house.question(*table, ADA).await.unwrap();
        press += 1;
        if let Err(error) = house.host.play(Actor::new(ADA, press), *table, at, "take").await {
            refused = Some((*table, at, error));
            break;
        }
    }
    let (table, at, refused) = refused.expect("there is room for forty moves");
    is_full(&refused);
    println!("{} tables and {} moves found room", opened.len(), press - PRESS - 1);

    // Nothing of it was done, however often it is tried; and whoever looks into the file finds the same.
    let before = house.host.info(table).await.unwrap();
    for _ in 0..5 {
        is_full(&house.host.play(Actor::new(ADA, press), table, at, "take").await.unwrap_err());
    }
    assert_eq!(house.host.info(table).await.unwrap().log, before.log);
    let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
    assert_eq!(house.host.replayed(table).await.unwrap(), snapshot.bytes);
    let other = Store::open(&house.folder.path().join("skald.db")).await.unwrap();
    assert_eq!(other.table(table).await.unwrap().unwrap().log, before.log);
    for table in &opened {
        assert!(other.table(*table).await.unwrap().is_some(), "what was confirmed is there");
    }
    other.close().await;
    // Nor is anybody else kept from looking, and the lease is kept.
    house.host.turns(ADA).await.unwrap();
    house.host.turns(BEN).await.unwrap();
    house.host.beat().await.unwrap();

    // There is room: the same press is played, once, and the game goes on.
    store.faults().bound(false);
    house.host.play(Actor::new(ADA, press), table, at, "take").await.unwrap();
    let after = house.host.info(table).await.unwrap().log;
    assert!(after > before.log);
    house.host.play(Actor::new(ADA, press), table, at, "take").await.ok();
    assert_eq!(house.host.info(table).await.unwrap().log, after, "it counts once");
    house.host.tick().await.unwrap();
    house.answer(table, "take").await;
    let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
    assert_eq!(house.host.replayed(table).await.unwrap(), snapshot.bytes);
    house.host.open(ADA, common::race(1)).await.unwrap();
}
