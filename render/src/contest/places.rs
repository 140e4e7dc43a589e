//! The standings: a line for each place, the first of them first.

use skald_rules::tournament::{Format, Line, View};

use super::{Cast, more, size::Size};
use crate::layout::Kind;
use crate::look::palette::{GOLD, INK, NUMBER, PLATE, QUIET};
use crate::look::scale;
use crate::painter::{Face, Painter, Rect, Style};
use crate::scene::length;
use crate::surface;

/// Space between lines.
const BETWEEN: f32 = 4.0;

/// How many lines have room.
pub(super) struct Plan {
    size: Size,
    shown: usize,
    left_out: usize,
}

impl Plan {
    /// As many as have room in a height.
    pub(super) fn of(view: &View, size: Size, most: f32) -> Self {
        let room = (1_u16..200).take_while(|n| row(size) * f32::from(*n) <= most).count();
        let all = view.places.len();
        let shown = if all <= room { all } else { room.saturating_sub(1) };
        Self { size, shown, left_out: all - shown }
    }

    /// Whether all places have room.
    pub(super) fn is_whole(&self) -> bool {
        self.left_out == 0
    }

    pub(super) fn height(&self) -> f32 {
        row(self.size) * length(self.shown + usize::from(self.left_out > 0))
    }

    pub(super) fn draw(&self, p: &mut Painter, cast: &Cast, view: &View, room: Rect) {
        let league = matches!(view.terms.format, Format::League { .. });
        let high = row(self.size);
        let row = |i: usize| Rect::new(room.x, room.y + high * length(i), room.w, high - BETWEEN);
        for (i, place) in view.places.iter().take(self.shown).enumerate() {
            line(p, cast, place, league, self.size, row(i));
        }
        if self.left_out > 0 {
            more(p, "picture-contest-more-places", self.left_out, row(self.shown));
        }
    }
}

/// Height of a line with the space below it.
fn row(size: Size) -> f32 {
    size.line + 1.0
}

/// Place, name, matches won, drawn and lost, and points. Whoever plays no more is quiet.
fn line(p: &mut Painter, cast: &Cast, of: &Line, league: bool, size: Size, r: Rect) {
    surface::plate(p, r, 8.0);
    let bright = of.out.is_none();
    let style = |face, high, ink| Style::new(face, high, ink, PLATE).kind(Kind::Name);
    let inner = r.inset_xy(8.0, 0.0);
    let place = style(Face::Text, size.name, GOLD).right();
    p.text(&of.place.to_string(), inner.x + 36.0, place.baseline_at(r.cy()), &place);
    let number =
        style(Face::Bold, Size::NUMBER, if bright { NUMBER } else { QUIET }).right().kind(Kind::Deciding);
    let mut right = inner.right();
    let used = p.text(&points(of, league), right, number.baseline_at(r.cy()), &number);
    right -= used.max(Size::NUMBER * 1.3) + 10.0;
    if !league {
        let record = style(Face::Text, size.beside, QUIET).right();
        let said = format!("{}-{}-{}", of.won, of.drawn, of.lost);
        let used = p.text(&said, right, record.baseline_at(r.cy()), &record);
        right -= used.max(size.beside * 3.0) + 10.0;
    }
    let left = inner.x + 46.0;
    let name = cast.name(of.entrant);
    let letters = style(Face::Text, size.name, if bright { INK } else { QUIET });
    let letters = p.shrink(name, right - left, scale::NAME_EVERYWHERE, &letters);
    let used = p.text_fit(name, left, letters.baseline_at(r.cy()), right - left, &letters);
    if !bright {
        // Struck through: not by its quiet ink alone.
        p.line(&[(left, r.cy() + 1.0), (left + used, r.cy() + 1.0)], 2.0, QUIET);
    }
}

/// Points; those of a league are counted twice.
fn points(of: &Line, league: bool) -> String {
    if !league {
        return of.points.to_string();
    }
    format!("{}{}", of.points / 2, if of.points % 2 == 1 { "½" } else { "" })
}
