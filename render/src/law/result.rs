//! The result: who has won and why, the places, points, rounds and captures of each side.

use skald_rules::interface::{Say, Seat};
use skald_rules::law::{Form, Why};

use super::panels;
use super::scene::{Place, Scene, many, word, words};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::{SEAT_MARKS, law, rank};
use crate::look::palette::{GOLD, INK, NUMBER, OUTLINE, PANEL_BOTTOM, PANEL_TOP, QUIET, TITLE};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Who has won.
pub(super) fn outcome_say(scene: &Scene<'_>) -> Say {
    let first: Vec<Seat> =
        scene.view.ended.as_ref().and_then(|e| e.places.first().cloned()).unwrap_or_default();
    let id = match first.len() {
        0 => "picture-law-nobody",
        1 => "picture-law-won",
        _ if scene.teams() && scene.view.teams.iter().any(|t| t.seats == first) => "picture-law-won-team",
        _ => "picture-law-shared",
    };
    Say::new(id).with("names", first)
}

/// Why the match ended.
pub(super) fn why(scene: &Scene<'_>) -> String {
    word(match scene.view.ended.as_ref().map(|e| e.why) {
        Some(Why::Left) => "picture-law-why-left",
        Some(Why::Time) => "picture-law-why-time",
        Some(Why::Award) => "picture-law-why-award",
        Some(Why::Counted) | None => match scene.view.form {
            Form::Ragnarok => "picture-law-why-board",
            Form::Skirmish => "picture-law-why-battle",
            Form::Standard | Form::Team => "picture-law-why-points",
        },
    })
}

pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) {
    let room = surface::ground(p, scale::SIDE, scale::SIDE);
    let (head, room) = room.take_top(46.0, 8.0);
    panels::header(p, scene, head, &word("picture-law-title"));
    let (crown, room) = room.take_top(270.0, 14.0);
    victory(p, scene, crown);
    let places = places(scene);
    let rows = u16::try_from(places.len()).unwrap_or(4).max(1);
    let prizes = !scene.view.prizes.is_empty();
    let mut room = room;
    if prizes {
        let (at, rest) = room.take_bottom(150.0, 14.0);
        rounds(p, scene, at);
        room = rest;
    }
    let h = (room.h / f32::from(rows) - 10.0).clamp(84.0, 130.0);
    for (i, (place, seat)) in (0_u16..).zip(places) {
        row(p, scene, place, seat, Rect::new(room.x, room.y + f32::from(i) * (h + 10.0), room.w, h));
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

fn victory(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let first: Vec<Seat> =
        scene.view.ended.as_ref().and_then(|e| e.places.first().cloned()).unwrap_or_default();
    let color = first.first().map_or(GOLD, |s| scene.color(*s));
    p.glow(r.inset(6.0), 20.0, 10.0, color.alpha(60));
    p.round(r, 18.0, Fill::down(color.mix(PANEL_TOP, 78), PANEL_BOTTOM));
    p.frame(r, 18.0, 3.0, color);
    let crown = Rect::around(r.cx(), r.y + 76.0, 112.0);
    p.emblem(rank(13), crown, Fill::down(TITLE, GOLD), color.mix(PANEL_BOTTOM, 80));
    for (dx, size) in [(-190.0, 34.0), (-120.0, 46.0), (120.0, 46.0), (190.0, 34.0)] {
        let star = Rect::around(r.cx() + dx, r.y + 84.0, size);
        p.emblem(&SEAT_MARKS[6], star, Fill::down(TITLE, GOLD), OUTLINE);
    }
    let ground = color.mix(PANEL_TOP, 84);
    let title = Style::new(Face::Title, 48.0, TITLE, ground).kind(Kind::Name).centred();
    let text = scene.say(&outcome_say(scene), Place::Picture);
    let title = p.shrink(&text, r.w - 60.0, 30.0, &title);
    let shown = scene.fitted(p, &outcome_say(scene), r.w - 40.0, &title);
    p.text(&shown, r.cx(), r.y + 196.0, &title);
    let quiet = Style::new(Face::Text, 26.0, INK, ground).centred();
    let line = why(scene);
    let quiet = p.shrink(&line, r.w - 40.0, 20.0, &quiet);
    p.text(&line, r.cx(), r.y + 242.0, &quiet);
}

/// One player's place and what counts.
fn row(p: &mut Painter, scene: &Scene<'_>, place: usize, seat: Seat, r: Rect) {
    let color: Color = scene.color(seat);
    let ground = color.mix(PANEL_BOTTOM, 84);
    p.round(r, 12.0, Fill::down(ground, PANEL_BOTTOM));
    p.frame(
        r,
        12.0,
        if place == 1 { 3.0 } else { 1.5 },
        if place == 1 { color } else { color.mix(PANEL_BOTTOM, 40) },
    );
    let ink = if place == 1 { TITLE } else { INK };
    let number = Style::new(Face::Bold, 44.0, ink, ground).kind(Kind::Deciding).centred();
    p.text(&place.to_string(), r.x + 42.0, number.baseline_at(r.cy()), &number);
    let Some(view) = scene.seat(seat) else { return };
    let (top, low) = (r.y + r.h * 0.3, r.y + r.h * 0.72);
    let name = Rect::new(r.x + 84.0, top - 18.0, r.w * 0.5, 36.0);
    panels::name_line(p, scene, seat, name, scale::NAME_LARGE);
    let side = scene.side(seat);
    let led = scene.view.form.led();
    let (count, id) = match side {
        Some(side) if led => (side.points, "picture-law-points"),
        Some(side) => (side.board, "picture-law-on-board"),
        None => (view.board, "picture-law-on-board"),
    };
    let total = Style::new(Face::Bold, 62.0, NUMBER, OUTLINE).outlined(2.5).kind(Kind::Total).right();
    let right = r.right() - 18.0;
    let w = p.text(&count.to_string(), right, total.baseline_at(r.cy()), &total);
    let label = Style::new(Face::Text, 22.0, QUIET, ground).kind(Kind::Name);
    p.text(
        &words(&Say::new(id).with("count", count)),
        right - w - 14.0,
        label.baseline_at(r.cy()),
        &label.right(),
    );
    let mut x = r.x + 88.0;
    let style = Style::new(Face::Bold, 23.0, INK, PANEL_BOTTOM).kind(Kind::Name);
    if led {
        let won = scene
            .view
            .prizes
            .iter()
            .filter(|z| Some(z.side.unwrap_or(u8::MAX)) == side.map(|s| s.side))
            .count();
        let captured = side.map_or(0, |s| s.captured.len());
        for (icon, n) in [(&law::VICTORY, won), (&law::CAPTURED, captured)] {
            p.emblem(icon, Rect::new(x, low - 15.0, 30.0, 30.0), Fill::flat(GOLD), PANEL_BOTTOM);
            x += 38.0 + p.text(&n.to_string(), x + 36.0, style.baseline_at(low), &style) + 22.0;
        }
        if let Some(pantheon) = &view.pantheon {
            p.text(pantheon, x, label.baseline_at(low), &label);
        }
    } else {
        let text =
            words(&Say::new("picture-law-levels").with("count", side.map_or(view.levels, |s| s.levels)));
        p.text(&text, x, label.baseline_at(low), &label);
    }
}

/// The rounds with their victory cards and who won them.
fn rounds(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let prizes = &scene.view.prizes;
    let count = u16::try_from(prizes.len()).unwrap_or(3).max(1);
    for (i, prize) in (0_u16..).zip(prizes) {
        let at = r.cell(i, count.max(3), 1, 12.0);
        surface::panel(p, at);
        let gold = Style::new(Face::Title, 24.0, GOLD, PANEL_TOP).kind(Kind::Name).centred();
        p.text(
            &words(&Say::new("picture-law-round-name").with("round", prize.round)),
            at.cx(),
            gold.baseline_at(at.y + 24.0),
            &gold,
        );
        let icon = Rect::around(at.cx() - 34.0, at.y + 72.0, 48.0);
        let value = Style::new(Face::Bold, scale::TOTAL, NUMBER, OUTLINE).outlined(2.5).kind(Kind::Total);
        if scene.view.form.led() {
            p.emblem(&law::VICTORY, icon, Fill::flat(GOLD), PANEL_BOTTOM);
            p.text(&prize.value.to_string(), icon.right() + 12.0, value.baseline_at(at.y + 72.0), &value);
        }
        let seats = scene.view.teams.iter().find(|t| Some(t.side) == prize.side).map(|t| t.seats.clone());
        let low = Rect::new(at.x + 10.0, at.bottom() - 42.0, at.w - 20.0, 30.0);
        match seats {
            Some(seats) => {
                let n = many(seats.len().max(1));
                for (k, seat) in (0_u16..).zip(seats) {
                    let w = low.w / n;
                    panels::name_line(
                        p,
                        scene,
                        seat,
                        Rect::new(low.x + w * f32::from(k), low.y, w - 6.0, low.h),
                        21.0,
                    );
                }
            }
            None => {
                let style = Style::new(Face::Text, 22.0, QUIET, PANEL_BOTTOM).kind(Kind::Name).centred();
                p.text(&word("picture-law-tied"), low.cx(), style.baseline_at(low.cy()), &style);
            }
        }
    }
}
