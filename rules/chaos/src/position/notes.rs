//! The fields of position notation.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::clash::{PendingNote, VolleyNote};
use crate::cards::Kind;

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Note {
    /// How many seats; 2 when absent.
    #[serde(skip_serializing_if = "is_default")]
    pub seats: Option<u8>,
    /// Round number.
    #[serde(skip_serializing_if = "is_default")]
    pub round: Option<u32>,
    /// Cycle number; 1 when absent.
    #[serde(skip_serializing_if = "is_default")]
    pub cycle: Option<u32>,
    /// The order of rounds, as letters; by seats when absent.
    #[serde(skip_serializing_if = "is_default")]
    pub order: Vec<String>,
    /// Whose round it is; the first of the order when absent.
    #[serde(skip_serializing_if = "is_default")]
    pub active: Option<String>,
    /// Actions answered in this round.
    #[serde(skip_serializing_if = "is_default")]
    pub acts: u16,
    /// An action was taken in this round.
    #[serde(skip_serializing_if = "is_default")]
    pub acted: bool,
    /// Volleys of this round.
    #[serde(skip_serializing_if = "is_default")]
    pub volleys: u8,
    /// The ability was used in this round.
    #[serde(skip_serializing_if = "is_default")]
    pub ability_used: bool,
    /// The last id given; the greatest of those named when absent.
    #[serde(skip_serializing_if = "is_default")]
    pub serial: Option<u32>,
    /// `action`, `response`, `redirect`, `choice`; `action` when absent.
    #[serde(skip_serializing_if = "is_default")]
    pub rest: Option<String>,
    /// Who fell, in order.
    #[serde(skip_serializing_if = "is_default")]
    pub fallen: Vec<String>,
    /// Lasting Mysticals: `pumpkin_patch a b #12`: card, controller, target, id.
    #[serde(skip_serializing_if = "is_default")]
    pub lasting: Vec<String>,
    /// Options, as when a table is opened.
    #[serde(skip_serializing_if = "is_default")]
    pub options: BTreeMap<String, String>,
    /// Card packs beside the base set.
    #[serde(skip_serializing_if = "is_default")]
    pub pack: Vec<PackNote>,
    /// What the stalemate rule counts.
    #[serde(skip_serializing_if = "is_default")]
    pub idle: IdleNote,
    /// The players.
    #[serde(skip_serializing_if = "is_default")]
    pub seat: BTreeMap<String, SideNote>,
    /// The unresolved volley.
    #[serde(skip_serializing_if = "is_default")]
    pub volley: Option<VolleyNote>,
    /// An own action that waits for a choice.
    #[serde(skip_serializing_if = "is_default")]
    pub pending: Option<PendingNote>,
    /// How the game ended.
    #[serde(skip_serializing_if = "is_default")]
    pub end: Option<EndNote>,
}

/// A card file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackNote {
    /// Its name, for messages.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// What the stalemate rule counts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct IdleNote {
    /// A card moved in this cycle.
    #[serde(skip_serializing_if = "is_default")]
    pub stirred: bool,
    /// Idle cycles in a row.
    #[serde(skip_serializing_if = "is_default")]
    pub cycles: u8,
    /// Totals at the start of the cycle; the present ones when absent.
    #[serde(skip_serializing_if = "is_default")]
    pub totals: Vec<u16>,
}

/// How a game ended.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndNote {
    /// Places, best first, as letters.
    pub places: Vec<Vec<String>>,
    /// Why.
    pub why: String,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SideNote {
    /// The Warrior's id; `jeni` when absent.
    #[serde(skip_serializing_if = "is_default")]
    pub warrior: Option<String>,
    /// The total; the starting total when absent.
    #[serde(skip_serializing_if = "is_default")]
    pub total: Option<u16>,
    /// The CopyCat penalty holds.
    #[serde(skip_serializing_if = "is_default")]
    pub copycat: bool,
    /// The hand; a word may carry its copies: `boulder*3`.
    #[serde(skip_serializing_if = "is_default")]
    pub hand: Vec<String>,
    /// The Arsenal, the top first; ten cards of the Warrior when absent.
    #[serde(skip_serializing_if = "is_default")]
    pub arsenal: Option<Vec<String>>,
    /// The Arsenal as it was committed; nothing when absent.
    #[serde(skip_serializing_if = "is_default")]
    pub brought: Vec<String>,
    /// Known cards on top and at the bottom.
    #[serde(skip_serializing_if = "is_default")]
    pub top: u8,
    /// Known cards at the bottom.
    #[serde(skip_serializing_if = "is_default")]
    pub bottom: u8,
    /// The Warrior's marks: `used`, `bound`.
    #[serde(skip_serializing_if = "is_default")]
    pub mark: String,
    /// Characters as laid: `catapult`, `wred new`, `seymore used bound #4`.
    #[serde(skip_serializing_if = "is_default")]
    pub row: Vec<String>,
    /// Wards: `sandbags 4`.
    #[serde(skip_serializing_if = "is_default")]
    pub wards: Vec<String>,
    /// The Nowhere Realm, the newest last.
    #[serde(skip_serializing_if = "is_default")]
    pub nowhere: Vec<String>,
    /// The Exile Realm.
    #[serde(skip_serializing_if = "is_default")]
    pub exile: Vec<String>,
    /// The One/Two card shows Two.
    pub two: bool,
    /// Draw steps to be skipped.
    #[serde(skip_serializing_if = "is_default")]
    pub stall: u8,
    /// Marks of this round: `succeeded`, `struck`, `armor`, `veil`.
    #[serde(skip_serializing_if = "is_default")]
    pub once: String,
    /// Hands that were seen: whose, when, and the cards.
    #[serde(skip_serializing_if = "is_default")]
    pub glimpses: Vec<GlimpseNote>,
    /// The player is out.
    #[serde(skip_serializing_if = "is_default")]
    pub out: bool,
    /// Face-up cards removed with the player.
    #[serde(skip_serializing_if = "is_default")]
    pub removed: Vec<String>,
    /// The hand removed with the player.
    #[serde(skip_serializing_if = "is_default")]
    pub buried: Vec<String>,
    /// The Arsenal removed with the player.
    #[serde(skip_serializing_if = "is_default")]
    pub scattered: Vec<String>,
    /// Own rounds in a row that ran out of time.
    #[serde(skip_serializing_if = "is_default")]
    pub late: u8,
    /// Waits in a row that ran out.
    #[serde(skip_serializing_if = "is_default")]
    pub away: u8,
    /// Cards that the automatic procedures never use.
    #[serde(skip_serializing_if = "is_default")]
    pub saved: Vec<String>,
    /// The kinds that a forced discard takes first.
    #[serde(skip_serializing_if = "is_default")]
    pub discards: Vec<Kind>,
}

/// A hand that was seen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GlimpseNote {
    /// Whose.
    pub of: String,
    /// In which round.
    pub round: u32,
    /// The cards.
    pub cards: Vec<String>,
}
