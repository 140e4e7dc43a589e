//! Lost Legends: what is told in words.

use super::deed;
use crate::{event::Event, game::Lost, moves::Move, state::Phase, state::State, view::View};
use skald_vocabulary::{
    interface::{DecisionId, Say, Speech, Tale, Trail},
    words::WordFile,
};

impl Speech for Lost {
    const WORDS: &'static [WordFile] = crate::WORDS;

    fn tell(&self, seen: &Event) -> Tale {
        seen.tell(&self.pool)
    }

    fn deed(&self, _: &View, _: DecisionId, with: &Move, trail: &Trail) -> Vec<Say> {
        deed::deed(&self.pool, with, trail)
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
