//! The Sequence, what waits for the next one, and the attack in progress.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Card, Cards};
use crate::cards::AbilityId;
use skald_vocabulary::interface::Seat;

/// Declared targets of one group.
pub type Group = ArrayVec<Card, 6>;

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// A card that was played or turned up.
    Card,
    /// An ability that was activated.
    Ability,
    /// A Triggered Activation Effect.
    Trigger,
    /// A static that triggers: it cannot be answered (LRAW-5.3.2).
    Static,
    /// A Realm Activation Effect.
    Realm,
}

/// An item of a Sequence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// Its number; never used twice.
    pub id: u32,
    /// Items that were placed together have the same.
    pub batch: u32,
    /// Who controls it.
    pub seat: Seat,
    /// What it comes from.
    pub source: Card,
    /// What it is.
    pub kind: Kind,
    /// What it does; `None` for a card that does nothing when it is played.
    pub ability: Option<AbilityId>,
    /// The once-per-turn effect that was declared with its card (LRAW-3.4.26).
    pub with: Option<AbilityId>,
    /// Declared targets.
    pub groups: ArrayVec<Group, 3>,
    /// The declared player.
    pub player: Option<Seat>,
    /// The chosen X.
    pub x: i32,
    /// The true costs that were paid for it: damage to the own Warlord, and Alchemy Points (LRAW-6.1.1).
    pub paid: (i32, i32),
    /// Declared modes, as bits.
    pub modes: u8,
    /// The item that it negates.
    pub object: Option<u32>,
    /// The cards of its event.
    #[serde(with = "super::numbers::one")]
    pub events: [Option<Card>; 2],
    /// Whether it can be answered.
    pub open: bool,
    /// Whether it was negated.
    pub negated: bool,
}

impl Item {
    /// An item with nothing declared, that can be answered.
    #[must_use]
    pub fn plain(id: u32, seat: Seat, source: Card, kind: Kind) -> Self {
        Self {
            id,
            batch: id,
            seat,
            source,
            kind,
            ability: None,
            with: None,
            groups: ArrayVec::new(),
            player: None,
            x: 0,
            paid: (0, 0),
            modes: 0,
            object: None,
            events: [None, None],
            open: true,
            negated: false,
        }
    }
}

/// Something that was triggered and waits for the next Sequence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Met {
    /// What it does.
    pub ability: AbilityId,
    /// What it comes from.
    pub source: Card,
    /// Who controls it.
    pub seat: Seat,
    /// The cards of its event.
    #[serde(with = "super::numbers::one")]
    pub events: [Option<Card>; 2],
    /// Whether it is a static.
    pub fixed: bool,
    /// How long its card has been there, for the order of one player's triggers.
    pub since: u32,
    /// Whether it waits for the Sequence after the next one (LRAW-5.8.10).
    pub late: bool,
}

/// Triggers that are being put on a Sequence.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Batch {
    /// Those that are still to be asked about, in order.
    pub left: Vec<Met>,
    /// Items that were made, in the order of asking.
    pub made: Vec<(bool, u32, Item)>,
    /// Whether they join a Sequence that is being built (LRAW-5.3.4).
    pub joins: bool,
    /// Whether nobody may answer (LRAW-2.3.5).
    pub absolute: bool,
}

/// An item that is resolving.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// The item.
    pub item: Item,
    /// Cards touched by the instruction before.
    pub prev: Cards,
    /// The number delivered by the instruction before.
    pub amount: i32,
    /// The sum rolled.
    pub dice: i32,
    /// Whether the last attempt was carried out (FX-10).
    pub done: bool,
    /// What was rolled, roll by roll, rerolls included (LRAW-5.8.3).
    pub rolls: ArrayVec<i32, 16>,
    /// The dice on the table.
    pub table: ArrayVec<u8, 8>,
    /// Choices of several players that are carried out together.
    pub chosen: Vec<(Seat, Cards)>,
    /// The first group of targets of the part that runs (FX-18).
    pub base: u8,
    /// What an instruction that was interrupted by a choice has found so far.
    pub found: Cards,
}

/// With what is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Strike {
    /// A Warrior.
    Warrior,
    /// A Warlord, physically.
    Physical,
    /// A Warlord, magically.
    Magical,
}

/// The attack in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// Who attacks.
    pub seat: Seat,
    /// With what card.
    pub by: Card,
    /// How.
    pub strike: Strike,
    /// What is attacked.
    pub on: Card,
    /// Whether a Sequence happened since the declaration.
    pub answered: bool,
    /// Whether an effect cancelled it.
    pub cancelled: bool,
}
