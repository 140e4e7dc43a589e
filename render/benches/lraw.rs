//! How long the pictures of Legions: Realms at War take from view to PNG on one core, and how large they are.
#![allow(clippy::panic, clippy::unwrap_used, missing_docs)]

mod measure;
#[path = "../tests/pictures/common/lraw.rs"]
mod views;

use criterion::{Criterion, criterion_group, criterion_main};
use measure::{Sample, pictures};
use skald_render::{Notes, Picture};
use skald_rules::lraw::View;

fn boards(c: &mut Criterion) {
    let notes = Notes::default();
    let sample = |name, view: View, picture| Sample { name, view: view.into(), picture, lines: &[] };
    let samples = vec![
        sample("lraw, board", views::midway([0, 1], 7), Picture::Board),
        sample("lraw, fullest board", views::fullest(7), Picture::Board),
        sample("lraw, hand", views::midway([0, 1], 7), Picture::Private(&notes)),
        sample("lraw, fullest hand", views::fullest(12), Picture::Private(&notes)),
    ];
    pictures(c, &views::names(2), samples);
}

criterion_group!(benches, boards);
criterion_main!(benches);
