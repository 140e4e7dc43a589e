//! Answers that wait for a common moment, and notes that there were some.

use super::{Store, StoreError, TableId, Tx, tables::fit};

/// An answer that was given and takes effect later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldRow {
    /// Whose.
    pub seat: u8,
    /// To which decision; of a note, in which stretch of play an answer took effect.
    pub decision: String,
    /// The move in the game's notation, secret until it takes effect. Empty for a note that one took effect.
    pub text: String,
    /// By whom, as the log will have it.
    pub by: String,
    /// When it was given, in milliseconds UTC.
    pub given: i64,
}

impl HeldRow {
    /// Whether it waits: it is no note of one that took effect.
    #[must_use]
    pub fn waits(&self) -> bool {
        !self.text.is_empty()
    }
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
}

impl Tx {
    /// Makes `new` of the answers that waited at a table.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn save_held_answers(&mut self, table: TableId, new: &[HeldRow]) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM held_answers WHERE table_id = ?")
            .bind(table.0)
            .execute(self.next().await?)
            .await?;
        for row in new {
            sqlx::query(
                "INSERT INTO held_answers (table_id, seat, decision, text, by, given) VALUES (?, ?, ?, ?, ?, ?)",
            )
                .bind(table.0)
                .bind(row.seat)
                .bind(&row.decision)
                .bind(&row.text)
                .bind(&row.by)
                .bind(row.given)
                .execute(self.next().await?)
                .await?;
        }
        Ok(())
    }
}
