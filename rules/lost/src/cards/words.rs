//! How card files write skills, conditions and damage: `Me2|Ar2`, `Ma1&Ra1`, `2R`, `melee 1`.

use super::{Cond, Damage, Harm, Hit, Skill};
use skald_toolkit::grammar::WordOf;

/// The short words of skills in conditions.
const SHORT: [(&str, Skill); 6] = [
    ("Me", Skill::Melee),
    ("Ra", Skill::Range),
    ("Ma", Skill::Magic),
    ("Ar", Skill::Armor),
    ("Lo", Skill::Lore),
    ("Cr", Skill::Craft),
];

/// The level of a skill that can be asked for, 1 to 9.
fn level(text: &str) -> Option<u8> {
    text.parse().ok().filter(|level| (1..=9).contains(level))
}

/// A condition such as `Ra1|Ma1` or `Me1&Ar1&Cr1`.
pub fn cond(text: &str) -> Option<Cond> {
    let one = |word: &str| {
        let (short, skill) = SHORT.iter().find(|(short, _)| word.starts_with(short))?;
        Some((*skill, level(&word[short.len()..])?))
    };
    text.split('&').map(|group| group.split('|').map(one).collect()).collect::<Option<_>>().map(Cond)
}

/// A requirement such as `melee 2`.
pub fn requirement(text: &str) -> Option<(Skill, u8)> {
    let (skill, of) = text.split_once(' ')?;
    Some((Skill::read_word(skill)?, level(of)?))
}

/// Damage such as `2R`, 1 to 9.
pub fn hit(text: &str) -> Option<Hit> {
    let mut signs = text.chars();
    let amount = signs.next()?.to_digit(10).and_then(|amount| u8::try_from(amount).ok());
    let damage = Damage::read_word(signs.as_str())?;
    amount.filter(|amount| *amount > 0).map(|amount| Hit(amount, damage))
}

/// Damage by type such as `2M+1C`.
pub fn harm(text: &str) -> Option<Harm> {
    let mut all = Harm::default();
    for word in text.split('+') {
        all.add(hit(word)?, 1);
    }
    Some(all)
}
