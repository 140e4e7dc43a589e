//! What follows from a grammar: where a path leads, the check of a move, all legal moves, and one at random.

use super::{Grammar, Legal, Spelled, Unsound, random, reader};
use skald_vocabulary::{
    chance::Chance,
    interface::{Pick, Step},
};

/// What every grammar can be asked. No grammar says it for itself: each answer is a walk of one of the walkers.
pub trait GrammarExt: Grammar {
    /// Where a path of choices leads: a whole move, a menu, or both.
    ///
    /// # Errors
    /// The refusal of the first word that does not fit.
    fn ask(&self, path: &[Pick]) -> Result<Step<Self::Move>, Self::Illegal> {
        reader::ask(self, path)
    }

    /// The move that these words spell, without a menu.
    ///
    /// # Errors
    /// The refusal of the first word that does not fit, or [`Misuse::Unfinished`] where one is missing.
    ///
    /// [`Misuse::Unfinished`]: skald_vocabulary::interface::Misuse::Unfinished
    fn read<S: Spelled>(&self, words: &[S]) -> Result<Self::Move, Self::Illegal> {
        reader::read(self, words)
    }

    /// All moves, one by one as they are asked for, in the order of the menus: a move that may go on stands before those
    /// that go on.
    fn legal(self) -> Legal<Self>
    where
        Self: Sized,
    {
        Legal::new(self)
    }

    /// A move at random: every menu a draw, and where a whole move may go on, a coin.
    ///
    /// # Errors
    /// [`Unsound`] when a menu is empty or its choice is refused, which a sound grammar does not let happen.
    fn random(&self, choices: &mut dyn Chance) -> Result<Self::Move, Unsound<Self::Illegal>> {
        random::random(self, choices)
    }
}

impl<G: Grammar + ?Sized> GrammarExt for G {}
