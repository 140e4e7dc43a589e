//! What a table waits for, and what a seat may do.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{BadKey, Clock, Key, Say, Seat};

/// Names one decision while it stands, whatever else happens at the table. Made of public facts alone, and it
/// counts nothing hidden: `q12.3` is the third question of turn 12 only if everybody knows that it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DecisionId(pub Key);

impl DecisionId {
    /// The decision called `text`.
    ///
    /// # Errors
    /// [`BadKey`] when the text is no key.
    pub fn new(text: &str) -> Result<Self, BadKey> {
        Key::new(text).map(Self)
    }
}

impl fmt::Display for DecisionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One thing that a seat may do now. Private to its seat: the mere existence of a right can betray a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Decision {
    /// Which decision.
    pub id: DecisionId,
    /// Whose.
    pub seat: Seat,
    /// What kind of decision, such as `use` or `draw`: standing orders and texts go by it.
    pub kind: Key,
    /// What is expected of the seat.
    pub duty: Duty,
    /// Which time budget it draws on.
    pub clock: Clock,
    /// When an answer takes effect.
    pub release: Release,
    /// Whether a forced answer may be given for the seat.
    pub auto: Auto,
    /// Who learns it when the clock gives the answer.
    pub expiry: Expiry,
    /// How much it matters to the seat.
    pub stakes: Stakes,
    /// The question in words.
    pub prompt: Say,
}

/// What is expected of the seat that holds a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Duty {
    /// The table waits for it. It has a default.
    Owed,
    /// Answered; it may be changed or withdrawn until it is released.
    Given,
    /// May be answered before it is asked.
    Ahead,
    /// A right that nobody waits for: resign, buy, counter, vote.
    Free,
}

/// When an answer takes effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Release {
    /// At once.
    AtOnce,
    /// Together with the answers of all others who were asked.
    Together,
    /// On a grid of times that does not depend on when it was given, so that timing tells nothing.
    Grid(Grid),
}

/// A grid of times on which answers made by hand take effect. What orders give takes effect at once; an order that is given
/// while the question stands gives nothing to it, or its moment would tell as much as the answer's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grid {
    /// How many minutes lie between the moments at which a seat's first such answer in a stretch of play takes effect; at
    /// least 1. The stretch is what caps several answers, where the clock has such, else the clock's own.
    pub first: u16,
    /// The same for its further answers in the same stretch.
    pub further: u16,
    /// The verb of those answers that take effect at once all the same, since everybody sees when they were made; `None` where
    /// all wait.
    pub at_once: Option<Key>,
}

impl Grid {
    /// A grid of these minutes for every answer.
    #[must_use]
    pub const fn every(minutes: u16) -> Self {
        Self { first: minutes, further: minutes, at_once: None }
    }
}

/// Whether the host may give a forced answer, one without a choice, for the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Auto {
    /// Yes: everybody can see that there is no choice.
    Public,
    /// If the seat agreed.
    Consent,
    /// Never: in a secret window a forced pass is the leak.
    Never,
}

/// Who learns that an answer was given by the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Expiry {
    /// Everybody at the table.
    Told,
    /// Its owner alone: whoever knows what the clock gives could work out a secret from the remark.
    Private,
}

/// How much a decision matters to its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stakes {
    /// Part of the routine.
    Routine,
    /// It concerns the seat: worth a ping even for people who want few.
    Concerns,
}

/// Whom the table waits for. Public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Waiting {
    /// For nobody: the game is over.
    Over,
    /// For the host's `Continue`, at the host's own pace.
    Machine,
    /// For these seats.
    Seats(Vec<Wait>),
}

/// One seat for whom the table waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wait {
    /// Who.
    pub seat: Seat,
    /// What for, in words that everybody may read.
    pub label: Say,
    /// Which time budget runs.
    pub clock: Clock,
}
