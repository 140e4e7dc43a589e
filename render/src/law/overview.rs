//! A large board as a whole: who controls what where, with each space's label; numbers are in its parts.

use skald_rules::law::board::Label;
use skald_rules::law::{BoardView, SpaceView};

use super::control::{self, Control};
use super::grid::{self, Band, Stretch};
use super::scene::{self, Scene, word};
use super::{marks, panels, stand};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::palette::{BORDER, GOLD, INK, OUTLINE, PLATE, QUIET, TITLE, face};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// The least side of a space: its label must fit.
const LEAST: f32 = 56.0;
const MOST: f32 = 118.0;

/// Draws the overview.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) {
    let draft = panels::draft_height(scene);
    let foot = if scene.view.prizes.is_empty() && scene.view.underworld.is_empty() {
        0.0
    } else {
        panels::FOOT + 8.0
    };
    let inside = f32::from(scale::SIDE) - 2.0 * scale::EDGE;
    let fixed = 46.0 + 8.0 + 62.0 + 8.0 + panels::SEATS + 12.0 + draft + foot;
    let (stretches, (w, h)) = cells(&scene.view.board, fixed);
    let height = (fixed + grid::height(&stretches, h)).max(inside);
    let room = surface::ground(p, scale::SIDE, crate::painter::whole_pixels(height + 2.0 * scale::EDGE));
    let (head, room) = room.take_top(46.0, 8.0);
    panels::header(p, scene, head, &word("picture-law-overview"));
    let (bar, room) = room.take_top(62.0, 8.0);
    panels::status(p, scene, bar);
    let mut room = room;
    if foot > 0.0 {
        let (at, rest) = room.take_bottom(panels::FOOT, 8.0);
        panels::foot(p, scene, at);
        room = rest;
    }
    let (seats, rest) = room.take_bottom(panels::SEATS, 12.0);
    panels::seats(p, scene, seats);
    room = rest;
    if draft > 0.0 {
        let (at, rest) = room.take_bottom(draft - 8.0, 8.0);
        panels::draft(p, scene, at);
        room = rest;
    }
    let down = ((room.h - grid::height(&stretches, h)) / 2.0).max(0.0).floor();
    let bands = grid::place(&stretches, room.moved(0.0, down), (w, h));
    spaces(p, scene, &bands, &[]);
    let first = bands.first().map_or(room, |b| b.area);
    panels::north(p, scene, (first.x - 58.0).max(room.x - 8.0), first.y - grid::LETTERS);
}

/// Bands and cells of a board below whatever else takes `fixed` pixels of the picture's height.
pub(super) fn cells(board: &BoardView, fixed: f32) -> (Vec<Stretch>, (f32, f32)) {
    let inside = f32::from(scale::SIDE) - 2.0 * scale::EDGE;
    let stretches = grid::bands(board, 16);
    let columns = f32::from(stretches.iter().map(Stretch::width).max().unwrap_or(1));
    let rows = f32::from(stretches.iter().map(Stretch::height).fold(0_u8, u8::saturating_add).max(1));
    let w = ((inside - 2.0 * grid::NUMBERS) / columns).floor().min(MOST);
    let h = ((inside - fixed - grid::height(&stretches, 0.0)) / rows).floor();
    (stretches, (w, h.clamp(LEAST, (w * 1.1).max(LEAST))))
}

/// The spaces but those `apart` with coordinates and the borders of the parts; the last turn unless some are apart.
pub(super) fn spaces(p: &mut Painter, scene: &Scene<'_>, bands: &[Band], apart: &[Label]) {
    let fresh = marks::fresh(scene.view.last.as_ref());
    for band in bands {
        band.coordinates(p);
        for space in scene.view.board.spaces.iter().filter(|s| !apart.contains(&s.label)) {
            if let Some(cell) = band.cell_of(space.label) {
                small(p, scene, space, cell.inset(2.0), fresh == Some(space.label));
            }
        }
        parts(p, band);
    }
    if apart.is_empty() {
        marks::arrows(p, scene, bands, false);
    }
}

/// One space: label, and of a card its controller's colour and mark, level and dominion.
fn small(p: &mut Painter, scene: &Scene<'_>, space: &SpaceView, r: Rect, fresh: bool) {
    let radius = 8.0;
    let size = (r.w * 0.3).min(r.h * 0.4).clamp(scale::NAME_LEAST, 25.0);
    let low = r.bottom() - size * 0.36 - 5.0;
    let label = |p: &mut Painter, ink: Color, ground: Color| {
        let style = Style::new(Face::Bold, size, ink, ground).kind(Kind::Name).centred();
        p.kept_text(&space.label.shown(), r.cx(), style.baseline_at(low), &style);
    };
    let above = r.h - size - 6.0;
    let Some(stand) = &space.stand else {
        let ground = Color::hex(0x1C_1E26);
        p.round(r, radius, Fill::flat(ground));
        p.frame(
            r,
            radius,
            if space.special.is_some() { 2.0 } else { 1.2 },
            if space.special.is_some() { GOLD } else { BORDER.alpha(120) },
        );
        if let Some(special) = space.special {
            let side = above.min(r.w * 0.55).min(40.0);
            let at = Rect::around(r.cx(), r.y + 2.0 + above / 2.0, side - 2.0);
            p.emblem(stand::special_icon(special), at, Fill::flat(GOLD), ground);
        }
        label(p, QUIET, ground);
        return;
    };
    let of = Control::of(scene, stand.controller);
    let color = of.color;
    let (top, bottom) = face(color);
    let [hue, seat] = of.key();
    p.kept(("law-small", [hue, seat, 0, 0]), r, 1.0, |p, r| {
        p.round(r, radius, Fill::flat(color));
        control::pattern(p, r, radius, 4.0, &of);
        p.round(r.inset(4.0), radius - 2.0, Fill::down(top, bottom));
    });
    let inner = r.inset(4.0);
    if fresh {
        p.frame(r.inset(-2.0), radius + 2.0, 3.5, TITLE);
    } else if space.special.is_some() {
        p.frame(inner.inset(1.0), radius - 3.0, 2.0, GOLD);
    }
    let side = above.min(r.w * 0.5).min(44.0);
    let at = Rect::around(
        if r.w > 74.0 { r.x + r.w * 0.34 } else { r.x + r.w * 0.36 },
        r.y + 4.0 + above / 2.0,
        side - 4.0,
    );
    p.emblem(&scene.look(stand.controller).mark, at, Fill::flat(color), OUTLINE);
    let x = r.x + r.w * 0.74;
    if let Some(card) = stand.card.as_ref().filter(|_| !stand.hidden) {
        let small = (side * 0.52).min(r.w * 0.3);
        let y = at.cy();
        p.emblem(
            scene::dominion(card.dominion),
            Rect::around(x, y - small * 0.55, small),
            Fill::flat(INK),
            bottom,
        );
        stand::bars(p, x, y + small * 0.12, small * 0.75, card.level, TITLE);
    } else {
        p.disc(x, at.cy(), side * 0.24, Fill::flat(PLATE));
        p.ring(x, at.cy(), side * 0.24, 2.0, INK);
    }
    label(p, INK, bottom);
}

/// Lines where one part of the board ends and the next begins.
fn parts(p: &mut Painter, band: &Band) {
    let a = band.area;
    let (w, h) = band.cell;
    let line = |p: &mut Painter, from: (f32, f32), to: (f32, f32)| {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let steps = (dx.hypot(dy) / 18.0).floor().max(1.0);
        let mut t = 0.0;
        while t < steps {
            let (s, e) = (t / steps, (t + 0.4) / steps);
            p.line(
                &[(from.0 + dx * s, from.1 + dy * s), (from.0 + dx * e, from.1 + dy * e)],
                1.6,
                QUIET.alpha(150),
            );
            t += 1.0;
        }
    };
    let first = *band.stretch.columns.start();
    for column in (first..=*band.stretch.columns.end()).filter(|c| *c > first && c % grid::PART == 0) {
        let x = a.x + f32::from(column - first) * w;
        line(p, (x, a.y), (x, a.bottom()));
    }
    let top = *band.stretch.rows.start();
    for row in (top..=*band.stretch.rows.end()).filter(|r| *r > top && r % grid::PART == 0) {
        let y = a.y + f32::from(row - top) * h;
        line(p, (a.x, y), (a.right(), y));
    }
}
