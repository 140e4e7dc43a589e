//! The result: everybody's points, rounds and captures.

use skald_rules::interface::{Say, Seat};

use super::scene::{Scene, words};
use super::{board, status};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::law;
use crate::look::palette::{GOLD, INK, NUMBER, OUTLINE, QUIET};
use crate::page::result::{self, Beside, Ending};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// The width of the places' column, and the room that it leaves for the board.
const COLUMN: f32 = 330.0;
pub(super) const ROOM: (f32, f32) = result::room_beside(COLUMN);

pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) {
    let outcome = status::outcome(scene);
    let ending = Ending { outcome: &outcome, why: status::why(scene), art: None, record: result::RECORD };
    let row = |p: &mut Painter, seat, r, ground| record(p, scene, seat, r, ground);
    let board = |p: &mut Painter, r: Rect| board::inside(p, scene, r);
    result::draw(p, scene, &ending, row, Some(Beside { column: COLUMN, draw: board }));
}

/// What counts for one player, and what it is made of.
fn record(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect, ground: Color) {
    let Some(view) = scene.seat(seat) else { return };
    let side = scene.side(seat);
    let led = scene.view.form.led();
    let (count, id) = match side {
        Some(side) if led => (side.points, "picture-law-points"),
        Some(side) => (side.board, "picture-law-on-board"),
        None => (view.board, "picture-law-on-board"),
    };
    let total = Style::new(Face::Bold, 60.0, NUMBER, OUTLINE).outlined(2.5).kind(Kind::Total).right();
    let used = p.text(&count.to_string(), r.right(), total.baseline_at(r.cy()), &total);
    let left = r.take_left(r.w - used - 12.0, 0.0).0;
    let low = result::named(p, scene, seat, left);
    let label = Style::new(Face::Text, 22.0, QUIET, ground).kind(Kind::Name);
    let counted = words(&Say::new(id).with("count", count));
    let y = low.y + 16.0;
    let style = Style::new(Face::Bold, 23.0, INK, ground).kind(Kind::Name);
    let mut x = low.x + 4.0;
    if led {
        let won = scene
            .view
            .prizes
            .iter()
            .filter(|prize| prize.side.is_some() && prize.side == side.map(|s| s.side));
        let captured = side.map_or(0, |s| s.captured.len());
        for (icon, n) in [(&law::VICTORY, won.count()), (&law::CAPTURED, captured)] {
            p.emblem(icon, Rect::new(x, y - 14.0, 28.0, 28.0), Fill::flat(GOLD), ground);
            x += 34.0 + p.text(&n.to_string(), x + 34.0, style.baseline_at(y), &style) + 18.0;
        }
        if let Some(pantheon) = &view.pantheon {
            x += p.text_fit(pantheon, x, label.baseline_at(y), (low.right() - x).max(0.0), &label) + 14.0;
        }
    } else {
        let levels = Say::new("picture-law-levels").with("count", side.map_or(view.levels, |s| s.levels));
        x += p.text_fit(&words(&levels), x, label.baseline_at(y), (low.right() - x).max(0.0), &label) + 14.0;
    }
    if x + p.measure(&counted, &label) <= low.right() {
        p.text(&counted, low.right(), label.baseline_at(y), &label.right());
    }
}
