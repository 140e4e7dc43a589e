//! A bot whose time of day a story can put forward: whatever waits by that clock wakes then.

use std::{
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use skald::{
    host::{Clock, HostConfig, SystemClock},
    serve::{Plan, Serving, start},
};

use tokio::{sync::watch, time::sleep};

use super::Stage;

/// An hour, in milliseconds.
pub const HOUR: i64 = 3_600_000;

/// A time in milliseconds that jumps when a story has it jump, and those who wait for it.
#[derive(Debug)]
pub struct Jumping {
    millis: AtomicI64,
    jumped: watch::Sender<()>,
}

impl Jumping {
    /// It begins with this.
    #[must_use]
    pub fn new(millis: i64) -> Self {
        Self { millis: AtomicI64::new(millis), jumped: watch::Sender::new(()) }
    }

    /// Puts it forward by so many milliseconds, and wakes whoever waits.
    pub fn by(&self, millis: i64) {
        self.millis.fetch_add(millis, Ordering::SeqCst);
        self.jumped.send_replace(());
    }

    /// What it shows.
    #[must_use]
    pub fn now(&self) -> i64 {
        self.millis.load(Ordering::SeqCst)
    }

    /// Waits for the next jump after those that there were when this was called.
    pub fn jump(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut jumped = self.jumped.subscribe();
        async move {
            if jumped.changed().await.is_err() {
                // The story is over: nothing will jump any more.
                std::future::pending::<()>().await;
            }
        }
    }
}

/// A clock that goes and can be put forward.
#[derive(Debug)]
pub struct Forward(Jumping);

impl Default for Forward {
    fn default() -> Self {
        Self(Jumping::new(0))
    }
}

impl Forward {
    /// Puts it forward by so many milliseconds.
    pub fn by(&self, millis: i64) {
        self.0.by(millis);
    }
}

impl Clock for Forward {
    fn now(&self) -> i64 {
        SystemClock.now() + self.0.now()
    }

    fn reach(&self, at: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        // In this order: a jump after the look at the clock is not missed.
        let jump = self.0.jump();
        let left = at.saturating_sub(self.now()).max(0).unsigned_abs();
        Box::pin(async move {
            tokio::select! {
                () = jump => {}
                () = sleep(Duration::from_millis(left)) => {}
            }
        })
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
