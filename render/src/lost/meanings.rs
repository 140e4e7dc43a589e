//! What the signs of a board mean: those that stand on this one, in sentences.

use skald_rules::interface::Say;
use skald_rules::lost::cards::{Kind, Skill};
use skald_rules::lost::{Phase, View};

use super::scene::{COIN, GAIN, HEART, MANA, NOBODY, damage, gear, kind, skill, text, words};
use super::text::kind_of;
use crate::look::color::Color;
use crate::look::emblem::chaos::{GIVEN, HOURGLASS};
use crate::look::emblem::law::RESERVE;
use crate::look::emblem::lost as signs;
use crate::look::emblem::{DECK, Emblem, GRAVE};
use crate::look::palette::{FIRE, GOLD, PLATE};
use crate::page::signs::Sign;
use crate::painter::Fill;
use skald_rules::lost::cards::{Damage, Type};

/// All signs that stand on a board, the most needed first.
pub(super) fn of(view: &View) -> Vec<Sign<'static>> {
    let table = &view.table;
    let sides = || table.sides.values();
    let drafting = matches!(table.phase, Phase::Draft { .. });
    let mut list: Vec<((&'static Emblem, Color), String)> = Vec::new();
    let mut put = |stands: bool, sign: (&'static Emblem, Color), id: &'static str| {
        if stands {
            list.push((sign, text(id)));
        }
    };
    put(true, (&signs::LIFE, HEART), "picture-lost-sign-life");
    put(true, (&signs::MANA, MANA), "picture-lost-sign-mana");
    put(true, (&signs::GOLD, COIN), "picture-lost-sign-gold");
    put(true, (&signs::XP, GAIN), "picture-lost-sign-xp");
    put(true, (&signs::LEGEND, GOLD), "picture-lost-sign-legend");
    put(true, (&signs::TOKEN, GOLD), "picture-lost-sign-token");
    put(true, skill(Skill::Melee), "picture-lost-sign-melee");
    put(true, skill(Skill::Range), "picture-lost-sign-range");
    put(true, skill(Skill::Magic), "picture-lost-sign-magic");
    put(true, damage(Damage::Chaos), "picture-lost-sign-chaos");
    put(true, skill(Skill::Armor), "picture-lost-sign-armor");
    put(true, skill(Skill::Lore), "picture-lost-sign-lore");
    put(true, skill(Skill::Craft), "picture-lost-sign-craft");
    put(true, (&DECK, GOLD), "picture-lost-sign-pile");
    put(true, (&RESERVE, GOLD), "picture-lost-sign-reserve");
    put(sides().any(|side| !side.spent.is_empty()), (&signs::SPENT, NOBODY), "picture-lost-sign-spent");
    put(sides().any(|side| side.defeated), (&GRAVE, NOBODY), "picture-lost-sign-fallen");
    put(drafting, (&GIVEN, GAIN), "picture-lost-sign-given");
    put(
        matches!(table.phase, Phase::Attach { .. } | Phase::Fight(_)),
        (&HOURGLASS, FIRE),
        "picture-lost-sign-turn",
    );
    for of in Kind::ALL {
        list.push((kind(*of), words(&Say::new("picture-lost-sign-kind").with("kind", kind_of(*of)))));
    }
    list.push((gear(Type::Scroll, None), text("picture-lost-sign-scroll")));
    list.push((gear(Type::Trinket, None), text("picture-lost-sign-trinket")));
    let sign = |((of, ink), says): ((&'static Emblem, Color), String)| Sign {
        draw: Box::new(move |p, r| p.emblem(of, r, Fill::flat(ink), PLATE)),
        says,
    };
    list.into_iter().map(sign).collect()
}
