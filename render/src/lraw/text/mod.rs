//! The pictures of Legions: Realms at War in words: full twins and short alt texts. Every sentence is in the catalogue.

mod cards;
mod own;
mod piles;
mod public;

pub(super) use cards::{card, deck, head_words, says};
pub(super) use own::private;
pub(super) use piles::piles;
pub(super) use public::{board, digest, result};
