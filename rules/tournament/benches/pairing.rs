//! How long a Swiss round among many people takes, beside another matching of the same kind over the same costs.
//!
//! `cargo bench -p skald-tournament`. The peer is `mwmatching`, van Rantwijk's method in Rust; it has weights of 32 bits, so it
//! is asked for distances in points alone, which is less than a round asks for.

#![allow(clippy::unwrap_used, missing_docs)]

use criterion::{Criterion, criterion_group, criterion_main};
use mwmatching::Matching;
use skald_tournament::{Act, Finish, Next, Terms, Tournament, Who};

/// A tournament of so many people before its sixth round; the lower number wins.
fn event(people: u16) -> Tournament {
    let mut all = Tournament::open(&Terms::default(), 1).unwrap();
    for who in 0..people {
        all.apply(&Act::Registered { who: Who::Person(who.into()), name: String::new() }).unwrap();
        let entrant = all.find(Who::Person(who.into())).unwrap();
        all.apply(&Act::CheckedIn { entrant }).unwrap();
    }
    for _ in 0..5 {
        all.apply(&all.draw().begun(0)).unwrap();
        let open = all.rounds().last().unwrap().tables.clone();
        for (table, with) in open.iter().enumerate().filter(|(_, table)| table.seats.len() == 2) {
            let won = if with.seats[0] < with.seats[1] { [2, 0] } else { [0, 2] };
            all.apply(&Act::Reported { table, finish: Finish::Score { won, drawn: 0 } }).unwrap();
        }
    }
    assert_eq!(all.next(), Next::Round);
    all
}

fn core(c: &mut Criterion) {
    let mut group = c.benchmark_group("a Swiss round");
    group.sample_size(10);
    for people in [64, 256, 1_000] {
        let all = event(people);
        group.bench_function(format!("{people} people"), |b| b.iter(|| std::hint::black_box(all.draw())));
        let points: Vec<i32> = (0..people)
            .map(|number| {
                let line = all.standings().into_iter().find(|line| line.entrant.0 == number);
                i32::try_from(line.unwrap().points).unwrap()
            })
            .collect();
        let mut edges = Vec::new();
        for (at, own) in points.iter().enumerate() {
            for (to, other) in points.iter().enumerate().skip(at + 1) {
                edges.push((at, to, 1_000 - (own - other).pow(2)));
            }
        }
        group.bench_function(format!("{people} people, mwmatching"), |b| {
            b.iter(|| std::hint::black_box(Matching::new(edges.clone()).max_cardinality().solve()));
        });
    }
    group.finish();
}

criterion_group!(benches, core);
criterion_main!(benches);
