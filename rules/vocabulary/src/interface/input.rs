//! What is fed into a game: the answers of players, and the few words of the host.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{DecisionId, Key, Say, Seat};

/// One input. A game is its setup, its inputs and its draws; everything else follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input<M> {
    /// The answer to a decision. A default that the clock gives is an answer like any other.
    Answer {
        /// The decision.
        at: DecisionId,
        /// The move.
        with: M,
    },
    /// An answer that has not been released is taken back.
    Withdraw {
        /// The decision.
        at: DecisionId,
    },
    /// The host lets a game go on that waits for nobody ([`super::Waiting::Machine`]).
    Continue,
    /// A seat gives up.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// The host ends the game: it is counted as it stands.
    TimeCalled,
    /// The host gives the whole of it to a seat: the game, or the match that it is of.
    Award {
        /// To whom.
        seat: Seat,
    },
    /// The host gives the game that is played to a seat. The match that it is of goes on; without one it is the same as
    /// [`Input::Award`].
    AwardGame {
        /// To whom.
        seat: Seat,
    },
}

impl<M> Input<M> {
    /// The same input with its move turned into something else.
    ///
    /// # Errors
    /// Whatever `into` returns.
    pub fn try_map<N, E>(self, into: impl FnOnce(M) -> Result<N, E>) -> Result<Input<N>, E> {
        Ok(match self {
            Self::Answer { at, with } => Input::Answer { at, with: into(with)? },
            Self::Withdraw { at } => Input::Withdraw { at },
            Self::Continue => Input::Continue,
            Self::Resign { seat } => Input::Resign { seat },
            Self::TimeCalled => Input::TimeCalled,
            Self::Award { seat } => Input::Award { seat },
            Self::AwardGame { seat } => Input::AwardGame { seat },
        })
    }
}

/// The line in which logs, scenarios and game files write an input: `q12.3 use w07a`, `withdraw q12.3`, `continue`,
/// `resign a`, `time`, `award b`, `award-game b`.
impl<M: fmt::Display> fmt::Display for Input<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Answer { at, with } => write!(f, "{at} {with}"),
            Self::Withdraw { at } => write!(f, "withdraw {at}"),
            Self::Continue => f.write_str("continue"),
            Self::Resign { seat } => write!(f, "resign {seat}"),
            Self::TimeCalled => f.write_str("time"),
            Self::Award { seat } => write!(f, "award {seat}"),
            Self::AwardGame { seat } => write!(f, "award-game {seat}"),
        }
    }
}

/// Why a text is no input or no move: it is not written in the game's notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is not in the game's notation: {wanted}")]
pub struct BadNotation {
    /// What was written.
    pub text: String,
    /// What could have been written.
    pub wanted: String,
    /// Where it stops being understood, if that can be said; in a box, since few faults have it.
    pub place: Option<Box<Place>>,
}

/// Where a line stops being understood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The words before it, which are understood.
    pub before: Vec<String>,
    /// The word that is not; `None` where one is missing.
    pub word: Option<String>,
    /// What can stand there; nothing where the line has to end.
    pub possible: Vec<String>,
}

impl Place {
    /// The sentence about it.
    #[must_use]
    pub fn say(&self) -> Say {
        let id = match (self.before.is_empty(), &self.word, self.possible.is_empty()) {
            (true, None, _) => "refuse-place-empty",
            (true, Some(_), _) => "refuse-place-first",
            (false, None, _) => "refuse-place-missing",
            (false, Some(_), false) => "refuse-place",
            (false, Some(_), true) => "refuse-place-end",
        };
        let possible: Vec<std::sync::Arc<str>> =
            self.possible.iter().map(|word| word.as_str().into()).collect();
        Say::new(id)
            .with("before", self.before.join(" "))
            .with("word", self.word.clone().unwrap_or_default())
            .with("possible", possible)
    }
}

impl BadNotation {
    /// `text` is not what was `wanted`.
    pub fn new(text: impl Into<String>, wanted: impl Into<String>) -> Self {
        Self { text: text.into(), wanted: wanted.into(), place: None }
    }
}

impl<M: FromStr<Err = BadNotation>> FromStr for Input<M> {
    type Err = BadNotation;

    fn from_str(line: &str) -> Result<Self, BadNotation> {
        Self::read_with(line, str::parse)
    }
}

impl Input<String> {
    /// Reads an input whose move stays text, as the table takes it.
    ///
    /// # Errors
    /// [`BadNotation`] when the line is no input, whatever its move says.
    pub fn read(line: &str) -> Result<Self, BadNotation> {
        Self::read_with(line, |text| Ok(text.split_whitespace().collect::<Vec<_>>().join(" ")))
    }
}

impl<M> Input<M> {
    fn read_with(line: &str, read: impl FnOnce(&str) -> Result<M, BadNotation>) -> Result<Self, BadNotation> {
        let bad = || {
            BadNotation::new(
                line,
                "DECISION MOVE, withdraw DECISION, continue, resign SEAT, time, award SEAT or award-game SEAT",
            )
        };
        let decision = |word: &str| DecisionId::new(word).map_err(|_| bad());
        let seat = |word: &str| Key::new(word).ok().and_then(|key| Seat::from_key(key).ok()).ok_or_else(bad);
        let (first, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        let rest = rest.trim();
        match (first, rest) {
            ("continue", "") => Ok(Self::Continue),
            ("time", "") => Ok(Self::TimeCalled),
            ("withdraw", at) => Ok(Self::Withdraw { at: decision(at)? }),
            ("resign", who) => Ok(Self::Resign { seat: seat(who)? }),
            ("award", who) => Ok(Self::Award { seat: seat(who)? }),
            ("award-game", who) => Ok(Self::AwardGame { seat: seat(who)? }),
            (at, with) if !with.is_empty() => Ok(Self::Answer { at: decision(at)?, with: read(with)? }),
            _ => Err(bad()),
        }
    }
}

/// Who made an input. Kept in the log beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// A player's own hand.
    Hand,
    /// A player's standing order.
    Order,
    /// The clock: the declared default.
    Clock,
    /// A computer player.
    Computer,
    /// The host.
    Host,
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Hand => "hand",
            Self::Order => "order",
            Self::Clock => "clock",
            Self::Computer => "computer",
            Self::Host => "host",
        })
    }
}

impl FromStr for By {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        [Self::Hand, Self::Order, Self::Clock, Self::Computer, Self::Host]
            .into_iter()
            .find(|by| by.to_string() == text)
            .ok_or_else(|| BadNotation::new(text, "hand, order, clock, computer or host"))
    }
}
