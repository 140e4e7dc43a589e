//! Cutting the power at a chosen statement, so that tests can try every crash that there is.

use std::sync::atomic::{AtomicI64, Ordering};

use super::StoreError;

/// Counts statements down and then fails every further one, as a process does that was killed.
#[derive(Debug)]
pub struct Faults {
    left: AtomicI64,
}

impl Default for Faults {
    fn default() -> Self {
        Self { left: AtomicI64::new(Self::OFF) }
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
