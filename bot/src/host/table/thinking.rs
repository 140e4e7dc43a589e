//! What computers are asked, and what they have thought of: data of one table, of which the database knows nothing.

use std::sync::Arc;

use skald_rules::{
    chance::Fast,
    interface::{Decision, Duty},
    players::Player,
    table::Table,
};
use tokio::{sync::Semaphore, task::JoinHandle};

use crate::invariant::Invariant;

/// A position in which computers are asked: a copy, so that they think while everybody else plays on.
pub(in crate::host) struct Asked {
    pub table: Box<dyn Table>,
    pub decisions: Vec<(Decision, Player)>,
    pub log: u32,
}

/// What computers would do in a position.
pub(in crate::host) struct Thoughts {
    /// An answer to each question, where one was found, and a use of each right that is worth it.
    pub moves: Vec<(Decision, Option<String>)>,
    /// How long the log was when they were asked.
    pub log: u32,
}

/// Thinking that goes on.
pub(in crate::host) struct Thinking {
    pub log: u32,
    pub done: JoinHandle<Option<Thoughts>>,
}

/// How many computers think at once: so many as leave a core to people.
pub(in crate::host) fn thinkers() -> Arc<Semaphore> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    Arc::new(Semaphore::new(cores.saturating_sub(1).max(1)))
}

impl Drop for Thinking {
    fn drop(&mut self) {
        // Whoever still waits for a core need not think of what is asked no more.
        self.done.abort();
    }
}

impl Asked {
    /// Finds an answer to every decision that is owed, and a use for a right that is worth it. Work for a thread of its
    /// own.
    pub(in crate::host) fn think(self, seed: u64) -> Thoughts {
        let mut dice = Fast::new(seed);
        let mut moves = Vec::new();
        for (at, player) in self.decisions {
            let owed = at.duty == Duty::Owed;
            let found = if owed {
                self.table.answer_of(player, &at, &mut dice).map(Some)
            } else {
                self.table.use_of(player, &at, &mut dice)
            };
            let with = found.or_broken(None, "an open question has an answer");
            if owed || with.is_some() {
                moves.push((at, with));
            }
        }
        Thoughts { moves, log: self.log }
    }
}
