//! Soft shadows: blurred once per size and kept, for blurring is most of what a picture costs.

use std::sync::Arc;

use vello_cpu::kurbo::Rect as KRect;
use vello_cpu::{Pixmap, RenderContext, Resources};

use super::shapes::sane;
use super::{Painter, Rect, tape};
use crate::geometry::whole_pixels;
use crate::look::color::Color;

/// Width, height, radius, blur (all as bits) and opacity.
pub(super) type Key = [u32; 5];

/// Bytes of shadows that are kept at least before any is thrown away; a crowded board needs less.
pub(super) const KEPT: usize = 2 << 20;
/// Shadows of anything larger are left out; no picture is so large.
const LARGEST: f32 = 4000.0;

impl Painter {
    /// A soft black shadow of a rounded rectangle, `blur` pixels of standard deviation, `opacity` of 255.
    /// Lies at whole pixels, so that a kept shadow looks exactly like a new one.
    pub fn shadow(&mut self, r: Rect, radius: f32, blur: f32, opacity: u8) {
        self.glow(r, radius, blur, Color::hex(0).alpha(opacity));
    }

    /// A soft light of any colour around a rounded rectangle; else as [`Painter::shadow`].
    pub fn glow(&mut self, r: Rect, radius: f32, blur: f32, color: Color) {
        if self.is_blank() || !sane(&[r.x, r.y, r.w, r.h, radius, blur]) || r.w.max(r.h) > LARGEST {
            return;
        }
        self.note(|| tape::stroke!["glow", tape::area(r), radius, blur, tape::hex(color)]);
        // Kept in the size in which it lies in the picture.
        let (s, of) = (self.scale, r);
        let (r, radius, blur) = (Rect::new(of.x * s, of.y * s, of.w * s, of.h * s), radius * s, blur * s);
        let pad = (blur * 3.0).ceil();
        let tint = u32::from_be_bytes([color.a, color.r, color.g, color.b]);
        let key = [r.w.to_bits(), r.h.to_bits(), radius.to_bits(), blur.to_bits(), tint];
        let image = match self.shadows.get(&key) {
            Some(image) => image,
            None => {
                let (w, h) = (whole_pixels(r.w + 2.0 * pad), whole_pixels(r.h + 2.0 * pad));
                let mut ctx = RenderContext::new_with(w, h, self.settings);
                ctx.set_paint(super::shapes::paint(color));
                let pad = f64::from(pad);
                let area = KRect::new(pad, pad, pad + f64::from(r.w), pad + f64::from(r.h));
                ctx.fill_blurred_rounded_rect(&area, radius, blur, false);
                ctx.flush();
                let mut pixmap = Pixmap::new(w, h);
                ctx.render(&mut pixmap, &mut Resources::new());
                let image = Arc::new(pixmap);
                self.shadows.keep(key, image.clone(), usize::from(w) * usize::from(h) * 4);
                image
            }
        };
        self.lay_image(image, (r.x - pad).round(), (r.y - pad).round());
    }
}
