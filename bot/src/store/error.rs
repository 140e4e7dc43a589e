//! Why the database did not do what was asked, in one sentence each.
//!
//! What belongs here: the reasons, and which of SQLite's numbers means a full disk. What does not: what is done about one.

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

/// SQLite's number for what went wrong, if it was SQLite that said so.
pub(super) fn number(error: &sqlx::Error) -> Option<i32> {
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
