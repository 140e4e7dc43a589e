//! A picture as a card shows it: sky, lantern, planes, hero with ink line and light, and what lies before its feet. What
//! this looks like is decided here and nowhere in the files.

use crate::painter::kurbo::{Affine, Circle, Point, Rect as Area, Shape as _};

use super::colours::{INK, Plane, TINTS, Tint};
use super::read::source as read;
use super::scenery::{Scene, scene as scenery};
use super::scenes::SCENES;
use super::source::{BLEED, Glow, HIGH, Piece, Plain, Poster, Source, WIDE};
use super::{Light, Motif};
use crate::look::color::Color;
use crate::painter::{Fill, Painter, Rect};

/// How much wider than the shapes the hero's ink line is, in units.
const INK_LINE: f64 = 3.4;
/// How far to the upper left the light on its edge lies, and how much wider than the shapes it is.
const RIM: (f64, f64) = (-0.75, 0.5);
/// The width of a part's own outline.
const OUTLINE: f64 = 1.0;
/// Share of the way from the upper to the lower edge of the whole scene at which the sky has its lower colour.
const SKY: f64 = 0.85;
/// The discs of a lantern: radius by that of the glow, whether of the mixed colour, opacity.
const LANTERN: [(f64, bool, f64); 4] =
    [(1.55, true, 0.22), (1.14, true, 0.30), (0.78, false, 0.30), (0.46, false, 0.42)];
/// How far the outer discs' colour lies from the lower sky to the glow, in hundredths.
const LANTERN_MIX: u8 = 45;

/// The lower edge of a tableau, in units.
const LOWEST: f64 = 83.0;
/// Where heroes stand in it, where their feet are, and how large each is.
const PLACES: [(f64, f64, f64); 3] = [(81.0, 84.0, 0.56), (115.0, 84.0, 0.56), (99.0, 88.0, 0.48)];

impl Painter {
    /// The picture of a card in `r`, with round corners, or a scene with its type sign while it has none. Drawn once per
    /// size and kept.
    pub fn poster(&mut self, motif: &Motif<'_>, r: Rect, radius: f32, light: Light) {
        let name = format!("poster {} {} {radius} {light:?} {:?}", motif.game, motif.key, motif.color);
        self.kept_whole(name, r, 0.0, |p, r| {
            p.clipped(r, radius, |p| match motif.source(&p.sources) {
                Some(Source::Poster(of)) => p.hero_before_scene(&of, r, light),
                Some(Source::Plain(of)) => p.plain_drawing(&of, r, light),
                None => p.stand_in(motif, r, light),
            });
        });
    }

    fn hero_before_scene(&mut self, of: &Poster, r: Rect, light: Light) {
        let to = onto(r);
        let scene = scenery(of.scene, of.glow).unwrap_or_default();
        self.behind(&scene, of.tint, of.glow, r, light);
        self.pieces(&of.back, to * of.place, of.tint, light);
        self.lit(&of.hero, to * of.place, of.tint, light);
        self.pieces(&of.front, to * of.place, of.tint, light);
        self.pieces(&scene.near, to, of.tint, light);
    }

    /// Up to three heroes of a game side by side in one wide scene, the first in the middle of its light and the last before
    /// the others; the words of a picture stand at its left.
    pub fn tableau(&mut self, game: &str, keys: &[String], r: Rect) {
        if self.is_blank() {
            return;
        }
        let posters: Vec<Box<Poster>> = keys
            .iter()
            .take(PLACES.len())
            .filter_map(|key| match read(self.sources.text(game, key)?) {
                Ok(Source::Poster(of)) => Some(of),
                _ => None,
            })
            .collect();
        let glow = Glow { x: 92.0, y: 50.0, radius: 30.0 };
        let (place, tint) = posters.first().map_or((0, &TINTS[0]), |of| (of.scene, of.tint));
        let scene = scenery(place, glow).unwrap_or_default();
        // As wide as scenes are; from below, where the heroes stand.
        let wide = WIDE + 2.0 * BLEED;
        let high = wide * f64::from(r.h) / f64::from(r.w).max(1.0);
        let area = Area::new(-BLEED, LOWEST - high, WIDE + BLEED, LOWEST);
        let to = centred(area, r, f64::from(r.w) / wide);
        self.clipped(r, 0.0, |p| {
            p.behind_as(&scene, tint, glow, to, r, Light::Full);
            for (of, (x, y, size)) in posters.iter().zip(PLACES) {
                let place =
                    to * Affine::translate((x, y)) * Affine::scale(size) * Affine::translate((-74.0, -84.0));
                p.lit(&of.hero, place * of.place, of.tint, Light::Full);
            }
            p.pieces(&scene.near, to, tint, Light::Full);
        });
    }

    /// Sky, lantern and planes.
    fn behind(&mut self, scene: &Scene, tint: &Tint, glow: Glow, r: Rect, light: Light) {
        self.behind_as(scene, tint, glow, onto(r), r, light);
    }

    fn behind_as(&mut self, scene: &Scene, tint: &Tint, glow: Glow, to: Affine, r: Rect, light: Light) {
        let color = |plane| light.on(tint.plane(plane));
        let y = |at: f64| pixel((to * Point::new(0.0, at)).y);
        let low = -BLEED + SKY * (HIGH + 2.0 * BLEED);
        self.rect_between(r, Fill::down(color(Plane::Top), color(Plane::Low)), (y(-BLEED), y(low)));
        self.pieces(&scene.sky, to, tint, light);
        if scene.lantern {
            let mixed = tint.plane(Plane::Low).mix(tint.plane(Plane::Glow), LANTERN_MIX);
            for (size, outer, opacity) in LANTERN {
                let disc = Circle::new((glow.x, glow.y), glow.radius * size).to_path(0.02);
                let color = if outer { mixed } else { tint.plane(Plane::Glow) };
                self.curve(&disc, to, false, clear(light.on(color), Some(opacity)));
            }
        }
        self.pieces(&scene.planes, to, tint, light);
    }

    /// A hero: all of it in ink and wider, then in the glow's colour towards the light, then as it is.
    pub(super) fn lit(&mut self, hero: &[Piece], to: Affine, tint: &Tint, light: Light) {
        self.shape_of(hero, to, INK_LINE, light.on(INK));
        let (shift, wider) = RIM;
        self.shape_of(hero, to * Affine::translate((shift, shift)), wider, light.on(tint.plane(Plane::Glow)));
        self.pieces(hero, to, tint, light);
    }

    /// All solid shapes in one colour and wider than they are.
    fn shape_of(&mut self, pieces: &[Piece], to: Affine, wider: f64, color: Color) {
        for piece in pieces.iter().filter(|piece| piece.opacity.is_none()) {
            let place = to * piece.place;
            if piece.pen.is_none() {
                self.curve(&piece.path, place, piece.even_odd, color);
            }
            self.curve_line(&piece.path, place, piece.pen.unwrap_or(0.0) + wider, color);
        }
    }

    /// Shapes as they are.
    pub(super) fn pieces(&mut self, pieces: &[Piece], to: Affine, tint: &Tint, light: Light) {
        for piece in pieces {
            let color = clear(light.on(piece.paint.color(tint)), piece.opacity);
            self.piece_in(piece, to, color, Some((OUTLINE, light.on(INK))));
        }
    }

    /// A shape in a colour, with its own outline if it has one.
    pub(super) fn piece_in(
        &mut self,
        piece: &Piece,
        to: Affine,
        color: Color,
        outline: Option<(f64, Color)>,
    ) {
        let place = to * piece.place;
        match piece.pen {
            Some(width) => self.curve_line(&piece.path, place, width, color),
            None => {
                if let Some((width, ink)) = outline.filter(|_| piece.outlined) {
                    self.curve_line(&piece.path, place, width, ink);
                }
                self.curve(&piece.path, place, piece.even_odd, color);
            }
        }
    }

    /// A plain drawing, as large as covers the room.
    fn plain_drawing(&mut self, of: &Plain, r: Rect, light: Light) {
        let scale = (f64::from(r.w) / of.view.width()).max(f64::from(r.h) / of.view.height());
        let to = centred(of.view, r, scale);
        // A plain drawing has colours of its own; the tint is never asked.
        self.pieces(&of.pieces, to, &TINTS[0], light);
    }

    /// A scene with the card's type sign, for cards without a picture; which scene, the card's key tells.
    fn stand_in(&mut self, motif: &Motif<'_>, r: Rect, light: Light) {
        // Any spreading of keys over scenes does, as long as it stays the same.
        let sum = motif.key.bytes().fold(7_usize, |sum, byte| (sum * 31 + usize::from(byte)) % 9973);
        let tint = TINTS.get(sum / SCENES.len() % TINTS.len()).unwrap_or(&TINTS[0]);
        let glow = Glow { x: 66.0, y: 40.0, radius: 34.0 };
        let scene = scenery(sum % SCENES.len(), glow).unwrap_or_default();
        self.behind(&scene, tint, glow, r, light);
        let to = onto(r);
        let middle = to * Point::new(glow.x, glow.y);
        let side = pixel(to.determinant().abs().sqrt()) * 46.0;
        let at = Rect::around(pixel(middle.x), pixel(middle.y), side);
        let dark = light.on(INK);
        self.emblem(
            motif.sign,
            at.inset(-side * 0.04).moved(side * 0.03, side * 0.04),
            Fill::flat(dark),
            dark,
        );
        self.emblem(motif.sign, at, Fill::flat(light.on(motif.color.mix(Color::hex(0xFF_FFFF), 30))), dark);
        self.pieces(&scene.near, to, tint, light);
    }
}

/// From units into the pixels of a card's art: 120 by 84 of them, with what bleeds above them in a higher room and at the
/// left in a wider one, and cut where even that does not do. The hero stands at the right and never leaves.
fn onto(r: Rect) -> Affine {
    /// Where the middle of a hero is.
    const MIDDLE: f64 = 74.0;
    let shape = f64::from(r.w) / f64::from(r.h).max(1.0);
    let area = if shape < WIDE / HIGH {
        // Most of what is added lies above, where heads are.
        const MOST: f64 = 99.7;
        let high = (WIDE / shape).min(MOST);
        let top = -BLEED * (high - HIGH) / (MOST - HIGH);
        let wide = high * shape;
        // Where the room is so narrow that the hero has to be cut, its middle stays in sight.
        let left = (WIDE - wide).min(MIDDLE - wide / 2.0);
        Area::new(left, top, left + wide, top + high)
    } else {
        let wide = (HIGH * shape).min(WIDE + 2.0 * BLEED);
        let high = wide / shape;
        let left = (WIDE - wide) / 2.0;
        let top = (HIGH - high) / 2.0;
        Area::new(left, top, left + wide, top + high)
    };
    centred(area, r, f64::from(r.h) / area.height())
}

/// From an area of units onto the middle of a room.
pub(super) fn centred(area: Area, r: Rect, scale: f64) -> Affine {
    let middle = area.center();
    Affine::translate((f64::from(r.cx()), f64::from(r.cy())))
        * Affine::scale(scale)
        * Affine::translate((-middle.x, -middle.y))
}

/// A colour at an opacity.
fn clear(color: Color, opacity: Option<f64>) -> Color {
    let Some(share) = opacity else { return color };
    // Between 0 and 255 by the clamp.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let a = (share.clamp(0.0, 1.0) * 255.0).round() as u8;
    color.alpha(a)
}

/// A place in pixels as the painter counts them.
fn pixel(at: f64) -> f32 {
    // Pictures are some thousand pixels wide: nothing that counts is lost.
    #[allow(clippy::cast_possible_truncation)]
    let at = at as f32;
    at
}
