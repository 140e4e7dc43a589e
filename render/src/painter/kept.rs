//! What looks the same again and again, such as cards, signs, and words: drawn once and kept as an image.

use std::sync::Arc;

use vello_cpu::{Pixmap, RenderContext, Resources};

use super::shapes::{Fill, sane};
use super::store::Store;
use super::{Align, Painter, Rect, Style, whole_pixels};
use crate::layout::{CAP, TextRecord};
use crate::look::color::Color;
use crate::look::emblem::Emblem;

/// What is kept: a name for the drawing and all numbers it depends on beside the size, as bits.
pub type Kept = (&'static str, [u32; 4]);

/// The image of a drawing, its texts as if its corner were the picture's, and its signs.
#[derive(Clone)]
struct Piece {
    image: Arc<Pixmap>,
    texts: Arc<[TextRecord]>,
    signs: Arc<[&'static str]>,
}

/// Which image it is.
#[derive(PartialEq, Eq, Hash)]
enum Name {
    /// Shapes, with their width and height.
    Shapes(Kept, [u32; 2]),
    /// A drawing with texts, with its width and height.
    Whole(String, [u32; 2]),
    /// An emblem by the place of its parts in memory, in a size, at a fraction of a pixel, in its colours.
    Emblem([usize; 2], [u32; 6]),
    /// A text and all about its style, at a fraction of a pixel.
    Text(String, [u32; 8]),
}

/// All that a painter keeps.
pub(super) struct Shelf {
    /// By what they show, and how large a unit is in them.
    pieces: Store<(Name, u32), Piece>,
    /// Contexts that are not in use: a new one costs more than a small image.
    spare: Vec<RenderContext>,
    resources: Resources,
}

/// Bytes of images that are kept at least before any is thrown away. A crowded board needs some 6 MB: a little more than
/// this, and less than is kept at most.
const KEPT: usize = 4 << 20;
/// Anything larger is drawn anew each time.
const LARGEST: f32 = 700.0;
/// Emblems and words larger than this are rare, and cost more to keep than to draw.
const LARGEST_EMBLEM: f32 = 128.0;
const LARGEST_WORDS: f32 = 480.0;

impl Shelf {
    pub fn new() -> Self {
        Self { pieces: Store::new(KEPT), spare: Vec::new(), resources: Resources::new() }
    }
}

impl Painter {
    /// Draws shapes in `r`, none farther than `pad` pixels outside it; the second time the image of the first
    /// time is used. `r` is moved to whole pixels, so that a kept image looks exactly like a new one. `key` must
    /// tell all that `draw` depends on, and `draw` must place no text.
    pub fn kept(&mut self, key: Kept, r: Rect, pad: f32, draw: impl FnOnce(&mut Self, Rect)) {
        self.whole(|size| Name::Shapes(key, size), r, pad, draw);
    }

    /// As [`Painter::kept`] for a drawing with texts.
    pub fn kept_whole(&mut self, key: String, r: Rect, pad: f32, draw: impl FnOnce(&mut Self, Rect)) {
        self.whole(|size| Name::Whole(key, size), r, pad, draw);
    }

    fn whole(
        &mut self,
        name: impl FnOnce([u32; 2]) -> Name,
        r: Rect,
        pad: f32,
        draw: impl FnOnce(&mut Self, Rect),
    ) {
        if self.is_blank() || !sane(&[r.x, r.y, r.w, r.h, pad]) {
            return;
        }
        let r = Rect { x: r.x.round(), y: r.y.round(), ..r };
        if cfg!(feature = "tape") || r.w.max(r.h) > LARGEST {
            draw(self, r);
            return;
        }
        let pad = pad.ceil();
        let size = (r.w + 2.0 * pad, r.h + 2.0 * pad);
        let name = name([r.w.to_bits(), r.h.to_bits()]);
        let piece = self.piece(name, size, |p| draw(p, Rect::new(pad, pad, r.w, r.h)));
        self.lay_piece(piece, r.x - pad, r.y - pad);
    }

    /// Draws a short text as [`Painter::text`] does, but at whole pixels: for numbers and labels that stand many times in
    /// a picture, which then are all one image.
    pub fn kept_text(&mut self, s: &str, x: f32, y: f32, style: &Style) -> f32 {
        let width = self.measure(s, style);
        let left = match style.align {
            Align::Left => x,
            Align::Centre => x - width / 2.0,
            Align::Right => x - width,
        };
        self.text(s, left.round(), y.round(), &Style { align: Align::Left, ..*style })
    }

    /// Lays the image of a text of this width, with its left end and its baseline at `left` and `y`, over the picture;
    /// false if the text is none to keep.
    pub(super) fn lay_words(&mut self, s: &str, width: f32, left: f32, y: f32, style: &Style) -> bool {
        if cfg!(feature = "tape") || width > LARGEST_WORDS || !sane(&[left, y, style.size, style.outline]) {
            return false;
        }
        let form = (style.face.number() << 8) | style.kind.number();
        let ((left, dx), (y, dy)) = (split(left), split(y));
        let looks = [style.size.to_bits(), bits(style.ink), bits(style.ground), style.outline.to_bits()];
        let [size, ink, ground, outline] = looks;
        let [dx_bits, dy_bits, squeeze] = [dx, dy, style.squeeze].map(f32::to_bits);
        let name = Name::Text(s.to_owned(), [form, size, ink, ground, outline, dx_bits, dy_bits, squeeze]);
        // Whole pixels left of a text and above its baseline that its image holds.
        let pad = (style.outline + 2.0).ceil();
        let top = (style.size * CAP * 1.5 + pad).ceil();
        let room = (width + 2.0 * pad + 1.0, top + style.size * 0.4 + pad + 1.0);
        let piece = self.piece(name, room, |p| p.write(s, pad + dx, top + dy, style));
        self.lay_piece(piece, left - pad, y - top);
        true
    }

    /// Lays the image of an emblem in a square over the picture; false if it is none to keep.
    pub(super) fn lay_emblem(&mut self, emblem: &Emblem, r: Rect, light: Fill, dark: Color) -> bool {
        let side = r.w;
        if cfg!(feature = "tape")
            || (r.w - r.h).abs() > 0.001
            || side > LARGEST_EMBLEM
            || !sane(&[r.x, r.y, r.w, r.h])
        {
            return false;
        }
        let ((x, dx), (y, dy)) = (split(r.x), split(r.y));
        let (top, bottom) = light.colours();
        let looks = [side.to_bits(), dx.to_bits(), dy.to_bits(), bits(top), bits(bottom), bits(dark)];
        let name = Name::Emblem([emblem.parts.as_ptr().addr(), emblem.parts.len()], looks);
        // Cuts may run a little over the edge of the box.
        let pad = (side / 12.0).ceil() + 1.0;
        let room = side + 2.0 * pad + 1.0;
        let piece = self.piece(name, (room, room), |p| {
            p.carve(emblem, Rect::new(pad + dx, pad + dy, side, side), light, dark);
        });
        self.lay_piece(piece, x - pad, y - pad);
        true
    }

    /// The piece of this name and size, drawn if it is not kept.
    fn piece(&mut self, name: Name, size: (f32, f32), draw: impl FnOnce(&mut Self)) -> Piece {
        let name = (name, self.scale.to_bits());
        if let Some(piece) = self.shelf.pieces.get(&name) {
            return piece;
        }
        let (w, h) = (whole_pixels(size.0 * self.scale), whole_pixels(size.1 * self.scale));
        let mut apart =
            self.shelf.spare.pop().unwrap_or_else(|| RenderContext::new_with(w, h, self.settings));
        apart.reset_and_resize(w, h);
        apart.set_transform(self.enlarged());
        let picture = std::mem::replace(&mut self.ctx, apart);
        let texts = std::mem::take(&mut self.layout.texts);
        let signs = std::mem::take(&mut self.layout.signs);
        draw(self);
        let texts = std::mem::replace(&mut self.layout.texts, texts);
        let signs = std::mem::replace(&mut self.layout.signs, signs);
        let mut apart = std::mem::replace(&mut self.ctx, picture);
        apart.flush();
        let mut pixmap = Pixmap::new(w, h);
        apart.render(&mut pixmap, &mut self.shelf.resources);
        self.shelf.spare.push(apart);
        let piece = Piece { image: Arc::new(pixmap), texts: texts.into(), signs: signs.into() };
        let bytes = usize::from(w) * usize::from(h) * 4;
        self.shelf.pieces.keep(name, piece.clone(), bytes);
        piece
    }

    /// Lays a piece over the picture, its upper left corner at a whole pixel.
    fn lay_piece(&mut self, piece: Piece, x: f32, y: f32) {
        let texts = piece.texts.iter().map(|text| TextRecord { area: text.area.moved(x, y), ..text.clone() });
        self.layout.texts.extend(texts);
        for sign in piece.signs.iter().copied() {
            self.layout.sign(sign);
        }
        self.lay_image(piece.image, (x * self.scale).round(), (y * self.scale).round());
    }
}

/// A place as whole pixels and the rest, in steps so small that nobody sees them.
fn split(at: f32) -> (f32, f32) {
    let at = (at * 64.0).round() / 64.0;
    (at.floor(), at - at.floor())
}

/// A colour as bits.
fn bits(c: Color) -> u32 {
    u32::from_be_bytes([c.r, c.g, c.b, c.a])
}
