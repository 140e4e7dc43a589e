//! Spaces to choose from, in reading order.

use crate::{
    ask::Illegal,
    board::{Label, Spots},
    eval::Scene,
};
use skald_toolkit::grammar::Options;
use skald_vocabulary::interface::{Choice, Key, Pick, Say};

/// A set of spaces to choose from.
pub(super) struct Spaces<'a, N, R> {
    pub scene: &'a Scene<'a>,
    pub prompt: &'static str,
    pub set: Spots,
    /// The second line of a space, if it has one.
    pub note: N,
    /// Why another space cannot be chosen.
    pub refuse: R,
}

impl<N: Fn(usize) -> Option<Say>, R: Fn(Label) -> Illegal> Options for Spaces<'_, N, R> {
    type Item = usize;
    type Illegal = Illegal;

    fn prompt(&self) -> Say {
        Say::new(self.prompt)
    }

    fn items(&self) -> impl Iterator<Item = usize> {
        self.scene.grid.reading().filter(|at| self.set >> at & 1 == 1)
    }

    fn key(&self, at: &usize) -> Key {
        self.scene.grid.label(*at).key()
    }

    fn find(&self, key: Key) -> Option<usize> {
        let at = self.scene.grid.find(key.as_str().parse().ok()?)?;
        (self.set >> at & 1 == 1).then_some(at)
    }

    fn choice(&self, key: Key, at: &usize) -> Choice {
        let label = self.scene.grid.label(*at);
        let choice = Choice::new(key, Say::new("law-space").with("space", label.shown()));
        match (self.note)(*at) {
            Some(note) => choice.note(note),
            None => choice,
        }
    }

    fn reason(&self, word: Option<&Pick>) -> Option<Illegal> {
        word?.as_str().parse().ok().map(&self.refuse)
    }
}
