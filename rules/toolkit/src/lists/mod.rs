//! Card lists as text: what the lists of all games have in common. Head lines and entries, names compared loosely, share
//! codes, and shelves that fit into a menu.
//!
//! What belongs here: how lists are written. What does not: which cards there are, and which lists may be played.

mod code;
mod entries;
mod faults;
mod names;
mod shelves;
mod text;

pub use self::{
    code::{Packed, pack, unpack},
    entries::Entries,
    faults::together,
    names::{nearest, proper, squeeze},
    shelves::{MOST_CARDS, MOST_SHELVES, Sort, shelve},
    text::{LINES, MOST_FAULTS, Part, WIDTH, counted, parts, pieces},
};
