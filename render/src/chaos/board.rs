//! The board: everything that is public. Living players sit around the field of open attacks; the fallen are strips. The
//! round, what is waited for, and the table's options are told beside the picture.

use skald_rules::chaos::SeatView;
use skald_rules::interface::Say;

use super::changes::Changes;
use super::plan::{GAP, Plan};
use super::scene::{NOBODY, Place, Scene, count, hero, words};
use super::spot::Spot;
use super::{field, panel};
use crate::layout::Kind;
use crate::look::emblem::GRAVE;
use crate::look::palette::{GOLD, INK, QUIET};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style, whole_pixels};
use crate::surface;

/// Height of a strip of a fallen player, with the gap above it.
const STRIP: f32 = 48.0;
/// The least height of the picture as a part of its width: no client shows a lower one larger.
const LEAST: f32 = 0.62;

/// Draws the board with what has changed lately.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, changes: &Changes) {
    let order = scene.order();
    let living: Vec<&SeatView> = order.iter().copied().filter(|s| !s.out).collect();
    let mut fallen: Vec<&SeatView> = order.into_iter().filter(|s| s.out).collect();
    fallen.sort_by_key(|s| std::cmp::Reverse(s.fell));

    let rows = count(fallen.len()).div_ceil(3);
    let strips = if fallen.is_empty() { 0.0 } else { STRIP * f32::from(rows) + 4.0 };
    let inside = f32::from(scale::SIDE) - 2.0 * scale::EDGE;
    let plan = Plan::new(p, scene, living, (inside, inside - strips));
    let height = (plan.height() + strips + 2.0 * scale::EDGE).max(f32::from(scale::SIDE) * LEAST);
    let room = surface::ground(p, scale::SIDE, whole_pixels(height));

    let (spots, middle) = plan.places(room);
    for spot in &spots {
        if let Some(seat) = scene.seat(spot.seat) {
            let form = plan.forms[usize::from(!spot.above)];
            panel::draw(p, scene, seat, changes.of(spot.seat), form, spot.r);
        }
    }
    chevrons(p, &spots, room);
    field::draw(p, scene, &spots, middle);
    let (_, room) = room.take_top(plan.height(), 0.0);
    if !fallen.is_empty() {
        let (at, _) = room.take_top(strips, 0.0);
        let at = at.take_bottom(strips - 12.0, 0.0).0;
        let columns = count(fallen.len()).div_ceil(rows);
        for (i, seat) in (0_u16..).zip(&fallen) {
            strip(p, scene, seat, at.cell(i, columns, rows, 8.0));
        }
    }
}

/// Thin arrows from each player to the next.
fn chevrons(p: &mut Painter, spots: &[Spot], room: Rect) {
    let next = spots.iter().skip(1).chain(spots.first());
    for (from, to) in spots.iter().zip(next) {
        let (x, y, dx, dy) = if from.above != to.above {
            // Round the end of the field.
            let right = from.above;
            let x = if right { room.right() - 9.0 } else { room.x + 9.0 };
            (
                x,
                f32::midpoint(from.r.bottom().min(to.r.bottom()), from.r.y.max(to.r.y)),
                0.0,
                if right { 1.0 } else { -1.0 },
            )
        } else if (to.r.x > from.r.x) == from.above {
            let x = if from.above { from.r.right() + GAP / 2.0 } else { from.r.x - GAP / 2.0 };
            (x, from.r.y + 28.0, if from.above { 1.0 } else { -1.0 }, 0.0)
        } else {
            continue;
        };
        let (a, b) = (5.0_f32, 9.0_f32);
        let points = [
            (x - dx * a / 2.0 - dy * b, y - dy * a / 2.0 - dx * b),
            (x + dx * a / 2.0, y + dy * a / 2.0),
            (x - dx * a / 2.0 + dy * b, y - dy * a / 2.0 + dx * b),
        ];
        p.line(&points, 2.5, GOLD);
    }
}

/// A player who is out: mark, name, Warrior and place on a grey strip.
fn strip(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect) {
    let ground = surface::tinted(p, r, 10.0, NOBODY, (1.5, NOBODY.alpha(150)));
    let inner = r.inset_xy(8.0, 5.0);
    let mut right = inner.right();
    if let Some(place) = scene.place_of(seat) {
        let style = Style::new(Face::Bold, 25.0, INK, ground).kind(Kind::Name).right();
        let say = words(&Say::new("picture-chaos-place").with("place", place));
        right -= p.text(&say, right, style.baseline_at(inner.cy()), &style) + 6.0;
    }
    let side = inner.h - 4.0;
    right -= side;
    p.emblem(&GRAVE, Rect::new(right, inner.cy() - side / 2.0, side, side), Fill::flat(NOBODY), ground);
    right -= side + 6.0;
    p.one_ink(&hero(&seat.hero), Rect::new(right, inner.cy() - side / 2.0, side, side), NOBODY, ground);
    let (mark, rest) = inner.take_left(inner.h, 7.0);
    surface::mark(p, mark, scene.look(seat.seat));
    let style = Style::new(Face::Text, 21.0, QUIET, ground).kind(Kind::Name);
    let room = right - 6.0 - rest.x;
    let name = scene.name(seat.seat, Place::Picture);
    p.text_fit(&name, rest.x, style.baseline_at(rest.cy()), room, &style);
}
