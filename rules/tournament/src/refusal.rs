//! Why an act does not fit.

use std::fmt;

use skald_vocabulary::interface::Say;

/// Why an act is refused. It has changed nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The terms cannot be kept.
    Terms,
    /// The log does not begin with the opening, or has a second one.
    Opening,
    /// It is over.
    Over,
    /// It has begun.
    Begun,
    /// It has not begun.
    NotBegun,
    /// They are registered already.
    Registered,
    /// Nobody of that number is registered.
    Nobody,
    /// As many are registered as there may be.
    Full,
    /// They play no more.
    Gone,
    /// Their list is locked.
    Locked,
    /// There is no such round.
    NoRound,
    /// There is no such table in that round.
    NoTable,
    /// That table has its result.
    Decided,
    /// That table has no result yet.
    Undecided,
    /// Such a result is not possible there.
    Result,
    /// They do not sit at that table.
    NotThere,
    /// A table still plays.
    Playing,
    /// Too few are there.
    TooFew,
    /// Those are not the tables that the rules of the format allow.
    Pairing,
    /// Something of the round was reported already.
    Reported,
    /// The next round stands on that result; it has to be taken back first.
    Stands,
    /// Time was called already.
    TimeCalled,
    /// There is nothing to cut, or not yet.
    Cut,
}

impl Refused {
    /// One plain sentence.
    #[must_use]
    pub fn say(self) -> Say {
        Say::new(match self {
            Self::Terms => "tournament-no-terms",
            Self::Opening => "tournament-no-opening",
            Self::Over => "tournament-no-over",
            Self::Begun => "tournament-no-begun",
            Self::NotBegun => "tournament-no-not-begun",
            Self::Registered => "tournament-no-registered",
            Self::Nobody => "tournament-no-nobody",
            Self::Full => "tournament-no-full",
            Self::Gone => "tournament-no-gone",
            Self::Locked => "tournament-no-locked",
            Self::NoRound => "tournament-no-round",
            Self::NoTable => "tournament-no-table",
            Self::Decided => "tournament-no-decided",
            Self::Undecided => "tournament-no-undecided",
            Self::Result => "tournament-no-result",
            Self::NotThere => "tournament-no-there",
            Self::Playing => "tournament-no-playing",
            Self::TooFew => "tournament-no-few",
            Self::Pairing => "tournament-no-pairing",
            Self::Reported => "tournament-no-reported",
            Self::Stands => "tournament-no-stands",
            Self::TimeCalled => "tournament-no-time",
            Self::Cut => "tournament-no-cut",
        })
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Refused {}
