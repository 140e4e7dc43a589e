//! Draws the pictures of all cards, a sheet a game, and each hero alone: `cargo run -p skald-render --example art FOLDER`.
#![allow(clippy::unwrap_used)]

use std::time::Instant;

use skald_render::art::{Light, Motif, Sources};
use skald_render::look::color::Color;
use skald_render::look::emblem::SEAT_MARKS;
use skald_render::look::palette::{INK, PLATE};
use skald_render::painter::{Fill, Painter, PainterOptions, Rect};

/// Pictures in a row, and the size of one.
const COLUMNS: u16 = 9;
const WIDE: u16 = 150;
const HIGH: u16 = 105;

fn main() {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    std::fs::create_dir_all(&folder).unwrap();
    let art = Sources::standard();
    for game in ["war", "chaos", "law", "lost", "lraw"] {
        let keys: Vec<&str> = art.keys(game).collect();
        let rows = u16::try_from(keys.len()).unwrap().div_ceil(COLUMNS);
        let sheet = |name: &str, draw: &dyn Fn(&mut Painter, &Motif<'_>, Rect)| {
            let mut p = Painter::new(PainterOptions::default()).unwrap();
            let begun = Instant::now();
            p.begin(COLUMNS * (WIDE + 4), rows * (HIGH + 4));
            for (at, key) in (0_u16..).zip(&keys) {
                let (x, y) = (f32::from(at % COLUMNS * (WIDE + 4)), f32::from(at / COLUMNS * (HIGH + 4)));
                let motif = Motif { game, key, sign: &SEAT_MARKS[6], color: Color::hex(0xC0_80E0) };
                draw(&mut p, &motif, Rect::new(x, y, f32::from(WIDE), f32::from(HIGH)));
            }
            let png = p.finish().unwrap().0;
            println!("{game} {name}: {} pictures in {:?}", keys.len(), begun.elapsed());
            std::fs::write(format!("{folder}/{game}-{name}.png"), png).unwrap();
        };
        sheet("posters", &|p, motif, r| p.poster(motif, r, 8.0, Light::Full));
        sheet("dim", &|p, motif, r| p.poster(motif, r, 8.0, Light::Dim));
        sheet("heroes", &|p, motif, r| {
            p.hero(motif, Rect::new(r.x, r.y, 90.0, 90.0), Light::Full);
            p.rect(Rect::new(r.x + 94.0, r.y, 48.0, 48.0), Fill::flat(PLATE));
            p.one_ink(motif, Rect::new(r.x + 94.0, r.y, 48.0, 48.0), INK, PLATE);
            p.one_ink(motif, Rect::new(r.x + 94.0, r.y + 54.0, 24.0, 24.0), INK, PLATE);
        });
    }
    // Some at the size of the guide, for comparing.
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    for (game, key) in
        [("law", "zeus"), ("chaos", "torpedo"), ("chaos", "rixa"), ("law", "piece-e"), ("war", "l-glassface")]
    {
        p.begin(480, 336);
        let motif = Motif { game, key, sign: &SEAT_MARKS[6], color: Color::hex(0xC0_80E0) };
        p.poster(&motif, Rect::new(0.0, 0.0, 480.0, 336.0), 0.0, Light::Full);
        std::fs::write(format!("{folder}/one-{key}.png"), p.finish().unwrap().0).unwrap();
    }
}
