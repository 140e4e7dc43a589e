//! The people of the stand-in over a restart: whoever plays with a database finds the same people at the same seats again.
//!
//! What belongs here: the file with their names, in the order in which they came. What does not: what else they are.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use crate::id::Id;
use crate::world::people::Person;

/// The names that were remembered, in the order in which the people came. A file that is not there remembers nobody.
pub(super) fn people(file: Option<&Path>) -> Vec<String> {
    let Some(file) = file else { return Vec::new() };
    match fs::read_to_string(file) {
        Ok(text) => text.lines().map(str::to_owned).collect(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => {
            tracing::warn!(%error, file = %file.display(), "the people of the last run cannot be read");
            Vec::new()
        }
    }
}

/// Writes down who is there, whole or not at all, for the owner of the file alone.
pub(super) fn remember(file: &Path, people: &BTreeMap<Id, Person>) {
    let names: Vec<&str> = people.values().map(|person| person.name.as_str()).collect();
    let beside = file.with_extension("new");
    let written = write(&beside, &names.join("\n")).and_then(|()| fs::rename(&beside, file));
    if let Err(error) = written {
        tracing::warn!(%error, file = %file.display(), "the people cannot be remembered");
    }
}

fn write(file: &Path, text: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(text.as_bytes())
}
