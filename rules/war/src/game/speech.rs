//! War: what is told in words.

use crate::{event::Seen, game::War, state::State, tell};
use skald_vocabulary::interface::{Say, Speech, Tale};

impl Speech for War {
    const WORDS: &'static [skald_vocabulary::words::WordFile] = crate::WORDS;

    fn tell(&self, seen: &Seen) -> Tale {
        tell::tell(&self.0.pool, seen)
    }

    // Several turns may be played at once, so a part goes on from the turn with which it begins.
    fn chapter(&self, state: &State) -> Option<Say> {
        Some(Say::new("chapter-from-turn").with("number", state.turn.saturating_add(1)))
    }
}
