//! What is new on a board: since when, and beside what was seen before.

use std::sync::PoisonError;

use skald_rules::views::AnyView;

use super::Outbox;
use crate::host::TableId;

/// How many boards are kept to tell what has changed on the next ones.
const SHOWN: usize = 1_000;

/// What a board shows as new: everything after this entry of the log, beside what was seen before it.
#[derive(Clone)]
pub(super) struct Since {
    pub log: u32,
    /// Nothing where that is not known any more.
    pub view: Option<AnyView>,
}

/// What a table's board showed last.
pub(super) struct LastBoard {
    /// How many entries the log had.
    pub log: u32,
    pub view: AnyView,
    pub since: Since,
}

impl Outbox {
    /// What is new on a table's board, where one stands that showed the log as far as `shown`. As long as nothing was played
    /// since, it is what was new there.
    pub(super) fn since(&self, table: TableId, shown: u32, log: u32) -> Since {
        let boards = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        match boards.get(&table) {
            Some(last) if last.log == log && shown == log => last.since.clone(),
            last => Since { log: shown, view: last.map(|last| last.view.clone()) },
        }
    }

    /// Notes what a table's board shows now; nothing once the game is over.
    pub(super) fn show(&self, table: TableId, board: Option<LastBoard>) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        match board {
            Some(board) => {
                if shown.len() >= SHOWN {
                    shown.clear();
                }
                shown.insert(table, board);
            }
            None => drop(shown.remove(&table)),
        }
    }
}
