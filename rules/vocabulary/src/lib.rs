//! What all games speak in: seats, decisions, menus, inputs, sentences and words, chance, sealed answers, and the trait
//! [`Game`](interface::Game) that every game implements, and how all of them say what cannot be otherwise.
//!
//! What belongs here: what a game, the host and a drawing must name alike. What does not: any rule of any game, and what
//! games do alike, which is the toolkit's.

mod basics;
pub mod chance;
pub mod clauses;
pub mod interface;
pub mod invariant;
pub mod sealed;
pub mod views;
pub mod words;
