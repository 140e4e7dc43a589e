//! A card at full size with its four stats at its edges; on the board with all that acts on it.

use super::chips::{self, Chip};
use super::control;
use super::scene::{self, roman};
use super::shown::{Corner, Shown};
use super::signs;
use super::stat::{Beside, WORSE, below, beside, long};
use crate::art::Light;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::palette::{GOLD, INK, NUMBER, OUTLINE, PLATE, QUIET, TITLE, face};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// Width of a card's frame.
const FRAME: f32 = 5.0;
/// How narrow the digits of a long number at the side are.
const SIDE: f32 = 0.78;
/// Height of the row of signs and of the name's plate.
const ROW: f32 = 20.0;
const PLATE_HEIGHT: f32 = 25.0;

/// Whether the mark has room beside the letter of who controls a card: a long or wide north number needs it.
fn marked(shown: &Shown<'_>, inner: Rect) -> bool {
    let number = if long(shown.stats[0].1) { 27.0 } else { 14.0 };
    control::plate_width(true) + number + 1.0 <= inner.w / 2.0
}

/// The body without text: frame in colour and pattern, face, plate of the name, plate of the mark.
fn body(p: &mut Painter, r: Rect, shown: &Shown<'_>) -> Rect {
    let of = &shown.control;
    let r = Rect { x: r.x.round(), y: r.y.round(), ..r };
    let marked = marked(shown, r.inset(FRAME));
    let form = u32::from(shown.corner == Corner::Control) * (1 + u32::from(marked));
    let [color, seat] = of.key();
    p.kept(("law-card", [color, seat, form, 0]), r, 3.0, |p, r| {
        let inner = faced(p, r, of.color);
        control::pattern(p, r, (r.w * 0.1).clamp(6.0, 18.0), FRAME, of);
        surface::plate(p, plate(inner), 6.0);
        if form > 0 {
            control::plate(p, corner(inner, marked), of);
        }
    });
    r.inset(FRAME)
}

/// A card's frame and face. Flat colours and a hard edge below instead of a soft shadow: on a full board shadows cost
/// a third of the picture's bytes, and so near to each other cards hide them.
fn faced(p: &mut Painter, r: Rect, color: Color) -> Rect {
    let radius = (r.w * 0.1).clamp(6.0, 18.0);
    p.round(r.moved(0.0, 2.0), radius, Fill::flat(OUTLINE));
    p.round(r, radius, Fill::flat(color.mix(OUTLINE, 8)));
    let (top, bottom) = face(color);
    let inner = r.inset(FRAME);
    p.round(inner, radius - FRAME * 0.6, Fill::down(top, bottom));
    inner
}

fn plate(inner: Rect) -> Rect {
    Rect::new(inner.x + 2.0, inner.bottom() - PLATE_HEIGHT - 2.0, inner.w - 4.0, PLATE_HEIGHT)
}

fn corner(inner: Rect, marked: bool) -> Rect {
    Rect::new(inner.x + 1.0, inner.y + 1.0, control::plate_width(marked), control::PLATE_HEIGHT)
}

/// Whether a card is held in a hand: nothing acts on it there, so that its whole picture has room.
fn held(shown: &Shown<'_>) -> bool {
    matches!(shown.corner, Corner::Number(_))
}

/// Draws a card. From one board to the next few cards change, so that each is kept as a whole.
pub(super) fn draw(p: &mut Painter, r: Rect, shown: &Shown<'_>) {
    p.kept_whole(shown.key(), r, 4.0, |p, r| whole(p, r, shown));
}

fn whole(p: &mut Painter, r: Rect, shown: &Shown<'_>) {
    let inner = body(p, r, shown);
    let plate = plate(inner);
    if held(shown) {
        let art = Rect::new(inner.x, inner.y, inner.w, plate.y - ROW - 3.0 - inner.y);
        p.poster(&scene::motif(shown.card), art, (r.w * 0.1).clamp(6.0, 18.0) - FRAME * 0.6, Light::Full);
    }
    let row = Rect::new(inner.x + 3.0, plate.y - ROW - 1.0, inner.w - 6.0, ROW);
    let (top, low) = (inner.y + 4.0, row.y - 4.0);
    // Three numbers one under the other, each with its outline, and a little between them.
    let size = ((low - top - 10.0) / 2.362).min(inner.w * 0.34).clamp(44.5, 58.0);
    let cap = size * 0.714;
    let middle = f32::midpoint(top, low) - if shown.stats.iter().any(|(a, b)| a != b) { 4.0 } else { 0.0 };
    art(p, shown, inner.cx(), f32::midpoint(top, low), (low - top - 2.0 * cap).max(24.0), inner, cap);
    upper_corners(p, shown, inner);
    let style = Style::new(Face::Bold, size, NUMBER, OUTLINE).outlined(size * 0.055).kind(Kind::Deciding);
    let [north, east, south, west] = shown.stats;
    let edge = if long(east.1) && long(west.1) { 1.0 } else { 6.0 };
    // Half the south number, its printed value and a marker side by side.
    let needed = if long(south.1) { 27.0 } else { 14.0 } + 19.0 + 28.0;
    let crowded = south.0 != south.1 && needed > inner.w / 2.0;
    let mut list = chips::of(shown);
    markers(p, shown, inner, low, crowded, &mut list);
    beside(p, north, inner.cx(), top + cap, &style, cap, Beside::Above);
    beside(p, south, inner.cx(), low, &style, cap, Beside::Right);
    // Two signs at the side would reach as far as the numbers in the middle.
    let at_side = |n: i16| if long(n) { style.squeezed(SIDE) } else { style };
    below(p, west, inner.x + edge, middle + cap / 2.0, &at_side(west.1), false);
    below(p, east, inner.right() - edge, middle + cap / 2.0, &at_side(east.1), true);
    let row = kind(p, shown, inner, row);
    let mut room = chips::Room { row, plate: plate.inset_xy(4.0, 0.0), name: 64.0 };
    chips::draw(p, &list, &mut room);
    name(p, shown, room.plate);
}

/// Markers beside the south number; where it leaves no room they join the chips.
fn markers(p: &mut Painter, shown: &Shown<'_>, inner: Rect, low: f32, crowded: bool, list: &mut Vec<Chip>) {
    let both = [(Chip::Minus(shown.minus), shown.minus, false), (Chip::Plus(shown.plus), shown.plus, true)];
    for (chip, count, east) in both {
        if count == 0 {
            continue;
        }
        if crowded && east {
            list.insert(0, chip);
            continue;
        }
        let w = chips::marker_width(p, &chip);
        let x = if east { inner.right() - w - 1.5 } else { inner.x + 1.5 };
        let y = low - if east { 19.5 } else { 16.5 };
        chips::marker(p, Rect::new(x, y, w, 23.0), &chip);
    }
}

/// Pantheon and level at the left end of the row; what is left of it.
fn kind(p: &mut Painter, shown: &Shown<'_>, inner: Rect, row: Rect) -> Rect {
    let dark = surface::emblem_dark(shown.control.color);
    let mut row = row;
    if shown.corner == Corner::Control && !marked(shown, inner) {
        let (at, rest) = row.take_left(16.0, 4.0);
        control::mark(p, Rect::around(at.cx(), at.cy(), 16.0), &shown.control);
        row = rest;
    }
    let (at, rest) = row.take_left(19.0, 4.0);
    let at = Rect::around(at.cx(), at.cy(), 19.0);
    p.emblem(scene::pantheon(&shown.card.pantheon), at, Fill::flat(GOLD), dark);
    let style = Style::new(Face::Bold, scale::NAME_LEAST, TITLE, dark).kind(Kind::Name);
    let w = p.kept_text(roman(shown.card.level), rest.x, style.baseline_at(rest.cy()), &style);
    rest.take_left(w, 4.0).1
}

/// Whose it is (or its number) at the left, the dominion at the right.
fn upper_corners(p: &mut Painter, shown: &Shown<'_>, inner: Rect) {
    match shown.corner {
        Corner::Control => control::plate_letter(p, corner(inner, marked(shown, inner)), &shown.control),
        Corner::Number(number) => {
            let at = Rect::new(inner.x + 2.0, inner.y + 2.0, 30.0, 28.0);
            surface::plate(p, at, 7.0);
            let style = Style::new(Face::Bold, 22.0, GOLD, PLATE).kind(Kind::Name).centred();
            p.kept_text(&number.to_string(), at.cx(), style.baseline_at(at.cy()), &style);
        }
    }
    let at = Rect::new(inner.right() - 26.0, inner.y + 1.0, 27.0, 27.0);
    dominion(p, shown.card.dominion, at);
}

/// A dominion's sign on a dark ground: a square with a mountain, waves, a star.
pub(super) fn dominion(p: &mut Painter, of: skald_rules::law::cards::Dominion, at: Rect) {
    surface::plate(p, at, at.w * 0.24);
    p.emblem(scene::dominion(of), at.inset(at.w * 0.12), Fill::flat(INK), PLATE);
}

/// What lies in the middle: the ability with its arrows, or the pantheon of a card without one.
fn art(p: &mut Painter, shown: &Shown<'_>, cx: f32, cy: f32, room: f32, inner: Rect, cap: f32) {
    let wide = (inner.w - 2.0 * (cap * 0.8 + 12.0)).max(20.0);
    let color = shown.control.color;
    let dark = surface::emblem_dark(color);
    if held(shown) {
        if let Some(sign) = scene::ability(shown.card) {
            let side = (room * 0.5).clamp(24.0, 40.0);
            p.disc(cx, cy, side * 0.78, Fill::flat(PLATE.alpha(200)));
            signs::ability(p, cx, cy, side, &sign, INK, PLATE);
        }
        return;
    }
    // The hero lies under all that counts.
    let hero = Rect::around(cx, cy, (room + 2.0 * cap).min(inner.w - 6.0));
    p.portrait(&scene::motif(shown.card), hero, color);
    let Some(sign) = scene::ability(shown.card) else {
        let side = (room - 4.0).min(wide).clamp(22.0, 60.0);
        let faint = Fill::flat(color.mix(dark, 55));
        p.emblem(scene::pantheon(&shown.card.pantheon), Rect::around(cx, cy, side), faint, dark);
        if shown.dispelled {
            crossed(p, cx, cy, side);
        }
        return;
    };
    let longest = sign.arrows.iter().copied().max().unwrap_or(0);
    let up = sign.arrows[0].max(sign.arrows[2]);
    let side = (room - 6.0 - 7.0 * f32::from(up) * 2.0)
        .min(wide - 14.0 * f32::from(longest.min(2)))
        .clamp(24.0, 46.0);
    let ink = if shown.dispelled { QUIET.mix(dark, 45) } else { INK };
    if shown.granted && !shown.dispelled {
        p.ring(cx, cy, side * 0.72, 2.5, GOLD);
    }
    signs::ability(p, cx, cy, side, &sign, ink, dark);
    if shown.dispelled {
        crossed(p, cx, cy, side);
    }
}

/// The sign of a dispelled card: its icon struck through, with a D in a circle.
fn crossed(p: &mut Painter, cx: f32, cy: f32, side: f32) {
    let d = side * 0.5 + 3.0;
    for (width, ink) in [(6.0, OUTLINE), (3.5, WORSE)] {
        p.line(&[(cx - d, cy - d), (cx + d, cy + d)], width, ink);
    }
    p.disc(cx, cy, 12.5, Fill::flat(PLATE));
    p.ring(cx, cy, 12.0, 2.5, WORSE);
    let style = Style::new(Face::Bold, scale::NAME_LEAST, WORSE, PLATE).kind(Kind::Name).centred();
    p.kept_text("D", cx, style.baseline_at(cy), &style);
}

/// The name on its plate.
fn name(p: &mut Painter, shown: &Shown<'_>, room: Rect) {
    let style = Style::new(Face::Text, scale::NAME, INK, PLATE).kind(Kind::Name).centred();
    let text = &shown.card.name;
    p.text_fit(text, room.cx(), style.baseline_at(room.cy()), room.w, &style);
}

/// The light around the card that was played last, under it.
pub(super) fn light(p: &mut Painter, r: Rect) {
    p.glow(r.inset(-1.0), 14.0, 9.0, TITLE.alpha(230));
}

/// Its frame of light and the dot on it.
pub(super) fn newest(p: &mut Painter, r: Rect) {
    p.frame(r.inset(-1.5), r.w * 0.1, 3.0, TITLE);
    p.disc(r.cx(), r.y + 0.5, 7.5, Fill::flat(OUTLINE));
    p.disc(r.cx(), r.y + 0.5, 5.5, Fill::flat(TITLE));
}

/// A colour for cards in nobody's hand.
pub(super) const NOBODY: Color = Color::hex(0x9F_B4C8);
