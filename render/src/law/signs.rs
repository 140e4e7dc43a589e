//! Signs on cards and spaces: abilities with their arrows, special spaces, levels, directions.

use skald_rules::law::board::Dir;
use skald_rules::law::cards::{Ability, Special};

use super::scene::{self, AbilitySign};
use crate::look::color::Color;
use crate::look::emblem::{Emblem, law};
use crate::look::palette::PLATE;
use crate::painter::{Fill, Painter, Rect};

/// The sign of a special space.
pub(super) fn special_icon(special: Special) -> &'static Emblem {
    match special {
        Special::Dominion(of) => scene::dominion(of),
        Special::Ability(of) => law::ability(of.word()).unwrap_or(&law::VICTORY),
    }
}

/// A special space as a sign in a small plate, an ability with its arrows.
pub(super) fn space_sign(p: &mut Painter, special: Special, at: Rect, ink: Color) {
    match special {
        Special::Dominion(of) => {
            p.emblem(scene::dominion(of), Rect::around(at.cx(), at.cy(), at.h - 4.0), Fill::flat(ink), PLATE);
        }
        Special::Ability(of) => {
            let side = at.h * 0.62;
            p.emblem(special_icon(special), Rect::around(at.cx(), at.cy(), side), Fill::flat(ink), PLATE);
            let arrows = of.arrows().map_or([0; 4], |a| a.0);
            for (dir, count) in Dir::ALL.into_iter().zip(arrows).filter(|(_, count)| *count > 0) {
                let (dx, dy) = step(dir);
                let (reach, half) = if dy == 0.0 { (at.w * 0.5 - 5.0, 3.0) } else { (at.h * 0.5 - 2.5, 2.5) };
                let tip = (at.cx() + dx * reach, at.cy() + dy * reach);
                let back = (tip.0 - dx * half, tip.1 - dy * half);
                let (sx, sy) = (dy.abs() * half, dx.abs() * half);
                let width = if count > 1 { 2.6 } else { 1.8 };
                p.line(&[(back.0 - sx, back.1 - sy), tip, (back.0 + sx, back.1 + sy)], width, ink);
            }
        }
    }
}

/// What a special space's ability is paired with.
pub(super) fn ability_symbol(of: Ability) -> Option<&'static Emblem> {
    use skald_rules::law::cards::Symbol;
    match of {
        Ability::Champion(Symbol::Dominion(d)) | Ability::Bonus(_, d) => Some(scene::dominion(d)),
        _ => None,
    }
}

/// The short name of an ability in the catalogue, by its word in files.
pub(super) fn ability_word(of: &str) -> &'static str {
    match of {
        "support" => "picture-law-support",
        "curse" => "picture-law-curse",
        "dispel" => "picture-law-dispel",
        "ranged-attack" => "picture-law-ranged",
        "maneuver" => "picture-law-maneuver",
        "champion" => "picture-law-champion",
        "reflect" => "picture-law-reflect",
        "skinwalker" => "picture-law-skinwalker",
        "phoenix" => "picture-law-phoenix",
        "traitor" => "picture-law-traitor",
        "slayer" => "picture-law-slayer",
        "attack-bonus" => "picture-law-attack",
        "defense-bonus" => "picture-law-defense",
        _ => "picture-law-both",
    }
}

/// An ability's icon with a ring of spikes if it is persistent, its arrows, and what it is paired with.
pub(super) fn ability(
    p: &mut Painter,
    cx: f32,
    cy: f32,
    side: f32,
    sign: &AbilitySign,
    ink: Color,
    dark: Color,
) {
    p.emblem(sign.icon, Rect::around(cx, cy, side), Fill::flat(ink), dark);
    if scene::persistent(sign.word) {
        p.ring(cx, cy, side * 0.62, (side * 0.03).max(1.5), ink.alpha(170));
        for (dx, dy) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
            let (a, b) = (side * 0.46, side * 0.56 + 2.0);
            let width = (side * 0.05).max(2.5);
            p.line(&[(cx + dx * a, cy + dy * a), (cx + dx * b, cy + dy * b)], width, ink);
        }
    }
    for (dir, count) in Dir::ALL.into_iter().zip(sign.arrows) {
        let (dx, dy) = step(dir);
        for k in 0..count.min(5) {
            let far = side * 0.5 + 7.0 + 7.0 * f32::from(k);
            let (x, y) = (cx + dx * far, cy + dy * far);
            let (sx, sy) = (dy.abs() * 4.5, dx.abs() * 4.5);
            let tip = (x + dx * 4.0, y + dy * 4.0);
            p.line(&[(x - sx, y - sy), tip, (x + sx, y + sy)], 3.0, ink);
        }
    }
    if let Some(symbol) = sign.symbol {
        let at = Rect::around(cx + side * 0.5, cy + side * 0.42, side * 0.56);
        p.disc(at.cx(), at.cy(), at.w * 0.62, Fill::flat(PLATE));
        p.emblem(symbol, at.inset(1.0), Fill::flat(ink), PLATE);
    }
}

/// A direction as a step in pixels.
pub(super) fn step(dir: Dir) -> (f32, f32) {
    match dir {
        Dir::North => (0.0, -1.0),
        Dir::East => (1.0, 0.0),
        Dir::South => (0.0, 1.0),
        Dir::West => (-1.0, 0.0),
    }
}

/// The level as one to three bars, like the numeral.
pub(super) fn bars(p: &mut Painter, cx: f32, y: f32, h: f32, level: u8, ink: Color) {
    let n = f32::from(level.min(3));
    let gap = h * 0.42 + 2.0;
    for i in 0..level.min(3) {
        let x = cx + (f32::from(i) - (n - 1.0) / 2.0) * gap;
        p.line(&[(x, y + 1.5), (x, y + h - 1.5)], (h * 0.3).max(2.4), ink);
    }
}
