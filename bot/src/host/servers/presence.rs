//! In which servers the bot is: in one that it has left nothing goes on, and what is kept of it goes after a time.
//!
//! What belongs here: what follows for tables and settings. What does not: how Discord tells of it.

use skald_rules::interface::Say;

use crate::host::{play::deed::After, refused::HostError, service::core::Host};
use crate::store::{Status, TableId};

impl Host {
    /// The bot is not in a server any more: games there stand still, tables that people were joining are closed, and what is
    /// kept of the server goes after a time.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn server_left(&self, guild: u64) -> Result<(), HostError> {
        let mut tx = self.inner.store.write().await?;
        tx.check_lease(&self.inner.me);
        tx.leave_server(guild, self.now()).await?;
        tx.commit().await?;
        for table in self.inner.store.tables_of_server(guild).await? {
            if let Err(error) = self.place_lost(table, &Say::new("pause-no-channel")).await {
                tracing::error!(%table, %error, "a table of a server that the bot has left goes on");
            }
        }
        Ok(())
    }

    /// Whether the bot has left a server.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn has_left(&self, guild: u64) -> Result<bool, HostError> {
        Ok(self.inner.store.has_left(guild).await?)
    }

    /// The bot is in a server. Where it had left it, games that stand still for that are looked after again.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn server_found(&self, guild: u64) -> Result<(), HostError> {
        if !self.inner.store.has_left(guild).await? {
            return Ok(());
        }
        let mut tx = self.inner.store.write().await?;
        tx.check_lease(&self.inner.me);
        tx.return_to_server(guild).await?;
        tx.commit().await?;
        for table in self.inner.store.tables_of_server(guild).await? {
            if let Err(error) = self.look_for_place(table).await {
                tracing::error!(%table, %error, "the place of a table is not looked for");
            }
        }
        Ok(())
    }

    /// These are the servers of a shard, of so many, in which the bot is. Those of it that are not among them it has left while
    /// it was away.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn in_servers(&self, (shard, shards): (u32, u32), guilds: &[u64]) -> Result<(), HostError> {
        let own = |guild: &u64| (guild >> 22) % u64::from(shards.max(1)) == u64::from(shard);
        for guild in self.inner.store.servers_left().await?.into_iter().filter(|guild| guilds.contains(guild))
        {
            self.server_found(guild).await?;
        }
        let known = self.inner.store.servers_known().await?.into_iter().filter(own);
        for guild in known.filter(|guild| !guilds.contains(guild)) {
            tracing::info!(guild, "the bot is not in a server any more");
            self.server_left(guild).await?;
        }
        Ok(())
    }

    /// Owes the board of a table that stands still because its place was lost: it looks for the place.
    async fn look_for_place(&self, table: TableId) -> Result<(), HostError> {
        let deed = self.own_deed(table, |live, _| {
            let lost = live.row.status == Status::Paused && live.row.place_lost.is_some();
            if lost {
                live.owe_board();
            }
            Ok((if lost { After::Written } else { After::Nothing }, ()))
        });
        deed.await.map(|_| ())
    }
}
