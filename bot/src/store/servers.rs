//! What those who manage a server have settled for it.

use super::{Pings, Store, StoreError, TableId, Tx, tables::fit};
use crate::invariant::Invariant;

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
    /// The language of its tables, as Discord writes it; `None` for that which Discord names.
    pub language: Option<String>,
    /// How often people are pinged at its tables who have chosen nothing.
    pub pings: Pings,
}

row! {
    struct Raw {
        channels: String,
        managers_only: bool,
        most: Option<i64>,
        language: Option<String>,
        pings: Option<String>,
    }
}

impl ServerRow {
    /// Whether tables may be opened here: in a channel, or in a thread of the one above it.
    #[must_use]
    pub fn allows(&self, here: [Option<u64>; 2]) -> bool {
        self.channels.is_empty() || self.channels.iter().any(|channel| here.contains(&Some(*channel)))
    }

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
            language: raw.language,
            pings: raw.pings.map_or(Pings::default(), |word| {
                Pings::of_word(&word).or_broken(Pings::default(), "settings are kept as words that are known")
            }),
        })
    }
}

impl Store {
    /// What holds in a server.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn server(&self, guild: u64) -> Result<ServerRow, StoreError> {
        let raw = sqlx::query_as(
            "SELECT channels, managers_only, most, language, pings FROM servers WHERE guild = ?",
        )
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

    /// Whether the bot has left a server of which something is kept.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn has_left(&self, guild: u64) -> Result<bool, StoreError> {
        Ok(self.servers_left().await?.contains(&guild))
    }

    /// The servers that the bot has left and of which something is kept.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn servers_left(&self) -> Result<Vec<u64>, StoreError> {
        let guilds: Vec<(i64,)> =
            sqlx::query_as("SELECT guild FROM servers WHERE gone IS NOT NULL").fetch_all(self.read()).await?;
        Ok(guilds.into_iter().map(|(guild,)| guild.cast_unsigned()).collect())
    }

    /// The servers of which something is kept and in which the bot is, as far as is known: those that have settled something,
    /// and those where tables are under way.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn servers_known(&self) -> Result<Vec<u64>, StoreError> {
        let guilds: Vec<(i64,)> = sqlx::query_as(
            "SELECT guild FROM servers WHERE gone IS NULL
             UNION SELECT guild FROM tables
                 WHERE guild <> 0 AND status IN ('lobby', 'playing', 'paused')
                     AND NOT EXISTS (SELECT 1 FROM servers WHERE servers.guild = tables.guild)",
        )
        .fetch_all(self.read())
        .await?;
        Ok(guilds.into_iter().map(|(guild,)| guild.cast_unsigned()).collect())
    }
}

impl Tx {
    /// What holds in a server, as this change sees it.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn server(&mut self, guild: u64) -> Result<ServerRow, StoreError> {
        let raw = sqlx::query_as(
            "SELECT channels, managers_only, most, language, pings FROM servers WHERE guild = ?",
        )
        .bind(guild.cast_signed())
        .fetch_optional(self.next().await?)
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
            "INSERT INTO servers (guild, channels, managers_only, most, language, pings) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (guild) DO UPDATE SET channels = ?2, managers_only = ?3, most = ?4, language = ?5, pings = ?6",
        )
        .bind(row.guild.cast_signed())
        .bind(channels.join(","))
        .bind(row.managers_only)
        .bind(row.most)
        .bind(&row.language)
        .bind(row.pings.word())
        .execute(self.next().await?)
        .await?;
        Ok(())
    }

    /// Notes that the bot says hello in a server; `false` when it has done so before.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn greet(&mut self, guild: u64, at: i64) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "INSERT INTO servers (guild, channels, managers_only, greeted) VALUES (?1, '', FALSE, ?2)
             ON CONFLICT (guild) DO UPDATE SET greeted = ?2 WHERE servers.greeted IS NULL",
        )
        .bind(guild.cast_signed())
        .bind(at)
        .execute(self.next().await?)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Notes that the bot is not in a server any more since `at`, in milliseconds UTC.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn leave_server(&mut self, guild: u64, at: i64) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO servers (guild, channels, managers_only, gone) VALUES (?1, '', FALSE, ?2)
             ON CONFLICT (guild) DO UPDATE SET gone = ?2 WHERE servers.gone IS NULL",
        )
        .bind(guild.cast_signed())
        .bind(at)
        .execute(self.next().await?)
        .await?;
        Ok(())
    }

    /// Notes that the bot is in a server again.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn return_to_server(&mut self, guild: u64) -> Result<(), StoreError> {
        sqlx::query("UPDATE servers SET gone = NULL WHERE guild = ?")
            .bind(guild.cast_signed())
            .execute(self.next().await?)
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
        .fetch_one(self.next().await?)
        .await?;
        fit(count, "count")
    }
}
