//! How fast Legions: Realms at War is: whole random games with facts, the same with both views and encoding, and the menus of
//! a turn with full zones.
//!
//! `cargo bench -p skald-rules --bench lraw`. Throughput is counted in choices.

#![allow(clippy::unwrap_used, missing_docs)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use skald_rules::{
    chance::Fast,
    interface::{DecisionId, Game, Input, Pick, Seat, Viewer},
    lraw::{Event, Lraw, Move, State},
    playout,
};

/// A recorded game: the deal's seed, and every input. Without decks each seat is lent a ready-made one.
fn recorded(game: &Lraw, seed: u64) -> (u64, Vec<Input<Move>>) {
    let (mut dice, mut choices) = (Fast::new(seed), Fast::new(!seed));
    let mut state = game.start(&[], &mut dice, &mut Vec::new()).unwrap();
    let mut inputs = Vec::new();
    while let Some(input) = playout::next_input(game, &state, 2, &mut choices).unwrap() {
        game.play(&mut state, &input, &mut dice, &mut Vec::new()).unwrap();
        inputs.push(input);
    }
    (seed, inputs)
}

/// Plays recorded games again, and shows every position with what happened.
fn replay(game: &Lraw, games: &[(u64, Vec<Input<Move>>)], mut see: impl FnMut(&State, &[Event])) {
    let mut out = Vec::new();
    for (seed, inputs) in games {
        let mut dice = Fast::new(*seed);
        out.clear();
        let mut state = game.start(&[], &mut dice, &mut out).unwrap();
        for input in inputs {
            out.clear();
            game.play(&mut state, input, &mut dice, &mut out).unwrap();
            see(&state, &out);
        }
    }
}

fn core(c: &mut Criterion) {
    let mut group = c.benchmark_group("lraw core");
    let game = Lraw::standard(2).unwrap();
    let games: Vec<_> = (0..40).map(|seed| recorded(&game, seed)).collect();
    let inputs: usize = games.iter().map(|(_, inputs)| inputs.len()).sum();
    group.throughput(Throughput::Elements(inputs.try_into().unwrap()));
    group.bench_function("rules and facts", |b| {
        b.iter(|| {
            replay(&game, &games, |_, events| {
                std::hint::black_box(events.len());
            })
        });
    });
    group.bench_function("moves chosen at random", |b| {
        b.iter(|| {
            for seed in 0..40 {
                std::hint::black_box(recorded(&game, seed));
            }
        });
    });
    let few: Vec<_> = games.into_iter().take(8).collect();
    let inputs: usize = few.iter().map(|(_, inputs)| inputs.len()).sum();
    group.throughput(Throughput::Elements(inputs.try_into().unwrap()));
    group.bench_function("with both views and encoding", |b| {
        let viewers: Vec<Viewer> = Seat::all(2).map(Viewer::Seat).collect();
        b.iter(|| {
            replay(&game, &few, |state, events| {
                std::hint::black_box(game.views(state, &viewers));
                std::hint::black_box(postcard::to_stdvec(state).unwrap());
                std::hint::black_box(events.len());
            });
        });
    });
    group.finish();
}

/// Both zones of both sides are full, and the hand is.
const FULL: &str = include_str!("lraw-full.toml");

/// Walks the menus of a decision, `deep` choices down; how many menus there are.
fn walk(game: &Lraw, state: &State, at: DecisionId, path: &mut Vec<Pick>, deep: usize) -> usize {
    let Ok(step) = game.ask(state, at, path) else { return 0 };
    let Some(menu) = step.menu else { return 0 };
    let mut menus = 1;
    if deep > 0 {
        for choice in menu.pick.list() {
            path.push(Pick::word(choice.key.as_str()));
            menus += walk(game, state, at, path, deep - 1);
            path.pop();
        }
    }
    menus
}

fn turn(c: &mut Criterion) {
    let (game, state) = Lraw::read_position("full", FULL).unwrap();
    let at = game.open(&state, Seat(0))[0].id;
    let mut group = c.benchmark_group("lraw turn with full zones");
    group.bench_function("the menus down to what each card can do", |b| {
        b.iter(|| walk(&game, &state, at, &mut Vec::new(), 2));
    });
    group.bench_function("the first menu", |b| {
        b.iter(|| game.ask(&state, at, &[]).is_ok());
    });
    group.finish();
}

criterion_group!(benches, core, turn);
criterion_main!(benches);
