//! What people are told.

use crate::{
    interface::{DecisionId, Say, Seat, Sight, Tale, Trail},
    words::WordFile,
};

/// What people are told, in words.
pub trait Speech: Sight {
    /// Its sentences in English.
    const WORDS: &'static [WordFile] = &[];

    /// What it would mean for a seat, for whom the table waits, to let the time run out now, beyond the standard answer;
    /// `None` where there is nothing to say. Public.
    fn warning(&self, _state: &Self::State, _seat: Seat) -> Option<Say> {
        None
    }

    /// What becomes of somebody whose time runs out again and again, beyond the standard answers, in words for people who
    /// think about joining; nothing in most games.
    fn absence(&self) -> Vec<Say> {
        Vec::new()
    }

    /// A seen fact as a sentence.
    fn tell(&self, seen: &Self::Seen) -> Tale;

    /// Whether what a player is told of by this is sent to them by itself, for them alone, and not only told when they look: that
    /// an answer which they gave ahead has come to nothing.
    fn sends(&self, _seen: &Self::Seen) -> bool {
        false
    }

    /// What its player does by a move, in sentences to that player: read before it is confirmed, and afterwards. `trail` has
    /// the questions that led to it.
    fn deed(&self, _view: &Self::View, _at: DecisionId, _with: &Self::Move, trail: &Trail) -> Vec<Say> {
        trail.sentence()
    }

    /// The part of the game that is played in this position, as people divide its story: a round, or a turn where a game has
    /// no rounds. Two positions lie in one part when this is equal. Public: every viewer may know it.
    fn chapter(&self, state: &Self::State) -> Option<Say> {
        Some(match self.turns(state)? {
            0 => Say::new("chapter-opening"),
            turn => Say::new("chapter-turn").with("number", turn),
        })
    }
}
