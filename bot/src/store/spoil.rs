//! Doing damage on purpose and bringing old times back, for tests of what happens then. Nothing else calls this.

use std::path::Path;

use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

use super::{Store, StoreError, TableId};

impl Store {
    /// Makes a database of what another version dumped of one. `dump` is SQL, written by nobody but a test's author.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn from_dump(path: &Path, dump: &'static str) -> Result<(), StoreError> {
        let file = SqliteConnectOptions::new().filename(path).create_if_missing(true);
        let mut connection = SqliteConnection::connect_with(&file).await?;
        sqlx::raw_sql(dump).execute(&mut connection).await?;
        Ok(connection.close().await?)
    }

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
        .execute(tx.next().await?)
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
            .execute(tx.next().await?)
            .await?;
        tx.commit().await
    }

    /// Makes the snapshot of a table one that nothing can read.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn spoil_snapshot(&self, table: TableId) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        sqlx::query("UPDATE snapshots SET bytes = ? WHERE table_id = ?")
            .bind([0_u8].as_slice())
            .bind(table.0)
            .execute(tx.next().await?)
            .await?;
        tx.commit().await
    }
}
