//! The files of a database: who may read them, and whether their pages are sound.

use std::{
    fs::{self, OpenOptions},
    io,
    path::Path,
};

use sqlx::SqliteConnection;

/// A file that only its owner may read, created if it is not there.
///
/// # Errors
/// What the system says.
pub(super) fn keep_to_owner(path: &Path) -> io::Result<()> {
    // A database that is open must not be opened and closed once more: that would let go of SQLite's locks.
    if !path.exists() {
        OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
    }
    #[cfg(unix)]
    fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(())
}

/// What SQLite finds wrong in the file's pages, which is most damage that a disk or a copy can do; nothing in a sound one.
pub(super) async fn faulty_pages(connection: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    let found: Vec<(String,)> = sqlx::query_as("PRAGMA quick_check(3)").fetch_all(connection).await?;
    Ok(found.into_iter().map(|(line,)| line).filter(|line| line != "ok").collect())
}
