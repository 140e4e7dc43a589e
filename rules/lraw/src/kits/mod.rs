//! Decks: their text, their short code, and what may be played (2.1, 2.2, 10).
//!
//! What belongs here: lists of cards. What does not: how a game with them begins, which `setup` knows.

mod book;
mod code;
mod deck;
mod judge;
mod limits;
mod names;
mod print;
mod read;
mod swap;

use std::sync::Arc;

use skald_vocabulary::interface::Say;

use crate::cards::Pool;

pub use self::{
    book::{Advice, Book},
    code::{code, from_code},
    deck::{BLANK_AP, Deck, Side},
    judge::{Verdict, check, judge, side_decking},
    limits::{LISTS, Limits},
    print::print,
    read::{Draft, draft},
    swap::{Piece, Swap},
};

/// A deck as its owner looks at it: what of it is known, and what is wrong with it or perhaps not meant.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The cards it was built from.
    pub pool: Arc<Pool>,
    /// The deck, as far as it is complete.
    pub draft: Draft,
    /// Faults and notes.
    pub warnings: Vec<Say>,
}
