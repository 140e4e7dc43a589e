//! The time of day, as an argument, so that tests can let a week pass at once: nobody looks at another clock, and nobody waits
//! by another.

use std::{
    pin::Pin,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use crate::invariant::Invariant;

/// Tells the time.
pub trait Clock: Send + Sync {
    /// Milliseconds since 1970, UTC.
    fn now(&self) -> i64;

    /// Waits until the clock shows `at`, in milliseconds since 1970, UTC. It may be early: whoever waits looks at the clock again.
    /// A clock that can be put forward ends the wait when it is.
    fn reach(&self, at: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let left = at.saturating_sub(self.now()).max(0).unsigned_abs();
        Box::pin(tokio::time::sleep(Duration::from_millis(left)))
    }
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
