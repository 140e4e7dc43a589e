//! A disk that is full, a clock that goes wrong, a process that dies, a file that is taken away or damaged.

use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

use crate::common::{self, ADA, DAY, House, games, quick, serving};
use skald::{
    host::{Actor, HostError, StoreError},
    store::{Found, Store},
};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::time::timeout;

/// Bytes of a page of the database, and what a page begins with that holds rows.
const PAGE: usize = 4_096;
const LEAF: u8 = 0x0d;

#[tokio::test]
async fn while_the_disk_is_full_nothing_is_played_and_nothing_is_lost() {
    let house = House::new().await;
    let table = house.game(3).await;
    let at = house.question(table, ADA).await.unwrap();
    let log = house.host.info(table).await.unwrap().log;
    house.host.store().faults().fill(true);
    for _ in 0..3 {
        let error = house.host.play(Actor::new(ADA, 7), table, at, "take").await.unwrap_err();
        assert!(matches!(error, HostError::Store(StoreError::Full)), "{error:?}");
        assert_eq!(error.say().id, "host-full-disk", "it is said plainly");
    }
    assert!(house.host.open(ADA, common::race(1)).await.is_err());
    assert_eq!(house.host.info(table).await.unwrap().log, log);
    house.host.store().faults().fill(false);
    // The same press is played once there is room.
    house.host.play(Actor::new(ADA, 7), table, at, "take").await.unwrap();
    let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
    assert_eq!(house.host.replayed(table).await.unwrap(), snapshot.bytes);
}

#[tokio::test]
async fn a_heartbeat_that_fails_is_repeated_and_only_another_holder_ends_the_process() {
    let house = House::new().await;
    let host = house.host.clone();
    let task = tokio::spawn(async move { host.run(std::future::pending()).await });
    house.host.store().faults().fill(true);
    house.clock.pass(house.config.lease * 3);
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    assert!(!task.is_finished(), "a full disk ends nothing");
    house.host.store().faults().fill(false);
    let room = Instant::now();
    while house.host.store().lease().await.unwrap().unwrap().expires <= house.clock_now() {
        assert!(room.elapsed() < Duration::from_secs(20), "the lease is held again");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(!task.is_finished());
    // It cannot renew it once more, and another one takes it: that is the end.
    house.host.store().faults().fill(true);
    house.clock.pass(house.config.lease + 1);
    let second = serving(house.store().await, games(), &house.clock, &house.deals, quick()).await.unwrap();
    house.host.store().faults().fill(false);
    let ended = timeout(Duration::from_secs(20), task).await.unwrap().unwrap();
    assert!(matches!(ended, Err(HostError::Store(StoreError::Raced))), "{ended:?}");
    second.meet(ADA, "Ada", "en-GB").await.unwrap();
}

#[tokio::test]
async fn a_commit_that_fails_leaves_a_writer_that_works() {
    let house = House::new().await;
    let table = house.game(3).await;
    for press in 0..30 {
        house.host.store().faults().fill(press % 3 != 2);
        house.host.meet(ADA, &format!("Ada {press}"), "en-GB").await.ok();
    }
    house.host.store().faults().fill(false);
    assert_eq!(house.host.store().person(ADA).await.unwrap().unwrap().name, "Ada 29");
    house.answer(table, "take").await;
}

#[tokio::test]
async fn a_change_that_nobody_waits_for_any_more_leaves_a_writer_that_works() {
    let house = House::new().await;
    let table = house.game(9).await;
    let file = SqliteConnectOptions::new().filename(house.folder.path().join("skald.db"));
    for patience in [0, 1, 5, 20] {
        let mut other = SqliteConnection::connect_with(&file).await.unwrap();
        sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
        let waits = timeout(Duration::from_millis(patience), house.host.meet(ADA, "Ada", "en-GB")).await;
        assert!(waits.is_err(), "the file is blocked");
        // The one after waits in its stead, and is served when it can be.
        tokio::join!(house.answer(table, "take"), async {
            tokio::time::sleep(Duration::from_millis(30)).await;
            sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
        });
    }
}

#[tokio::test]
async fn a_clock_that_was_set_back_never_blocks_a_start() {
    let mut house = House::new().await;
    let table = house.game(2).await;
    // The holder hangs; its lease is a day ahead of the clock that goes right.
    house.clock.pass(-DAY);
    let second = serving(house.store().await, games(), &house.clock, &house.deals, quick()).await.unwrap();
    second.info(table).await.unwrap();
    assert!(matches!(house.host.beat().await, Err(HostError::Store(StoreError::Raced))));
    // And the one that serves goes on beating when its clock is set back.
    house.host = second;
    let host = house.host.clone();
    let task = tokio::spawn(async move { host.run(std::future::pending()).await });
    house.clock.pass(-DAY);
    tokio::time::sleep(Duration::from_millis(300)).await;
    house.host.meet(ADA, "Ada", "en-GB").await.unwrap();
    house.host.beat().await.unwrap();
    let lease = house.host.store().lease().await.unwrap().unwrap();
    assert_eq!(lease.expires, house.clock_now() + house.config.lease);
    task.abort();
}

#[tokio::test]
async fn the_next_start_after_a_death_on_the_same_machine_does_not_wait_for_the_lease() {
    let house = House::new().await;
    let path = house.folder.path().join("skald.db");
    // While the first lives, nobody else begins.
    let other = Store::open(&path).await.unwrap();
    assert!(!other.is_alone());
    assert!(serving(other, games(), &house.clock, &house.deals, quick()).await.is_err());
    // It dies: the system lets its lock go, the lease still stands.
    house.host.store().close().await;
    let begun = Instant::now();
    let next = Store::open(&path).await.unwrap();
    assert!(next.is_alone());
    let next = serving(next, games(), &house.clock, &house.deals, quick()).await.unwrap();
    println!("begun after {:?}", begun.elapsed());
    assert!(begun.elapsed() < Duration::from_secs(1));
    next.meet(ADA, "Ada", "en-GB").await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_is_removed_or_replaced_is_noticed_with_the_next_heartbeat() {
    for replaced in [false, true] {
        let house = House::new().await;
        let path = house.folder.path().join("skald.db");
        house.host.beat().await.unwrap();
        std::fs::rename(&path, house.folder.path().join("elsewhere.db")).unwrap();
        if replaced {
            std::fs::write(&path, b"").unwrap();
        }
        let error = house.host.beat().await.unwrap_err();
        assert!(matches!(error, HostError::Store(StoreError::Replaced { .. })), "{error:?}");
        assert!(error.to_string().contains("removed or replaced"), "{error}");
        let host = house.host.clone();
        house.clock.pass(house.config.beat);
        let ended = tokio::time::timeout(Duration::from_secs(10), host.run(std::future::pending())).await;
        assert!(ended.unwrap().is_err(), "the process ends");
    }
}

/// A closed database with games in it: where it lies, and its bytes.
async fn written() -> (House, PathBuf, Vec<u8>) {
    let house = House::new().await;
    for _ in 0..3 {
        house.game(3).await;
    }
    house.host.store().close().await;
    let path = house.folder.path().join("skald.db");
    let bytes = std::fs::read(&path).unwrap();
    (house, path, bytes)
}

#[tokio::test]
async fn damaged_pages_are_found_at_the_start_with_words_about_what_can_be_saved() {
    let (_house, path, mut bytes) = written().await;
    assert!(bytes.len() > 8 * 4_096, "{} bytes", bytes.len());
    // All but the first pages, which a start needs to find its way.
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0xa5);
    std::fs::write(&path, bytes).unwrap();
    let error = Store::open(&path).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
    let text = error.to_string();
    assert!(text.contains("damaged") && text.contains(".recover") && text.contains("backup"), "{text}");
}

#[tokio::test]
async fn a_damaged_page_that_a_start_does_not_read_is_found_as_well() {
    let (_house, path, mut bytes) = written().await;
    // The last page that holds two rows of a table or more: the first two change places, which every look at one of them bears.
    let rows = bytes.chunks(PAGE).rposition(|page| page[0] == LEAF && page[4] > 1).unwrap();
    let places = rows * PAGE + 8;
    bytes[places..places + 4].rotate_left(2);
    std::fs::write(&path, bytes).unwrap();
    let error = Store::open(&path).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
}

#[tokio::test]
async fn what_is_damaged_is_known_by_its_number_and_not_by_a_word_in_a_path() {
    let folder = tempfile::tempdir().unwrap();
    // A folder is no file, whatever it is called.
    let named = folder.path().join("malformed");
    std::fs::create_dir(&named).unwrap();
    for error in [Store::open(&named).await.unwrap_err(), Store::inspect(&named).await.unwrap_err()] {
        assert!(matches!(error, StoreError::Open { .. }), "{error:?}");
    }
    // A file that is no database at all.
    let other = folder.path().join("other.db");
    std::fs::write(&other, "To whom it may concern. ".repeat(400)).unwrap();
    for error in [Store::open(&other).await.unwrap_err(), Store::inspect(&other).await.unwrap_err()] {
        assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
    }
    // An empty one is a database that has yet to be filled.
    let empty = folder.path().join("empty.db");
    std::fs::write(&empty, "").unwrap();
    assert!(matches!(Store::inspect(&empty).await, Ok(Found::Ready { missing }) if missing > 0));
}
