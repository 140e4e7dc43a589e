//! The options of a table of War, and the words in which they are chosen (WAR-14.1, 15.1, 15.2).

use serde::{Deserialize, Serialize};
use skald_vocabulary::interface::{OptionKind, OptionSpec};

/// Which deck is played (2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Deck {
    /// 52 Warriors and 8 Legends.
    Skirmish,
    /// 104 Warriors and 16 Legends.
    Grand,
    /// The cards that a pack lists.
    Pool,
}

/// Whether the table waits before each turn (WAR-15.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Turns are played without waiting.
    Auto,
    /// Every player presses Draw before each turn.
    Ready,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Why {
    /// One player is left (WAR-12.2).
    Alone,
    /// Nobody is left (WAR-12.8).
    Nobody,
    /// The last allowed turn was played (WAR-14.2).
    Limit,
    /// The others left (WAR-15.6).
    Left,
    /// The host ended the game; it was counted as it stood.
    Time,
    /// The host gave the game to somebody.
    Award,
    /// Nobody who is still in the game is here any more; it was counted as at the turn limit (WAR-15.6).
    Deserted,
}

/// What may be chosen before a game, and how it is said.
#[must_use]
pub fn all() -> Vec<OptionSpec> {
    let spec = OptionSpec::new;
    vec![
        spec(
            "deck",
            ["war-option-deck", "war-option-deck-holds"],
            OptionKind::Choice(vec!["skirmish", "grand", "pool"]),
            "skirmish",
        ),
        spec("legends", ["war-option-legends", "war-option-legends-holds"], OptionKind::Text, "random")
            .offering(&["random", "core"]),
        spec(
            "turn_limit",
            ["war-option-turn-limit", "war-option-turn-limit-holds"],
            OptionKind::Number { min: 0, max: 10_000 },
            "1000 (Grand: 3000)",
        )
        .offering(&["0", "300", "1000", "3000"]),
        spec(
            "batch",
            ["war-option-batch", "war-option-batch-holds"],
            OptionKind::Number { min: 1, max: 100 },
            "25",
        )
        .offering(&["1", "10", "25", "50", "100"]),
        spec(
            "pace",
            ["war-option-pace", "war-option-pace-holds"],
            OptionKind::Choice(vec!["auto", "ready"]),
            "auto",
        ),
    ]
}
