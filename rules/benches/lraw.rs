//! How fast Legions: Realms at War is: whole random games with facts, the same with both views and encoding, and the menus of
//! a turn with full zones.
//!
//! `cargo bench -p skald-rules --bench lraw`. Throughput is counted in choices.

#![allow(clippy::unwrap_used, missing_docs)]

mod recorded;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use recorded::{Recorded, inputs, record, replay};
use skald_rules::{
    interface::{DecisionId, Papers, Pick, Rules, Seat, Sight, Viewer},
    lraw::{Lraw, State},
    playout,
    table::encode,
};

fn core(c: &mut Criterion) {
    let mut group = c.benchmark_group("lraw core");
    let game = Lraw::standard(2).unwrap();
    let games: Vec<Recorded<Lraw>> = (0..40).map(|seed| record(&game, seed)).collect();
    group.throughput(Throughput::Elements(inputs(&games)));
    group.bench_function("rules and facts", |b| {
        b.iter(|| {
            replay(&game, &games, |_, events| {
                std::hint::black_box(events.len());
            })
        });
    });
    let plan = playout::Plan { seats: 2, games: 40, ..playout::Plan::default() };
    group.throughput(Throughput::Elements(playout::run::<Lraw>(&plan).unwrap().moves));
    group.bench_function("moves chosen at random", |b| {
        b.iter(|| playout::run::<Lraw>(&plan).unwrap());
    });
    let few: Vec<Recorded<Lraw>> = games.into_iter().take(8).collect();
    group.throughput(Throughput::Elements(inputs(&few)));
    group.bench_function("with both views and encoding", |b| {
        let viewers: Vec<Viewer> = Seat::all(2).map(Viewer::Seat).collect();
        b.iter(|| {
            replay(&game, &few, |state, events| {
                std::hint::black_box(game.views(state, &viewers));
                std::hint::black_box(encode(state));
                for who in &viewers {
                    for seen in events.iter().filter_map(|event| game.seen(event, *who)) {
                        std::hint::black_box(encode(&seen));
                    }
                }
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
