//! What one painter keeps: the bytes that it holds after the pictures of all games, one after the other, as in the bot.
//!
//! `cargo bench -p skald-render --bench kept [-- PICTURES]` prints a line for each kind of table, and fails when a painter keeps
//! more than the paper says.
#![allow(dead_code, clippy::cast_precision_loss, clippy::print_stdout, clippy::unwrap_used, missing_docs)]

use std::alloc::System;

use skald_render::{
    Lately, Notes, Picture, draw, draw_since,
    painter::{Painter, PainterOptions},
};
use skald_rules::interface::{Seat, Viewer};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[path = "measure/games.rs"]
mod games;
use games::{KINDS, boards, names};

#[global_allocator]
static COUNTING: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Boards, and as many hands, of each kind of table.
const PICTURES: usize = 150;
/// So many bytes a painter keeps at most, as `docs/performance.md` says.
const MOST: usize = 24 << 20;

/// Draws what everybody and what one player sees in games of a kind.
fn draw_all(p: &mut Painter, kind: &games::Kind, pictures: usize) {
    let names = names(kind.seats);
    let public = boards(kind, Viewer::Spectator, pictures);
    for (at, view) in public.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| public.get(at));
        drop(draw_since(p, view, Lately { before, lines: &[] }, &names).unwrap());
    }
    for view in boards(kind, Viewer::Seat(Seat(0)), pictures) {
        drop(draw(p, &Picture::Private(&Notes::default()), &view, &names).unwrap());
    }
}

fn main() {
    let pictures = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(PICTURES);
    // Whatever is read once for all painters is read by the first one, which goes.
    let mut first = Painter::new(PainterOptions::default()).unwrap();
    KINDS.iter().for_each(|kind| draw_all(&mut first, kind, 3));
    drop(first);
    let region = Region::new(COUNTING);
    let kept = || {
        let change = region.change();
        change.bytes_allocated.saturating_sub(change.bytes_deallocated)
    };
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    println!("a new painter: {:.1} MB", kept() as f64 / 1e6);
    let mut most = 0;
    for kind in &KINDS {
        draw_all(&mut p, kind, pictures);
        most = most.max(kept());
        println!("after {} pictures of {}: {:.1} MB", 2 * pictures, kind.name, kept() as f64 / 1e6);
    }
    drop(p);
    println!("after the painter: {:.1} MB", kept() as f64 / 1e6);
    assert!(most <= MOST, "a painter keeps {most} bytes");
}
