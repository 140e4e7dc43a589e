//! The time of a table in memory: its clocks under the law of time, with the words for what is waited for.
//!
//! What belongs here: rows into clocks and back, and whom the table waits for. What does not: how time runs, which is the
//! law's (`skald_rules::time`), and what is done when it has run out (`time`).

use skald_rules::{
    interface::{ClockClass, Key, Say, Seat},
    time::{Ask, Budget, Calendar, Clocks, Limits},
};

use crate::host::{
    refused::{HostError, broken},
    table::told,
};
use crate::invariant::Invariant;
use crate::store::{ClockRow, TableId};

/// The time of a table.
#[derive(Clone, Debug, Default)]
pub(in crate::host) struct Sheet {
    pub clocks: Clocks,
    labels: Vec<Label>,
}

/// What a seat is waited for in a span, and since when.
#[derive(Clone, Debug)]
struct Label {
    seat: Seat,
    span: Key,
    say: Say,
    waits: i64,
}

/// A question for which the table waits, with its words.
pub(in crate::host) struct Asked {
    pub ask: Ask,
    pub label: Say,
}

impl Sheet {
    /// The time of a table that begins.
    pub(in crate::host) fn new(seats: u8, limits: &Limits) -> Self {
        Self { clocks: Clocks::new(seats, limits), labels: Vec::new() }
    }

    /// The time of a table as it was written down.
    pub(in crate::host) fn read(
        table: TableId,
        seats: u8,
        rows: &[ClockRow],
        banks: &[(u8, i64)],
        calendars: &[(u8, String)],
    ) -> Result<Self, HostError> {
        let mut budgets = Vec::new();
        let mut labels = Vec::new();
        for row in rows {
            let key = |text: &str| {
                Key::new(text)
                    .map_err(|_| broken(table, &format!("the stretch {text} of its clocks cannot be read")))
            };
            let (seat, span) = (Seat(row.seat), key(&row.span)?);
            let class = ClockClass::of_word(&row.class)
                .ok_or_else(|| broken(table, &format!("its clocks name the class {}", row.class)))?;
            budgets.push(Budget {
                seat,
                span,
                class,
                within: row.within.as_deref().map(key).transpose()?,
                away: row.away,
                limit: row.limit,
                spent: row.spent,
                since: row.since,
                asked: row.asked,
                reminded: row.reminded,
            });
            labels.push(Label { seat, span, say: told::read(&row.label), waits: row.waits });
        }
        let kept = |seat: u8| banks.iter().find(|(owner, _)| *owner == seat).map_or(0, |(_, left)| *left);
        let calendar = |seat: u8| match calendars.iter().find(|(owner, _)| *owner == seat) {
            Some((_, text)) => serde_json::from_str(text)
                .map_err(|_| broken(table, &format!("the calendar of seat {seat} cannot be read"))),
            None => Ok(Calendar::default()),
        };
        let calendars = (0..seats).map(calendar).collect::<Result<Vec<Calendar>, HostError>>()?;
        let banks = (0..seats).map(kept).collect();
        Ok(Self { clocks: Clocks::resume(budgets, banks, calendars), labels })
    }

    /// The calendar of a seat as its row keeps it; `None` where the clock never stands.
    pub(in crate::host) fn calendar_row(&self, seat: Seat) -> Option<String> {
        let calendar = self.clocks.calendar(seat);
        let text =
            || serde_json::to_string(calendar).or_broken(String::new(), "plain data can be written down");
        (!calendar.never_rests()).then(text)
    }

    /// The rows by which the database remembers it.
    pub(in crate::host) fn rows(&self) -> Vec<ClockRow> {
        let deadlines = self.clocks.deadlines();
        let row = |budget: &Budget| {
            let label =
                self.label(budget.seat, budget.span).map(|label| (told::kept(&label.say), label.waits));
            let (label, waits) = label.or_broken((String::new(), 0), "every clock runs for something");
            let end = deadlines.iter().find(|end| (end.seat, end.span) == (budget.seat, budget.span));
            ClockRow {
                seat: budget.seat.0,
                span: budget.span.to_string(),
                class: budget.class.word().to_owned(),
                within: budget.within.map(|within| within.to_string()),
                away: budget.away,
                label,
                waits,
                asked: budget.asked,
                limit: budget.limit,
                spent: budget.spent,
                since: budget.since,
                until: end.map(|end| end.at),
                reminded: budget.reminded,
            }
        };
        self.clocks.budgets().iter().map(row).collect()
    }

    fn label(&self, seat: Seat, span: Key) -> Option<&Label> {
        self.labels.iter().find(|label| (label.seat, label.span) == (seat, span))
    }

    /// Lets exactly those clocks run for which the table waits. Returns whom it has begun to wait for.
    /// `kept` has the calendars that the owners of the seats keep now.
    pub(in crate::host) fn follow(
        &mut self,
        asked: Vec<Asked>,
        limits: &Limits,
        kept: &[Calendar],
        now: i64,
    ) -> Vec<Seat> {
        let before: Vec<(Seat, Key)> = self.asked().map(|budget| (budget.seat, budget.span)).collect();
        let asks: Vec<Ask> = asked.iter().map(|asked| asked.ask).collect();
        let called = self.clocks.follow(&asks, limits, kept, now);
        for Asked { ask, label: say } in asked {
            let seat = ask.seat;
            // What caps several answers runs for the same thing as the answer.
            for span in [Some(ask.clock.span), ask.clock.within].into_iter().flatten() {
                let waits = match self.label(seat, span) {
                    Some(label) if before.contains(&(seat, span)) => label.waits,
                    _ => now,
                };
                self.labels.retain(|label| (label.seat, label.span) != (seat, span));
                self.labels.push(Label { seat, span, say: say.clone(), waits });
            }
        }
        let clocks = &self.clocks;
        self.labels.retain(|label| clocks.budget(label.seat, label.span).is_some());
        called
    }

    /// For whom the table waits without a limit: in which span, and since when.
    pub(in crate::host) fn unlimited(&self) -> impl Iterator<Item = (Seat, Key, i64)> {
        let without = self.asked().filter(|budget| budget.limit.is_none());
        without.filter_map(|budget| {
            let label = self.label(budget.seat, budget.span)?;
            Some((budget.seat, budget.span, label.waits))
        })
    }

    /// The budgets on which the table waits.
    fn asked(&self) -> impl Iterator<Item = &Budget> {
        self.clocks.budgets().iter().filter(|budget| budget.asked)
    }

    /// Whether the table waits for a seat.
    pub(in crate::host) fn waits_for(&self, seat: Seat) -> bool {
        self.asked().any(|budget| budget.seat == seat)
    }

    /// Whether a seat for which the table waits is left in peace until it is asked for the next time.
    pub(in crate::host) fn is_hushed(&self, seat: Seat) -> bool {
        self.asked().any(|budget| budget.seat == seat && budget.is_hushed())
    }

    /// What a seat is waited for; the first of several things.
    pub(in crate::host) fn label_of(&self, seat: Seat) -> Say {
        let asked = self.asked().find(|budget| budget.seat == seat);
        asked
            .and_then(|budget| self.label(seat, budget.span))
            .map(|label| label.say.clone())
            .or_broken(told::in_words(String::new()), "whoever is called is waited for")
    }

    /// When the time of a seat in a span runs out; `None` while it stands still or there is no limit.
    pub(in crate::host) fn until(&self, seat: Seat, span: Key) -> Option<i64> {
        self.clocks.deadlines().iter().find(|end| (end.seat, end.span) == (seat, span)).map(|end| end.at)
    }
}
