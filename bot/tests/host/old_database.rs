//! A database that an older version wrote is opened, and its games go on where they stood.
//!
//! `fixtures/README.md` tells how each was made.

use crate::common::{self, ADA, BEN, DAY, HOUR, House, answer_at_random};
use skald::host::{Status, TableId};
use skald_rules::{catalogue::standard, chance::Fast, fair::verify};

const CHAOS: TableId = TableId(1);
const WAR: TableId = TableId(2);
const LAW: TableId = TableId(3);
const PAUSED: TableId = TableId(4);
const ENDLESS: TableId = TableId(5);
const LOBBY: TableId = TableId(6);

/// When the older version stopped, in milliseconds UTC.
const STOPPED: i64 = 1_800_018_000_000;

/// The house of the older version, at which this version begins to serve three days later.
async fn old_house() -> House {
    let sql = include_str!("../fixtures/before-the-law-of-time.sql");
    House::moved_in(standard(), sql, STOPPED + 3 * DAY).await
}

// shows CHAOS-22.1
#[tokio::test]
async fn every_clock_of_an_old_database_has_what_it_had() {
    let house = old_house().await;
    let host = &house.host;
    let now = host.now();
    // Ada's round was interrupted when she had used an hour; Ben has 22 of 24 hours left for his answer, as was agreed then.
    let look = host.look(CHAOS, BEN).await.unwrap();
    assert_eq!((look.waiting.len(), look.waiting[0].person), (1, Some(BEN)));
    assert_eq!(look.waiting[0].until, Some(now + 22 * HOUR));
    assert_eq!(host.look(WAR, ADA).await.unwrap().waiting[0].until, Some(now + 70 * HOUR));
    let ends: Vec<_> = host.look(LAW, ADA).await.unwrap().waiting.iter().map(|wait| wait.until).collect();
    assert_eq!(ends, [Some(now + 22 * HOUR), Some(now + 22 * HOUR)], "both plan at once");
    assert_eq!(host.look(ENDLESS, ADA).await.unwrap().waiting[0].until, None);
    assert_eq!(host.info(LOBBY).await.unwrap().status, Status::Lobby);
    assert_eq!(host.turns(ADA).await.unwrap().len(), 3, "War, Legends At War and the table without a limit");

    assert_eq!(host.info(PAUSED).await.unwrap().status, Status::Paused);
    house.pass(HOUR).await;
    host.resume(PAUSED, None).await.unwrap();
    assert_eq!(host.look(PAUSED, ADA).await.unwrap().waiting[0].until, Some(host.now() + 22 * HOUR));

    // Ben never answers. Ada's round goes on with what she had left, and ends when that is used up.
    house.pass(21 * HOUR - 1).await;
    assert_eq!(host.board(CHAOS).await.unwrap().waiting[0].person, Some(BEN));
    house.pass(1).await;
    let waiting = host.board(CHAOS).await.unwrap().waiting;
    assert_eq!((waiting[0].person, waiting[0].until), (Some(ADA), Some(host.now() + 23 * HOUR)));
    house.pass(23 * HOUR - 1).await;
    assert_eq!(host.board(CHAOS).await.unwrap().waiting[0].person, Some(ADA));
    house.pass(1).await;
    assert_eq!(host.board(CHAOS).await.unwrap().waiting[0].person, Some(BEN));
}

#[tokio::test]
async fn the_games_of_an_old_database_are_played_to_their_end() {
    let house = old_house().await;
    let host = &house.host;
    let mut dice = Fast::new(7);
    host.resume(PAUSED, None).await.unwrap();
    host.start(ADA, LOBBY).await.unwrap();
    for table in [CHAOS, WAR, LAW, PAUSED, ENDLESS, LOBBY] {
        host.tick().await.unwrap();
        while host.info(table).await.unwrap().status == Status::Playing {
            answer_at_random(&house, table, &mut dice).await;
        }
        let snapshot = host.store().snapshot(table).await.unwrap().unwrap();
        assert_eq!(host.replayed(table).await.unwrap(), snapshot.bytes, "{table}: log and snapshot");
        assert!(verify(&host.game_file(table).await.unwrap(), &house.games).holds(), "{table}");
    }
}

#[tokio::test]
async fn what_an_older_version_said_in_words_stays_as_it_was_said() {
    let house = old_house().await;
    let host = &house.host;
    let old = include_str!("../fixtures/before-the-law-of-time.sql");
    let mut lines = 0;
    for table in [CHAOS, WAR, LAW, PAUSED] {
        for (_, line) in
            host.history(table, 0, u32::MAX).await.unwrap().into_iter().flat_map(|entry| entry.told)
        {
            assert!(old.contains(&line.replace('\'', "''")), "{line}");
            lines += 1;
        }
        let waiting = host.board(table).await.unwrap().waiting;
        assert!(waiting.iter().all(|wait| !wait.label.is_empty() && !wait.label.contains('{')));
    }
    assert!(lines > 5, "{lines}");
    for person in [ADA, BEN] {
        for turn in host.turns(person).await.unwrap() {
            assert!(old.contains(&turn.label), "{turn:?}");
        }
    }
    for item in house.owed().await {
        if let Some(text) = common::text_of(&item) {
            assert!(old.contains(&text.replace('\'', "''")), "{text}");
        }
    }
}
