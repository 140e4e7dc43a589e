//! One row a decision: what stays the same about a kind of decision, in one table of each game.

use skald_vocabulary::interface::{
    Auto, Clock, ClockClass, Decision, DecisionId, Duty, Expiry, Grid, Key, Release, Say, Seat, Stakes, Wait,
};

/// What stays the same about a kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The kind; standing orders and texts go by it.
    pub kind: Key,
    /// The question in words.
    pub ask: &'static str,
    /// What the table waits for, in words that everybody may read.
    pub wait: &'static str,
    /// The phase of the game in words; empty where a game does not name phases.
    pub phase: &'static str,
    /// The verb that begins every answer and so may be left out, if there is one.
    pub verb: Option<Key>,
    /// How long it may take.
    pub class: ClockClass,
    /// When an answer takes effect.
    pub release: Release,
    /// Whether a forced answer may be given for the seat.
    pub auto: Auto,
    /// Who learns that time ran out.
    pub expiry: Expiry,
    /// How much it matters to its seat.
    pub stakes: Stakes,
    /// Whether the seat counts as away.
    pub away: bool,
}

impl Row {
    /// A plain row: a turn's time, at once, a forced answer given, an expiry that everybody is told of, routine.
    #[must_use]
    pub const fn new(kind: &'static str, ask: &'static str, wait: &'static str) -> Self {
        Self {
            kind: Key::of(kind),
            ask,
            wait,
            phase: "",
            verb: None,
            class: ClockClass::Turn,
            release: Release::AtOnce,
            auto: Auto::Public,
            expiry: Expiry::Told,
            stakes: Stakes::Routine,
            away: false,
        }
    }

    /// The row with the phase that it belongs to.
    #[must_use]
    pub const fn phase(mut self, phase: &'static str) -> Self {
        self.phase = phase;
        self
    }

    /// The row with the verb that begins every answer.
    #[must_use]
    pub const fn verb(mut self, verb: &'static str) -> Self {
        self.verb = Some(Key::of(verb));
        self
    }

    /// The row with another time budget.
    #[must_use]
    pub const fn class(mut self, class: ClockClass) -> Self {
        self.class = class;
        self
    }

    /// The row with answers that take effect together.
    #[must_use]
    pub const fn together(mut self) -> Self {
        self.release = Release::Together;
        self
    }

    /// The row with answers that take effect on a grid of times.
    #[must_use]
    pub const fn grid(mut self, grid: Grid) -> Self {
        self.release = Release::Grid(grid);
        self
    }

    /// The row with answers that take effect at once, whatever such a decision does for others.
    #[must_use]
    pub const fn at_once(mut self) -> Self {
        self.release = Release::AtOnce;
        self
    }

    /// The row with another rule for forced answers.
    #[must_use]
    pub const fn auto(mut self, auto: Auto) -> Self {
        self.auto = auto;
        self
    }

    /// The row of a decision of which nobody else learns that time ran out.
    #[must_use]
    pub const fn private(mut self) -> Self {
        self.expiry = Expiry::Private;
        self
    }

    /// The row of a decision that concerns its seat.
    #[must_use]
    pub const fn concerns(mut self) -> Self {
        self.stakes = Stakes::Concerns;
        self
    }

    /// The row of a seat that counts as away, or not.
    #[must_use]
    pub const fn away(mut self, away: bool) -> Self {
        self.away = away;
        self
    }

    /// The time budget of such a decision in a stretch of play.
    #[must_use]
    pub const fn clock(&self, span: Key) -> Clock {
        Clock { away: self.away, ..Clock::new(self.class, span) }
    }

    /// The question, without arguments.
    #[must_use]
    pub const fn prompt(&self) -> Say {
        Say::new(self.ask)
    }

    /// A decision of this kind.
    #[must_use]
    pub const fn decision(&self, id: DecisionId, seat: Seat, duty: Duty, span: Key, prompt: Say) -> Decision {
        Decision {
            id,
            seat,
            kind: self.kind,
            duty,
            clock: self.clock(span),
            release: self.release,
            auto: self.auto,
            expiry: self.expiry,
            stakes: self.stakes,
            prompt,
        }
    }

    /// The table's waiting for such a decision.
    #[must_use]
    pub const fn wait(&self, seat: Seat, span: Key, label: Say) -> Wait {
        Wait { seat, label, clock: self.clock(span) }
    }
}
