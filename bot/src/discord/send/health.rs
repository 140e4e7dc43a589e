//! Whether anything gets through to Discord at all, told from what became of the requests.
//!
//! What belongs here: when the line counts as down, and how often it is tried meanwhile. What does not: sending.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{sync::Notify, time::Instant};

use super::Fault;

/// So many requests in a row that did not get through mean that nothing does.
const IN_A_ROW: u32 = 3;
/// The pauses between two looks whether a line that broke is back.
const LOOKS: [Duration; 4] =
    [Duration::ZERO, Duration::from_secs(1), Duration::from_secs(2), Duration::from_secs(3)];
/// The longest pause between two looks where requests are barred: each one counts against the bot.
const LONGEST: Duration = Duration::from_secs(60);
/// After a line came back it does not count as down for so long. Doubles where only some requests fail, again and again.
const FIRST_HOLD: Duration = Duration::from_secs(2);
/// The longest such time.
const LONGEST_HOLD: Duration = Duration::from_secs(600);
/// So many requests in a row that got through mean that all is well again.
const WELL: u32 = 10;

/// The state of the line.
pub struct Health {
    state: Mutex<State>,
    changed: Notify,
}

struct State {
    failed: u32,
    passed: u32,
    down: Option<Down>,
    hold: Duration,
    held_until: Option<Instant>,
}

/// The line while nothing gets through.
struct Down {
    looks: u32,
    barred: bool,
}

impl Default for Health {
    fn default() -> Self {
        let state = State { failed: 0, passed: 0, down: None, hold: FIRST_HOLD, held_until: None };
        Self { state: Mutex::new(state), changed: Notify::new() }
    }
}

impl Health {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A request was answered by Discord, whatever the answer.
    pub fn passed(&self) {
        let mut state = self.state();
        state.failed = 0;
        state.passed = state.passed.saturating_add(1);
        if state.passed >= WELL {
            state.hold = FIRST_HOLD;
        }
        if state.down.take().is_some() {
            state.held_until = Some(Instant::now() + state.hold);
            state.hold = (state.hold * 2).min(LONGEST_HOLD);
            drop(state);
            self.changed.notify_one();
        }
    }

    /// A request did not get through.
    pub fn failed(&self, fault: &Fault) {
        let mut state = self.state();
        state.passed = 0;
        state.failed = state.failed.saturating_add(1);
        let held = state.held_until.is_some_and(|until| Instant::now() < until);
        if state.failed >= IN_A_ROW && !held && state.down.is_none() {
            let barred = !matches!(fault, Fault::Theirs(_));
            state.down = Some(Down { looks: 0, barred });
            drop(state);
            tracing::error!(%fault, "nothing gets through to Discord; what is owed waits until something does");
            self.changed.notify_one();
        }
    }

    /// How long to wait before the next look whether the line is back; nothing while it is not down.
    pub fn next_look(&self) -> Option<Duration> {
        let mut state = self.state();
        let down = state.down.as_mut()?;
        let looks = down.looks;
        down.looks = looks.saturating_add(1);
        let at = usize::try_from(looks).unwrap_or(usize::MAX);
        if down.barred {
            let pause = Duration::from_secs(1) * 2_u32.saturating_pow(looks.min(8));
            return Some(if looks == 0 { Duration::from_secs(1) } else { pause.min(LONGEST) });
        }
        LOOKS.get(at).or(LOOKS.last()).copied()
    }

    /// Whether nothing gets through.
    #[must_use]
    pub fn is_down(&self) -> bool {
        self.state().down.is_some()
    }

    /// Waits until the line goes down or comes back.
    pub async fn changed(&self) {
        self.changed.notified().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken() -> Fault {
        Fault::Theirs("no connection".to_owned())
    }

    #[tokio::test(start_paused = true)]
    async fn three_failures_in_a_row_are_an_outage_and_one_answer_ends_it() {
        let health = Health::default();
        for _ in 0..2 {
            health.failed(&broken());
        }
        health.passed();
        health.failed(&broken());
        health.failed(&broken());
        assert!(!health.is_down(), "others get through");
        health.failed(&broken());
        assert!(health.is_down());
        let looks: Vec<u64> =
            (0..6).filter_map(|_| health.next_look()).map(|pause| pause.as_secs()).collect();
        assert_eq!(looks, [0, 1, 2, 3, 3, 3], "a line that broke is found within three seconds");
        health.passed();
        assert!(!health.is_down() && health.next_look().is_none());
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_barred_asks_less_and_less_often() {
        let health = Health::default();
        for _ in 0..IN_A_ROW {
            health.failed(&Fault::Barred("status 403".to_owned()));
        }
        let looks: Vec<u64> =
            (0..9).filter_map(|_| health.next_look()).map(|pause| pause.as_secs()).collect();
        assert_eq!(looks, [1, 2, 4, 8, 16, 32, 60, 60, 60]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_single_route_that_always_fails_is_not_taken_for_an_outage_again_and_again() {
        let health = Health::default();
        let mut outages = 0;
        for _ in 0..3_600 {
            health.failed(&broken());
            if health.is_down() {
                outages += 1;
                health.passed();
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        assert!(outages <= 15, "{outages} in an hour");
    }
}
