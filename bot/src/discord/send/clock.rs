//! Discord's clock, told from the ids that it gives: they name the millisecond in which they were made.
//!
//! The clock of the bot's own machine may be wrong by minutes; whether a message has arrived since a moment is asked by
//! Discord's time.

use std::sync::atomic::{AtomicI64, Ordering};

/// The beginning of Discord's time, in milliseconds UTC.
const EPOCH: i64 = 1_420_070_400_000;
/// How far the two clocks are taken to be apart at most while nothing is known, in milliseconds.
const UNKNOWN: i64 = 60_000;
/// What is allowed for rounding, in milliseconds.
const ROUNDING: i64 = 10;

/// How far Discord's clock is ahead of the bot's.
#[derive(Debug)]
pub struct TheirClock {
    /// In milliseconds; never more than it truly is, for an id is seen after it was made.
    ahead: AtomicI64,
}

impl Default for TheirClock {
    fn default() -> Self {
        Self { ahead: AtomicI64::new(i64::MIN) }
    }
}

impl TheirClock {
    /// A fresh id was seen when the bot's clock showed `now`, in milliseconds UTC.
    pub fn saw(&self, id: u64, now: i64) {
        let made = i64::try_from(id >> 22).unwrap_or(i64::MAX - EPOCH) + EPOCH;
        self.ahead.store(made - now, Ordering::Relaxed);
    }

    /// An id before all those that were made since the bot's clock showed `since`, in milliseconds UTC.
    #[must_use]
    pub fn id_before(&self, since: i64) -> u64 {
        let ahead = match self.ahead.load(Ordering::Relaxed) {
            i64::MIN => -UNKNOWN,
            known => known,
        };
        u64::try_from(since + ahead - ROUNDING - EPOCH).unwrap_or_default() << 22
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An id that is made when Discord's clock shows `at`.
    fn id(at: i64) -> u64 {
        u64::try_from(at - EPOCH).unwrap() << 22
    }

    #[test]
    fn what_was_made_since_is_found_whichever_clock_is_ahead() {
        let start = 1_800_000_000_000;
        for wrong in [-3_600_000, -20_000, 0, 20_000, 3_600_000] {
            let clock = TheirClock::default();
            let (ours, theirs) = (start, start + wrong);
            clock.saw(id(theirs), ours + 300);
            let before = clock.id_before(ours + 1_000);
            assert!(before < id(theirs + 1_000), "an id of that moment is after it: {wrong}");
            assert!(before > id(theirs), "and one of a second before is not: {wrong}");
        }
    }

    #[test]
    fn while_nothing_is_known_a_minute_is_allowed_for() {
        let clock = TheirClock::default();
        let now = 1_800_000_000_000;
        assert!(clock.id_before(now) < id(now - 59_000));
    }
}
