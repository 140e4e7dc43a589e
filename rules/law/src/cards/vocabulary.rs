//! The closed vocabulary of abilities (LAW-7.7, LAW-8). A card is data: one of these words with its numbers.

use serde::{Deserialize, Serialize};

/// A dominion. Written `earth`, `sea`, `sky`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dominion {
    /// Earth.
    Earth,
    /// Sea.
    Sea,
    /// Sky.
    Sky,
}

impl Dominion {
    /// All of them, in the order of the draft piles.
    pub const ALL: [Self; 3] = [Self::Earth, Self::Sea, Self::Sky];

    /// The word in files and notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Earth => "earth",
            Self::Sea => "sea",
            Self::Sky => "sky",
        }
    }

    /// The dominion of a word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|dominion| dominion.word() == word)
    }

    /// Its place in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What a Champion looks for in its neighbours (LAW-8.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Symbol {
    /// A dominion.
    Dominion(Dominion),
    /// A pantheon, by its place in the pool.
    Pantheon(u8),
}

/// The longest row of arrows in one direction.
pub const LONGEST: u8 = 9;

/// An area of effect: how many arrows point north, east, south and west (LAW-7.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arrows(pub [u8; 4]);

impl Arrows {
    /// All arrows together.
    #[must_use]
    pub fn count(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether a half turn and a mirror leave them as they are (LAW-3.16).
    #[must_use]
    pub const fn symmetric(self) -> bool {
        self.0[0] == self.0[2] && self.0[1] == self.0[3]
    }
}

/// Which of the three bonus abilities (LAW-8.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bonus {
    /// +1 when attacking and when defending.
    Both,
    /// +2 when attacking.
    Attack,
    /// +2 when defending.
    Defense,
}

impl Bonus {
    /// What it adds to the attacker's stat.
    #[must_use]
    pub const fn attacking(self) -> i16 {
        match self {
            Self::Both => 1,
            Self::Attack => 2,
            Self::Defense => 0,
        }
    }

    /// What it adds to the defender's stat.
    #[must_use]
    pub const fn defending(self) -> i16 {
        match self {
            Self::Both => 1,
            Self::Attack => 0,
            Self::Defense => 2,
        }
    }
}

/// What a card, or an ability space, can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ability {
    /// Allies in the area get +1 (LAW-8.24).
    Support(Arrows),
    /// Enemies in the area get -1 (LAW-8.20).
    Curse(Arrows),
    /// Enemies in the area lose all abilities (LAW-8.25).
    Dispel(Arrows),
    /// The area is added to the attack range (LAW-8.30).
    Ranged(Arrows),
    /// The card may move within the area and attack again (LAW-8.65).
    Maneuver(Arrows),
    /// +1 for each adjacent card with the symbol (LAW-8.15).
    Champion(Symbol),
    /// Targeting abilities fall back on their source (LAW-8.35).
    Reflect,
    /// The card may replace one of its side (LAW-8.1).
    Skinwalker,
    /// A captured card returns to the deck of the player it was captured from (LAW-8.50).
    Phoenix,
    /// A captured card goes to the captor's deck (LAW-8.60).
    Traitor,
    /// Captured cards go to the Underworld (LAW-8.55).
    Slayer,
    /// A bonus against a dominion (LAW-8.10).
    Bonus(Bonus, Dominion),
}

/// What an evaluation sorts cards by, before it looks at any of them closely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It hits others with Dispel.
    Dispel,
    /// It gives markers: Support, Curse or Champion.
    Marks,
    /// Reflect.
    Reflect,
    /// Skinwalker.
    Walks,
    /// All others.
    Plain,
}

impl Role {
    /// Its place among the roles.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The role that an ability gives.
    #[must_use]
    pub const fn of(ability: Option<Ability>) -> Self {
        match ability {
            Some(Ability::Dispel(_)) => Self::Dispel,
            Some(Ability::Support(_) | Ability::Curse(_) | Ability::Champion(_)) => Self::Marks,
            Some(Ability::Reflect) => Self::Reflect,
            Some(Ability::Skinwalker) => Self::Walks,
            _ => Self::Plain,
        }
    }
}

impl Ability {
    /// The area, for abilities that have one.
    #[must_use]
    pub const fn arrows(self) -> Option<Arrows> {
        match self {
            Self::Support(arrows)
            | Self::Curse(arrows)
            | Self::Dispel(arrows)
            | Self::Ranged(arrows)
            | Self::Maneuver(arrows) => Some(arrows),
            Self::Champion(_)
            | Self::Reflect
            | Self::Skinwalker
            | Self::Phoenix
            | Self::Traitor
            | Self::Slayer
            | Self::Bonus(..) => None,
        }
    }

    /// Whether it works once, when the card is played (LAW-7.7).
    #[must_use]
    pub const fn instant(self) -> bool {
        matches!(
            self,
            Self::Skinwalker | Self::Bonus(..) | Self::Ranged(_) | Self::Slayer | Self::Maneuver(_)
        )
    }
}
