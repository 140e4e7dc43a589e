//! How long the pictures of Legends At War take from view to PNG on one core, and how large they are.
#![allow(clippy::panic, clippy::unwrap_used, missing_docs)]

#[path = "../tests/common/law.rs"]
mod views;

use criterion::{Criterion, criterion_group, criterion_main};
use skald_render::painter::{Painter, PainterOptions};
use skald_render::{Notes, Picture, draw, parts};
use skald_rules::interface::Viewer;
use skald_rules::law::{Stage, View};

/// Milliseconds of processor time that one run takes: the median of two hundred. Only where the kernel tells
/// (Linux).
fn processor_time(mut run: impl FnMut()) -> Option<f64> {
    let mut times = Vec::new();
    for _ in 0..200 {
        let before = nanoseconds()?;
        run();
        times.push(nanoseconds()? - before);
    }
    times.sort_by(f64::total_cmp);
    Some(times.get(times.len() / 2)? / 1e6)
}

/// Processor time of this thread so far.
fn nanoseconds() -> Option<f64> {
    std::fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
}

fn pictures(c: &mut Criterion) {
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    let all = Viewer::Spectator;
    let hand = views::played("standard", 4, 3, views::ANA, |v: &View| {
        v.turn > 4 && matches!(v.stage, Stage::Play(_))
    });
    let notes = Notes::default();
    let list: [(&str, View, Picture<'_>); 6] = [
        ("law, board of 24 spaces", views::four(all), Picture::Board),
        ("law, full board of 24 spaces", views::full(), Picture::Board),
        ("law, every marker on 24 spaces", views::hard(), Picture::Board),
        ("law, overview of 72 spaces", views::largest(all), Picture::Board),
        ("law, fullest part of 72 spaces", views::largest(all), Picture::Part(4)),
        ("law, hand", hand, Picture::Private(&notes)),
    ];
    for (name, view, picture) in list {
        let names = views::names(view.seats.len());
        let view = view.into();
        if let Picture::Part(number) = picture {
            assert!(number < parts(&view), "{name}");
        }
        let size = draw(&mut p, &picture, &view, &names).unwrap().png.len();
        println!("{name}: {size} bytes of PNG");
        if let Some(per_picture) = processor_time(|| drop(draw(&mut p, &picture, &view, &names))) {
            println!("{name}: {per_picture:.2} ms of processor time");
        }
        c.bench_function(name, |b| b.iter(|| draw(&mut p, &picture, &view, &names).unwrap()));
    }
}

criterion_group!(benches, pictures);
criterion_main!(benches);
