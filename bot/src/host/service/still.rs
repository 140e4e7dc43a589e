//! Since when time stands still for everybody, and up to when that was given back to the clocks.

/// Time that stands still.
#[derive(Clone, Copy, Debug)]
pub(in crate::host) struct Still {
    since: i64,
    given: i64,
}

impl Still {
    /// Time that stands still from `now` on, in milliseconds UTC.
    pub(in crate::host) const fn begin(now: i64) -> Self {
        Self { since: now, given: now }
    }

    /// Since when, in milliseconds UTC.
    pub(in crate::host) const fn since(self) -> i64 {
        self.since
    }

    /// How much is to be given back by now, in milliseconds.
    pub(in crate::host) const fn owes(self, now: i64) -> i64 {
        now - self.given
    }

    /// Everything up to now was given back.
    pub(in crate::host) const fn gave(&mut self, now: i64) {
        self.given = now;
    }
}
