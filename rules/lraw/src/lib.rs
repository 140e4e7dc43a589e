//! Legions: Realms at War: a duel of commanders, or a war of up to four, with decks of 50 to 60 cards (specification `LRAW`).
//!
//! What belongs here: everything about this game alone. What does not: names of cards, which stand in `rules/sets/lraw`, and
//! words for players, which stand in `rules/words`.

pub mod ask;
pub mod cards;
pub mod engine;
pub mod eval;
pub mod event;
pub mod game;
pub mod invariants;
pub mod kits;
pub mod legal;
mod length;
pub mod moves;
mod options;
pub mod orders;
mod position;
mod redraw;
mod series;
pub mod setup;
pub mod sight;
pub mod state;
mod tell;
#[cfg(test)]
mod tests;
pub mod text;
pub mod view;

pub use self::{
    event::{Event, Seen},
    game::Lraw,
    moves::Move,
    orders::Order,
    state::State,
    tell::{change, counter, face_down},
    view::View,
};

use skald_vocabulary::words::WordFile;

/// The game's sentences in English.
pub const WORDS: &[WordFile] = &[
    ("lraw.ftl", include_str!("../../words/en/lraw.ftl")),
    ("lraw-text.ftl", include_str!("../../words/en/lraw-text.ftl")),
    ("lraw-guide.ftl", include_str!("../../words/en/lraw-guide.ftl")),
    ("lraw-clauses.ftl", include_str!("../../words/en/lraw-clauses.ftl")),
    ("lraw-pictures.ftl", include_str!("../../words/en/lraw-pictures.ftl")),
    ("lraw-search.ftl", include_str!("../../words/en/lraw-search.ftl")),
];
