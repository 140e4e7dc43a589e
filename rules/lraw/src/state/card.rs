//! One card of a table: whose it is, where it lies, what lies on it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::cards::{FaceId, WordId};
use skald_vocabulary::interface::Seat;

/// A card of this table, command cards and Tokens included. Numbers are never used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Card(pub u16);

impl Card {
    /// As an index into the table's cards.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Cards that an instruction touches.
pub type Cards = Vec<Card>;

/// A kind of zone with five places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Zone {
    /// Warriors.
    Warrior,
    /// Unified cards.
    Unified,
    /// Fortified cards.
    Fortified,
}

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum At {
    /// In its owner's deck.
    Deck,
    /// In its owner's hand.
    Hand,
    /// In its owner's discard pile.
    Discard,
    /// In its owner's Eradication Zone.
    Erad,
    /// On the field, at this place from 0.
    Field(Zone, u8),
    /// Under a Warrior (LRAW-8.3.38).
    Under(Card),
    /// Under the Warlord (LRAW-8.1.10).
    Essence,
    /// In a command slot.
    Command,
    /// Shown and not yet in play (LRAW-3.4.5).
    Limbo,
    /// A Token that ceased to exist, or a card outside the game.
    Gone,
}

/// What is remembered of a card that left the field (FX-4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Last {
    /// Its current attack there.
    pub attack: i32,
    /// Its place there.
    pub place: u8,
    /// Who controlled it, as a seat's number.
    pub side: u8,
    /// Its keywords there.
    pub words: ArrayVec<WordId, 8>,
}

/// A card of this table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Lying {
    /// Which card it is.
    pub face: FaceId,
    /// Whose deck it came from; never changes (LRAW-2.0.12).
    pub owner: Seat,
    /// Who controls it: on the field the side on which it lies, elsewhere its owner.
    pub side: Seat,
    /// Where it lies.
    pub at: At,
    /// Whether it lies face-up.
    pub up: bool,
    /// Whether its activation has resolved, so that its statics exist (LRAW-5.2.3). Warriors count as resolved.
    pub resolved: bool,
    /// Since when it has lain there face-up (LRAW-5.6.2).
    pub since: u32,
    /// The turn in which it was set.
    pub set: u16,
    /// Damage of this turn.
    pub damage: i32,
    /// Holy, Ale and Doomsday Counters.
    pub counters: [u16; 3],
    /// The Warrior that it equips.
    pub host: Option<Card>,
    /// Abilities that were used this turn, by their place on the card.
    pub used: u16,
    /// Attacks declared this turn.
    pub attacks: u8,
    /// More attacks that it may declare this turn.
    pub more: u8,
    /// See [`mark`].
    pub marks: u16,
    /// The keyword that it has instead of its own (FX-14).
    pub swapped: Option<WordId>,
    /// What is remembered of it.
    pub last: Last,
}

/// Marks of a card.
pub mod mark {
    /// Valiant was used this turn (LRAW-8.3.44).
    pub const VALIANT: u16 = 1;
    /// It is a Weaponize ARM now (LRAW-8.3.43).
    pub const WEAPON: u16 = 1 << 1;
    /// It is equipped with one: a "Duxvox" Orc Warrior.
    pub const ARMED: u16 = 1 << 2;
    /// It has Blockade by LRAW-5.8.13.
    pub const WALL: u16 = 1 << 3;
    /// It has Pummel by LRAW-5.8.12.
    pub const PUMMEL: u16 = 1 << 4;
    /// It ignores what weakens it (LRAW-5.8.11).
    pub const PROOF: u16 = 1 << 5;
    /// It entered from hand or deck.
    pub const FRESH: u16 = 1 << 6;
    /// It attacked with its physical attack.
    pub const PHYSICAL: u16 = 1 << 7;
    /// It attacked with its magical attack.
    pub const MAGICAL: u16 = 1 << 8;
    /// It may use both attacks this turn.
    pub const BOTH: u16 = 1 << 9;
    /// Everybody has seen that it lies in this hand, and it is certainly still there (part 6).
    pub const SHOWN: u16 = 1 << 10;
    /// Its owner knows that it lies just here in the deck: it was laid under it, and the deck was not shuffled since (9.2.3).
    pub const LAID: u16 = 1 << 11;
    /// The first of four marks, one for each seat: this player eradicated it face-down, and had seen it before (part 6).
    const SEEN: u16 = 1 << 12;
    /// What is known of where it lies: it ends when it leaves that place.
    pub const KNOWN: u16 = SHOWN | LAID | SEEN_BY_ANY;
    /// Whether any player is marked so.
    pub const SEEN_BY_ANY: u16 = SEEN * 0b1111;

    /// The mark of a player who eradicated it face-down, and had seen it before.
    #[must_use]
    pub const fn seen_by(seat: super::Seat) -> u16 {
        (SEEN << seat.0) & SEEN_BY_ANY
    }

    /// Marks that last for a turn.
    pub const TURN: u16 = VALIANT | PHYSICAL | MAGICAL | BOTH;
}

impl Lying {
    /// A card to which nothing has happened yet.
    #[must_use]
    pub fn new(face: FaceId, owner: Seat, at: At, up: bool) -> Self {
        Self {
            face,
            owner,
            side: owner,
            at,
            up,
            resolved: at == At::Command,
            since: 0,
            set: 0,
            damage: 0,
            counters: [0; 3],
            host: None,
            used: 0,
            attacks: 0,
            more: 0,
            marks: 0,
            swapped: None,
            last: Last::default(),
        }
    }

    /// Whether a mark is there.
    #[must_use]
    pub const fn has(&self, mark: u16) -> bool {
        self.marks & mark != 0
    }

    /// Its place among the Warriors.
    #[must_use]
    pub const fn warrior_place(&self) -> Option<u8> {
        match self.at {
            At::Field(Zone::Warrior, place) => Some(place),
            _ => None,
        }
    }

    /// Whether everybody can see which card it is where it lies.
    #[must_use]
    pub const fn open(&self) -> bool {
        match self.at {
            At::Deck => false,
            At::Hand => self.has(mark::SHOWN),
            At::Field(..) | At::Erad => self.up,
            At::Discard | At::Under(_) | At::Essence | At::Command | At::Limbo | At::Gone => true,
        }
    }

    /// Whether it lies on the field.
    #[must_use]
    pub const fn on_field(&self) -> bool {
        matches!(self.at, At::Field(..))
    }
}
