//! Legends of Chaos: what is told in words.

use super::deed;
use crate::{
    event::Seen,
    game::Chaos,
    moves::Move,
    state::{Rest, State},
    tell,
    view::View,
};
use skald_vocabulary::interface::{DecisionId, Say, Seat, Speech, Tale, Trail};

impl Speech for Chaos {
    const WORDS: &'static [skald_vocabulary::words::WordFile] = crate::WORDS;

    fn warning(&self, state: &State, seat: Seat) -> Option<Say> {
        let own = state.rest == Rest::Action && state.active() == seat && self.0.terms.absent_resign;
        let late = state.side(seat).late;
        let id = if late < 2 { "chaos-warning" } else { "chaos-warning-last" };
        own.then(|| Say::new(id).with("who", seat).with("n", late.saturating_add(1)))
    }

    fn absence(&self) -> Vec<Say> {
        let out = self.0.terms.absent_resign.then(|| Say::new("chaos-absence-out"));
        [Say::new("chaos-absence-away")].into_iter().chain(out).collect()
    }

    fn tell(&self, seen: &Seen) -> Tale {
        tell::tell(&self.0.pool, seen)
    }

    fn deed(&self, view: &View, at: DecisionId, with: &Move, trail: &Trail) -> Vec<Say> {
        deed::deed(&self.0.pool, &self.0.terms, view, at, with, trail)
    }

    fn chapter(&self, state: &State) -> Option<Say> {
        Some(match state.round {
            0 => Say::new("chapter-opening"),
            round => Say::new("chapter-round").with("number", round),
        })
    }
}
