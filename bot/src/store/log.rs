//! The log of a game, and its newest snapshot.

use sqlx::FromRow;

use super::{Store, StoreError, TableId, Tx, tables::fit};

/// One entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// Its number; the deal is 0.
    pub number: u32,
    /// What kind of input: `deal`, `answer`, `withdraw`, `continue`, `resign`, `time`, `award`.
    pub kind: String,
    /// Who made it.
    pub by: String,
    /// Whose input it is.
    pub seat: Option<u8>,
    /// The decision that it answers.
    pub decision: Option<String>,
    /// The input in the game's notation.
    pub text: String,
    /// The draws that it made, as JSON.
    pub draws: String,
    /// How many draws it made.
    pub drawn: u32,
    /// The hash of the log up to and with this entry.
    pub chain: Vec<u8>,
    /// What spectators were told, as JSON.
    pub told: String,
    /// When, in milliseconds UTC.
    pub at: i64,
}

/// A snapshot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnapshotRow {
    /// After which entry.
    pub number: u32,
    /// The state.
    pub bytes: Vec<u8>,
}

#[derive(FromRow)]
struct Raw {
    number: i64,
    kind: String,
    by: String,
    seat: Option<i64>,
    decision: Option<String>,
    text: String,
    draws: String,
    drawn: i64,
    chain: Vec<u8>,
    told: String,
    at: i64,
}

impl Store {
    /// The entries of a log from number `from` on, at most `most`.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn log(&self, table: TableId, from: u32, most: u32) -> Result<Vec<EntryRow>, StoreError> {
        let raw: Vec<Raw> = sqlx::query_as(
            "SELECT number, kind, by, seat, decision, text, draws, drawn, chain, told, at FROM log
             WHERE table_id = ? AND number >= ? ORDER BY number LIMIT ?",
        )
        .bind(table.0)
        .bind(from)
        .bind(most)
        .fetch_all(self.read())
        .await?;
        raw.into_iter()
            .map(|raw| {
                Ok(EntryRow {
                    number: fit(raw.number, "entry")?,
                    kind: raw.kind,
                    by: raw.by,
                    seat: raw.seat.map(|seat| fit(seat, "seat")).transpose()?,
                    decision: raw.decision,
                    text: raw.text,
                    draws: raw.draws,
                    drawn: fit(raw.drawn, "draws")?,
                    chain: raw.chain,
                    told: raw.told,
                    at: raw.at,
                })
            })
            .collect()
    }

    /// The newest snapshot of a table.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn snapshot(&self, table: TableId) -> Result<Option<SnapshotRow>, StoreError> {
        let raw: Option<(i64, Vec<u8>)> =
            sqlx::query_as("SELECT number, bytes FROM snapshots WHERE table_id = ?")
                .bind(table.0)
                .fetch_optional(self.read())
                .await?;
        raw.map(|(number, bytes)| Ok(SnapshotRow { number: fit(number, "snapshot")?, bytes })).transpose()
    }
}

impl Tx {
    /// Adds an entry to a log.
    ///
    /// # Errors
    /// [`StoreError::Sql`], also when there is an entry with this number.
    pub async fn add_entry(&mut self, table: TableId, entry: &EntryRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO log (table_id, number, kind, by, seat, decision, text, draws, drawn, chain, told, at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(table.0)
        .bind(entry.number)
        .bind(&entry.kind)
        .bind(&entry.by)
        .bind(entry.seat)
        .bind(&entry.decision)
        .bind(&entry.text)
        .bind(&entry.draws)
        .bind(entry.drawn)
        .bind(&entry.chain)
        .bind(&entry.told)
        .bind(entry.at)
        .execute(self.next()?)
        .await?;
        Ok(())
    }

    /// Replaces the snapshot of a table.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn save_snapshot(&mut self, table: TableId, snapshot: &SnapshotRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO snapshots (table_id, number, bytes) VALUES (?, ?, ?)
             ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, bytes = excluded.bytes",
        )
        .bind(table.0)
        .bind(snapshot.number)
        .bind(&snapshot.bytes)
        .execute(self.next()?)
        .await?;
        Ok(())
    }
}
