//! All games that there are: those of the catalogue, and those that are built but not hosted yet.
//!
//! What belongs here: that list. A game leaves it for the catalogue with its drawing. What does not: the probe, which is no
//! game for people.

use std::sync::LazyLock;

use skald_lraw::Lraw;
use skald_rules::{
    catalogue::{self, Catalogue, GameKind},
    words::Words,
};

/// All games.
#[must_use]
pub fn all() -> &'static Catalogue {
    static ALL: LazyLock<Catalogue> = LazyLock::new(|| catalogue::standard().with(GameKind::of::<Lraw>()));
    &ALL
}

/// English, as all games speak it.
#[must_use]
pub fn english() -> &'static Words {
    all().words()
}
