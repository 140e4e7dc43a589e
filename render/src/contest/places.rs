//! The standings: a line for each place, the first of them first.

use skald_rules::tournament::{Format, Line, View};

use super::{Cast, more};
use crate::layout::Kind;
use crate::look::palette::{GOLD, INK, NUMBER, PLATE, QUIET};
use crate::look::scale;
use crate::painter::{Face, Painter, Rect, Style};
use crate::scene::length;
use crate::surface;

/// Height of a line with the space below it.
const ROW: f32 = 35.0;
const BETWEEN: f32 = 4.0;

/// How many lines have room.
pub(super) struct Plan {
    shown: usize,
    left_out: usize,
}

impl Plan {
    /// As many as have room in a height.
    pub(super) fn of(view: &View, most: f32) -> Self {
        let room = (1_u16..200).take_while(|n| ROW * f32::from(*n) <= most).count();
        let all = view.places.len();
        let shown = if all <= room { all } else { room.saturating_sub(1) };
        Self { shown, left_out: all - shown }
    }

    pub(super) fn height(&self) -> f32 {
        ROW * length(self.shown + usize::from(self.left_out > 0))
    }

    pub(super) fn draw(&self, p: &mut Painter, cast: &Cast, view: &View, room: Rect) {
        let league = matches!(view.terms.format, Format::League { .. });
        let row = |i: usize| Rect::new(room.x, room.y + ROW * length(i), room.w, ROW - BETWEEN);
        for (i, place) in view.places.iter().take(self.shown).enumerate() {
            line(p, cast, place, league, row(i));
        }
        if self.left_out > 0 {
            more(p, "picture-contest-more-places", self.left_out, row(self.shown));
        }
    }
}

/// Place, name, matches won, drawn and lost, and points. Whoever plays no more is quiet.
fn line(p: &mut Painter, cast: &Cast, of: &Line, league: bool, r: Rect) {
    surface::plate(p, r, 8.0);
    let bright = of.out.is_none();
    let style = |face, size, ink| Style::new(face, size, ink, PLATE).kind(Kind::Name);
    let inner = r.inset_xy(8.0, 0.0);
    let place = style(Face::Text, 22.0, GOLD).right();
    p.text(&of.place.to_string(), inner.x + 36.0, place.baseline_at(r.cy()), &place);
    let number = style(Face::Bold, 25.0, if bright { NUMBER } else { QUIET }).right();
    let mut right = inner.right();
    right -= p.text(&points(of, league), right, number.baseline_at(r.cy()), &number).max(40.0) + 10.0;
    if !league {
        let record = style(Face::Text, scale::NAME, QUIET).right();
        let said = format!("{}-{}-{}", of.won, of.drawn, of.lost);
        right -= p.text(&said, right, record.baseline_at(r.cy()), &record).max(64.0) + 10.0;
    }
    let left = inner.x + 46.0;
    let name = cast.name(of.entrant);
    let letters = style(Face::Text, 25.0, if bright { INK } else { QUIET });
    let letters = p.shrink(name, right - left, scale::NAME, &letters);
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
