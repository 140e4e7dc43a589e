//! Answers that wait for a common moment, and in which stretches of play some took effect.

use super::{Store, StoreError, TableId, Tx, tables::fit};

/// An answer that was given and takes effect later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldRow {
    /// Whose.
    pub seat: u8,
    /// To which decision.
    pub decision: String,
    /// The move in the game's notation, secret until it takes effect.
    pub text: String,
    /// By whom, as the log will have it.
    pub by: String,
    /// When it was given, in milliseconds UTC.
    pub given: i64,
}

/// The last stretch of play in which an answer of a seat that waited has taken effect: further ones in it wait for closer moments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedRow {
    /// Whose.
    pub seat: u8,
    /// The stretch, such as a foreign turn.
    pub stretch: String,
}

impl Store {
    /// The answers of a table that wait.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn held_answers(&self, table: TableId) -> Result<Vec<HeldRow>, StoreError> {
        let raw: Vec<(i64, String, String, String, i64)> = sqlx::query_as(
            "SELECT seat, decision, text, by, given FROM held_answers WHERE table_id = ? ORDER BY seat, decision",
        )
        .bind(table.0)
        .fetch_all(self.read())
        .await?;
        raw.into_iter()
            .map(|(seat, decision, text, by, given)| {
                Ok(HeldRow { seat: fit(seat, "seat")?, decision, text, by, given })
            })
            .collect()
    }

    /// In which stretch an answer of each seat of a table that had waited took effect last.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn counted_answers(&self, table: TableId) -> Result<Vec<CountedRow>, StoreError> {
        let raw: Vec<(i64, String)> =
            sqlx::query_as("SELECT seat, stretch FROM counted_answers WHERE table_id = ? ORDER BY seat")
                .bind(table.0)
                .fetch_all(self.read())
                .await?;
        raw.into_iter().map(|(seat, stretch)| Ok(CountedRow { seat: fit(seat, "seat")?, stretch })).collect()
    }
}

impl Tx {
    /// Makes `new` of the answers that waited at a table.
    pub fn save_held_answers(&mut self, table: TableId, new: &[HeldRow]) {
        self.later("DELETE FROM held_answers WHERE table_id = ?").bind(table.0);
        for row in new {
            self.later(
                "INSERT INTO held_answers (table_id, seat, decision, text, by, given) VALUES (?, ?, ?, ?, ?, ?)",
            )
            .bind(table.0)
            .bind(row.seat)
            .bind(&row.decision)
            .bind(&row.text)
            .bind(&row.by)
            .bind(row.given);
        }
    }

    /// Writes in which stretch an answer of a seat that had waited took effect last.
    pub fn save_counted_answer(&mut self, table: TableId, row: &CountedRow) {
        self.later(
            "INSERT INTO counted_answers (table_id, seat, stretch) VALUES (?, ?, ?)
             ON CONFLICT (table_id, seat) DO UPDATE SET stretch = excluded.stretch",
        )
        .bind(table.0)
        .bind(row.seat)
        .bind(&row.stretch);
    }
}
