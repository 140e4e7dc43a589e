//! What happens in a match, what is seen of it, and why an input is refused.

use serde::Serialize;

use super::Seating;
use skald_vocabulary::interface::{Misuse, RefusalKind, Refuse, Say, Seat};

/// A fact of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeriesEvent<E> {
    /// A fact of the game being played.
    Game {
        /// Who sat where.
        seating: Seating,
        /// The fact; its seats are places.
        event: E,
    },
    /// A further game begins.
    GameBegins {
        /// Which, from 1.
        number: u8,
        /// Who sits at its first place.
        first: Seat,
    },
    /// A game has ended.
    GameEnds {
        /// Which, from 1.
        number: u8,
        /// Who won it; nobody when it counts for nobody.
        winners: Vec<Seat>,
    },
    /// The match has ended.
    MatchEnds {
        /// Who won it.
        winners: Vec<Seat>,
    },
}

/// What one viewer learns of a fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum SeriesSeen<S> {
    /// Something of the game.
    Game {
        /// Who sat where.
        seating: Seating,
        /// What is seen; its seats are places.
        seen: S,
    },
    /// A further game begins.
    GameBegins {
        /// Which.
        number: u8,
        /// Who sits at its first place.
        first: Seat,
    },
    /// A game has ended.
    GameEnds {
        /// Which.
        number: u8,
        /// Who won it.
        winners: Vec<Seat>,
    },
    /// The match has ended.
    MatchEnds {
        /// Who won it.
        winners: Vec<Seat>,
    },
}

/// Why an input to a match is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeriesIllegal<I> {
    /// The game refuses it.
    Game {
        /// Who sits where.
        seating: Seating,
        /// Why; its seats are places.
        illegal: I,
    },
    /// It is wrong in any game.
    Misuse(Misuse),
}

impl<I> From<Misuse> for SeriesIllegal<I> {
    fn from(misuse: Misuse) -> Self {
        Self::Misuse(misuse)
    }
}

impl<I: Refuse> Refuse for SeriesIllegal<I> {
    fn kind(&self) -> RefusalKind {
        match self {
            Self::Game { illegal, .. } => illegal.kind(),
            Self::Misuse(misuse) => misuse.kind(),
        }
    }

    fn say(&self) -> Say {
        match self {
            Self::Game { seating, illegal } => seating.say(illegal.say()),
            Self::Misuse(misuse) => misuse.say(),
        }
    }

    fn clause(&self) -> &'static str {
        match self {
            Self::Game { illegal, .. } => illegal.clause(),
            Self::Misuse(misuse) => misuse.clause(),
        }
    }
}
