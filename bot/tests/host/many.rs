//! Many tables, and nothing to wait for: what is not due costs nothing, and what is waited for in a game is virtual.

use std::time::Instant;

use crate::common::{self, ADA, DAY, House, answer_at_random};
use skald::{
    host::{Join, OpenTable, Person, Status, TableId, Terms},
    store::{DueRow, table_subject},
};
use skald_rules::{chance::Fast, interface::Options};

/// How many tables there are beside the one that is played.
const TABLES: i64 = 10_000;

#[tokio::test]
async fn ten_thousand_tables_cost_nothing_while_nothing_is_due() {
    let house = House::new().await;
    let table = house.game(4).await;
    let now = house.host.now();
    let mut tx = house.host.store().write().await.unwrap();
    let row = |number: i64| DueRow {
        subject: table_subject(TableId(1_000 + number)),
        key: "turn:0:t1".into(),
        at: now + 2 * DAY + number,
        served: true,
    };
    let rows: Vec<DueRow> = (0..TABLES).map(row).collect();
    tx.save_due(&[], &rows);
    tx.commit().await.unwrap();

    let log = house.host.info(table).await.unwrap().log;
    let begun = Instant::now();
    for _ in 0..100 {
        // What is due first is that of the one table: a warning, when a quarter of its day is left.
        assert_eq!(house.pass(1).await, Some(now + DAY * 3 / 4));
    }
    let each = begun.elapsed() / 100;
    println!("a look at what is due among {TABLES} tables takes {each:?}");
    assert_eq!(house.host.in_memory(), 1, "no other table was touched");
    assert_eq!(house.host.info(table).await.unwrap().log, log);
    // Looking through all of them would take a hundred times as long.
    assert!(each.as_millis() < 20, "{each:?}");
}

#[tokio::test]
async fn a_whole_game_of_six_waits_for_nothing_but_its_own_work() {
    let house = House::of(common::games(), 6).await;
    let wish = OpenTable {
        game: "war".into(),
        seats: Some(6),
        options: Options::default().with("turn_limit", "120"),
        terms: Terms::default(),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    for number in 0..5 {
        let join = Join { name: format!("P{number}"), ..Join::default() };
        house.host.join(Person(300 + number), table, join).await.unwrap();
    }
    let (begun, virtual_begin) = (Instant::now(), house.host.now());
    house.host.start(ADA, table).await.unwrap();
    let mut dice = Fast::new(6);
    for turn in 0..10_000 {
        let next = house.host.tick().await.unwrap();
        if house.host.info(table).await.unwrap().status == Status::Over {
            break;
        }
        // Every third question is let go: its day passes at once.
        if turn % 3 == 2 {
            house.clock.pass(next.map_or(0, |next| (next - house.host.now()).max(0)));
        } else {
            answer_at_random(&house, table, &mut dice).await;
        }
    }
    let info = house.host.info(table).await.unwrap();
    assert_eq!(info.status, Status::Over);
    let days = (house.host.now() - virtual_begin) / DAY;
    println!("a game of six with {} entries took {days} days and {:?}", info.log, begun.elapsed());
    assert!(days >= 1, "time has passed, and nobody has waited");
}
