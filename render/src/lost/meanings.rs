//! What the signs of a board mean: those that stand on this one, in sentences.

use skald_rules::interface::Say;
use skald_rules::lost::cards::{Damage, Kind, Skill, Type};
use skald_rules::lost::{Phase, View};

use super::scene::{COIN, DIM, GAIN, HEART, MANA, NOBODY, damage, gear, kind, skill, text, words};
use super::text::kind_of;
use crate::look::color::Color;
use crate::look::emblem::chaos::{GIVEN, HOURGLASS};
use crate::look::emblem::law::RESERVE;
use crate::look::emblem::lost as signs;
use crate::look::emblem::{DECK, Emblem, GRAVE};
use crate::look::palette::{FIRE, GOLD, PLATE};
use crate::page::signs::Sign;
use crate::painter::{Fill, Painter, Rect};

/// A sign, and the sentence that tells of it.
type Known = ((&'static Emblem, Color), &'static str);

/// All signs that stand on a board, the most needed first.
pub(super) fn of(view: &View) -> Vec<Sign<'static>> {
    let mut list: Vec<Sign<'static>> = first(view).into_iter().map(known).collect();
    list.extend(Kind::ALL.iter().map(|of| {
        let says = words(&Say::new("picture-lost-sign-kind").with("kind", kind_of(*of)));
        drawn(kind(*of), says)
    }));
    if view.table.sides.iter().any(|side| !side.challenges.is_empty()) {
        list.push(Sign { draw: Box::new(framed), says: text("picture-lost-sign-frame") });
    }
    list.extend(last(view).into_iter().map(known));
    list
}

fn known((sign, id): Known) -> Sign<'static> {
    drawn(sign, text(id))
}

fn drawn((of, ink): (&'static Emblem, Color), says: String) -> Sign<'static> {
    Sign { draw: Box::new(move |p, r| p.emblem(of, r, Fill::flat(ink), PLATE)), says }
}

/// A trophy whose player holds the challenge trophy.
fn framed(p: &mut Painter, r: Rect) {
    let (sign, color) = kind(Kind::Animal);
    p.frame(r.inset(-2.0), 6.0, 2.5, GOLD);
    p.emblem(sign, r.inset(4.0), Fill::flat(color), PLATE);
}

/// What everybody has to know.
fn first(view: &View) -> Vec<Known> {
    let spent = view.table.sides.iter().any(|side| !side.spent.is_empty());
    let drafting = matches!(view.table.phase, Phase::Draft { .. });
    let mut list = vec![
        ((&signs::LIFE, HEART), "picture-lost-sign-life"),
        ((&signs::MANA, MANA), "picture-lost-sign-mana"),
        ((&signs::XP, GAIN), "picture-lost-sign-xp"),
        ((&signs::LEGEND, GOLD), "picture-lost-sign-legend"),
        ((&signs::TOKEN, GOLD), "picture-lost-sign-token"),
    ];
    list.extend(spent.then_some(((&signs::SPENT, DIM), "picture-lost-sign-spent")));
    list.extend(drafting.then_some(((&GIVEN, GAIN), "picture-lost-sign-given")));
    list.extend([
        (damage(Damage::Chaos), "picture-lost-sign-chaos"),
        (skill(Skill::Magic), "picture-lost-sign-magic"),
        (skill(Skill::Lore), "picture-lost-sign-lore"),
        (skill(Skill::Craft), "picture-lost-sign-craft"),
        ((&DECK, GOLD), "picture-lost-sign-pile"),
        ((&RESERVE, GOLD), "picture-lost-sign-reserve"),
    ]);
    list
}

/// What can be guessed.
fn last(view: &View) -> Vec<Known> {
    let fallen = view.table.sides.iter().any(|side| side.defeated);
    let turns = matches!(view.table.phase, Phase::Attach { .. } | Phase::Fight(_));
    let mut list: Vec<Known> = Vec::new();
    list.extend(fallen.then_some(((&GRAVE, NOBODY), "picture-lost-sign-fallen")));
    list.extend(turns.then_some(((&HOURGLASS, FIRE), "picture-lost-sign-turn")));
    list.extend([
        ((&signs::GOLD, COIN), "picture-lost-sign-gold"),
        (skill(Skill::Melee), "picture-lost-sign-melee"),
        (skill(Skill::Range), "picture-lost-sign-range"),
        (skill(Skill::Armor), "picture-lost-sign-armor"),
        (gear(Type::Scroll, None), "picture-lost-sign-scroll"),
        (gear(Type::Trinket, None), "picture-lost-sign-trinket"),
    ]);
    list
}
