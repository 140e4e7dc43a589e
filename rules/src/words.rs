//! The sentences of Skald: those that all games share, and those of the games of the catalogue.

use std::sync::LazyLock;

pub use skald_vocabulary::words::*;

use crate::catalogue::{self, Catalogue};

/// English.
#[must_use]
pub fn english() -> &'static Words {
    static STANDARD: LazyLock<Catalogue> = LazyLock::new(catalogue::standard);
    STANDARD.words()
}
