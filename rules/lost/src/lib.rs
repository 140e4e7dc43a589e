//! Lost Legends: three levels of a secret draft and of monsters, for 3 to 5 players (specification `LOST`).
//!
//! Chance is an argument (LOST-2.12): nothing random lies in the state. Its draws are labelled `hero`, `start`, `monsters`,
//! `equipment` and `reserve`, in the order in which the clauses call for them.
//!
//! What belongs here: everything about Lost Legends alone. What does not: names of cards, which stand in `rules/sets/lost`,
//! and words for players, which stand in `rules/words`.

mod ask;
pub mod cards;
mod engine;
pub mod eval;
mod event;
mod forecast;
mod game;
mod illegal;
mod invariants;
mod length;
mod lists;
pub mod moves;
mod orders;
pub mod outlook;
mod position;
mod private;
mod redraw;
mod rules;
mod state;
mod tell;
#[cfg(test)]
mod tests;
mod view;

use skald_vocabulary::words::WordFile;

pub use self::{
    event::{Event, Told},
    illegal::Illegal,
    moves::Move,
    orders::Order,
    rules::Lost,
    state::{
        Ask, Choice, Fight, Foe, Known, Lap, Mark, Packet, Phase, PublicState, Question, Secret, Side, Stage,
        State, Token, Use, Why,
    },
    tell::{damage_word, hero_line, kind_word, needs, piece_word, place_word, skill_word, type_word},
    view::{Own, View},
};

/// The game's sentences in English.
pub const WORDS: &[WordFile] = &[
    ("lost.ftl", include_str!("../../words/en/lost.ftl")),
    ("lost-guide.ftl", include_str!("../../words/en/lost-guide.ftl")),
    ("lost-clauses.ftl", include_str!("../../words/en/lost-clauses.ftl")),
    ("lost-search.ftl", include_str!("../../words/en/lost-search.ftl")),
    ("lost-pictures.ftl", include_str!("../../words/en/lost-pictures.ftl")),
];
