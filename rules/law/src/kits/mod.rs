//! Skirmish decks as lists (LAW-14): reading, judging, the canonical form, the share code, and the shelves to build from.

mod book;
mod list;

use super::{
    cards::{Card, Pool},
    setup::Rules,
};
use skald_vocabulary::interface::{Key, Say};

pub use self::book::Book;
pub(super) use self::list::{Known, check, print};

/// A deck as it is drawn.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The cards it was built from.
    pub pool: Pool,
    /// What its owner calls it.
    pub name: Option<String>,
    /// The cards with their copies, by level, then in the order of the pool.
    pub cards: Vec<(Card, u32)>,
    /// What is wrong with it, or perhaps not meant.
    pub warnings: Vec<Say>,
}

/// The starter decks that the packs of a table allow.
pub(super) fn starters(rules: &Rules) -> Vec<(Key, Known)> {
    let starter = |(key, text): &(&str, &str)| Some((Key::new(key).ok()?, check(rules, text).ok()?));
    STARTERS.iter().filter_map(starter).collect()
}

/// What each starter deck is, whom it suits and how hard it is to play.
const LINES: [(&str, &str); 5] = [
    ("shield_wall", "starter-law-shield_wall"),
    ("long_arrows", "starter-law-long_arrows"),
    ("mirrors", "starter-law-mirrors"),
    ("wind_and_water", "starter-law-wind_and_water"),
    ("ever_returning", "starter-law-ever_returning"),
];

/// What a starter deck is, whom it suits and how hard it is to play: the id of a sentence.
#[must_use]
pub fn starter_line(key: &str) -> Option<&'static str> {
    LINES.iter().find(|(known, _)| *known == key).map(|(_, line)| *line)
}

/// The starter decks: an id and a list each, from characters of the base set.
pub const STARTERS: [(&str, &str); 5] = [
    ("shield_wall", include_str!("../../../sets/law/starters/shield_wall.txt")),
    ("long_arrows", include_str!("../../../sets/law/starters/long_arrows.txt")),
    ("mirrors", include_str!("../../../sets/law/starters/mirrors_and_masks.txt")),
    ("wind_and_water", include_str!("../../../sets/law/starters/wind_and_water.txt")),
    ("ever_returning", include_str!("../../../sets/law/starters/ever_returning.txt")),
];
