//! Tests of the game's own rooms.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod actions;
mod answers;
mod battle;
mod cards;
mod costs;
mod days;
pub mod decisions;
mod decks;
mod describing;
mod dice;
mod duels;
mod examples;
mod fighting;
mod hardest;
mod invariants;
mod keywords;
mod kinds;
pub mod language;
mod leaving;
mod lengths;
mod matches;
mod refusals;
mod revolutions;
mod scenarios;
mod seats;
mod sequence;
mod settings;
mod silence;
mod standing;
mod statics;
mod table;
mod timed;
mod triggers;
mod turns;
mod whole;
mod wording;
