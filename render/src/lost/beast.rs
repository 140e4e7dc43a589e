//! A monster with everything that counts in a fight: life, what it strikes with, what damage does to it, what it brings.

use skald_rules::lost::Foe;
use skald_rules::lost::cards::{Damage, Modifier, Monster};

use super::bits::{self, Bit};
use super::scene::{COIN, GAIN, HEART, LOSS, beast_motif, count, damage, kind, text};
use crate::art::Light;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::lost as signs;
use crate::look::palette::{INK, NUMBER, OUTLINE, PLATE, QUIET, TITLE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Height of the line with a monster's name on its picture.
const NAMED: f32 = 29.0;
/// Height of two such lines, for a long name.
const NAMED_TWICE: f32 = 47.0;

/// A monster as a small picture: what lies on it of its life, what it strikes with, and its name.
pub(super) fn tile(p: &mut Painter, of: &Monster, foe: Option<&Foe>, light: Light, r: Rect) {
    let (_, color) = kind(of.kind);
    let style = Style::new(Face::Text, scale::NAME, TITLE, PLATE).kind(Kind::Name).centred();
    let named = p.shrink(&of.name, r.w - 8.0, scale::NAME_LEAST, &style);
    let lines = p.wrap(&of.name, r.w - 6.0, &named);
    let (low, art) = r.take_bottom(if lines.len() > 1 { NAMED_TWICE } else { NAMED }, 0.0);
    p.round(r, 9.0, Fill::flat(PLATE));
    p.poster(&beast_motif(of), art, 9.0, light);
    let number = Style::new(Face::Bold, scale::DECIDING, NUMBER, OUTLINE).outlined(3.0).kind(Kind::Deciding);
    let markers = foe.map(|foe| foe.markers);
    let said = markers.unwrap_or(of.life).to_string();
    // Damage that lies on it is red: what stands in its place for heroes is life.
    let first =
        if markers.is_some_and(|markers| markers > 0) { number.colours(LOSS, OUTLINE) } else { number };
    let end = art.x + 6.0 + p.text(&said, art.x + 6.0, first.baseline_at(art.y + 23.0), &first);
    if foe.is_some() {
        let small = number.sized(22.0).outlined(1.5).kind(Kind::Name);
        p.text(&format!("/{}", of.life), end + 5.0, small.baseline_at(art.y + 29.0), &small);
    }
    let strikes = bits::attack(of);
    let style = bits::style(24.0, INK, PLATE);
    let wide = bits::width(p, &strikes, &style) + 8.0;
    let plate = Rect::new(art.x + 4.0, art.bottom() - 36.0, wide.min(art.w - 8.0), 32.0);
    p.round(plate, 7.0, Fill::flat(PLATE));
    bits::draw(p, &strikes, plate.x + 5.0, plate.cy(), plate.w - 6.0, &style);
    if let Some(bonus) = foe.map(|foe| foe.bonus).filter(|bonus| *bonus > 0) {
        let style = Style::new(Face::Bold, 21.0, GAIN, PLATE).kind(Kind::Name).centred();
        let at = Rect::new(art.right() - 34.0, art.y + 40.0, 31.0, 26.0);
        p.round(at, 7.0, Fill::flat(PLATE));
        p.text(&format!("+{bonus}"), at.cx(), style.baseline_at(at.cy()), &style);
    }
    p.frame(r, 9.0, 2.0, color);
    for (i, line) in (0_u16..2).zip(&lines) {
        let cell = low.moved(0.0, -1.0).cell(i, 1, count(lines.len().min(2)), 0.0);
        p.text_fit(line, cell.cx(), named.baseline_at(cell.cy()), cell.w - 6.0, &named);
    }
}

/// What damage of each type does to a monster, side by side.
pub(super) fn modifiers(p: &mut Painter, of: &Monster, r: Rect) {
    for (i, (damage_type, modifier)) in (0_u16..).zip(Damage::ALL.iter().zip(of.modifiers)) {
        let cell = r.cell(i, 4, 1, 4.0);
        p.round(cell, 7.0, Fill::flat(PLATE));
        let (sign, color) = damage(*damage_type);
        let side = (cell.h - 10.0).min(24.0);
        p.emblem(sign, Rect::new(cell.x + 4.0, cell.cy() - side / 2.0, side, side), Fill::flat(color), PLATE);
        let (said, ink) = modifier_word(modifier);
        let style = Style::new(Face::Bold, 25.0, ink, PLATE).kind(Kind::Name);
        let x = cell.x + side + 7.0;
        let room = cell.right() - x - 1.0;
        let style = p.shrink(&said, room, scale::NAME_LEAST, &style);
        p.text_fit(&said, x, style.baseline_at(cell.cy()), room, &style);
    }
}

/// How much of damage counts, in short.
fn modifier_word(of: Modifier) -> (String, Color) {
    match of {
        Modifier::Full => (text("picture-lost-full"), QUIET),
        Modifier::Double => (text("picture-lost-double"), GAIN),
        Modifier::Half => (text("picture-lost-half"), LOSS),
        Modifier::None => (text("picture-lost-none"), LOSS),
    }
}

/// A monster large: its picture at the left, at the right all that it says, first the life that is left to it.
pub(super) fn large(p: &mut Painter, of: &Monster, foe: Option<&Foe>, r: Rect, ground: Color) {
    let (art, rest) = r.take_left((r.h * 1.0).min(r.w * 0.46), 10.0);
    p.poster(&beast_motif(of), art, 10.0, Light::Full);
    p.frame(art, 10.0, 2.0, kind(of.kind).1);
    let (name, rest) = rest.take_top(32.0, 1.0);
    let (sign, color) = kind(of.kind);
    p.emblem(sign, Rect::new(name.x, name.cy() - 13.0, 26.0, 26.0), Fill::flat(color), ground);
    let style = Style::new(Face::Bold, 27.0, TITLE, ground).kind(Kind::Name);
    let style = p.shrink(&of.name, name.w - 32.0, scale::NAME_LEAST, &style);
    p.text_fit(&of.name, name.x + 32.0, style.baseline_at(name.cy()), name.w - 32.0, &style);
    let (first, rest) = rest.take_top(45.0, 2.0);
    let side = 34.0;
    p.emblem(
        &signs::LIFE,
        Rect::new(first.x, first.cy() - side / 2.0, side, side),
        Fill::flat(HEART),
        ground,
    );
    let number = Style::new(Face::Bold, scale::DECIDING, NUMBER, ground).kind(Kind::Deciding);
    let left = foe.map_or(of.life, |foe| of.life.saturating_sub(foe.markers)).to_string();
    let mut used = first.x + side + 6.0;
    used += p.text(&left, used, number.baseline_at(first.cy()), &number);
    if foe.is_some() {
        let small = number.sized(25.0).kind(Kind::Name);
        used += 3.0;
        used += p.text(&format!("/{}", of.life), used, small.baseline_at(first.cy() + 5.0), &small);
    }
    used += 12.0;
    bits::draw(p, &brings(of, foe), used, first.cy(), first.right() - used, &bits::style(25.0, INK, ground));
    let (second, rest) = rest.take_top(30.0, 2.0);
    let style = bits::style(25.0, INK, ground);
    let mut strikes = vec![Bit::Said(text("picture-lost-strikes"))];
    strikes.extend(bits::attack(of));
    bits::draw(p, &strikes, second.x, second.cy(), second.w, &style);
    let (third, rest) = rest.take_top(31.0, 1.0);
    modifiers(p, of, third);
    let mut y = rest.y + 16.0;
    for line in of.texts.iter().map(bits::beast_text) {
        if y + 10.0 > rest.bottom() {
            break;
        }
        bits::draw(p, &line.bits, rest.x, y, rest.w, &bits::style(22.0, LOSS, ground));
        y += 26.0;
    }
}

/// The experience and the gold that it brings.
fn brings(of: &Monster, foe: Option<&Foe>) -> Vec<Bit> {
    let xp = u16::from(of.xp) + foe.map_or(0, |foe| u16::from(foe.bonus));
    vec![
        Bit::Said(xp.to_string()),
        Bit::Sign(&signs::XP, GAIN),
        Bit::Said(of.gold.to_string()),
        Bit::Sign(&signs::GOLD, COIN),
    ]
}
