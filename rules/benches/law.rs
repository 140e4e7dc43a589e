//! How fast Legends At War is: random Skirmishes with facts, the evaluation alone, and the menu notes of a whole hand on the
//! largest board.
//!
//! `cargo bench -p skald-rules --bench law`. Throughput is counted in inputs, most of which are placements.

#![allow(clippy::unwrap_used, missing_docs)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use skald_rules::{
    chance::Fast,
    interface::{Options, Rules, Seat, Setup, Sight, Viewer},
    law::{Law, Phase, State, eval::evaluate},
    playout,
};

fn table(seats: u8, form: &str) -> Law {
    let options = Options::default().with("form", form);
    Law::new(&Setup { seats, options, packs: Vec::new() }).unwrap()
}

/// Whole Skirmishes as `skald playout law --fast` plays them.
fn core(c: &mut Criterion) {
    let mut group = c.benchmark_group("law core");
    for seats in [2, 4] {
        let options = Options::default().with("form", "skirmish");
        let plan = playout::Plan { seats, options, games: 100, ..playout::Plan::default() };
        group.throughput(Throughput::Elements(playout::run::<Law>(&plan).unwrap().moves));
        group.bench_function(format!("skirmish of {seats}"), |b| {
            b.iter(|| playout::run::<Law>(&plan).unwrap())
        });
    }
    group.finish();
}

/// The largest board: the last round of a Ragnarok of four.
fn largest(game: &Law) -> (State, Seat) {
    let (mut dice, mut choice) = (Fast::new(3), Fast::new(4));
    let mut state = game.start(&[], &mut dice, &mut Vec::new()).unwrap();
    loop {
        if let (Phase::Play(seat), 3) = (&state.phase, state.round) {
            return (state.clone(), *seat);
        }
        let input = playout::next_input(game, &state, 4, &mut choice).unwrap().unwrap();
        game.play(&mut state, &input, &mut dice, &mut Vec::new()).unwrap();
    }
}

fn large(c: &mut Criterion) {
    let mut group = c.benchmark_group("law largest board");
    let game = table(4, "ragnarok");
    let (mut state, seat) = largest(&game);
    let six: Vec<_> = game
        .pool()
        .cards()
        .filter(|card| !skald_rules::law::all_cards(&state).is_empty() && game.pool().face(*card).level == 3)
        .take(6)
        .collect();
    state.players[seat.index()].hand = six.clone();
    group.bench_function("evaluation", |b| {
        let scene = game.rules().scene(&state);
        b.iter(|| std::hint::black_box(evaluate(&scene, &state.field)));
    });
    group.bench_function("captures of six cards on every space", |b| {
        let at = game.open(&state, seat)[0].id;
        b.iter(|| {
            for card in &six {
                let path = [skald_rules::interface::Pick::one(game.pool().key(*card))];
                std::hint::black_box(game.ask(&state, at, &path).unwrap());
            }
        });
    });
    group.bench_function("view", |b| b.iter(|| std::hint::black_box(game.view(&state, Viewer::Seat(seat)))));
    group.finish();
}

criterion_group!(benches, core, large);
criterion_main!(benches);
