//! How long a picture takes from view to PNG on one core, and how large it is.
#![allow(clippy::panic, clippy::unwrap_used, missing_docs)]

#[path = "../tests/common/law.rs"]
mod law;
#[path = "../tests/common/views.rs"]
mod views;

use criterion::{Criterion, criterion_group, criterion_main};
use skald_render::painter::{Painter, PainterOptions};
use skald_render::{Picture, draw};
use skald_rules::views::AnyView;

/// Milliseconds of processor time that one run takes, over several hundred: some kernels count in steps of milliseconds.
/// Unlike the clock on the wall this does not count what other programs take. Only where the kernel tells (Linux).
fn processor_time(mut run: impl FnMut()) -> Option<f64> {
    const RUNS: u32 = 300;
    let before = nanoseconds()?;
    (0..RUNS).for_each(|_| run());
    Some((nanoseconds()? - before) / f64::from(RUNS) / 1e6)
}

/// Processor time of this thread so far.
fn nanoseconds() -> Option<f64> {
    std::fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
}

fn boards(c: &mut Criterion) {
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    let all = skald_rules::interface::Viewer::Spectator;
    let pictures: [(&str, AnyView); 4] = [
        ("board of 2", views::duel().into()),
        ("board of 6", views::six_at_war().into()),
        ("board of 24 spaces", law::four(all).into()),
        ("overview of 72 spaces", law::largest(all).into()),
    ];
    for (name, view) in pictures {
        let names = views::names(6);
        let size = draw(&mut p, &Picture::Board, &view, &names).unwrap().png.len();
        println!("{name}: {size} bytes of PNG");
        if let Some(per_picture) = processor_time(|| drop(draw(&mut p, &Picture::Board, &view, &names))) {
            println!("{name}: {per_picture:.2} ms of processor time");
        }
        c.bench_function(name, |b| b.iter(|| draw(&mut p, &Picture::Board, &view, &names).unwrap()));
    }
}

criterion_group!(benches, boards);
criterion_main!(benches);
