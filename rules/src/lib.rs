//! The games of Skald as deterministic state machines, and what runs over them, by one name.
//!
//! Pure: no input or output, no async, no clock, no Discord, no pictures. The same setup, inputs and draws give the same
//! game on any machine. The rooms are crates of their own: the vocabulary, the toolkit, one crate a game, what runs over
//! any game, and the proof. This one knows them all and lists the games.

pub mod catalogue;
pub mod words;

pub use skald_chaos as chaos;
pub use skald_fair as fair;
pub use skald_law as law;
pub use skald_lost as lost;
pub use skald_lraw as lraw;
pub use skald_runners::{clauses, house, lesson, playout, published, scenario};
pub use skald_toolkit::{grammar, key_words, lists, notation, orders, packs, players, series, table, time};
pub use skald_tournament as tournament;
pub use skald_vocabulary::{chance, interface, invariant, sealed, views};
pub use skald_war as war;
