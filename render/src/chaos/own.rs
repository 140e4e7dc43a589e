//! The private picture: the hand in full, what can be played now, and everything else that only its player may see.

use skald_rules::chaos::{OwnView, SeatView};
use skald_rules::interface::Say;

use super::card::{self, CELL_GAP};
use super::parts::{bar, figure, header, name_line, one_two};
use super::scene::{LOSS, Place, Scene, count, hero_emblem, text, words};
use super::spread::{arrow_plate, minus};
use super::{board, hints, threat};
use crate::layout::Kind;
use crate::look::emblem::DECK;
use crate::look::emblem::chaos::HAND;
use crate::look::palette::{GOLD, GROUND_TOP, INK, NUMBER, OUTLINE, PANEL_BOTTOM, PANEL_TOP, PLATE, QUIET};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::{Notes, Preview};

/// Cards side by side.
const COLUMNS: u16 = 3;
/// Height of a lasting Mystical's row.
const COUNTER: f32 = 46.0;
/// From line to line of hints, orders and options.
const LINE: f32 = 30.0;
/// The most lines of hints, of choices and of orders that are drawn; the twin holds all.
const LINES: usize = 10;

/// Draws what one player knows.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, notes: &Notes) {
    let width = f32::from(scale::SIDE) - 2.0 * scale::EDGE;
    let cell = (width - CELL_GAP * f32::from(COLUMNS - 1)) / f32::from(COLUMNS);
    let rows = rows(p, scene, own, cell);
    let threats: Vec<f32> = own.threats.iter().map(|of| threat::height(p, scene, own, of)).collect();
    let chosen = choice_lines(p, scene, own, width - 32.0);
    let hints = hint_lines(p, scene, own, width - 40.0);
    let notes = note_lines(p, notes, width - 50.0);
    let block = |n: usize| if n > 0 { LINE * f32::from(count(n)) + 58.0 } else { 0.0 };
    let plain = |n: usize| if n > 0 { LINE * f32::from(count(n)) + 30.0 } else { 0.0 };
    let mut height = 42.0 + 8.0 + 46.0 + 12.0 + 116.0 + 12.0 + 2.0 * scale::EDGE;
    height += threats.iter().map(|h| h + 8.0).sum::<f32>();
    height += (COUNTER + 6.0) * f32::from(count(own.counters.len()));
    height += block(chosen.len()) + plain(hints.len());
    height += notes.iter().map(|(_, lines)| block(lines.len())).sum::<f32>();
    height += rows.iter().map(|h| h + CELL_GAP).sum::<f32>();
    if own.hand.is_empty() {
        height += 120.0;
    }
    let height = card::pixels(height).clamp(620, 4090);
    let room = surface::ground(p, scale::SIDE, height);

    let (head, room) = room.take_top(42.0, 8.0);
    let right = words(
        &Say::new("picture-chaos-round").with("round", scene.view.round).with("cycle", scene.view.cycle),
    );
    header(p, head, &text("picture-chaos-yours"), &right);
    let (state, room) = room.take_top(46.0, 12.0);
    board::status(p, scene, state);
    let (me, mut room) = room.take_top(116.0, 12.0);
    if let Some(seat) = scene.seat(own.seat) {
        identity(p, scene, seat, own, me);
    }
    for (of, h) in own.threats.iter().zip(threats) {
        let (at, rest) = room.take_top(h, 8.0);
        threat::draw(p, scene, own, of, at);
        room = rest;
    }
    for (i, _) in own.counters.iter().enumerate() {
        let (at, rest) = room.take_top(COUNTER, 6.0);
        counter(p, scene, own, i, at);
        room = rest;
    }
    if !chosen.is_empty() {
        let (at, rest) = room.take_top(block(chosen.len()) - 12.0, 12.0);
        listed(p, &text("picture-chaos-choose"), &chosen, at);
        room = rest;
    }
    if !hints.is_empty() {
        let (at, rest) = room.take_top(plain(hints.len()) - 12.0, 12.0);
        surface::panel(p, at);
        let style = Style::new(Face::Text, 23.0, INK, PANEL_TOP);
        for (i, line) in (0_u16..).zip(&hints) {
            let y = at.y + 9.0 + LINE * (f32::from(i) + 0.5);
            p.text(line, at.x + 16.0, style.baseline_at(y), &style);
        }
        room = rest;
    }
    if own.hand.is_empty() {
        let (at, rest) = room.take_top(108.0, 12.0);
        let style = Style::new(Face::Text, 26.0, QUIET, GROUND_TOP).centred();
        p.text(&text("picture-chaos-hand-empty"), at.cx(), style.baseline_at(at.cy()), &style);
        room = rest;
    }
    for (row, h) in own.hand.chunks(usize::from(COLUMNS)).zip(rows) {
        let (at, rest) = room.take_top(h, CELL_GAP);
        for (i, of) in (0_u16..).zip(row) {
            card::cell(p, scene, of, !own.threats.is_empty(), at.cell(i, COLUMNS, 1, CELL_GAP));
        }
        room = rest;
    }
    for (title, lines) in &notes {
        if lines.is_empty() {
            continue;
        }
        let (at, rest) = room.take_top(block(lines.len()) - 12.0, 12.0);
        listed(p, title, lines, at);
        room = rest;
    }
}

/// The height of each row of the hand: that of its tallest card.
fn rows(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, width: f32) -> Vec<f32> {
    let mut rows = Vec::new();
    for row in own.hand.chunks(usize::from(COLUMNS)) {
        rows.push(
            row.iter()
                .map(|of| card::cell_height(p, scene, of, !own.threats.is_empty(), width))
                .fold(0.0, f32::max),
        );
    }
    rows
}

/// Name, Warrior, total, hand, Arsenal, next draw, and what a bought card would leave.
fn identity(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, own: &OwnView, r: Rect) {
    let color = Scene::look(seat.seat).color;
    let ground = color.mix(PANEL_BOTTOM, 80);
    p.shadow(r.moved(0.0, 3.0), 14.0, 5.0, 110);
    p.round(r, 14.0, Fill::down(ground, PANEL_BOTTOM));
    p.frame(r, 14.0, 3.0, color);
    let inner = r.inset_xy(12.0, 9.0);
    let (art, rest) = inner.take_left(inner.h, 12.0);
    p.emblem(hero_emblem(&seat.hero), art, surface::emblem_fill(color), surface::emblem_dark(color));
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
    let four = words(
        &Say::new(id)
            .with("total", u32::from(seat.total))
            .with("left", u32::from(seat.total.saturating_sub(4))),
    );
    let style = Style::new(Face::Text, 22.0, ink, ground).kind(Kind::Name);
    for (i, line) in (0_u16..).zip(p.wrap(&four, right.w, &style).iter().take(2)) {
        p.text(line, right.x, style.baseline_at(right.y + 56.0 + 27.0 * f32::from(i)), &style);
    }
}

/// A lasting Mystical aimed at the player, and what counters it.
fn counter(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, i: usize, r: Rect) {
    let Some((key, _)) = own.counters.get(i) else { return };
    let Some(of) = scene.view.lasting.iter().find(|l| l.key == *key) else { return };
    let look = Scene::look(of.by);
    surface::plate(p, r, 10.0);
    let at = Rect::new(r.x + 8.0, r.cy() - 17.0, 84.0, 34.0);
    arrow_plate(p, at, look.color);
    p.emblem(&look.mark, Rect::new(at.x + 7.0, at.cy() - 11.0, 22.0, 22.0), Fill::flat(look.color), PLATE);
    let style = Style::new(Face::Bold, 25.0, LOSS, PLATE).kind(Kind::Name).centred();
    p.text(&minus(of.points), at.x + 51.0, style.baseline_at(at.cy()), &style);
    let style = Style::new(Face::Text, 23.0, INK, PLATE);
    let line = words(&hints::counter(own, i, of.card.name));
    let room = r.right() - at.right() - 26.0;
    let style = p.shrink(&line, room, scale::NAME_LEAST, &style);
    p.text_fit(&line, at.right() + 14.0, style.baseline_at(r.cy()), room, &style);
}

/// Sentences as wrapped lines; what has no room is cut, and the twin holds all.
fn wrapped(p: &mut Painter, said: &[String], width: f32) -> Vec<String> {
    let style = Style::new(Face::Text, 23.0, INK, PANEL_TOP);
    let mut lines: Vec<String> = Vec::new();
    for line in said {
        lines.extend(p.wrap(line, width, &style));
    }
    if lines.len() > LINES {
        lines.truncate(LINES);
        if let Some(last) = lines.last_mut() {
            *last = p.fit(&format!("{last} …"), width, &style);
        }
    }
    lines
}

/// What is open to choose.
fn choice_lines(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, width: f32) -> Vec<String> {
    let said: Vec<String> = hints::choices(own).iter().map(|say| scene.say(say, Place::Picture)).collect();
    wrapped(p, &said, width - 20.0)
}

/// What else there is to know in a window or in the own round.
fn hint_lines(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, width: f32) -> Vec<String> {
    let said: Vec<String> = hints::all(scene, own).iter().map(words).collect();
    wrapped(p, &said, width)
}

/// The choices with what may come of them, and the standing orders, each list with its title.
fn note_lines(p: &mut Painter, notes: &Notes, width: f32) -> Vec<(String, Vec<String>)> {
    let mut list = |title: &'static str, lines: Vec<String>| {
        let drawn: Vec<String> = lines.iter().map(|line| p.drawable(line)).collect();
        (text(title), wrapped(p, &drawn, width))
    };
    let options = notes.options.iter().map(line).collect();
    vec![list("picture-chaos-options", options), list("picture-chaos-orders", notes.orders.clone())]
}

/// A choice with what may come of it, in one line.
fn line(option: &Preview) -> String {
    let outcomes: Vec<&str> = option.outcomes.iter().map(|o| o.trim_end_matches('.')).collect();
    if outcomes.is_empty() {
        option.label.clone()
    } else {
        format!("{}: {}", option.label, outcomes.join("; "))
    }
}

/// A panel with a title and lines.
fn listed(p: &mut Painter, title: &str, lines: &[String], r: Rect) {
    surface::panel(p, r);
    let gold = Style::new(Face::Title, 24.0, GOLD, PANEL_TOP).kind(Kind::Name);
    p.text(title, r.x + 16.0, gold.baseline_at(r.y + 20.0), &gold);
    let style = Style::new(Face::Text, 23.0, INK, PANEL_TOP);
    for (i, line) in (0_u16..).zip(lines) {
        let y = r.y + 36.0 + LINE * (f32::from(i) + 0.5);
        p.disc(r.x + 22.0, y, 3.5, Fill::flat(GOLD));
        p.text(line, r.x + 34.0, style.baseline_at(y), &style);
    }
}
