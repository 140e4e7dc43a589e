//! What may be done: criteria, targets, costs and windows (LRAW-3.4.20 to 3.4.34, 3.5). Reads a position, changes nothing.
//!
//! What belongs here: whether something may be activated, and with what. What does not: how it is said, and what comes of it.

mod able;
mod answered;
mod attacks;
mod costs;
mod targets;
mod ways;

pub use self::{
    costs::{Due, Priced, needs, upkeep_of},
    ways::{Way, used_bit},
};

use crate::state::{Card, Group, Paid};
use arrayvec::ArrayVec;
use skald_vocabulary::interface::Seat;

/// An activation as it is declared (LRAW-3.4.30 a).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declared {
    /// What is used, and which ability of it.
    pub way: Way,
    /// Whether the once-per-turn effect is declared with its card.
    pub with: bool,
    /// The zone for a card from the hand.
    pub place: Option<u8>,
    /// X.
    pub x: i32,
    /// Modes as bits.
    pub modes: u8,
    /// Targets.
    pub groups: ArrayVec<Group, 3>,
    /// The declared player.
    pub player: Option<Seat>,
    /// With what additional costs are paid.
    pub pay: Paid,
    /// The answered item.
    pub object: Option<u32>,
}

impl Declared {
    /// A declaration without choices.
    #[must_use]
    pub fn new(way: Way) -> Self {
        Self {
            way,
            with: false,
            place: None,
            x: 0,
            modes: 0,
            groups: ArrayVec::new(),
            player: None,
            pay: Paid::default(),
            object: None,
        }
    }

    /// All declared targets.
    pub fn targets(&self) -> impl Iterator<Item = Card> + '_ {
        self.groups.iter().flatten().copied()
    }
}
