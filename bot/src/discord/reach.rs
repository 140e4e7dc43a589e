//! Whether people can reach the bot: what they press comes over one connection, and what they are shown goes over another.
//!
//! What belongs here: when the bot counts as out of reach. What does not: what follows from it, which is the host's.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use serenity::gateway::ConnectionStage;
use tokio::time::Instant;

use super::send::Health;

/// A connection breaks now and then and comes back at once: only after so long people notice.
const PATIENCE: Duration = Duration::from_secs(30);

/// The state of the connection over which presses come.
pub struct Reach {
    /// Since when there is none.
    away: Mutex<Option<Instant>>,
}

impl Default for Reach {
    fn default() -> Self {
        Self { away: Mutex::new(Some(Instant::now())) }
    }
}

impl Reach {
    /// The connection has come to this.
    pub fn stage(&self, stage: ConnectionStage) {
        let mut away = self.away.lock().unwrap_or_else(PoisonError::into_inner);
        if stage == ConnectionStage::Connected {
            *away = None;
        } else {
            away.get_or_insert_with(Instant::now);
        }
    }

    /// Whether people cannot press anything, or are not shown anything.
    #[must_use]
    pub fn is_out(&self, health: &Health) -> bool {
        let away = *self.away.lock().unwrap_or_else(PoisonError::into_inner);
        health.is_down() || away.is_some_and(|since| since.elapsed() >= PATIENCE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::send::Fault;

    #[tokio::test(start_paused = true)]
    async fn a_short_break_is_none_and_either_way_is_needed() {
        let (reach, health) = (Reach::default(), Health::default());
        tokio::time::sleep(PATIENCE).await;
        assert!(reach.is_out(&health), "it never connected");
        reach.stage(ConnectionStage::Connected);
        assert!(!reach.is_out(&health));
        reach.stage(ConnectionStage::Disconnected);
        tokio::time::sleep(PATIENCE / 2).await;
        reach.stage(ConnectionStage::Connecting);
        assert!(!reach.is_out(&health), "it may come back at once");
        tokio::time::sleep(PATIENCE / 2).await;
        assert!(reach.is_out(&health), "counted from the break on");
        reach.stage(ConnectionStage::Connected);
        for _ in 0..3 {
            health.failed(&Fault::Theirs("no connection".to_owned()));
        }
        assert!(reach.is_out(&health), "what is pressed arrives, but nothing can be answered");
        health.passed();
        assert!(!reach.is_out(&health));
    }
}
