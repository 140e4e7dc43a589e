//! War: what is told in words.

use super::deed;
use crate::{event::Seen, game::War, moves::Move, state::State, tell, view::View};
use skald_vocabulary::interface::{DecisionId, Say, Speech, Tale, Trail};

impl Speech for War {
    const WORDS: &'static [skald_vocabulary::words::WordFile] = crate::WORDS;

    fn tell(&self, seen: &Seen) -> Tale {
        tell::tell(&self.0.pool, seen)
    }

    fn sends(&self, seen: &Seen) -> bool {
        matches!(seen, Seen::Lapsed { .. })
    }

    fn deed(&self, _: &View, _: DecisionId, with: &Move, trail: &Trail) -> Vec<Say> {
        deed::deed(&self.0.pool, with, trail)
    }

    // Several turns may be played at once, so a part goes on from the turn with which it begins.
    fn chapter(&self, state: &State) -> Option<Say> {
        Some(Say::new("chapter-from-turn").with("number", state.turn.saturating_add(1)))
    }
}
