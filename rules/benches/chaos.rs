//! How fast Legends of Chaos is: recorded random games played again with facts, and with views besides.
//!
//! `cargo bench -p skald-rules --bench chaos`. Throughput is counted in inputs, each of which is validated completely.

#![allow(clippy::unwrap_used, missing_docs)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use skald_rules::{
    chance::Fast,
    chaos::{Chaos, Event, Move, State},
    interface::{Game, Input, Seat, Setup, Viewer},
    playout::next_input,
};

const GAMES: u64 = 20;

/// A recorded game: the generator after the deal, the deal, and all inputs.
type Recorded = (Fast, State, Vec<Input<Move>>);

/// Plays one random game.
fn record(game: &Chaos, seed: u64) -> Recorded {
    let (mut dice, mut choices) = (Fast::new(seed), Fast::new(!seed));
    let mut out = Vec::new();
    let mut state = game.start(&[], &mut dice, &mut out).unwrap();
    let deal = (dice.clone(), state.clone());
    let mut inputs = Vec::new();
    while let Some(input) = next_input(game, &state, game.seated(), &mut choices).unwrap() {
        game.play(&mut state, &input, &mut dice, &mut out).unwrap();
        inputs.push(input);
    }
    (deal.0, deal.1, inputs)
}

/// Plays recorded games again from their deals; `each` is called after every input.
fn replay(game: &Chaos, games: &[Recorded], out: &mut Vec<Event>, mut each: impl FnMut(&State)) -> usize {
    let mut told = 0;
    for (dice, start, inputs) in games {
        let mut dice = dice.clone();
        let mut state = start.clone();
        for input in inputs {
            out.clear();
            game.play(&mut state, input, &mut dice, out).unwrap();
            told += out.len();
            each(&state);
        }
    }
    told
}

fn core(c: &mut Criterion) {
    for seats in [2_u8, 4, 8] {
        let game = Chaos::new(&Setup { seats, ..Setup::default() }).unwrap();
        let games: Vec<Recorded> = (0..GAMES).map(|seed| record(&game, seed)).collect();
        let inputs: u64 = games.iter().map(|(_, _, inputs)| inputs.len() as u64).sum();
        let mut out = Vec::new();
        let mut group = c.benchmark_group(format!("{seats} seats"));
        group.throughput(Throughput::Elements(inputs));
        group.bench_function("core with facts", |b| b.iter(|| replay(&game, &games, &mut out, |_| {})));
        group.sample_size(10);
        group.bench_function("with the view of one seat", |b| {
            b.iter(|| {
                replay(&game, &games, &mut out, |state| {
                    std::hint::black_box(game.view(state, Viewer::Seat(Seat(0))));
                })
            });
        });
        group.finish();
    }
}

criterion_group!(benches, core);
criterion_main!(benches);
