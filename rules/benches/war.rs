//! How fast War is: random playouts with facts, and the same with views, encoding and hash after every input.
//!
//! `cargo bench -p skald-rules --bench war`. Throughput is counted in turns.

#![allow(clippy::unwrap_used, missing_docs)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use sha3::{Digest, Sha3_256};
use skald_rules::{
    chance::{Chance, Fast},
    interface::{Game, Input, Options, Seat, Setup, Viewer},
    war::{Event, Rest, State, War},
};

const GAMES: u64 = 100;

fn table(seats: u8, options: &[(&str, &str)]) -> War {
    let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    War::new(&Setup { seats, options, packs: Vec::new() }).unwrap()
}

/// Plays one random game; `each` is called after every input. Returns the turns played.
fn play(game: &War, seed: u64, out: &mut Vec<Event>, mut each: impl FnMut(&State, &[Event])) -> u64 {
    let mut dice = Fast::new(seed);
    let mut choice = Fast::new(!seed);
    out.clear();
    let mut state = game.start(&[], &mut dice, out).unwrap();
    loop {
        let input = match state.rest {
            Rest::Over => return u64::from(state.turn),
            Rest::Between => Input::Continue,
            Rest::Question | Rest::Look => {
                let answers = game.answers(&state);
                let pick = choice.pick("choice", u32::try_from(answers.len()).unwrap());
                let (at, with) = answers[usize::try_from(pick).unwrap()].clone();
                Input::Answer { at, with }
            }
        };
        out.clear();
        game.play(&mut state, &input, &mut dice, out).unwrap();
        each(&state, out);
    }
}

fn core(c: &mut Criterion) {
    let mut group = c.benchmark_group("core");
    for (name, seats, options) in [
        ("skirmish of 2", 2, vec![]),
        ("skirmish of 6", 6, vec![]),
        ("grand of 2", 2, vec![("deck", "grand")]),
    ] {
        let game = table(seats, &options);
        let mut out = Vec::new();
        let turns: u64 = (0..GAMES).map(|seed| play(&game, seed, &mut out, |_, _| {})).sum();
        group.throughput(Throughput::Elements(turns));
        group.bench_function(name, |b| {
            b.iter(|| (0..GAMES).map(|seed| play(&game, seed, &mut out, |_, _| {})).sum::<u64>());
        });
    }
    group.finish();
}

/// What a host does after every input: both views, the facts as each player learns them encoded, and a hash.
fn hosted(c: &mut Criterion) {
    let mut group = c.benchmark_group("hosted");
    group.sample_size(20);
    for (name, batch) in [("a turn per input", "1"), ("25 turns per input", "25")] {
        let game = table(2, &[("batch", batch)]);
        let mut out = Vec::new();
        let mut bytes = Vec::new();
        let mut work = |seed: u64| {
            let mut last = [0_u8; 32];
            let turns = play(&game, seed, &mut out, |state, events| {
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
