//! A player on the board: the hero with what it has, its skills, its equipment at four places, its trophies, and the
//! monster in front of it.

use skald_rules::interface::Seat;
use skald_rules::lost::cards::{Card, Kind, Place as At, Skill};
use skald_rules::lost::eval::score::THRESHOLDS;
use skald_rules::lost::{Phase, Side};

use super::beast;
use super::bits::counted;
use super::changes::Changes;
use super::scene::{COIN, DIM, GAIN, HEART, MANA, NOBODY, Scene, gear, hero_motif, kind, skill};
use crate::art::Light;
use crate::layout::Kind as Use;
use crate::look::color::Color;
use crate::look::emblem::chaos::{AWAY, GIVEN, HOURGLASS};
use crate::look::emblem::lost as signs;
use crate::look::emblem::{Emblem, GRAVE};
use crate::look::palette::{BORDER, FIRE, GOLD, INK, NUMBER, PANEL_BOTTOM, PLATE, QUIET, TITLE};
use crate::look::scale;
use crate::page::bar;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Width of the hero's picture, of what it has, of its trophies, and of the monster.
const WIDE: [f32; 4] = [60.0, 238.0, 54.0, 129.0];
const GAP: f32 = 7.0;
/// Width of the column with spells and artifacts, whose names are shorter than those of weapons and armor.
const NARROW: f32 = 183.0;

/// Whose things are drawn, beside what they were before, and what lies under them.
#[derive(Clone, Copy)]
pub(super) struct Player<'a> {
    /// The picture.
    pub scene: &'a Scene<'a>,
    /// The board before, if what has changed is marked.
    pub changes: Changes<'a>,
    /// Who.
    pub seat: Seat,
    /// The colour beneath.
    pub ground: Color,
}

impl<'a> Player<'a> {
    fn side(&self) -> &'a Side {
        self.scene.side(self.seat)
    }

    /// The colour of a number that may have changed.
    fn ink(&self, of: impl Fn(&Side) -> u16, usual: Color) -> Color {
        self.changes.ink(self.seat, self.side(), of, usual)
    }
}

/// Draws a player.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, changes: Changes<'_>, seat: Seat, r: Rect) {
    let side = scene.side(seat);
    let color = if side.defeated { NOBODY } else { scene.color(seat) };
    let active = scene.active() == Some(seat);
    // One colour: a gradient under so many letters makes the file a twentieth larger.
    let ground = color.mix(PANEL_BOTTOM, 86);
    p.round(r, 12.0, Fill::flat(ground));
    let (width, edge) = if active { (3.5, color) } else { (1.5, color.alpha(170)) };
    p.frame(r, 12.0, width, edge);
    let inner = r.inset_xy(6.0, 5.0);
    let [hero, has, won, met] = WIDE;
    let (at, rest) = inner.take_left(hero, GAP);
    portrait(p, scene, seat, at);
    let (vital, rest) = rest.take_left(has, GAP);
    let of = Player { scene, changes, seat, ground };
    vitals(p, of, vital);
    let (foe, rest) = rest.take_right(met, GAP);
    match &side.foe {
        Some(of) => {
            let light = if side.defeated { Light::Dim } else { Light::Full };
            beast::tile(p, scene.monster(of.beast), Some(of), light, foe);
        }
        None => nobody(p, scene, seat, foe),
    }
    let (trophies, gear) = rest.take_right(won, GAP);
    won_lines(p, of, trophies);
    places(p, of, gear);
}

/// Instead of a monster: a card that waits to be attached, else an empty place.
fn nobody(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect) {
    if let Phase::Attach { chosen, .. } = &scene.view.table.phase
        && let Some(choice) = chosen.get(&seat)
    {
        let face = scene.card(choice.card);
        let (low, art) = r.take_bottom(29.0, 0.0);
        p.round(r, 9.0, Fill::flat(PLATE));
        p.poster(&super::scene::card_motif(face), art, 9.0, Light::Full);
        let style = Style::new(Face::Text, scale::NAME, TITLE, PLATE).kind(Use::Name).centred();
        let style = p.shrink(&face.name, low.w - 8.0, scale::NAME_LEAST, &style);
        p.text_fit(&face.name, low.cx(), style.baseline_at(low.cy() - 1.0), low.w - 6.0, &style);
        return;
    }
    p.dashes(r.inset(2.0), 9.0, 2.0, (8.0, 8.0), BORDER.alpha(120));
}

fn portrait(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect) {
    let side = scene.side(seat);
    match &side.hero {
        Some(hero) => {
            let light = if side.defeated { Light::Dim } else { Light::Full };
            p.poster(&hero_motif(hero), r, 9.0, light);
            if side.defeated {
                let at = Rect::around(r.cx(), r.cy(), 52.0);
                p.disc(r.cx(), r.cy(), 36.0, Fill::flat(PLATE));
                p.emblem(&GRAVE, at.inset(6.0), Fill::flat(NOBODY), PLATE);
            }
        }
        None => {
            p.round(r, 9.0, Fill::flat(PLATE));
            scene.mark(p, seat, Rect::around(r.cx(), r.cy(), r.w * 0.6));
        }
    }
    p.frame(r, 9.0, 2.0, scene.color(seat));
}

/// What is said of a player beside the name: whose turn it is, who has chosen, who has left.
fn flag(scene: &Scene<'_>, seat: Seat) -> Option<(&'static Emblem, Color)> {
    if scene.side(seat).left {
        return Some((&AWAY, QUIET));
    }
    if scene.view.given.contains(&seat) {
        return Some((&GIVEN, GAIN));
    }
    (scene.active() == Some(seat)).then_some((&HOURGLASS, FIRE))
}

/// The sign of the starting player of a level.
fn starts(scene: &Scene<'_>, seat: Seat) -> Option<(&'static Emblem, Color)> {
    let table = &scene.view.table;
    let begun = !matches!(table.phase, Phase::Heroes {});
    (begun && table.start == seat).then_some((&signs::START, GOLD))
}

fn vitals(p: &mut Painter, of: Player<'_>, r: Rect) {
    let Player { scene, seat, ground, .. } = of;
    let side = of.side();
    // Four lines, spread over the height.
    let spare = ((r.h - 138.0) / 3.0).max(0.0);
    let (name, rest) = r.take_top(30.0, spare);
    let mut room = name;
    for (sign, ink) in flag(scene, seat).into_iter().chain(starts(scene, seat)) {
        let (at, rest) = room.take_right(24.0, 5.0);
        p.emblem(sign, Rect::around(at.cx(), at.cy(), 24.0), Fill::flat(ink), ground);
        room = rest;
    }
    bar::name_line(p, scene, seat, room, scale::NAME_LARGE - 2.0);
    if side.hero.is_none() {
        return;
    }
    let (first, rest) = rest.take_top(48.0, spare);
    let inks = [of.ink(|side| side.life.into(), NUMBER), of.ink(|side| side.mana.into(), NUMBER)];
    let life =
        gauge(p, (&signs::LIFE, HEART), (side.life, side.life_max), inks[0], (first.x, first.cy()), ground);
    let x = (life + 6.0).max(first.x + 122.0);
    gauge(p, (&signs::MANA, MANA), (side.mana, side.mana_max), inks[1], (x, first.cy()), ground);
    let (second, rest) = rest.take_top(30.0, spare);
    let style = Style::new(Face::Bold, 24.0, INK, ground).kind(Use::Name);
    let style = |number: fn(&Side) -> u16| style.colours(of.ink(number, INK), ground);
    let (gold, gained, won) = (style(|side| side.gold), style(|side| side.xp), style(|side| side.legend));
    let mut x =
        counted(p, (&signs::GOLD, COIN), &side.gold.to_string(), (second.x, second.cy()), &gold) + 10.0;
    let next = THRESHOLDS.iter().find(|from| **from > side.xp);
    let xp = next.map_or_else(|| side.xp.to_string(), |next| format!("{}/{next}", side.xp));
    x = counted(p, (&signs::XP, GAIN), &xp, (x, second.cy()), &gained) + 10.0;
    counted(p, (&signs::LEGEND, GOLD), &side.legend.to_string(), (x, second.cy()), &won);
    skills(p, of, rest.take_top(30.0, 0.0).0);
}

/// A marker on its token: large what there is, in this colour, small the most; returns where it ends.
pub(super) fn gauge(
    p: &mut Painter,
    (sign, color): (&'static Emblem, Color),
    (is, most): (u8, u8),
    ink: Color,
    (x, cy): (f32, f32),
    ground: Color,
) -> f32 {
    let side = 30.0;
    p.emblem(sign, Rect::new(x, cy - side / 2.0, side, side), Fill::flat(color), ground);
    let number = Style::new(Face::Bold, scale::DECIDING, ink, ground).kind(Use::Deciding);
    let left = x + side + 4.0;
    let end = left + p.text(&is.to_string(), left, number.baseline_at(cy), &number);
    let small = Style::new(Face::Text, scale::NAME_LEAST, QUIET, ground).kind(Use::Name);
    end + 1.0 + p.text(&format!("/{most}"), end + 1.0, small.baseline_at(cy + 8.0), &small)
}

/// Skills with their levels; those printed on the board are framed.
pub(super) fn skills(p: &mut Painter, of: Player<'_>, r: Rect) {
    let (side, ground, pool) = (of.side(), of.ground, &of.scene.view.pool);
    let levels = side.skill_levels(pool);
    let printed = side.hero.and_then(|hero| pool.hero(hero)).map(|board| board.skills);
    let style = Style::new(Face::Bold, 21.0, INK, ground).kind(Use::Name);
    let mut x = r.x;
    for one in Skill::ALL {
        let level = levels.of(*one);
        if level == 0 {
            continue;
        }
        let (sign, color) = skill(*one);
        let level_of = |side: &Side| u16::from(side.skill_levels(pool).of(*one));
        let style = style.colours(of.ink(level_of, INK), ground);
        let at = Rect::new(x, r.cy() - 11.0, 22.0, 22.0);
        if printed.is_some_and(|printed| printed.of(*one) > 0) {
            p.round(at, 6.0, Fill::flat(PLATE));
            p.frame(at, 6.0, 1.5, color);
            p.emblem(sign, at.inset(3.5), Fill::flat(color), PLATE);
        } else {
            p.emblem(sign, at.inset(1.5), Fill::flat(color), ground);
        }
        x = at.right() + 2.0;
        x += p.text(&level.to_string(), x, style.baseline_at(r.cy()), &style) + 3.0;
    }
}

/// Trophies by kind, framed where the challenge trophy is held, and the worth of the tokens.
fn won_lines(p: &mut Painter, of: Player<'_>, r: Rect) {
    for (i, one) in (0_u16..).zip(Kind::ALL) {
        let cell = r.cell(i, 1, 5, 0.0);
        if of.side().challenges.contains(one) {
            let at = Rect::new(cell.x, cell.cy() - 12.0, 24.0, 24.0).inset(-1.0);
            p.round(at, 6.0, Fill::flat(PLATE));
            p.frame(at, 6.0, 2.0, GOLD);
        }
        won_line(p, of, cell, (kind(*one), 3.0), |side| u16::from(side.count(&of.scene.view.pool, *one)));
    }
    let worth = |side: &Side| side.tokens.iter().map(|token| u16::from(token.points)).sum::<u16>();
    won_line(p, of, r.cell(4, 1, 5, 0.0), ((&signs::TOKEN, GOLD), 1.0), worth);
}

/// A sign, so much smaller than its place, with how many there are; dim where there are none.
fn won_line(
    p: &mut Painter,
    of: Player<'_>,
    cell: Rect,
    ((sign, color), smaller): ((&'static Emblem, Color), f32),
    count: impl Fn(&Side) -> u16,
) {
    let number = count(of.side());
    let at = Rect::new(cell.x, cell.cy() - 12.0, 24.0, 24.0);
    let (color, usual) = if number > 0 { (color, INK) } else { (DIM, DIM) };
    p.emblem(sign, at.inset(smaller), Fill::flat(color), of.ground);
    let style = Style::new(Face::Bold, 24.0, of.ink(count, usual), of.ground).kind(Use::Name);
    p.text(&number.to_string(), at.right() + 7.0, style.baseline_at(cell.cy()), &style);
}

/// The four places: weapons and armor at the left, spells and artifacts at the right.
pub(super) fn places(p: &mut Painter, of: Player<'_>, r: Rect) {
    let side = of.side();
    let new = of.changes.gear(of.seat, side);
    let (right, left) = r.take_right(NARROW, 6.0);
    for (column, above, below) in [(left, At::Weapons, At::Armor), (right, At::Spells, At::Artifacts)] {
        for (first, place) in [(0_u16, above), (3, below)] {
            let cards: Vec<Card> = side.at(&of.scene.view.pool, place).collect();
            for (i, card) in (first..first + 3).zip(cards) {
                let usual = if new.contains(&card) { GAIN } else { INK };
                item(p, of.scene, side, card, usual, column.cell(i, 1, 6, 0.0), of.ground);
            }
        }
        p.line(&[(column.x, column.cy()), (column.right(), column.cy())], 1.0, BORDER.alpha(110));
    }
}

/// A card of equipment in a line; exhausted ones are turned and dim.
fn item(p: &mut Painter, scene: &Scene<'_>, side: &Side, card: Card, usual: Color, r: Rect, ground: Color) {
    let face = scene.card(card);
    let spent = side.spent.contains_key(&card);
    let (sign, color) = if spent { (&signs::SPENT, DIM) } else { gear(face.of, face.piece) };
    p.emblem(sign, Rect::new(r.x, r.cy() - 8.5, 17.0, 17.0), Fill::flat(color), ground);
    let ink = if spent { DIM } else { usual };
    let style = Style::new(Face::Text, scale::NAME_LEAST, ink, ground).kind(Use::Name);
    p.text_fit(&face.name, r.x + 19.0, style.baseline_at(r.cy()), r.w - 19.0, &style);
}
