//! The pictures of Lost Legends in words: full twins and short alt texts. Every sentence is in the catalogue.

mod cards;
mod own;
mod public;

pub(super) use cards::{
    card, hero, hero_lines, kind_of, kind_word, monster, monster_lines, says, type_words,
};
pub(super) use own::private;
pub(super) use public::{board, digest, result};
