//! The result: who has won and why, and the places; and the digest: what happened, and how all stand.

use skald_rules::chaos::{SeatView, Why};
use skald_rules::interface::{Say, Seat};

use super::card::pixels;
use super::parts::{bar, header, name_line};
use super::scene::{NOBODY, Place, Scene, count, hero_emblem, text, words};
use super::{board, spread};
use crate::layout::Kind;
use crate::look::emblem::{GRAVE, SEAT_MARKS, rank};
use crate::look::palette::{GOLD, INK, NUMBER, OUTLINE, PANEL_BOTTOM, PANEL_TOP, QUIET, TITLE};
use crate::look::{color::Color, scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// The most lines of a digest that are drawn; the twin holds all.
const LINES: usize = 9;

/// Draws the result.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) {
    let places = places(scene);
    let rows = f32::from(count(places.len()).max(1));
    let per = (584.0 / rows - 8.0).clamp(66.0, 112.0);
    let height = pixels(2.0 * scale::EDGE + 50.0 + 274.0 + rows * (per + 8.0));
    let room = surface::ground(p, scale::SIDE, height);
    let (head, room) = room.take_top(42.0, 8.0);
    let right = words(
        &Say::new("picture-chaos-round").with("round", scene.view.round).with("cycle", scene.view.cycle),
    );
    header(p, head, &text("picture-chaos-title"), &right);
    let (crown, room) = room.take_top(262.0, 12.0);
    victory(p, scene, crown);
    for (i, (place, seat)) in (0_u16..).zip(places) {
        let y = room.y + f32::from(i) * (per + 8.0);
        row(p, scene, place, seat, Rect::new(room.x, y, room.w, per));
    }
}

/// Place and seat, best first; those who share a place have the same number.
pub(super) fn places(scene: &Scene<'_>) -> Vec<(usize, Seat)> {
    let mut list = Vec::new();
    let mut number = 1;
    for group in scene.view.ended.iter().flat_map(|e| &e.places) {
        list.extend(group.iter().map(|seat| (number, *seat)));
        number += group.len();
    }
    list
}

/// Why the game ended.
pub(super) fn why(scene: &Scene<'_>, place: Place) -> String {
    let Some(end) = &scene.view.ended else { return String::new() };
    let say = match end.why {
        Why::Last => {
            let fallen = scene.view.seats.iter().all(|s| s.out || s.total == 0);
            Say::new(if fallen { "picture-chaos-why-all" } else { "picture-chaos-why-last" })
        }
        Why::Stalemate => Say::new("picture-chaos-why-stalemate"),
        Why::Agreed => Say::new("picture-chaos-why-agreed"),
        Why::Award => {
            Say::new("picture-chaos-why-award").with("names", end.places.first().cloned().unwrap_or_default())
        }
    };
    scene.say(&say, place)
}

/// The crown, the winner's name and why.
fn victory(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let first: Vec<Seat> =
        scene.view.ended.as_ref().and_then(|e| e.places.first().cloned()).unwrap_or_default();
    let color = match first[..] {
        [only] => Scene::look(only).color,
        _ => GOLD,
    };
    p.glow(r.inset(6.0), 20.0, 10.0, color.alpha(60));
    p.round(r, 18.0, Fill::down(color.mix(PANEL_TOP, 78), PANEL_BOTTOM));
    p.frame(r, 18.0, 3.0, color);
    let crown = Rect::around(r.cx(), r.y + 76.0, 116.0);
    p.glow(crown.inset(22.0), 30.0, 22.0, GOLD.alpha(120));
    p.emblem(rank(13), crown, Fill::down(TITLE, GOLD), color.mix(PANEL_BOTTOM, 80));
    let art = first.first().filter(|_| first.len() == 1).and_then(|s| scene.seat(*s));
    for side in [-1.0_f32, 1.0] {
        if let Some(seat) = art {
            let at = Rect::around(r.cx() + side * 170.0, r.y + 84.0, 92.0);
            p.emblem(hero_emblem(&seat.hero), at, surface::emblem_fill(color), surface::emblem_dark(color));
        }
        let star = Rect::around(r.cx() + side * 268.0, r.y + 84.0, 40.0);
        p.emblem(&SEAT_MARKS[6], star, Fill::down(TITLE, GOLD), OUTLINE);
    }
    let ground = color.mix(PANEL_TOP, 84);
    let title = Style::new(Face::Title, 48.0, TITLE, ground).kind(Kind::Name).centred();
    let say = board::status_say(scene);
    let title = p.shrink(&scene.say(&say, Place::Picture), r.w - 60.0, 30.0, &title);
    let shown = scene.fitted(p, &say, r.w - 40.0, &title);
    p.text(&shown, r.cx(), r.y + 194.0, &title);
    let quiet = Style::new(Face::Text, 26.0, INK, ground).centred();
    let rounds = words(&Say::new("picture-chaos-over").with("count", scene.view.round));
    let line = format!("{} · {rounds}", why(scene, Place::Picture).trim_end_matches('.'));
    let quiet = p.shrink(&line, r.w - 40.0, 20.0, &quiet);
    let line = p.fit(&line, r.w - 30.0, &quiet);
    p.text(&line, r.cx(), r.y + 236.0, &quiet);
}

/// One player's place: name and Warrior, and the total that is left.
fn row(p: &mut Painter, scene: &Scene<'_>, place: usize, seat: Seat, r: Rect) {
    let Some(view) = scene.seat(seat) else { return };
    let first = place == 1;
    let color: Color = Scene::look(seat).color;
    let ground = color.mix(PANEL_BOTTOM, 84);
    p.round(r, 12.0, Fill::down(ground, PANEL_BOTTOM));
    p.frame(r, 12.0, if first { 3.0 } else { 1.5 }, color.mix(PANEL_BOTTOM, if first { 0 } else { 40 }));
    let number = Style::new(Face::Bold, 44.0, if first { TITLE } else { INK }, ground).kind(Kind::Deciding);
    let shown = words(&Say::new("picture-chaos-number").with("number", place));
    p.text(&shown, r.x + 42.0, number.baseline_at(r.cy()), &number.centred());
    let side = (r.h - 12.0).min(72.0);
    let art = Rect::new(r.x + 84.0, r.cy() - side / 2.0, side, side);
    p.emblem(hero_emblem(&view.hero), art, surface::emblem_fill(color), surface::emblem_dark(color));
    standing(p, scene, view, Rect::new(art.right() + 16.0, r.y, r.right() - art.right() - 32.0, r.h), ground);
}

/// Name, Warrior and total of a player in a row.
fn standing(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect, ground: Color) {
    let style = Style::new(Face::Bold, scale::TOTAL, NUMBER, OUTLINE).outlined(2.5).kind(Kind::Total).right();
    let mut right = r.right();
    if seat.out && seat.total == 0 {
        let side = 44.0;
        p.emblem(
            &GRAVE,
            Rect::new(right - side - 8.0, r.cy() - side / 2.0, side, side),
            Fill::flat(NOBODY),
            ground,
        );
        right -= 130.0;
    } else {
        p.text(&seat.total.to_string(), right, style.baseline_at(r.cy()), &style);
        right -= 130.0;
    }
    let line = Rect::new(right - 170.0, r.cy() - 7.0, 160.0, 14.0);
    if !seat.out || seat.total > 0 {
        bar(p, line, seat.total, seat.start, Scene::look(seat.seat).color);
    }
    let room = line.x - 18.0 - r.x;
    let style = Style::new(Face::Text, 21.0, QUIET, ground).kind(Kind::Name);
    let name = if r.h > 66.0 {
        let y = r.cy() + 19.0;
        let line = format!("{} · {}", seat.warrior, seat.ability);
        p.text_fit(&line, r.x + 2.0, style.baseline_at(y), room, &style);
        Rect::new(r.x, r.cy() - 31.0, room, 36.0)
    } else {
        Rect::new(r.x, r.cy() - 18.0, room, 36.0)
    };
    name_line(p, scene, seat.seat, name, scale::NAME_LARGE);
}

/// Draws the digest: the newest lines, then all players as they stand.
pub(super) fn digest(p: &mut Painter, scene: &Scene<'_>, lines: &[String]) {
    let order = scene.order();
    let columns = if order.len() > 4 { 2 } else { 1 };
    let rows = count(order.len()).div_ceil(columns).max(1);
    let shown = lines.len().min(LINES);
    let said = if shown > 0 { 38.0 * f32::from(count(shown)) + 30.0 } else { 0.0 };
    let height = pixels(2.0 * scale::EDGE + 108.0 + said + 108.0 * f32::from(rows));
    let room = surface::ground(p, scale::SIDE, height);
    let (head, room) = room.take_top(42.0, 8.0);
    let right = words(
        &Say::new("picture-chaos-round").with("round", scene.view.round).with("cycle", scene.view.cycle),
    );
    header(p, head, &text("picture-chaos-digest"), &right);
    let (state, room) = room.take_top(46.0, 12.0);
    board::status(p, scene, state);
    let mut room = room;
    if shown > 0 {
        let (at, rest) = room.take_top(38.0 * f32::from(count(shown)) + 18.0, 12.0);
        surface::panel(p, at);
        let style = Style::new(Face::Text, 26.0, INK, PANEL_TOP);
        // The newest lines are the ones people have not heard of.
        for (i, line) in (0_u16..).zip(lines.iter().skip(lines.len() - shown)) {
            let y = at.y + 9.0 + 38.0 * (f32::from(i) + 0.5);
            p.disc(at.x + 20.0, y, 4.5, Fill::flat(GOLD));
            let line = p.drawable(line);
            let width = at.w - 56.0;
            let fitted = p.shrink(&line, width, 21.0, &style);
            p.text_fit(&line, at.x + 38.0, fitted.baseline_at(y), width, &fitted);
        }
        room = rest;
    }
    let h = 100.0;
    for (i, seat) in (0_u16..).zip(order) {
        let (column, line) = (i / rows, i % rows);
        let w = (room.w - 8.0 * f32::from(columns - 1)) / f32::from(columns);
        let r = Rect::new(room.x + f32::from(column) * (w + 8.0), room.y + f32::from(line) * (h + 8.0), w, h);
        stands(p, scene, seat, r);
    }
}

/// One player in the digest: name, Warrior, total, and who is in play.
fn stands(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect) {
    let color = if seat.out { NOBODY } else { Scene::look(seat.seat).color };
    let ground = color.mix(PANEL_BOTTOM, 84);
    p.round(r, 12.0, Fill::down(ground, PANEL_BOTTOM));
    p.frame(r, 12.0, 1.5, color.mix(PANEL_BOTTOM, 40));
    let inner = r.inset_xy(12.0, 6.0);
    let side = inner.h.min(58.0);
    let (art, rest) = inner.take_left(side, 12.0);
    let art = Rect::around(art.cx(), inner.cy(), side);
    p.emblem(hero_emblem(&seat.hero), art, surface::emblem_fill(color), surface::emblem_dark(color));
    let style = Style::new(Face::Bold, scale::TOTAL, NUMBER, OUTLINE).outlined(2.5).kind(Kind::Total).right();
    let width = p.text(&seat.total.to_string(), rest.right(), style.baseline_at(rest.cy()), &style);
    let room = rest.w - width - 16.0;
    name_line(p, scene, seat.seat, Rect::new(rest.x, rest.cy() - 32.0, room, 34.0), 24.0);
    let quiet = Style::new(Face::Text, scale::LABEL, QUIET, ground).kind(Kind::Name);
    let line = if seat.row.is_empty() {
        seat.warrior.to_string()
    } else {
        let names: Vec<String> = spread::stacked(&seat.row)
            .iter()
            .map(|(n, of)| if *n > 1 { format!("{} ×{n}", of.card.name) } else { of.card.name.to_string() })
            .collect();
        format!("{} + {}", seat.warrior, names.join(", "))
    };
    p.text_fit(&line, rest.x + 2.0, quiet.baseline_at(rest.cy() + 20.0), room, &quiet);
}
