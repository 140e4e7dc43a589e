//! The pictures of War in words: full twins and short alt texts. Every sentence is in the catalogue.

mod lines;
mod own;
mod public;
mod sections;

pub(super) use own::{concerned, counted, private};
pub(super) use public::{board, card, digest, result};
