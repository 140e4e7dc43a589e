//! How long a board and a hand of Legends of Chaos take from view to PNG on one core, and how large they are.
#![allow(clippy::unwrap_used, missing_docs)]

#[path = "../tests/common/chaos.rs"]
mod views;

use criterion::{Criterion, criterion_group, criterion_main};
use skald_render::painter::{Painter, PainterOptions};
use skald_render::{Drawing, Lately, Notes, Picture, draw, draw_since};
use skald_rules::chaos::View;

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
    let lines = views::lines();
    for (name, view) in [
        ("chaos, board of 2", views::clash()),
        ("chaos, board of 8", views::eight()),
        ("chaos, fullest board of 8", views::worst_revealed()),
    ] {
        let names = views::names(view.seats.len());
        let view = view.into();
        // As it is posted: with the last lines of the log.
        let lately = Lately { before: None, lines: &lines };
        picture(c, name, || draw_since(&mut p, &view, lately, &names).unwrap());
    }
    let (hand, notes): (View, _) = (views::own_round(), Notes::default());
    let (names, hand) = (views::names(hand.seats.len()), hand.into());
    picture(c, "chaos, hand of 9", || draw(&mut p, &Picture::Private(&notes), &hand, &names).unwrap());
}

/// Tells how large a picture is and how long it takes.
fn picture(c: &mut Criterion, name: &str, mut draw: impl FnMut() -> Drawing) {
    println!("{name}: {} bytes of PNG", draw().png.len());
    if let Some(per_picture) = processor_time(|| drop(draw())) {
        println!("{name}: {per_picture:.2} ms of processor time");
    }
    c.bench_function(name, |b| b.iter(&mut draw));
}

criterion_group!(benches, boards);
criterion_main!(benches);
