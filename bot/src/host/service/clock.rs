//! The time of day, as an argument, so that tests can let a week pass at once.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::invariant::Invariant;

/// Tells the time.
pub trait Clock: Send + Sync {
    /// Milliseconds since 1970, UTC.
    fn now(&self) -> i64;
}

/// The system's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> i64 {
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .ok()
            .and_then(|since| i64::try_from(since.as_millis()).ok())
            .or_broken(0, "the system's clock stands after 1970")
    }
}
