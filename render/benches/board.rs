//! How long the largest boards of all games take from view to PNG on one core, and how large they are.
#![allow(clippy::panic, clippy::unwrap_used, missing_docs)]

#[path = "../tests/pictures/common/law.rs"]
mod law;
mod measure;
#[path = "../tests/pictures/common/views.rs"]
mod views;

use criterion::{Criterion, criterion_group, criterion_main};
use measure::{Sample, pictures};
use skald_render::Picture;
use skald_rules::interface::Viewer;

fn boards(c: &mut Criterion) {
    let all = Viewer::Spectator;
    let board = |name, view| Sample { name, view, picture: Picture::Board, lines: &[] };
    let samples = vec![
        board("board of 2", views::duel().into()),
        board("board of 6", views::six_at_war().into()),
        board("board of 24 spaces", law::four(all).into()),
        board("overview of 72 spaces", law::largest(all).into()),
    ];
    pictures(c, &views::names(6), samples);
}

criterion_group!(benches, boards);
criterion_main!(benches);
