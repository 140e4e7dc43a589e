//! The plain words of the effect language (2.4): legions, types, players, places, counts, spans of time.
//!
//! What belongs here: words without parts of their own. What does not: filters and selectors, effects, statics.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use skald_vocabulary::interface::Name;

/// A printed text inside a card's effect, such as the words of a name. Equal texts are one, so that comparing costs nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phrase(pub Name);

impl<'de> Deserialize<'de> for Phrase {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Ok(Self(Name::from(text.as_str())))
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A crest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Legion {
    /// Blue.
    Hero,
    /// Green.
    Orc,
    /// Yellow.
    Angel,
    /// Red.
    Demon,
    /// Purple.
    Undead,
    /// Orange.
    Titan,
    /// Black.
    Dwarf,
    /// Pink: the Mythical Beasts.
    Beast,
    /// Grey: open to every deck.
    Bounty,
}

impl Legion {
    /// Its bit in a set of legions.
    #[must_use]
    pub const fn bit(self) -> u16 {
        1 << (self as u8)
    }

    /// What its ready deck is, whom it suits, and how hard it is to play: the id of a sentence.
    #[must_use]
    pub const fn line(self) -> &'static str {
        match self {
            Self::Hero => "starter-lraw-hero",
            Self::Orc => "starter-lraw-orc",
            Self::Angel => "starter-lraw-angel",
            Self::Demon => "starter-lraw-demon",
            Self::Undead => "starter-lraw-undead",
            Self::Titan => "starter-lraw-titan",
            Self::Dwarf => "starter-lraw-dwarf",
            Self::Beast => "starter-lraw-beast",
            Self::Bounty => "starter-lraw-bounty",
        }
    }

    /// All legions, in the order of the card tables.
    pub const ALL: [Self; 9] = [
        Self::Hero,
        Self::Orc,
        Self::Angel,
        Self::Demon,
        Self::Undead,
        Self::Titan,
        Self::Dwarf,
        Self::Beast,
        Self::Bounty,
    ];

    /// The word of card files and decks.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hero => "Hero",
            Self::Orc => "Orc",
            Self::Angel => "Angel",
            Self::Demon => "Demon",
            Self::Undead => "Undead",
            Self::Titan => "Titan",
            Self::Dwarf => "Dwarf",
            Self::Beast => "Beast",
            Self::Bounty => "Bounty",
        }
    }
}

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// A Warrior of a deck.
    Warrior,
    /// A Unified card.
    Unified,
    /// A Fortified card.
    Fortified,
    /// A Warrior that is made by an effect and is in no deck.
    Token,
    /// A Warlord.
    Warlord,
    /// A Veil, and the Realm on its other side.
    Veil,
    /// A Synergy.
    Synergy,
    /// A Guardian.
    Guardian,
}

impl Kind {
    /// Whether it fights in a Warrior zone.
    #[must_use]
    pub const fn warrior(self) -> bool {
        matches!(self, Self::Warrior | Self::Token)
    }

    /// Whether it belongs into a Main Deck.
    #[must_use]
    pub const fn main(self) -> bool {
        matches!(self, Self::Warrior | Self::Unified | Self::Fortified)
    }
}

/// What becomes of a Unified or Fortified card once it has resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Sub {
    /// It stays face-up.
    Act,
    /// It stays face-up and equips a Warrior.
    Arm,
    /// It goes under the Warlord.
    Essence,
}

/// How rare a card is: one to three stars, four (silver), five (gold), and premium.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Rarity {
    /// One star.
    C1,
    /// Two stars.
    C2,
    /// Three stars.
    C3,
    /// Four stars.
    Renown,
    /// Five stars.
    Exalted,
    /// Premium.
    Elysian,
}

impl Rarity {
    /// How many copies a deck may have of a card (LRAW-2.1.10); of Elysian cards it may have one of any name (LRAW-2.0.6).
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self {
            Self::C1 | Self::C2 | Self::C3 => 3,
            Self::Renown => 2,
            Self::Exalted | Self::Elysian => 1,
        }
    }
}

/// A counter that is put on cards, and the trap of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Counter {
    /// A shield of an Angel card (LRAW-8.1.20).
    Holy,
    /// LRAW-8.1.30.
    Ale,
    /// LRAW-8.1.30.
    Doomsday,
    /// In a free Warrior zone (LRAW-8.1.40).
    Trap,
}

/// A comparison; the number itself is included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Cmp {
    /// At most.
    Le,
    /// At least.
    Ge,
}

/// A phase of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ph {
    /// Counters run down, and the Veil may be pierced.
    Countdown,
    /// A card is drawn.
    Reinforce,
    /// Everything else.
    War,
    /// Clean-up and the hand check.
    End,
}

impl Ph {
    /// All phases in order.
    pub const ALL: [Self; 4] = [Self::Countdown, Self::Reinforce, Self::War, Self::End];

    /// Its bit in a set of phases.
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << (self as u8)
    }
}

/// How a destruction came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Why {
    /// In battle.
    Battle,
    /// By a card.
    Effect,
    /// Either; only cards say so.
    AnyWay,
}

/// Players, as a card names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The controller of the ability.
    You,
    /// The opponent, or the one opponent chosen on activation.
    Opp,
    /// All opposing players.
    AllOpp,
    /// All players; never a criterion (LRAW-7.2.8).
    All,
    /// Each player; all must be able (LRAW-7.2.10).
    Each,
    /// The declared target player.
    Tp,
}

/// Where cards are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Place {
    /// All zones of the field, of everybody.
    Field,
    /// All Warrior zones.
    Wz,
    /// All Unified zones.
    Uz,
    /// All Fortified zones.
    Fz,
    /// The zones of the field on your side.
    Mine,
    /// Hands.
    Hand(Who),
    /// Discard piles.
    Discard(Who),
    /// Eradication Zones.
    Erad(Who),
}

/// How many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Cnt {
    /// Exactly so many.
    Ex(u8),
    /// Up to so many.
    Up(u8),
    /// Exactly X, which is at least 1.
    ExX,
    /// Up to X.
    UpX,
}

/// How long something lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dur {
    /// While the card stays on the field.
    Perm,
    /// Until the end of the turn.
    EndTurn,
    /// Until the start of your next turn.
    YourNext,
    /// Until the end of the affected player's next turn; one that is already running does not count.
    OppTurn,
}
