//! What the signs of Lost Legends mean, in sentences.

use skald_rules::interface::Say;
use skald_rules::lost::cards::{Damage, Kind, Piece, Skill, Type};
use skald_rules::lost::{Phase, View};

use super::scene::{
    COIN, DIM, GAIN, HEART, HERO, LOSS, MANA, NOBODY, damage, gear, kind, skill, text, words,
};
use super::text::kind_of;
use crate::look::emblem::chaos::{AWAY, DONE, GIVEN, HOURGLASS};
use crate::look::emblem::law::RESERVE;
use crate::look::emblem::lost as signs;
use crate::look::emblem::{COIN_SKULL, DECK, GRAVE, rank};
use crate::look::palette::{FIRE, GOLD, PLATE, QUIET};
use crate::page::signs::{Known, Sign};
use crate::painter::{Fill, Painter, Rect};

/// All signs of the game, the most needed first.
pub(super) fn of(view: &View) -> Vec<Sign<'static>> {
    let mut list: Vec<Sign<'static>> = first(view).into_iter().map(Sign::known).collect();
    list.extend(Kind::ALL.iter().map(|of| {
        let ((sign, ink), say) = (kind(*of), Say::new("picture-lost-sign-kind").with("kind", kind_of(*of)));
        Sign::emblem(sign, ink, words(&say))
    }));
    let challenges = view.table.sides.iter().any(|side| !side.challenges.is_empty());
    list.push(Sign::drawn(text("picture-lost-sign-frame"), framed).here(challenges));
    list.extend(last(view).into_iter().chain(equipment()).map(Sign::known));
    list
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
    let given = !view.given.is_empty() || matches!(view.table.phase, Phase::Draft { .. });
    vec![
        ((&signs::LIFE, HEART), "picture-lost-sign-life", true),
        ((&signs::MANA, MANA), "picture-lost-sign-mana", true),
        ((&signs::GOLD, COIN), "picture-lost-sign-gold", true),
        ((&signs::XP, GAIN), "picture-lost-sign-xp", true),
        ((&signs::LEGEND, GOLD), "picture-lost-sign-legend", true),
        ((&signs::TOKEN, GOLD), "picture-lost-sign-token", true),
        ((&signs::SPENT, DIM), "picture-lost-sign-spent", spent),
        ((&GIVEN, GAIN), "picture-lost-sign-given", given),
        (damage(Damage::Chaos), "picture-lost-sign-chaos", true),
        (skill(Skill::Melee), "picture-lost-sign-melee", true),
        (skill(Skill::Range), "picture-lost-sign-range", true),
        (skill(Skill::Magic), "picture-lost-sign-magic", true),
        (skill(Skill::Armor), "picture-lost-sign-armor", true),
        (skill(Skill::Lore), "picture-lost-sign-lore", true),
        (skill(Skill::Craft), "picture-lost-sign-craft", true),
        ((&DECK, GOLD), "picture-lost-sign-pile", true),
        ((&RESERVE, GOLD), "picture-lost-sign-reserve", true),
    ]
}

/// What can be guessed.
fn last(view: &View) -> Vec<Known> {
    let fallen = view.table.sides.iter().any(|side| side.defeated);
    let turns = matches!(view.table.phase, Phase::Attach { .. } | Phase::Fight(_));
    let left = view.table.sides.iter().any(|side| side.left);
    vec![
        ((&signs::START, GOLD), "picture-lost-sign-start", true),
        ((&GRAVE, NOBODY), "picture-lost-sign-fallen", fallen),
        ((&HOURGLASS, FIRE), "picture-lost-sign-turn", turns),
        ((&AWAY, QUIET), "picture-lost-sign-left", left),
        ((&DONE, GAIN), "picture-lost-sign-kills", false),
        ((&COIN_SKULL, LOSS), "picture-lost-sign-mortal", false),
        ((rank(13), HERO), "picture-lost-sign-hero", false),
    ]
}

/// Equipment that has signs of its own.
fn equipment() -> Vec<Known> {
    vec![
        (gear(Type::Armor, Some(Piece::Helmet)), "picture-lost-sign-helmet", true),
        (gear(Type::Armor, Some(Piece::Breastplate)), "picture-lost-sign-breastplate", true),
        (gear(Type::Scroll, None), "picture-lost-sign-scroll", true),
        (gear(Type::Folio, None), "picture-lost-sign-folio", true),
        (gear(Type::Trinket, None), "picture-lost-sign-trinket", true),
        (gear(Type::Healing, None), "picture-lost-sign-healing", true),
    ]
}
