//! A space of the board in any size: large cards in full, smaller ones as tiles with what matters: the four numbers and
//! whether they have changed, whose it is, ability, dominion, level and name.

use skald_rules::law::SpaceView;
use skald_rules::law::board::Dir;

use super::chips::{self, Chip};
use super::control;
use super::scene::{self, Scene};
use super::shown::Shown;
use super::stat::change;
use super::was::{self, Number};
use super::{card, signs as sign, stand};
use crate::art::Light;
use crate::layout::{CAP, Kind};
use crate::look::palette::{GOLD, INK, OUTLINE, PLATE, TITLE, face};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// The least cell in which a card is drawn in full.
const FULL: (f32, f32) = (124.0, 174.0);
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
/// Height of a line of markers.
const MARKERS: f32 = 22.0;
/// Width of a digit and of a number's outlines as a part of the size.
const DIGIT: f32 = 0.58;
const OUTLINES: f32 = 0.09;

/// How narrow digits may be where every number of a board has one sign, and where a card has longer ones.
const PLAIN: f32 = 0.72;
const NARROW: f32 = 0.45;

/// The size of the numbers on a tile in a cell: three stand side by side, and two one above the other over the name.
pub(super) fn number((w, h): (f32, f32)) -> f32 {
    let inner = (w - 2.0 * (AROUND + FRAME), h - 2.0 * (AROUND + FRAME) - NAME);
    fitting(inner, [1; 4], PLAIN).0
}

/// The largest size in which four numbers of so many signs, in the order of [`Dir`], stand in a room, and how narrow their digits
/// are: west and east beside north and south, or in a line of their own between them. Digits are narrowed before numbers
/// become too small to be read where the picture is shown.
fn fitting((w, h): (f32, f32), signs: [u8; 4], narrowest: f32) -> (f32, f32) {
    let [north, east, south, west] = signs.map(f32::from);
    let middle = north.max(south);
    // How many digits stand side by side, how many numbers with their outlines, and in how many lines.
    let ways = [
        (2.0 * west.max(east) + middle, 3.0, w - 6.0, (h - 8.0) / 2.0),
        (west + east, 2.0, w - 4.0, (h - 3.0) / 3.0),
    ];
    let tall = |line: f32| line / (CAP + 0.1);
    let usual = ways
        .iter()
        .map(|(digits, numbers, wide, line)| (wide / (DIGIT * digits + OUTLINES * numbers)).min(tall(*line)));
    let usual = usual.fold(0.0, f32::max).min(MOST);
    if usual >= scale::DECIDING {
        return (usual, 1.0);
    }
    let narrow = ways.iter().filter(|(.., line)| tall(*line) >= scale::DECIDING);
    let narrow = narrow.map(|(digits, numbers, wide, _)| {
        ((wide / scale::DECIDING - OUTLINES * numbers) / (DIGIT * digits)).min(1.0)
    });
    let narrow = narrow.fold(0.0, f32::max);
    if narrow >= narrowest { (scale::DECIDING, narrow) } else { (usual, 1.0) }
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
    let (row, low) = body.take_bottom(MARKERS, 0.0);
    let body = if marked_apart(p, shown, plate, low) {
        markers(p, shown, row.inset_xy(1.5, 0.0));
        name(p, shown, plate);
        low
    } else {
        let left = markers(p, shown, plate);
        name(p, shown, left);
        body
    };
    hero(p, shown, body);
    let of = fitting((body.w, body.h), shown.stats.map(|(_, now)| signs(now)), NARROW);
    corners(p, shown, body);
    numbers(p, shown, body, of);
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

/// Whether markers stand over the name: where it would be cut beside them, and the numbers have room in what is left.
fn marked_apart(p: &mut Painter, shown: &Shown<'_>, plate: Rect, left: Rect) -> bool {
    let chips = [(Chip::Minus(shown.minus), shown.minus), (Chip::Plus(shown.plus), shown.plus)];
    let some = chips.iter().filter(|(_, count)| *count > 0);
    let taken: f32 = some.map(|(chip, _)| chips::marker_width(p, chip) + 1.0).sum();
    let longest = shown.stats.map(|(_, now)| signs(now));
    if taken <= 0.0 || fitting((left.w, left.h), longest, NARROW).0 < scale::DECIDING {
        return false;
    }
    let style = Style::new(Face::Text, scale::NAME, INK, PLATE);
    let room = plate.w - taken - 3.0;
    let style = p.narrow(&shown.card.name, room, scale::NAME_LEAST, &style);
    p.measure(&shown.card.name, &style) > room
}

/// Markers at the right end of a line; what is left of it.
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
fn numbers(p: &mut Painter, shown: &Shown<'_>, r: Rect, (size, squeeze): (f32, f32)) {
    let (cap, pad) = (size * CAP, (size * 0.05).max(2.0));
    let places = [
        (r.cx(), r.y + pad + cap),
        (r.right() - pad, r.cy() + cap / 2.0),
        (r.cx(), r.bottom() - pad),
        (r.x + pad, r.cy() + cap / 2.0),
    ];
    let edge = size * 0.045;
    // A large board in one picture has smaller ones: its message has several pictures, and its film follows the last move.
    let kind = if size >= scale::DECIDING { Kind::Deciding } else { Kind::Detail };
    let mut list = Vec::new();
    for ((dir, (printed, now)), (x, base)) in Dir::ALL.into_iter().zip(shown.stats).zip(places) {
        let ink = change(printed, now);
        let style = Style::new(Face::Bold, size, ink, OUTLINE).outlined(edge).kind(kind).squeezed(squeeze);
        let style = match dir {
            Dir::North | Dir::South => style.centred(),
            Dir::East => style.right(),
            Dir::West => style,
        };
        let width = p.kept_text(&scene::number(now), x, base, &style);
        let left = match dir {
            Dir::North | Dir::South => x - width / 2.0,
            Dir::East => x - width,
            Dir::West => x,
        };
        let area = Rect::new(left - edge, base - cap - edge, width + 2.0 * edge, cap + 2.0 * edge);
        list.push(Number { dir, printed, now, area, ink });
    }
    was::values(p, r, corner(r), &list);
}

/// The side of the sign in a corner.
fn corner(r: Rect) -> f32 {
    (r.w * 0.22).clamp(17.0, 26.0)
}

/// Whose it is and the dominion above, ability and level below.
fn corners(p: &mut Painter, shown: &Shown<'_>, r: Rect) {
    let side = corner(r);
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
    p.text_fit(said, r.cx(), style.baseline_at(r.cy()), r.w - 1.0, &style);
}
