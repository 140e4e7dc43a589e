//! What may be asked and answered: legal options, menus, decisions, and why an answer is refused.
//!
//! Everything here reads a position and changes nothing.

mod decisions;
mod illegal;
mod legal;
mod menus;
mod reasons;

pub use self::{
    decisions::{DRAW, Stands, decision_id, defaults, draw_id, find, look_id, open, waiting},
    illegal::Illegal,
    legal::{aim_key, aims, default_take, kind, look_cards, may, resolve, resolve_take},
    menus::ask,
    reasons::{why_closed, why_not, why_unmet},
};
