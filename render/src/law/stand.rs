//! A space at full size: open, with a face-down card, or with a card and its four stats.

use skald_rules::law::board::Dir;
use skald_rules::law::cards::{Ability, Special};
use skald_rules::law::{SpaceView, StandView, StatView};

use super::card::{self, Corner, Shown};
use super::control::{self, Control};
use super::scene::{self, AbilitySign, Scene, dominion_letter, word};
use super::stat::WORSE;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::{Emblem, law};
use crate::look::palette::{BLOOD, BORDER, GOLD, GROUND_BOTTOM, INK, PLATE, QUIET};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};

fn stat(stats: &[StatView], dir: Dir) -> (i16, i16) {
    stats.iter().find(|s| s.dir == dir).map_or((0, 0), |s| (s.printed, s.now))
}

/// Draws one space at full size.
pub(super) fn space(p: &mut Painter, scene: &Scene<'_>, space: &SpaceView, cell: Rect, fresh: bool) {
    let r = cell.inset(3.0);
    match &space.stand {
        None => open(p, space, r),
        Some(stand) if stand.hidden => hidden(p, scene, stand, space, r),
        Some(stand) => {
            let Some(of) = &stand.card else { return hidden(p, scene, stand, space, r) };
            if space.special.is_some() {
                p.round(cell.inset(0.5), 12.0, Fill::flat(GOLD));
                p.round(cell.inset(2.0), 11.0, Fill::flat(GROUND_BOTTOM));
            }
            let shown = Shown {
                card: of,
                control: Control::of(scene, stand.controller),
                stats: Dir::ALL.map(|dir| stat(&stand.stats, dir)),
                plus: stand.plus,
                minus: stand.minus,
                dispelled: stand.dispelled,
                granted: stand.granted_printed,
                granted_space: stand.granted_space,
                seq: (of.icon == Some("dispel") || is_dispel(space.special)).then_some(stand.seq),
                special: space.special,
                corner: Corner::Control,
            };
            if fresh {
                card::light(p, r);
            }
            card::draw(p, r, &shown);
            if fresh {
                card::newest(p, r);
            }
        }
    }
}

fn is_dispel(special: Option<Special>) -> bool {
    matches!(special, Some(Special::Ability(Ability::Dispel(_))))
}

/// The sign of a special space.
pub(super) fn special_icon(special: Special) -> &'static Emblem {
    match special {
        Special::Dominion(of) => scene::dominion(of),
        Special::Ability(of) => law::ability(of.word()).unwrap_or(&law::VICTORY),
    }
}

fn open(p: &mut Painter, space: &SpaceView, r: Rect) {
    let ground = Color::hex(0x1C_1E26);
    let special = space.special.is_some();
    p.kept(("law-open", [u32::from(special), 0, 0, 0]), r, 1.0, |p, r| {
        p.round(r, 12.0, Fill::flat(ground));
        let (width, edge) = if special { (2.5, GOLD) } else { (1.5, BORDER.alpha(120)) };
        p.frame(r, 12.0, width, edge);
    });
    let label = Style::new(Face::Bold, 30.0, QUIET, ground).kind(Kind::Name).centred();
    let text = space.label.shown();
    match space.special {
        None => {
            p.text(&text, r.cx(), label.baseline_at(r.cy()), &label);
        }
        Some(special) => {
            let small = label.sized(24.0);
            p.text(&text, r.cx(), small.baseline_at(r.y + 20.0), &small);
            let side = (r.h * 0.34).min(r.w * 0.4);
            let at = Rect::around(r.cx(), r.y + 40.0 + (r.h - 66.0) / 2.0, side);
            match special {
                Special::Dominion(of) => {
                    p.emblem(scene::dominion(of), at, Fill::flat(GOLD), ground);
                    let style = Style::new(Face::Bold, 21.0, GOLD, ground).kind(Kind::Name).centred();
                    let text = format!("{} +1/−1", dominion_letter(of));
                    p.text(&text, r.cx(), style.baseline_at(r.bottom() - 18.0), &style);
                }
                Special::Ability(of) => {
                    let sign = AbilitySign {
                        icon: special_icon(special),
                        word: of.word(),
                        arrows: of.arrows().map_or([0; 4], |a| a.0),
                        symbol: ability_symbol(of),
                    };
                    let rows = f32::from(sign.arrows[0].max(sign.arrows[2]));
                    let side = side.min(r.h - 74.0 - 14.0 * rows).max(24.0);
                    ability(p, at.cx(), at.cy(), side, &sign, GOLD, ground);
                    let name = word(ability_word(of.word()));
                    let style = Style::new(Face::Text, 21.0, GOLD, ground).kind(Kind::Name).centred();
                    let style = p.shrink(&name, r.w - 8.0, scale::NAME_LEAST, &style);
                    let name = p.fit(&name, r.w - 6.0, &style);
                    p.text(&name, r.cx(), style.baseline_at(r.bottom() - 18.0), &style);
                }
            }
        }
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

/// A face-down card: its back in the controller's colour, with mark and number in the order of placement.
fn hidden(p: &mut Painter, scene: &Scene<'_>, stand: &StandView, space: &SpaceView, r: Rect) {
    let of = Control::of(scene, stand.controller);
    let [color, seat] = of.key();
    let at = |r: Rect| Rect::new(r.x + 7.0, r.y + 7.0, control::plate_width(true), control::PLATE_HEIGHT);
    p.kept(("law-back", [color, seat, 0, 0]), r, 12.0, |p, r| {
        surface::back(p, r, of.color);
        control::pattern(p, r, (r.w * 0.1).clamp(4.0, 18.0), (r.w * 0.05).max(2.0), &of);
        control::plate(p, at(r), &of);
    });
    control::plate_letter(p, at(r), &of);
    let order = 1 + scene
        .view
        .board
        .spaces
        .iter()
        .filter_map(|s| s.stand.as_ref())
        .filter(|s| s.hidden && s.seq < stand.seq)
        .count();
    let disc = Rect::around(r.cx(), r.cy(), 46.0);
    p.disc(disc.cx(), disc.cy(), 26.0, Fill::flat(PLATE));
    p.ring(disc.cx(), disc.cy(), 26.0, 2.0, BORDER);
    let style = Style::new(Face::Bold, 30.0, INK, PLATE).kind(Kind::Name).centred();
    p.text(&order.to_string(), disc.cx(), style.baseline_at(disc.cy()), &style);
    let plate = Rect::new(r.cx() - 30.0, r.bottom() - 34.0, 60.0, 25.0);
    surface::plate(p, plate, 7.0);
    let style = Style::new(Face::Text, 20.0, QUIET, PLATE).kind(Kind::Name).centred();
    p.text(&space.label.shown(), plate.cx(), style.baseline_at(plate.cy()), &style);
    if let Some(special) = space.special {
        let at = Rect::new(r.right() - 41.0, r.y + 8.0, 34.0, 26.0);
        p.round(at, 5.0, Fill::flat(PLATE));
        p.frame(at, 5.0, 1.5, GOLD);
        space_sign(p, special, at, GOLD);
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

/// A sign over an open space where a card has left the board.
pub(super) fn ghost(p: &mut Painter, r: Rect, id: &'static str, icon: &'static Emblem, named: bool) {
    let r = r.inset(5.0);
    p.frame(r, 12.0, 3.0, WORSE.alpha(200));
    let at = Rect::new(r.x + 5.0, r.y + 5.0, 26.0, 26.0);
    p.disc(at.cx(), at.cy(), 15.0, Fill::flat(BLOOD));
    p.emblem(icon, at.inset(3.0), Fill::flat(INK), BLOOD);
    if !named {
        return;
    }
    let text = word(id);
    let style = Style::new(Face::Text, scale::NAME_LEAST, INK, PLATE).kind(Kind::Name);
    let w = p.measure(&text, &style).min(r.w - 40.0) + 10.0;
    let plate = Rect::new(r.right() - w - 2.0, r.y + 5.0, w, 24.0);
    surface::plate(p, plate, 6.0);
    p.text_fit(&text, plate.x + 5.0, style.baseline_at(plate.cy()), w - 8.0, &style);
}
