//! How fast Lost Legends is: whole random games with facts, the same with views and encoding, and the menus of the attack of a
//! hero who owns everything.
//!
//! `cargo bench -p skald-rules --bench lost`. Throughput is counted in inputs.

#![allow(clippy::unwrap_used, missing_docs)]

mod recorded;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use recorded::{Recorded, inputs, record, replay};
use skald_rules::{
    interface::{Papers, Pick, Rules, Seat, Setup, Sight, Viewer},
    lost::Lost,
    playout,
    table::encode,
};

fn table(seats: u8) -> Lost {
    Lost::new(&Setup { seats, ..Setup::default() }).unwrap()
}

fn core(c: &mut Criterion) {
    let mut group = c.benchmark_group("lost core");
    for seats in 3..=5 {
        let game = table(seats);
        let games: Vec<Recorded<Lost>> = (0..50).map(|seed| record(&game, seed)).collect();
        group.throughput(Throughput::Elements(inputs(&games)));
        group.bench_function(format!("rules and facts, {seats} seats"), |b| {
            b.iter(|| {
                replay(&game, &games, |_, events| {
                    std::hint::black_box(events.len());
                })
            });
        });
        let plan = playout::Plan { seats, games: 50, ..playout::Plan::default() };
        group.throughput(Throughput::Elements(playout::run::<Lost>(&plan).unwrap().moves));
        group.bench_function(format!("moves chosen at random, {seats} seats"), |b| {
            b.iter(|| playout::run::<Lost>(&plan).unwrap());
        });
        let few: Vec<Recorded<Lost>> = games.into_iter().take(5).collect();
        group.throughput(Throughput::Elements(inputs(&few)));
        group.bench_function(format!("with views and encoding, {seats} seats"), |b| {
            let viewers: Vec<Viewer> =
                Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
            b.iter(|| {
                replay(&game, &few, |state, events| {
                    std::hint::black_box(game.views(state, &viewers));
                    std::hint::black_box(encode(state));
                    std::hint::black_box(encode(events));
                });
            });
        });
    }
    group.finish();
}

/// A hero with three weapons, three spells, three trinkets, every skill and much mana, who is asked for the attack.
const RICH: &str = include_str!("lost-rich.toml");

fn attack(c: &mut Criterion) {
    let (game, state) = Lost::read_position("rich", RICH).unwrap();
    let at = game.open(&state, Seat(0))[0].id;
    let mut group = c.benchmark_group("lost attack of a hero with everything");
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    group.bench_function("the table of attacks and defences", |b| {
        b.iter(|| std::hint::black_box(view.eyes().outlook(Seat(0))));
    });
    group.bench_function("the menus of one attack", |b| {
        let paths = ["attack", "attack storm-staff", "attack storm-staff with"].map(Pick::path);
        b.iter(|| paths.iter().filter(|path| game.ask(&state, at, path).is_ok()).count());
    });
    group.finish();
}

criterion_group!(benches, core, attack);
criterion_main!(benches);
