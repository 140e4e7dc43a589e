//! Lost Legends: what is told in words.

use crate::{event::Event, game::Lost, state::Phase, state::State};
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
        let of = |id| Say::new(id).with("level", state.table.level);
        Some(match &state.table.phase {
            Phase::Heroes {} => Say::new("chapter-opening"),
            Phase::Draft { .. } | Phase::Attach { .. } => of("lost-chapter-gear"),
            Phase::Fight(fight) => of("lost-chapter-round").with("round", fight.round),
            Phase::Over { .. } => Say::new("lost-chapter-over"),
        })
    }
}
