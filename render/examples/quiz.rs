//! Pictures without their names, to be matched by somebody who has not drawn them: rows of five, drawn by chance from all of a game.
//!
//! `cargo run -p skald-render --example quiz FOLDER [WIDTH] [SEED]` writes for each game a sheet in which a picture is so many
//! pixels wide as the painter draws it (75), the names of each row in another order, and the key, to be opened afterwards.
#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;

use skald_render::art::{Light, Motif, Sources};
use skald_render::gallery::Gallery;
use skald_render::look::color::Color;
use skald_render::look::emblem::SEAT_MARKS;
use skald_render::look::palette::INK;
use skald_render::painter::{Face, Painter, PainterOptions, Rect, Style};
use skald_rules::chance::{Chance as _, Fast};

/// Rows of a sheet, and pictures in a row.
const ROWS: u16 = 12;
const ABREAST: u16 = 5;
/// Room between pictures, and for the number of a row.
const GAP: f32 = 14.0;

fn main() {
    let mut words = std::env::args().skip(1);
    let folder = words.next().unwrap_or_else(|| ".".to_owned());
    let wide: f32 = words.next().and_then(|word| word.parse().ok()).unwrap_or(75.0);
    let seed: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
    std::fs::create_dir_all(&folder).unwrap();
    let art = Sources::standard();
    for game in ["war", "chaos", "law", "lost", "lraw"] {
        let mut dice = Fast::new(seed);
        let cards = Gallery::of(game, &[]).unwrap().cards();
        let drawn: Vec<_> = art
            .keys(game)
            .filter_map(|key| Some((key, cards.iter().find(|card| card.key == key)?.name.clone())))
            .collect();
        let (mut names, mut keys) = (String::new(), String::new());
        let mut p = Painter::new(PainterOptions::default()).unwrap();
        let high = (wide * 0.7).round();
        let size = (f32::from(ABREAST) * (wide + GAP) + 60.0, f32::from(ROWS) * (high + GAP) + GAP);
        p.begin(whole(size.0), whole(size.1));
        for row in 0..ROWS {
            let all = mixed(&mut dice, drawn.len());
            let of: Vec<_> = all.iter().take(ABREAST.into()).filter_map(|at| drawn.get(*at)).collect();
            let y = GAP + f32::from(row) * (high + GAP);
            let style = Style::new(Face::Bold, 26.0, INK, Color::hex(0));
            p.text(&(row + 1).to_string(), 8.0, y + high * 0.65, &style);
            for (column, (key, _)) in (0_u16..).zip(&of) {
                let motif = Motif { game, key, sign: &SEAT_MARKS[6], color: Color::hex(0xC0_80E0) };
                let x = 50.0 + f32::from(column) * (wide + GAP);
                p.poster(&motif, Rect::new(x, y, wide, high), 4.0, Light::Full);
            }
            let order = mixed(&mut dice, of.len());
            let listed: Vec<&str> =
                order.iter().filter_map(|at| of.get(*at)).map(|(_, name)| &**name).collect();
            let right: Vec<&str> = of.iter().map(|(_, name)| &**name).collect();
            writeln!(names, "{}. {}", row + 1, listed.join(" | ")).unwrap();
            writeln!(keys, "{}. {}", row + 1, right.join(" | ")).unwrap();
        }
        std::fs::write(format!("{folder}/{game}.png"), p.finish().unwrap().0).unwrap();
        std::fs::write(format!("{folder}/{game}-names.txt"), names).unwrap();
        std::fs::write(format!("{folder}/{game}-key.txt"), keys).unwrap();
    }
}

/// The numbers below `count` in an order by chance.
fn mixed(dice: &mut Fast, count: usize) -> Vec<usize> {
    let mut all: Vec<u16> = (0..).take(count).collect();
    dice.order("mixed", &mut all);
    all.into_iter().map(usize::from).collect()
}

/// Whole pixels of a sheet, which has a few thousand at most.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn whole(length: f32) -> u16 {
    length.ceil() as u16
}
