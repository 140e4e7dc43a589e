//! Cutting the power at a chosen statement, so that tests can try every crash that there is, filling the disk, and counting
//! what the database is asked.

use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};

use super::StoreError;

/// Counts statements down and then fails every further one, as a process does that was killed.
#[derive(Debug)]
pub struct Faults {
    left: AtomicI64,
    full: AtomicBool,
    asked: AtomicU64,
}

impl Default for Faults {
    fn default() -> Self {
        Self { left: AtomicI64::new(Self::OFF), full: AtomicBool::new(false), asked: AtomicU64::new(0) }
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

    /// How many statements were sent so far, those that read and those of changes.
    pub fn asked(&self) -> u64 {
        self.asked.load(Ordering::Relaxed)
    }

    pub(super) fn count(&self) {
        self.asked.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn is_full(&self) -> bool {
        self.full.load(Ordering::SeqCst)
    }

    pub(super) fn step(&self) -> Result<(), StoreError> {
        self.count();
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
