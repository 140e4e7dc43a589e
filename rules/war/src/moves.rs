//! Moves and their notation: `draw`, `hold`, `use`, `use w07a`, `gamble w07a`, `strike w10b`, `wait`,
//! `take w09a w04a>w13b`.

use serde::{Deserialize, Serialize};

use skald_toolkit::{
    grammar::{MaybeRank, One, Opt},
    notation,
};
use skald_vocabulary::interface::Key;

/// An answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// Draw for the coming turn (pace `ready`).
    Draw,
    /// The ability is not used.
    Hold,
    /// The ability is used for the first time. The target may be left out where there is only one.
    Use(Option<Key>),
    /// The ability is used again, and the coin decides. The target may be left out where there is only one.
    Gamble(Option<Key>),
    /// The support Legend strikes. The target may be left out where there is only one.
    Strike(Option<Key>),
    /// The support Legend does not strike.
    Wait,
    /// Of the looked-at cards the first becomes active; the rest returns to the top in this order, the first on top.
    Take(Key, Vec<Key>),
}

notation! { Move {
    Draw = "draw",
    Hold = "hold",
    Use(target: Opt<One>) = "use",
    Gamble(target: Opt<One>) = "gamble",
    Strike(target: Opt<One>) = "strike",
    Wait = "wait",
    Take(card: One, order: MaybeRank) = "take",
} }

impl Move {
    /// Whether a verb is one of those by which an ability is played.
    #[must_use]
    pub fn acts(verb: &str) -> bool {
        matches!(verb, "use" | "gamble" | "strike")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_is_read_as_it_is_printed() {
        for line in [
            "draw",
            "hold",
            "wait",
            "use",
            "use w07a",
            "gamble b",
            "strike w10b",
            "strike",
            "take w09a",
            "take w09a w04a>w13b",
        ] {
            assert_eq!(line.parse::<Move>().unwrap().to_string(), line);
        }
    }

    #[test]
    fn other_lines_are_refused() {
        for line in ["", "use a b", "take", "take w09a w04a>", "take w09a -x>", "play", "draw now"] {
            assert!(line.parse::<Move>().is_err(), "{line}");
        }
    }
}
