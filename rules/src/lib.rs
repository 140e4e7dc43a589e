//! The games of Skald as deterministic state machines.
//!
//! Pure: no input or output, no async, no clock, no Discord, no pictures. The same setup, inputs and draws give the same
//! game on any machine. [`interface`] holds the vocabulary and the [`Game`](interface::Game) trait, [`table`] the same
//! without types, [`chance`] the draws, [`words`] the sentences, [`catalogue`] the list of games, [`fair`]
//! the proof that nobody, the host included, chose how the cards fell.

pub mod catalogue;
pub mod chance;
pub mod chaos;
pub mod clauses;
pub mod fair;
pub mod grammar;
pub mod interface;
pub mod law;
pub mod lists;
pub mod orders;
pub mod playout;
pub mod scenario;
pub mod sealed;
pub mod series;
pub mod table;
pub mod views;
pub mod war;
pub mod words;
