//! A transaction: one change, whole or not at all.

use std::sync::Arc;

use sqlx::{Sqlite, SqliteConnection, pool::PoolConnection};
use tokio::runtime::Handle;

use super::{Faults, StoreError};

/// A transaction. Dropped without [`Tx::commit`] it never was.
///
/// Its connection goes back to the pool only when it is known to be outside any transaction. After a commit that failed
/// that is not known: the connection is thrown away, and the next change has a new one.
#[derive(Debug)]
pub struct Tx {
    connection: Option<PoolConnection<Sqlite>>,
    faults: Arc<Faults>,
}

impl Tx {
    pub(super) async fn begin(
        mut connection: PoolConnection<Sqlite>,
        faults: Arc<Faults>,
    ) -> Result<Self, StoreError> {
        if let Err(error) = sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await {
            connection.close_on_drop();
            return Err(error.into());
        }
        Ok(Self { connection: Some(connection), faults })
    }

    /// The connection for the next statement.
    pub(super) fn next(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        self.faults.step()?;
        // Taken by `commit` and `drop` alone.
        self.connection.as_deref_mut().ok_or(StoreError::Raced)
    }

    /// Makes the change durable.
    ///
    /// # Errors
    /// [`StoreError::Full`] when there is no room: the change was not made. [`StoreError::Sql`] when the disk refuses;
    /// whether the change was made is then unknown.
    pub async fn commit(mut self) -> Result<(), StoreError> {
        self.faults.step()?;
        let Some(mut connection) = self.connection.take() else { return Err(StoreError::Raced) };
        let done = if self.faults.is_full() {
            Err(StoreError::Full)
        } else {
            sqlx::query("COMMIT").execute(&mut *connection).await.map(|_| ()).map_err(StoreError::from)
        };
        if let Err(error) = done {
            connection.close_on_drop();
            return Err(error);
        }
        self.faults.step()
    }
}

impl Drop for Tx {
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        let Ok(runtime) = Handle::try_current() else {
            connection.close_on_drop();
            return;
        };
        runtime.spawn(async move {
            // SQLite may have rolled back by itself.
            if sqlx::query("ROLLBACK").execute(&mut *connection).await.is_err() {
                connection.close_on_drop();
            }
        });
    }
}
