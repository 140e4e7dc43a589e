//! The private picture: the hand in a square, under the player's points and the attacks on them. What may be done with the
//! cards, and what answers would leave, is told beside it.

use skald_rules::chaos::{OwnView, SeatView};
use skald_rules::interface::Say;

use super::card::{self, CELL_GAP};
use super::parts::{arrow_plate, bar, figure, minus, one_two};
use super::scene::{LOSS, Scene, count, hero, text, words};
use super::threat;
use crate::layout::Kind;
use crate::look::emblem::DECK;
use crate::look::emblem::chaos::HAND;
use crate::look::palette::{GOLD, GROUND_TOP, INK, NUMBER, OUTLINE, PANEL_BOTTOM, PLATE, QUIET};
use crate::look::scale;
use crate::page::bar::name_line;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// The most attacks that are drawn; more are counted, and the twin holds all.
const THREATS: usize = 3;
/// The most lasting Mysticals that are drawn, side by side.
const COUNTERS: u16 = 3;
/// Height of the row of lasting Mysticals.
const COUNTER: f32 = 46.0;
/// A card is at most so high.
const HIGHEST: f32 = 400.0;

/// How many cards stand side by side.
const fn columns(cards: usize) -> u16 {
    match cards {
        0..=2 | 4 => 2,
        3 | 5..=12 => 3,
        _ => 4,
    }
}

/// Draws what one player knows.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, own: &OwnView) {
    let room = surface::ground(p, scale::SIDE, scale::SIDE);
    let (me, mut room) = room.take_top(108.0, 10.0);
    if let Some(seat) = scene.seat(own.seat) {
        identity(p, scene, seat, own, me);
    }
    let shown = if own.threats.len() > THREATS { THREATS - 1 } else { own.threats.len() };
    for of in own.threats.iter().take(shown) {
        let (at, rest) = room.take_top(threat::HIGH, 8.0);
        threat::draw(p, scene, own, of, at);
        room = rest;
    }
    if own.threats.len() > shown {
        let (at, rest) = room.take_top(34.0, 6.0);
        let style = Style::new(Face::Text, scale::NAME, QUIET, GROUND_TOP).kind(Kind::Name);
        let say = words(&Say::new("picture-chaos-more").with("count", own.threats.len() - shown));
        p.text(&say, at.x + 12.0, style.baseline_at(at.cy()), &style);
        room = rest;
    }
    if !own.counters.is_empty() {
        let (at, rest) = room.take_top(COUNTER, 10.0);
        counters(p, scene, own, at);
        room = rest;
    }
    if own.hand.is_empty() {
        let style = Style::new(Face::Text, scale::PROSE_LEAST, QUIET, GROUND_TOP).centred();
        p.text(&text("picture-chaos-hand-empty"), room.cx(), style.baseline_at(room.y + 90.0), &style);
        return;
    }
    let columns = columns(own.hand.len());
    let rows = count(own.hand.len()).div_ceil(columns);
    let n = f32::from(rows);
    let high = ((room.h - CELL_GAP * (n - 1.0)) / n).min(HIGHEST);
    let all = Rect::new(room.x, room.y, room.w, high * n + CELL_GAP * (n - 1.0));
    for (i, of) in (0_u16..).zip(&own.hand) {
        card::cell(p, scene, of, !own.threats.is_empty(), all.cell(i, columns, rows, CELL_GAP));
    }
}

/// Name, Warrior, total, hand, Arsenal, next draw, and what a bought card would leave.
fn identity(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, own: &OwnView, r: Rect) {
    let color = scene.look(seat.seat).color;
    p.shadow(r.moved(0.0, 3.0), 14.0, 5.0, 110);
    let ground = surface::tinted(p, r, 14.0, color, (3.0, color));
    let inner = r.inset_xy(12.0, 9.0);
    let (art, rest) = inner.take_left(inner.h, 12.0);
    p.portrait(&hero(&seat.hero), art, color);
    let (left, rest) = rest.take_left(300.0, 12.0);
    name_line(p, scene, seat.seat, left.take_top(38.0, 0.0).0, scale::NAME_LARGE);
    let gold = Style::new(Face::Text, 22.0, GOLD, ground).kind(Kind::Name);
    let line = format!("{} · {}", seat.warrior, seat.ability);
    let gold = p.shrink(&line, left.w, scale::NAME_LEAST, &gold);
    p.text_fit(&line, left.x, gold.baseline_at(left.y + 55.0), left.w, &gold);
    bar(p, Rect::new(left.x, left.bottom() - 18.0, left.w, 14.0), seat.total, seat.start, color);

    let (middle, right) = rest.take_left(150.0, 14.0);
    let number = Style::new(Face::Bold, 84.0, NUMBER, OUTLINE).outlined(3.5).kind(Kind::Total).centred();
    let shown = seat.total.to_string();
    let number = p.shrink(&shown, middle.w, scale::TOTAL, &number);
    p.text(&shown, middle.cx(), number.baseline_at(middle.y + 34.0), &number);
    let quiet = Style::new(Face::Text, scale::LABEL, QUIET, PANEL_BOTTOM).kind(Kind::Name).centred();
    let of = words(&Say::new("picture-chaos-of-start").with("start", u32::from(seat.start)));
    p.text(&of, middle.cx(), quiet.baseline_at(middle.bottom() - 13.0), &quiet);

    let inks = (GOLD, INK, ground);
    let cy = right.y + 20.0;
    let held = words(&Say::new("picture-chaos-hand").with("count", seat.hand).with("max", seat.hand_max));
    let mut x = right.x;
    x += figure(p, (x, cy), 29.0, &HAND, &held, inks) + 18.0;
    x += figure(p, (x, cy), 29.0, &DECK, &seat.arsenal.to_string(), inks) + 18.0;
    let small = Rect::new(x, cy - 16.0, 25.0, 32.0);
    one_two(p, small, seat.two, color);
    let draw = words(&Say::new("picture-chaos-draw").with("count", seat.next_draw));
    let style = Style::new(Face::Bold, 26.0, INK, ground).kind(Kind::Name);
    p.text(&draw, small.right() + 7.0, style.baseline_at(cy), &style);
    let (id, ink) = if own.can_buy { ("picture-chaos-four", INK) } else { ("picture-chaos-four-not", QUIET) };
    let left = u32::from(seat.total.saturating_sub(4));
    let four = words(&Say::new(id).with("total", u32::from(seat.total)).with("left", left));
    let style = Style::new(Face::Text, 22.0, ink, ground).kind(Kind::Name);
    let style = p.shrink(&four, right.w, scale::NAME_LEAST, &style);
    p.text_fit(&four, right.x, style.baseline_at(right.y + 62.0), right.w, &style);
}

/// The lasting Mysticals aimed at the player; what counters them is told beside the picture.
fn counters(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, r: Rect) {
    let lasting =
        own.counters.iter().filter_map(|(key, _)| scene.view.lasting.iter().find(|l| l.key == *key));
    for (i, of) in (0..COUNTERS).zip(lasting) {
        let r = r.cell(i, COUNTERS, 1, 10.0);
        let look = scene.look(of.by);
        arrow_plate(p, r, look.color);
        let mark = Rect::around(r.x + 26.0, r.cy(), 26.0);
        p.emblem(&look.mark, mark, Fill::flat(look.color), PLATE);
        let style = Style::new(Face::Bold, 32.0, LOSS, PLATE).kind(Kind::Name).right();
        let right = r.right() - 24.0;
        let right = right - p.text(&minus(of.points), right, style.baseline_at(r.cy()), &style) - 8.0;
        let x = mark.right() + 8.0;
        let style = Style::new(Face::Text, 22.0, INK, PLATE).kind(Kind::Name);
        let style = p.shrink(&of.card.name, right - x, scale::NAME_LEAST, &style);
        p.text_fit(&of.card.name, x, style.baseline_at(r.cy()), right - x, &style);
    }
}
