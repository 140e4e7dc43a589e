//! The one connection that writes: whoever changes something holds it, and the next one waits.
//!
//! What belongs here: who has it, and that there is one. What does not: what is written over it (`tx`).

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::{
    sync::{Mutex, OwnedMutexGuard},
    time::timeout,
};

use super::StoreError;

/// Nobody waits longer for whoever writes, be it this program or another.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);

/// The connection for writing. A pool of one would ask it after every change whether it is still there.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    options: Arc<SqliteConnectOptions>,
    slot: Arc<Mutex<Option<SqliteConnection>>>,
    closed: Arc<AtomicBool>,
}

/// The connection in the hands of whoever writes.
#[derive(Debug)]
pub(super) struct Writing(OwnedMutexGuard<Option<SqliteConnection>>);

impl Writer {
    /// Opens the connection.
    pub(super) async fn open(options: SqliteConnectOptions) -> Result<Self, sqlx::Error> {
        let connection = SqliteConnection::connect_with(&options).await?;
        let slot = Arc::new(Mutex::new(Some(connection)));
        Ok(Self { options: Arc::new(options), slot, closed: Arc::default() })
    }

    /// Takes it, when nobody else has it. One that was thrown away is opened anew.
    pub(super) async fn take(&self) -> Result<Writing, StoreError> {
        let slot = timeout(PATIENCE, Arc::clone(&self.slot).lock_owned()).await;
        let mut slot = slot.map_err(|_| sqlx::Error::PoolTimedOut)?;
        if self.closed.load(Ordering::Acquire) {
            return Err(sqlx::Error::PoolClosed.into());
        }
        if slot.is_none() {
            *slot = Some(SqliteConnection::connect_with(&self.options).await?);
        }
        Ok(Writing(slot))
    }

    /// Closes it, after what is under way.
    pub(super) async fn close(&self) {
        self.closed.store(true, Ordering::Release);
        let connection = self.slot.lock().await.take();
        if let Some(connection) = connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database was not closed as it should be");
        }
    }
}

impl Writing {
    /// The connection.
    ///
    /// # Errors
    /// [`StoreError::Sql`] when it was thrown away.
    pub(super) fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        Ok(self.0.as_mut().ok_or(sqlx::Error::WorkerCrashed)?)
    }

    /// Throws it away: what state it is in is not known.
    pub(super) fn throw_away(&mut self) {
        *self.0 = None;
    }
}
