//! The hero of a card alone, cut to a square: in one ink where it is small, in colour where it has room.

use crate::painter::kurbo::{Affine, Rect as Area};

use super::colours::{DARK, Plane, RAMPS, TINTS};
use super::poster::centred;
use super::read::source as read;
use super::source::{Paint, Piece, Source};
use super::{Light, Motif, grey};
use crate::look::color::Color;
use crate::painter::{EncodeError, Fill, Painter, Rect};
use crate::surface;

/// How far the four tones lie from the ink to the ground, in hundredths; those of dark materials lie nearer.
const TONES: [u8; 4] = [0, 6, 40, 84];
const DARK_TONES: [u8; 4] = [0, 0, 16, 50];
/// From this side on a hero is told by its colours as well; below, they are only noise.
const COLOURED: f32 = 72.0;
/// Width and height of an emoji, in pixels: as Discord keeps them.
const EMOJI: u16 = 128;
/// The width of a part's own outline, in units.
const OUTLINE: f64 = 1.8;

impl Painter {
    /// The hero of a card in colour with its ink line, in the square `r`; the sign of its type while it has no picture.
    /// Drawn once per size and kept.
    pub fn hero(&mut self, motif: &Motif<'_>, r: Rect, light: Light) {
        let name = format!("hero {} {} {light:?} {:?}", motif.game, motif.key, motif.color);
        self.kept_whole(name, r, 0.0, |p, r| match motif.source(&p.sources) {
            Some(source) => p.coloured(&source, r, light),
            None => {
                let ink = motif.color.mix(Color::hex(0xFF_FFFF), 30);
                p.emblem(motif.sign, r.inset(r.w * 0.08), Fill::flat(light.on(ink)), Color::hex(0x14_121B));
            }
        });
    }

    fn coloured(&mut self, source: &Source, r: Rect, light: Light) {
        match source {
            Source::Poster(of) => {
                // The ink line lies outside the hero.
                let to = square(of.square.inflate(1.7, 1.7), r);
                self.clipped(r, 0.0, |p| p.lit(&of.hero, to, of.tint, light));
            }
            Source::Plain(of) => {
                let to = square(of.view, r);
                self.clipped(r, 0.0, |p| p.pieces(&of.pieces, to, &TINTS[0], light));
            }
        }
    }

    /// The hero of a card in colour with its ink line, as a PNG of 128 by 128 pixels with nothing behind it; `None` for a card
    /// without a picture of its own. It is not kept.
    ///
    /// # Errors
    /// [`EncodeError`].
    pub fn emoji(&mut self, game: &str, key: &str) -> Result<Option<Vec<u8>>, EncodeError> {
        let Some(source) = self.sources.text(game, key).and_then(|text| read(text).ok()) else {
            return Ok(None);
        };
        self.begin_square(EMOJI);
        let side = f32::from(EMOJI);
        self.coloured(&source, Rect::new(0.0, 0.0, side, side), Light::Full);
        self.finish_clear().map(Some)
    }

    /// The hero of a card in the square `r`, on a face in `color`: in colour where there is room, else in one ink.
    pub fn portrait(&mut self, motif: &Motif<'_>, r: Rect, color: Color) {
        if r.w < COLOURED {
            self.one_ink(motif, r, surface::emblem_ink(color), surface::emblem_dark(color));
        } else {
            self.hero(motif, r, Light::Full);
        }
    }

    /// The hero of a card in one ink on its ground, in the square `r`; the sign of its type while it has no picture.
    /// Drawn once per size and colour and kept.
    pub fn one_ink(&mut self, motif: &Motif<'_>, r: Rect, ink: Color, ground: Color) {
        let name = format!("ink {} {} {ink:?} {ground:?}", motif.game, motif.key);
        self.kept_whole(name, r, 0.0, |p, r| match motif.source(&p.sources) {
            Some(Source::Poster(of)) => p.in_ink(&of.hero, square(of.square, r), r, ink, ground),
            Some(Source::Plain(of)) => p.in_ink(&of.pieces, square(of.view, r), r, ink, ground),
            None => p.emblem(motif.sign, r, Fill::flat(ink), ground),
        });
    }

    fn in_ink(&mut self, pieces: &[Piece], to: Affine, r: Rect, ink: Color, ground: Color) {
        self.clipped(r, 0.0, |p| {
            for piece in pieces.iter().filter(|piece| !piece.fine) {
                let color = ink.mix(ground, tone(piece.paint));
                p.piece_in(piece, to, color, Some((OUTLINE, ground)));
            }
        });
    }
}

/// From a square of units into one of pixels.
fn square(of: Area, r: Rect) -> Affine {
    centred(of, r, f64::from(r.w.min(r.h)) / of.width().max(of.height()))
}

/// How far a colour lies from the ink to the ground, in hundredths.
fn tone(of: Paint) -> u8 {
    match of {
        Paint::Ink | Paint::Of(Plane::Top | Plane::Far | Plane::Mid | Plane::Near) => 100,
        Paint::Of(Plane::Glow | Plane::Low) => 0,
        Paint::Tone(ramp, tone) => {
            let dark = RAMPS.get(ramp).is_some_and(|ramp| ramp.name == DARK);
            let tones = if dark { DARK_TONES } else { TONES };
            tones.get(tone).copied().unwrap_or(100)
        }
        Paint::Own(color) => 100 - u8::try_from(u32::from(grey(color).r) * 100 / 255).unwrap_or(100),
    }
}
