//! The time of one seat in one span.

use super::calendar::Calendar;
use skald_vocabulary::interface::{ClockClass, Key, Seat};

/// From this limit on a player is reminded before the end, in milliseconds: an hour.
const REMINDED: i64 = 60 * 60_000;
/// What has no reminders any more.
const HUSHED: u8 = u8::MAX;

/// The time that one seat has in one span. Times are in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Whose.
    pub seat: Seat,
    /// The stretch of play that shares it.
    pub span: Key,
    /// Of which class.
    pub class: ClockClass,
    /// The longer stretch that caps it.
    pub within: Option<Key>,
    /// Whether its length was given to somebody who is away.
    pub away: bool,
    /// All the time that was ever granted; `None` is without a limit.
    pub limit: Option<i64>,
    /// What was used before it began to run the last time.
    pub spent: i64,
    /// Since when it runs; `None` while it stands still.
    pub since: Option<i64>,
    /// Whether the table waits for the seat in this span, also while the whole table stands still.
    pub asked: bool,
    /// Of how many shares of the limit the owner was reminded, or [`u8::MAX`] where they are to be left in peace.
    pub reminded: u8,
}

impl Budget {
    /// Whether the bank is drawn on when it is used up: not while its owner is away, nor where all answers of a stretch have a
    /// time of their own together, which would mean nothing then (LRAW CLK-3).
    pub(super) const fn draws(&self) -> bool {
        !self.away && self.within.is_none()
    }

    /// How much was used by `now`, beside the rests of its owner. A clock that went backwards uses nothing.
    #[must_use]
    pub fn used(&self, now: i64, rests: &Calendar) -> i64 {
        let running = self.since.map_or(0, |since| rests.runs(since, now));
        self.spent.saturating_add(running)
    }

    /// What is left at `now`, never below 0; `None` without a limit.
    #[must_use]
    pub fn left(&self, now: i64, rests: &Calendar) -> Option<i64> {
        self.limit.map(|limit| limit.saturating_sub(self.used(now, rests)).max(0))
    }

    /// When it runs out by itself if it goes on running; `None` while it stands still or has no limit.
    #[must_use]
    pub fn ends(&self, rests: &Calendar) -> Option<i64> {
        let since = self.since?;
        Some(rests.after(since, self.limit?.saturating_sub(self.spent)))
    }

    /// When the owner whose time ends at `at` is reminded next, who wishes for it at these shares of the limit that are left, in
    /// hundredths, the largest first; `None` where there is nothing more to come: short limits have no reminders.
    pub(super) fn reminder(&self, at: i64, shares: &[u8], rests: &Calendar) -> Option<i64> {
        let share = shares.get(usize::from(self.reminded))?;
        self.limit.filter(|limit| *limit >= REMINDED)?;
        self.share_left(at, *share, rests)
    }

    /// When no more than a share of the limit is left, in hundredths, until its end at `at`.
    fn share_left(&self, at: i64, share: u8, rests: &Calendar) -> Option<i64> {
        let before = self.limit? / 100 * i64::from(share);
        let since = self.since?;
        let more = rests.runs(since, at).saturating_sub(before);
        Some(if more < 0 { since.saturating_add(more) } else { rests.after(since, more) })
    }

    /// The owner was reminded at `now`: of all of these shares that are reached by then.
    pub(super) fn remind(&mut self, at: i64, shares: &[u8], rests: &Calendar, now: i64) {
        let is_reached = |share: &&u8| self.share_left(at, **share, rests).is_some_and(|when| when <= now);
        let reached = shares.iter().take_while(is_reached).count();
        let reached = u8::try_from(reached).unwrap_or(HUSHED);
        self.reminded = self.reminded.saturating_add(1).max(reached);
    }

    /// The owner is to be left in peace.
    pub(super) fn hush(&mut self) {
        self.reminded = HUSHED;
    }

    /// Whether the owner is to be left in peace.
    #[must_use]
    pub const fn is_hushed(&self) -> bool {
        self.reminded == HUSHED
    }

    /// Begins to run, or goes on.
    pub(super) fn go(&mut self, now: i64) {
        self.since.get_or_insert(now);
    }

    /// Stands still.
    pub(super) fn stop(&mut self, now: i64, rests: &Calendar) {
        self.spent = self.used(now, rests);
        self.since = None;
    }

    /// A stated credit: `more` milliseconds are granted beside what was.
    pub(super) fn credit(&mut self, more: i64) {
        self.limit = self.limit.map(|limit| limit.saturating_add(more.max(0)));
    }

    /// The length of its class is another now, because its owner has gone or come back: what was used stays used.
    pub(super) fn regrant(&mut self, before: i64, after: i64) {
        self.limit = self.limit.map(|limit| limit.saturating_sub(before).saturating_add(after).max(0));
    }
}
