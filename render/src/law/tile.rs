//! A space of the board in any size: large cards in full, smaller ones as tiles with what matters: the four numbers and
//! whether they have changed, whose it is, ability, dominion, level and name.

use skald_rules::law::SpaceView;
use skald_rules::law::board::Dir;

use super::chips::{self, Chip};
use super::control;
use super::scene::{self, Scene};
use super::shown::Shown;
use super::stat::{change, triangle};
use super::{card, signs as sign, stand};
use crate::art::Light;
use crate::layout::{CAP, Kind};
use crate::look::palette::{GOLD, INK, OUTLINE, PLATE, TITLE, face};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// The least cell in which a card is drawn in full.
const FULL: (f32, f32) = (124.0, 174.0);
/// The smallest numbers of a tile: the enlarged view shows them well, and the parts of the board at once.
pub(super) const LEAST: f32 = 32.5;
/// The largest.
const MOST: f32 = 60.0;
/// Width of a tile's frame, and the space around it.
const FRAME: f32 = 3.5;
const AROUND: f32 = 2.0;
/// The hero's part of the lesser side.
const HERO: f32 = 0.8;
/// From this side on it is told by its colours.
const COLOURED: f32 = 80.0;
/// Height of a tile's name.
const NAME: f32 = 21.0;
/// Width of a digit as a part of its size, with its outline.
const DIGIT: f32 = 0.65;

/// The size of the numbers on a tile in a cell: three stand side by side, and two one above the other over the name.
pub(super) fn number((w, h): (f32, f32)) -> f32 {
    let inner = (w - 2.0 * (AROUND + FRAME), h - 2.0 * (AROUND + FRAME) - NAME);
    fitting(inner, [1; 4])
}

/// The largest size in which four numbers of so many signs, in the order of [`Dir`], stand in a room: west and east beside
/// north and south, or in a line of their own between them.
fn fitting((w, h): (f32, f32), signs: [u8; 4]) -> f32 {
    let [north, east, south, west] = signs.map(f32::from);
    let middle = north.max(south);
    let two_lines =
        ((w - 6.0) / (DIGIT * (2.0 * west.max(east) + middle))).min((h - 8.0) / (2.0 * (CAP + 0.1)));
    let three_lines = ((w - 4.0) / (DIGIT * (west + east))).min((h - 3.0) / (3.0 * (CAP + 0.1)));
    two_lines.max(three_lines).min(MOST)
}

/// How many signs a number has.
const fn signs(n: i16) -> u8 {
    match n {
        ..=-10 => 3,
        -9..=-1 | 10.. => 2,
        _ => 1,
    }
}

/// Draws one space.
pub(super) fn space(p: &mut Painter, scene: &Scene<'_>, space: &SpaceView, cell: Rect, fresh: bool) {
    if cell.w >= FULL.0 && cell.h >= FULL.1 {
        stand::space(p, scene, space, cell, fresh);
        return;
    }
    let r = cell.inset(AROUND);
    let Some(stand) = &space.stand else {
        stand::open(p, space, r);
        return;
    };
    let Some(of) = stand.card.as_ref().filter(|_| !stand.hidden) else {
        stand::hidden(p, scene, stand, space, r);
        return;
    };
    let shown = Shown::on_board(scene, space, stand, of);
    if fresh {
        card::light(p, r);
    }
    p.kept_whole(format!("tile {}", shown.key()), r, 4.0, |p, r| draw(p, &shown, r));
    if fresh {
        card::newest(p, r);
    }
}

fn draw(p: &mut Painter, shown: &Shown<'_>, r: Rect) {
    let of = &shown.control;
    let radius = (r.w * 0.1).clamp(6.0, 12.0);
    p.round(r, radius, Fill::flat(of.color.mix(OUTLINE, 8)));
    control::pattern(p, r, radius, FRAME, of);
    let (top, low) = face(of.color);
    let inner = r.inset(FRAME);
    p.round(inner, radius - 2.0, Fill::down(top, low));
    if shown.special.is_some() {
        p.frame(inner.inset(0.5), radius - 2.0, 2.0, GOLD);
    }
    let (plate, body) = inner.take_bottom(NAME, 0.0);
    let plate = plate.inset_xy(1.5, 0.5);
    surface::plate(p, plate, 5.0);
    let left = markers(p, shown, plate);
    name(p, shown, left);
    hero(p, shown, body);
    let size = fitting((body.w, body.h), shown.stats.map(|(_, now)| signs(now)));
    corners(p, shown, body);
    numbers(p, shown, body, size);
}

/// The hero behind the numbers, which have their own dark edge: in colour where there is room, else no brighter than leaves
/// them plain.
fn hero(p: &mut Painter, shown: &Shown<'_>, body: Rect) {
    let art = Rect::around(body.cx(), body.cy(), body.w.min(body.h) * HERO);
    let (motif, color) = (scene::motif(shown.card), shown.control.color);
    if art.w >= COLOURED {
        p.hero(&motif, art, Light::Full);
    } else {
        let dark = surface::emblem_dark(color);
        p.one_ink(&motif, art, color.mix(dark, 62), color.mix(dark, 92));
    }
}

/// Markers at the right end of the name's plate; what is left of it.
fn markers(p: &mut Painter, shown: &Shown<'_>, plate: Rect) -> Rect {
    let mut left = plate;
    for (chip, count) in [(Chip::Minus(shown.minus), shown.minus), (Chip::Plus(shown.plus), shown.plus)] {
        if count > 0 {
            let (at, rest) = left.take_right(chips::marker_width(p, &chip), 1.0);
            chips::marker(p, Rect::new(at.x, at.cy() - 11.0, at.w, 22.0), &chip);
            left = rest;
        }
    }
    left
}

/// The four numbers: north and south in the middle, west and east at the sides.
fn numbers(p: &mut Painter, shown: &Shown<'_>, r: Rect, size: f32) {
    let (cap, pad) = (size * CAP, (size * 0.05).max(2.0));
    let places = [
        (r.cx(), r.y + pad + cap),
        (r.right() - pad, r.cy() + cap / 2.0),
        (r.cx(), r.bottom() - pad),
        (r.x + pad, r.cy() + cap / 2.0),
    ];
    for ((dir, (printed, now)), (x, base)) in Dir::ALL.into_iter().zip(shown.stats).zip(places) {
        let kind = match size {
            scale::DECIDING.. => Kind::Deciding,
            LEAST.. => Kind::Dense,
            // Four numbers of two signs on a large board: to be opened.
            _ => Kind::Detail,
        };
        let ink = change(printed, now);
        let style = Style::new(Face::Bold, size, ink, OUTLINE).outlined(size * 0.045).kind(kind);
        let style = match dir {
            Dir::North | Dir::South => style.centred(),
            Dir::East => style.right(),
            Dir::West => style,
        };
        let width = p.kept_text(&scene::number(now), x, base, &style);
        if printed != now {
            changed(p, dir, (x, base, width, cap), now > printed, ink);
        }
    }
}

/// A small triangle at a number that is not the printed one.
fn changed(
    p: &mut Painter,
    dir: Dir,
    (x, base, width, cap): (f32, f32, f32, f32),
    up: bool,
    ink: crate::look::color::Color,
) {
    let (cx, cy) = match dir {
        Dir::North => (x + width / 2.0 + 7.0, base - 6.0),
        Dir::South => (x - width / 2.0 - 7.0, base - cap + 6.0),
        Dir::East => (x - width / 2.0, base + 8.0),
        Dir::West => (x + width / 2.0, base - cap - 8.0),
    };
    triangle(p, cx, cy, 5.5, up, ink);
}

/// Whose it is and the dominion above, ability and level below.
fn corners(p: &mut Painter, shown: &Shown<'_>, r: Rect) {
    let side = (r.w * 0.22).clamp(17.0, 26.0);
    let (left, right) = (r.x + 1.0 + side / 2.0, r.right() - 1.0 - side / 2.0);
    let (top, low) = (r.y + 1.0 + side / 2.0, r.bottom() - 1.0 - side / 2.0);
    let mark = Rect::around(left, top, side);
    surface::plate(p, mark, 5.0);
    control::mark(p, mark.inset(2.0), &shown.control);
    let dark = surface::emblem_dark(shown.control.color);
    let of = scene::dominion(shown.card.dominion);
    p.emblem(of, Rect::around(right, top, side - 1.0), Fill::flat(INK), dark);
    sign::bars(p, right, low - side * 0.36, side * 0.72, shown.card.level, TITLE);
    let Some(of) = scene::ability(shown.card) else { return };
    let at = Rect::around(left, low, side);
    let ink = if shown.granted && !shown.dispelled { GOLD } else { INK };
    p.emblem(of.icon, at, Fill::flat(ink), dark);
    if shown.dispelled {
        let d = side * 0.5;
        for (width, ink) in [(5.0, OUTLINE), (3.0, super::stat::WORSE)] {
            p.line(&[(at.cx() - d, at.cy() - d), (at.cx() + d, at.cy() + d)], width, ink);
        }
    }
}

/// The name on its plate.
fn name(p: &mut Painter, shown: &Shown<'_>, r: Rect) {
    let style = Style::new(Face::Text, scale::NAME, INK, PLATE).kind(Kind::Name).centred();
    let said = &shown.card.name;
    let style = p.shrink(said, r.w - 4.0, scale::NAME_LEAST, &style);
    let said = p.fit(said, r.w - 2.0, &style);
    p.text(&said, r.cx(), style.baseline_at(r.cy()), &style);
}
