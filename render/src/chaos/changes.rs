//! What has changed since an earlier board.

use skald_rules::chaos::View;
use skald_rules::interface::Seat;

/// What each total has gained or lost; players whose total is as it was are not in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Changes(Vec<(Seat, i32)>);

impl Changes {
    /// What has changed since an earlier view, if there is one.
    pub fn since(before: Option<&View>, now: &View) -> Self {
        before.map(|before| Self::between(before, now)).unwrap_or_default()
    }

    /// What changed from `before` to `now`.
    fn between(before: &View, now: &View) -> Self {
        let change = |seat: Seat, total: u16| {
            let earlier = before.seats.iter().find(|s| s.seat == seat)?;
            Some((seat, i32::from(total) - i32::from(earlier.total))).filter(|(_, change)| *change != 0)
        };
        Self(now.seats.iter().filter_map(|s| change(s.seat, s.total)).collect())
    }

    /// What a player's total has gained, or lost if below zero.
    pub fn of(&self, seat: Seat) -> i32 {
        self.0.iter().find(|(of, _)| *of == seat).map_or(0, |(_, change)| *change)
    }
}
