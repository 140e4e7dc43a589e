//! What those who manage a server have settled for it.

use sqlx::FromRow;

use super::{Store, StoreError, TableId, Tx, tables::fit};

/// What holds in a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerRow {
    /// The server.
    pub guild: u64,
    /// The channels in which tables may be opened, and in threads of them; empty for all.
    pub channels: Vec<u64>,
    /// Whether only those who manage the server may open tables.
    pub managers_only: bool,
    /// How many tables may be under way at one time; `None` for no bound.
    pub most: Option<u32>,
}

#[derive(FromRow)]
struct Raw {
    channels: String,
    managers_only: bool,
    most: Option<i64>,
}

impl ServerRow {
    fn of(guild: u64, raw: Option<Raw>) -> Result<Self, StoreError> {
        let Some(raw) = raw else { return Ok(Self { guild, ..Self::default() }) };
        let channels = raw.channels.split(',').filter(|part| !part.is_empty());
        let channels: Result<Vec<u64>, _> = channels.map(str::parse).collect();
        Ok(Self {
            guild,
            channels: channels
                .map_err(|_| StoreError::Unreadable(format!("the channels of server {guild}")))?,
            managers_only: raw.managers_only,
            most: raw.most.map(|most| fit(most, "bound")).transpose()?,
        })
    }
}

impl Store {
    /// What holds in a server.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn server(&self, guild: u64) -> Result<ServerRow, StoreError> {
        let raw = sqlx::query_as("SELECT channels, managers_only, most FROM servers WHERE guild = ?")
            .bind(guild.cast_signed())
            .fetch_optional(self.read())
            .await?;
        ServerRow::of(guild, raw)
    }

    /// The tables of a server that are not over, the newest first.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn tables_of_server(&self, guild: u64) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<(i64,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE guild = ? AND status IN ('lobby', 'playing', 'paused')
             ORDER BY id DESC LIMIT 500",
        )
        .bind(guild.cast_signed())
        .fetch_all(self.read())
        .await?;
        Ok(ids.into_iter().map(|(id,)| TableId(id)).collect())
    }
}

impl Tx {
    /// What holds in a server, as this change sees it.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn server(&mut self, guild: u64) -> Result<ServerRow, StoreError> {
        let raw = sqlx::query_as("SELECT channels, managers_only, most FROM servers WHERE guild = ?")
            .bind(guild.cast_signed())
            .fetch_optional(self.next()?)
            .await?;
        ServerRow::of(guild, raw)
    }

    /// Settles what holds in a server.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn save_server(&mut self, row: &ServerRow) -> Result<(), StoreError> {
        let channels: Vec<String> = row.channels.iter().map(ToString::to_string).collect();
        sqlx::query(
            "INSERT INTO servers (guild, channels, managers_only, most) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (guild) DO UPDATE SET channels = ?2, managers_only = ?3, most = ?4",
        )
        .bind(row.guild.cast_signed())
        .bind(channels.join(","))
        .bind(row.managers_only)
        .bind(row.most)
        .execute(self.next()?)
        .await?;
        Ok(())
    }

    /// How many tables of a server are not over, as this change sees it.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn count_in_server(&mut self, guild: u64) -> Result<u32, StoreError> {
        let (count,): (i64,) = sqlx::query_as(
            "SELECT count(*) FROM tables WHERE guild = ? AND status IN ('lobby', 'playing', 'paused')",
        )
        .bind(guild.cast_signed())
        .fetch_one(self.next()?)
        .await?;
        fit(count, "count")
    }
}
