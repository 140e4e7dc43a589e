//! Lost Legends: what is told in words.

use crate::{event::Event, game::Lost, state::State};
use skald_vocabulary::{
    interface::{Say, Speech, Tale},
    words::WordFile,
};

impl Speech for Lost {
    const WORDS: &'static [WordFile] = crate::WORDS;

    fn tell(&self, seen: &Event) -> Tale {
        seen.tell(&self.pool)
    }

    fn chapter(&self, state: &State) -> Option<Say> {
        Some(match state.table.rounds {
            0 => Say::new("chapter-opening"),
            round => Say::new("chapter-round").with("number", u32::from(round)),
        })
    }
}
