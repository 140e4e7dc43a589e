//! Why an input is refused, in a form that can be put into words.

use super::{DecisionId, Pick, Say, Seat};

/// What kind of refusal it is: what the host has to know of it. The words are the game's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RefusalKind {
    /// The question is settled, or was never asked: what showed it is out of date.
    Closed,
    /// Somebody else is asked.
    NotYours,
    /// The rules forbid it.
    Illegal,
    /// What was written names nothing that could be chosen.
    Misspelt,
    /// The move is not whole: something has yet to be chosen.
    Unfinished,
    /// The game is over, for everybody or for whoever asks.
    Over,
}

/// A refusal that knows its words and the clause it rests on. Each game has an enum of its own.
pub trait Refuse {
    /// What kind of refusal it is.
    fn kind(&self) -> RefusalKind;

    /// One plain sentence: what is wrong and what is possible.
    fn say(&self) -> Say;

    /// The clause of the specification, such as `WAR-6.1`; empty where no clause speaks.
    fn clause(&self) -> &'static str;
}

/// A refusal without its type, as the host passes it on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What kind of refusal it is.
    pub kind: RefusalKind,
    /// One plain sentence.
    pub say: Say,
    /// The clause; empty where no clause speaks.
    pub clause: &'static str,
}

impl Refusal {
    /// A refusal of what no game has said a word about: no clause speaks.
    #[must_use]
    pub const fn new(kind: RefusalKind, say: Say) -> Self {
        Self { kind, say, clause: "" }
    }
}

impl<R: Refuse> From<&R> for Refusal {
    fn from(refuse: &R) -> Self {
        Self { kind: refuse.kind(), say: refuse.say(), clause: refuse.clause() }
    }
}

/// What can be wrong with an input in any game. Each game's own enum takes these in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misuse {
    /// The game is over.
    Over,
    /// That decision is closed, or never was.
    Closed(DecisionId),
    /// The seat has left the game or was put out of it.
    Out(Seat),
    /// There is no such seat.
    NoSuchSeat(Seat),
    /// The table waits for people, not for the host's `Continue`.
    NotMachine,
    /// There is no answer that could be withdrawn.
    NothingGiven(DecisionId),
    /// The path of choices does not lead anywhere.
    BadPath {
        /// The choice at which it goes astray.
        at: Pick,
        /// What could be chosen there.
        possible: Vec<Say>,
    },
    /// The move is not whole: something has yet to be chosen.
    Unfinished(Say),
}

impl Refuse for Misuse {
    fn kind(&self) -> RefusalKind {
        match self {
            Self::Over | Self::Out(_) => RefusalKind::Over,
            Self::Closed(_) | Self::NothingGiven(_) => RefusalKind::Closed,
            Self::NoSuchSeat(_) | Self::NotMachine => RefusalKind::Illegal,
            Self::BadPath { .. } => RefusalKind::Misspelt,
            Self::Unfinished(_) => RefusalKind::Unfinished,
        }
    }

    fn say(&self) -> Say {
        match self {
            Self::Over => Say::new("refuse-over"),
            Self::Closed(_) => Say::new("refuse-closed"),
            Self::Out(seat) => Say::new("refuse-out").with("who", *seat),
            Self::NoSuchSeat(_) => Say::new("refuse-no-seat"),
            Self::NotMachine => Say::new("refuse-not-machine"),
            Self::NothingGiven(_) => Say::new("refuse-nothing-given"),
            Self::BadPath { at, possible } => {
                Say::new("refuse-bad-path").with("word", at.as_str()).with("possible", possible.clone())
            }
            Self::Unfinished(prompt) => Say::new("refuse-unfinished").with("prompt", prompt.clone()),
        }
    }

    fn clause(&self) -> &'static str {
        ""
    }
}
