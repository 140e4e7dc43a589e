//! The digest: what has happened, then all players as they stand.

use skald_rules::chaos::SeatView;

use super::result::in_play;
use super::scene::{NOBODY, Scene, count, hero};
use super::status;
use crate::layout::Kind;
use crate::look::palette::{NUMBER, OUTLINE, PANEL_BOTTOM, QUIET};
use crate::look::scale;
use crate::page::{bar, digest};
use crate::painter::{Face, Painter, Rect, Style};
use crate::surface;

/// Height of a player's panel, and the space below it.
const PANEL: (f32, f32) = (92.0, 8.0);
/// Height of what is waited for.
const STATUS: f32 = 56.0;

/// Draws the digest.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, lines: &[String]) {
    let order = scene.order();
    let columns = if order.len() > 3 { 2 } else { 1 };
    let rows = count(order.len()).div_ceil(columns).max(1);
    let all = f32::from(rows) * (PANEL.0 + PANEL.1) - PANEL.1;
    let room = digest::open(p, &status::header(scene, "picture-chaos-digest"), lines, all + STATUS + 12.0);
    let (bar, room) = room.take_top(STATUS, 12.0);
    status::draw(p, scene, bar);
    let room = room.take_top(all.min(room.h), 0.0).0;
    for (i, seat) in (0_u16..).zip(order) {
        // Down the first column, then down the second.
        let at = (i % rows) * columns + i / rows;
        stands(p, scene, seat, room.cell(at, columns, rows, PANEL.1));
    }
}

/// One player: name, Warrior, total, and who is in play.
fn stands(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect) {
    let color = if seat.out { NOBODY } else { scene.color(seat.seat) };
    let ground = surface::tinted(p, r, 12.0, color, (1.5, color.mix(PANEL_BOTTOM, 40)));
    let inner = r.inset_xy(12.0, 6.0);
    let side = inner.h.min(58.0);
    let (art, rest) = inner.take_left(side, 12.0);
    let art = Rect::around(art.cx(), inner.cy(), side);
    p.portrait(&hero(&seat.hero), art, color);
    let style = Style::new(Face::Bold, scale::TOTAL, NUMBER, OUTLINE).outlined(2.5).kind(Kind::Total).right();
    let width = p.text(&seat.total.to_string(), rest.right(), style.baseline_at(rest.cy()), &style);
    let room = rest.w - width - 16.0;
    bar::name_line(p, scene, seat.seat, Rect::new(rest.x, rest.cy() - 32.0, room, 34.0), 24.0);
    let quiet = Style::new(Face::Text, scale::LABEL, QUIET, ground).kind(Kind::Name);
    p.text_fit(&in_play(seat), rest.x + 2.0, quiet.baseline_at(rest.cy() + 20.0), room, &quiet);
}
