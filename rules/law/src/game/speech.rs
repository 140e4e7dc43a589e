//! Legends At War: what is told in words.

use super::deed;
use crate::{event::Seen, game::Law, moves::Move, tell, view::View};
use skald_vocabulary::interface::{DecisionId, Say, Speech, Tale, Trail};

impl Speech for Law {
    const WORDS: &'static [skald_vocabulary::words::WordFile] = crate::WORDS;

    fn tell(&self, seen: &Seen) -> Tale {
        tell::tell(&self.0, seen)
    }

    fn deed(&self, _: &View, _: DecisionId, with: &Move, trail: &Trail) -> Vec<Say> {
        deed::deed(&self.0, with, trail)
    }
}
