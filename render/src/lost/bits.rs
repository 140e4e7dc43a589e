//! Short runs of words and signs in one line: what stands on cards and monsters, in the game's own marks.

use super::scene::{GAIN, damage, kind, skill, text};
use crate::layout::Kind as Use;
use crate::look::color::Color;
use crate::look::emblem::Emblem;
use crate::look::emblem::lost as signs;
use crate::look::palette::QUIET;
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use skald_rules::lost::cards::{Beside, Cond, Hit, Line, Monster, Set, Skill, Skills, Text, Track, Type};

use super::scene::{COIN, HEART, MANA, gear};

/// A piece of a line.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Bit {
    /// Words or a number.
    Said(String),
    /// A sign.
    Sign(&'static Emblem, Color),
}

/// A line of a card, and whether its condition is met, if it has one.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    pub bits: Vec<Bit>,
    pub met: Option<bool>,
}

impl Marks {
    fn say(mut self, said: impl Into<String>) -> Self {
        self.bits.push(Bit::Said(said.into()));
        self
    }

    fn word(self, id: &'static str) -> Self {
        self.say(text(id))
    }

    fn sign(mut self, (of, color): (&'static Emblem, Color)) -> Self {
        self.bits.push(Bit::Sign(of, color));
        self
    }

    fn hit(self, plus: &str, hit: Hit) -> Self {
        self.say(format!("{plus}{}", hit.0)).sign(damage(hit.1))
    }

    fn set(self, amount: u8, set: Set) -> Self {
        let mut marks = self.say(format!("−{amount}"));
        if set == Set::Any {
            return marks.word("picture-lost-any");
        }
        for of in set.damages() {
            marks = marks.sign(damage(*of));
        }
        marks
    }

    /// A condition, before what it allows.
    fn cond(mut self, cond: &Cond, skills: Option<&Skills>) -> Self {
        if cond.0.is_empty() {
            return self;
        }
        self.met = skills.map(|skills| cond.met(skills));
        for (i, group) in cond.0.iter().enumerate() {
            if i > 0 {
                self = self.say("+");
            }
            self = self.group(group);
        }
        self.say(":")
    }

    /// One skill of several.
    pub(super) fn group(mut self, group: &[(Skill, u8)]) -> Self {
        for (i, (of, level)) in group.iter().enumerate() {
            if i > 0 {
                self = self.say("/");
            }
            self = self.sign(skill(*of)).say(level.to_string());
        }
        self
    }

    fn mana(self, mana: u8) -> Self {
        self.say(mana.to_string()).sign((&signs::MANA, MANA)).say(":")
    }

    fn types(self, types: &[Type]) -> Self {
        types.iter().fold(self, |marks, of| marks.sign(gear(*of, None)))
    }
}

/// A line of a card in marks; `skills` tell which conditions are met.
pub(super) fn line(of: &Line, skills: Option<&Skills>) -> Marks {
    let marks = Marks::default();
    let xp = |marks: Marks, xp: u8| marks.say(format!("+{xp}")).sign((&signs::XP, GAIN));
    match of {
        Line::Basic(hits) => hits.iter().enumerate().fold(marks, |marks, (i, hit)| {
            let marks = if i > 0 { marks.say("/") } else { marks };
            marks.hit("", *hit)
        }),
        Line::If { cond, hit } => marks.cond(cond, skills).hit("+", *hit),
        Line::For { mana, most, cond, hit } => {
            let marks = marks.cond(cond, skills).mana(*mana).hit("+", *hit);
            if *most == Some(1) { marks.word("picture-lost-once") } else { marks }
        }
        Line::Convert => {
            marks.word("picture-lost-convert").sign(damage(skald_rules::lost::cards::Damage::Magic))
        }
        Line::PerTrophy(hit) => marks.hit("+", *hit).word("picture-lost-per-trophy"),
        Line::Again { mana } => marks.mana(*mana).word("picture-lost-again"),
        Line::Halve => marks.word("picture-lost-halve"),
        Line::Slay(of) => marks.word("picture-lost-slay").sign(kind(*of)),
        Line::Copy { xp: more } => xp(marks.word("picture-lost-copy"), *more),
        Line::Tap => marks.word("picture-lost-tap"),
        Line::Polymorph => marks.word("picture-lost-polymorph"),
        Line::Transform => marks.word("picture-lost-transform"),
        Line::Banish { xp: more } => xp(marks.word("picture-lost-banish"), *more),
        Line::Reduce { amount, set, cond } => marks.cond(cond, skills).set(*amount, *set),
        Line::ReduceFor { mana, most, amount, set } => {
            let marks = marks.mana(*mana).set(*amount, *set);
            if *most == Some(1) { marks.word("picture-lost-once") } else { marks }
        }
        Line::Always { amount, set, cond } => {
            marks.cond(cond, skills).set(*amount, *set).word("picture-lost-always")
        }
        Line::Refresh { count, types } => {
            marks.word("picture-lost-refresh").say(format!("{count}×")).types(types)
        }
        Line::Mana(amount) => marks.say(format!("+{amount}")).sign((&signs::MANA, MANA)),
        Line::Heal(amount) => marks.say(format!("+{amount}")).sign((&signs::LIFE, HEART)),
        Line::OnEquip(track) => {
            let sign = match track {
                Track::Life => (&signs::LIFE, HEART),
                Track::Mana => (&signs::MANA, MANA),
            };
            marks.word("picture-lost-on-equip").sign(sign)
        }
        Line::Borrow(Beside::Left) => marks.word("picture-lost-borrow-left"),
        Line::Borrow(Beside::Right) => marks.word("picture-lost-borrow-right"),
    }
}

/// A text of a monster in marks.
pub(super) fn beast_text(of: &Text) -> Marks {
    let marks = Marks::default();
    match of {
        Text::LoseMana(amount) => {
            marks.word("picture-lost-charge").say(format!("−{amount}")).sign((&signs::MANA, MANA))
        }
        Text::LoseGold(amount) => {
            marks.word("picture-lost-charge").say(format!("−{amount}")).sign((&signs::GOLD, COIN))
        }
        Text::Exhaust(types) => marks.word("picture-lost-charge").sign((&signs::SPENT, QUIET)).types(types),
        Text::HitAll(hit) => marks.hit("+", *hit).word("picture-lost-to-all"),
        Text::LoseSkill => marks.word("picture-lost-lose-skill"),
        Text::HealAll(amount) => marks.word("picture-lost-heal-all").say(format!("−{amount}")),
        Text::NoArmor => marks.word("picture-lost-no-armor"),
        Text::Avenge(hit) => marks.word("picture-lost-avenge").hit("", *hit),
    }
}

/// What a monster strikes with, by type.
pub(super) fn attack(of: &Monster) -> Vec<Bit> {
    harm(of.attack)
}

/// Damage by type.
pub(super) fn harm(of: skald_rules::lost::cards::Harm) -> Vec<Bit> {
    let mut bits = Vec::new();
    for damage_type in skald_rules::lost::cards::Damage::ALL {
        let amount = of.of(*damage_type);
        if amount > 0 {
            let (sign, color) = damage(*damage_type);
            bits.push(Bit::Said(amount.to_string()));
            bits.push(Bit::Sign(sign, color));
        }
    }
    if bits.is_empty() {
        bits.push(Bit::Said("0".to_owned()));
    }
    bits
}

/// How wide a sign is beside letters of a size.
fn side(size: f32) -> f32 {
    (size * 0.92).round()
}

/// Space after a piece.
fn space(size: f32, next: Option<&Bit>) -> f32 {
    if matches!(next, Some(Bit::Sign(..))) { size * 0.14 } else { size * 0.24 }
}

/// How wide a line is.
pub(super) fn width(p: &mut Painter, bits: &[Bit], style: &Style) -> f32 {
    let mut wide = 0.0;
    for (i, bit) in bits.iter().enumerate() {
        let next = bits.get(i + 1);
        wide += match bit {
            Bit::Said(said) => p.measure(said, style),
            Bit::Sign(..) => side(style.size),
        };
        if next.is_some() {
            wide += space(style.size, next);
        }
    }
    wide
}

/// A line in as many rows as it takes: what is too wide even in small letters goes on below, behind its condition.
pub(super) fn rows<'b>(p: &mut Painter, bits: &'b [Bit], room: f32, style: &Style) -> Vec<&'b [Bit]> {
    let least = style.sized(scale::NAME_LEAST).kind(Use::Name);
    let fits = |p: &mut Painter, some: &[Bit]| width(p, some, &least) <= room;
    if fits(p, bits) {
        return vec![bits];
    }
    let colons = (1..bits.len()).filter(|at| matches!(&bits[at - 1], Bit::Said(said) if said == ":"));
    let parted = colons.map(|at| bits.split_at(at)).find(|(first, _)| fits(p, first));
    parted.map_or_else(|| vec![bits], |(first, rest)| [vec![first], rows(p, rest, room, style)].concat())
}

/// Draws a line from `x` around `cy`, smaller where there is less room, and cut where that is not enough.
pub(super) fn draw(p: &mut Painter, bits: &[Bit], x: f32, cy: f32, room: f32, style: &Style) -> f32 {
    let style = style.kind(Use::Name);
    let wide = width(p, bits, &style);
    let size =
        if wide > room { (style.size * room / wide * 0.99).max(scale::NAME_LEAST) } else { style.size };
    let style = style.sized(size.min(style.size));
    let mut at = x;
    for (i, bit) in bits.iter().enumerate() {
        let left = x + room - at;
        match bit {
            Bit::Said(said) => {
                if left < p.measure(said, &style).min(style.size * 0.5) {
                    break;
                }
                at += p.text_fit(said, at, style.baseline_at(cy), left, &style);
            }
            Bit::Sign(of, color) => {
                let side = side(style.size);
                if left < side {
                    break;
                }
                p.emblem(of, Rect::new(at, cy - side / 2.0, side, side), Fill::flat(*color), style.ground);
                at += side;
            }
        }
        at += space(style.size, bits.get(i + 1));
    }
    at - x
}

/// The style of such lines.
pub(super) const fn style(size: f32, ink: Color, ground: Color) -> Style {
    Style::new(Face::Text, size, ink, ground).kind(Use::Name)
}

/// A sign with a number behind it; returns where the next may begin.
pub(super) fn counted(
    p: &mut Painter,
    (of, color): (&'static Emblem, Color),
    said: &str,
    (x, cy): (f32, f32),
    style: &Style,
) -> f32 {
    let side = (style.size * 1.02).round();
    p.emblem(of, Rect::new(x, cy - side / 2.0, side, side), Fill::flat(color), style.ground);
    let left = x + side + style.size * 0.16;
    left + p.text(said, left, style.baseline_at(cy), style)
}

/// What a stack of tokens asks for.
pub(super) fn goal(of: skald_rules::lost::cards::Goal) -> Vec<Bit> {
    use skald_rules::lost::cards::Goal;
    let marks = Marks::default();
    match of {
        Goal::Pair(of) => marks.say("2×").sign(kind(of)).bits,
        Goal::Triple => marks.word("picture-lost-triple").bits,
        Goal::Variety => marks.word("picture-lost-variety").bits,
    }
}
