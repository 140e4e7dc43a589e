//! Filled and stroked shapes, and icons from SVG path strings.
//! Gradients run straight down only: diagonal ones make the PNG a quarter larger and nobody misses them.

use std::sync::Arc;

use vello_cpu::color::{AlphaColor, Srgb};
use vello_cpu::kurbo::{Affine, BezPath, Cap, Circle, Join, Rect as KRect, RoundedRect, Shape, Stroke};
use vello_cpu::peniko::{self, ColorStop, Extend, Gradient, LinearGradientPosition};

use super::{Painter, Rect, tape};
use crate::look::color::Color;
use crate::look::emblem::{Emblem, How, Tone};

/// What a shape is filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fill {
    top: Color,
    bottom: Color,
}

impl Fill {
    /// One colour.
    pub const fn flat(color: Color) -> Self {
        Self { top: color, bottom: color }
    }

    /// A gradient from the top of the shape's rectangle to its bottom.
    pub const fn down(top: Color, bottom: Color) -> Self {
        Self { top, bottom }
    }

    /// Its upper and its lower colour.
    pub(super) const fn colours(self) -> (Color, Color) {
        (self.top, self.bottom)
    }

    /// Its colour in the middle of one of so many rows.
    fn at(self, row: u16, rows: u16) -> Color {
        let (down, all) = (2 * u32::from(row) + 1, 2 * u32::from(rows.max(1)));
        let part = |top: u8, bottom: u8| {
            let sum = u32::from(top) * all.saturating_sub(down) + u32::from(bottom) * down.min(all);
            u8::try_from((sum + all / 2) / all).unwrap_or(u8::MAX)
        };
        let (a, b) = (self.top, self.bottom);
        Color { r: part(a.r, b.r), g: part(a.g, b.g), b: part(a.b, b.b), a: part(a.a, b.a) }
    }
}

/// A path string that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("icon path cannot be read: {0}")]
pub struct IconError(String);

/// A colour as the renderer wants it.
pub(super) fn paint(c: Color) -> AlphaColor<Srgb> {
    AlphaColor::from_rgba8(c.r, c.g, c.b, c.a)
}

fn krect(r: Rect) -> KRect {
    let (x, y) = (f64::from(r.x), f64::from(r.y));
    KRect::new(x, y, x + f64::from(r.w), y + f64::from(r.h))
}

/// Beyond this many pixels in any direction nothing is drawn.
const FAR: f32 = 10_000.0;

/// Whether all numbers can be drawn. Curves of endless size would be cut into endless pieces.
pub(super) fn sane(numbers: &[f32]) -> bool {
    numbers.iter().all(|n| n.abs() <= FAR)
}

fn sane_rect(r: Rect) -> bool {
    sane(&[r.x, r.y, r.w, r.h])
}

fn rounded(r: Rect, radius: f32) -> BezPath {
    RoundedRect::from_rect(krect(r), f64::from(radius.max(0.0))).to_path(0.1)
}

/// Reads an SVG path string.
///
/// # Errors
/// When the string is no path.
pub(crate) fn path(d: &str) -> Result<BezPath, IconError> {
    BezPath::from_svg(d).map_err(|e| IconError(e.to_string()))
}

/// The bounds of an icon path in its own units, for tests: left, top, right, bottom.
#[cfg(test)]
pub(crate) fn bounds(d: &str) -> Result<(f64, f64, f64, f64), IconError> {
    let b = path(d)?.bounding_box();
    Ok((b.x0, b.y0, b.x1, b.y1))
}

impl Painter {
    fn fill_with(&mut self, fill: Fill, y0: f32, y1: f32) {
        if fill.top == fill.bottom {
            self.ctx.set_paint(paint(fill.top));
            return;
        }
        let kind =
            LinearGradientPosition { start: (0.0, f64::from(y0)).into(), end: (0.0, f64::from(y1)).into() };
        let stops = [ColorStop::from((0.0, paint(fill.top))), ColorStop::from((1.0, paint(fill.bottom)))];
        self.ctx.set_paint(Gradient {
            kind: kind.into(),
            stops: stops.as_slice().into(),
            extend: Extend::Pad,
            ..Default::default()
        });
    }

    /// A rectangle with sharp corners.
    pub fn rect(&mut self, r: Rect, fill: Fill) {
        if self.is_blank() || !sane_rect(r) {
            return;
        }
        self.note(|| tape::stroke!["rect", tape::area(r), tape::hex(fill.top), tape::hex(fill.bottom)]);
        let whole = |units: f32| (units * self.scale).fract() == 0.0;
        if fill.top != fill.bottom && (self.scale > 1.0 || whole(r.y) && whole(r.h)) {
            self.stripes(r, fill);
            return;
        }
        self.fill_with(fill, r.y, r.bottom());
        self.ctx.fill_rect(&krect(r));
    }

    /// A gradient as stripes of one colour each: what it is in pixels anyway, and cheap to draw where it is slow.
    /// They lie at whole pixels, however large a unit is, so that nothing shines through between them.
    fn stripes(&mut self, r: Rect, fill: Fill) {
        let s = self.scale;
        let (top, bottom) = ((r.y * s).round(), (r.bottom() * s).round());
        let r = Rect::new(r.x * s, top, r.w * s, bottom - top);
        self.ctx.set_transform(Affine::IDENTITY);
        let rows = super::whole_pixels(r.h);
        let mut first = 0;
        for row in 0..rows {
            let color = fill.at(row, rows);
            if row + 1 < rows && fill.at(row + 1, rows) == color {
                continue;
            }
            let stripe = Rect::new(r.x, r.y + f32::from(first), r.w, f32::from(row + 1 - first));
            self.ctx.set_paint(paint(color));
            self.ctx.fill_rect(&krect(stripe));
            first = row + 1;
        }
        self.ctx.set_transform(self.enlarged());
    }

    /// A rectangle with round corners.
    pub fn round(&mut self, r: Rect, radius: f32, fill: Fill) {
        if self.is_blank() || !sane_rect(r) || !sane(&[radius]) {
            return;
        }
        self.note(|| {
            tape::stroke!["round", tape::area(r), radius, tape::hex(fill.top), tape::hex(fill.bottom)]
        });
        self.fill_with(fill, r.y, r.bottom());
        self.ctx.fill_path(&rounded(r, radius));
    }

    /// The outline of a rectangle with round corners; the line lies inside `r`.
    pub fn frame(&mut self, r: Rect, radius: f32, width: f32, color: Color) {
        if self.is_blank() || !sane_rect(r) || !sane(&[radius, width]) {
            return;
        }
        self.note(|| tape::stroke!["frame", tape::area(r), radius, width, tape::hex(color)]);
        self.ctx.set_paint(paint(color));
        self.ctx.set_stroke(Stroke::new(f64::from(width)));
        self.ctx.stroke_path(&rounded(r.inset(width / 2.0), radius - width / 2.0));
    }

    /// The outline of a rectangle with round corners in dashes: `on` pixels of line, then `off` pixels of none. The
    /// line lies inside `r`.
    pub fn dashes(&mut self, r: Rect, radius: f32, width: f32, (on, off): (f32, f32), color: Color) {
        if self.is_blank() || !sane_rect(r) || !sane(&[radius, width, on, off]) || on + off < 1.0 {
            return;
        }
        let whole = rounded(r.inset(width / 2.0), radius - width / 2.0);
        let pattern = [f64::from(on), f64::from(off)];
        let path: BezPath = vello_cpu::kurbo::dash(whole.into_iter(), 0.0, &pattern).collect();
        self.note(|| {
            tape::stroke![
                "path",
                path.to_svg(),
                tape::lines(&path),
                width,
                tape::area(r),
                tape::hex(color),
                tape::hex(color),
            ]
        });
        self.ctx.set_paint(paint(color));
        self.ctx.set_stroke(Stroke::new(f64::from(width)).with_caps(Cap::Butt));
        self.ctx.stroke_path(&path);
    }

    /// A filled circle.
    pub fn disc(&mut self, cx: f32, cy: f32, radius: f32, fill: Fill) {
        if self.is_blank() || !sane(&[cx, cy, radius]) {
            return;
        }
        self.note(|| tape::stroke!["disc", [cx, cy], radius, tape::hex(fill.top), tape::hex(fill.bottom)]);
        self.fill_with(fill, cy - radius, cy + radius);
        let circle = Circle::new((f64::from(cx), f64::from(cy)), f64::from(radius.max(0.0)));
        self.ctx.fill_path(&circle.to_path(0.1));
    }

    /// A circle line, centred on `radius`.
    pub fn ring(&mut self, cx: f32, cy: f32, radius: f32, width: f32, color: Color) {
        if self.is_blank() || !sane(&[cx, cy, radius, width]) {
            return;
        }
        self.note(|| tape::stroke!["ring", [cx, cy], radius, width, tape::hex(color)]);
        self.ctx.set_paint(paint(color));
        self.ctx.set_stroke(Stroke::new(f64::from(width)));
        let circle = Circle::new((f64::from(cx), f64::from(cy)), f64::from(radius.max(0.0)));
        self.ctx.stroke_path(&circle.to_path(0.1));
    }

    /// A line through points, with round joins and ends.
    pub fn line(&mut self, points: &[(f32, f32)], width: f32, color: Color) {
        if self.is_blank() {
            return;
        }
        self.note(|| tape::stroke!["line", points, width, tape::hex(color)]);
        let mut bez = BezPath::new();
        for (i, (x, y)) in points.iter().filter(|(x, y)| sane(&[*x, *y])).enumerate() {
            let at = (f64::from(*x), f64::from(*y));
            if i == 0 {
                bez.move_to(at);
            } else {
                bez.line_to(at);
            }
        }
        self.ctx.set_paint(paint(color));
        self.ctx.set_stroke(Stroke::new(f64::from(width)).with_join(Join::Round).with_caps(Cap::Round));
        self.ctx.stroke_path(&bez);
    }

    /// A filled shape with straight sides; nothing if a corner is endless.
    pub fn polygon(&mut self, corners: &[(f32, f32)], fill: Fill) {
        if self.is_blank() {
            return;
        }
        let mut bez = BezPath::new();
        let (mut y0, mut y1) = (f32::MAX, f32::MIN);
        for (i, (x, y)) in corners.iter().enumerate() {
            if !sane(&[*x, *y]) {
                return;
            }
            (y0, y1) = (y0.min(*y), y1.max(*y));
            let at = (f64::from(*x), f64::from(*y));
            if i == 0 {
                bez.move_to(at);
            } else {
                bez.line_to(at);
            }
        }
        if corners.len() < 3 {
            return;
        }
        bez.close_path();
        self.note(|| {
            tape::stroke![
                "path",
                bez.to_svg(),
                tape::lines(&bez),
                0.0,
                tape::area(Rect::new(0.0, y0, 0.0, y1 - y0)),
                tape::hex(fill.top),
                tape::hex(fill.bottom),
            ]
        });
        self.fill_with(fill, y0, y1);
        self.ctx.fill_path(&bez);
    }

    /// Draws with everything outside a rounded rectangle cut away; nothing if that is endless.
    pub fn clipped(&mut self, r: Rect, radius: f32, draw: impl FnOnce(&mut Self)) {
        if self.is_blank() {
            return draw(self);
        }
        if !sane_rect(r) || !sane(&[radius]) {
            return;
        }
        self.note(|| tape::stroke!["clip", tape::area(r), radius]);
        self.ctx.push_clip_path(&rounded(r, radius));
        draw(self);
        self.ctx.pop_clip();
        self.note(|| tape::stroke!["unclip"]);
    }

    /// An emblem in the square `r`: `light` for its body, `dark` for what is carved into it.
    /// A part with a broken path is left out; a test makes sure that there is none.
    pub fn emblem(&mut self, emblem: &Emblem, r: Rect, light: Fill, dark: Color) {
        self.layout.sign(emblem.name);
        // Signs are many and few, and dear to draw.
        if !self.is_blank() && sane_rect(r) && !self.lay_emblem(emblem, r, light, dark) {
            self.carve(emblem, r, light, dark);
        }
    }

    /// Draws the parts of an emblem.
    pub(super) fn carve(&mut self, emblem: &Emblem, r: Rect, light: Fill, dark: Color) {
        let scale = f64::from(r.w.min(r.h)) / f64::from(crate::look::emblem::BOX);
        let place = Affine::translate((f64::from(r.x), f64::from(r.y))) * Affine::scale(scale);
        for part in emblem.parts {
            let Some(bez) = self.kept_path(part.d) else { continue };
            let shape = place * (*bez).clone();
            let fill = match part.tone {
                Tone::Body => light,
                Tone::Shade => Fill { top: light.top.mix(dark, 42), bottom: light.bottom.mix(dark, 42) },
                Tone::Carved => Fill::flat(dark),
            };
            let pen = if let How::Line(width) = part.how { f64::from(width) * scale } else { 0.0 };
            self.note(|| {
                tape::stroke![
                    "path",
                    shape.to_svg(),
                    tape::lines(&shape),
                    pen,
                    tape::area(r),
                    tape::hex(fill.top),
                    tape::hex(fill.bottom),
                ]
            });
            self.fill_with(fill, r.y, r.bottom());
            match part.how {
                How::Fill => {
                    self.ctx.set_fill_rule(peniko::Fill::EvenOdd);
                    self.ctx.fill_path(&shape);
                    self.ctx.set_fill_rule(peniko::Fill::NonZero);
                }
                How::Line(_) => {
                    self.ctx.set_stroke(Stroke::new(pen).with_join(Join::Round).with_caps(Cap::Round));
                    self.ctx.stroke_path(&shape);
                }
            }
        }
    }

    fn kept_path(&mut self, d: &'static str) -> Option<Arc<BezPath>> {
        if let Some(kept) = self.paths.get(d) {
            return Some(kept.clone());
        }
        let bez = Arc::new(path(d).ok()?);
        self.paths.insert(d, bez.clone());
        Some(bez)
    }
}
