//! A transaction: one change, whole or not at all.

use std::sync::Arc;

use sqlx::{
    Arguments, AssertSqlSafe, Encode, Sqlite, SqliteConnection, Type, pool::PoolConnection,
    sqlite::SqliteArguments,
};
use tokio::runtime::Handle;

use super::{Faults, StoreError};
use crate::effects::{Effect, Effects};

/// A transaction. Dropped without [`Tx::commit`] it never was.
///
/// Its connection goes back to the pool only when it is known to be outside any transaction. Where a rollback fails that is
/// not known: the connection is thrown away, and the next change has a new one.
#[derive(Debug)]
pub struct Tx {
    connection: Option<PoolConnection<Sqlite>>,
    gathered: Gathered,
    faults: Arc<Faults>,
    effects: Effects,
}

/// Statements that are yet to be sent, in their order, with what is bound in them.
#[derive(Debug, Default)]
struct Gathered {
    texts: String,
    values: SqliteArguments,
    /// Why they cannot be sent.
    failed: Option<StoreError>,
}

/// A statement that is sent later, to be filled.
pub(super) struct Later<'t>(&'t mut Gathered);

impl Later<'_> {
    /// Binds the next value.
    pub(super) fn bind<'v>(self, value: impl Encode<'v, Sqlite> + Type<Sqlite>) -> Self {
        if let Err(error) = self.0.values.add(value) {
            self.0.failed.get_or_insert(sqlx::Error::Encode(error).into());
        }
        self
    }
}

impl Tx {
    /// Begins a change over `connection`.
    pub(super) async fn begin(
        connection: PoolConnection<Sqlite>,
        faults: Arc<Faults>,
        effects: Effects,
    ) -> Result<Self, StoreError> {
        // It is a change from here on: should nobody wait for it any more, what was begun by then is taken back.
        let mut change =
            Self { connection: Some(connection), gathered: Gathered::default(), faults, effects };
        change.faults.writes();
        sqlx::query("BEGIN IMMEDIATE").execute(change.connection()?).await?;
        Ok(change)
    }

    fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        // Taken by `commit` and `drop` alone.
        self.connection.as_deref_mut().ok_or(StoreError::Raced)
    }

    /// Waits until an effect of this transaction may come about.
    pub(super) async fn about_to(&self, effect: Effect) {
        self.effects.about_to(effect).await;
    }

    /// The connection for the next statement, after all that was gathered.
    pub(super) async fn next(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        self.faults.step()?;
        self.send_gathered().await?;
        self.faults.writes();
        self.connection()
    }

    /// Gathers a statement whose outcome nobody needs to know: it is sent together with its neighbours, before the next one
    /// that is waited for, which fails if one of these does. Each sending is a way to another thread and back, and that is
    /// most of what a small statement takes. Its places are `?`, without numbers, and all of them are bound.
    pub(super) fn later(&mut self, text: &'static str) -> Later<'_> {
        if let Err(error) = self.faults.step() {
            self.gathered.failed.get_or_insert(error);
        }
        self.gathered.texts.push_str(text);
        self.gathered.texts.push(';');
        Later(&mut self.gathered)
    }

    async fn send_gathered(&mut self) -> Result<(), StoreError> {
        if self.gathered.texts.is_empty() {
            return Ok(());
        }
        let Gathered { texts, values, failed } = std::mem::take(&mut self.gathered);
        if let Some(error) = failed {
            return Err(error);
        }
        self.faults.writes();
        sqlx::query_with(AssertSqlSafe(texts), values).execute(self.connection()?).await?;
        Ok(())
    }

    /// Makes the change durable.
    ///
    /// # Errors
    /// [`StoreError::Full`] when there is no room: the change was not made. [`StoreError::Sql`] when the disk refuses;
    /// whether the change was made is then unknown.
    pub async fn commit(mut self) -> Result<(), StoreError> {
        self.faults.step()?;
        self.send_gathered().await?;
        self.about_to(Effect::Commit).await;
        if self.faults.is_full() {
            return Err(StoreError::Full);
        }
        self.faults.writes();
        sqlx::query("COMMIT").execute(self.connection()?).await?;
        // It is outside any transaction, and may go back.
        self.connection = None;
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
