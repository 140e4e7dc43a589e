//! A transaction: one change, whole or not at all.
//!
//! Statements are gathered and go to the database together: each going is a way to another thread and back, and that is most
//! of what a small statement takes. So a change begins with the first of them, and ends with the last. What must come of a
//! statement is looked at here before the end goes there, or the schema has its say over it: then all of them go at once, and the end
//! with them.

use std::{
    sync::Arc,
    task::{Context, Poll, Waker},
    time::Duration,
};

use futures_util::{TryStreamExt, stream::BoxStream};
use sqlx::{
    Arguments, AssertSqlSafe, Either, Encode, Executor, FromRow, Sqlite, SqliteConnection, Type,
    sqlite::{SqliteArguments, SqliteRow},
};
use tokio::{runtime::Handle, sync::Notify, time::timeout};

use super::{Faults, StoreError, whereabouts::Whereabouts, writer::Writing};
use crate::effects::{Effect, Effects};

/// More statements than these are waited for together.
const MANY: usize = 4;
/// An end that has not begun after so long is asked after.
const SOON: Duration = Duration::from_millis(3);

/// A transaction. Dropped without [`Tx::commit`] it never was.
///
/// Its connection is given back only when it is known to be outside any transaction. Where a rollback fails that is not known:
/// the connection is thrown away, and the next change has a new one.
#[derive(Debug)]
pub struct Tx {
    writing: Option<Writing>,
    /// Whether the database knows of it.
    begun: bool,
    gathered: Gathered,
    faults: Arc<Faults>,
    effects: Effects,
    outgoing: Outgoing,
    whereabouts: Whereabouts,
    /// Whether tables come, go or move by it.
    moves: bool,
}

/// Rung when there is something to send, for whoever sends.
#[derive(Clone, Debug, Default)]
pub(super) struct Outgoing {
    bell: Arc<Notify>,
    /// Whether this change gives something to send.
    rings: bool,
}

impl Outgoing {
    /// Waits until there may be something new to send.
    pub(super) async fn rung(&self) {
        self.bell.notified().await;
    }
}

/// Statements that are yet to be sent, in their order, with what is bound in them and what must come of each.
#[derive(Debug, Default)]
struct Gathered {
    texts: String,
    values: SqliteArguments,
    wants: Vec<Want>,
    /// Why they cannot be sent.
    failed: Option<StoreError>,
}

impl Gathered {
    fn add(&mut self, text: &str) {
        self.texts.push_str(text);
        self.texts.push(';');
        self.wants.push(Want::Nothing);
    }
}

/// What must come of a statement.
#[derive(Debug)]
enum Want {
    Nothing,
    /// It changes a row.
    Change(Missed),
    /// It finds a row.
    Row(Missed),
    /// No rule of the schema stops it: then nothing after it is carried out either, not even the end of the change.
    Allowed(Missed),
}

impl Want {
    /// Whether what comes of it has to be looked at before the change may end.
    const fn is_looked_at(&self) -> bool {
        matches!(self, Self::Change(_) | Self::Row(_))
    }

    fn missed(self, found: usize, changed: u64) -> Option<Missed> {
        match self {
            Self::Change(missed) if changed == 0 => Some(missed),
            Self::Row(missed) if found == 0 => Some(missed),
            _ => None,
        }
    }
}

/// What it means that something else comes of it: the change is not made.
#[derive(Clone, Copy, Debug)]
pub(super) enum Missed {
    /// Somebody else has changed what it was made for.
    Raced,
    /// It was made for an interaction that was handled.
    Handled(u64),
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

    /// Refuses the change unless this writes or takes away a row.
    pub(super) fn changes_or(self, missed: Missed) {
        self.wants(Want::Change(missed));
    }

    /// Refuses the change unless this finds a row.
    pub(super) fn finds_or(self, missed: Missed) {
        self.wants(Want::Row(missed));
    }

    /// Refuses the change where a rule of the schema stops this: a key that is there, or what a row must fulfil.
    pub(super) fn allowed_or(self, missed: Missed) {
        self.wants(Want::Allowed(missed));
    }

    fn wants(self, want: Want) {
        if let Some(last) = self.0.wants.last_mut() {
            *last = want;
        }
    }
}

impl Tx {
    /// A change over the connection for writing.
    pub(super) fn new(
        writing: Writing,
        faults: Arc<Faults>,
        effects: Effects,
        outgoing: Outgoing,
        whereabouts: Whereabouts,
    ) -> Self {
        let gathered = Gathered::default();
        let writing = Some(writing);
        Self { writing, begun: false, gathered, faults, effects, outgoing, whereabouts, moves: false }
    }

    /// The connection as it is, past all that was gathered.
    pub(super) fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        // Taken by `commit` and `drop` alone.
        self.writing.as_mut().ok_or(StoreError::Raced)?.connection()
    }

    /// Has whoever sends look for it when this change is made.
    pub(super) const fn rings(&mut self) {
        self.outgoing.rings = true;
    }

    /// Has the tables of every place be read anew after this change.
    pub(super) const fn moves(&mut self) {
        self.moves = true;
    }

    /// Waits until an effect of this transaction may come about.
    pub(super) async fn about_to(&self, effect: Effect) {
        self.effects.about_to(effect).await;
    }

    /// The connection for the next statement, after all that was gathered.
    pub(super) async fn next(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        self.faults.step()?;
        self.begin();
        self.send(false).await?;
        self.faults.writes();
        self.connection()
    }

    /// Gathers a statement: it is sent together with its neighbours, at the end or before the next one that is waited for, which
    /// fails if one of these does. Its places are `?`, without numbers, and all of them are bound.
    pub(super) fn later(&mut self, text: &'static str) -> Later<'_> {
        if let Err(error) = self.faults.step() {
            self.gathered.failed.get_or_insert(error);
        }
        self.begin();
        self.gathered.add(text);
        Later(&mut self.gathered)
    }

    /// The first statement begins the change.
    fn begin(&mut self) {
        if !self.begun && self.gathered.texts.is_empty() {
            self.gathered.add("BEGIN IMMEDIATE");
        }
    }

    /// Sends what was gathered, and reads the rows that the last of its statements found or gave back.
    pub(super) async fn found<R: for<'r> FromRow<'r, SqliteRow>>(&mut self) -> Result<Vec<R>, StoreError> {
        let rows = self.send(false).await?.rows;
        Ok(rows.iter().map(R::from_row).collect::<Result<_, _>>()?)
    }

    /// Sends what was gathered, and tells whether the last of its statements changed anything.
    pub(super) async fn changed(&mut self) -> Result<bool, StoreError> {
        Ok(self.send(false).await?.changed > 0)
    }

    /// Sends what was gathered; the first that does not come to what it must refuses the change. `ends`: whether the change ends
    /// with it.
    async fn send(&mut self, ends: bool) -> Result<Sent, StoreError> {
        let Gathered { texts, values, wants, failed } = std::mem::take(&mut self.gathered);
        if let Some(error) = failed {
            return Err(error);
        }
        if wants.is_empty() {
            return Ok(Sent::default());
        }
        self.faults.writes();
        // From here on it is to be taken back should nobody wait for it any more.
        self.begun = true;
        let mut sent = Sent::default();
        let many = ends && wants.len() > MANY;
        let ending = self.writing.as_ref().filter(|_| many).map(Writing::ending);
        let missed = sent.of(self.connection()?, texts, values, wants, ending).await?;
        match missed {
            None => Ok(sent),
            Some(Missed::Raced) => Err(StoreError::Raced),
            Some(Missed::Handled(interaction)) => Err(self.was_handled(interaction).await?),
        }
    }

    /// Makes the change durable.
    ///
    /// # Errors
    /// [`StoreError::Full`] when there is no room: the change was not made. [`StoreError::Sql`] when the disk refuses;
    /// whether the change was made is then unknown.
    pub async fn commit(mut self) -> Result<(), StoreError> {
        self.faults.step()?;
        let looks = self.gathered.wants.iter().any(Want::is_looked_at);
        if self.gathered.failed.is_some() || looks {
            self.send(false).await?;
        }
        if self.faults.is_full() {
            return Err(StoreError::Full);
        }
        if self.begun || !self.gathered.texts.is_empty() {
            self.gathered.add("COMMIT");
            self.send(true).await?;
        }
        // It is outside any transaction, and may go back.
        self.writing = None;
        if self.outgoing.rings {
            self.outgoing.bell.notify_one();
        }
        self.faults.step()
    }
}

/// What came of the last of statements that were sent together.
#[derive(Default)]
struct Sent {
    rows: Vec<SqliteRow>,
    /// How many rows it changed.
    changed: u64,
}

impl Sent {
    /// Sends them one after another until one does not come to what it must.
    async fn of(
        &mut self,
        connection: &mut SqliteConnection,
        texts: String,
        values: SqliteArguments,
        wants: Vec<Want>,
        ending: Option<Arc<Notify>>,
    ) -> Result<Option<Missed>, StoreError> {
        let (mut wants, mut rows) = (wants.into_iter(), Vec::new());
        let mut results = connection.fetch_many(sqlx::query_with(AssertSqlSafe(texts), values));
        let mut early = match ending {
            Some(ending) => begun(&mut results, &ending).await,
            None => None,
        };
        loop {
            let result = match early.take() {
                Some(result) => result.transpose(),
                None => results.try_next().await,
            };
            match result {
                Ok(None) => return Ok(None),
                Err(error) => {
                    return match wants.next() {
                        Some(Want::Allowed(missed)) if is_stopped(&error) => Ok(Some(missed)),
                        _ => Err(error.into()),
                    };
                }
                Ok(Some(Either::Right(row))) => rows.push(row),
                Ok(Some(Either::Left(done))) => {
                    self.changed = done.rows_affected();
                    self.rows = std::mem::take(&mut rows);
                    let missed = wants.next().and_then(|want| want.missed(self.rows.len(), self.changed));
                    if missed.is_some() {
                        return Ok(missed);
                    }
                }
            }
        }
    }
}

/// Has statements begin, and waits until the database makes the change durable: each that is done would else wake whoever waits for
/// all of them, and be waited for by the next. Returns what was there at once. An end that does not come is not waited for: what
/// has gone wrong is among the results.
async fn begun<T>(results: &mut BoxStream<'_, T>, ending: &Notify) -> Option<Option<T>> {
    let mut rung = std::pin::pin!(ending.notified());
    rung.as_mut().enable();
    // Nobody is woken by what is done on the way.
    if let Poll::Ready(result) = results.as_mut().poll_next(&mut Context::from_waker(Waker::noop())) {
        return Some(result);
    }
    let _ = timeout(SOON, rung).await;
    None
}

/// Whether a rule of the schema has stopped a statement.
fn is_stopped(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_unique_violation() || error.is_check_violation())
}

impl Drop for Tx {
    fn drop(&mut self) {
        // Also where it is not known what has become of it.
        if self.moves {
            self.whereabouts.changed();
        }
        let Some(mut writing) = self.writing.take() else { return };
        if !self.begun {
            return;
        }
        let Ok(runtime) = Handle::try_current() else {
            writing.throw_away();
            return;
        };
        runtime.spawn(async move {
            // SQLite may have rolled back by itself.
            let back = match writing.connection() {
                Ok(connection) => sqlx::query("ROLLBACK").execute(connection).await.is_ok(),
                Err(_) => false,
            };
            if !back {
                writing.throw_away();
            }
        });
    }
}
