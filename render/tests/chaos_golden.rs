//! A few pictures of Legends of Chaos compared with kept ones at half size, within a tolerance.
//! `SKALD_BLESS=1 cargo test -p skald-render --test chaos_golden` writes them anew.
#![allow(clippy::unwrap_used)]

#[path = "common/chaos.rs"]
mod views;

use image::{RgbImage, imageops};
use skald_render::painter::{Painter, PainterOptions};
use skald_render::{Drawing, Notes, Picture, chaos, draw, draw_kit};

/// How far a channel may be off, of 255: the renderer's instruction sets differ by 1 before halving.
const TOLERANCE: u8 = 3;

fn check(name: &str, drawing: &Drawing) {
    let drawn = image::load_from_memory(&drawing.png).unwrap().to_rgb8();
    let small =
        imageops::resize(&drawn, drawn.width() / 2, drawn.height() / 2, imageops::FilterType::Triangle);
    let path = format!("{}/tests/golden/chaos-{name}.png", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("SKALD_BLESS").is_some_and(|v| v == "1") {
        small.save(&path).unwrap();
        return;
    }
    let kept: RgbImage = image::open(&path).unwrap().to_rgb8();
    assert_eq!(kept.dimensions(), small.dimensions(), "{name}");
    let off = kept.as_raw().iter().zip(small.as_raw()).filter(|(a, b)| a.abs_diff(**b) > TOLERANCE).count();
    assert!(off == 0, "{name}: {off} values differ; look at the picture, and bless it if it is right");
}

#[test]
fn pictures_look_as_they_did() {
    let mut p = Painter::new(PainterOptions { baseline: true, ..Default::default() }).unwrap();
    let names = views::names(8);
    check("board-8", &draw(&mut p, &Picture::Board, &views::eight().into(), &names).unwrap());
    check("board-4", &draw(&mut p, &Picture::Board, &views::haunted().into(), &names[..4]).unwrap());
    check("board-2", &draw(&mut p, &Picture::Board, &views::clash().into(), &names[..2]).unwrap());
    let notes = Notes::default();
    check(
        "private",
        &draw(&mut p, &Picture::Private(&notes), &views::defending().into(), &names[..2]).unwrap(),
    );
    check("result", &draw(&mut p, &Picture::Result, &views::over(2).into(), &names[..2]).unwrap());
    let boulder = views::POOL.named("Boulder").unwrap();
    check("face", &chaos::card_face(&mut p, &views::POOL, boulder).unwrap());
    check("sheet", &draw_kit(&mut p, &views::kit(6)).unwrap());
}
