//! What everything else is said with: words of the notation, printed names, sentences, and seats.
//!
//! What belongs here: what views, sentences in a language and the interface of games stand on alike. What does not: whatever speaks
//! of decisions, inputs or tables.

mod key;
mod name;
mod say;
mod seat;

pub use self::{
    key::{BadKey, Key, KeyBuilder},
    name::Name,
    say::{Arg, Say},
    seat::{Seat, Viewer},
};
