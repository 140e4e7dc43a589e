//! The result: who has won and why, the places, how the cards went, and each player's record.

use skald_rules::interface::{Say, Seat};

use super::scene::{Place, Scene, words};
use super::{banner, digest, panels, scene};
use crate::layout::Kind;
use crate::look::emblem::{SEAT_MARKS, rank};
use crate::look::palette::{GOLD, INK, NUMBER, OUTLINE, PANEL_BOTTOM, PANEL_TOP, QUIET, TITLE};
use crate::look::{color::Color, scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};

pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) {
    let room = surface::ground(p, scale::SIDE, scale::SIDE);
    let (head, room) = room.take_top(44.0, 6.0);
    panels::header(p, scene, head, &words(&Say::new("picture-war-title")));
    let (crown, room) = room.take_top(250.0, 12.0);
    victory(p, scene, crown);
    let places = places(scene);
    let rows = u16::try_from(places.len()).unwrap_or(1).max(1);
    let per = (360.0 / f32::from(rows)).clamp(58.0, 80.0);
    let (table, chart) = room.take_bottom(per * f32::from(rows) + 8.0 * f32::from(rows - 1), 12.0);
    digest::curve(p, scene, chart, false);
    for (i, (place, seat)) in (0_u16..).zip(places) {
        row(p, scene, place, seat, table.cell(i, 1, rows, 8.0));
    }
}

/// Place and seat, best first; those who share a place have the same number.
fn places(scene: &Scene<'_>) -> Vec<(usize, Seat)> {
    let mut list = Vec::new();
    let mut number = 1;
    for group in scene.view.ended.iter().flat_map(|e| &e.places) {
        list.extend(group.iter().map(|seat| (number, *seat)));
        number += group.len();
    }
    list
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
    let crown = Rect::around(r.cx(), r.y + 70.0, 108.0);
    p.glow(crown.inset(22.0), 30.0, 22.0, GOLD.alpha(120));
    p.emblem(rank(13), crown, Fill::down(TITLE, GOLD), color.mix(PANEL_BOTTOM, 80));
    for (dx, size) in [(-190.0, 34.0), (-120.0, 46.0), (120.0, 46.0), (190.0, 34.0)] {
        let star = Rect::around(r.cx() + dx, r.y + 78.0, size);
        p.emblem(&SEAT_MARKS[6], star, Fill::down(TITLE, GOLD), OUTLINE);
    }
    let ground = color.mix(PANEL_TOP, 84);
    let title = Style::new(Face::Title, 48.0, TITLE, ground).kind(Kind::Name).centred();
    let text = banner::outcome(scene, Place::Picture);
    let title = p.shrink(&text, r.w - 60.0, 30.0, &title);
    let shown = scene.fitted(p, &banner::outcome_say(scene), r.w - 40.0, &title);
    p.text(&shown, r.cx(), r.y + 184.0, &title);
    let quiet = Style::new(Face::Text, 26.0, INK, ground).centred();
    let turns = words(&Say::new("picture-war-over").with("count", scene.view.turn));
    let line = format!("{} · {turns}", banner::why(scene, Place::Picture).trim_end_matches('.'));
    let quiet = p.shrink(&line, r.w - 40.0, 20.0, &quiet);
    let line = p.fit(&line, r.w - 30.0, &quiet);
    p.text(&line, r.cx(), r.y + 226.0, &quiet);
}

/// One player's place and record.
fn row(p: &mut Painter, scene: &Scene<'_>, place: usize, seat: Seat, r: Rect) {
    let color: Color = Scene::look(seat).color;
    let ground = color.mix(PANEL_BOTTOM, 84);
    p.round(r, 12.0, Fill::down(ground, PANEL_BOTTOM));
    p.frame(
        r,
        12.0,
        if place == 1 { 3.0 } else { 1.5 },
        color.mix(PANEL_BOTTOM, if place == 1 { 0 } else { 40 }),
    );
    let number =
        Style::new(Face::Bold, 44.0, if place == 1 { TITLE } else { INK }, ground).kind(Kind::Deciding);
    p.text(
        &words(&Say::new("picture-war-place").with("place", place)),
        r.x + 42.0,
        number.baseline_at(r.cy()),
        &number.centred(),
    );
    let name = Rect::new(r.x + 84.0, r.cy() - 19.0, r.w * 0.4, 38.0);
    panels::name_line(p, scene, seat, name, scale::NAME_LARGE);
    let Some(view) = scene.seat(seat) else { return };
    let total = Style::new(Face::Bold, scale::TOTAL, NUMBER, OUTLINE).outlined(2.5).kind(Kind::Total).right();
    let right = r.right() - 16.0;
    p.text(&scene::total(view).to_string(), right, total.baseline_at(r.cy()), &total);
    let style = Style::new(Face::Text, 21.0, QUIET, ground).kind(Kind::Name).right();
    let right = right - 106.0;
    let record = view.record;
    let top = words(&Say::new("picture-war-won-lost").with("won", record.won).with("lost", record.lost));
    let low = words(&Say::new("picture-war-biggest").with("count", record.biggest_war));
    p.text(&top, right, style.baseline_at(r.cy() - 12.0), &style);
    p.text(&low, right, style.baseline_at(r.cy() + 13.0), &style);
}
