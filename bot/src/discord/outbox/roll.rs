//! Looking for those who play: Discord tells the bot of nobody who leaves a server, for that takes an intent which reads along whom a
//! server has. So everybody who plays is asked for once a day, one after another.

use std::{sync::Arc, time::Duration};

use super::Outbox;
use crate::host::{HostError, Sought};

/// How far apart it is looked whose turn it is, in milliseconds by the host's clock.
const EACH: i64 = 10 * 60_000;
/// The pause between two people: nobody waits for this.
const BREATH: Duration = Duration::from_secs(1);
/// The pause while Discord cannot be reached, or the database.
const LATER: Duration = Duration::from_secs(30);

impl Outbox {
    /// Looks for those who play, as their turn comes, and takes out of their games who has left. Never ends.
    pub async fn call_the_roll(self: Arc<Self>) {
        let host = &self.bot.host;
        let mut since = host.now();
        loop {
            host.reach(since + EACH).await;
            let now = host.now();
            // A clock that was set back begins anew.
            since = since.min(now);
            if now < since + EACH {
                continue;
            }
            if self.bot.sender.health().is_down() {
                tokio::time::sleep(LATER).await;
                continue;
            }
            match self.look_for_all(since, now).await {
                Ok(()) => since = now,
                Err(error) => {
                    tracing::warn!(%error, "who has left their server could not be looked for; it is tried again");
                    tokio::time::sleep(LATER).await;
                }
            }
        }
    }

    async fn look_for_all(&self, since: i64, until: i64) -> Result<(), HostError> {
        for Sought { person, tables } in self.bot.host.sought(since, until).await? {
            for table in tables {
                // Who is in the server for one table is in it for all.
                if !self.take_out_if_left(table, person).await {
                    break;
                }
            }
            tokio::time::sleep(BREATH).await;
        }
        Ok(())
    }
}
