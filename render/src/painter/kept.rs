//! Shapes that look the same again and again, such as the bodies of cards: drawn once per key and kept as an image.

use std::sync::Arc;

use vello_cpu::kurbo::{Affine, Rect as KRect};
use vello_cpu::peniko::{ImageQuality, ImageSampler};
use vello_cpu::{Image, ImageSource, Pixmap, RenderContext, Resources};

use super::geometry::whole_pixels;
use super::shapes::sane;
use super::{Painter, Rect};

/// What is kept: a name for the drawing and all numbers it depends on beside the size, as bits.
pub type Kept = (&'static str, [u32; 4]);

/// Kept images with the bits of their width and height.
pub(super) type Images = std::collections::HashMap<(Kept, [u32; 2]), Arc<Pixmap>>;

/// More kept images than this are thrown away together; a set of pictures needs some thirty.
const MOST: usize = 192;
/// Anything larger is drawn anew each time.
const LARGEST: f32 = 700.0;

impl Painter {
    /// Draws shapes in `r`, none farther than `pad` pixels outside it; the second time the image of the first
    /// time is used. `r` is moved to whole pixels, so that a kept image looks exactly like a new one. `key` must
    /// tell all that `draw` depends on, and `draw` must place no text.
    pub fn kept(&mut self, key: Kept, r: Rect, pad: f32, draw: impl FnOnce(&mut Self, Rect)) {
        if !sane(&[r.x, r.y, r.w, r.h, pad]) {
            return;
        }
        let r = Rect { x: r.x.round(), y: r.y.round(), ..r };
        if cfg!(feature = "tape") || r.w.max(r.h) > LARGEST {
            draw(self, r);
            return;
        }
        let pad = pad.ceil();
        let key = (key, [r.w.to_bits(), r.h.to_bits()]);
        let image = match self.images.get(&key) {
            Some(image) => Arc::clone(image),
            None => {
                let image = self.image(r, pad, draw);
                if self.images.len() >= MOST {
                    self.images.clear();
                }
                self.images.insert(key, Arc::clone(&image));
                image
            }
        };
        let (x, y) = (f64::from(r.x - pad), f64::from(r.y - pad));
        let area = KRect::new(x, y, x + f64::from(image.width()), y + f64::from(image.height()));
        let sampler = ImageSampler { quality: ImageQuality::Low, ..Default::default() };
        self.ctx.set_paint(Image { image: ImageSource::Pixmap(image), sampler });
        self.ctx.set_paint_transform(Affine::translate((x, y)));
        self.ctx.fill_rect(&area);
        self.ctx.reset_paint_transform();
    }

    /// The image of what `draw` draws in a rectangle of the size of `r`.
    fn image(&mut self, r: Rect, pad: f32, draw: impl FnOnce(&mut Self, Rect)) -> Arc<Pixmap> {
        let (w, h) = (whole_pixels(r.w + 2.0 * pad), whole_pixels(r.h + 2.0 * pad));
        let apart = RenderContext::new_with(w, h, self.settings);
        let picture = std::mem::replace(&mut self.ctx, apart);
        draw(self, Rect::new(pad, pad, r.w, r.h));
        let mut apart = std::mem::replace(&mut self.ctx, picture);
        apart.flush();
        let mut pixmap = Pixmap::new(w, h);
        apart.render(&mut pixmap, &mut Resources::new());
        Arc::new(pixmap)
    }
}
