//! Legions: Realms at War: a duel of commanders with decks of 50 to 60 cards (specification `LRAW`).
//!
//! What belongs here: everything about this game alone. What does not: names of cards, which stand in `rules/sets/lraw`, and
//! words for players, which stand in `rules/words`.

pub mod ask;
pub mod cards;
pub mod engine;
pub mod event;
pub mod invariants;
pub mod kits;
pub mod legal;
pub mod setup;
pub mod sight;
pub mod state;
#[cfg(test)]
mod tests;

use skald_vocabulary::words::WordFile;

/// The game's sentences in English.
pub const WORDS: &[WordFile] = &[("lraw.ftl", include_str!("../../words/en/lraw.ftl"))];
