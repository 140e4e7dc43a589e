//! What cards are worth now: statics by age, keywords, attack, prices, what is forbidden. A pure view of a position, worked
//! out anew whenever something has changed (5.5, 5.6, LRAW-P "static evaluation").
//!
//! What belongs here: everything that holds without happening. What does not: anything that changes a position.

mod clash;
mod evaluate;
mod filter;
mod force;
mod price;
mod rules;

pub use self::{
    clash::Clash,
    evaluate::{Fighter, Sight},
    filter::{DUXVOX, Me, count, players},
    force::InForce,
};

use crate::{cards::Pool, state::State};

/// A position with what its cards are worth.
#[derive(Clone, Copy, Debug)]
pub struct Lens<'l> {
    /// All cards.
    pub pool: &'l Pool,
    /// The position.
    pub state: &'l State,
    /// What its cards are worth.
    pub sight: &'l Sight,
}
