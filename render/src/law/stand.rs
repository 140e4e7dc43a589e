//! A space at full size: open, with a face-down card, or with a card and its four stats.

use skald_rules::law::board::Dir;
use skald_rules::law::cards::{Ability, Special};
use skald_rules::law::{CardView, SpaceView, StandView, StatView};

use super::scene::{self, AbilitySign, Scene, dominion_letter, word};
use super::stat::{BETTER, Beside, WORSE, below, beside, long};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::{Emblem, law};
use crate::look::palette::{BLOOD, BORDER, GOLD, GROUND_BOTTOM, INK, NUMBER, OUTLINE, PLATE, QUIET, TITLE};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Above this width a card has room for larger signs.
const WIDE: f32 = 138.0;
/// Below this width the signs at a card's lower edge must share their room.
pub(super) const NARROW: f32 = 158.0;
/// What is drawn of a card beyond what is printed on it.
pub(super) struct Shown<'a> {
    pub card: &'a CardView,
    pub color: Color,
    pub stats: [(i16, i16); 4],
    pub plus: u8,
    pub minus: u8,
    pub dispelled: bool,
    pub granted: bool,
    pub granted_space: bool,
    pub seq: Option<u16>,
    pub special: Option<Special>,
    pub mark: Option<&'static crate::look::palette::SeatLook>,
}

impl<'a> Shown<'a> {
    /// A card as it is printed, for a hand or a face.
    pub fn printed(card: &'a CardView, color: Color) -> Self {
        Self {
            card,
            color,
            stats: card.stats.map(|n| (n, n)),
            plus: 0,
            minus: 0,
            dispelled: false,
            granted: false,
            granted_space: false,
            seq: None,
            special: None,
            mark: None,
        }
    }
}

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
            let Some(card) = &stand.card else { return hidden(p, scene, stand, space, r) };
            if space.special.is_some() {
                p.round(cell.inset(0.5), 12.0, Fill::flat(GOLD));
                p.round(cell.inset(2.0), 11.0, Fill::flat(GROUND_BOTTOM));
            }
            let shown = Shown {
                card,
                color: scene.color(stand.controller),
                stats: Dir::ALL.map(|dir| stat(&stand.stats, dir)),
                plus: stand.plus,
                minus: stand.minus,
                dispelled: stand.dispelled,
                granted: stand.granted_printed,
                granted_space: stand.granted_space,
                seq: (card.icon == Some("dispel") || is_dispel(space.special)).then_some(stand.seq),
                special: space.special,
                mark: Some(scene.look(stand.controller)),
            };
            if fresh {
                p.glow(r.inset(-1.0), 14.0, 9.0, TITLE.alpha(230));
            }
            self::card(p, r, &shown);
            if fresh {
                p.frame(r.inset(-1.5), r.w * 0.09, 3.0, TITLE);
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
    p.round(r, 12.0, Fill::flat(ground));
    let label = Style::new(Face::Bold, 30.0, QUIET, ground).kind(Kind::Name).centred();
    let text = space.label.shown();
    match space.special {
        None => {
            p.frame(r, 12.0, 1.5, BORDER.alpha(120));
            p.text(&text, r.cx(), label.baseline_at(r.cy()), &label);
        }
        Some(special) => {
            p.frame(r, 12.0, 2.5, GOLD);
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
    surface::back(p, r, scene.color(stand.controller));
    let side = 30.0;
    surface::mark(p, Rect::new(r.x + 8.0, r.y + 8.0, side, side), scene.look(stand.controller));
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
        let at = Rect::new(r.right() - 36.0, r.y + 8.0, 28.0, 28.0);
        chip(p, at, special, false);
    }
}

fn chip(p: &mut Painter, at: Rect, special: Special, lit: bool) {
    p.round(at, 5.0, Fill::flat(PLATE));
    p.frame(at, 5.0, if lit { 2.5 } else { 1.5 }, GOLD);
    p.emblem(special_icon(special), at.inset(4.0), Fill::flat(if lit { TITLE } else { GOLD }), PLATE);
}

/// A card with its four stats at its edges.
pub(super) fn card(p: &mut Painter, r: Rect, shown: &Shown<'_>) {
    let wide = r.w >= WIDE;
    let frame = (r.w * 0.03).clamp(3.5, 5.0);
    let inner = surface::card(p, r, shown.color, frame);
    let plate_h = if wide { 27.0 } else { 25.0 };
    let plate = Rect::new(inner.x + 2.0, inner.bottom() - plate_h - 1.0, inner.w - 4.0, plate_h);
    let top = inner.y + 5.0;
    let low = plate.y - 4.0;
    let size = ((low - top - 24.0) / 3.0 / 0.714).min(inner.w * 0.3).clamp(44.5, 58.0);
    let cap = size * 0.714;
    let middle = f32::midpoint(top, low) - if shown.stats.iter().any(|(a, b)| a != b) { 4.0 } else { 0.0 };
    art(p, shown, inner.cx(), f32::midpoint(top, low), (low - top - 2.0 * cap).max(24.0), inner, cap);
    corners(p, shown, inner, low, wide);
    let style = Style::new(Face::Bold, size, NUMBER, OUTLINE).outlined(size * 0.055).kind(Kind::Deciding);
    let [north, east, south, west] = shown.stats;
    let edge = match (wide, long(east.1) && long(west.1)) {
        (true, false) => 9.0,
        (true, true) => 4.0,
        (false, false) => 6.0,
        (false, true) => 0.5,
    };
    beside(p, north, inner.cx(), top + cap, &style, cap, Beside::Above);
    let east_of_it = r.w >= NARROW || shown.plus == 0 || shown.minus > 0;
    let place = if east_of_it { Beside::Right } else { Beside::Left };
    beside(p, south, inner.cx(), low, &style, cap, place);
    below(p, west, inner.x + edge, middle + cap / 2.0, &style, false);
    below(p, east, inner.right() - edge, middle + cap / 2.0, &style, true);
    name(p, shown, plate);
}

/// What lies in the middle: the ability with its arrows, or the pantheon of a card without one.
fn art(p: &mut Painter, shown: &Shown<'_>, cx: f32, cy: f32, room: f32, inner: Rect, cap: f32) {
    let wide = (inner.w - 2.0 * (cap * 0.8 + 12.0)).max(20.0);
    let dark = surface::emblem_dark(shown.color);
    if let Some(sign) = scene::ability(shown.card) {
        let longest = sign.arrows.iter().copied().max().unwrap_or(0);
        let up = sign.arrows[0].max(sign.arrows[2]);
        let side = (room - 6.0 - 7.0 * f32::from(up) * 2.0)
            .min(wide - 14.0 * f32::from(longest.min(2)))
            .clamp(24.0, 46.0);
        let ink = if shown.dispelled { QUIET.mix(dark, 45) } else { INK };
        if shown.granted && !shown.dispelled {
            p.ring(cx, cy, side * 0.72, 2.5, GOLD);
        }
        ability(p, cx, cy, side, &sign, ink, dark);
        if shown.dispelled {
            let at = side * 0.62;
            p.ring(cx, cy, at, 5.0, OUTLINE);
            p.ring(cx, cy, at, 3.5, WORSE);
            let d = at * 0.7;
            p.line(&[(cx - d, cy - d), (cx + d, cy + d)], 6.0, OUTLINE);
            p.line(&[(cx - d, cy - d), (cx + d, cy + d)], 3.5, WORSE);
        }
    } else {
        let side = (room - 4.0).min(wide).clamp(22.0, 60.0);
        let faint = Fill::flat(shown.color.mix(dark, 55));
        p.emblem(scene::pantheon(&shown.card.pantheon), Rect::around(cx, cy, side), faint, dark);
        if shown.dispelled {
            p.ring(cx, cy, side * 0.55, 3.5, WORSE);
            let d = side * 0.38;
            p.line(&[(cx - d, cy - d), (cx + d, cy + d)], 3.5, WORSE);
        }
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
        for (dx, dy) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
            let (a, b) = (side * 0.5, side * 0.56 + 3.0);
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

/// Mark, dominion and level in the upper corners, markers in the lower ones.
fn corners(p: &mut Painter, shown: &Shown<'_>, inner: Rect, low: f32, wide: bool) {
    let side = if wide { 27.0 } else { 22.0 };
    if let Some(look) = shown.mark {
        let r = Rect::new(inner.x + 3.0, inner.y + 3.0, side, side);
        p.round(r, r.w * 0.26, Fill::flat(PLATE));
        p.emblem(&look.mark, r.inset(r.w * 0.2), Fill::flat(shown.color), PLATE);
    }
    let at = Rect::new(inner.right() - side - 1.0, inner.y + 3.0, side - 2.0, side - 2.0);
    let ink = Fill::flat(INK);
    p.emblem(scene::dominion(shown.card.dominion), at, ink, surface::emblem_dark(shown.color));
    let (gap, h) = if wide { (3.0, 11.0) } else { (1.0, 8.0) };
    bars(p, at.cx(), at.bottom() + gap, h, shown.card.level, TITLE);
    let h = 18.0;
    let mut left = Vec::new();
    let mut right = Vec::new();
    if shown.minus > 0 {
        left.push((format!("−{}", shown.minus), WORSE));
    }
    let narrow = inner.w + 10.0 < NARROW;
    let (printed, now) = shown.stats[2];
    // On a narrow card a long south number leaves room for one marker beside its printed value.
    if shown.plus > 0 && !(narrow && shown.minus > 0 && printed != now) {
        right.push((format!("+{}", shown.plus), BETTER));
    }
    if let Some(seq) = shown.seq {
        let text = (format!("#{seq}"), QUIET);
        let room = !narrow || printed == now;
        if room && left.is_empty() {
            left.push(text);
        } else if room && right.is_empty() {
            right.push(text);
        }
    }
    for (list, east) in [(left, false), (right, true)] {
        for (text, ink) in list {
            let style = Style::new(Face::Bold, scale::NAME_LEAST, ink, PLATE).kind(Kind::Name).centred();
            let w = p.measure(&text, &style) + 10.0;
            let x = if east { inner.right() - w - 2.0 } else { inner.x + 2.0 };
            let at = Rect::new(x, low + 1.0 - h, w, h);
            surface::plate(p, at, 6.0);
            p.text(&text, at.cx(), style.baseline_at(at.cy()), &style);
        }
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

/// The plate with pantheon, name and what is special about the space.
fn name(p: &mut Painter, shown: &Shown<'_>, plate: Rect) {
    surface::plate(p, plate, 6.0);
    let mut rest = plate.inset_xy(3.0, 0.0);
    if let Some(special) = shown.special {
        let (at, left) = rest.take_right(plate.h - 2.0, 2.0);
        chip(p, Rect::around(at.cx(), at.cy(), plate.h - 2.0), special, shown.granted_space);
        rest = left;
    }
    let style = Style::new(Face::Text, scale::NAME, INK, PLATE).kind(Kind::Name).centred();
    let text = &shown.card.name;
    // The pantheon gives way to a name that would be cut for it.
    let side = plate.h - 7.0;
    let least = style.sized(scale::NAME_LEAST);
    if p.measure(text, &least) <= rest.w - side - 3.0 {
        let (icon, left) = rest.take_left(side, 3.0);
        let at = Rect::around(icon.cx(), icon.cy(), side);
        p.emblem(scene::pantheon(&shown.card.pantheon), at, Fill::flat(GOLD), PLATE);
        rest = left;
    }
    let style = p.shrink(text, rest.w, scale::NAME_LEAST, &style);
    let text = p.fit(text, rest.w, &style);
    p.text(&text, rest.cx(), style.baseline_at(rest.cy()), &style);
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
