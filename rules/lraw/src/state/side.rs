//! What a player has.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Aside, Card, Zone};
use crate::cards::Gs;

/// Places of each kind of zone (LRAW-2.0.1, 2.0.2).
pub const ZONES: usize = 5;

/// A player's part of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// The deck; the last card is on top.
    pub deck: Vec<Card>,
    /// The hand, in the order of arrival.
    pub hand: Vec<Card>,
    /// The discard pile; the last card is the newest.
    pub discard: Vec<Card>,
    /// The Eradication Zone.
    pub erad: Vec<Card>,
    /// Essences under the Warlord.
    pub essences: Vec<Card>,
    /// Warriors, Unified and Fortified cards.
    #[serde(with = "super::numbers::several")]
    pub zones: [[Option<Card>; ZONES]; 3],
    /// The card that put a Trap Counter into each Warrior zone (LRAW-8.1.40).
    #[serde(with = "super::numbers::one")]
    pub traps: [Option<Card>; ZONES],
    /// The Warlord.
    pub warlord: Card,
    /// The Veil, whose other side is the Realm.
    pub veil: Card,
    /// The Synergy.
    pub synergy: Card,
    /// The Guardian; `None` is the blank one.
    pub guardian: Option<Card>,
    /// Damage on the Warlord, counted upwards (LRAW-2.3.10).
    pub damage: i32,
    /// Alchemy Points.
    pub ap: i32,
    /// With how many of them it began.
    pub ap_most: i32,
    /// Veil Counters.
    pub veil_left: u8,
    /// When the Veil was pierced.
    pub pierced: Option<u32>,
    /// Cool Down counters on the Warlord.
    pub sa_cool: u8,
    /// Cool Down counters on the Synergy.
    pub syn_cool: u8,
    /// Conscriptions from hand that were made this turn.
    pub conscriptions: u8,
    /// More Conscriptions allowed this turn.
    pub more_conscriptions: u8,
    /// Uses of the Special Ability this turn.
    pub sa_used: u8,
    /// Uses of the Special Ability this turn in spite of Cool Down.
    pub more_sa: u8,
    /// Uses of the Guardian's Consume ability this turn.
    pub consume_used: u8,
    /// More uses of it allowed this turn.
    pub more_consume: u8,
    /// Changes of the game itself that this player brought about, oldest first.
    pub changes: ArrayVec<Gs, 16>,
    /// Whether this player is out.
    pub lost: bool,
    /// How many questions were put to this player. Public.
    pub questions: u32,
    /// In which turn this player is asked once about an own item; 0 in none (5.2.5). Private.
    pub hold: u16,
    /// In which turn that was done. Private.
    pub held: u16,
    /// Whether this player is asked before the Cool Down ends (D-57). Private.
    pub asks_reset: bool,
    /// The Side Deck.
    #[serde(default)]
    pub aside: Aside,
}

impl Side {
    /// The places of a kind of zone.
    #[must_use]
    pub const fn zone(&self, zone: Zone) -> &[Option<Card>; ZONES] {
        match zone {
            Zone::Warrior => &self.zones[0],
            Zone::Unified => &self.zones[1],
            Zone::Fortified => &self.zones[2],
        }
    }

    /// The same, to be changed.
    pub const fn zone_mut(&mut self, zone: Zone) -> &mut [Option<Card>; ZONES] {
        match zone {
            Zone::Warrior => &mut self.zones[0],
            Zone::Unified => &mut self.zones[1],
            Zone::Fortified => &mut self.zones[2],
        }
    }

    /// The free places of a kind of zone, lowest first.
    pub fn free(&self, zone: Zone) -> impl Iterator<Item = u8> + '_ {
        (0..).zip(self.zone(zone)).filter(|(_, card)| card.is_none()).map(|(place, _)| place)
    }

    /// Cards of a kind of zone, lowest first.
    pub fn cards(&self, zone: Zone) -> impl Iterator<Item = Card> + '_ {
        self.zone(zone).iter().flatten().copied()
    }

    /// All cards on the field of this side.
    pub fn field(&self) -> impl Iterator<Item = Card> + '_ {
        self.zones.iter().flatten().flatten().copied()
    }

    /// Whether a change of the game itself was brought about.
    #[must_use]
    pub fn changed(&self, gs: Gs) -> bool {
        self.changes.contains(&gs)
    }
}
