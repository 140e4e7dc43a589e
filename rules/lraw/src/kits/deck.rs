//! A deck: command cards, Main Deck and Side Deck (2.1).

use std::collections::BTreeMap;

use crate::cards::{FaceId, Legion};

/// The Alchemy Points of a blank Guardian (LRAW-2.1.5).
pub const BLANK_AP: i32 = 30;

/// Cards of a list with their copies; never 0.
pub type Side = BTreeMap<FaceId, u8>;

/// A deck that can be read; whether it can be played is judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// What its owner calls it.
    pub name: String,
    /// The legion that its owner named.
    pub legion: Legion,
    /// Who leads it.
    pub warlord: FaceId,
    /// Its Veil and Realm.
    pub veil: FaceId,
    /// Its Synergy.
    pub synergy: FaceId,
    /// Its Guardian; `None` is the blank one.
    pub guardian: Option<FaceId>,
    /// The Main Deck.
    pub main: Side,
    /// The Side Deck.
    pub side: Side,
    /// A blank Guardian that was swapped out fills a place of the Side Deck (LRAW-2.2.3).
    pub blank_aside: bool,
}

/// How many cards a list has.
pub fn count(side: &Side) -> usize {
    side.values().map(|copies| usize::from(*copies)).sum()
}

impl Deck {
    /// How many cards the Side Deck has, a blank Guardian counted.
    #[must_use]
    pub fn aside(&self) -> usize {
        count(&self.side) + usize::from(self.blank_aside)
    }

    /// How many cards the Main Deck has.
    #[must_use]
    pub fn size(&self) -> usize {
        count(&self.main)
    }

    /// The copies of a card in Main Deck and Side Deck together (LRAW-2.0.5), a Synergy or Guardian in play included.
    #[must_use]
    pub fn copies(&self, card: FaceId) -> u8 {
        let of = |side: &Side| side.get(&card).copied().unwrap_or(0);
        let led = u8::from(self.synergy == card || self.guardian == Some(card));
        of(&self.main) + of(&self.side) + led
    }
}
