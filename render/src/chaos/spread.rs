//! What lies before a player on the board: Sidekicks and Specials, what weighs on the player, wards, and the lasting
//! Mysticals that strike again and again. The board grows with it.

use skald_rules::chaos::{CharacterView, LastingView, SeatView, WardView};
use skald_rules::interface::Say;

use super::parts::{arrow_plate, kind_sign, minus};
use super::scene::{GAIN, LOSS, Scene, count, words};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::chaos::{BOUND, DONE, HAND, UNREADY, WARD};
use crate::look::emblem::{DECK, Emblem};
use crate::look::palette::{FIRE, INK, NUMBER, PANEL_BOTTOM, PLATE, QUIET};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::scene::length;
use crate::surface;

/// Height of a line of characters.
const LINE: f32 = 27.0;
/// From line to line of characters.
const PITCH: f32 = LINE + 2.0;
/// The most lines of characters; the twin holds all.
const LINES: usize = 9;
/// Size of a ward's or lasting Mystical's chip.
const CHIP: (f32, f32) = (62.0, 31.0);
/// Space between chips.
const CHIP_GAP: f32 = 5.0;
/// The most lines of chips.
const CHIP_LINES: usize = 3;
/// The least height: a line of characters, and a line of chips.
pub(super) const LEAST: f32 = PITCH + CHIP.1 + CHIP_GAP;

/// An entry in a player's list.
enum Entry<'v> {
    /// Something that weighs on the player.
    Weight(&'static Emblem, String),
    /// Equal characters, how many there are, and one of them.
    Character(usize, &'v CharacterView),
}

/// A small sign in front of a player.
enum Chip<'v> {
    /// A lasting Mystical that strikes the player.
    Lasting(&'v LastingView),
    /// A ward.
    Ward(&'v WardView),
}

fn entries(seat: &SeatView) -> Vec<Entry<'_>> {
    let mut list = Vec::new();
    if seat.copycat {
        let say = Say::new("picture-chaos-copycat").with("count", seat.hand_max);
        list.push(Entry::Weight(&HAND, words(&say)));
    }
    if seat.stall > 0 {
        let say = Say::new("picture-chaos-stall").with("count", seat.stall);
        list.push(Entry::Weight(&DECK, words(&say)));
    }
    list.extend(stacked(&seat.row).into_iter().map(|(n, of)| Entry::Character(n, of)));
    list
}

fn chips<'v>(scene: &Scene<'v>, seat: &'v SeatView) -> Vec<Chip<'v>> {
    let lasting = scene.view.lasting.iter().filter(|of| of.at == seat.seat).map(Chip::Lasting);
    lasting.chain(seat.wards.iter().map(Chip::Ward)).collect()
}

/// How many entries stand side by side.
fn columns(width: f32) -> usize {
    if width > 380.0 { 2 } else { 1 }
}

/// How many chips stand side by side.
fn abreast(width: f32) -> usize {
    (1_usize..)
        .take_while(|n| f32::from(count(*n)) * (CHIP.0 + CHIP_GAP) <= width + CHIP_GAP)
        .last()
        .unwrap_or(1)
}

/// The height that a player's things need in `width`, with room for a few characters that may come.
pub(super) fn height(scene: &Scene<'_>, seat: &SeatView, width: f32) -> f32 {
    let chips = chips(scene, seat).len().div_ceil(abreast(width)).min(CHIP_LINES);
    let least = if columns(width) > 1 { 2_usize } else { 3 }.saturating_sub(chips).max(1);
    let lines = entries(seat).len().div_ceil(columns(width)).clamp(least, LINES);
    PITCH * f32::from(count(lines)) + (CHIP.1 + CHIP_GAP) * f32::from(count(chips))
}

/// Draws what lies before a player: characters from the top of `r`, chips at its bottom.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect) {
    let chips = chips(scene, seat);
    let high = CHIP.1 + CHIP_GAP;
    let room =
        (1_usize..=CHIP_LINES).take_while(|n| high * length(*n) + PITCH <= r.h + 0.5).last().unwrap_or(1);
    let lines = chips.len().div_ceil(abreast(r.w)).min(room);
    let (low, rest) = r.take_bottom(high * length(lines), 0.0);
    row(p, scene, &chips, lines, low);
    list(p, &entries(seat), rest);
}

fn list(p: &mut Painter, all: &[Entry<'_>], r: Rect) {
    let columns = columns(r.w);
    let lines = (1_u16..).take_while(|n| f32::from(*n) * PITCH <= r.h + 2.5).last().unwrap_or(0);
    let most = usize::from(lines) * columns;
    if most == 0 {
        return;
    }
    let shown = if all.len() > most { most - 1 } else { all.len() };
    let columns = if all.len() > 1 { count(columns) } else { 1 };
    let w = (r.w - 8.0 * f32::from(columns - 1)) / f32::from(columns);
    let cell = |i: u16| {
        let (column, line) = (i % columns, i / columns);
        Rect::new(r.x + f32::from(column) * (w + 8.0), r.y + f32::from(line) * PITCH, w, LINE)
    };
    for (i, of) in (0_u16..).zip(all.iter().take(shown)) {
        match of {
            Entry::Weight(emblem, shown) => weight(p, emblem, shown, cell(i)),
            Entry::Character(n, of) => character(p, *n, of, cell(i)),
        }
    }
    if shown < all.len() {
        let at = cell(count(shown));
        let style = Style::new(Face::Text, scale::LABEL, QUIET, PANEL_BOTTOM).kind(Kind::Name);
        let say = words(&Say::new("picture-chaos-more").with("count", all.len() - shown));
        p.text(&say, at.x + 30.0, style.baseline_at(at.cy()), &style);
    }
}

/// What weighs on a player: a smaller hand, draw steps to be skipped.
fn weight(p: &mut Painter, emblem: &Emblem, shown: &str, r: Rect) {
    surface::plate(p, r, 7.0);
    p.frame(r, 7.0, 1.2, LOSS.alpha(120));
    p.emblem(emblem, Rect::new(r.x + 4.0, r.cy() - 10.0, 20.0, 20.0), Fill::flat(LOSS), PLATE);
    let style = Style::new(Face::Text, scale::LABEL, LOSS, PLATE).kind(Kind::Name);
    let room = r.w - 35.0;
    let style = p.shrink(shown, room, scale::NAME_LEAST, &style);
    p.text_fit(shown, r.x + 29.0, style.baseline_at(r.cy()), room, &style);
}

/// Equal characters in equal state together.
pub(super) fn stacked(row: &[CharacterView]) -> Vec<(usize, &CharacterView)> {
    let mut list: Vec<(usize, &CharacterView)> = Vec::new();
    for of in row {
        let like = |o: &CharacterView| {
            o.card == of.card && (o.ready, o.used, o.bound) == (of.ready, of.used, of.bound)
        };
        match list.iter_mut().find(|(_, o)| like(o)) {
            Some((n, _)) => *n += 1,
            None => list.push((1, of)),
        }
    }
    // Sidekicks stand before Specials; copies keep the order in which they were laid.
    list.sort_by_key(|(_, of)| of.card.kind);
    list
}

/// The marks of a character: bound, used, not ready.
fn marks(of: &CharacterView) -> Vec<(&'static Emblem, Color)> {
    let mut list = Vec::new();
    if of.bound {
        list.push((&BOUND, LOSS));
    }
    if of.used {
        list.push((&DONE, QUIET));
    }
    if !of.ready {
        list.push((&UNREADY, FIRE));
    }
    list
}

fn character(p: &mut Painter, n: usize, of: &CharacterView, r: Rect) {
    surface::plate(p, r, 7.0);
    kind_sign(p, Rect::new(r.x + 4.0, r.cy() - 10.0, 20.0, 20.0), of.card.kind);
    let mut right = r.right() - 4.0;
    for (emblem, ink) in marks(of) {
        right -= 19.0;
        p.emblem(emblem, Rect::new(right, r.cy() - 9.5, 19.0, 19.0), Fill::flat(ink), PLATE);
        right -= 4.0;
    }
    if n > 1 {
        let style = Style::new(Face::Bold, scale::LABEL, NUMBER, PLATE).kind(Kind::Name).right();
        right -= p.text(&format!("×{n}"), right, style.baseline_at(r.cy()), &style) + 4.0;
    }
    let ink = if of.ready && !of.bound { INK } else { QUIET };
    let style = Style::new(Face::Text, scale::LABEL, ink, PLATE).kind(Kind::Name);
    let x = r.x + 29.0;
    let style = p.shrink(&of.card.name, right - x, scale::NAME_LEAST, &style);
    p.text_fit(&of.card.name, x, style.baseline_at(r.cy()), right - x, &style);
}

/// Lasting Mysticals and wards, line by line; what has no room is counted.
fn row(p: &mut Painter, scene: &Scene<'_>, all: &[Chip<'_>], lines: usize, r: Rect) {
    let abreast = abreast(r.w);
    let most = abreast * lines;
    if most == 0 {
        return;
    }
    let shown = if all.len() > most { most - 1 } else { all.len() };
    let cell = |i: usize| {
        let (column, line) = (f32::from(count(i % abreast)), f32::from(count(i / abreast)));
        let (w, h) = CHIP;
        Rect::new(r.x + column * (w + CHIP_GAP), r.y + CHIP_GAP + line * (h + CHIP_GAP), w, h)
    };
    for (i, of) in all.iter().take(shown).enumerate() {
        match of {
            Chip::Lasting(of) => strike(p, scene, of, cell(i)),
            Chip::Ward(of) => ward(p, of, cell(i)),
        }
    }
    if shown < all.len() {
        let at = cell(shown);
        let style = Style::new(Face::Bold, 22.0, INK, PANEL_BOTTOM).kind(Kind::Name);
        p.text(&format!("+{}", all.len() - shown), at.x + 6.0, style.baseline_at(at.cy()), &style);
    }
}

/// A lasting Mystical: an arrow from its controller with the points of a strike.
fn strike(p: &mut Painter, scene: &Scene<'_>, of: &LastingView, r: Rect) {
    let look = scene.look(of.by);
    arrow_plate(p, r, look.color);
    // Two digits leave the mark less room.
    let (side, size) = if of.points > 9 { (13.0, scale::NAME_LEAST) } else { (18.0, 22.0) };
    let mark = Rect::new(r.x + 5.0, r.cy() - side / 2.0, side, side);
    p.emblem(&look.mark, mark, Fill::flat(look.color), PLATE);
    let style = Style::new(Face::Bold, size, LOSS, PLATE).kind(Kind::Name).centred();
    p.text(&minus(of.points), r.x + 38.0, style.baseline_at(r.cy()), &style);
}

/// A ward with its strength.
fn ward(p: &mut Painter, of: &WardView, r: Rect) {
    surface::plate(p, r, 7.0);
    p.frame(r, 7.0, 1.5, GAIN.alpha(170));
    p.emblem(&WARD, Rect::new(r.x + 5.0, r.cy() - 10.0, 20.0, 20.0), Fill::flat(GAIN), PLATE);
    let style = Style::new(Face::Bold, 22.0, INK, PLATE).kind(Kind::Name).right();
    p.text(&of.strength.to_string(), r.right() - 7.0, style.baseline_at(r.cy()), &style);
}
