//! How many sessions the bot may still begin: Discord's own count, which goes on over restarts, and what follows from it.
//!
//! Discord allows a number of sessions a day, and resets the token when they are used up. The bot stops, with a sentence,
//! before the last of them.

use std::{
    collections::VecDeque,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use serenity::model::gateway::SessionStartLimit;

/// So many sessions in [`WHILE`] mean that each breaks soon after it began.
const BREAKING: usize = 6;
/// See [`BREAKING`].
const WHILE: Duration = Duration::from_secs(600);
/// After a pause the second session already means that the first broke.
const BREAKING_AGAIN: usize = 2;
/// A session that holds so long ends such a time.
const CALM: Duration = Duration::from_secs(3_600);
/// The first pause when they do; it doubles each time.
const FIRST_PAUSE: Duration = Duration::from_secs(30);
/// The longest pause: with it a day has some hundred sessions.
const LONGEST_PAUSE: Duration = Duration::from_secs(900);
/// A twentieth of the day's sessions is left untouched: an operator may want to start the bot by hand.
const RESERVE: u64 = 20;

/// What a new session means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing.
    Healthy,
    /// Sessions break one after the other: the bot leaves the line alone for so long.
    Often(Duration),
    /// So few are left, and the count begins anew after this time: the bot stops.
    Stop {
        /// How many sessions are left.
        left: u64,
        /// Until Discord counts anew.
        resets: Duration,
    },
}

/// Counts new sessions.
#[derive(Default)]
pub struct Sessions {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    begun: VecDeque<Instant>,
    pauses: u32,
    /// Into how many shards the connection is divided: each has a session of its own.
    shards: usize,
    limit: Option<Limit>,
}

struct Limit {
    total: u64,
    left: u64,
    resets: Instant,
}

impl Limit {
    const fn reserve(&self) -> u64 {
        self.total / RESERVE
    }
}

impl Sessions {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The connection is divided into so many shards.
    pub fn divided(&self, shards: u32) {
        self.state().shards = usize::try_from(shards).unwrap_or(usize::MAX);
    }

    /// Discord says how many sessions are left, and when it counts anew. Whether one more may be begun.
    pub fn told(&self, limit: &SessionStartLimit, now: Instant) -> Verdict {
        let resets = now + Duration::from_millis(limit.reset_after);
        let limit = Limit { total: limit.total, left: limit.remaining, resets };
        let verdict = if limit.left <= limit.reserve() {
            Verdict::Stop { left: limit.left, resets: limit.resets.duration_since(now) }
        } else {
            Verdict::Healthy
        };
        self.state().limit = Some(limit);
        verdict
    }

    /// How many sessions are left, and of how many, once Discord has said so.
    #[must_use]
    pub fn left(&self) -> Option<(u64, u64)> {
        self.state().limit.as_ref().map(|limit| (limit.left, limit.total))
    }

    /// One more session has begun.
    pub fn begun(&self, now: Instant) -> Verdict {
        let mut state = self.state();
        if let Some(limit) = &mut state.limit {
            if now >= limit.resets {
                limit.left = limit.total;
                limit.resets = now + Duration::from_secs(24 * 3_600);
            }
            limit.left = limit.left.saturating_sub(1);
            if limit.left <= limit.reserve() {
                return Verdict::Stop { left: limit.left, resets: limit.resets.duration_since(now) };
            }
        }
        if state.begun.back().is_some_and(|last| now.duration_since(*last) >= CALM) {
            state.pauses = 0;
        }
        let while_resting = state.pauses > 0;
        while state.begun.front().is_some_and(|begun| !while_resting && now.duration_since(*begun) >= WHILE) {
            state.begun.pop_front();
        }
        state.begun.push_back(now);
        let each = if while_resting { BREAKING_AGAIN } else { BREAKING };
        if state.begun.len() < each.saturating_mul(state.shards.max(1)) {
            return Verdict::Healthy;
        }
        state.begun.clear();
        let pause = (FIRST_PAUSE * 2_u32.pow(state.pauses.min(10))).min(LONGEST_PAUSE);
        state.pauses = state.pauses.saturating_add(1);
        Verdict::Often(pause)
    }
}

/// Why the bot stops, in one sentence.
#[must_use]
pub fn few_sessions(left: u64, resets: Duration) -> String {
    format!(
        "Discord lets the bot begin only {left} more sessions, after which it would reset the token; find out why connections break, and start again in {} minutes, when it counts anew",
        resets.as_secs().div_ceil(60)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(remaining: u64) -> SessionStartLimit {
        limit_for(remaining, 3_600_000)
    }

    fn limit_for(remaining: u64, reset_after: u64) -> SessionStartLimit {
        serde_json::from_value(serde_json::json!({
            "total": 1_000, "remaining": remaining, "reset_after": reset_after, "max_concurrency": 1,
        }))
        .unwrap()
    }

    #[test]
    fn a_healthy_day_has_a_session_now_and_then() {
        let sessions = Sessions::default();
        let start = Instant::now();
        assert_eq!(sessions.told(&limit(1_000), start), Verdict::Healthy);
        for hour in 0..48_u64 {
            assert_eq!(sessions.begun(start + Duration::from_secs(3_600 * hour)), Verdict::Healthy);
        }
    }

    #[test]
    fn each_shard_has_sessions_of_its_own() {
        let sessions = Sessions::default();
        let start = Instant::now();
        sessions.divided(4);
        let begun = |n: u64| sessions.begun(start + Duration::from_secs(5 * n));
        let often = (1..=24).map(begun).position(|verdict| matches!(verdict, Verdict::Often(_)));
        assert_eq!(often, Some(4 * BREAKING - 1));
    }

    #[test]
    fn sessions_that_break_one_after_the_other_are_noticed_and_end_before_the_token_is_reset() {
        let sessions = Sessions::default();
        let start = Instant::now();
        sessions.told(&limit_for(1_000, 86_400_000), start);
        let verdicts: Vec<Verdict> =
            (1..=950_u64).map(|n| sessions.begun(start + Duration::from_secs(5 * n))).collect();
        let often = |verdict: &Verdict| matches!(verdict, Verdict::Often(_));
        assert_eq!(verdicts.iter().position(often), Some(BREAKING - 1));
        assert!(matches!(verdicts.last(), Some(Verdict::Stop { left: 50, .. })));
        assert!(few_sessions(50, Duration::from_secs(61)).contains("in 2 minutes"));
    }

    #[test]
    fn with_its_pauses_a_bot_whose_sessions_all_break_stays_within_a_fifth_of_the_day() {
        let sessions = Sessions::default();
        let mut now = Instant::now();
        let end = now + Duration::from_secs(86_400);
        sessions.told(&limit_for(1_000, 86_400_000), now);
        let (mut begun, mut longest) = (0, Duration::ZERO);
        while now < end {
            begun += 1;
            now += Duration::from_secs(5);
            if let Verdict::Often(pause) = sessions.begun(now) {
                longest = longest.max(pause);
                now += pause;
            }
        }
        assert_eq!(longest, LONGEST_PAUSE);
        assert!(begun < 250, "{begun}");
    }

    #[test]
    fn the_bot_stops_before_the_last_session_and_does_not_begin_with_few_left() {
        let sessions = Sessions::default();
        let start = Instant::now();
        assert_eq!(sessions.told(&limit(53), start), Verdict::Healthy);
        assert_eq!(sessions.begun(start), Verdict::Healthy);
        assert_eq!(sessions.begun(start + WHILE), Verdict::Healthy);
        let stop = sessions.begun(start + WHILE * 2);
        assert!(matches!(stop, Verdict::Stop { left: 50, .. }), "{stop:?}");
        let anew = sessions.told(&limit(12), start);
        assert_eq!(anew, Verdict::Stop { left: 12, resets: Duration::from_secs(3_600) });
    }

    #[test]
    fn the_count_begins_anew_when_discord_said_so() {
        let sessions = Sessions::default();
        let start = Instant::now();
        sessions.told(&limit(52), start);
        assert_eq!(sessions.begun(start), Verdict::Healthy);
        for n in 0..5 {
            assert_eq!(sessions.begun(start + Duration::from_secs(3_601) + WHILE * n), Verdict::Healthy);
        }
    }
}
