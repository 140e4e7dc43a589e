//! The pictures of Legends of Chaos in words: full twins and short alt texts. Every sentence is in the catalogue.

mod cards;
mod lines;
mod own;
mod public;

pub(super) use cards::{card, sheet, warrior};
pub(super) use own::private;
pub(super) use public::{board, digest, result};
