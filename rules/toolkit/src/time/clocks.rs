//! All budgets of a table: which of them run, and when they end.

use super::{
    Budget, Limits,
    calendar::{Calendar, NEVER},
};
use skald_vocabulary::interface::{Clock, ClockClass, Key, Seat};

/// A question for which the table waits: whose time runs, and on which budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Who is waited for.
    pub seat: Seat,
    /// The budget.
    pub clock: Clock,
}

/// When the time of a seat in a span runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// Who.
    pub seat: Seat,
    /// In which span.
    pub span: Key,
    /// When it runs out, the bank included.
    pub at: i64,
}

/// The time of a table. Everything is in milliseconds; `now` never has to be asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    budgets: Vec<Budget>,
    /// What each seat has kept.
    banks: Vec<i64>,
    /// When the clock of each seat stands, as it holds for the questions of now.
    calendars: Vec<Calendar>,
}

impl Clocks {
    /// The clocks of a table that begins, with so many seats.
    #[must_use]
    pub fn new(seats: u8, limits: &Limits) -> Self {
        Self { banks: vec![limits.bank.first.max(0); usize::from(seats)], ..Self::default() }
    }

    /// The clocks of a table as they were written down.
    #[must_use]
    pub fn resume(mut budgets: Vec<Budget>, banks: Vec<i64>, calendars: Vec<Calendar>) -> Self {
        budgets.sort_by_key(|budget| (budget.seat, budget.span));
        Self { budgets, banks, calendars }
    }

    /// When the clock of a seat stands, as it holds for the questions of now.
    #[must_use]
    pub fn calendar(&self, seat: Seat) -> &Calendar {
        self.calendars.get(seat.index()).unwrap_or(&NEVER)
    }

    /// Lets the clock of a seat stand by another calendar from `now` on, for what runs, too. What is left stays what it is.
    pub fn keep_calendar(&mut self, seat: Seat, calendar: &Calendar, now: i64) {
        if self.calendar(seat) == calendar {
            return;
        }
        self.settle(now);
        let rests = self.calendar(seat).clone();
        for budget in self.budgets.iter_mut().filter(|budget| budget.seat == seat && budget.since.is_some()) {
            budget.stop(now, &rests);
            budget.go(now);
        }
        self.set_calendar(seat, calendar);
    }

    fn set_calendar(&mut self, seat: Seat, calendar: &Calendar) {
        if self.calendars.len() <= seat.index() {
            self.calendars.resize_with(seat.index() + 1, Calendar::default);
        }
        if let Some(kept) = self.calendars.get_mut(seat.index()) {
            kept.clone_from(calendar);
        }
    }

    /// The calendars that their owners keep now hold from the next question on: where nothing runs.
    fn turn_the_leaf(&mut self, kept: &[Calendar]) {
        for (number, calendar) in (0_u8..).zip(kept) {
            let seat = Seat(number);
            let runs = self.budgets.iter().any(|budget| budget.seat == seat && budget.since.is_some());
            if !runs && self.calendar(seat) != calendar {
                self.set_calendar(seat, calendar);
            }
        }
    }

    /// Every budget, by seat and span.
    #[must_use]
    pub fn budgets(&self) -> &[Budget] {
        &self.budgets
    }

    /// What each seat has kept beside its budgets.
    #[must_use]
    pub fn banks(&self) -> &[i64] {
        &self.banks
    }

    /// What a seat has kept; nothing at a table without banks.
    fn bank(&self, seat: Seat) -> i64 {
        self.banks.get(seat.index()).copied().unwrap_or(0)
    }

    /// One budget.
    #[must_use]
    pub fn budget(&self, seat: Seat, span: Key) -> Option<&Budget> {
        self.budgets.iter().find(|budget| budget.seat == seat && budget.span == span)
    }

    /// Lets exactly those budgets run on which the table waits: begins the new, goes on with the old, stops the others.
    /// A new stretch ends the older ones of its seat and class that are not asked for. `kept` has the calendars that the owners
    /// of the seats keep, in their order: each holds for questions that come when nothing runs. Returns whom the table has
    /// begun to wait for, in the order of `asks`, nobody twice.
    pub fn follow(&mut self, asks: &[Ask], limits: &Limits, kept: &[Calendar], now: i64) -> Vec<Seat> {
        self.settle(now);
        let wants = |budget: &Budget| {
            asks.iter().any(|ask| {
                ask.seat == budget.seat
                    && (ask.clock.span == budget.span || ask.clock.within == Some(budget.span))
            })
        };
        let calendars = &self.calendars;
        for budget in &mut self.budgets {
            if !wants(budget) {
                budget.stop(now, calendars.get(budget.seat.index()).unwrap_or(&NEVER));
            }
            budget.asked = budget.asked
                && asks.iter().any(|ask| ask.seat == budget.seat && ask.clock.span == budget.span);
        }
        self.turn_the_leaf(kept);
        let mut called = Vec::new();
        for ask in asks {
            if let Some(within) = ask.clock.within {
                let cap = Clock { class: ClockClass::Answers, span: within, within: None, ..ask.clock };
                self.run(Ask { clock: cap, ..*ask }, limits, asks, now);
            }
            let budget = self.run(*ask, limits, asks, now);
            if !budget.asked {
                budget.asked = true;
                if !called.contains(&ask.seat) {
                    called.push(ask.seat);
                }
            }
        }
        called
    }

    /// Lets one budget run; a new one is made with the length of its class.
    fn run(&mut self, ask: Ask, limits: &Limits, asks: &[Ask], now: i64) -> &mut Budget {
        let Clock { class, span, within, away } = ask.clock;
        let length = |away| limits.lengths.map(|lengths| lengths.of(class, away));
        let key = (ask.seat, span);
        let at = match self.budgets.binary_search_by_key(&key, |budget| (budget.seat, budget.span)) {
            Ok(at) => at,
            Err(_) => {
                self.end_older(ask, limits, asks, now);
                let fresh = Budget {
                    seat: ask.seat,
                    span,
                    class,
                    within,
                    away,
                    limit: length(away),
                    spent: 0,
                    since: None,
                    asked: false,
                    reminded: 0,
                };
                let at = self.budgets.partition_point(|budget| (budget.seat, budget.span) < key);
                self.budgets.insert(at, fresh);
                at
            }
        };
        let budget = &mut self.budgets[at];
        budget.within = within;
        if budget.away != away {
            if let (Some(before), Some(after)) = (length(budget.away), length(away)) {
                budget.regrant(before, after);
            }
            budget.away = away;
        }
        budget.go(now);
        budget
    }

    /// A new stretch begins: the older ones of its seat and class are over, and a turn that was finished in time gives
    /// something back to the bank.
    fn end_older(&mut self, new: Ask, limits: &Limits, asks: &[Ask], now: i64) {
        let over = |budget: &Budget| {
            budget.seat == new.seat
                && budget.class == new.clock.class
                && !asks.iter().any(|ask| {
                    ask.seat == new.seat
                        && (ask.clock.span == budget.span || ask.clock.within == Some(budget.span))
                })
        };
        let rests = self.calendar(new.seat);
        let in_time = |budget: &Budget| {
            matches!(budget.class, ClockClass::Turn | ClockClass::Long)
                && !budget.away
                && budget.left(now, rests).is_some_and(|left| left > 0)
        };
        let finished = self.budgets.iter().any(|budget| over(budget) && in_time(budget));
        self.budgets.retain(|budget| !over(budget));
        if let Some(bank) = self.banks.get_mut(new.seat.index()).filter(|_| finished) {
            let most = limits.bank.most.max(*bank);
            *bank = bank.saturating_add(limits.bank.each.max(0)).min(most);
        }
    }

    /// Everything stands still: the table, its channel or the bot is gone.
    pub fn stop(&mut self, now: i64) {
        self.settle(now);
        let calendars = &self.calendars;
        for budget in &mut self.budgets {
            budget.stop(now, calendars.get(budget.seat.index()).unwrap_or(&NEVER));
        }
    }

    /// Goes on after [`Clocks::stop`] with everything that was asked.
    pub fn go_on(&mut self, now: i64) {
        let asked: Vec<(Seat, Key)> = self
            .budgets
            .iter()
            .filter(|budget| budget.asked)
            .flat_map(|budget| {
                [Some(budget.span), budget.within].into_iter().flatten().map(|span| (budget.seat, span))
            })
            .collect();
        for budget in &mut self.budgets {
            if asked.contains(&(budget.seat, budget.span)) {
                budget.go(now);
            }
        }
    }

    /// A stated credit of `more` milliseconds to one budget.
    pub fn credit(&mut self, seat: Seat, span: Key, more: i64, now: i64) {
        self.settle(now);
        for budget in self.budgets.iter_mut().filter(|budget| budget.seat == seat && budget.span == span) {
            budget.credit(more);
        }
    }

    /// All have agreed on other limits: every budget and every bank begins anew with them. What runs goes on running.
    pub fn begin_anew(&mut self, limits: &Limits, now: i64) {
        for budget in &mut self.budgets {
            budget.limit = limits.lengths.map(|lengths| lengths.of(budget.class, budget.away));
            budget.spent = 0;
            budget.since = budget.since.map(|_| now);
            budget.reminded = 0;
        }
        self.banks.fill(limits.bank.first.max(0));
    }

    /// When the owner of an asked budget is reminded next, who wishes for it at these shares of the limit that are left, in
    /// hundredths, the largest first; by the same clock by which the time runs.
    #[must_use]
    pub fn reminder(&self, end: &Deadline, shares: &[u8]) -> Option<i64> {
        let budget = self.budget(end.seat, end.span)?;
        budget.reminder(end.at, shares, self.calendar(end.seat))
    }

    /// Notes that the owner of a budget was reminded at `now`, who wishes for it at these shares.
    pub fn remind(&mut self, end: &Deadline, shares: &[u8], now: i64) {
        let rests = self.calendar(end.seat).clone();
        let own = |budget: &&mut Budget| (budget.seat, budget.span) == (end.seat, end.span);
        for budget in self.budgets.iter_mut().filter(own) {
            budget.remind(end.at, shares, &rests, now);
        }
    }

    /// Leaves the owner of a seat in peace as long as it is asked what it is asked now.
    pub fn hush(&mut self, seat: Seat) {
        self.budgets.iter_mut().filter(|budget| budget.seat == seat && budget.asked).for_each(Budget::hush);
    }

    /// A seat is waited for no more, now or ever: it has no clocks.
    pub fn drop_seat(&mut self, seat: Seat) {
        self.budgets.retain(|budget| budget.seat != seat);
    }

    /// When the questions end for which the table waits, in the order of seats and spans.
    #[must_use]
    pub fn deadlines(&self) -> Vec<Deadline> {
        self.running_out().map(|(budget, at)| Deadline { seat: budget.seat, span: budget.span, at }).collect()
    }

    /// The same, one by one: whose time runs out in which span, and when.
    pub fn ends(&self) -> impl Iterator<Item = (Seat, Key, i64)> + '_ {
        self.running_out().map(|(budget, at)| (budget.seat, budget.span, at))
    }

    fn running_out(&self) -> impl Iterator<Item = (&Budget, i64)> + '_ {
        let asked = self.budgets.iter().filter(|budget| budget.asked);
        asked.filter_map(move |budget| Some((budget, self.runs_out(budget)?)))
    }

    /// When the time of an asked budget runs out, the bank included.
    fn runs_out(&self, budget: &Budget) -> Option<i64> {
        let own = self.capped(budget)?;
        let first = self.first_end(budget.seat)?;
        let bank = self.bank(budget.seat);
        Some(if budget.draws() { own.max(self.calendar(budget.seat).after(first, bank)) } else { own })
    }

    /// When the first of the budgets of a seat ends that draw on its bank: from then on the bank runs.
    fn first_end(&self, seat: Seat) -> Option<i64> {
        let counts = |budget: &&Budget| budget.seat == seat && budget.asked;
        let ends = |draws: bool| {
            self.budgets
                .iter()
                .filter(counts)
                .filter(|budget| budget.draws() == draws)
                .filter_map(|budget| self.capped(budget))
                .min()
        };
        ends(true).or_else(|| ends(false))
    }

    /// When a budget ends by itself or by the longer stretch that caps it.
    fn capped(&self, budget: &Budget) -> Option<i64> {
        let rests = self.calendar(budget.seat);
        let cap = budget.within.and_then(|within| self.budget(budget.seat, within)?.ends(rests));
        let own = budget.ends(rests)?;
        Some(cap.map_or(own, |cap| own.min(cap)))
    }

    /// Has the banks pay for what was used beyond the budgets by `now`. To be done before anything begins or ends.
    fn settle(&mut self, now: i64) {
        let seats = u8::try_from(self.banks.len()).unwrap_or(u8::MAX);
        for seat in Seat::all(seats) {
            let bank = self.bank(seat);
            if bank <= 0 {
                continue;
            }
            let Some(first) = self.first_end(seat).filter(|first| *first < now) else { continue };
            let rests = self.calendar(seat).clone();
            let paid = now.min(rests.after(first, bank));
            let over: Vec<(Key, Option<Key>)> = self
                .budgets
                .iter()
                .filter(|budget| budget.seat == seat && budget.asked && budget.draws())
                .filter(|budget| self.capped(budget).is_some_and(|end| end < paid))
                .map(|budget| (budget.span, budget.within))
                .collect();
            if over.is_empty() {
                continue;
            }
            if let Some(left) = self.banks.get_mut(seat.index()) {
                *left = bank - rests.runs(first, paid);
            }
            for budget in self.budgets.iter_mut().filter(|budget| budget.seat == seat) {
                let meant =
                    over.iter().any(|(span, within)| *span == budget.span || *within == Some(budget.span));
                if let Some(end) = budget.ends(&rests).filter(|end| meant && *end < paid) {
                    budget.credit(rests.runs(end, paid));
                }
            }
        }
    }
}
