//! How long a film of twenty boards takes, with what is said before each, from views to GIF, and how large it is: of games that go on, by a painter that has
//! drawn other boards of the same kind before, as in the bot.
//!
//! `cargo bench -p skald-render --bench film` prints two lines for each kind of table: of moves that follow one another, and of a whole
//! game, shown as the bot does. No figure is asserted. `SKALD_FILMS=folder` keeps the films there, to be looked at.
#![allow(dead_code, clippy::indexing_slicing, clippy::print_stdout, clippy::unwrap_used, missing_docs)]

use skald_render::{
    film::{Moment, film},
    painter::{Painter, PainterOptions},
};
use skald_rules::interface::Viewer;

#[path = "measure/games.rs"]
mod games;
mod measure;
use games::{KINDS, boards, names, whole};

/// Boards of a film, as many as the bot shows.
const MOMENTS: usize = 20;

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
            for (part, views) in [
                ("move after move", Some(boards(kind, who, MOMENTS))),
                ("a whole game", whole(kind, who, MOMENTS)),
            ] {
                let Some(views) = views else { continue };
                let moments: Vec<Moment> = (1..).zip(views).map(moment).collect();
                assert_eq!(moments.len(), MOMENTS);
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
                if let Ok(folder) = std::env::var("SKALD_FILMS") {
                    let name = format!("{folder}/{}, {part}, {eyes}.gif", kind.name);
                    std::fs::write(name, film(&mut p, &moments, &names).unwrap().gif).unwrap();
                }
                let best = all[1..].iter().map(|(taken, _)| *taken).fold(f64::MAX, f64::min);
                println!(
                    "{}, {part}, {eyes}: {best:.0} ms of processor time, {} kB; the first one {:.0} ms",
                    kind.name,
                    all[0].1 / 1000,
                    all[0].0
                );
            }
        }
    }
}
