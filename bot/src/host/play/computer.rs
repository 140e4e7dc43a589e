//! Computer players: what looks best one move ahead, from what their seat may know.

use skald_rules::{
    chance::Fast,
    interface::{By, Decision, Duty, Input, Seat},
    players::Player,
    table::Table,
};

use crate::host::{refused::HostError, table::live::Live};
use crate::invariant::Invariant;

/// How all computers play.
const LEVEL: Player = Player::Greedy;
/// The number of that level in a log; the one that plays at random is 0.
pub(in crate::host) const LEVEL_NUMBER: u8 = 2;

/// A position in which computers are asked: a copy, so that they think while everybody else plays on.
pub(in crate::host) struct Asked {
    table: Box<dyn Table>,
    decisions: Vec<Decision>,
    log: u32,
}

/// What computers would do in a position.
pub(in crate::host) struct Thoughts {
    moves: Vec<(Decision, Option<String>)>,
    log: u32,
}

impl Asked {
    /// Finds an answer to every decision that is owed, and a use for a right that is worth it. Work for a thread of its
    /// own.
    pub(in crate::host) fn think(self, seed: u64) -> Thoughts {
        let mut dice = Fast::new(seed);
        let mut moves = Vec::new();
        for at in self.decisions {
            let owed = at.duty == Duty::Owed;
            let found = if owed {
                self.table.answer_of(LEVEL, &at, &mut dice).map(Some)
            } else {
                self.table.use_of(LEVEL, &at, &mut dice)
            };
            let with = found.or_broken(None, "an open question has an answer");
            if owed || with.is_some() {
                moves.push((at, with));
            }
        }
        Thoughts { moves, log: self.log }
    }
}

impl Live {
    /// What the computers are asked of whom the table waits for: the rights of each, then one question.
    pub(in crate::host) fn asks_computers(&self) -> Result<Asked, HostError> {
        let table = &*self.playing()?.table;
        let mut decisions = Vec::new();
        for seat in self.seats.iter().filter(|row| row.is_played_by_computer()).map(|row| Seat(row.seat)) {
            let open = table.open(seat);
            if let Some(owed) = open.iter().find(|decision| decision.duty == Duty::Owed).cloned() {
                decisions.extend(open.into_iter().filter(|decision| decision.duty == Duty::Free));
                decisions.push(owed);
            }
        }
        Ok(Asked { decisions, table: table.copy(), log: self.row.log })
    }

    /// Plays what computers thought of, if nothing else was played in the meantime: then they are asked anew. Where they
    /// found no answer, the default is played.
    pub(in crate::host) fn answer_for_computers(
        &mut self,
        thoughts: Thoughts,
        now: i64,
    ) -> Result<(), HostError> {
        if thoughts.log != self.row.log {
            return Ok(());
        }
        for (thought_of, thought) in thoughts.moves {
            let (at, seat) = (thought_of.id, thought_of.seat);
            let playing = self.playing()?;
            let table = &*playing.table;
            // What another computer did may have settled the question.
            if !table.open(seat).iter().any(|now| now.id == at && now.duty == thought_of.duty) {
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
