//! Computer players: a legal answer at random, one that people find in their menus.

use skald_rules::{
    chance::Fast,
    interface::{By, Duty, Input, Seat},
};

use crate::host::{refused::HostError, table::live::Live};

impl Live {
    /// Answers one decision for every computer seat that is asked. Whether anything was answered.
    pub(in crate::host) fn compute(&mut self, seed: u64, now: i64) -> Result<bool, HostError> {
        let mut dice = Fast::new(seed);
        let mut any = false;
        let seats: Vec<Seat> =
            self.seats.iter().filter(|row| row.is_computer()).map(|row| Seat(row.seat)).collect();
        for seat in seats {
            let playing = self.playing()?;
            let table = &*playing.table;
            let asked = table.open(seat).into_iter().find(|decision| decision.duty == Duty::Owed);
            let Some(decision) = asked else { continue };
            let line = table.random_move(decision.id, &mut dice);
            let line = line.ok().or_else(|| playing.ledger.default_for(table, seat, decision.id));
            let Some(with) = line else {
                tracing::error!(table = %self.row.id, %seat, decision = %decision.id, "no answer was found");
                continue;
            };
            let input = Input::Answer { at: decision.id, with };
            self.input(&input, By::Computer, Some(seat), None, now)?;
            any = true;
        }
        Ok(any)
    }
}
