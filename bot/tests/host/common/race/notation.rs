//! How moves and standing orders of the race are written and read.

use std::{fmt, str::FromStr};

use super::{Always, Move};
use skald_rules::interface::{BadNotation, Pick};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Take => f.write_str("take"),
            Self::Guess(number) => write!(f, "guess {number}"),
            Self::Mark(keys) => write!(f, "mark {}", Pick::some(keys)),
            Self::Rank(keys) => write!(f, "rank {}", Pick::order(keys)),
        }
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let bad = || BadNotation::new(text, "pass, take, guess N, mark A+B or rank A>B");
        let path = Pick::path(text);
        match path.iter().map(Pick::as_str).collect::<Vec<_>>().as_slice() {
            ["pass"] => Ok(Self::Pass),
            ["take"] => Ok(Self::Take),
            ["guess", _] => path[1].as_number().map(Self::Guess).ok_or_else(bad),
            ["mark", _] => path[1].as_some().map(Self::Mark).ok_or_else(bad),
            ["rank", _] => path[1].as_order().map(Self::Rank).ok_or_else(bad),
            _ => Err(bad()),
        }
    }
}

impl fmt::Display for Always {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 { "always take" } else { "always pass" })
    }
}

impl FromStr for Always {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text {
            "always take" => Ok(Self(true)),
            "always pass" => Ok(Self(false)),
            _ => Err(BadNotation::new(text, "always take or always pass")),
        }
    }
}
