//! How often a press asks about tables, for tests: each time that a table is taken under its lock for it is once.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::host::service::core::Host;

tokio::task_local! {
    /// Whether it is a press that asks.
    static PRESS: ();
}

/// How often presses have asked.
#[derive(Debug, Default)]
pub(in crate::host) struct Asks(AtomicU64);

impl Asks {
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

impl Host {
    /// How often presses have asked about tables since this was asked before.
    #[must_use]
    pub fn asks(&self) -> u64 {
        self.inner.asks.0.swap(0, Ordering::Relaxed)
    }
}
