//! Standing orders and answer settings (5.2): what they are and how they are written.
//!
//! What belongs here: stop list, mode, yields, standing activations, choices that are made once for all. What does not: turn
//! plans, which are the lines of moves that all games have.

mod decide;
mod menus;
mod occasion;

use skald_toolkit::{
    grammar::{Many, Number, One, Opt},
    key_words, notation,
};
use skald_vocabulary::interface::{Key, Say};

pub use self::{
    decide::{decide, follow, stands_back},
    menus::Orders,
    occasion::{Class, Occasion},
};
use crate::{
    ask::defaults::Aim,
    cards::{Pool, Tag},
};

/// A setting or a standing order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// At which events of a foreign turn to be asked, each with the least number where it has one.
    Stop(Vec<(Class, Option<i64>)>),
    /// Whether one is asked where one can do nothing, or at everything.
    Mode(Mode),
    /// Everything passes up to the end of this turn.
    Yield(i64),
    /// What to do with an own keyword that may be used.
    Keyword(Key, Wish),
    /// Something is used as soon as an event happens.
    Use {
        /// At which event.
        class: Class,
        /// The least number.
        least: i64,
        /// Which card.
        card: Key,
        /// On what.
        at: Aim,
    },
}

notation! { Order {
    Stop(class_n: Many<(One, Opt<Number>)>) = "stop",
    Mode(mode: One) = "mode",
    Yield(turn: Number) = "yield",
    Keyword(keyword: One, wish: One) = "keyword",
    Use { class: One, least: Number, card: One, at: One } = "on",
} }

/// How much of one's hand the engine looks at to decide whether to ask (5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// One is asked only where one can answer; a pass at once tells that one cannot.
    Quick,
    /// One is asked at every event of the stop list.
    Bluff,
    /// One is asked at every event.
    Open,
}

key_words! { Mode { Quick = "quick", Bluff = "bluff", Open = "open" } }

/// What to do with something that may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wish {
    /// It is used, with the targets of the general default.
    Always,
    /// It is declined.
    Never,
}

key_words! { Wish { Always = "always", Never = "never" } }

impl Order {
    /// The stop list that everybody has at first: attacks on the Warlord, attacks of 5 and more, Unified cards, Special
    /// Abilities.
    #[must_use]
    pub fn preset() -> Self {
        Self::Stop(vec![
            (Class::AttackWarlord, Some(0)),
            (Class::AttackWarrior, Some(5)),
            (Class::Unified, None),
            (Class::Sa, None),
        ])
    }

    /// What it is about.
    #[must_use]
    pub fn slot(&self) -> Key {
        match self {
            Self::Stop(_) => Key::of("stop"),
            Self::Mode(_) => Key::of("mode"),
            Self::Yield(_) => Key::of("yield"),
            Self::Keyword(keyword, _) => *keyword,
            Self::Use { card, .. } => *card,
        }
    }

    /// It in words.
    #[must_use]
    pub fn say(&self, pool: &Pool) -> Say {
        match self {
            Self::Stop(list) if list.is_empty() => Say::new("lraw-order-stop-never"),
            Self::Stop(list) => {
                let one = |(class, least): &(Class, Option<i64>)| match least.filter(|least| *least > 0) {
                    None => Say::new(class.words()),
                    Some(n) => {
                        Say::new("lraw-order-least").with("event", Say::new(class.words())).with("n", n)
                    }
                };
                Say::new("lraw-order-stop").with("list", list.iter().map(one).collect::<Vec<_>>())
            }
            Self::Mode(mode) => Say::new(match mode {
                Mode::Quick => "lraw-order-quick",
                Mode::Bluff => "lraw-order-bluff",
                Mode::Open => "lraw-order-open",
            }),
            Self::Yield(turn) => Say::new("lraw-order-yield").with("turn", *turn),
            Self::Keyword(keyword, wish) => {
                let id = match wish {
                    Wish::Always => "lraw-order-always",
                    Wish::Never => "lraw-order-never",
                };
                let word = tag(*keyword).map_or("-", Tag::word);
                Say::new(id).with("keyword", word)
            }
            Self::Use { class, least, card, at } => {
                let name = pool
                    .find(*card)
                    .map_or_else(|| card.to_string(), |face| pool.face(face).name.to_string());
                Say::new("lraw-order-use")
                    .with("event", Say::new(class.words()))
                    .with("n", *least)
                    .with("card", name)
                    .with("at", Say::new(at.words()))
            }
        }
    }
}

/// The keyword of a word, which is its name in small letters.
#[must_use]
pub fn tag(key: Key) -> Option<Tag> {
    Tag::ALL.into_iter().find(|tag| tag.word().to_lowercase() == key.as_str())
}
