//! Answers that wait for a moment of a grid, so that nobody can tell when they were given: which do, until when, and what becomes
//! of them. What does not belong here: the grids, which the games declare, and the arithmetic of ticks, which is the law's.

use skald_rules::{
    interface::{By, Decision, DecisionId, Input, Key, Pick, Release, Seat},
    time::release_tick,
};

use crate::host::{
    refused::{HostError, Refused, broken},
    table::{job::Job, live::Live},
};
use crate::store::{CountedRow, DecisionRow, DueRow, HeldRow};

/// A minute in milliseconds.
const MINUTE: i64 = 60_000;

impl Live {
    /// Whether an input is about an answer that takes effect on a common moment, not when it was given.
    pub(in crate::host) fn waits_for_its_moment(
        &self,
        seat: Seat,
        input: &Input<String>,
    ) -> Result<bool, HostError> {
        match input {
            Input::Answer { at, with } => {
                let Release::Grid(grid) = self.decision(seat, *at, Some(with))?.release else {
                    return Ok(false);
                };
                let table = &*self.playing()?.table;
                let whole = table.ask(*at, &Pick::path(with))?.whole.ok_or(Refused::Unfinished)?;
                let verb = whole.split_whitespace().next();
                let own = self.orders.iter().filter(|row| row.seat == seat.0);
                let own: Vec<&str> = own.map(|row| row.text.as_str()).collect();
                let seen = grid.at_once.is_some_and(|seen| verb == Some(seen.as_str()));
                Ok(!seen && !table.forgoes_grid(&own))
            }
            Input::Withdraw { at } => Ok(self.held_answer(seat, at.0.as_str()).is_some()),
            _ => Ok(false),
        }
    }

    /// Notes an answer made by hand that takes effect on the next common moment.
    ///
    /// # Errors
    /// The game's refusal when it is no whole move.
    pub(in crate::host) fn put_off(
        &mut self,
        seat: Seat,
        at: DecisionId,
        text: &str,
        now: i64,
    ) -> Result<(), HostError> {
        let step = self.playing()?.table.ask(at, &Pick::path(text))?;
        let text = step.whole.ok_or(Refused::Unfinished)?;
        let (decision, by) = (at.to_string(), By::Hand.to_string());
        self.held_answers.push(HeldRow { seat: seat.0, decision, text, by, given: now });
        self.pending.held_answers = true;
        Ok(())
    }

    /// Drops the answers that wait for a moment though their questions are closed by now. As long as the game is on, their owners are
    /// told.
    pub(in crate::host) fn drop_answers(&mut self, closed: &[DecisionRow]) -> Result<(), HostError> {
        let is_closed =
            |row: &HeldRow| closed.iter().any(|old| (old.seat, &old.decision) == (row.seat, &row.decision));
        let dropped: Vec<Seat> =
            self.held_answers.iter().filter(|row| is_closed(row)).map(|row| Seat(row.seat)).collect();
        self.keep_answers(|row| !is_closed(row));
        if self.playing()?.table.outcome().is_none() {
            let say = self.here("host-answer-closed");
            for seat in dropped {
                self.owe_owner("closed", seat, &say);
            }
        }
        Ok(())
    }

    /// When the answers take effect that wait.
    pub(in crate::host) fn releases(&self) -> Result<Vec<DueRow>, HostError> {
        let (id, table) = (self.row.id, &*self.playing()?.table);
        let mut due = Vec::new();
        for row in &self.held_answers {
            let (seat, at) = (Seat(row.seat), DecisionId::new(&row.decision));
            let at = at.map_err(|_| broken(id, "an answer that waits is about no decision"))?;
            let decision = table.open(seat).into_iter().find(|decision| decision.id == at);
            due.push(Job::Release(seat, at).row(id, self.moment_of(row, decision.as_ref())));
        }
        Ok(due)
    }

    /// The moment at which the answer to a decision takes effect that waits for one, in milliseconds UTC.
    pub(in crate::host) fn released_at(&self, decision: &Decision) -> Option<i64> {
        let held = self.held_answer(decision.seat, decision.id.0.as_str())?;
        Some(self.moment_of(held, Some(decision)))
    }

    fn moment_of(&self, held: &HeldRow, decision: Option<&Decision>) -> i64 {
        let minutes = decision.map_or(0, |decision| self.grid_of(decision));
        release_tick(held.given, i64::from(minutes) * MINUTE)
    }

    /// How many minutes lie between the moments at which answers to a decision take effect; 0 where they do at once.
    fn grid_of(&self, decision: &Decision) -> u16 {
        let Release::Grid(grid) = decision.release else { return 0 };
        let stretch = stretch_of(decision);
        let seat = decision.seat.0;
        let again = self.counted.iter().any(|row| row.seat == seat && row.stretch == stretch.as_str());
        if again { grid.further } else { grid.first }
    }

    /// Plays an answer that waited for its moment. What the game refuses by then is told to its owner alone.
    pub(in crate::host) fn release(&mut self, seat: Seat, at: DecisionId, now: i64) -> Result<(), HostError> {
        let Some(answer) = self.held_answer(seat, at.0.as_str()).cloned() else { return Ok(()) };
        let table = &*self.playing()?.table;
        let stretch = table.open(seat).iter().find(|decision| decision.id == at).map(stretch_of);
        self.keep_answers(|row| *row != answer);
        if let Some(stretch) = stretch {
            self.count_answer(seat, stretch);
        }
        let by =
            answer.by.parse().map_err(|_| broken(self.row.id, "the author of an answer cannot be read"))?;
        let input = Input::Answer { at, with: answer.text };
        match self.input(&input, by, Some(seat), None, now) {
            Ok(()) => Ok(()),
            Err(HostError::Refused(_)) => {
                let say = self.here("host-answer-late");
                self.owe_owner(&format!("late:{at}"), seat, &say);
                Ok(())
            }
            Err(error) => Err(error),
        }
    }
}

impl Live {
    /// Takes down that further answers of a seat in this stretch wait for closer moments.
    fn count_answer(&mut self, seat: Seat, stretch: Key) {
        let row = CountedRow { seat: seat.0, stretch: stretch.to_string() };
        self.counted.retain(|other| other.seat != seat.0);
        self.counted.push(row.clone());
        self.pending.counted.push(row);
    }
}

/// The stretch of play in which answers to a decision count as the first or as further ones.
fn stretch_of(decision: &Decision) -> Key {
    decision.clock.within.unwrap_or(decision.clock.span)
}
