//! How long a film of forty pictures takes, from views to GIF, and how large it is: of games that go on, by a painter that has
//! drawn other boards of the same kind before, as in the bot.
//!
//! `cargo bench -p skald-render --bench film` prints one line for each kind of table; no figure is asserted.
#![allow(dead_code, clippy::indexing_slicing, clippy::print_stdout, clippy::unwrap_used, missing_docs)]

use skald_render::{
    film::{Moment, film},
    painter::{Painter, PainterOptions},
};
use skald_rules::interface::Viewer;

#[path = "measure/games.rs"]
mod games;
mod measure;
use games::{KINDS, boards, names};

/// Pictures of a film.
const MOMENTS: usize = 40;

fn main() {
    for kind in &KINDS {
        for (eyes, who) in
            [("as a spectator sees it", Viewer::Spectator), ("with open hands", Viewer::Everyone)]
        {
            let moment = |(number, view)| Moment {
                view,
                heading: format!("Round {number}"),
                lines: vec![
                    format!(
                        "Bartholomew attacks Wilhelmina with Torpedo, which takes {number} of her Armor."
                    ),
                    "Wilhelmina draws two cards and gains 5 Survival Points.".to_owned(),
                ],
            };
            let moments: Vec<Moment> = (1..).zip(boards(kind, who, MOMENTS)).map(moment).collect();
            let names = names(kind.seats);
            let mut p = Painter::new(PainterOptions::default()).unwrap();
            measure::warm(&mut p);
            let mut all = Vec::new();
            for _ in 0..5 {
                let begun = measure::nanoseconds();
                let size = film(&mut p, &moments, &names).unwrap().gif.len();
                let taken =
                    begun.zip(measure::nanoseconds()).map_or(f64::NAN, |(from, to)| (to - from) / 1e6);
                all.push((taken, size));
            }
            let best = all[1..].iter().map(|(taken, _)| *taken).fold(f64::MAX, f64::min);
            println!(
                "{}, {eyes}: {best:.0} ms of processor time, {} kB; the first one {:.0} ms",
                kind.name,
                all[0].1 / 1000,
                all[0].0
            );
        }
    }
}
