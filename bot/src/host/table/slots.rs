//! The tables in memory: one lock each, and a bound on how many are kept.

use std::{
    collections::HashMap,
    ops::{Deref, DerefMut},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::OwnedMutexGuard;

use crate::host::table::live::Live;
use crate::store::TableId;

/// A table behind its lock; nothing until it was read.
pub(in crate::host) type Slot = Arc<tokio::sync::Mutex<Option<Live>>>;

/// The tables that are kept in memory.
pub(in crate::host) struct Tables {
    most: usize,
    slots: Mutex<HashMap<TableId, (Slot, u64)>>,
    used: AtomicU64,
}

impl Tables {
    pub(in crate::host) fn new(most: usize) -> Self {
        Self { most: most.max(1), slots: Mutex::default(), used: AtomicU64::new(0) }
    }

    /// The lock of a table.
    pub(in crate::host) fn slot(&self, table: TableId) -> Slot {
        let used = self.used.fetch_add(1, Ordering::Relaxed);
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        if slots.len() >= self.most && !slots.contains_key(&table) {
            // A slot that somebody holds has a second owner and stays: there must never be two locks for one table.
            let mut idle: Vec<(u64, TableId)> = slots
                .iter()
                .filter(|(_, (slot, _))| Arc::strong_count(slot) == 1)
                .map(|(id, (_, used))| (*used, *id))
                .collect();
            idle.sort_unstable();
            for (_, id) in idle.into_iter().take(self.most.div_ceil(4)) {
                slots.remove(&id);
            }
        }
        let entry = slots.entry(table).or_default();
        entry.1 = used;
        entry.0.clone()
    }

    /// How many tables are in memory.
    pub(in crate::host) fn len(&self) -> usize {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

/// A table under its lock. What was changed and not committed is forgotten when the lock is let go, so memory never
/// holds what the database does not.
pub(in crate::host) struct Held {
    slot: OwnedMutexGuard<Option<Live>>,
    live: Option<Live>,
    touched: bool,
}

impl Held {
    /// A table that was read, under its lock.
    pub(in crate::host) const fn new(slot: OwnedMutexGuard<Option<Live>>, live: Live) -> Self {
        Self { slot, live: Some(live), touched: false }
    }

    /// Lets the lock go and has the table read anew by whoever takes it next.
    pub(in crate::host) fn forget(mut self) {
        self.touched = true;
    }

    /// Notes that everything done so far is in the database.
    pub(in crate::host) fn committed(&mut self) {
        self.touched = false;
    }
}

impl Deref for Held {
    type Target = Live;

    fn deref(&self) -> &Live {
        match &self.live {
            Some(live) => live,
            // Taken by `drop` alone.
            None => unreachable!("a table is held until it is let go"),
        }
    }
}

impl DerefMut for Held {
    fn deref_mut(&mut self) -> &mut Live {
        self.touched = true;
        match &mut self.live {
            Some(live) => live,
            None => unreachable!("a table is held until it is let go"),
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        *self.slot = if self.touched { None } else { self.live.take() };
    }
}
