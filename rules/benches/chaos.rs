//! How fast Legends of Chaos is. `cargo bench -p skald-rules --bench chaos`; throughput is counted in inputs, each of which
//! is validated completely and tells its facts.
//!
//! - `rules`: recorded random games played again, rights and withdrawals among their inputs.
//! - `playouts`: random games as `skald playout chaos --fast` plays them.
//! - `hosted`: recorded games with what a host does after every input: the view of every seat, the facts as each player
//!   learns them encoded, and a hash.

#![allow(clippy::unwrap_used, missing_docs)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use sha3::{Digest, Sha3_256};
use skald_rules::{
    chance::Fast,
    chaos::{Chaos, Event, Move, State},
    interface::{Game, Input, Seat, Setup, Viewer},
    playout,
};

const GAMES: u64 = 20;

/// A recorded game: the generator after the deal, the deal, and all inputs.
struct Recorded {
    dice: Fast,
    deal: State,
    inputs: Vec<Input<Move>>,
}

/// Plays one random game.
fn record(game: &Chaos, seed: u64) -> Recorded {
    let (mut dice, mut choices) = (Fast::new(seed), Fast::new(!seed));
    let mut out = Vec::new();
    let mut state = game.start(&[], &mut dice, &mut out).unwrap();
    let mut recorded = Recorded { dice: dice.clone(), deal: state.clone(), inputs: Vec::new() };
    while let Some(input) = playout::next_input(game, &state, game.seated(), &mut choices).unwrap() {
        game.play(&mut state, &input, &mut dice, &mut out).unwrap();
        recorded.inputs.push(input);
    }
    recorded
}

/// Plays recorded games again from their deals; `each` is called after every input.
fn replay(
    game: &Chaos,
    games: &[Recorded],
    out: &mut Vec<Event>,
    mut each: impl FnMut(&State, &[Event]),
) -> usize {
    let mut told = 0;
    for recorded in games {
        let mut dice = recorded.dice.clone();
        let mut state = recorded.deal.clone();
        for input in &recorded.inputs {
            out.clear();
            game.play(&mut state, input, &mut dice, out).unwrap();
            told += out.len();
            each(&state, out);
        }
    }
    told
}

/// What a host does after an input.
fn host(game: &Chaos, viewers: &[Viewer], state: &State, events: &[Event], bytes: &mut Vec<u8>) -> [u8; 32] {
    bytes.clear();
    std::hint::black_box(game.views(state, viewers));
    for who in viewers {
        for seen in events.iter().filter_map(|event| game.seen(event, *who)) {
            *bytes = postcard::to_extend(&seen, std::mem::take(bytes)).unwrap();
        }
    }
    Sha3_256::digest(&bytes).into()
}

fn speed(c: &mut Criterion) {
    for seats in [2_u8, 4, 8] {
        let game = Chaos::new(&Setup { seats, ..Setup::default() }).unwrap();
        let games: Vec<Recorded> = (0..GAMES).map(|seed| record(&game, seed)).collect();
        let inputs: u64 = games.iter().map(|recorded| recorded.inputs.len() as u64).sum();
        let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).collect();
        let (mut out, mut bytes) = (Vec::new(), Vec::new());
        let mut group = c.benchmark_group(format!("{seats} seats"));

        group.throughput(Throughput::Elements(inputs));
        group.bench_function("rules", |b| b.iter(|| replay(&game, &games, &mut out, |_, _| {})));

        // Whole games as `skald playout chaos --fast` plays them.
        let plan = playout::Plan { seats, games: GAMES, ..playout::Plan::default() };
        group.throughput(Throughput::Elements(playout::run::<Chaos>(&plan).unwrap().moves));
        group.bench_function("playouts", |b| b.iter(|| playout::run::<Chaos>(&plan).unwrap()));

        group.throughput(Throughput::Elements(inputs));
        group.sample_size(10);
        group.bench_function("hosted", |b| {
            b.iter(|| {
                replay(&game, &games, &mut out, |state, events| {
                    std::hint::black_box(host(&game, &viewers, state, events, &mut bytes));
                })
            });
        });
        group.finish();
    }
}

criterion_group!(benches, speed);
criterion_main!(benches);
