//! Doing damage on purpose, for tests of what happens then. Nothing else calls this.

use super::{Store, StoreError, TableId};

impl Store {
    /// Pretends that a later program has brought the schema to `step`.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn pretend_step(&self, step: i64) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        sqlx::query(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (?, 'of a later program', TRUE, ?, 0)",
        )
        .bind(step)
        .bind([0_u8].as_slice())
        .execute(tx.next()?)
        .await?;
        tx.commit().await
    }

    /// Changes one entry of a log.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn spoil_entry(&self, table: TableId, number: u32) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        sqlx::query("UPDATE log SET chain = ? WHERE table_id = ? AND number = ?")
            .bind([0_u8].as_slice())
            .bind(table.0)
            .bind(number)
            .execute(tx.next()?)
            .await?;
        tx.commit().await
    }
}
