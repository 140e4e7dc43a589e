//! The bot in a process of its own, which can be killed at any moment.

use std::io::Read;
use std::process::{Child, Command, Stdio};

use super::{LONG, Stage};

/// A running bot. It is killed when this is dropped.
pub struct Process(Child);

impl Process {
    /// Starts `program`, the bot of `src/bin/skald_under_test.rs`, on this stage. It is not ready yet.
    ///
    /// # Panics
    /// If the program cannot be run.
    #[must_use]
    pub fn spawn(program: &str, stage: &Stage) -> Self {
        Self::spawn_with(program, stage, &[])
    }

    fn spawn_with(program: &str, stage: &Stage, more: &[String]) -> Self {
        let child = Command::new(program)
            .arg(stage.local.base_url())
            .arg(stage.database())
            .arg(stage.story.to_string())
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        Self(child)
    }

    /// Starts the program and waits until it is connected.
    pub async fn start(program: &str, stage: &Stage) -> Self {
        Self::started(stage, || Self::spawn(program, stage)).await
    }

    /// Starts the program with a lease of so many milliseconds, and waits until it is connected.
    pub async fn leasing(program: &str, stage: &Stage, lease: i64) -> Self {
        Self::started(stage, || Self::spawn_with(program, stage, &[lease.to_string()])).await
    }

    async fn started(stage: &Stage, spawn: impl FnOnce() -> Self) -> Self {
        let local = &stage.local;
        let before = local.sessions_begun().0;
        let process = spawn();
        local
            .until(LONG, "a new session", |local| local.sessions_begun().0 > before && local.connected())
            .await
            .unwrap();
        process
    }

    /// SIGKILL: no farewell, no clean-up. Returns when the process is gone.
    pub fn kill(&mut self) {
        // It may have ended before; the wait tells.
        let _ = self.0.kill();
        self.0.wait().unwrap();
    }

    /// Waits until it ends by itself: whether it ended well, and what it said last.
    ///
    /// # Panics
    /// If it still runs after `most`.
    pub async fn ended(mut self, most: std::time::Duration) -> (bool, String) {
        let until = std::time::Instant::now() + most;
        while self.runs() {
            assert!(std::time::Instant::now() < until, "it still runs after {most:?}");
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        let mut said = String::new();
        self.0.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        (self.0.wait().unwrap().success(), said)
    }

    /// Whether it still runs.
    pub fn runs(&mut self) -> bool {
        self.0.try_wait().unwrap().is_none()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}
