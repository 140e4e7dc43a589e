//! How fast Legends of Chaos is. `cargo bench -p skald-rules --bench chaos`; throughput is counted in inputs, each of which
//! is validated completely and tells its facts.
//!
//! - `rules`: recorded random games played again, rights and withdrawals among their inputs.
//! - `playouts`: random games as `skald playout chaos --fast` plays them.
//! - `hosted`: recorded games with what a host does after every input: the view of every seat, the facts as each player
//!   learns them encoded, and a hash.

#![allow(clippy::unwrap_used, missing_docs)]

mod recorded;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use recorded::{Recorded, inputs, record, replay};
use sha3::{Digest, Sha3_256};
use skald_rules::{
    chaos::{Chaos, Event, State},
    interface::{Rules, Seat, Setup, Sight, Viewer},
    playout,
};

const GAMES: u64 = 20;

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
        let games: Vec<Recorded<Chaos>> = (0..GAMES).map(|seed| record(&game, seed)).collect();
        let inputs = inputs(&games);
        let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).collect();
        let mut bytes = Vec::new();
        let mut group = c.benchmark_group(format!("{seats} seats"));

        group.throughput(Throughput::Elements(inputs));
        group.bench_function("rules", |b| b.iter(|| replay(&game, &games, |_, _| {})));

        // Whole games as `skald playout chaos --fast` plays them.
        let plan = playout::Plan { seats, games: GAMES, ..playout::Plan::default() };
        group.throughput(Throughput::Elements(playout::run::<Chaos>(&plan).unwrap().moves));
        group.bench_function("playouts", |b| b.iter(|| playout::run::<Chaos>(&plan).unwrap()));

        group.throughput(Throughput::Elements(inputs));
        group.sample_size(10);
        group.bench_function("hosted", |b| {
            b.iter(|| {
                replay(&game, &games, |state, events| {
                    std::hint::black_box(host(&game, &viewers, state, events, &mut bytes));
                })
            });
        });
        group.finish();
    }
}

criterion_group!(benches, speed);
criterion_main!(benches);
