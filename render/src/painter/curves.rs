//! Curves under any movement: what the pictures of cards are made of.

use vello_cpu::kurbo::{Affine, BezPath, Cap, Join, Shape as _, Stroke, StrokeOpts, stroke};
use vello_cpu::peniko;

use super::shapes::{Fill, paint};
use super::{Painter, Rect, tape};
use crate::look::color::Color;

/// How exactly the sides of a line follow it, in pixels.
const EXACT: f64 = 0.05;
/// Beyond this many pixels nothing is drawn.
const FAR: f64 = 10_000.0;

impl Painter {
    /// A filled curve in one colour, moved to its place in the picture.
    pub(crate) fn curve(&mut self, path: &BezPath, place: Affine, even_odd: bool, color: Color) {
        if self.is_blank() {
            return;
        }
        self.moved(&(place * path.clone()), even_odd, color);
    }

    /// A line along a curve with round joins and ends, `width` of the curve's own units wide, moved to its place in the
    /// picture.
    pub(crate) fn curve_line(&mut self, path: &BezPath, place: Affine, width: f64, color: Color) {
        if self.is_blank() {
            return;
        }
        let size = place.determinant().abs().sqrt();
        if !(width > 0.0 && size > 1e-6 && size.is_finite()) {
            return;
        }
        let pen = Stroke::new(width).with_join(Join::Round).with_caps(Cap::Round);
        let sides = stroke(path, &pen, &StrokeOpts::default(), EXACT / size);
        self.moved(&(place * sides), false, color);
    }

    /// A rectangle filled from `top` at the height `y0` to `bottom` at `y1`, and with these beyond.
    pub(crate) fn rect_between(&mut self, r: Rect, fill: Fill, (y0, y1): (f32, f32)) {
        let (top, bottom) = fill.colours();
        let middle = Rect { y: y0, h: y1 - y0, ..r };
        self.clipped(r, 0.0, |p| {
            p.rect(r, Fill::flat(bottom));
            if y0 > r.y {
                p.rect(Rect::new(r.x, r.y, r.w, y0 - r.y), Fill::flat(top));
            }
            p.rect(middle, fill);
        });
    }

    fn moved(&mut self, shape: &BezPath, even_odd: bool, color: Color) {
        let area = shape.bounding_box();
        if ![area.x0, area.y0, area.x1, area.y1].iter().all(|n| n.abs() <= FAR) {
            return;
        }
        self.note(|| {
            tape::stroke![
                "path",
                shape.to_svg(),
                tape::lines(shape),
                0.0,
                tape::area(Rect::new(0.0, 0.0, 1.0, 1.0)),
                tape::hex(color),
                tape::hex(color),
            ]
        });
        self.ctx.set_paint(paint(color));
        if even_odd {
            self.ctx.set_fill_rule(peniko::Fill::EvenOdd);
            self.ctx.fill_path(shape);
            self.ctx.set_fill_rule(peniko::Fill::NonZero);
        } else {
            self.ctx.fill_path(shape);
        }
    }
}
