//! How much there is: for the figures that whoever runs the bot asks for.

use super::{Store, StoreError};

impl Store {
    /// How many tables there are, by their status.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn count_tables(&self) -> Result<Vec<(String, i64)>, StoreError> {
        Ok(sqlx::query_as("SELECT status, count(*) FROM tables GROUP BY status")
            .fetch_all(self.read())
            .await?)
    }

    /// How many rows are due to be sent at `now`, and since when the oldest of them: to people, or to tables.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn count_owed(&self, people: bool, now: i64) -> Result<(i64, Option<i64>), StoreError> {
        Ok(sqlx::query_as(
            "SELECT count(*), min(due) FROM outbox
             WHERE due IS NOT NULL AND due <= ? AND (person IS NOT NULL) = ?",
        )
        .bind(now)
        .bind(people)
        .fetch_one(self.read())
        .await?)
    }

    /// How many things should have been done by `now`, and since when the oldest of them.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn count_late(&self, now: i64) -> Result<(i64, Option<i64>), StoreError> {
        Ok(sqlx::query_as("SELECT count(*), min(at) FROM due WHERE at <= ?")
            .bind(now)
            .fetch_one(self.read())
            .await?)
    }
}
