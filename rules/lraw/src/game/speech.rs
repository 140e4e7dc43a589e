//! Legions: what is told in words.

use super::deed;
use crate::{event::Seen, game::Lraw, moves::Move, tell, view::View};
use skald_vocabulary::{
    interface::{DecisionId, Say, Speech, Tale, Trail},
    words::WordFile,
};

impl Speech for Lraw {
    const WORDS: &'static [WordFile] = crate::WORDS;

    fn tell(&self, seen: &Seen) -> Tale {
        tell::tell(&self.pool, seen)
    }

    fn deed(&self, _: &View, _: DecisionId, with: &Move, trail: &Trail) -> Vec<Say> {
        deed::deed(with, trail)
    }
}
