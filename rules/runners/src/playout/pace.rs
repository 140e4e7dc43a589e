//! A clock that counts whole time limits: how long a game takes if everybody always uses all the time there is.

use skald_vocabulary::interface::{Key, Seat, Wait};

/// The time of a game, in time limits, with the budgets that run as the host keeps them: one for each seat; decisions of
/// one span share it, and it stands still while nobody waits for the seat.
#[derive(Clone, Debug, Default)]
pub struct Pace {
    now: u32,
    budgets: Vec<Budget>,
}

/// The time that one seat has in one span.
#[derive(Clone, Copy, Debug)]
struct Budget {
    seat: Seat,
    span: Key,
    rest: Rest,
}

/// How much of a budget is left.
#[derive(Clone, Copy, Debug)]
enum Rest {
    /// It runs and ends then.
    Until(u32),
    /// It stands still with so much left.
    Left(u32),
}

impl Pace {
    /// How many whole limits the table has waited, one after the other.
    #[must_use]
    pub fn waited(&self) -> u32 {
        self.now
    }

    /// The waits that end first; each span that is seen for the first time begins now and lasts one limit.
    pub fn due(&mut self, waits: &[Wait]) -> Vec<Wait> {
        let now = self.now;
        for budget in &mut self.budgets {
            if let (Rest::Until(until), false) =
                (budget.rest, waits.iter().any(|wait| wait.seat == budget.seat))
            {
                budget.rest = Rest::Left(until.saturating_sub(now));
            }
        }
        let ends: Vec<u32> = waits.iter().map(|wait| self.until(wait)).collect();
        let first = ends.iter().min().copied();
        waits.iter().zip(ends).filter(|(_, end)| Some(*end) == first).map(|(wait, _)| wait.clone()).collect()
    }

    /// `seat` answers at the last moment.
    pub fn answers(&mut self, seat: Seat) {
        let budget = self.budgets.iter().find(|budget| budget.seat == seat);
        if let Some(Budget { rest: Rest::Until(until), .. }) = budget {
            self.now = self.now.max(*until);
        }
    }

    /// When the budget of a wait ends.
    fn until(&mut self, wait: &Wait) -> u32 {
        let (now, span) = (self.now, wait.clock.span);
        let until = match self.budgets.iter().find(|budget| budget.seat == wait.seat && budget.span == span) {
            Some(Budget { rest: Rest::Until(until), .. }) => *until,
            Some(Budget { rest: Rest::Left(left), .. }) => now + left,
            None => now + 1,
        };
        self.budgets.retain(|budget| budget.seat != wait.seat);
        self.budgets.push(Budget { seat: wait.seat, span, rest: Rest::Until(until) });
        until
    }
}
