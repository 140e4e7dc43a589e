//! Cards that lie on the battlefield without being active, and why.

use serde::{Deserialize, Serialize};
use skald_vocabulary::interface::Seat;

use super::cards::Card;

/// Why a card lies on the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lies {
    /// It tied, and a War grew out of it.
    Tied,
    /// It was beaten while others tied.
    Beaten,
    /// Laid face-down for a War.
    Down,
    /// Laid face-down as Tribute.
    Tribute,
    /// Left by a player who went out.
    Ruin,
    /// Left over by a War that nobody won.
    Spoils,
}

/// A card on the battlefield that is not active.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lying {
    /// The card.
    pub card: Card,
    /// Who laid it; nobody's when it is spoils.
    pub owner: Option<Seat>,
    /// Why it lies there.
    pub how: Lies,
    /// With which repetition of the War it was laid; 0 outside a War.
    pub row: u8,
}

impl Lies {
    /// Whether a card that lies so is face-down.
    #[must_use]
    pub const fn hidden(self) -> bool {
        matches!(self, Self::Down | Self::Tribute)
    }
}
