//! How long the pictures of Legends At War take from view to PNG on one core, and how large they are.
#![allow(clippy::panic, clippy::unwrap_used, missing_docs)]

mod measure;
#[path = "../tests/pictures/common/law.rs"]
mod views;

use criterion::{Criterion, criterion_group, criterion_main};
use measure::Sample;
use skald_render::{Notes, Picture};
use skald_rules::interface::Viewer;
use skald_rules::law::{Stage, View};

fn pictures(c: &mut Criterion) {
    let all = Viewer::Spectator;
    let hand = views::played("standard", 4, 3, views::ANA, |v: &View| {
        v.turn > 4 && matches!(v.stage, Stage::Play(_))
    });
    let notes = Notes::default();
    let sample = |name, view: View, picture| Sample { name, view: view.into(), picture, lines: &[] };
    let samples = vec![
        sample("law, board of 24 spaces", views::four(all), Picture::Board),
        sample("law, full board of 24 spaces", views::full(), Picture::Board),
        sample("law, every marker on 24 spaces", views::hard(), Picture::Board),
        sample("law, overview of 72 spaces", views::largest(all), Picture::Board),
        sample("law, hand", hand, Picture::Private(&notes)),
    ];
    measure::pictures(c, &views::names(4), samples);
}

criterion_group!(benches, pictures);
criterion_main!(benches);
