//! Tests of the game's own rooms.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod battle;
mod cards;
mod decks;
mod duels;
mod keywords;
mod refusals;
mod scenarios;
mod sequence;
mod table;
mod whole;
