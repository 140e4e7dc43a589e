//! A place in a tournament, by its number.

use serde::{Deserialize, Serialize};

/// A place in the tournament, in the order of registration from 0. It stays the same when somebody else takes it over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entrant(pub u16);

impl Entrant {
    /// Its index among the entries.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
