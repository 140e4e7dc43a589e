//! Opening the database, and its transactions.

use std::{
    path::{Path, PathBuf},
    str::FromStr,
    sync::{Arc, LazyLock},
    time::Duration,
};

use include_dir::{Dir, include_dir};
use sqlx::{
    ConnectOptions, Connection, SqlStr, SqliteConnection, SqlitePool,
    migrate::{MigrateError, Migration, MigrationType, Migrator},
    sqlite::{
        SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
    },
};

use super::{
    Faults, StoreError, Tx,
    alone::Alone,
    error::number,
    files::{faulty_pages, keep_to_owner},
    tx::Outgoing,
    whereabouts::Whereabouts,
    writer::{self, Writer},
};
use crate::effects::Effects;

/// How the schema came to be, step by step.
static STEPS: LazyLock<Migrator> = LazyLock::new(|| {
    static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../migrations");
    Migrator::with_migrations(
        FILES.files().filter_map(|file| step(file.path(), file.contents_utf8()?)).collect(),
    )
});

/// The step in a file whose name says which one it is, such as `0001_tables.sql`.
fn step(path: &'static Path, text: &'static str) -> Option<Migration> {
    let (number, name) = path.file_stem()?.to_str()?.split_once('_')?;
    let (name, text) = (name.replace('_', " "), SqlStr::from_static(text));
    Some(Migration::new(number.parse().ok()?, name.into(), MigrationType::Simple, text, false))
}

/// How many connections read.
const READERS: u32 = 3;

/// SQLite's numbers for pages that are no pages, and for a file that is no database.
const DAMAGED: [i32; 2] = [11, 26];
/// The bits of a number that say what kind of trouble it is; the others tell its kinds apart.
const KIND: i32 = 0xff;

/// The database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    writer: Writer,
    readers: SqlitePool,
    faults: Arc<Faults>,
    effects: Effects,
    outgoing: Outgoing,
    whereabouts: Whereabouts,
    path: PathBuf,
    alone: Arc<Alone>,
}

/// What a look at a database file found; nothing is created or changed by looking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// There is no such file yet.
    Nothing,
    /// A database whose schema this program can use; some steps may have yet to be done.
    Ready {
        /// How many steps have yet to be done.
        missing: usize,
    },
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        // What a change of many statements comes to finds room while nobody takes it.
        .row_buffer_size(400)
        .disable_statement_logging()
}

impl Store {
    /// Opens the database, creating the file and bringing the schema up to date.
    ///
    /// # Errors
    /// [`StoreError::Open`] when the file cannot be used, [`StoreError::Newer`] when a newer program wrote it.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let cannot = |error: sqlx::Error| unusable(path, &error);
        keep_to_owner(path)
            .map_err(|error| StoreError::Open { path: path.display().to_string(), why: error.to_string() })?;
        // Only a new file takes in how room is given back; an older one when there is some.
        let writes = options(path)
            .create_if_missing(true)
            .auto_vacuum(SqliteAutoVacuum::Incremental)
            // Whoever waits for a move has been told that the bot thinks; what blocks the file, say a copy, has time to end.
            .busy_timeout(writer::PATIENCE);
        let writer = Writer::open(writes).await.map_err(cannot)?;
        let mut writing = writer.take().await?;
        let connection = writing.connection()?;
        sound(path, connection).await?;
        // `run` itself asks for a connection in a way that no task can be spawned with.
        STEPS.run_direct(None, connection, false).await.map_err(|error| migration(path, error))?;
        drop(writing);
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            // A file does not hang up: there is nobody to be asked whether the line still stands.
            .test_before_acquire(false)
            // Nor does it grow old. The library's task that looks for old lines counts those that are free, and one that is given
            // back meanwhile makes that a count without end, at which it turns for good and takes a thread with it.
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options(path).read_only(true))
            .await
            .map_err(cannot)?;
        let alone = Arc::new(Alone::beside(path));
        Ok(Self {
            writer,
            readers,
            faults: Arc::default(),
            effects: Effects::default(),
            outgoing: Outgoing::default(),
            whereabouts: Whereabouts::default(),
            path: path.to_owned(),
            alone,
        })
    }

    /// The same database, with somebody who may watch over its effects.
    #[must_use]
    pub fn with_effects(self, effects: Effects) -> Self {
        self.writer.watched(effects.clone());
        Self { effects, ..self }
    }

    /// Looks at a database file without changing anything.
    ///
    /// # Errors
    /// As for [`Store::open`].
    pub async fn inspect(path: &Path) -> Result<Found, StoreError> {
        if !path.exists() {
            return Ok(Found::Nothing);
        }
        let cannot = |error: sqlx::Error| unusable(path, &error);
        let look = SqliteConnectOptions::from_str("sqlite:")
            .map_err(cannot)?
            .filename(path)
            .read_only(true)
            .busy_timeout(Duration::from_secs(5));
        let mut connection = SqliteConnection::connect_with(&look).await.map_err(cannot)?;
        // An empty file has no steps yet.
        let begun: Option<(String,)> =
            sqlx::query_as("SELECT name FROM sqlite_master WHERE name = '_sqlx_migrations'")
                .fetch_optional(&mut connection)
                .await
                .map_err(cannot)?;
        let done: Vec<(i64,)> = match begun {
            None => Vec::new(),
            Some(_) => sqlx::query_as("SELECT version FROM _sqlx_migrations ORDER BY version")
                .fetch_all(&mut connection)
                .await
                .map_err(cannot)?,
        };
        let known: Vec<i64> = STEPS.iter().map(|step| step.version).collect();
        if let Some((step,)) = done.iter().find(|(step,)| !known.contains(step)) {
            return Err(StoreError::Newer { path: path.display().to_string(), step: *step });
        }
        Ok(Found::Ready { missing: known.len().saturating_sub(done.len()) })
    }

    /// Begins a change. Only one is under way at any time.
    ///
    /// # Errors
    /// [`StoreError::Sql`] when another one takes too long.
    pub async fn write(&self) -> Result<Tx, StoreError> {
        let (faults, effects) = (Arc::clone(&self.faults), self.effects.clone());
        let (outgoing, whereabouts) = (self.outgoing.clone(), self.whereabouts.clone());
        let mut writing = self.writer.take().await?;
        // It keeps the pages that it has, however few are allowed.
        match faults.is_bound() {
            Some(true) => {
                sqlx::query("PRAGMA max_page_count = 1").execute(writing.connection()?).await?;
            }
            Some(false) => {
                sqlx::query("PRAGMA max_page_count = 4294967294").execute(writing.connection()?).await?;
            }
            None => {}
        }
        Ok(Tx::new(writing, faults, effects, outgoing, whereabouts))
    }

    /// Waits until there may be something new in the outbox: whatever change gave it rings when it is made.
    pub async fn outbox_rung(&self) {
        self.outgoing.rung().await;
    }

    /// Whether no other process of this machine has the database open: then whoever held the lease is dead.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        self.alone.holds()
    }

    /// Looks whether the file at the path is still the one that was opened.
    ///
    /// # Errors
    /// [`StoreError::Replaced`] when it is not.
    pub fn check_file(&self) -> Result<(), StoreError> {
        if self.alone.is_the_same(&self.path) {
            Ok(())
        } else {
            Err(StoreError::Replaced { path: self.path.display().to_string() })
        }
    }

    /// Brings what was written into the file itself, as far as nobody is in the way: until then it is in a file beside it, and
    /// somebody who copies the one without the other has little.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Full`].
    pub async fn settle(&self) -> Result<(), StoreError> {
        let mut writing = self.writer().take().await?;
        sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_all(writing.connection()?).await?;
        Ok(())
    }

    /// The connection for writing.
    pub(super) const fn writer(&self) -> &Writer {
        &self.writer
    }

    /// Which tables are in which places, as far as that was read.
    pub(super) const fn whereabouts(&self) -> &Whereabouts {
        &self.whereabouts
    }

    /// The connections for reading.
    pub(super) fn read(&self) -> &SqlitePool {
        self.faults.looks();
        &self.readers
    }

    /// The switch with which tests cut the power.
    #[must_use]
    pub fn faults(&self) -> &Faults {
        &self.faults
    }

    /// Closes all connections, after what is under way.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
        self.alone.let_go();
    }
}

/// Has SQLite look through the pages of the file at `path`.
pub(super) async fn sound(path: &Path, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let faults = faulty_pages(connection).await.map_err(|error| unusable(path, &error))?;
    if faults.is_empty() {
        return Ok(());
    }
    Err(StoreError::Damaged { path: path.display().to_string(), what: faults.join("; ") })
}

fn migration(path: &Path, error: MigrateError) -> StoreError {
    match error {
        MigrateError::VersionMissing(step) => StoreError::Newer { path: path.display().to_string(), step },
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => unusable(path, &error),
        error => StoreError::Open { path: path.display().to_string(), why: error.to_string() },
    }
}

/// Why a file cannot be opened: damage that SQLite meets before its pages can be looked through is damage as well.
fn unusable(path: &Path, error: &sqlx::Error) -> StoreError {
    let (path, why) = (path.display().to_string(), error.to_string());
    if number(error).is_some_and(|number| DAMAGED.contains(&(number & KIND))) {
        StoreError::Damaged { path, what: why }
    } else {
        StoreError::Open { path, why }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn lines_for_reading_never_grow_old() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("skald.db")).await.unwrap();
        let options = store.readers.options();
        assert_eq!((options.get_idle_timeout(), options.get_max_lifetime()), (None, None));
    }
}
