//! What follows an input by itself: standing orders, answers without a choice, and defaults for those who have left.

use std::collections::BTreeMap;

use skald_rules::{
    interface::{Auto, By, Decision, DecisionId, Duty, Input, Release, Say, Seat},
    orders::{MOST_FOLLOWED, SeatOrder, next_order_but},
    table::{Table, only_answer},
};

use crate::host::{
    refused::{HostError, Refused},
    table::{live::Live, pending::Write},
};
use crate::invariant::{self, Invariant};
use crate::store::{OrderRow, Person};

/// A move that follows by itself.
struct Next {
    seat: Seat,
    at: DecisionId,
    with: String,
    by: By,
    /// Whether an order gives it that its owner left, and not one with which the game began.
    own: bool,
}

impl Live {
    /// Plays everything that follows by itself. `consents` says who agreed to answers without a choice.
    pub(in crate::host) fn follow(
        &mut self,
        consents: &BTreeMap<Person, bool>,
        audience: Option<Seat>,
        now: i64,
    ) -> Result<(), HostError> {
        self.drop_unread()?;
        for _ in 0..MOST_FOLLOWED {
            let mut skipped = Vec::new();
            let Some(next) = self.next_follower(consents, &mut skipped)? else {
                return self.tell_skipped(skipped);
            };
            let input = Input::Answer { at: next.at, with: next.with };
            match self.pass(&input, next.by, Some(next.seat), audience, now) {
                Ok(()) if next.own => self.note_own_order(),
                Ok(()) => {}
                // Should a game refuse it all the same, its owner is asked, or it would be tried for ever.
                Err(HostError::Refused(why)) => {
                    let what = "all that follows was asked for before, so no game refuses it";
                    invariant::broken(what, &(self.row.id, why));
                    return Ok(());
                }
                Err(error) => return Err(error),
            }
        }
        tracing::warn!(table = %self.row.id, "too much followed one input; the rest waits for the next");
        Ok(())
    }

    /// The next move that follows by itself; where there is none, `skipped` has the orders that give nothing in what is asked.
    fn next_follower(
        &mut self,
        consents: &BTreeMap<Person, bool>,
        skipped: &mut Vec<(Seat, String, Say)>,
    ) -> Result<Option<Next>, HostError> {
        if self.playing()?.table.outcome().is_some() {
            return Ok(None);
        }
        if let Some(next) = self.next_for_gone()? {
            return Ok(Some(next));
        }
        if let Some(next) = self.next_ordered(skipped)? {
            return Ok(Some(next));
        }
        if let Some((seat, at, with)) = self.next_passed()? {
            let own = self.passes_by_own_order(seat);
            return Ok(Some(Next { seat, at, with, by: By::Order, own }));
        }
        self.next_forced(consents)
    }

    /// The default of somebody who has left: nobody is kept waiting.
    fn next_for_gone(&self) -> Result<Option<Next>, HostError> {
        let playing = self.playing()?;
        for row in self.seats.iter().filter(|row| row.gone) {
            let seat = Seat(row.seat);
            for decision in playing.table.open(seat).iter().filter(|decision| decision.duty == Duty::Owed) {
                if let Some(with) = playing.default_of(seat, decision.id) {
                    return Ok(Some(Next { seat, at: decision.id, with, by: By::Clock, own: false }));
                }
            }
        }
        Ok(None)
    }

    /// The next move that a standing order gives. Lines of moves change as they are followed.
    fn next_ordered(&mut self, skipped: &mut Vec<(Seat, String, Say)>) -> Result<Option<Next>, HostError> {
        let table = &*self.playing.as_ref().ok_or(Refused::NotBegun)?.table;
        // Who was asked for an answer that waits for its moment answers by hand: what is ordered since is for later questions.
        let seats = self.seats.iter().map(|row| Seat(row.seat));
        let by_hand: Vec<_> =
            seats.filter_map(|seat| self.asked_in_time(table, seat).map(|at| (seat, at))).collect();
        let mut orders: Vec<SeatOrder> =
            self.orders.iter().map(|row| SeatOrder::new(Seat(row.seat), &row.text)).collect();
        let next = next_order_but(table, &mut orders, &by_hand);
        let giver = next.as_ref().and_then(|next| self.orders.get(next.order?));
        let own = giver.is_some_and(|row| self.is_left_here(row));
        let mut stopped = Vec::new();
        for (row, order) in self.orders.iter_mut().zip(&orders) {
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
        let untold = |(row, order): (&OrderRow, SeatOrder)| {
            let why = order.skipped.filter(|_| !row.told && !row.text.is_empty())?;
            Some((order.seat, row.slot.clone(), why))
        };
        skipped.extend(self.orders.iter().zip(orders).filter_map(untold));
        self.orders.retain(|row| !row.text.is_empty());
        for (seat, slot, why) in stopped {
            self.tell_stopped(seat, &slot, why);
        }
        Ok(next.map(|next| Next { seat: next.seat, at: next.at, with: next.with, by: By::Order, own }))
    }

    /// The question that a seat was put before now whose answers wait for a moment of a grid.
    fn asked_in_time(&self, table: &dyn Table, seat: Seat) -> Option<DecisionId> {
        let put = |at: &Decision| {
            let id = at.id.to_string();
            self.decisions.iter().any(|row| row.seat == seat.0 && row.decision == id)
        };
        let mut open = table.open(seat).into_iter();
        open.find(|at| matches!(at.release, Release::Grid(_)) && put(at)).map(|at| at.id)
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
                    && self.asked_in_time(table, seat) != Some(decision.id)
                    && agreed(decision.auto)
                    && let Some(with) = only_answer(table, decision.id)
                {
                    return Ok(Some(Next { seat, at: decision.id, with, by: By::Host, own: false }));
                }
            }
        }
        Ok(None)
    }
}
