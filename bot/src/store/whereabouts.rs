//! Which tables are in a place, kept in memory: every command that names no table asks for it.
//!
//! What belongs here: what was read last, and when that is out of date. What does not: reading it (`places`).

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use super::TableId;

/// Of so many places it is known; beyond that it begins anew.
const MOST: usize = 20_000;

/// A channel or thread, and whether tables that are over are asked for as well.
type Place = (u64, bool);

/// The tables of places, as they were read since the last change of any table's place or part of life.
#[derive(Clone, Debug, Default)]
pub(super) struct Whereabouts(Arc<Known>);

#[derive(Debug, Default)]
struct Known {
    tables: Mutex<HashMap<Place, Vec<TableId>>>,
    /// Counts changes, so that what was read before one is not kept after it.
    changes: AtomicU64,
}

impl Whereabouts {
    /// The tables of a place, if they are known.
    pub(super) fn get(&self, place: Place) -> Option<Vec<TableId>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner).get(&place).cloned()
    }

    /// How many changes there were. What is read is kept with [`Whereabouts::keep`] if there was none since.
    pub(super) fn changes(&self) -> u64 {
        self.0.changes.load(Ordering::SeqCst)
    }

    /// Keeps what was read after so many changes.
    pub(super) fn keep(&self, place: Place, found: &[TableId], changes: u64) {
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        // Looked at under the lock: a change empties it afterwards.
        if self.changes() != changes {
            return;
        }
        if tables.len() >= MOST {
            tables.clear();
        }
        tables.insert(place, found.to_vec());
    }

    /// A table was opened, ended, moved or thrown away.
    pub(super) fn changed(&self) {
        self.0.changes.fetch_add(1, Ordering::SeqCst);
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_before_a_change_is_not_kept_after_it() {
        let known = Whereabouts::default();
        let read = known.changes();
        known.keep((7, false), &[TableId(1)], read);
        assert_eq!(known.get((7, false)), Some(vec![TableId(1)]));
        assert_eq!(known.get((7, true)), None, "asked otherwise");
        known.changed();
        assert_eq!(known.get((7, false)), None);
        known.keep((7, false), &[TableId(1)], read);
        assert_eq!(known.get((7, false)), None, "it was read before");
    }
}
