//! What follows an input by itself: standing orders, answers without a choice, and defaults for those who have left.

use std::collections::BTreeMap;

use skald_rules::{
    interface::{Auto, By, Decision, DecisionId, Duty, Input, Release, Seat},
    orders::{MOST_FOLLOWED, SeatOrder, next_order},
    table::{Table, only_answer},
};

use crate::host::{
    outbox::notices::About,
    refused::{HostError, Refused},
    table::{live::Live, pending::Write},
};
use crate::invariant::Invariant;
use crate::store::{OrderRow, Person};

/// A move that follows by itself.
struct Next {
    seat: Seat,
    at: DecisionId,
    with: String,
    by: By,
}

impl Next {
    /// Whether it takes effect on a common moment only: nobody shall learn that it came by itself.
    fn waits(&self, table: &dyn Table) -> bool {
        let is_on_grid = |at: &Decision| at.id == self.at && at.release == Release::Grid;
        matches!(self.by, By::Order | By::Host) && table.open(self.seat).iter().any(is_on_grid)
    }
}

impl Live {
    /// Plays everything that follows by itself. `consents` says who agreed to answers without a choice.
    pub(in crate::host) fn follow(
        &mut self,
        consents: &BTreeMap<Person, bool>,
        audience: Option<Seat>,
        now: i64,
    ) -> Result<(), HostError> {
        for _ in 0..MOST_FOLLOWED {
            let Some(next) = self.next_follower(consents)? else { return Ok(()) };
            if next.waits(&*self.playing()?.table) {
                self.put_off(next.seat, next.at, &next.with, next.by, now)?;
                continue;
            }
            let input = Input::Answer { at: next.at, with: next.with };
            match self.pass(&input, next.by, Some(next.seat), audience, now) {
                Ok(()) => {}
                // What the game refuses is left to its owner, or it would be tried for ever.
                Err(HostError::Refused(why)) => {
                    tracing::warn!(table = %self.row.id, ?why, "a move that should follow was refused");
                    return Ok(());
                }
                Err(error) => return Err(error),
            }
        }
        tracing::warn!(table = %self.row.id, "too much followed one input; the rest waits for the next");
        Ok(())
    }

    fn next_follower(&mut self, consents: &BTreeMap<Person, bool>) -> Result<Option<Next>, HostError> {
        if self.playing()?.table.outcome().is_some() {
            return Ok(None);
        }
        if let Some(next) = self.next_for_gone()? {
            return Ok(Some(next));
        }
        if let Some(next) = self.next_ordered()? {
            return Ok(Some(next));
        }
        self.next_forced(consents)
    }

    /// The default of somebody who has left: nobody is kept waiting.
    fn next_for_gone(&self) -> Result<Option<Next>, HostError> {
        let playing = self.playing()?;
        for row in self.seats.iter().filter(|row| row.gone) {
            let seat = Seat(row.seat);
            for decision in playing.table.open(seat).iter().filter(|decision| decision.duty == Duty::Owed) {
                if let Some(with) = playing.ledger.default_for(&*playing.table, seat, decision.id) {
                    return Ok(Some(Next { seat, at: decision.id, with, by: By::Clock }));
                }
            }
        }
        Ok(None)
    }

    /// The next move that a standing order gives. Lines of moves change as they are followed.
    fn next_ordered(&mut self) -> Result<Option<Next>, HostError> {
        let table = &*self.playing.as_ref().ok_or(Refused::NotBegun)?.table;
        // Whose answer waits for its moment has answered.
        let waiting: Vec<u8> = self.held_answers.iter().map(|row| row.seat).collect();
        let free = |row: &OrderRow| !waiting.contains(&row.seat);
        let mut orders: Vec<SeatOrder> = self
            .orders
            .iter()
            .filter(|row| free(row))
            .map(|row| SeatOrder::new(Seat(row.seat), &row.text))
            .collect();
        let next = next_order(table, &mut orders);
        let mut stopped = Vec::new();
        for (row, order) in self.orders.iter_mut().filter(|row| free(row)).zip(&orders) {
            if row.text != order.text {
                row.text.clone_from(&order.text);
                if let Some(why) = &order.stopped {
                    stopped.push((order.seat, row.slot.clone(), why.clone()));
                }
                if order.text.is_empty() {
                    self.pending.writes.push(Write::DropOrder { seat: row.seat, slot: row.slot.clone() });
                } else {
                    self.pending.orders.push(row.clone());
                }
            }
        }
        self.orders.retain(|row| !row.text.is_empty());
        let moment = self.moment();
        for (seat, slot, why) in stopped {
            if let Some(person) = self.seat(seat).filter(|row| !row.gone).and_then(|row| row.person) {
                self.owe_private(&format!("stopped:{moment}:{slot}"), &why, person, About::Stopped);
            }
        }
        Ok(next.map(|next| Next { seat: next.seat, at: next.at, with: next.with, by: By::Order }))
    }

    /// An answer without a choice, where it may be given for the seat.
    fn next_forced(&self, consents: &BTreeMap<Person, bool>) -> Result<Option<Next>, HostError> {
        let table = &*self.playing()?.table;
        // In a game that counts everybody answers for themselves.
        let counts = self.may_be_rated();
        for row in self.seats.iter().filter(|row| !row.gone) {
            let seat = Seat(row.seat);
            let agreed = |auto: Auto| match auto {
                Auto::Public => true,
                Auto::Consent if counts => false,
                Auto::Consent => row.person.is_some_and(|person| {
                    consents.get(&person).copied().or_broken(false, "everybody at a table is known")
                }),
                Auto::Never => false,
            };
            for decision in table.open(seat) {
                if decision.duty == Duty::Owed
                    && self.held_answer(seat, decision.id.0.as_str()).is_none()
                    && agreed(decision.auto)
                    && let Some(with) = only_answer(table, decision.id)
                {
                    return Ok(Some(Next { seat, at: decision.id, with, by: By::Host }));
                }
            }
        }
        Ok(None)
    }
}
