//! How long a board and a hand of Legends of Chaos take from view to PNG on one core, and how large they are.
#![allow(clippy::unwrap_used, missing_docs)]

mod measure;
#[path = "../tests/pictures/common/chaos.rs"]
mod views;

use criterion::{Criterion, criterion_group, criterion_main};
use measure::{Sample, pictures};
use skald_render::{Notes, Picture};

fn boards(c: &mut Criterion) {
    let (notes, lines) = (Notes::default(), views::lines());
    let sample = |name, view: skald_rules::chaos::View, picture| Sample {
        name,
        view: view.into(),
        picture,
        lines: &lines,
    };
    let samples = vec![
        sample("chaos, board of 2", views::clash(), Picture::Board),
        sample("chaos, board of 8", views::eight(), Picture::Board),
        sample("chaos, fullest board of 8", views::worst_revealed(), Picture::Board),
        sample("chaos, hand of 9", views::own_round(), Picture::Private(&notes)),
    ];
    pictures(c, &views::names(8), samples);
}

criterion_group!(benches, boards);
criterion_main!(benches);
