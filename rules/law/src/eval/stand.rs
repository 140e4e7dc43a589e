//! A card as it stands on the board, and sets of spaces one by one.

use serde::{Deserialize, Serialize};

use crate::{board::Spots, cards::Card};
use skald_vocabulary::interface::Seat;

/// Which bonus abilities of a card were granted: one entry per source (LAW-7.15, 7.24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Granted {
    /// The printed one.
    pub printed: bool,
    /// The one of the space on which the card lies.
    pub space: bool,
}

/// A card on the board (LAW-2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stand {
    /// Which card.
    pub card: Card,
    /// The seat that played it, or captured it last.
    pub controller: Seat,
    /// Higher was placed later. Capture and Maneuver do not change it (LAW-2.10).
    pub seq: u16,
    /// Bonuses that stay with it.
    pub granted: Granted,
    /// It lies face down until the reveal (LAW-5.2).
    pub hidden: bool,
}

/// The spaces of a set, lowest first.
#[inline]
pub fn spots(mut set: Spots) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let at = usize::try_from(set.trailing_zeros()).ok()?;
        set &= set - 1;
        Some(at)
    })
}
