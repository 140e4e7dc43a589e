//! A position: small plain data, ids only.
//!
//! What belongs here: where things lie, what waits, and what is asked. What does not: how any of it changes, which the
//! engine knows, and what cards are worth now, which `sight` works out.

mod card;
mod frame;
mod lasting;
mod numbers;
mod question;
mod sequence;
mod side;
mod siding;
mod table;
mod written;

pub use self::{
    card::{At, Card, Cards, Last, Lying, Zone, mark},
    frame::{AttackStep, ConscriptionStep, Entry, Frame, Opening, PhaseStep, Step, TurnStep, Upkeep},
    lasting::{Lasting, Thing, Until},
    question::{Answer, Asked, Code, Paid, Question},
    sequence::{Attack, Batch, Group, Item, Kind as ItemKind, Met, Running, Strike},
    side::{Side, ZONES},
    siding::{Aside, Sided, Siding},
    table::{End, Note, State, Window},
};
