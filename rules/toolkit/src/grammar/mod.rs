//! The grammar of moves and orders: from one definition come menus, the reader of typed words with the place of a fault,
//! the check of a move, all legal moves, and one at random.
//!
//! A game writes down what may be said in a decision as straight-line code over a [`Walker`] ([`Grammar::walk`]): a card,
//! then a space, then perhaps more. Who walks decides what comes of it: one that follows a path of words, one that tries
//! everything, one that draws ([`GrammarExt`]). How a move is written, wherever it stands, is said once beside its type ([`notation!`]).
//!
//! What belongs here: the kinds of parts that a move is made of, and the walkers. What does not: any game, and what a menu
//! looks like. Words for people are made by closures that only a menu or a refusal calls, so that enumerating costs none.
//!
//! [`notation!`]: crate::notation

mod codec;
mod cursor;
mod ext;
mod legal;
mod menus;
mod notation;
mod noted;
mod options;
mod random;
mod reader;
mod row;
#[cfg(test)]
mod tests;
mod walker;

/// What the macros of this room name, wherever they are used.
#[doc(hidden)]
pub use skald_vocabulary::interface::{BadNotation, Key};

pub use self::{
    codec::{Codec, Codecs, Many, MaybeRank, Number, One, Opt, Own, Rank, Set, forms_of},
    cursor::Cursor,
    ext::GrammarExt,
    legal::Legal,
    menus::{Menus, walk},
    notation::{Notation, Spelled, Word, WordOf, parse, print, sentence, spelled},
    noted::{Noted, Spoken},
    options::{List, Options, fitting, keywords, options},
    random::Unsound,
    row::Row,
    walker::{Grammar, Walker},
};
