//! What may be said to a question: the grammar of moves. Menus, the reader, the check of a move and all legal moves are this.
//!
//! Everything here reads a position and changes nothing.

mod answers;
mod choices;
mod declare;
pub mod defaults;
mod held;
mod hold;
mod illegal;
mod impossible;
mod keys;
mod lacking;
pub mod lines;
mod prompts;
mod reasons;
pub mod rows;
mod siding;
mod targets;

pub use self::{
    answers::Answers,
    held::{Held, Sees},
    hold::{ALWAYS, ASK, Hold},
    illegal::Illegal,
    keys::back_place,
    keys::key,
    keys::label,
    siding::Sides,
};
