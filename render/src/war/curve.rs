//! Everybody's cards over time, as lines.

use skald_rules::interface::{Say, Seat};

use super::scene::{Scene, total, words};
use crate::layout::Kind;
use crate::look::palette::{BORDER, GOLD, INK, OUTLINE, PANEL_BOTTOM, PANEL_TOP, PLATE, QUIET};
use crate::look::scale;
use crate::page::bar;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// Everybody's cards over time, with marks along the lines; `named` lists the players with their totals beside.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, r: Rect, named: bool) {
    surface::panel(p, r);
    let view = scene.view;
    let (head, body) = r.inset_xy(16.0, 8.0).take_top(30.0, 6.0);
    let gold = Style::new(Face::Title, 24.0, GOLD, PANEL_TOP).kind(Kind::Name);
    p.text(&words(&Say::new("picture-war-digest-curve")), head.x, gold.baseline_at(head.cy()), &gold);
    let (right, plot) = body.take_right(if named { 330.0 } else { 14.0 }, 12.0);
    let (labels, plot) = plot.take_left(44.0, 6.0);
    let (axis, plot) = plot.take_bottom(26.0, 4.0);
    let top = view.curve.iter().flat_map(|s| s.cards.iter().copied()).max().unwrap_or(0);
    let top = f32::from(
        top.max(view.seats.iter().map(|s| u8::try_from(total(s)).unwrap_or(u8::MAX)).max().unwrap_or(1))
            .max(10),
    );
    let quiet = Style::new(Face::Text, scale::LABEL, QUIET, PANEL_BOTTOM).kind(Kind::Name);
    for share in [0.0_f32, 0.5, 1.0] {
        let y = plot.bottom() - plot.h * share;
        p.line(&[(plot.x, y), (plot.right(), y)], 1.2, BORDER.alpha(110));
        let label = format!("{:.0}", (top * share).round());
        p.text(&label, labels.right(), quiet.baseline_at(y), &quiet.right());
    }
    let (first, last) = (
        view.curve.first().map_or(0, |s| s.turn),
        view.curve.last().map_or(view.turn, |s| s.turn.max(view.turn)),
    );
    let text = words(&Say::new("picture-war-digest-turns").with("first", first).with("last", last));
    p.text(&text, axis.cx(), quiet.baseline_at(axis.cy() + 3.0), &quiet.centred());
    let span = steps(last.saturating_sub(first)).max(1.0);
    for seat in &view.seats {
        let color = scene.look(seat.seat).color;
        let points: Vec<(f32, f32)> = view
            .curve
            .iter()
            .filter_map(|s| s.cards.get(seat.seat.index()).map(|c| (s.turn, *c)))
            .map(|(turn, cards)| {
                let x = plot.x + plot.w * steps(turn.saturating_sub(first)) / span;
                (x, plot.bottom() - plot.h * f32::from(cards) / top)
            })
            .collect();
        p.line(&points, 8.0, OUTLINE);
        p.line(&points, 4.5, color);
        // Marks along the line tell players apart without their colours.
        let every = points.len().div_ceil(4).max(1);
        for (x, y) in points.iter().rev().step_by(every) {
            let at = Rect::around(*x, *y, 22.0);
            p.disc(*x, *y, 13.0, Fill::flat(PLATE));
            p.emblem(&scene.look(seat.seat).mark, at.inset(3.0), Fill::flat(color), PLATE);
        }
    }
    if named {
        legend(p, scene, right);
    }
}

/// A number of turns as a length; games end long before this loses a turn.
fn steps(turns: u32) -> f32 {
    f32::from(u16::try_from(turns).unwrap_or(u16::MAX))
}

/// The players with their totals, the richest first.
fn legend(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let mut seats: Vec<(Seat, u16)> = scene.view.seats.iter().map(|s| (s.seat, total(s))).collect();
    seats.sort_by_key(|(seat, count)| (std::cmp::Reverse(*count), seat.0));
    let count = u16::try_from(seats.len()).unwrap_or(1).max(1);
    for (i, (seat, cards)) in (0_u16..).zip(seats) {
        let row = r.cell(i, 1, count, 6.0);
        let row = Rect::new(row.x, row.cy() - row.h.min(62.0) / 2.0, row.w, row.h.min(62.0));
        let pure = scene.color(seat);
        let color = surface::tinted(p, row, 10.0, pure, (1.5, pure.mix(PANEL_BOTTOM, 40)));
        let size = if row.h > 54.0 { scale::TOTAL } else { 40.0 };
        let kind = if row.h > 54.0 { Kind::Total } else { Kind::Name };
        let style = Style::new(Face::Bold, size, INK, color).kind(kind).right();
        let width = p.text(&cards.to_string(), row.right() - 12.0, style.baseline_at(row.cy()), &style);
        let name = Rect::new(row.x + 8.0, row.cy() - 17.0, row.w - width - 34.0, 34.0);
        bar::name_line(p, scene, seat, name, 24.0);
    }
}
