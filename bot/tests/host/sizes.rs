//! How much room a finished table takes in the database, by game: the figures of `docs/operators.md`.

use std::path::Path;

use crate::common::{self, ADA, BEN, DAY, HOUR, House, random_line};
use skald::host::{Join, OpenTable, Status, TableId, Terms};
use skald_rules::{
    chance::Fast,
    interface::{DecisionId, Duty},
    players::Level,
};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

/// The games, what the paper calls them, and how many seats each is played with there.
const GAMES: [(&str, &str, u8); 5] = [
    ("war", "The Rules of War", 2),
    ("chaos", "Legends of Chaos", 3),
    ("law", "Legends At War, Skirmish", 2),
    ("lost", "Lost Legends", 3),
    ("lraw", "Legions: Realms at War", 2),
];

/// How many kilobytes the paper says that a finished table takes.
fn on_paper(name: &str, seats: u8) -> i64 {
    let paper = include_str!("../../../docs/operators.md");
    let row = format!("| {name} | {seats} | ");
    let said = paper.lines().find_map(|line| line.strip_prefix(&row)?.strip_suffix(" kB |")?.parse().ok());
    said.unwrap_or_else(|| panic!("{row}"))
}

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
        let mut owed = None;
        for person in [ADA, BEN] {
            let look = house.host.look(table, person).await.unwrap();
            let open = look.decisions.iter().find(|decision| decision.duty == Duty::Owed);
            owed = owed.or(open.map(|open| (person, DecisionId::new(&open.id).unwrap())));
        }
        match owed {
            Some((person, at)) => {
                let line = random_line(house, table, at, &mut dice).await;
                house.host.play(person, table, at, &line).await.unwrap();
            }
            // What was answered takes effect at its time, and computers take theirs.
            None => house.clock.pass(next.map_or(1_000, |next| (next - house.host.now()).max(1))),
        }
    }
    panic!("{game} does not end");
}

#[tokio::test]
async fn a_finished_table_takes_no_more_room_than_the_paper_says() {
    for (game, name, seats) in GAMES {
        let most = on_paper(name, seats);
        let house = House::of(common::games(), 7).await;
        let database = house.folder.path().join("skald.db");
        let mut sizes = Vec::new();
        // What is there once, whatever is played, is there after the first.
        for seed in 0..3 {
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
        let each = sizes.iter().skip(1).sum::<i64>() / 2;
        println!("{game} of {seats}: {} kB a table", each / 1_000);
        assert!(each <= most * 1_000, "{game}: {each} bytes a table");
        // And nothing of it stays after its time.
        house.clock.pass(91 * DAY);
        house.host.tick().await.unwrap();
        assert_eq!(house.host.purge().await.unwrap(), sizes.len());
    }
}
