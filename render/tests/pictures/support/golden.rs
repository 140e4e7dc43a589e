//! Pictures compared with kept ones at half size, within a tolerance. `SKALD_BLESS=1` writes them anew.

use image::{RgbImage, imageops};
use skald_render::Drawing;
use skald_render::painter::{Painter, PainterOptions};

/// How far a channel may be off, of 255: the renderer's instruction sets differ by 1 before halving.
const TOLERANCE: u8 = 3;

/// A painter whose pictures are the same on every machine.
pub fn painter() -> Painter {
    Painter::new(PainterOptions { baseline: true, ..Default::default() }).unwrap()
}

/// Compares a picture with the one that is kept under `name`.
pub fn check(name: &str, drawing: &Drawing) {
    let drawn = image::load_from_memory(&drawing.png).unwrap().to_rgb8();
    let small =
        imageops::resize(&drawn, drawn.width() / 2, drawn.height() / 2, imageops::FilterType::Triangle);
    let path = format!("{}/tests/golden/{name}.png", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("SKALD_BLESS").is_some_and(|v| v == "1") {
        small.save(&path).unwrap();
        return;
    }
    let kept: RgbImage = image::open(&path).unwrap().to_rgb8();
    assert_eq!(kept.dimensions(), small.dimensions(), "{name}");
    let off = kept.as_raw().iter().zip(small.as_raw()).filter(|(a, b)| a.abs_diff(**b) > TOLERANCE).count();
    assert!(off == 0, "{name}: {off} values differ; look at the picture, and bless it if it is right");
}
