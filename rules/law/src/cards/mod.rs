//! Characters and board pieces: the closed vocabulary of what they can do, the strict reader of their files, and the pool
//! of one table.

mod budget;
mod fields;
mod loader;
mod piece;
mod pool;
mod vocabulary;
mod words;

pub use self::{
    loader::{BASE, Pack, base},
    piece::{Form, Piece, SPACES, Side, Special},
    pool::{Card, Face, Pantheon, Pool},
    vocabulary::{Ability, Arrows, Bonus, Dominion, LONGEST, Role, Symbol},
    words::{read_ability, read_special},
};
