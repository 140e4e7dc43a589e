//! The pictures of Legends At War in words: full twins and short alt texts. Every sentence is in the catalogue.

mod heat;
mod lines;
mod own;
mod places;
mod public;
mod things;

pub(super) use heat::{best, heat, threats};
pub(super) use own::private;
pub(super) use places::places;
pub(super) use public::{board, digest, offer, part, result};
pub(super) use things::{card, deck, piece};
