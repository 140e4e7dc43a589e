//! A log that an older version wrote, of inputs alone, is carried over: its games go on in acts, and its files hold.
//!
//! `fixtures/README.md` tells how each was made.

use crate::common::{ADA, BEN, HOUR, House, answer_at_random};
use skald::host::{Join, Status, TableId};
use skald_rules::{
    catalogue::standard,
    chance::Fast,
    fair::{GameFile, verify},
};

const WAR: TableId = TableId(1);
const REMATCH: TableId = TableId(2);
const CHAOS: TableId = TableId(3);
const LAW: TableId = TableId(4);
const PAUSED: TableId = TableId(5);
const MATCH: TableId = TableId(6);

/// When the older version stopped, in milliseconds UTC.
const STOPPED: i64 = 1_800_005_640_000;

async fn old_house() -> House {
    House::moved_in(standard(), include_str!("../fixtures/before-acts.sql"), STOPPED + HOUR).await
}

#[tokio::test]
async fn games_that_were_dealt_before_go_on_in_acts_and_prove_themselves() {
    let house = old_house().await;
    let host = &house.host;
    let mut dice = Fast::new(7);
    assert_eq!(host.info(PAUSED).await.unwrap().status, Status::Paused);
    host.resume(PAUSED, None).await.unwrap();
    host.join(ADA, REMATCH, Join { name: "Ada".into(), ..Join::default() }).await.unwrap();
    assert_eq!(host.info(REMATCH).await.unwrap().after, Some(WAR));
    host.start(BEN, REMATCH).await.unwrap();
    for table in [REMATCH, CHAOS, LAW, PAUSED] {
        let before = host.store().log(table, 0, u32::MAX).await.unwrap();
        host.tick().await.unwrap();
        while host.info(table).await.unwrap().status == Status::Playing {
            answer_at_random(&house, table, &mut dice).await;
        }
        let log = host.store().log(table, 0, u32::MAX).await.unwrap();
        assert_eq!(log[..before.len()], before[..], "{table}: what was written stays as it was written");
        let snapshot = host.store().snapshot(table).await.unwrap().unwrap();
        assert_eq!(host.replayed(table).await.unwrap(), snapshot.bytes, "{table}: log and snapshot");
        let file = host.game_file(table).await.unwrap();
        assert_eq!(verify(&file, &house.games).findings, [], "{table}");
        let format = if table == REMATCH { 2 } else { 1 };
        assert_eq!(GameFile::read(&file).unwrap().header.format, format, "it is of the format of its deal");
    }
    let paused = GameFile::read(&host.game_file(PAUSED).await.unwrap()).unwrap();
    assert!(paused.entries.iter().any(|entry| entry.act == "resume"), "it went on in this version");
}

#[tokio::test]
async fn a_file_that_an_older_version_gave_out_holds_and_is_given_out_again() {
    let given = include_bytes!("../fixtures/war.format-1.jsonl");
    assert_eq!(verify(given, &standard()).findings, []);
    let house = old_house().await;
    for table in [WAR, MATCH] {
        let file = house.host.game_file(table).await.unwrap();
        assert!(verify(&file, &house.games).holds(), "{table}");
        assert!(table != WAR || file == given, "byte for byte");
    }
}
