//! How long the pictures of Lost Legends take from view to PNG on one core, and how large they are.
#![allow(clippy::panic, clippy::unwrap_used, missing_docs)]

mod measure;
#[path = "../tests/pictures/common/lost.rs"]
mod views;

use criterion::{Criterion, criterion_group, criterion_main};
use measure::{Sample, pictures};
use skald_render::{Notes, Picture};
use skald_rules::lost::View;

fn boards(c: &mut Criterion) {
    let notes = Notes::default();
    let sample = |name, view: View, picture| Sample { name, view: view.into(), picture, lines: &[] };
    let samples = vec![
        sample("lost, board of 3", views::fighting(3, 1, 1), Picture::Board),
        sample("lost, board of 5", views::fighting(5, 3, 3), Picture::Board),
        sample("lost, fullest board of 5", views::fullest(5, 4), Picture::Board),
        sample("lost, hand in the draft", views::drafting(4, 1, 6), Picture::Private(&notes)),
        sample("lost, hand in a fight", views::fighting(4, 2, 2), Picture::Private(&notes)),
    ];
    pictures(c, &views::names(5), samples);
}

criterion_group!(benches, boards);
criterion_main!(benches);
