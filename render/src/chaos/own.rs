//! The private picture: the hand in full, what can be played now, and everything else that only its player may see.

use skald_rules::chaos::{OwnView, Phase, SeatView, Threat};
use skald_rules::interface::Say;

use super::card::{self, CELL_GAP};
use super::parts::{bar, figure, header, kind_sign, name_line, one_two};
use super::scene::{GAIN, LOSS, Place, Scene, count, hero_emblem, text, words};
use super::spread::{arrow_plate, minus};
use super::{board, hints};
use crate::layout::Kind;
use crate::look::emblem::chaos::HAND;
use crate::look::emblem::{COIN_SKULL, DECK};
use crate::look::palette::{
    BLOOD, GOLD, GROUND_TOP, INK, NUMBER, OUTLINE, PANEL_BOTTOM, PANEL_TOP, PLATE, QUIET,
};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::{Notes, Preview};

/// Cards side by side.
const COLUMNS: u16 = 3;
/// From line to line of what answers would leave.
const REPLY: f32 = 28.0;
/// Room for these lines.
const REPLIES: f32 = 620.0;
/// Height of a lasting Mystical's row.
const COUNTER: f32 = 46.0;
/// From line to line of hints, orders and options.
const LINE: f32 = 30.0;
/// The most lines of choices and of orders that are drawn; the twin holds all.
const LINES: usize = 8;

/// Draws what one player knows.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, notes: &Notes) {
    let width = f32::from(scale::SIDE) - 2.0 * scale::EDGE;
    let cell = (width - CELL_GAP * f32::from(COLUMNS - 1)) / f32::from(COLUMNS);
    let rows = rows(p, scene, own, cell);
    let threats: Vec<f32> = own.threats.iter().map(|of| threat_height(p, scene, own, of)).collect();
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
    let height = card::pixels(height).clamp(620, 3000);
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
        threat(p, scene, own, of, at);
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
        rows.push(row.iter().map(|of| card::cell_height(p, scene, of, width)).fold(0.0, f32::max));
    }
    rows
}

/// Name, Warrior, total, hand, Arsenal, next draw, and what a bought card would leave.
fn identity(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, own: &OwnView, r: Rect) {
    let color = scene.look(seat.seat).color;
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

/// An attack on the player: who, with what, what it threatens, and what each answer would leave.
fn threat(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, of: &Threat, r: Rect) {
    let view = scene.view;
    let by = view.volley.as_ref().map_or(view.active, |v| v.by);
    let look = scene.look(by);
    let ground = look.color.mix(PANEL_BOTTOM, 84);
    p.round(r, 12.0, Fill::down(ground, PANEL_BOTTOM));
    p.frame(r, 12.0, 2.5, look.color);
    let inner = r.inset_xy(12.0, 8.0);
    let number = Style::new(Face::Bold, 24.0, INK, PLATE).kind(Kind::Name).centred();
    let disc = Rect::new(inner.x, inner.cy() - 18.0, 36.0, 36.0);
    p.disc(disc.cx(), disc.cy(), 18.0, Fill::flat(PLATE));
    p.text(&(of.at + 1).to_string(), disc.cx(), number.baseline_at(disc.cy()), &number);
    let mark = Rect::new(disc.right() + 8.0, inner.cy() - 18.0, 36.0, 36.0);
    surface::mark(p, mark, look);
    let attack = view.volley.as_ref().and_then(|v| {
        let instance = v.instances.get(usize::from(of.at))?;
        v.attacks.get(usize::from(instance.attack))
    });
    let mut x = mark.right() + 10.0;
    if let Some(attack) = attack {
        kind_sign(p, Rect::new(x, inner.cy() - 19.0, 38.0, 38.0), attack.card.kind);
        x += 48.0;
    }
    let mortal = scene.seat(own.seat).is_some_and(|s| of.threat >= s.total);
    let mut right = inner.right();
    let style = Style::new(Face::Bold, 50.0, NUMBER, OUTLINE).outlined(2.5).kind(Kind::Deciding).right();
    right -= p.text(&minus(of.threat), right, style.baseline_at(inner.cy()), &style) + 10.0;
    if mortal {
        let side = 40.0;
        right -= side;
        p.disc(right + side / 2.0, inner.cy(), side / 2.0, Fill::flat(BLOOD));
        p.emblem(
            &COIN_SKULL,
            Rect::new(right, inner.cy() - side / 2.0, side, side).inset(9.0),
            Fill::flat(INK),
            BLOOD,
        );
        right -= 10.0;
    }
    let bold = Style::new(Face::Bold, 26.0, INK, ground);
    let name = attack.map_or_else(
        || of.name.to_string(),
        |a| {
            let more = if a.offence > a.ov {
                format!("{}+{}", a.ov, a.offence - a.ov)
            } else {
                a.offence.to_string()
            };
            if a.mode.is_some() { format!("{} ({more})", of.name) } else { of.name.to_string() }
        },
    );
    p.text_fit(&name, x, bold.baseline_at(inner.y + 17.0), right - x, &bold);
    let ink = if of.answers.is_empty() { LOSS } else { GAIN };
    for (i, line) in (0_u16..).zip(reply_lines(p, scene, own, of)) {
        let style = reply_style().colours(ink, ground);
        p.text(&line, x, style.baseline_at(inner.y + 50.0 + REPLY * f32::from(i)), &style);
    }
}

fn reply_style() -> Style {
    Style::new(Face::Text, 22.0, GAIN, PANEL_BOTTOM)
}

/// What answers would leave, wrapped.
fn reply_lines(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, of: &Threat) -> Vec<String> {
    let line = scene.say(&replies(own, of), Place::Picture);
    let mut lines = p.wrap(&line, REPLIES, &reply_style());
    if lines.len() > 3 {
        lines.truncate(3);
        if let Some(last) = lines.last_mut() {
            *last = p.fit(&format!("{last} …"), REPLIES, &reply_style());
        }
    }
    // A name without spaces may be wider than the line.
    lines.into_iter().map(|line| p.fit(&line, REPLIES, &reply_style())).collect()
}

fn threat_height(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, of: &Threat) -> f32 {
    52.0 + REPLY * f32::from(count(reply_lines(p, scene, own, of).len()))
}

/// What answers are there, as a sentence; what is planned comes first.
pub(super) fn replies(own: &OwnView, of: &Threat) -> Say {
    let planned = own.plan.as_ref().and_then(|plan| plan.answers.iter().find(|(at, ..)| *at == of.at));
    if let Some((_, card, heir)) = planned {
        let say =
            Say::new(if heir.is_some() { "picture-chaos-planned-pass" } else { "picture-chaos-planned" });
        let say = say.with("card", card.name.clone());
        return match heir {
            Some(seat) => say.with("name", *seat),
            None => say,
        };
    }
    if of.unopposed {
        return Say::new("picture-chaos-unopposed");
    }
    if of.answers.is_empty() {
        return Say::new("picture-chaos-no-answer");
    }
    let mut answers: Vec<_> = of.answers.iter().collect();
    answers.sort_by_key(|a| (a.left, a.passes));
    let list: Vec<Say> = answers
        .into_iter()
        .map(|a| {
            let id = if a.passes { "picture-chaos-reply-pass" } else { "picture-chaos-reply" };
            Say::new(id).with("card", a.name.clone()).with("left", minus(a.left))
        })
        .collect();
    Say::new("picture-chaos-replies").with("list", list)
}

/// A lasting Mystical aimed at the player, and what counters it.
fn counter(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, i: usize, r: Rect) {
    let Some((key, _)) = own.counters.get(i) else { return };
    let Some(of) = scene.view.lasting.iter().find(|l| l.key == *key) else { return };
    let look = scene.look(of.by);
    surface::plate(p, r, 10.0);
    let at = Rect::new(r.x + 8.0, r.cy() - 17.0, 84.0, 34.0);
    arrow_plate(p, at, look.color);
    p.emblem(&look.mark, Rect::new(at.x + 7.0, at.cy() - 11.0, 22.0, 22.0), Fill::flat(look.color), PLATE);
    let style = Style::new(Face::Bold, 25.0, LOSS, PLATE).kind(Kind::Name).centred();
    p.text(&minus(of.points), at.x + 51.0, style.baseline_at(at.cy()), &style);
    let style = Style::new(Face::Text, 23.0, INK, PLATE);
    let line = words(&hints::counter(own, i, &of.card.name));
    let room = r.right() - at.right() - 26.0;
    let style = p.shrink(&line, room, scale::NAME_LEAST, &style);
    p.text_fit(&line, at.right() + 14.0, style.baseline_at(r.cy()), room, &style);
}

/// What is open to choose, as wrapped lines.
fn choice_lines(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, width: f32) -> Vec<String> {
    let style = Style::new(Face::Text, 24.0, INK, PANEL_TOP);
    hints::choices(own)
        .iter()
        .map(|say| scene.say(say, Place::Picture))
        .flat_map(|line| p.wrap(&line, width - 20.0, &style))
        .take(LINES)
        .collect()
}

/// What can be done in the own round beside playing cards, as wrapped lines.
fn hint_lines(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, width: f32) -> Vec<String> {
    if scene.view.phase != Phase::Action || scene.view.active != own.seat {
        return Vec::new();
    }
    let style = Style::new(Face::Text, 23.0, INK, PANEL_TOP);
    hints::round(scene, own).iter().flat_map(|say| p.wrap(&words(say), width, &style)).take(LINES).collect()
}

/// The choices with what may come of them, and the standing orders, each list with its title.
fn note_lines(p: &mut Painter, notes: &Notes, width: f32) -> Vec<(String, Vec<String>)> {
    let style = Style::new(Face::Text, 23.0, INK, PANEL_TOP);
    let mut list = |title: &'static str, lines: Vec<String>| {
        let mut fitted: Vec<String> = Vec::new();
        for line in lines {
            let line = p.drawable(&line);
            fitted.extend(p.wrap(&line, width, &style));
        }
        if fitted.len() > LINES {
            fitted.truncate(LINES);
            if let Some(last) = fitted.last_mut() {
                *last = p.fit(&format!("{last} …"), width, &style);
            }
        }
        (text(title), fitted)
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
