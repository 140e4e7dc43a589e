//! Cutting the power at a chosen statement, so that tests can try every crash that there is, filling the disk, and counting
//! how often the database is gone to.

use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering},
};

use super::StoreError;

/// Counts statements down and then fails every further one, as a process does that was killed.
#[derive(Debug)]
pub struct Faults {
    left: AtomicI64,
    full: AtomicBool,
    bound: Mutex<Option<bool>>,
    reads: AtomicU64,
    writes: AtomicU64,
}

/// How often the database was gone to: each is a way to another thread and back, whatever it carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ways {
    /// To look.
    pub reads: u64,
    /// In a transaction, its beginning and its end included.
    pub writes: u64,
}

impl Default for Faults {
    fn default() -> Self {
        Self {
            left: AtomicI64::new(Self::OFF),
            full: AtomicBool::new(false),
            bound: Mutex::new(None),
            reads: AtomicU64::new(0),
            writes: AtomicU64::new(0),
        }
    }
}

impl Faults {
    const OFF: i64 = -1;

    /// Lets `statements` more statements through (a commit counts before and after it takes effect), then none.
    pub fn cut_after(&self, statements: u32) {
        self.left.store(i64::from(statements), Ordering::SeqCst);
    }

    /// Lets everything through again. Whether the cut was reached.
    pub fn mend(&self) -> bool {
        self.left.swap(Self::OFF, Ordering::SeqCst) == 0
    }

    /// Fills the disk, or makes room: while it is full, every commit fails.
    pub fn fill(&self, full: bool) {
        self.full.store(full, Ordering::SeqCst);
    }

    /// Lets the file of the database grow no further, or again: it is SQLite that refuses what needs more room.
    pub fn bound(&self, bound: bool) {
        *self.bound.lock().unwrap_or_else(PoisonError::into_inner) = Some(bound);
    }

    /// Whether the file of the database may grow no further, where that was ever said.
    pub(super) fn is_bound(&self) -> Option<bool> {
        *self.bound.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How often the database was gone to since this was asked before.
    pub fn ways(&self) -> Ways {
        Ways { reads: self.reads.swap(0, Ordering::SeqCst), writes: self.writes.swap(0, Ordering::SeqCst) }
    }

    pub(super) fn looks(&self) {
        self.reads.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn writes(&self) {
        self.writes.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn is_full(&self) -> bool {
        self.full.load(Ordering::SeqCst)
    }

    pub(super) fn step(&self) -> Result<(), StoreError> {
        match self.left.load(Ordering::SeqCst) {
            Self::OFF => Ok(()),
            0 => Err(StoreError::Cut),
            left => {
                self.left.store(left - 1, Ordering::SeqCst);
                Ok(())
            }
        }
    }
}
