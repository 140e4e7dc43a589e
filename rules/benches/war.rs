//! How fast War is: random playouts with facts, and the same with views, encoding and hash after every input.
//!
//! `cargo bench -p skald-rules --bench war`. Throughput is counted in turns.

#![allow(clippy::unwrap_used, missing_docs)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use sha3::{Digest, Sha3_256};
use skald_rules::{
    chance::Fast,
    interface::{Options, Rules, Seat, Setup, Sight, Viewer},
    playout::{Plan, next_input, run},
    war::{Event, State, War},
};

const GAMES: u64 = 100;

fn options(of: &[(&str, &str)]) -> Options {
    of.iter().fold(Options::default(), |all, (key, value)| all.with(key, value))
}

/// Plays one random game; `each` is called after every input. Returns the turns played.
fn play(game: &War, seats: u8, seed: u64, mut each: impl FnMut(&State, &[Event])) -> u64 {
    let mut dice = Fast::new(seed);
    let mut choice = Fast::new(!seed);
    let mut out = Vec::new();
    let mut state = game.start(&[], &mut dice, &mut out).unwrap();
    while let Some(input) = next_input(game, &state, seats, &mut choice).unwrap() {
        out.clear();
        game.play(&mut state, &input, &mut dice, &mut out).unwrap();
        each(&state, &out);
    }
    u64::from(state.turn)
}

/// Whole games as `skald playout war --fast` plays them.
fn core(c: &mut Criterion) {
    let mut group = c.benchmark_group("core");
    for (name, seats, of) in [
        ("skirmish of 2", 2, vec![]),
        ("skirmish of 6", 6, vec![]),
        ("grand of 2", 2, vec![("deck", "grand")]),
    ] {
        let plan = Plan { seats, options: options(&of), games: GAMES, ..Plan::default() };
        let turns = run::<War>(&plan).unwrap().turns.unwrap();
        group.throughput(Throughput::Elements(turns));
        group.bench_function(name, |b| b.iter(|| run::<War>(&plan).unwrap().moves));
    }
    group.finish();
}

/// What a host does after every input: both views, the facts as each player learns them encoded, and a hash.
fn hosted(c: &mut Criterion) {
    let mut group = c.benchmark_group("hosted");
    group.sample_size(20);
    for (name, batch) in [("a turn per input", "1"), ("25 turns per input", "25")] {
        let setup = Setup { seats: 2, options: options(&[("batch", batch)]), packs: Vec::new() };
        let game = War::new(&setup).unwrap();
        let mut bytes = Vec::new();
        let mut work = |seed: u64| {
            let mut last = [0_u8; 32];
            let turns = play(&game, 2, seed, |state, events| {
                bytes.clear();
                for seat in [Seat(0), Seat(1)] {
                    let who = Viewer::Seat(seat);
                    std::hint::black_box(game.view(state, who));
                    for seen in events.iter().filter_map(|event| game.seen(event, who)) {
                        bytes = postcard::to_extend(&seen, std::mem::take(&mut bytes)).unwrap();
                    }
                }
                last = Sha3_256::digest(&bytes).into();
            });
            std::hint::black_box(last);
            turns
        };
        let turns: u64 = (0..GAMES).map(&mut work).sum();
        group.throughput(Throughput::Elements(turns));
        group.bench_function(name, |b| b.iter(|| (0..GAMES).map(&mut work).sum::<u64>()));
    }
    group.finish();
}

criterion_group!(benches, core, hosted);
criterion_main!(benches);
