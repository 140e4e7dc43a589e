//! Who else has the database open on this machine, and whether the file is still the one that was opened.
//!
//! A lock on a file beside the database is let go by the system when its process dies, however it dies. The lease in the
//! database holds between machines and against programs that know nothing of the lock; the lock makes the next start on
//! the same machine quick.

use std::{
    fs::{File, OpenOptions},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use super::files::keep_to_owner;

/// The lock beside a database, and the identity of its file.
#[derive(Debug)]
pub(super) struct Alone {
    beside: PathBuf,
    lock: Mutex<Option<File>>,
    identity: Option<(u64, u64)>,
}

impl Alone {
    /// The lock beside this database. It is taken when it is first asked for.
    pub fn beside(database: &Path) -> Self {
        let mut name = database.as_os_str().to_owned();
        name.push(".lock");
        Self { beside: name.into(), lock: Mutex::default(), identity: identity(database) }
    }

    /// Whether this process has the lock, or takes it now.
    pub fn holds(&self) -> bool {
        let mut lock = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        if lock.is_some() {
            return true;
        }
        let open = OpenOptions::new().create(true).truncate(false).write(true).open(&self.beside);
        let (Ok(file), Ok(())) = (open, keep_to_owner(&self.beside)) else { return false };
        if file.try_lock().is_err() {
            return false;
        }
        *lock = Some(file);
        true
    }

    /// Lets the lock go.
    pub fn let_go(&self) {
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Whether the file at `path` is the one that was there at the beginning.
    pub fn is_the_same(&self, path: &Path) -> bool {
        self.identity.is_none() || identity(path) == self.identity
    }
}

/// What tells one file from another with the same name; nothing where the system does not say.
#[cfg(unix)]
fn identity(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}

/// Elsewhere a file that is open cannot be removed.
#[cfg(not(unix))]
fn identity(_: &Path) -> Option<(u64, u64)> {
    None
}
