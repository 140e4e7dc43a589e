//! The words of a move, read one by one.

use crate::refuse::Illegal;
use skald_vocabulary::interface::{Key, Menu, Misuse, Pick, Seat};

/// A cursor over the words that follow the verb.
#[derive(Debug)]
pub struct Words<'w> {
    words: &'w [Key],
    at: usize,
    /// Whether menus are wanted.
    pub menus: bool,
}

impl<'w> Words<'w> {
    /// All words of a move.
    #[must_use]
    pub const fn new(words: &'w [Key], menus: bool) -> Self {
        Self { words, at: 0, menus }
    }

    /// The next word.
    pub fn next(&mut self) -> Option<Key> {
        let word = self.peek()?;
        self.at += 1;
        Some(word)
    }

    /// The next word, left where it is.
    #[must_use]
    pub fn peek(&self) -> Option<Key> {
        self.words.get(self.at).copied()
    }

    /// Takes the next word if it is this one.
    pub fn eat(&mut self, word: Key) -> bool {
        let there = self.peek() == Some(word);
        self.at += usize::from(there);
        there
    }

    /// Whether all words have been read.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.at >= self.words.len()
    }

    /// The menu, if menus are wanted.
    pub fn menu(&self, menu: impl FnOnce() -> Menu) -> Option<Menu> {
        self.menus.then(menu)
    }

    /// The refusal of the next word: it leads nowhere.
    pub fn stray(&self, menu: impl FnOnce() -> Menu) -> Illegal {
        let word = self.peek().or_else(|| self.words.last().copied());
        let at = word.map_or_else(|| Pick::word(""), Pick::one);
        let possible = menu().pick.list().iter().map(|choice| choice.label.clone()).collect();
        Misuse::BadPath { at, possible }.into()
    }

    /// The verb fits and no word is left.
    ///
    /// # Errors
    /// A refusal that says what could be chosen.
    pub fn end(&self, fits: bool, menu: impl FnOnce() -> Menu) -> Result<(), Illegal> {
        if fits && self.is_done() { Ok(()) } else { Err(self.stray(menu)) }
    }
}

/// The seat that a word means.
#[must_use]
pub fn seat_of(word: Key) -> Option<Seat> {
    Seat::from_key(word).ok()
}
