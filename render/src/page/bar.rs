//! Bars over the whole width: the header, and what is waited for; and a player's name with the mark before it.

use skald_rules::interface::{Say, Seat};

use crate::layout::Kind;
use crate::look::emblem::Emblem;
use crate::look::palette::{BORDER, GOLD, GROUND_TOP, INK, PLATE, QUIET, TITLE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::scene::{Place, Scene, Seated};
use crate::surface;

/// Height of a header, with the space below it.
pub(crate) const HEADER: (f32, f32) = (44.0, 8.0);

/// What a header says.
#[derive(Clone, Debug, Default)]
pub(crate) struct Header {
    /// At the left, large.
    pub title: String,
    /// Beside it where there is room: the form of the game.
    pub form: String,
    /// At the right: where the game stands.
    pub right: String,
    /// After that, quiet.
    pub of: String,
}

impl Header {
    pub fn new(title: String, right: String) -> Self {
        Self { title, right, ..Self::default() }
    }
}

/// Draws the header at the top of `room`; returns what is left below.
pub(crate) fn header(p: &mut Painter, room: Rect, says: &Header) -> Rect {
    let (r, rest) = room.take_top(HEADER.0, HEADER.1);
    let mut right = r.right() - 6.0;
    let small = Style::new(Face::Text, 25.0, QUIET, GROUND_TOP).kind(Kind::Name).right();
    if !says.of.is_empty() {
        right -= p.text(&says.of, right, small.baseline_at(r.cy() + 3.0), &small) + 9.0;
    }
    let large = Style::new(Face::Bold, 32.0, INK, GROUND_TOP).kind(Kind::Name).right();
    right -= p.text(&says.right, right, large.baseline_at(r.cy()), &large) + 20.0;
    let left = r.x + 8.0;
    let room = right - left;
    let title = Style::new(Face::Title, scale::TITLE, TITLE, GROUND_TOP).kind(Kind::Name);
    let title = p.shrink(&says.title, room, 24.0, &title);
    let width = p.text_fit(&says.title, left, title.baseline_at(r.cy()), room, &title);
    let gold = Style::new(Face::Text, 22.0, GOLD, GROUND_TOP).kind(Kind::Name);
    if !says.form.is_empty() && width + 16.0 + p.measure(&says.form, &gold) < room {
        p.text(&says.form, left + width + 16.0, gold.baseline_at(r.cy() + 5.0), &gold);
    }
    rest
}

/// What a table waits for.
pub(crate) struct Status<'a> {
    /// Who is waited for; the first gives the bar its colour.
    pub asked: &'a [Seat],
    /// For what.
    pub says: &'a Say,
    /// A sentence below it.
    pub second: Option<&'a Say>,
    /// A sign before the sentence.
    pub sign: Option<(&'static Emblem, Fill)>,
}

/// Draws what a table waits for as a bar in the colour of who is waited for.
pub(crate) fn status<V: Seated>(p: &mut Painter, scene: &Scene<'_, V>, r: Rect, of: &Status<'_>) {
    let color = of.asked.first().map_or(BORDER, |seat| scene.color(*seat));
    let ground = surface::tinted(p, r, 12.0, color, (2.5, color));
    let inner = r.inset_xy(10.0, 6.0);
    let side = inner.h.min(36.0);
    let mut x = inner.x;
    let mut next = || {
        let at = Rect::new(x, r.cy() - side / 2.0, side, side);
        x += side + 6.0;
        at
    };
    if let Some((sign, fill)) = of.sign {
        p.emblem(sign, next().inset(1.0), fill, ground);
    }
    for seat in of.asked.iter().take(4) {
        scene.mark(p, *seat, next());
    }
    let (left, room) = (x + 6.0, inner.right() - x - 12.0);
    let main = Style::new(Face::Bold, 30.0, INK, ground);
    let first = p.shrink(&scene.say(of.says, Place::Picture), room, scale::PROSE_LEAST, &main);
    let line = scene.fitted(p, of.says, room, &first);
    let y = if of.second.is_some() { r.y + r.h * 0.29 } else { r.cy() };
    p.text(&line, left, first.baseline_at(y), &first);
    if let Some(second) = of.second {
        let style = Style::new(Face::Text, scale::PROSE_LEAST, TITLE, ground);
        let line = scene.fitted(p, second, room, &style);
        p.text(&line, left, style.baseline_at(r.y + r.h * 0.73), &style);
    }
}

/// A player's mark and name in `r`; a long name shrinks, and is cut to what is left.
pub(crate) fn name_line<V: Seated>(p: &mut Painter, scene: &Scene<'_, V>, seat: Seat, r: Rect, size: f32) {
    let (at, rest) = r.take_left(r.h, 8.0);
    scene.mark(p, seat, at);
    let style = Style::new(Face::Text, size, INK, PLATE).kind(Kind::Name);
    let name = scene.name(seat, Place::Picture);
    let style = p.shrink(&name, rest.w, scale::NAME_LEAST, &style);
    p.text_fit(&name, rest.x, style.baseline_at(rest.cy()), rest.w, &style);
}
