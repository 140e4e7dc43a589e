//! Writes every stroke of the two boards of the benchmark as JSON, for the programs in `benches/peers/`.
//!
//! `cargo run --release -p skald-render --features tape --example tape -- FOLDER`
#![allow(clippy::unwrap_used)]

#[path = "../tests/pictures/common/views.rs"]
mod views;

use std::{fs, path::PathBuf};

use skald_render::painter::{Painter, PainterOptions};
use skald_render::{Picture, draw};

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    for (name, view) in [("board-of-2", views::duel()), ("board-of-6", views::six_at_war())] {
        let names = views::names(view.seats.len());
        draw(&mut p, &Picture::Board, &view.into(), &names).unwrap();
        let (width, height, _) = p.pixels();
        let tape = serde_json::json!({ "width": width, "height": height, "strokes": p.strokes() });
        fs::write(folder.join(format!("{name}.json")), tape.to_string()).unwrap();
    }
}
