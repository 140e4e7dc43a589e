//! The options of a table (D1), and the words in which they are chosen.

use serde::{Deserialize, Serialize};
use skald_vocabulary::interface::{OptionKind, OptionSpec};

/// Which form is played (LAW-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// Three rounds, each player leads a pantheon (LAW-10).
    Standard,
    /// Three rounds on a growing board with a shared draft (LAW-13).
    Ragnarok,
    /// One battle with decks of six (LAW-14).
    Skirmish,
    /// Standard, two against two (LAW-15).
    Team,
}

impl Form {
    /// All forms with their words.
    pub const ALL: [(&'static str, Self); 4] = [
        ("standard", Self::Standard),
        ("ragnarok", Self::Ragnarok),
        ("skirmish", Self::Skirmish),
        ("team", Self::Team),
    ];

    /// The word in options.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::ALL.iter().find(|(_, form)| *form == self).map_or("standard", |(word, _)| word)
    }

    /// Whether each player leads a pantheon through three battles.
    #[must_use]
    pub const fn led(self) -> bool {
        matches!(self, Self::Standard | Self::Team)
    }

    /// How many battles there are.
    #[must_use]
    pub const fn rounds(self) -> u8 {
        match self {
            Self::Skirmish => 1,
            Self::Standard | Self::Ragnarok | Self::Team => 3,
        }
    }
}

/// Which sides of pieces may lie face up (LAW-3.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sides {
    /// Both.
    Both,
    /// The plain ones.
    Alpha,
    /// Those with special spaces.
    Omega,
}

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Why {
    /// The last battle was fought and counted.
    Counted,
    /// Only one side has not conceded (LAW-16.9).
    Left,
    /// The host ended the match; it was counted as it stood.
    Time,
    /// The host gave the match to somebody.
    Award,
}

/// Why a battle ended (LAW-9.1, 6.18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stop {
    /// No space is open.
    Full,
    /// The player whose turn it is holds no card.
    Empty,
    /// So many turns were played.
    Turns,
}

/// What may be chosen before a game, and how it is said.
#[must_use]
pub fn all() -> Vec<OptionSpec> {
    let spec = OptionSpec::new;
    vec![
        spec(
            "form",
            ["law-option-form", "law-option-form-holds"],
            OptionKind::Choice(vec!["standard", "ragnarok", "skirmish", "team"]),
            "standard",
        ),
        spec(
            "sides",
            ["law-option-sides", "law-option-sides-holds"],
            OptionKind::Choice(vec!["both", "alpha", "omega"]),
            "both",
        ),
        spec("starter", ["law-option-starter", "law-option-starter-holds"], OptionKind::Text, "random")
            .offering(&["random", "a", "b", "c", "d"]),
        spec("pieces", ["law-option-pieces", "law-option-pieces-holds"], OptionKind::Text, "random")
            .offering(&["random"]),
    ]
}
