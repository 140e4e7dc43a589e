//! Computer players: a legal answer at random, one that people find in their menus.

use skald_rules::{
    chance::Fast,
    interface::{By, DecisionId, Duty, Input, Seat},
    table::Table,
};

use crate::host::{refused::HostError, table::live::Live};
use crate::invariant::Invariant;

/// A position in which computers are asked: a copy, so that they think while everybody else plays on.
pub(in crate::host) struct Asked {
    table: Box<dyn Table>,
    decisions: Vec<(Seat, DecisionId)>,
    log: u32,
}

/// What computers would answer in a position.
pub(in crate::host) struct Thoughts {
    answers: Vec<(Seat, DecisionId, Option<String>)>,
    log: u32,
}

impl Asked {
    /// Finds an answer to every decision. Work for a thread of its own.
    pub(in crate::host) fn think(self, seed: u64) -> Thoughts {
        let mut dice = Fast::new(seed);
        let mut answer = |at| {
            self.table.random_move(at, &mut dice).map(Some).or_broken(None, "an open question has an answer")
        };
        let answers = self.decisions.iter().map(|(seat, at)| (*seat, *at, answer(*at))).collect();
        Thoughts { answers, log: self.log }
    }
}

impl Live {
    /// What the computers at this table are asked: one decision for every seat.
    pub(in crate::host) fn asks_computers(&self) -> Result<Asked, HostError> {
        let table = &*self.playing()?.table;
        let asked = |seat: Seat| {
            let owed = table.open(seat).into_iter().find(|decision| decision.duty == Duty::Owed)?;
            Some((seat, owed.id))
        };
        let seats = self.seats.iter().filter(|row| row.is_computer()).map(|row| Seat(row.seat));
        Ok(Asked { decisions: seats.filter_map(asked).collect(), table: table.copy(), log: self.row.log })
    }

    /// Plays what computers thought of, if nothing else was played in the meantime: then they are asked anew. Where they
    /// found nothing, the default is played.
    pub(in crate::host) fn answer_for_computers(
        &mut self,
        thoughts: Thoughts,
        now: i64,
    ) -> Result<(), HostError> {
        if thoughts.log != self.row.log {
            return Ok(());
        }
        for (seat, at, thought) in thoughts.answers {
            let playing = self.playing()?;
            let table = &*playing.table;
            // An answer of another computer may have settled the question.
            if !table.open(seat).iter().any(|decision| decision.id == at && decision.duty == Duty::Owed) {
                continue;
            }
            let Some(with) = thought.or_else(|| playing.ledger.default_for(table, seat, at)) else {
                tracing::error!(table = %self.row.id, %seat, decision = %at, "no answer was found");
                continue;
            };
            match self.input(&Input::Answer { at, with }, By::Computer, Some(seat), None, now) {
                // What another computer has just played may have made it impossible; the question comes again.
                Ok(()) | Err(HostError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
