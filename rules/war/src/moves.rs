//! Moves and their notation: `draw`, `hold`, `use`, `use w07a`, `gamble w07a`, `strike w10b`, `wait`,
//! `take w09a w04a>w13b`.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use skald_vocabulary::interface::{BadNotation, Key, Pick};

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

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let with = |f: &mut fmt::Formatter<'_>, verb: &str, target: &Option<Key>| match target {
            Some(key) => write!(f, "{verb} {key}"),
            None => f.write_str(verb),
        };
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Hold => f.write_str("hold"),
            Self::Use(target) => with(f, "use", target),
            Self::Gamble(target) => with(f, "gamble", target),
            Self::Strike(target) => with(f, "strike", target),
            Self::Wait => f.write_str("wait"),
            Self::Take(card, rest) if rest.is_empty() => write!(f, "take {card}"),
            Self::Take(card, rest) => write!(f, "take {card} {}", Pick::order(rest)),
        }
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(line: &str) -> Result<Self, BadNotation> {
        let bad = || {
            BadNotation::new(
                line,
                "draw, hold, use TARGET, gamble TARGET, strike TARGET, wait or take CARD ORDER",
            )
        };
        let key = |word: &str| Key::new(word).map_err(|_| bad());
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["draw"] => Ok(Self::Draw),
            ["hold"] => Ok(Self::Hold),
            ["wait"] => Ok(Self::Wait),
            ["use"] => Ok(Self::Use(None)),
            ["use", target] => Ok(Self::Use(Some(key(target)?))),
            ["gamble"] => Ok(Self::Gamble(None)),
            ["gamble", target] => Ok(Self::Gamble(Some(key(target)?))),
            ["strike"] => Ok(Self::Strike(None)),
            ["strike", target] => Ok(Self::Strike(Some(key(target)?))),
            ["take", card] => Ok(Self::Take(key(card)?, Vec::new())),
            ["take", card, order] => {
                Ok(Self::Take(key(card)?, Pick::word(order).as_order().ok_or_else(bad)?))
            }
            _ => Err(bad()),
        }
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
