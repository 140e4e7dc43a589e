//! The log of a table, and the newest snapshot of its game.

use super::{Store, StoreError, TableId, Tx, tables::fit};

/// One entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// Its number; the deal is 0.
    pub number: u32,
    /// What kind of act: `deal`, or an input (`answer`, `withdraw`, `continue`, `resign`, `time`, `award`, `award-game`), or what no game
    /// is told (`seat`, `back`, `set`, `pause`, `resume`).
    pub kind: String,
    /// Who did it.
    pub by: String,
    /// Whose act it is.
    pub seat: Option<u8>,
    /// The decision that it answers.
    pub decision: Option<String>,
    /// The act in its notation.
    pub text: String,
    /// The draws that it made, as JSON.
    pub draws: String,
    /// How many draws it made, with what followed from it.
    pub drawn: u32,
    /// What followed from it by itself, as JSON.
    pub passes: String,
    /// The hash of the log up to and with this entry.
    pub chain: Vec<u8>,
    /// What spectators were told of the act, as JSON.
    pub told: String,
    /// By what the position after it is known again; empty of what an older version wrote.
    pub position: Vec<u8>,
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

row! {
    struct Raw {
        number: i64,
        kind: String,
        by: String,
        seat: Option<i64>,
        decision: Option<String>,
        text: String,
        draws: String,
        drawn: i64,
        passes: String,
        chain: Vec<u8>,
        told: String,
        position: Vec<u8>,
        at: i64,
    }
}

impl Store {
    /// The number of the entry with which a table last went on after it had stood still; 0 where it never did.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn went_on(&self, table: TableId) -> Result<u32, StoreError> {
        let (number,): (Option<i64>,) =
            sqlx::query_as("SELECT MAX(number) FROM log WHERE table_id = ? AND kind = 'resume'")
                .bind(table.0)
                .fetch_one(self.read())
                .await?;
        number.map_or(Ok(0), |number| fit(number, "entry"))
    }

    /// The entries of a log from number `from` on, at most `most`.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn log(&self, table: TableId, from: u32, most: u32) -> Result<Vec<EntryRow>, StoreError> {
        let raw: Vec<Raw> = sqlx::query_as(
            "SELECT number, kind, by, seat, decision, text, draws, drawn, passes, chain, told, position, at FROM log
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
                    passes: raw.passes,
                    chain: raw.chain,
                    told: raw.told,
                    position: raw.position,
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
    pub fn add_entry(&mut self, table: TableId, entry: &EntryRow) {
        self.later(
            "INSERT INTO log (table_id, number, kind, by, seat, decision, text, draws, drawn, passes, chain, told, position, at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
        .bind(&entry.passes)
        .bind(&entry.chain)
        .bind(&entry.told)
        .bind(&entry.position)
        .bind(entry.at);
    }

    /// Replaces the snapshot of a table.
    pub fn save_snapshot(&mut self, table: TableId, snapshot: &SnapshotRow) {
        self.later(
            "INSERT INTO snapshots (table_id, number, bytes) VALUES (?, ?, ?)
             ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, bytes = excluded.bytes",
        )
        .bind(table.0)
        .bind(snapshot.number)
        .bind(&snapshot.bytes);
    }
}
