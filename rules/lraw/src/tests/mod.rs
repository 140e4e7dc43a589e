//! Tests of the game's own rooms.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod cards;
mod decks;
