//! The closed vocabulary of section 2.6: what a Legend may need, choose and do. No Legend is named here.

use serde::{Deserialize, Serialize};

/// How an ability is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// At once; the Legend stays the active card unless its text moves it.
    Instant,
    /// The Legend becomes a support Legend (WAR-11).
    Deploy,
}

/// A condition that must hold when "use" is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// The owner has at least this many drawable cards.
    OwnDrawable(u8),
    /// There is an opposing active card.
    OpposingActive,
    /// The Graveyard holds a Legend.
    GraveyardNonempty,
    /// The chosen opponent has at least this many drawable cards.
    TargetDrawable(u8),
    /// Some opponent in this battle has at least this many drawable cards.
    AnyOpponentDrawable(u8),
    /// An opposing active Legend or an opponent's support Legend exists.
    OpposingLegendActiveOrSupport,
}

/// What is chosen together with "use", before any coin is flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Nothing.
    None,
    /// An opposing active card.
    OpposingActive,
    /// A player with an active card in this battle, other than the owner.
    OpponentInBattle,
    /// A Legend in the Graveyard.
    GraveyardLegend,
    /// An opposing active Legend, or a support Legend of any opponent in the game.
    OpposingLegend,
}

/// Whose cards a support Legend changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// Its owner's.
    Own,
    /// Those of the opponent chosen on deployment.
    TargetOpponent,
}

/// What an ability does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Damage to the targeted active card, against its effective Level (WAR-8).
    DamageActive {
        /// How much.
        amount: u8,
    },
    /// Damage to the top card of the target's Play Deck, against its printed Level (WAR-16.8).
    DamageDeckTop {
        /// How much.
        amount: u8,
    },
    /// The target Legend is killed (WAR-16.9).
    KillLegend,
    /// The target card moves to the owner's Army Pile (WAR-16.3).
    StealActive,
    /// If the owner wins the turn, cards are stolen from the top of the target's Play Deck (WAR-16.14).
    StealDeckTopOnWin {
        /// How many.
        count: u8,
    },
    /// The target Legend leaves the Graveyard for the owner's Army Pile (WAR-16.5).
    Exhume,
    /// One of the top cards of the owner's Play Deck becomes active instead (WAR-16.1).
    ReplaceFromTop {
        /// How many are looked at.
        look: u8,
    },
    /// The lowest effective Level wins this battle (WAR-16.2).
    ReverseCompare,
    /// The effective Level becomes the highest opposing one plus this (WAR-16.11).
    MirrorLevel {
        /// How much above.
        plus: u8,
    },
    /// A coin changes the Level (WAR-16.12).
    CoinLevel {
        /// On Fire.
        fire: i8,
        /// On Skull.
        skull: i8,
    },
    /// Levels are not compared; all go to War (WAR-16.13).
    ForceWar,
    /// Each opponent in the battle lays cards face-down (WAR-16.16).
    Tribute {
        /// How many each.
        count: u8,
    },
    /// This turn the Legend goes to its owner's Army Pile instead of the Graveyard (WAR-16.15).
    Undying,
    /// A support Legend that changes Levels (WAR-10, WAR-11).
    SupportLevel {
        /// Whose cards.
        who: Whose,
        /// By how much.
        amount: i8,
        /// For how many active cards.
        uses: u8,
    },
    /// A support Legend that strikes (WAR-11.7).
    SupportStrike {
        /// Damage of one strike.
        amount: u8,
        /// How many strikes.
        uses: u8,
    },
}

impl Effect {
    /// The mode that goes with this effect.
    #[must_use]
    pub const fn mode(self) -> Mode {
        match self {
            Self::SupportLevel { .. } | Self::SupportStrike { .. } => Mode::Deploy,
            _ => Mode::Instant,
        }
    }

    /// The target that goes with this effect.
    #[must_use]
    pub const fn target(self) -> Target {
        match self {
            Self::DamageActive { .. } | Self::StealActive => Target::OpposingActive,
            Self::DamageDeckTop { .. }
            | Self::StealDeckTopOnWin { .. }
            | Self::SupportLevel { who: Whose::TargetOpponent, .. } => Target::OpponentInBattle,
            Self::KillLegend => Target::OpposingLegend,
            Self::Exhume => Target::GraveyardLegend,
            _ => Target::None,
        }
    }

    /// How often a deployed Legend works; 0 for instants.
    #[must_use]
    pub const fn uses(self) -> u8 {
        match self {
            Self::SupportLevel { uses, .. } | Self::SupportStrike { uses, .. } => uses,
            _ => 0,
        }
    }
}
