//! How often a press asks about tables, for tests: each time that a table is taken under its lock for it is once.

use std::sync::atomic::{AtomicU64, Ordering};

tokio::task_local! {
    /// Whether it is a press that asks.
    static PRESS: ();
}

/// How often presses have asked.
#[derive(Debug, Default)]
pub(in crate::host) struct Asks(AtomicU64);

impl Asks {
    /// How often they have since this was asked before.
    pub(in crate::host) fn taken(&self) -> u64 {
        self.0.swap(0, Ordering::Relaxed)
    }

    /// A table is taken under its lock.
    pub(in crate::host) fn add(&self) {
        if PRESS.try_with(|()| ()).is_ok() {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Does what a press asks for; its asks are counted.
pub(crate) async fn of_press<T>(work: impl Future<Output = T>) -> T {
    PRESS.scope((), work).await
}
