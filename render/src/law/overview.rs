//! A large board as a whole: who controls what where, with each space's label; numbers are in its parts.

use skald_rules::law::SpaceView;
use skald_rules::law::board::Label;

use super::control::{self, Control};
use super::grid::{self, Band};
use super::scene::{self, Scene};
use super::tiling::Tiling;
use super::{marks, panels, players, signs};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::palette::{BORDER, GOLD, INK, OUTLINE, PLATE, QUIET, TITLE, face};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// Spaces lower than this have the sign beside the label, not above it.
const LOW: f32 = 38.0;

/// Draws the overview.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) {
    let (draft, foot) = (panels::draft_height(scene), panels::foot_height(scene));
    let mut room = surface::ground(p, scale::SIDE, scale::SIDE);
    if foot > 0.0 {
        let (at, rest) = room.take_bottom(panels::FOOT, 8.0);
        panels::foot(p, scene, at);
        room = rest;
    }
    let (seats, rest) = room.take_bottom(players::LINE, 8.0);
    players::line(p, scene, seats);
    room = rest;
    if draft > 0.0 {
        let (at, rest) = room.take_bottom(draft - 8.0, 8.0);
        panels::draft(p, scene, at);
        room = rest;
    }
    within(p, scene, room, &[]);
}

/// The board alone, as a picture of its own; where its bands lie.
pub(super) fn alone(p: &mut Painter, scene: &Scene<'_>, apart: &[Label]) -> Vec<Band> {
    let room = surface::ground(p, scale::SIDE, scale::SIDE);
    within(p, scene, room, apart)
}

/// The board in a room of another picture.
pub(super) fn inside(p: &mut Painter, scene: &Scene<'_>, room: Rect) {
    within(p, scene, room, &[]);
}

/// The board in a room; where its bands lie.
fn within(p: &mut Painter, scene: &Scene<'_>, room: Rect, apart: &[Label]) -> Vec<Band> {
    let tiling = Tiling::of(&scene.view.board, (room.w, room.h));
    let down = ((room.h - tiling.height()) / 2.0).max(0.0).floor();
    let bands = tiling.place(room.moved(0.0, down));
    spaces(p, scene, &bands, apart);
    let first = bands.first().map_or(room, |b| b.area);
    panels::north(p, scene, (first.x - 56.0).max(room.x - 8.0), first.y - grid::LETTERS);
    bands
}

/// The spaces but those `apart` with coordinates; the last turn unless some are apart.
fn spaces(p: &mut Painter, scene: &Scene<'_>, bands: &[Band], apart: &[Label]) {
    let fresh = marks::fresh(scene.view.last.as_ref());
    for band in bands {
        band.coordinates(p);
        for space in scene.view.board.spaces.iter().filter(|s| !apart.contains(&s.label)) {
            if let Some(cell) = band.cell_of(space.label) {
                small(p, scene, space, cell.inset(2.0), fresh == Some(space.label));
            }
        }
    }
    if apart.is_empty() {
        marks::arrows(p, scene, bands, false);
    }
}

/// One space: label, and of a card its controller's colour and mark, level and dominion.
fn small(p: &mut Painter, scene: &Scene<'_>, space: &SpaceView, r: Rect, fresh: bool) {
    if r.h < LOW {
        low(p, scene, space, r, fresh);
        return;
    }
    let radius = 8.0;
    let size = (r.w * 0.3).min(r.h * 0.37).clamp(scale::NAME_LEAST, 25.0);
    let below = r.bottom() - size * 0.36 - 6.5;
    let label = |p: &mut Painter, ink: Color, ground: Color| {
        let style = Style::new(Face::Bold, size, ink, ground).kind(Kind::Name).centred();
        p.kept_text(&space.label.shown(), r.cx(), style.baseline_at(below), &style);
    };
    let above = r.h - size - 7.0;
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
            p.emblem(signs::special_icon(special), at, Fill::flat(GOLD), ground);
        }
        label(p, QUIET, ground);
        return;
    };
    let of = Control::of(scene, stand.controller);
    let color = of.color;
    let bottom = body(p, &of, r, radius);
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
        signs::bars(p, x, y + small * 0.12, small * 0.75, card.level, TITLE);
    } else {
        p.disc(x, at.cy(), side * 0.24, Fill::flat(PLATE));
        p.ring(x, at.cy(), side * 0.24, 2.0, INK);
    }
    label(p, INK, bottom);
}

/// The frame and face of a card in its controller's colour and pattern; the colour at the foot of its face.
fn body(p: &mut Painter, of: &Control, r: Rect, radius: f32) -> Color {
    let (top, bottom) = face(of.color);
    let [hue, seat] = of.key();
    let width = if r.h < LOW { 3.0 } else { 4.0 };
    p.kept(("law-small", [hue, seat, 0, 0]), r, 1.0, |p, r| {
        p.round(r, radius, Fill::flat(of.color));
        control::pattern(p, r, radius, width, of);
        p.round(r.inset(width), radius - 2.0, Fill::down(top, bottom));
    });
    bottom
}

/// One space of a board with very many rows: its label, and beside it the mark of who controls it or what is special.
fn low(p: &mut Painter, scene: &Scene<'_>, space: &SpaceView, r: Rect, fresh: bool) {
    let radius = 6.0;
    let open = Color::hex(0x1C_1E26);
    let side = (r.h * 0.62).min(r.w * 0.28);
    let mut cx = r.cx();
    let sign = Rect::around(r.x + 7.0 + side / 2.0, r.cy(), side);
    let (ink, ground) = if let Some(stand) = &space.stand {
        let of = Control::of(scene, stand.controller);
        let ground = body(p, &of, r, radius);
        p.emblem(&scene.look(stand.controller).mark, sign, Fill::flat(of.color), OUTLINE);
        cx += side / 2.0;
        (INK, ground)
    } else {
        p.round(r, radius, Fill::flat(open));
        p.frame(r, radius, 1.2, if space.special.is_some() { GOLD } else { BORDER.alpha(120) });
        if let Some(special) = space.special {
            p.emblem(signs::special_icon(special), sign, Fill::flat(GOLD), open);
            cx += side / 2.0;
        }
        (QUIET, open)
    };
    if fresh {
        p.frame(r.inset(-2.0), radius + 2.0, 3.0, TITLE);
    }
    let style = Style::new(Face::Bold, scale::NAME_LEAST, ink, ground).kind(Kind::Name).centred();
    p.kept_text(&space.label.shown(), cx, style.baseline_at(r.cy()), &style);
}
