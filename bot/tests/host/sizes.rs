//! How much room a finished table takes in the database, by game: the figures of `docs/operators.md`.

use std::path::Path;

use crate::common::{self, ADA, BEN, DAY, HOUR, House, answer_at_random};
use skald::host::{Join, OpenTable, Status, TableId, Terms};
use skald_rules::{chance::Fast, players::Level};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

/// The games, how many seats each is played with, and how many kilobytes the paper allows a finished table.
const PAPER: [(&str, u8, i64); 5] =
    [("war", 2, 250), ("chaos", 3, 250), ("law", 2, 250), ("lost", 3, 250), ("lraw", 2, 250)];

/// The bytes in use in the database, to the byte.
async fn used(database: &Path) -> i64 {
    let options = SqliteConnectOptions::new().filename(database).read_only(true);
    let mut look = SqliteConnection::connect_with(&options).await.unwrap();
    let (bytes,): (i64,) =
        sqlx::query_as("SELECT sum(pgsize - unused) FROM dbstat").fetch_one(&mut look).await.unwrap();
    look.close().await.unwrap();
    bytes
}

/// A game of Ada, Ben and computers, played to its end.
async fn whole(house: &House, game: &str, seats: u8, seed: u64) -> TableId {
    let wish = OpenTable {
        game: game.into(),
        seats: Some(seats),
        terms: Terms::of(Some(DAY)),
        channel: 7,
        guild: Some(1),
        name: "Ada".into(),
        computers: seats - 2,
        level: Level::default(),
        ..OpenTable::default()
    };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    let mut dice = Fast::new(seed);
    for _ in 0..20_000 {
        let next = house.host.tick().await.unwrap();
        if house.host.info(table).await.unwrap().status == Status::Over {
            return table;
        }
        if house.host.board(table).await.unwrap().waiting.iter().all(|wait| wait.person.is_none()) {
            house.clock.pass(next.map_or(0, |next| (next - house.host.now()).max(0)));
        } else {
            answer_at_random(house, table, &mut dice).await;
            // What was answered ahead takes effect at its time.
            house.clock.pass(1_000);
        }
    }
    panic!("{game} does not end");
}

#[tokio::test]
async fn a_finished_table_takes_no_more_room_than_the_paper_says() {
    for (game, seats, most) in PAPER {
        let house = House::of(common::games(), 7).await;
        let database = house.folder.path().join("skald.db");
        let mut sizes = Vec::new();
        // What is there once, whatever is played, is there after the first.
        for seed in 0..4 {
            let before = used(&database).await;
            let table = whole(&house, game, seats, seed).await;
            house.deliver().await;
            // What is kept for an hour goes, and what is kept for months stays.
            house.clock.pass(2 * HOUR);
            house.host.tick().await.unwrap();
            house.host.purge().await.unwrap();
            let acts = house.host.info(table).await.unwrap().log;
            let bytes = used(&database).await - before;
            println!("{game} of {seats}: {bytes} bytes, {acts} entries in its log");
            sizes.push(bytes);
        }
        let each = sizes.iter().skip(1).sum::<i64>() / 3;
        println!("{game} of {seats}: {} kB a table", each / 1_000);
        assert!(each <= most * 1_000, "{game}: {each} bytes a table");
        // And nothing of it stays after its time.
        house.clock.pass(91 * DAY);
        house.host.tick().await.unwrap();
        assert_eq!(house.host.purge().await.unwrap(), sizes.len());
    }
}
