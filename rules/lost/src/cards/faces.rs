//! The faces of cards and boards, and the ids by which positions name them.
//!
//! What belongs here: what is printed on a card. What does not: how it is read (`loader`) and found (`pool`).

use std::fmt;

use serde::{Deserialize, Serialize};
use skald_toolkit::grammar::{Word, WordOf};
use skald_vocabulary::{
    interface::{Key, Name},
    invariant::Invariant,
};

use super::{Cond, Goal, Harm, Hit, Kind, Line, Modifier, Piece, Skill, Skills, Text, Type};

macro_rules! ids {
    ($( $(#[$doc:meta])* $of:ident ),+ $(,)?) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $of(pub Key);

        impl fmt::Display for $of {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl WordOf for $of {
            fn read_word(word: &str) -> Option<Self> {
                Key::read_word(word).map(Self)
            }

            fn word(&self) -> Word {
                Word::One(self.0)
            }
        }
    )+ };
}

ids! {
    /// An equipment card. Equal cards are equal: copies have no name of their own.
    Card,
    /// A monster card.
    Beast,
    /// A hero.
    Hero,
}

/// A box of discounts: it counts once, whichever of its skills is there (LOST-6.2, 6.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discount {
    /// One of these, at its level or higher.
    pub any: Cond,
    /// So much less.
    pub amount: u8,
}

/// An equipment card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Equipment {
    /// Its id.
    pub id: Card,
    /// Its name.
    pub name: Name,
    /// The level in whose draft it comes, 1 to 3.
    pub level: u8,
    /// What it is.
    pub of: Type,
    /// Which piece, if it is armor.
    pub piece: Option<Piece>,
    /// The skill that it is when it lies under the skill section.
    pub icon: Skill,
    /// Its basic cost in gold.
    pub cost: u8,
    /// How many copies play with 3, 4 and 5 players (LOST-2.9).
    pub copies: [u8; 3],
    /// Its discounts.
    pub discounts: Vec<Discount>,
    /// Its lines.
    pub lines: Vec<Line>,
}

impl Equipment {
    /// Whether it is a weapon.
    #[must_use]
    pub const fn is_weapon(&self) -> bool {
        matches!(self.of, Type::Melee | Type::Range | Type::Magic)
    }

    /// What it costs with every discount.
    #[must_use]
    pub fn least_cost(&self) -> u8 {
        self.discounts.iter().fold(self.cost, |cost, of| cost.saturating_sub(of.amount))
    }

    /// Whether it turns when one of its lines is used (2.9).
    #[must_use]
    pub fn exhausts(&self) -> bool {
        !self.is_weapon() && (self.of != Type::Armor || self.piece == Some(Piece::Helmet))
    }

    /// Whether it can be used in an attack beside a weapon (LOST-11.3).
    #[must_use]
    pub fn boosts(&self) -> bool {
        matches!(self.of, Type::Scroll | Type::Folio | Type::Trinket) && self.lines.iter().any(Line::attacks)
    }

    /// Whether it attacks with another player's weapon, and the experience that this brings.
    #[must_use]
    pub fn copies_weapon(&self) -> Option<u8> {
        self.lines.iter().find_map(|line| if let Line::Copy { xp } = line { Some(*xp) } else { None })
    }

    /// Whether it uses another player's spell.
    #[must_use]
    pub fn taps(&self) -> bool {
        self.lines.contains(&Line::Tap)
    }

    /// Whether mana can be spent on it in an attack.
    #[must_use]
    pub fn takes_mana(&self) -> bool {
        self.lines.iter().any(|line| matches!(line, Line::For { .. }))
    }

    /// The kind of monster that it slays.
    #[must_use]
    pub fn slays(&self) -> Option<Kind> {
        self.lines.iter().find_map(|line| if let Line::Slay(kind) = line { Some(*kind) } else { None })
    }

    /// The mana that refreshes it right after an attack.
    #[must_use]
    pub fn again(&self) -> Option<u8> {
        self.lines.iter().find_map(|line| if let Line::Again { mana } = line { Some(*mana) } else { None })
    }
}

/// A monster card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Monster {
    /// Its id.
    pub id: Beast,
    /// Its name.
    pub name: Name,
    /// The level in which it lives, 1 to 3.
    pub level: u8,
    /// Its kind, and that of its trophy.
    pub kind: Kind,
    /// How many there are.
    pub copies: u8,
    /// The damage that it takes to defeat it.
    pub life: u8,
    /// What it strikes back with.
    pub attack: Harm,
    /// What it makes of each type of damage.
    pub modifiers: [Modifier; 4],
    /// The experience that it brings.
    pub xp: u8,
    /// The gold that is dealt for it.
    pub gold: u8,
    /// Its texts.
    pub texts: Vec<Text>,
}

impl Monster {
    /// What is left of damage after its modifiers, by type (LOST-11.7).
    #[must_use]
    pub fn suffers(&self, harm: Harm) -> Harm {
        let mut left = harm;
        for (of, modifier) in left.0.iter_mut().zip(self.modifiers) {
            *of = modifier.of(*of);
        }
        left
    }

    /// The damage that it makes to all players when it attacks.
    pub fn hits_all(&self) -> impl Iterator<Item = Hit> + '_ {
        self.texts.iter().filter_map(|text| if let Text::HitAll(hit) = text { Some(*hit) } else { None })
    }
}

/// A hero board (2.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Its id.
    pub id: Hero,
    /// Its name.
    pub name: Name,
    /// Life at the start.
    pub life: u8,
    /// Mana at the start.
    pub mana: u8,
    /// Gold at the start.
    pub gold: u8,
    /// The printed skills, one level each (LOST-2.13).
    pub skills: Skills,
}

/// A stack of trophy tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stack {
    /// Its id.
    pub id: Key,
    /// What it asks for.
    pub goal: Goal,
    /// What the tokens are worth, the first one first (LOST-2.5).
    pub points: Vec<u8>,
}

/// A challenge trophy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its id.
    pub id: Key,
    /// Its name.
    pub name: Name,
    /// The kind of monster that it is for.
    pub kind: Kind,
}

/// Takes a monster out of a list in which it lies.
pub fn take_out(monsters: &mut Vec<Beast>, one: Beast) {
    let at = monsters.iter().position(|of| *of == one).or_broken(monsters.len(), "it lies in the list");
    if at < monsters.len() {
        monsters.remove(at);
    }
}
