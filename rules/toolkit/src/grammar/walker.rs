//! What a grammar is, and what it may ask of whoever walks through it.

use std::ops::RangeInclusive;

use super::Options;
use skald_vocabulary::interface::{Key, Misuse, Pick, Say};

/// What may be said in one decision, or of one order: a definition from which everything else follows ([`GrammarExt`]).
///
/// [`GrammarExt`]: super::GrammarExt
pub trait Grammar {
    /// What is said in the end: a move, an order, or what the game's engine makes of one.
    type Move;
    /// Why something cannot be said.
    type Illegal: From<Misuse>;

    /// Asks `walker` for one part after the other and puts the move together. Same answers, same questions: the only thing
    /// that may change between two walks is what the walker answers.
    ///
    /// # Errors
    /// Whatever the walker stops with, handed on.
    fn walk<W: Walker<Illegal = Self::Illegal>>(&self, walker: &mut W) -> Result<Self::Move, W::Stop>;
}

impl<G: Grammar> Grammar for &G {
    type Move = G::Move;
    type Illegal = G::Illegal;

    fn walk<W: Walker<Illegal = Self::Illegal>>(&self, walker: &mut W) -> Result<Self::Move, W::Stop> {
        G::walk(self, walker)
    }
}

/// Whoever walks through a grammar. It answers what the grammar asks, or stops.
pub trait Walker {
    /// Why something cannot be said.
    type Illegal: From<Misuse>;
    /// Why the walk ends before the move is whole. A grammar hands it on.
    type Stop;

    /// Exactly one of the options.
    ///
    /// # Errors
    /// The walker's reason to stop.
    fn one<O: Options<Illegal = Self::Illegal>>(&mut self, of: O) -> Result<O::Item, Self::Stop>;

    /// Exactly one of the options; where there is but one, or none, its word may be left out, and menus do not ask for it.
    /// `None` when it was left out.
    ///
    /// # Errors
    /// The walker's reason to stop.
    fn only<O: Options<Illegal = Self::Illegal>>(&mut self, of: O) -> Result<Option<O::Item>, Self::Stop>;

    /// Some of the options, each once, as many as `count` says and there are; in the order of the menu.
    ///
    /// # Errors
    /// The walker's reason to stop.
    fn some<O: Options<Illegal = Self::Illegal>>(
        &mut self,
        of: O,
        count: RangeInclusive<u8>,
    ) -> Result<Vec<O::Item>, Self::Stop>;

    /// All of the options in an order.
    ///
    /// # Errors
    /// The walker's reason to stop.
    fn order<O: Options<Illegal = Self::Illegal>>(&mut self, of: O) -> Result<Vec<O::Item>, Self::Stop>;

    /// A whole number within bounds, both included. `refuse` may give the game's own
    /// reason, for a word that is none and for a word that is missing.
    ///
    /// # Errors
    /// The walker's reason to stop.
    fn number_or(
        &mut self,
        prompt: impl Fn() -> Say,
        range: RangeInclusive<i64>,
        refuse: impl Fn(Option<&Pick>) -> Option<Self::Illegal>,
    ) -> Result<i64, Self::Stop>;

    /// A whole number within bounds, both included.
    ///
    /// # Errors
    /// The walker's reason to stop.
    fn number(&mut self, prompt: impl Fn() -> Say, range: RangeInclusive<i64>) -> Result<i64, Self::Stop> {
        self.number_or(prompt, range, |_| None)
    }

    /// Whether a move that is whole as it stands ends here. To be asked only where something may follow.
    fn ends(&mut self) -> bool;

    /// One more of the options, or `None` where the move ends: it may where it is whole as it stands, and it must where
    /// nothing is left to choose. What is none of the options is refused with their reason all the same.
    ///
    /// # Errors
    /// The walker's reason to stop.
    fn more<O: Options<Illegal = Self::Illegal>>(
        &mut self,
        of: O,
        whole: bool,
    ) -> Result<Option<O::Item>, Self::Stop> {
        if of.items().next().is_some() {
            return if whole && self.ends() { Ok(None) } else { self.one(of).map(Some) };
        }
        let why = self.instead(|word| of.reason(Some(word)));
        match why.or_else(|| of.reason(None).filter(|_| !whole)) {
            Some(why) => Err(self.refuse(|| why)),
            None if whole => Ok(None),
            None => Err(self.refuse(|| Misuse::Unfinished(of.prompt()).into())),
        }
    }

    /// Whether this word was said. It may be said here, and nothing asks for it: a verb that is clear without it.
    fn said(&mut self, word: Key) -> bool;

    /// What the next word means, if it means something that may be said here and that nothing asks for: a shorter way, or
    /// one that is known only to be refused.
    fn instead<T>(&mut self, read: impl FnOnce(&Pick) -> Option<T>) -> Option<T>;

    /// Whether nothing more was said and nobody asks what could be: then it need not be found out.
    fn is_done(&self) -> bool;

    /// What was chosen last cannot be after all, for a reason of the game's own.
    fn refuse(&mut self, why: impl FnOnce() -> Self::Illegal) -> Self::Stop;
}
