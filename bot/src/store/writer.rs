//! The one connection that writes: whoever changes something holds it, and the next one waits.
//!
//! What belongs here: who has it, that there is one, and word of when a change comes to its end there. What does not: what is written
//! over it (`tx`).

use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::{
    sync::{Mutex, Notify, OwnedMutexGuard},
    time::timeout,
};

use super::StoreError;
use crate::effects::Effects;

/// Nobody waits longer for whoever writes, be it this program or another.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);

/// The connection for writing. A pool of one would ask it after every change whether it is still there.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    options: Arc<SqliteConnectOptions>,
    slot: Arc<Mutex<Option<SqliteConnection>>>,
    closed: Arc<AtomicBool>,
    ends: Ends,
}

/// How changes come to their end on the database's thread.
#[derive(Clone, Debug, Default)]
struct Ends {
    /// Rung there when it begins to make a change durable.
    ending: Arc<Notify>,
    /// Asked there before.
    effects: Arc<OnceLock<Effects>>,
}

/// The connection in the hands of whoever writes.
#[derive(Debug)]
pub(super) struct Writing {
    slot: OwnedMutexGuard<Option<SqliteConnection>>,
    ending: Arc<Notify>,
}

impl Writer {
    /// Opens the connection.
    pub(super) async fn open(options: SqliteConnectOptions) -> Result<Self, sqlx::Error> {
        let ends = Ends::default();
        let connection = connected(&options, &ends).await?;
        let slot = Arc::new(Mutex::new(Some(connection)));
        Ok(Self { options: Arc::new(options), slot, closed: Arc::default(), ends })
    }

    /// From now on these are asked before a change becomes durable.
    pub(super) fn watched(&self, effects: Effects) {
        // A database has one watch, from its opening on.
        let _ = self.ends.effects.set(effects);
    }

    /// Takes it, when nobody else has it. One that was thrown away is opened anew.
    pub(super) async fn take(&self) -> Result<Writing, StoreError> {
        let slot = timeout(PATIENCE, Arc::clone(&self.slot).lock_owned()).await;
        let mut slot = slot.map_err(|_| sqlx::Error::PoolTimedOut)?;
        if self.closed.load(Ordering::Acquire) {
            return Err(sqlx::Error::PoolClosed.into());
        }
        if slot.is_none() {
            *slot = Some(connected(&self.options, &self.ends).await?);
        }
        Ok(Writing { slot, ending: Arc::clone(&self.ends.ending) })
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

/// A connection that asks whether a change may become durable, and rings when it begins to.
async fn connected(options: &SqliteConnectOptions, ends: &Ends) -> Result<SqliteConnection, sqlx::Error> {
    let mut connection = SqliteConnection::connect_with(options).await?;
    let Ends { ending, effects } = ends.clone();
    connection.lock_handle().await?.set_commit_hook(move || {
        let may = effects.get().is_none_or(Effects::let_commit);
        ending.notify_waiters();
        may
    });
    Ok(connection)
}

impl Writing {
    /// Rung when a change over it begins to be made durable.
    pub(super) fn ending(&self) -> Arc<Notify> {
        Arc::clone(&self.ending)
    }

    /// The connection.
    ///
    /// # Errors
    /// [`StoreError::Sql`] when it was thrown away.
    pub(super) fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        Ok(self.slot.as_mut().ok_or(sqlx::Error::WorkerCrashed)?)
    }

    /// Throws it away: what state it is in is not known.
    pub(super) fn throw_away(&mut self) {
        *self.slot = None;
    }
}
