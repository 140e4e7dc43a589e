//! The evaluation of an attack: the one place where its numbers are added up (CHAOS-10.6, 14.4 to 14.6, section 5.3).
//!
//! Engine, legality, forecasts, the automatic plan and the numbers of pictures ask it. It reads a position, which is the
//! true one or the one that a view tells of ([`super::view::sketch`]), and changes nothing.

mod declared;
mod reckon;
mod shape;
mod worth;

pub use self::{
    declared::{again, attack_of},
    reckon::{Reckoned, Strike},
    shape::Shape,
    worth::Left,
};
