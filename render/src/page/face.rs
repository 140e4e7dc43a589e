//! The frame of a printed face: a card as a whole picture, with its name above, room for its art at the left, and paper
//! at the right.

use crate::art::{Light, Motif};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::palette::{GOLD, OUTLINE, PARCHMENT, PARCHMENT_INK, TITLE, face};
use crate::look::scale::PROSE_LEAST;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::scene::length;
use crate::surface;

/// The most of a text's size that is given up for it to fit.
const STEPS: usize = 12;

/// Size of a face: clients show nothing higher larger.
const SIZE: (u16, u16) = (960, 640);
/// Width of the art.
const ART: f32 = 440.0;
/// Its width beside longer and longer texts.
const NARROWER: [f32; 3] = [360.0, 280.0, 200.0];
/// Between the art and the paper.
const GAP: f32 = 14.0;

/// The room on a face, piece by piece.
pub(crate) struct Frame {
    /// The name's line.
    pub head: Rect,
    /// For its picture, at the left; not yet drawn.
    pub art: Rect,
    /// The paper at the right, not yet drawn.
    pub foot: Rect,
}

impl Frame {
    /// The same with a narrower picture, and the paper as much wider.
    fn with_art(self, wide: f32) -> Self {
        let (left, right) = (self.art.x, self.foot.right());
        let whole = Rect::new(left, self.art.y, right - left, self.art.h);
        let (art, foot) = whole.take_left(wide, GAP);
        Self { art, foot, ..self }
    }

    /// Makes room for a text under a heading where it is so long that it would not arrive in a size that can be read: its picture gets
    /// narrower, as little as is needed.
    pub(crate) fn with_room_for(self, p: &mut Painter, said: &str) -> Self {
        let fits = |frame: &Self, p: &mut Painter| {
            let room = under_heading(written(frame.foot)).1;
            length(p.wrap(said, room.w, &prose(PROSE_LEAST)).len()) * PROSE_LEAST * LEADING <= room.h
        };
        NARROWER.into_iter().fold(
            self,
            |frame, wide| {
                if fits(&frame, p) { frame } else { frame.with_art(wide) }
            },
        )
    }
}

/// Begins the printed face of a card, 960 by 640, in a colour; its name keeps `beside` pixels clear on either side.
pub(crate) fn frame(p: &mut Painter, name: &str, color: Color, beside: f32) -> Frame {
    let ground = surface::ground(p, SIZE.0, SIZE.1);
    let inner = surface::card(p, ground.inset(6.0), color, 10.0);
    p.frame(inner.inset(6.0), 12.0, 2.0, GOLD.alpha(150));
    let (head, rest) = inner.inset(16.0).take_top(72.0, 8.0);
    let title = Style::new(Face::Title, 52.0, TITLE, face(color).0).kind(Kind::Name).centred();
    let room = head.w - 8.0 - 2.0 * beside;
    let title = p.shrink(name, room, 30.0, &title);
    p.text_fit(name, head.cx(), title.baseline_at(head.cy()), room, &title);
    let (art, foot) = rest.take_left(ART, GAP);
    Frame { head, art, foot }
}

/// The card's picture in its room.
pub(crate) fn picture(p: &mut Painter, motif: &Motif<'_>, art: Rect) {
    p.poster(motif, art, 14.0, Light::Full);
    p.frame(art, 14.0, 2.0, OUTLINE);
}

/// The paper of a face; returns the room for writing.
pub(crate) fn paper(p: &mut Painter, r: Rect) -> Rect {
    p.round(r, 12.0, Fill::flat(PARCHMENT));
    written(r)
}

/// Where something is written on a paper.
fn written(paper: Rect) -> Rect {
    paper.inset_xy(22.0, 16.0)
}

/// Room for a heading, and what is left below it.
fn under_heading(r: Rect) -> (Rect, Rect) {
    r.take_top(44.0, 4.0)
}

/// Prose on paper.
pub(crate) const fn prose(size: f32) -> Style {
    Style::new(Face::Prose, size, PARCHMENT_INK, PARCHMENT)
}

/// A heading on paper, at the top of `r`; returns what is left below.
pub(crate) fn heading(p: &mut Painter, said: &str, r: Rect) -> Rect {
    let (head, rest) = under_heading(r);
    let style = Style::new(Face::Bold, 34.0, PARCHMENT_INK, PARCHMENT).kind(Kind::Name);
    let style = p.shrink(said, head.w, 22.0, &style);
    p.text_fit(said, head.x, style.baseline_at(head.cy()), head.w, &style);
    rest
}

/// From line to line, as a part of the size.
const LEADING: f32 = 1.25;

/// Draws a text in the largest size, up to the style's, in which it fits into `r`.
pub(crate) fn filled(p: &mut Painter, said: &str, r: Rect, style: &Style) {
    let mut style = *style;
    for _ in 0..STEPS {
        if length(p.wrap(said, r.w, &style).len()) * style.size * LEADING <= r.h {
            break;
        }
        style = style.sized(style.size - 1.0);
    }
    p.paragraph(said, r, style.size * LEADING, &style);
}
