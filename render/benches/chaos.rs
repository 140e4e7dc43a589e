//! How long a board and a hand of Legends of Chaos take from view to PNG on one core, and how large they are.
#![allow(clippy::unwrap_used, missing_docs)]

#[path = "../tests/common/chaos.rs"]
mod views;

use criterion::{Criterion, criterion_group, criterion_main};
use skald_render::painter::{Painter, PainterOptions};
use skald_render::{Notes, Picture, draw};

/// Milliseconds of processor time that one run takes: the median of several hundred. Only where the kernel tells
/// (Linux).
fn processor_time(mut run: impl FnMut()) -> Option<f64> {
    let mut times = Vec::new();
    for _ in 0..300 {
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

fn boards(c: &mut Criterion) {
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    let notes = Notes::default();
    for (name, view, picture) in [
        ("chaos, board of 2", views::clash(), Picture::Board),
        ("chaos, board of 8", views::eight(), Picture::Board),
        ("chaos, fullest board of 8", views::worst_revealed(), Picture::Board),
        ("chaos, hand of 9", views::own_round(), Picture::Private(&notes)),
    ] {
        let names = views::names(view.seats.len());
        let view = view.into();
        let size = draw(&mut p, &picture, &view, &names).unwrap().png.len();
        println!("{name}: {size} bytes of PNG");
        if let Some(per_picture) = processor_time(|| drop(draw(&mut p, &picture, &view, &names))) {
            println!("{name}: {per_picture:.2} ms of processor time");
        }
        c.bench_function(name, |b| b.iter(|| draw(&mut p, &picture, &view, &names).unwrap()));
    }
}

criterion_group!(benches, boards);
criterion_main!(benches);
