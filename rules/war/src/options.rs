//! The options of a table of War, and the words in which they are chosen (WAR-14.1, 15.1, 15.2).

use serde::{Deserialize, Serialize};

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
