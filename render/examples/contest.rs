//! Draws tournaments of every kind into a folder: `cargo run -p skald-render --example contest FOLDER`.
#![allow(clippy::unwrap_used)]

#[path = "../tests/pictures/common/contests.rs"]
mod contests;
mod save;

use skald_render::contest::{Contest, draw};
use skald_render::painter::{Painter, PainterOptions};

fn main() {
    let folder = save::folder();
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    for (name, all) in contests::all() {
        let names = contests::names(all.entries().len());
        let of = Contest { name: "Autumn cup", view: &all.view(), names: &names, lines: &[] };
        save::save(&folder, name, &draw(&mut p, &of).unwrap());
    }
}
