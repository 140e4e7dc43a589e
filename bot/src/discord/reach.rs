//! Whether people can reach the bot: what they press comes over one connection, and what they are shown goes over another.
//!
//! What belongs here: when the bot counts as out of reach. What does not: what follows from it, which is the host's.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use serenity::gateway::ConnectionStage;
use tokio::time::Instant;

use super::send::Health;

/// A connection breaks now and then and comes back at once: only after so long people notice.
const PATIENCE: Duration = Duration::from_secs(30);

/// The state of the connection over which presses come, shard by shard.
pub struct Reach {
    /// Which shards have none, and since when.
    away: Mutex<BTreeMap<u32, Instant>>,
}

impl Default for Reach {
    fn default() -> Self {
        // The first shard is begun at once.
        Self { away: Mutex::new(BTreeMap::from([(0, Instant::now())])) }
    }
}

impl Reach {
    /// The connection of a shard has come to this.
    pub fn stage(&self, shard: u32, stage: ConnectionStage) {
        let mut away = self.away.lock().unwrap_or_else(PoisonError::into_inner);
        if stage == ConnectionStage::Connected {
            away.remove(&shard);
        } else {
            away.entry(shard).or_insert_with(Instant::now);
        }
    }

    /// The line is let go: so many shards have no connection from now on.
    pub fn let_go(&self, shards: u32) {
        let mut away = self.away.lock().unwrap_or_else(PoisonError::into_inner);
        for shard in 0..shards {
            away.entry(shard).or_insert_with(Instant::now);
        }
    }

    /// Whether people cannot press anything, if only in the servers of one shard, or are not shown anything.
    #[must_use]
    pub fn is_out(&self, health: &Health) -> bool {
        let away = self.away.lock().unwrap_or_else(PoisonError::into_inner);
        health.is_down() || away.values().any(|since| since.elapsed() >= PATIENCE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::send::Fault;

    #[tokio::test(start_paused = true)]
    async fn a_line_that_is_let_go_is_out_of_reach_until_each_shard_is_back() {
        let (reach, health) = (Reach::default(), Health::default());
        (0..2).for_each(|shard| reach.stage(shard, ConnectionStage::Connected));
        reach.let_go(2);
        tokio::time::sleep(PATIENCE).await;
        assert!(reach.is_out(&health));
        reach.stage(0, ConnectionStage::Connected);
        assert!(reach.is_out(&health));
        reach.stage(1, ConnectionStage::Connected);
        assert!(!reach.is_out(&health));
    }

    #[tokio::test(start_paused = true)]
    async fn a_short_break_is_none_and_either_way_is_needed() {
        let (reach, health) = (Reach::default(), Health::default());
        tokio::time::sleep(PATIENCE).await;
        assert!(reach.is_out(&health), "it never connected");
        reach.stage(0, ConnectionStage::Connected);
        assert!(!reach.is_out(&health));
        reach.stage(0, ConnectionStage::Disconnected);
        tokio::time::sleep(PATIENCE / 2).await;
        reach.stage(0, ConnectionStage::Connecting);
        assert!(!reach.is_out(&health), "it may come back at once");
        reach.stage(1, ConnectionStage::Connecting);
        reach.stage(1, ConnectionStage::Connected);
        tokio::time::sleep(PATIENCE / 2).await;
        assert!(reach.is_out(&health), "counted from the break on");
        reach.stage(0, ConnectionStage::Connected);
        for _ in 0..3 {
            health.failed(&Fault::Theirs("no connection".to_owned()));
        }
        assert!(reach.is_out(&health), "what is pressed arrives, but nothing can be answered");
        health.passed();
        assert!(!reach.is_out(&health));
    }
}
