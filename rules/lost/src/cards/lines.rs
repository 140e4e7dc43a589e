//! The lines of equipment and monsters (2.9), and what stacks of trophy tokens ask for.
//!
//! What belongs here: the closed list of lines. What does not: how a file writes them (`reader`), and what they do (`eval`,
//! `engine`).

use super::{Beside, Cond, Hit, Kind, Set, Track, Type};

/// A line of an equipment card. `most` is how often mana may be spent on it, where that is limited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Damage without a condition; of two, the owner picks one for each attack (LOST-21.1).
    Basic(Vec<Hit>),
    /// Damage under a condition.
    If {
        /// The skills.
        cond: Cond,
        /// The damage.
        hit: Hit,
    },
    /// Damage for mana.
    For {
        /// Mana spent or lost.
        mana: u8,
        /// How often, where that is limited.
        most: Option<u8>,
        /// The skills.
        cond: Cond,
        /// The damage.
        hit: Hit,
    },
    /// All damage of the weapon becomes magic.
    Convert,
    /// Damage for each trophy of the current monster's kind (LOST-21.3).
    PerTrophy(Hit),
    /// Right after the attack mana refreshes the card (LOST-21.8).
    Again {
        /// Mana spent or lost.
        mana: u8,
    },
    /// The counter-attack is halved (LOST-21.6).
    Halve,
    /// Defeats a kind of monster and leaves the game (LOST-21.2).
    Slay(Kind),
    /// Attacks with another player's weapon (LOST-21.5).
    Copy {
        /// Experience.
        xp: u8,
    },
    /// Uses another player's spell (LOST-21.4).
    Tap,
    /// LOST-21.11.
    Polymorph,
    /// LOST-21.12.
    Transform,
    /// LOST-21.13.
    Banish {
        /// Experience.
        xp: u8,
    },
    /// Takes damage off when the card is used, or always if it is a breastplate or a shield.
    Reduce {
        /// How much.
        amount: u8,
        /// Off which types.
        set: Set,
        /// The skills.
        cond: Cond,
    },
    /// Takes more off for mana, together with a reduction of the same card.
    ReduceFor {
        /// Mana spent or lost.
        mana: u8,
        /// How often, where that is limited.
        most: Option<u8>,
        /// How much.
        amount: u8,
        /// Off which types.
        set: Set,
    },
    /// Takes damage off without being used (LOST-21.16).
    Always {
        /// How much.
        amount: u8,
        /// Off which types.
        set: Set,
        /// The skills.
        cond: Cond,
    },
    /// Turns cards of earlier turns back (LOST-20.5).
    Refresh {
        /// How many.
        count: u8,
        /// Of which types.
        types: Vec<Type>,
    },
    /// Mana, up to the token.
    Mana(u8),
    /// Life, up to the token.
    Heal(u8),
    /// One more on a track when the card is added as equipment (LOST-7.7).
    OnEquip(Track),
    /// One skill of a neighbour counts for discounts (LOST-6.8).
    Borrow(Beside),
}

impl Line {
    /// Whether an attack may use it, beside a weapon (2.9, class attack).
    #[must_use]
    pub const fn attacks(&self) -> bool {
        matches!(
            self,
            Self::Basic(_)
                | Self::If { .. }
                | Self::For { .. }
                | Self::Convert
                | Self::PerTrophy(_)
                | Self::Again { .. }
                | Self::Halve
                | Self::Slay(_)
                | Self::Copy { .. }
                | Self::Tap
        )
    }

    /// Whether it changes what can be attacked (class pre-attack).
    #[must_use]
    pub const fn turns_foe(&self) -> bool {
        matches!(self, Self::Polymorph | Self::Transform | Self::Banish { .. })
    }

    /// Whether it defends.
    #[must_use]
    pub const fn defends(&self) -> bool {
        matches!(self, Self::Reduce { .. })
    }

    /// Whether it is a utility that may also be used when defending (LOST-12.11).
    #[must_use]
    pub const fn helps(&self) -> bool {
        matches!(self, Self::Refresh { .. } | Self::Mana(_))
    }

    /// Whether it heals.
    #[must_use]
    pub const fn heals(&self) -> bool {
        matches!(self, Self::Heal(_))
    }
}

/// A line of a monster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Text {
    /// Charge: so much mana is lost (LOST-10.5).
    LoseMana(u8),
    /// Charge: so much gold is lost (LOST-10.5).
    LoseGold(u8),
    /// Charge: a card of these types is exhausted (LOST-10.4).
    Exhaust(Vec<Type>),
    /// When attacking: damage to all players (LOST-13.2).
    HitAll(Hit),
    /// When attacking: the attacked player loses a skill (LOST-13.3).
    LoseSkill,
    /// When attacking: so many markers off each monster (LOST-13.4).
    HealAll(u8),
    /// When attacking: no armor (LOST-13.5).
    NoArmor,
    /// While it lies in front of another player: whoever defeats a monster suffers damage (LOST-13.6).
    Avenge(Hit),
}

/// What a stack of trophy tokens asks for (2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Two trophies of a kind.
    Pair(Kind),
    /// Three of any one kind.
    Triple,
    /// One of each kind.
    Variety,
}
