//! Reading the lines of cards, word by word.

use skald_toolkit::{
    grammar::WordOf,
    packs::{BadPack, Fields},
};
use toml::Table;

use super::{Cond, Line, Set, Text, Type, words};

/// A line of equipment.
pub fn line(of: &mut Fields<'_>) -> Result<Line, BadPack> {
    let kind: String = of.text("kind")?;
    let most = |of: &mut Fields<'_>| if of.has("max") { of.number("max", 1, 9).map(Some) } else { Ok(None) };
    Ok(match kind.as_str() {
        "basic" => {
            let mut hits = vec![of.said("damage", words::hit)?];
            if of.has("or") {
                hits.push(of.said("or", words::hit)?);
            }
            Line::Basic(hits)
        }
        "if" => Line::If { cond: of.said("cond", words::cond)?, hit: of.said("damage", words::hit)? },
        "for" => Line::For {
            mana: of.number("mana", 1, 9)?,
            most: most(of)?,
            cond: of.cond()?,
            hit: of.said("damage", words::hit)?,
        },
        "convert" => {
            of.said("to", |word| (word == "G").then_some(()))?;
            Line::Convert
        }
        "per_trophy" => Line::PerTrophy(of.said("damage", words::hit)?),
        "again" => Line::Again { mana: of.number("mana", 1, 9)? },
        "halve" => Line::Halve,
        "slay" => Line::Slay(of.word("type")?),
        "copy_weapon" => Line::Copy { xp: of.number("xp", 0, 9)? },
        "tap_spell" => Line::Tap,
        "polymorph" => Line::Polymorph,
        "transform" => Line::Transform,
        "banish" => Line::Banish { xp: of.number("xp", 0, 9)? },
        "reduce" => {
            Line::Reduce { amount: of.number("amount", 1, 9)?, set: of.word::<Set>("of")?, cond: of.cond()? }
        }
        "reduce_for" => Line::ReduceFor {
            mana: of.number("mana", 1, 9)?,
            most: most(of)?,
            amount: of.number("amount", 1, 9)?,
            set: of.word("of")?,
        },
        "always_reduce" => {
            Line::Always { amount: of.number("amount", 1, 9)?, set: of.word("of")?, cond: of.cond()? }
        }
        "refresh" => Line::Refresh { count: of.number("count", 1, 9)?, types: of.types()? },
        "gain_mana" => Line::Mana(of.number("amount", 1, 9)?),
        "heal" => Line::Heal(of.number("amount", 1, 9)?),
        "on_equip" => Line::OnEquip(of.word("gain")?),
        "borrow" => Line::Borrow(of.word("from")?),
        word => return Err(of.unknown("kind", word)),
    })
}

/// A line of a monster.
pub fn text(of: &mut Fields<'_>) -> Result<Text, BadPack> {
    let kind: String = of.text("kind")?;
    Ok(match kind.as_str() {
        "charge_lose_mana" => Text::LoseMana(of.number("amount", 1, 9)?),
        "charge_lose_gold" => Text::LoseGold(of.number("amount", 1, 9)?),
        "charge_exhaust" => Text::Exhaust(of.types()?),
        "attack_all" => Text::HitAll(of.said("damage", words::hit)?),
        "attack_lose_skill" => Text::LoseSkill,
        "attack_heal_all" => Text::HealAll(of.number("amount", 1, 9)?),
        "attack_no_armor" => Text::NoArmor,
        "avenge" => Text::Avenge(of.said("damage", words::hit)?),
        word => return Err(of.unknown("kind", word)),
    })
}

/// The tables of a list within a card.
pub fn tables<T>(
    of: &mut Fields<'_>,
    field: &str,
    read: impl Fn(&mut Fields<'_>) -> Result<T, BadPack>,
) -> Result<Vec<T>, BadPack> {
    let (file, card) = (of.file, of.card.clone());
    let one = |table: Table| {
        let mut fields = Fields::new(file, &card, table);
        let read = read(&mut fields)?;
        fields.end()?;
        Ok(read)
    };
    of.tables(field)?.into_iter().map(one).collect()
}

/// The fields that only these cards have.
pub trait LostFields {
    fn said<T>(&mut self, field: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, BadPack>;
    fn word<T: WordOf>(&mut self, field: &str) -> Result<T, BadPack>;
    fn cond(&mut self) -> Result<Cond, BadPack>;
    fn types(&mut self) -> Result<Vec<Type>, BadPack>;
}

impl LostFields for Fields<'_> {
    /// A text in the vocabulary.
    fn said<T>(&mut self, field: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, BadPack> {
        let word: String = self.text(field)?;
        read(&word).ok_or_else(|| self.unknown(field, &word))
    }

    fn word<T: WordOf>(&mut self, field: &str) -> Result<T, BadPack> {
        self.said(field, T::read_word)
    }

    /// A condition, if there is one.
    fn cond(&mut self) -> Result<Cond, BadPack> {
        if self.has("cond") { self.said("cond", words::cond) } else { Ok(Cond::default()) }
    }

    fn types(&mut self) -> Result<Vec<Type>, BadPack> {
        let words = self.list("types")?;
        words.iter().map(|word| Type::read_word(word).ok_or_else(|| self.unknown("types", word))).collect()
    }
}
