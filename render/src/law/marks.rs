//! The last turn on the board: attacks, the way of a Maneuver, and where cards have left.

use skald_rules::law::board::{Dir, Label};
use skald_rules::law::{BlowView, LastView, Lost};

use super::grid::Band;
use super::scene::Scene;
use super::{signs, stand};
use crate::look::color::Color;
use crate::look::emblem::law;
use crate::look::palette::{FIRE, GOLD, OUTLINE, PLATE, TITLE};
use crate::painter::{Fill, Painter, Rect};

fn cell(bands: &[Band], label: Label) -> Option<Rect> {
    bands.iter().find_map(|b| b.cell_of(label))
}

/// Where the card that was played last lies now, if it lies.
pub(super) fn fresh(last: Option<&LastView>) -> Option<Label> {
    last.filter(|l| !l.reflected).and_then(|l| l.path.last().copied())
}

/// Outlines where cards have left the board in the last turn.
pub(super) fn ghosts(p: &mut Painter, scene: &Scene<'_>, bands: &[Band]) {
    let Some(last) = &scene.view.last else { return };
    let empty = |label: Label| scene.view.board.spaces.iter().find(|s| s.label == label && s.stand.is_none());
    for blow in &last.blows {
        let (Some(fell), Some(space), Some(r)) = (blow.fell, empty(blow.at), cell(bands, blow.at)) else {
            continue;
        };
        let (id, icon) = match fell {
            Lost::Slain => ("picture-law-slain", "slayer"),
            Lost::Phoenix => ("picture-law-phoenix", "phoenix"),
            Lost::Traitor => ("picture-law-traitor", "traitor"),
        };
        let icon = law::ability(icon).unwrap_or(&law::VICTORY);
        stand::ghost(p, r, id, icon, space.special.is_none());
    }
    if last.reflected
        && let Some(label) = last.path.last()
    {
        let space = empty(*label);
        if let (Some(space), Some(r)) = (space, cell(bands, *label)) {
            let icon = law::ability("reflect").unwrap_or(&law::VICTORY);
            stand::ghost(p, r, "picture-law-reflected", icon, space.special.is_none());
        }
    }
}

/// Arrows for the attacks and the way of the card; drawn over the cards.
pub(super) fn arrows(p: &mut Painter, scene: &Scene<'_>, bands: &[Band], full: bool) {
    let Some(last) = &scene.view.last else { return };
    for pair in last.path.windows(2) {
        let [from, to] = pair else { continue };
        if let (Some(a), Some(b)) = (cell(bands, *from), cell(bands, *to)) {
            way(p, a, b);
        }
    }
    for blow in &last.blows {
        if let (Some(a), Some(b)) = (cell(bands, blow.from), cell(bands, blow.at)) {
            attack(p, blow, a, b, full);
        }
    }
}

/// The way of a Maneuver: a dashed line beside the middle.
fn way(p: &mut Painter, a: Rect, b: Rect) {
    let (ax, ay, bx, by) = (a.cx(), a.y + a.h * 0.62, b.cx(), b.y + b.h * 0.62);
    let (dx, dy) = (bx - ax, by - ay);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let mut at = a.w * 0.1;
    while at < length - b.w * 0.55 {
        let end = (at + 12.0).min(length - b.w * 0.5);
        let dash = [(ax + ux * at, ay + uy * at), (ax + ux * end, ay + uy * end)];
        p.line(&dash, 8.0, OUTLINE);
        p.line(&dash, 4.5, TITLE);
        at += 24.0;
    }
    let tip = length - b.w * 0.38;
    head(p, ax + ux * tip, ay + uy * tip, ux, uy, 11.0, Some(TITLE));
}

/// An arrow head pointing along (`ux`, `uy`): full in a colour, or hollow.
fn head(p: &mut Painter, x: f32, y: f32, ux: f32, uy: f32, s: f32, full: Option<Color>) {
    let tip = (x + ux * s, y + uy * s);
    let left = (x - ux * s * 0.7 - uy * s * 0.95, y - uy * s * 0.7 + ux * s * 0.95);
    let right = (x - ux * s * 0.7 + uy * s * 0.95, y - uy * s * 0.7 - ux * s * 0.95);
    p.line(&[left, tip, right, left], 8.0, OUTLINE);
    match full {
        Some(color) => {
            p.line(&[left, tip, right, left], 4.0, color);
            let inner = |q: (f32, f32), t: f32| (x + (q.0 - x) * t, y + (q.1 - y) * t);
            for t in [0.75, 0.5, 0.25] {
                p.line(&[inner(left, t), inner(tip, t), inner(right, t), inner(left, t)], 4.0, color);
            }
        }
        None => {
            p.disc(x, y, s * 0.3, Fill::flat(PLATE));
            p.line(&[left, tip, right, left], 3.5, GOLD);
        }
    }
}

/// The arrow of an attack as a sign alone.
pub(super) fn arrow(p: &mut Painter, r: Rect, captured: bool) {
    head(p, r.cx() - r.w * 0.1, r.cy(), 1.0, 0.0, r.w * 0.36, captured.then_some(FIRE));
}

/// An attack: full for a capture, hollow for one that was held. It crosses the edge beside the numbers.
fn attack(p: &mut Painter, blow: &BlowView, a: Rect, b: Rect, full: bool) {
    let (dx, dy) = signs::step(blow.dir);
    let (mut x, mut y) = match blow.dir {
        Dir::North => (b.cx(), b.bottom()),
        Dir::South => (b.cx(), b.y),
        Dir::East => (b.x, b.cy()),
        Dir::West => (b.right(), b.cy()),
    };
    // Beside the middle of the edge, so that it hides neither number nor name.
    let side = if full { 0.27 } else { 0.0 };
    let (mut sx, mut sy) = (a.cx() + dx * a.w * 0.5, a.cy() + dy * a.h * 0.5);
    if dx == 0.0 {
        x -= b.w * side;
        sx -= a.w * side;
    } else {
        y -= b.h * (side + 0.02);
        sy -= a.h * (side + 0.02);
    }
    let far = (sx - x).hypot(sy - y) > 4.0;
    let color = if blow.captured { Some(FIRE) } else { None };
    if far {
        p.line(&[(sx, sy), (x, y)], 8.0, OUTLINE);
        p.line(&[(sx, sy), (x, y)], 4.0, if blow.captured { FIRE } else { GOLD });
    }
    let s = if full { 12.0 } else { (b.w.min(b.h) * 0.12).clamp(4.5, 9.0) };
    head(p, x, y, dx, dy, s, color);
}
