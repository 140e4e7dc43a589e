//! Looks at the file of every picture as the guide for authors says, and at what becomes of files that are none.

use std::collections::BTreeSet;

use crate::painter::kurbo::Rect as Area;

use super::source::{Glow, Source};
use super::*;
use crate::look::emblem::SEAT_MARKS;
use crate::painter::{Fill, Painter, PainterOptions, Rect};

/// The games with pictures.
const GAMES: [&str; 5] = ["war", "chaos", "law", "lost", "lraw"];
/// The most elements that draw something.
const MOST_SHAPES: usize = 45;
/// Where a hero may reach, moved to its place.
const ROOM: Area = Area::new(-14.0, -16.0, 134.0, 100.0);
/// The share of its square that an emblem covers.
const SHARE: std::ops::RangeInclusive<f32> = 0.2..=0.75;
/// The least mean difference between two emblems of a game, of 255.
const APART: f32 = 30.0;
/// The side of a small emblem.
const SMALL: u16 = 24;

fn painter() -> Painter {
    Painter::new(PainterOptions { baseline: true, ..PainterOptions::default() }).unwrap()
}

fn motif<'a>(game: &'static str, key: &'a str) -> Motif<'a> {
    Motif { game, key, sign: &SEAT_MARKS[6], color: Color::hex(0xC0_80E0) }
}

/// The red of every pixel of an emblem in white on black.
fn small(p: &mut Painter, game: &'static str, key: &str) -> Vec<u8> {
    p.begin(SMALL, SMALL);
    let all = Rect::new(0.0, 0.0, f32::from(SMALL), f32::from(SMALL));
    p.rect(all, Fill::flat(Color::hex(0)));
    p.one_ink(&motif(game, key), all, Color::hex(0xFF_FFFF), Color::hex(0));
    p.finish().unwrap();
    p.pixels().2.chunks_exact(4).map(|pixel| pixel[0]).collect()
}

fn keys(art: &Sources, game: &str) -> Vec<String> {
    art.keys(game).map(str::to_owned).collect()
}

#[test]
fn every_card_has_a_picture_and_every_picture_a_card() {
    let art = Sources::standard();
    for game in GAMES {
        let cards =
            crate::gallery::Gallery::of(game, &[]).unwrap().cards().into_iter().map(|card| match game {
                // The copies of a Warrior have one picture.
                "war" if card.key.starts_with('w') => card.key.trim_end_matches('a').to_owned(),
                _ => card.key,
            });
        let cards: BTreeSet<String> = cards.collect();
        let drawn: BTreeSet<String> = art.keys(game).map(str::to_owned).collect();
        assert!(!cards.is_empty());
        assert_eq!(cards, drawn, "{game}");
    }
    assert!(art.text("war", "l-nobody").is_none());
}

#[test]
fn every_file_keeps_to_the_guide() {
    let art = Sources::standard();
    let mut faults = Vec::new();
    for game in GAMES {
        for key in art.keys(game) {
            let text = art.text(game, key).unwrap();
            let document = roxmltree::Document::parse(text).unwrap();
            let draws = ["path", "circle", "ellipse", "rect"];
            let shapes = document.descendants().filter(|n| draws.contains(&n.tag_name().name())).count();
            if shapes > MOST_SHAPES {
                faults.push(format!("{game}/{key}: {shapes} shapes"));
            }
            match read::source(text) {
                Err(fault) => faults.push(format!("{game}/{key}: {fault}")),
                Ok(Source::Plain(_)) => faults.push(format!("{game}/{key}: no scene")),
                Ok(Source::Poster(of)) => {
                    let area = source::covered(&of.hero).unwrap();
                    let area = of.place.transform_rect_bbox(area);
                    if !ROOM.contains_rect(area) {
                        faults.push(format!("{game}/{key}: reaches {area:?}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn emblems_fill_their_squares_and_differ_from_one_another() {
    let art = Sources::standard();
    let mut p = painter();
    let mut faults = Vec::new();
    for game in GAMES {
        let all: Vec<(String, Vec<u8>)> =
            keys(&art, game).into_iter().map(|key| (key.clone(), small(&mut p, game, &key))).collect();
        for (at, (key, pixels)) in all.iter().enumerate() {
            let lit = u16::try_from(pixels.iter().filter(|v| **v > 60).count()).unwrap();
            let share = f32::from(lit) / f32::from(SMALL * SMALL);
            if !SHARE.contains(&share) {
                faults.push(format!("{game}/{key}: covers {share:.2}"));
            }
            for (other, others) in &all[..at] {
                let sum: u32 = pixels.iter().zip(others).map(|(a, b)| u32::from(a.abs_diff(*b))).sum();
                let mean = f32::from(u16::try_from(sum / 576).unwrap());
                if mean < APART {
                    faults.push(format!("{game}/{key}: {mean} from {other}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_scene_can_be_read_and_hides_the_heros_feet() {
    for (place, (name, _)) in scenes::SCENES.iter().enumerate() {
        let glow = Glow { x: 72.0, y: 42.0, radius: 34.0 };
        let scene = scenery::scene(place, glow).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert!(!scene.near.is_empty(), "{name}");
        assert!(scene.planes.len() + scene.sky.len() > 1, "{name}");
    }
}

/// A picture with these shapes as its hero.
fn with_hero(shapes: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 120 84\" data-scene=\"air\" data-tint=\"dusk\">\n<g id=\"hero\">{shapes}</g></svg>"
    )
}

#[test]
fn what_is_wrong_with_a_file_is_said_with_its_line() {
    let cases = [
        ("<svg".to_owned(), "line 1: this cannot be read as SVG"),
        ("<html/>".to_owned(), "line 1: <html> is not drawn"),
        (with_hero("<text>hi</text>"), "line 2: <text> is not drawn"),
        (with_hero("<path class=\"gold5\" d=\"M0 0 H9 V9 Z\"/>"), "line 2: \"gold5\" is no colour"),
        (with_hero("<path class=\"gold2 x\" d=\"M0 0 H9 V9 Z\"/>"), "line 2: \"x\" is no word"),
        (with_hero("<path class=\"gold2\" d=\"M0 0 Q\"/>"), "line 2: the outline \"M0 0 Q\" cannot be read"),
        (with_hero("<circle class=\"ink\" r=\"1e9\"/>"), "line 2: r cannot be \"1e9\""),
        (with_hero("<circle class=\"ink\" r=\"NaN\"/>"), "line 2: r cannot be \"NaN\""),
        (with_hero("<circle class=\"ink\" r=\"4\" data-mirrow=\"3\"/>"), "\"data-mirrow\" is no word"),
        (with_hero("<g transform=\"skewX(3)\"/>"), "line 2: transform cannot be \"skewX(3)\""),
        (with_hero(""), "line 1: there is no <g id=\"hero\">"),
        ("<svg data-scene=\"moon\" data-tint=\"dusk\"/>".to_owned(), "line 1: \"moon\" is no scene"),
        ("<svg data-scene=\"air\" data-tint=\"pink\"/>".to_owned(), "line 1: \"pink\" is no tint"),
        (
            "<svg data-scene=\"air\" data-tint=\"dusk\"><g id=\"hat\"/></svg>".to_owned(),
            "line 1: \"hat\" is no part",
        ),
        ("<svg viewBox=\"0 0 9 9\"/>".to_owned(), "line 1: nothing is drawn"),
        ("<svg viewBox=\"0 0 0 9\"/>".to_owned(), "line 1: viewBox cannot be \"0 0 0 9\""),
        ("<svg viewBox=\"0 0 9 9\"><path style=\"x\" d=\"M0 0\"/></svg>".to_owned(), "\"style\" is no word"),
        ("<svg viewBox=\"0 0 9 9\"><rect fill=\"url(#a)\"/></svg>".to_owned(), "\"url(#a)\" is no colour"),
        (
            "<svg viewBox=\"0 0 9 9\"><polygon points=\"1 2 3\"/></svg>".to_owned(),
            "points cannot be \"1 2 3\"",
        ),
        (with_hero(&"<g>".repeat(60)), "line"),
        (
            with_hero(&format!("{}{}", "<g>".repeat(60), "</g>".repeat(60))),
            "at most 24 groups in one another",
        ),
        (
            with_hero(&"<circle class=\"ink\" r=\"4\" data-spin=\"60 0 0\"/>".repeat(90)),
            "at most 1500 shapes",
        ),
        (" ".repeat(100_001), "line 1: there is too much in it: at most 100000 bytes"),
        ("<!DOCTYPE svg [<!ENTITY a \"b\">]><svg>&a;</svg>".to_owned(), "line 1: this cannot be read as SVG"),
    ];
    let mut art = Sources::standard();
    for (text, said) in cases {
        let fault = add(&mut art, "war", "w01", &text).unwrap_err().to_string();
        assert!(fault.contains(said), "{fault:?} does not say {said:?}");
    }
    assert!(art.text("war", "w01").unwrap().contains("data-scene"), "what is broken takes nobody's place");
}

#[test]
fn a_pack_brings_pictures_in_either_way() {
    let plain = "<svg viewBox=\"0 0 10 10\"><g fill=\"#0f0\"><rect width=\"10\" height=\"10\"/></g>\
                 <polygon points=\"2 2 8 2 8 8 2 8\" fill=\"#0000ff\"/></svg>";
    let mut art = Sources::standard();
    add(&mut art, "chaos", "plain", plain).unwrap();
    let torpedo = art.text("chaos", "torpedo").unwrap().to_owned();
    add(&mut art, "chaos", "own", &torpedo).unwrap();
    let options = PainterOptions { baseline: true, sources: Some(art), ..PainterOptions::default() };
    let mut p = Painter::new(options).unwrap();
    let r = Rect::new(0.0, 0.0, 120.0, 84.0);
    let mut draw = |key: &str| {
        p.begin(120, 84);
        p.poster(&motif("chaos", key), r, 0.0, Light::Full);
        p.finish().unwrap();
        p.pixels().2.to_vec()
    };
    let shown = draw("plain");
    assert_eq!(&shown[(42 * 120 + 60) * 4..][..3], [0, 0, 255], "the middle");
    assert_eq!(&shown[(42 * 120 + 2) * 4..][..3], [0, 255, 0], "the edge: it covers the room");
    assert_eq!(draw("own"), draw("torpedo"));
    // A card without a picture has a scene with the sign of its type, and not all of them the same.
    let (one, other) = (draw("nothing-here"), draw("nor-there"));
    assert!(one.chunks_exact(4).any(|pixel| pixel != &one[..4]));
    assert_ne!(one, other);
}

#[test]
fn what_is_dim_is_darker_and_greyer() {
    let red = Color::hex(0xE4_523F);
    let dim = Light::Dim.on(red);
    assert!(dim.luminance() < red.luminance());
    assert!(dim.r.abs_diff(dim.b) < red.r.abs_diff(red.b) / 2);
    assert_eq!(Light::Full.on(red), red);
}
