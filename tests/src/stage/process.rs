//! The bot in a process of its own, which can be killed at any moment.

use std::{
    path::Path,
    process::{Child, Command, Stdio},
};

use localcord::Localcord;

use super::LONG;

/// A running bot. It is killed when this is dropped.
pub struct Process(Child);

impl Process {
    /// Starts `program`, the bot of `src/bin/skald_under_test.rs`, on this database. It is not ready yet.
    ///
    /// # Panics
    /// If the program cannot be run.
    #[must_use]
    pub fn spawn(program: &str, local: &Localcord, database: &Path) -> Self {
        let child = Command::new(program)
            .arg(local.base_url())
            .arg(database)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        Self(child)
    }

    /// Starts the program and waits until it is connected.
    pub async fn start(program: &str, local: &Localcord, database: &Path) -> Self {
        let before = local.sessions_begun().0;
        let process = Self::spawn(program, local, database);
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
