//! A bot whose time of day a story can put forward.

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};

use skald::{
    host::{Clock, HostConfig, SystemClock},
    serve::{Plan, Serving, start},
};

use super::Stage;

/// An hour, in milliseconds.
pub const HOUR: i64 = 3_600_000;

/// A clock that can be put forward.
#[derive(Debug, Default)]
pub struct Forward(AtomicI64);

impl Forward {
    /// Puts it forward by so many milliseconds.
    pub fn by(&self, millis: i64) {
        self.0.fetch_add(millis, Ordering::SeqCst);
    }
}

impl Clock for Forward {
    fn now(&self) -> i64 {
        SystemClock.now() + self.0.load(Ordering::SeqCst)
    }
}

impl Stage {
    /// Starts the bot with a clock that can be put forward. Its lease outlives every jump: otherwise it would take a jump
    /// for a sleep of its own and give everybody that time back.
    pub async fn bot_with(&self, clock: &Arc<Forward>) -> Serving {
        let usual = self.plan();
        let host = HostConfig { lease: 100_000 * HOUR, ..usual.host };
        let plan = Plan { host, clock: Arc::clone(clock) as Arc<dyn Clock>, ..usual };
        let serving = start(plan).await.unwrap();
        serving.connected().await;
        self.commands_known().await;
        serving
    }
}
