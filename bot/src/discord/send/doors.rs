//! Opening private channels while Discord forbids it: the ban is the bot's, so one pause holds for everybody.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// The first pause after a refusal, in milliseconds; it doubles.
const FIRST: i64 = 10 * 60_000;
/// The longest pause.
const LONGEST: i64 = 60 * 60_000;

/// Whether the bot may ask for new private channels.
#[derive(Debug, Default)]
pub struct Doors {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    refused: u32,
    until: i64,
}

impl Doors {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// For how many milliseconds none is asked for; 0 when one may be.
    pub fn wait(&self, now: i64) -> i64 {
        (self.state().until - now).max(0)
    }

    /// Discord refused to open one.
    pub fn refused(&self, now: i64) {
        let mut state = self.state();
        // Several that were under way together are one refusal.
        if state.until <= now {
            state.until = now + (FIRST << state.refused.min(10)).min(LONGEST);
            state.refused = state.refused.saturating_add(1);
        }
    }

    /// One was opened.
    pub fn opened(&self) {
        *self.state() = State::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_refusal_holds_for_everybody_and_longer_each_time() {
        let doors = Doors::default();
        let mut now = 0;
        let mut pauses = Vec::new();
        for _ in 0..5 {
            doors.refused(now);
            doors.refused(now + 1);
            pauses.push(doors.wait(now) / 60_000);
            now += doors.wait(now);
            assert_eq!(doors.wait(now), 0);
        }
        assert_eq!(pauses, [10, 20, 40, 60, 60], "minutes");
        doors.opened();
        doors.refused(now);
        assert_eq!(doors.wait(now), FIRST);
    }
}
