//! The players' panels: cards on the board large, levels, piles, captures, points.

use skald_rules::interface::{Say, Seat};
use skald_rules::law::{CardView, Form, OwnView, SeatView};

use super::control::{self, Control};
use super::scene::{self, Place, Scene, length, text, words};
use crate::layout::Kind;
use crate::look::emblem::{DECK, Emblem, law};
use crate::look::palette::{GOLD, INK, NUMBER, OUTLINE, PANEL_BOTTOM, PLATE, QUIET, TITLE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// How high the players' panels are.
pub(super) const SEATS: f32 = 132.0;

/// Width of a column of panels.
pub(super) const COLUMN: f32 = 206.0;
/// Height of the line of players.
pub(super) const LINE: f32 = 40.0;

/// All players in a line: whose card is whose, and what counts.
pub(super) fn line(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let count = crate::scene::count(scene.view.seats.len());
    for (i, seat) in (0_u16..).zip(&scene.view.seats) {
        let r = r.cell(i, count, 1, 8.0);
        let color = scene.color(seat.seat);
        let ground = surface::tinted(p, r, 10.0, color, (2.0, color.mix(PANEL_BOTTOM, 30)));
        let of = Control::of(scene, seat.seat);
        let (at, rest) = r.inset_xy(6.0, 0.0).take_left(control::plate_width(true), 6.0);
        let at = Rect::new(at.x, at.cy() - 13.0, at.w, 26.0);
        control::plate(p, at, &of);
        control::plate_letter(p, at, &of);
        let style = Style::new(Face::Bold, 30.0, NUMBER, ground).kind(Kind::Name).right();
        let used = p.text(&seat.board.to_string(), rest.right(), style.baseline_at(r.cy()), &style);
        let room = rest.w - used - 8.0;
        let style = Style::new(Face::Text, scale::NAME, INK, ground).kind(Kind::Name);
        let name = scene.name(seat.seat, Place::Picture);
        let style = p.narrow(&name, room, scale::NAME_LEAST, &style);
        p.text_fit(&name, rest.x, style.baseline_at(r.cy()), room, &style);
    }
}

/// All players side by side.
pub(super) fn row(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let count = u16::try_from(scene.view.seats.len()).unwrap_or(4);
    for (i, seat) in (0_u16..).zip(&scene.view.seats) {
        player(p, scene, seat, r.cell(i, count, 1, 10.0));
    }
}

/// Whose hand it is, and how much is in hand, deck and reserve: what its owner alone has, and nothing that changes with the
/// board.
pub(super) fn own(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, r: Rect) {
    let color = scene.color(own.seat);
    surface::tinted(p, r, 12.0, color, (3.0, color.mix(PANEL_BOTTOM, 40)));
    control::pattern(p, r, 12.0, 3.0, &Control::of(scene, own.seat));
    let (head, rest) = r.inset_xy(9.0, 7.0).take_top(30.0, 6.0);
    title(p, scene, own.seat, scene.seat(own.seat).and_then(|seat| seat.pantheon.as_deref()), head);
    let form = scene.view.form;
    let counts = [
        (&law::HAND, own.hand.len(), true),
        (&DECK, own.deck.len(), form != Form::Ragnarok),
        (&law::RESERVE, own.pile.len(), form.led()),
    ];
    let shown: Vec<_> = counts.into_iter().filter(|(.., some)| *some).collect();
    let step = rest.w / length(shown.len().max(1));
    let style = Style::new(Face::Bold, 34.0, NUMBER, PANEL_BOTTOM).kind(Kind::Name);
    for (i, (icon, count, _)) in (0_u16..).zip(shown) {
        let at = Rect::new(rest.x + step * f32::from(i), rest.cy() - 17.0, 34.0, 34.0);
        p.emblem(icon, at, Fill::flat(GOLD), PANEL_BOTTOM);
        p.text(&count.to_string(), at.right() + 8.0, style.baseline_at(at.cy()), &style);
    }
}

/// All players one under the other.
pub(super) fn column(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let mut y = r.y;
    for seat in &scene.view.seats {
        player(p, scene, seat, Rect::new(r.x, y, r.w, SEATS));
        y += SEATS + 10.0;
    }
}

/// Whose panel it is: plate, name, and the pantheon that they lead.
fn title(p: &mut Painter, scene: &Scene<'_>, seat: Seat, pantheon: Option<&str>, head: Rect) {
    let mut head = head;
    if let Some(pantheon) = pantheon {
        let (at, left) = head.take_right(26.0, 4.0);
        p.emblem(scene::pantheon(pantheon), at, Fill::flat(GOLD), PANEL_BOTTOM);
        head = left;
    }
    let of = Control::of(scene, seat);
    let (at, head) = head.take_left(control::plate_width(true), 6.0);
    let at = Rect::new(at.x, at.cy() - 13.0, at.w, 26.0);
    control::plate(p, at, &of);
    control::plate_letter(p, at, &of);
    let style = Style::new(Face::Text, 22.0, INK, PANEL_BOTTOM).kind(Kind::Name);
    let name = scene.name(seat, Place::Picture);
    let style = p.narrow(&name, head.w, scale::NAME_LEAST, &style);
    p.text_fit(&name, head.x, style.baseline_at(head.cy()), head.w, &style);
}

/// One player: name, cards on the board large, levels, piles, captures, points.
fn player(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect) {
    let view = scene.view;
    let color = scene.color(seat.seat);
    let turn = view.waited().contains(&seat.seat);
    let edge = if turn { 4.0 } else { 3.0 };
    surface::tinted(p, r, 12.0, color, (edge, if turn { color } else { color.mix(PANEL_BOTTOM, 40) }));
    control::pattern(p, r, 12.0, edge, &Control::of(scene, seat.seat));
    let (head, rest) = r.inset_xy(9.0, 7.0).take_top(30.0, 6.0);
    title(p, scene, seat.seat, seat.pantheon.as_deref(), head);
    let (low, rest) = rest.take_bottom(28.0, 4.0);
    // Cards on the board.
    let total = Style::new(Face::Bold, scale::TOTAL, NUMBER, OUTLINE).outlined(2.5).kind(Kind::Total);
    let size = p.text(&seat.board.to_string(), rest.x + 4.0, total.baseline_at(rest.cy()), &total);
    let mut x = rest.x + 4.0 + size + 12.0;
    let label = Style::new(Face::Text, scale::LABEL, QUIET, PANEL_BOTTOM).kind(Kind::Name);
    let lines = [
        words(&Say::new("picture-law-on-board").with("count", seat.board)),
        words(&Say::new("picture-law-levels").with("count", seat.levels)),
    ];
    let mut wide = 0.0_f32;
    for (i, line) in (0_u16..).zip(&lines) {
        let y = rest.cy() - 12.0 + 25.0 * f32::from(i);
        let w = p.text_fit(line, x, label.baseline_at(y), rest.right() - x, &label);
        wide = wide.max(w);
    }
    x += wide + 6.0;
    if view.form.led()
        && let Some(side) = scene.side(seat.seat)
    {
        let text = side.points.to_string();
        let style = Style::new(Face::Bold, 30.0, TITLE, PANEL_BOTTOM).kind(Kind::Name).right();
        let w = p.measure(&text, &style);
        if rest.right() - x > w + 33.0 {
            p.text(&text, rest.right() - 2.0, style.baseline_at(rest.cy()), &style);
            let at = Rect::around(rest.right() - w - 18.0, rest.cy(), 28.0);
            p.emblem(&law::VICTORY, at, Fill::flat(GOLD), PANEL_BOTTOM);
        }
    }
    let mut counts: Vec<(&Emblem, usize)> = vec![(&law::HAND, seat.hand)];
    if view.form != Form::Ragnarok {
        counts.push((&DECK, seat.deck));
    }
    if view.form.led() {
        counts.push((&law::RESERVE, seat.pile));
        if let Some(side) = scene.side(seat.seat) {
            counts.push((&law::CAPTURED, side.captured.len()));
        }
    }
    let step = low.w / length(counts.len().max(3));
    let style = Style::new(Face::Bold, 22.0, INK, PANEL_BOTTOM).kind(Kind::Name);
    for (i, (icon, count)) in (0_u16..).zip(counts) {
        let x = low.x + step * f32::from(i);
        p.emblem(icon, Rect::new(x, low.cy() - 12.0, 24.0, 24.0), Fill::flat(GOLD), PANEL_BOTTOM);
        let mut text = count.to_string();
        if *icon == law::CAPTURED && count > 0 {
            let levels = scene.side(seat.seat).map(|side| by_level(&side.captured)).unwrap_or_default();
            if p.measure(&levels, &style) <= low.right() - x - 29.0 {
                text = levels;
            }
        }
        p.text(&text, x + 29.0, style.baseline_at(low.cy()), &style);
    }
    if seat.left {
        let style = Style::new(Face::Text, scale::LABEL, INK, PLATE).kind(Kind::Name).right();
        let text = text("picture-law-left");
        let w = p.measure(&text, &style) + 14.0;
        let at = Rect::new(low.right() - w, low.y, w, 26.0);
        if step * length(2) + w < low.w {
            surface::plate(p, at, 7.0);
            p.text(&text, at.right() - 7.0, style.baseline_at(at.cy()), &style);
        }
    }
}

/// A capture pile by level, such as `2×I 1×II`.
fn by_level(cards: &[CardView]) -> String {
    let count = |level: u8| cards.iter().filter(|card| card.level == level).count();
    let some = (1..=3).filter(|level| count(*level) > 0);
    some.map(|level| format!("{}×{}", count(level), scene::roman(level))).collect::<Vec<_>>().join(" ")
}
