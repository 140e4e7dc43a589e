//! How long boards take while games go on: each board is one that the painter has never drawn, and shows what has changed
//! since the one before. One painter draws them all, as in the bot.
//!
//! `cargo bench -p skald-render --bench going_on` prints one line for each kind of table; no figure is asserted.
#![allow(
    dead_code,
    clippy::cast_precision_loss,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::unwrap_used,
    missing_docs
)]

use skald_render::{
    Lately, draw_since,
    painter::{Painter, PainterOptions},
};
use skald_rules::interface::Viewer;

#[path = "measure/games.rs"]
mod games;
mod measure;
use games::{KINDS, boards, names};

/// Boards that a painter draws before it is measured, and boards that are.
const BEFORE: usize = 60;
const BOARDS: usize = 300;

fn main() {
    for kind in &KINDS {
        let (views, names) = (boards(kind, Viewer::Spectator, BEFORE + BOARDS), names(kind.seats));
        let mut p = Painter::new(PainterOptions::default()).unwrap();
        measure::warm(&mut p);
        let (mut taken, mut largest) = (0.0, 0);
        for (at, view) in views.iter().enumerate() {
            let lately = Lately { before: at.checked_sub(1).map(|at| &views[at]), lines: &[] };
            let begun = measure::nanoseconds();
            let size = draw_since(&mut p, view, lately, &names).unwrap().png.len();
            let ended = measure::nanoseconds();
            if at >= BEFORE {
                taken += begun.zip(ended).map_or(f64::NAN, |(begun, ended)| (ended - begun) / 1e6);
                largest = largest.max(size);
            }
        }
        // Some kernels count in steps of milliseconds, so that only the sum says anything.
        let mean = taken / BOARDS as f64;
        println!(
            "{}: {BOARDS} boards one after the other, {mean:.2} ms of processor time each; the largest has {largest} bytes",
            kind.name
        );
    }
}
