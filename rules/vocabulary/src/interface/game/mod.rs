//! The one interface that all games go through, a trait a subject.

mod habits;
mod papers;
mod rules;
mod sight;
mod speech;

pub use self::{habits::Habits, papers::Papers, rules::Rules, sight::Sight, speech::Speech};

/// A game: rules version, card sets and options, shared by all its positions and never stored per move.
///
/// Whoever needs one subject alone asks for its trait.
pub trait Game: Rules + Sight + Speech + Habits + Papers {}

impl<G: Rules + Sight + Speech + Habits + Papers> Game for G {}
