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
    Faults, Tx,
    alone::Alone,
    files::{faulty_pages, keep_to_owner},
    tx::Outgoing,
    whereabouts::Whereabouts,
    writer::Writer,
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

/// Why the database did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file cannot be opened or created.
    #[error("the database {path} cannot be opened: {why}")]
    Open {
        /// The file.
        path: String,
        /// What the system says.
        why: String,
    },
    /// A newer version of the program has written this database.
    #[error(
        "the database {path} was written by a newer version of Skald (schema step {step}); start that version, or a newer one"
    )]
    Newer {
        /// The file.
        path: String,
        /// The step that this program does not know.
        step: i64,
    },
    /// Another process serves from this database.
    #[error("another process ({holder}) serves from this database; stop it, or wait until its lease ends")]
    Leased {
        /// Who holds the lease.
        holder: String,
    },
    /// The table has changed since it was read, or this process has lost the lease. Nothing was written.
    #[error("the table was changed by somebody else in the meantime; nothing was written")]
    Raced,
    /// This interaction was handled before. Nothing was written.
    #[error("this interaction was handled at {at}")]
    Handled {
        /// When, in milliseconds UTC.
        at: i64,
    },
    /// The disk is full: nothing was written.
    #[error("the disk is full; nothing was written, and nothing is lost")]
    Full,
    /// The file that this process writes to is no longer the one at its path.
    #[error(
        "the database {path} was removed or replaced while the bot ran; it was stopped so that nothing more is written to the old file"
    )]
    Replaced {
        /// The file.
        path: String,
    },
    /// Pages of the file are damaged.
    #[error(
        "the database {path} is damaged ({what}). Keep a copy of it as it is. What can still be read, which is often every table, is got out by `sqlite3 {path} .recover | sqlite3 recovered.db`; start with that file in its place, or with your last backup. A table's log alone is enough to go on with its game"
    )]
    Damaged {
        /// The file.
        path: String,
        /// What is wrong, as SQLite says it.
        what: String,
    },
    /// A test has cut the power.
    #[error("the power was cut")]
    Cut,
    /// A row holds what cannot be understood.
    #[error("the database holds a row that cannot be read: {0}")]
    Unreadable(String),
    /// The database refused.
    #[error("the database failed: {0}")]
    Sql(sqlx::Error),
}

/// SQLite's number for a disk without room, and for a write that the system refused, which is the same on some systems.
const FULL: [i32; 2] = [13, 778];
/// SQLite's numbers for pages that are no pages, and for a file that is no database.
const DAMAGED: [i32; 2] = [11, 26];
/// The bits of a number that say what kind of trouble it is; the others tell its kinds apart.
const KIND: i32 = 0xff;

/// SQLite's number for what went wrong, if it was SQLite that said so.
fn number(error: &sqlx::Error) -> Option<i32> {
    error.as_database_error()?.code()?.parse().ok()
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        if number(&error).is_some_and(|number| FULL.contains(&number)) {
            Self::Full
        } else {
            Self::Sql(error)
        }
    }
}

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
        let writes = options(path).create_if_missing(true).auto_vacuum(SqliteAutoVacuum::Incremental);
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
        Ok(Tx::new(self.writer.take().await?, faults, effects, outgoing, whereabouts))
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
