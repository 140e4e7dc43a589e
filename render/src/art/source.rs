//! A picture as it is read from its file: shapes with words for their colours, in units of a box 120 wide and 84 high.
//! No reading and no drawing here.

use crate::painter::kurbo::{Affine, BezPath, Rect as Area, Shape as _};

use super::colours::{INK, Plane, RAMPS, Tint};
use crate::look::color::Color;

/// Width and height of the box that every picture fills, in its own units; scenes reach [`BLEED`] units farther.
pub(super) const WIDE: f64 = 120.0;
pub(super) const HIGH: f64 = 84.0;
pub(super) const BLEED: f64 = 10.0;

/// What a file holds.
#[derive(Clone, Debug)]
pub(super) enum Source {
    /// A hero before a scene.
    Poster(Box<Poster>),
    /// A plain drawing, shown as it is.
    Plain(Plain),
}

/// A hero before a scene, with what lies between.
#[derive(Clone, Debug)]
pub(super) struct Poster {
    /// Place of the scene in the list of scenes.
    pub scene: usize,
    /// Its colours.
    pub tint: &'static Tint,
    /// The lantern behind the hero.
    pub glow: Glow,
    /// How the hero is moved and sized, with what lies right before and behind it.
    pub place: Affine,
    /// The square of the hero, before it is moved, that its emblem shows.
    pub square: Area,
    /// Behind the hero.
    pub back: Vec<Piece>,
    /// The hero.
    pub hero: Vec<Piece>,
    /// Before the hero.
    pub front: Vec<Piece>,
}

/// Middle and radius of the light behind a hero.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glow {
    pub x: f64,
    pub y: f64,
    pub radius: f64,
}

/// A plain drawing.
#[derive(Clone, Debug)]
pub(super) struct Plain {
    /// What of it is shown.
    pub view: Area,
    /// Its shapes, the lowest first.
    pub pieces: Vec<Piece>,
}

/// One shape.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    /// Its outline in its own units.
    pub path: BezPath,
    /// From its own units into those of the picture.
    pub place: Affine,
    /// Its colour.
    pub paint: Paint,
    /// The width of a line in its own units; nothing for a filled shape.
    pub pen: Option<f64>,
    /// Opacity, 0 to 1; nothing for a solid shape. What is not solid has no part in the hero's outline.
    pub opacity: Option<f64>,
    /// Whether it has an outline of its own.
    pub outlined: bool,
    /// Whether holes are where an even number of outlines lie around.
    pub even_odd: bool,
    /// Whether it is too fine for an emblem.
    pub fine: bool,
}

/// A colour by what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Paint {
    /// The ink of outlines.
    Ink,
    /// A tone, 0 (lit) to 3 (deep), of the material at this place in the list.
    Tone(usize, usize),
    /// A colour of the scene's tint.
    Of(Plane),
    /// A colour of its own, in plain drawings.
    Own(Color),
}

impl Paint {
    /// The colour under a tint.
    pub fn color(self, tint: &Tint) -> Color {
        match self {
            Self::Ink => INK,
            Self::Tone(ramp, tone) => {
                RAMPS.get(ramp).and_then(|ramp| ramp.tones.get(tone)).copied().unwrap_or(INK)
            }
            Self::Of(plane) => tint.plane(plane),
            Self::Own(color) => color,
        }
    }
}

impl Piece {
    /// What it covers, in units of the picture, with the width of its line.
    pub fn area(&self) -> Area {
        let half = self.pen.unwrap_or(0.0) / 2.0 * self.place.determinant().abs().sqrt();
        (self.place * self.path.clone()).bounding_box().inflate(half, half)
    }
}

/// What the solid shapes of a hero cover that an emblem shows, as far as it can be seen.
pub(super) fn covered(hero: &[Piece]) -> Option<Area> {
    let shown = hero.iter().filter(|piece| piece.opacity.is_none() && !piece.fine);
    let all = shown.map(Piece::area).reduce(|a, b| a.union(b))?;
    Some(all.intersect(Area::new(-20.0, -20.0, WIDE + 20.0, HIGH + 20.0)))
}
