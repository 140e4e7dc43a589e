//! Copies of the database: taken out while the bot runs, and put back.
//!
//! What belongs here: the files. What the tables are told after a copy was put back is the host's.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};

use super::{Found, Store, StoreError, TableId, Tx, alone::Alone, files::keep_to_owner, open::sound};

/// What SQLite keeps beside a database while it is open.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Why a copy could not be taken or put back.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// There is nothing to copy.
    #[error("there is no database {0} yet, so there is nothing to copy")]
    Nothing(String),
    /// The file for the copy is there already.
    #[error("{0} is there already and is left as it is; name another file for the copy")]
    There(String),
    /// A bot serves from the database.
    #[error("a bot is running on the database {0}; stop it first, then put the copy back")]
    Serving(String),
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file.
    #[error("{path} cannot be {done}: {why}")]
    File {
        /// Which.
        path: String,
        /// What was to be done with it.
        done: &'static str,
        /// What the system says.
        why: io::Error,
    },
}

fn file(path: &Path, done: &'static str) -> impl FnOnce(io::Error) -> CopyError {
    let path = path.display().to_string();
    move |why| CopyError::File { path, done, why }
}

/// A path with something behind its name.
fn behind(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Opens a file for nothing but reading and copying.
async fn look(path: &Path, read_only: bool) -> Result<SqliteConnection, StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .read_only(read_only)
        .busy_timeout(Duration::from_secs(30))
        .disable_statement_logging();
    Ok(SqliteConnection::connect_with(&options).await?)
}

impl Store {
    /// Writes a whole copy of the database at `path` to a new file, while a bot may go on writing. The copy is as the
    /// database was at one moment, between two moves.
    ///
    /// # Errors
    /// [`CopyError`] in one sentence; then there is no copy.
    pub async fn copy_out(path: &Path, copy: &Path) -> Result<(), CopyError> {
        if Self::inspect(path).await? == Found::Nothing {
            return Err(CopyError::Nothing(path.display().to_string()));
        }
        if copy.exists() {
            return Err(CopyError::There(copy.display().to_string()));
        }
        let part = behind(copy, ".part");
        // What an earlier try has left is of no use.
        drop(fs::remove_file(&part));
        keep_to_owner(&part).map_err(file(&part, "written"))?;
        let whole = Self::write_copy(path, &part).await;
        if whole.is_err() {
            drop(fs::remove_file(&part));
        }
        whole?;
        fs::rename(&part, copy).map_err(file(copy, "written"))
    }

    async fn write_copy(path: &Path, part: &Path) -> Result<(), CopyError> {
        let mut source = look(path, false).await?;
        let into = part.display().to_string();
        sqlx::query("VACUUM INTO ?").bind(into).execute(&mut source).await.map_err(StoreError::from)?;
        source.close().await.map_err(StoreError::from)?;
        let mut copied = look(part, true).await?;
        sound(part, &mut copied).await?;
        copied.close().await.map_err(StoreError::from)?;
        File::open(part).and_then(|copied| copied.sync_all()).map_err(file(part, "written"))
    }

    /// Puts a copy in the place of the database at `path`. What was there is kept beside it, under the name that is given
    /// back, if there was anything.
    ///
    /// # Errors
    /// [`CopyError`] in one sentence; then the database is as it was.
    pub async fn put_back(copy: &Path, path: &Path) -> Result<Option<PathBuf>, CopyError> {
        if Self::inspect(copy).await? == Found::Nothing {
            return Err(CopyError::Nothing(copy.display().to_string()));
        }
        let mut copied = look(copy, true).await?;
        sound(copy, &mut copied).await?;
        copied.close().await.map_err(StoreError::from)?;
        let alone = Alone::beside(path);
        if !alone.holds() {
            return Err(CopyError::Serving(path.display().to_string()));
        }
        let part = behind(path, ".part");
        drop(fs::remove_file(&part));
        keep_to_owner(&part).map_err(file(&part, "written"))?;
        fs::copy(copy, &part).map_err(file(&part, "written"))?;
        keep_to_owner(&part).map_err(file(&part, "written"))?;
        File::open(&part).and_then(|copied| copied.sync_all()).map_err(file(&part, "written"))?;
        let kept = path.exists().then(|| free_name(path));
        if let Some(kept) = &kept {
            for end in BESIDE {
                if behind(path, end).exists() {
                    fs::rename(behind(path, end), behind(kept, end)).map_err(file(kept, "written"))?;
                }
            }
            fs::rename(path, kept).map_err(file(kept, "written"))?;
        }
        fs::rename(&part, path).map_err(file(path, "written"))?;
        alone.let_go();
        Ok(kept)
    }

    /// The tables on which a game is under way, the oldest first.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn tables_under_way(&self) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<(i64,)> =
            sqlx::query_as("SELECT id FROM tables WHERE status IN ('playing', 'paused') ORDER BY id")
                .fetch_all(self.read())
                .await?;
        Ok(ids.into_iter().map(|(id,)| TableId(id)).collect())
    }

    /// The games under way whose logs another build than `build` was the last to see come to what they came to.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn tables_of_other_builds(&self, build: &str) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<(i64,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE status IN ('playing', 'paused') AND coalesce(build, '') <> ? ORDER BY id",
        )
        .bind(build)
        .fetch_all(self.read())
        .await?;
        Ok(ids.into_iter().map(|(id,)| TableId(id)).collect())
    }
}

impl Tx {
    /// Takes everything that is owed for tried: it may have been sent after the copy was taken, and is looked for first.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn outbox_doubt(&mut self) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE outbox SET attempts = attempts + 1, first = coalesce(first, created),
                tried = coalesce(tried, created) WHERE due IS NOT NULL",
        )
        .execute(self.next().await?)
        .await?;
        Ok(())
    }
}

/// A name beside the database that is not taken.
fn free_name(path: &Path) -> PathBuf {
    let name = |n: u32| behind(path, &format!(".before-{n}"));
    (1..).map(name).find(|name| !name.exists()).unwrap_or_else(|| name(0))
}
