//! What hosting costs: the commit of one move beside a bare transaction, and a start with many live tables.
//!
//! `cargo bench -p skald --bench host [-- TABLES]` prints one line for each figure; no figure is asserted.
#![allow(clippy::panic, clippy::unwrap_used, clippy::print_stdout, missing_docs)]

#[path = "../tests/host/common/mod.rs"]
#[allow(dead_code)] // The stories use more of it than is measured here.
mod common;

use std::time::{Duration, Instant};

use common::{ADA, BEN, House, games, quick, race, serving};
use skald::host::{Join, OpenTable};
use skald_rules::interface::DecisionId;

const MOVES: usize = 400;

fn spread(name: &str, times: &mut [Duration]) -> f64 {
    times.sort_unstable();
    let at =
        |share: usize| times.get(times.len() * share / 100).copied().unwrap_or_default().as_secs_f64() * 1e3;
    println!("{name}: p50 {:.3} ms, p99 {:.3} ms, {} times", at(50), at(99), times.len());
    at(50)
}

/// How many moves are played, and then bare transactions made, before the other.
const BLOCK: usize = 50;

/// One row of one table, by itself.
async fn bare(house: &House, number: usize) -> Duration {
    let begun = Instant::now();
    let mut tx = house.host.store().write().await.unwrap();
    tx.handle(u64::try_from(number).unwrap(), 0);
    tx.commit().await.unwrap();
    begun.elapsed()
}

/// Moves, each with a bare transaction after it, so that both meet the same disk; and between blocks of them bare transactions that
/// follow one another, which is the least that they can take.
async fn moves() {
    let house = House::new().await;
    let table = house.game(250).await;
    let (mut played, mut in_turn, mut in_a_row) = (Vec::new(), Vec::new(), Vec::new());
    for number in 0..MOVES {
        let (person, other) = if number % 2 == 0 { (ADA, BEN) } else { (BEN, ADA) };
        let look = house.host.look(table, person).await.unwrap();
        let Some(decision) = look.decisions.first() else { panic!("{other} is asked out of turn") };
        let at = DecisionId::new(&decision.id).unwrap();
        let begun = Instant::now();
        house.host.play(person, table, at, "take").await.unwrap();
        played.push(begun.elapsed());
        house.host.tick().await.unwrap();
        in_turn.push(bare(&house, number).await);
        if (number + 1).is_multiple_of(BLOCK) {
            for further in 0..BLOCK {
                in_a_row.push(bare(&house, MOVES + number + further).await);
            }
        }
    }
    let whole = spread("a move, whole", &mut played);
    for (name, times) in [("in turn with moves", &mut in_turn), ("in a row", &mut in_a_row)] {
        let bare = spread(&format!("a bare transaction, {name}"), times);
        println!("ratio: {:.2}", whole / bare);
    }
}

fn resident() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().find(|line| line.starts_with("VmRSS")).unwrap_or("VmRSS: unknown").to_owned()
}

async fn many(count: usize) {
    let mut config = quick();
    config.tables_each = usize::MAX;
    let mut house = House::with(config.clone()).await;
    for _ in 0..count {
        let table = house.host.open(ADA, OpenTable { ..race(3) }).await.unwrap().id;
        let join = Join { name: "Ben".into(), ..Join::default() };
        house.host.join(BEN, table, join).await.unwrap();
        house.host.start(ADA, table).await.unwrap();
    }
    house.host.tick().await.unwrap();
    house.host.stop_serving().await.unwrap();
    house.host.store().close().await;
    println!("{count} live tables were opened; {}", resident());
    let begun = Instant::now();
    let store = house.store().await;
    house.host = serving(store, games(), &house.clock, &house.deals, config).await.unwrap();
    let next = house.host.tick().await.unwrap();
    println!(
        "start with {count} live tables: {:.1} ms, next due {next:?}",
        begun.elapsed().as_secs_f64() * 1e3
    );
    let turns = Instant::now();
    let listed = house.host.turns(ADA).await.unwrap().len();
    println!("list of {listed} turns: {:.1} ms; {}", turns.elapsed().as_secs_f64() * 1e3, resident());
}

fn main() {
    let count = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(10_000);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        moves().await;
        many(count).await;
    });
}
