//! What is kept no longer is taken away: finished games, tables that never began, and what belongs to nobody.

use std::sync::atomic::Ordering;

use crate::host::{refused::HostError, service::core::Host};
use crate::store::TableId;

/// How often it is looked for, in milliseconds.
const EVERY: i64 = 60 * 60_000;
/// So many tables are taken away in one change: nobody waits for it long.
const BATCH: u32 = 20;

impl Host {
    /// Takes away what is kept no longer, if that has not been done for an hour.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub(in crate::host) async fn purge_if_late(&self) -> Result<(), HostError> {
        let now = self.now();
        let last = self.inner.purged.load(Ordering::Relaxed);
        if now - last < EVERY && now >= last {
            return Ok(());
        }
        self.inner.purged.store(now, Ordering::Relaxed);
        self.purge().await.map(|_| ())
    }

    /// Takes away what is kept no longer, and gives the room back. How many tables went.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn purge(&self) -> Result<usize, HostError> {
        let (now, config, store) = (self.now(), &self.inner.config, &self.inner.store);
        let mut gone = 0;
        loop {
            let (over, closed) = (now - config.keep_over, now - config.keep_closed);
            let tables = store.old_tables(over, closed, over, BATCH).await?;
            if tables.is_empty() {
                break;
            }
            gone += tables.len();
            self.purge_tables(&tables).await?;
        }
        let mut tx = store.write().await?;
        tx.check_lease(&self.inner.me);
        tx.purge_servers(now - config.keep_over).await?;
        tx.purge_tournaments(now - config.keep_over).await?;
        tx.purge_ratings(now - config.keep_ratings).await?;
        let people = tx.purge_rest().await?;
        tx.commit().await?;
        for person in people {
            self.inner.people.forget(person);
        }
        if gone > 0 {
            tracing::info!(tables = gone, "tables whose time is over were taken away");
        }
        store.give_room_back().await?;
        Ok(gone)
    }

    async fn purge_tables(&self, tables: &[TableId]) -> Result<(), HostError> {
        // Nobody has one of them in hand while it goes, and none stays in memory.
        let mut held = Vec::new();
        for table in tables {
            held.push(self.inner.tables.slot(*table).lock_owned().await);
        }
        let mut tx = self.inner.store.write().await?;
        tx.check_lease(&self.inner.me);
        for table in tables {
            tx.purge_table(*table).await?;
        }
        tx.commit().await?;
        for mut slot in held {
            *slot = None;
        }
        Ok(())
    }
}
