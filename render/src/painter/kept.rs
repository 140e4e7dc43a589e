//! What looks the same again and again, such as the bodies of cards and the numbers on them: drawn once per key and
//! kept as an image.

use std::sync::Arc;

use vello_cpu::kurbo::{Affine, Rect as KRect};
use vello_cpu::peniko::{ImageQuality, ImageSampler};
use vello_cpu::{Image, ImageSource, Pixmap, RenderContext, Resources};

use super::geometry::whole_pixels;
use super::shapes::sane;
use super::{Align, CAP, Painter, Rect, Style};
use crate::layout::TextRecord;

/// What is kept: a name for the drawing and all numbers it depends on beside the size, as bits.
pub type Kept = (&'static str, [u32; 4]);

/// Kept images with the bits of their width and height.
pub(super) type Images = std::collections::HashMap<(Kept, [u32; 2]), Arc<Pixmap>>;

/// A kept piece of text and everything about its style as bits.
pub(super) type Words = std::collections::HashMap<(String, [u32; 5]), Word>;

/// A kept piece of text: its image, its record as if it stood at the origin, its width.
#[derive(Clone, Debug)]
pub(super) struct Word {
    image: Arc<Pixmap>,
    record: Option<TextRecord>,
    width: f32,
}

/// More kept texts than this are thrown away together; a set of pictures needs some two hundred.
const MOST_WORDS: usize = 1024;

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
        self.lay_image(image, r.x - pad, r.y - pad);
    }

    /// Lays an image over the picture, its upper left corner at a whole pixel.
    fn lay_image(&mut self, image: Arc<Pixmap>, x: f32, y: f32) {
        let (x, y) = (f64::from(x), f64::from(y));
        let area = KRect::new(x, y, x + f64::from(image.width()), y + f64::from(image.height()));
        let sampler = ImageSampler { quality: ImageQuality::Low, ..Default::default() };
        self.ctx.set_paint(Image { image: ImageSource::Pixmap(image), sampler });
        self.ctx.set_paint_transform(Affine::translate((x, y)));
        self.ctx.fill_rect(&area);
        self.ctx.reset_paint_transform();
    }

    /// Draws a short text as [`Painter::text`] does, but at whole pixels and from an image that is kept: for numbers
    /// and labels that stand many times in a picture.
    pub fn kept_text(&mut self, s: &str, x: f32, y: f32, style: &Style) -> f32 {
        if cfg!(feature = "tape") || !sane(&[x, y, style.size, style.outline]) {
            return self.text(s, x, y, style);
        }
        let word = self.word(s, style);
        let left = match style.align {
            Align::Left => x,
            Align::Centre => x - word.width / 2.0,
            Align::Right => x - word.width,
        };
        let (left, y) = (left.round(), y.round());
        let (pad, top) = margins(style);
        self.lay_image(word.image, left - pad, y - top);
        self.layout
            .texts
            .extend(word.record.map(|text| TextRecord { area: text.area.moved(left, y), ..text }));
        word.width
    }

    /// The kept image of a text.
    fn word(&mut self, s: &str, style: &Style) -> Word {
        let bits = |c: crate::look::color::Color| u32::from_be_bytes([c.r, c.g, c.b, c.a]);
        let form = (style.face.number() << 8) | style.kind.number();
        let looks =
            [form, style.size.to_bits(), bits(style.ink), bits(style.ground), style.outline.to_bits()];
        let key = (s.to_owned(), looks);
        if let Some(word) = self.words.get(&key) {
            return word.clone();
        }
        let (pad, top) = margins(style);
        let width = self.measure(s, style);
        let r = Rect::new(0.0, 0.0, width + 2.0 * pad, top + style.size * 0.4 + pad);
        let before = self.layout.texts.len();
        let style = Style { align: Align::Left, ..*style };
        let image = self.image(r, 0.0, |p, _| {
            p.text(s, pad, top, &style);
        });
        let recorded = self.layout.texts.drain(before..).next();
        let record = recorded.map(|text| TextRecord { area: text.area.moved(-pad, -top), ..text });
        let word = Word { image, record, width };
        if self.words.len() >= MOST_WORDS {
            self.words.clear();
        }
        self.words.insert(key, word.clone());
        word
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

/// Whole pixels left of a text and above its baseline that its image holds.
fn margins(style: &Style) -> (f32, f32) {
    let pad = (style.outline + 2.0).ceil();
    (pad, (style.size * CAP * 1.5 + pad).ceil())
}
