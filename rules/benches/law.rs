//! How fast Legends At War is: random Skirmish placements with facts, the evaluation alone, and the menu notes of a whole
//! hand on the largest board.
//!
//! `cargo bench -p skald-rules --bench law`. Throughput is counted in placements.

#![allow(clippy::unwrap_used, missing_docs)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use skald_rules::{
    chance::{Chance, Fast},
    interface::{Game, Options, Seat, Setup, Viewer},
    law::{Event, Law, Phase, State, eval::evaluate},
    playout,
};

fn table(seats: u8, form: &str) -> Law {
    let options = Options::default().with("form", form);
    Law::new(&Setup { seats, options, packs: Vec::new() }).unwrap()
}

/// Random Skirmishes, each at its first regular turn.
fn openings(game: &Law, count: u64) -> Vec<State> {
    (0..count)
        .map(|seed| {
            let (mut dice, mut choice) = (Fast::new(seed), Fast::new(!seed));
            let mut state = game.start(&[], &mut dice, &mut Vec::new()).unwrap();
            while !matches!(state.phase, Phase::Play(_)) {
                let input = playout::next_input(game, &state, game.seated(), &mut choice).unwrap().unwrap();
                game.play(&mut state, &input, &mut dice, &mut Vec::new()).unwrap();
            }
            state
        })
        .collect()
}

/// Plays a Skirmish to its end without menus: every placement, move and order of Traitors is one of all legal ones, each as
/// likely. The copy of the start takes the place of the match before. Returns the placements.
fn play(game: &Law, start: &State, state: &mut State, choice: &mut Fast, out: &mut Vec<Event>) -> u64 {
    state.clone_from(start);
    let mut placements = 0;
    while matches!(state.phase, Phase::Play(_)) {
        out.clear();
        let all = game.placements(state);
        let pick = choice.pick("which", u32::try_from(all.len()).unwrap());
        let placement = all.get(usize::try_from(pick).unwrap()).unwrap();
        game.place(state, placement, choice, out);
        placements += 1;
        while matches!(state.phase, Phase::Maneuver(_) | Phase::Traitors(_)) {
            let mut all = game.follow_ups(state);
            let pick = choice.pick("then", u32::try_from(all.len()).unwrap());
            let with = all.swap_remove(usize::try_from(pick).unwrap());
            game.follow_up(state, with, choice, out);
        }
    }
    placements
}

fn core(c: &mut Criterion) {
    let mut group = c.benchmark_group("law core");
    for seats in [2, 4] {
        let game = table(seats, "skirmish");
        let starts = openings(&game, 100);
        let (mut out, mut state) = (Vec::new(), starts[0].clone());
        let mut all = || {
            let mut choice = Fast::new(1);
            starts.iter().map(|start| play(&game, start, &mut state, &mut choice, &mut out)).sum::<u64>()
        };
        group.throughput(Throughput::Elements(all()));
        group.bench_function(format!("skirmish of {seats}"), |b| b.iter(&mut all));
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
