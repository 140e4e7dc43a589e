//! What may be asked and answered: legal options, menus, decisions, and why an answer is refused.
//!
//! Everything here reads a position and changes nothing.

mod answers;
mod decisions;
mod illegal;
mod legal;
mod reasons;
mod rows;
mod stands;

pub use self::{
    answers::{Answers, resolve},
    decisions::{decision_id, defaults, find, look_id, open, waiting},
    illegal::Illegal,
    legal::{aim_key, aims, default_take, kind, look_cards, may},
    reasons::{why_closed, why_not, why_unmet},
    rows::{Asked, DRAW},
    stands::Stands,
};
