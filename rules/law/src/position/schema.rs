//! The fields of a written position.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::options::Why;
use skald_vocabulary::interface::{Options, PackFile};

/// A position as it is written.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Written {
    /// How many seats play.
    pub seats: Option<u8>,
    /// What is waited for: `play a`, `trade a b thor`, `plans`.
    pub phase: Option<String>,
    /// Which round.
    pub round: Option<u8>,
    /// Which turn.
    pub turn: Option<u32>,
    /// Who goes first in the round.
    pub first: Option<String>,
    /// Where north is.
    pub north: Option<String>,
    /// Whether north was chosen.
    pub fixed: Option<bool>,
    /// Pieces on offer.
    pub offer: Option<Vec<String>>,
    /// Rows of the board with north on top.
    pub board: Option<Vec<String>>,
    /// The letters of the pieces in the same rows.
    pub pieces: Option<Vec<String>>,
    /// The number of the next card.
    pub seq: Option<u16>,
    /// Seats that a sealed question was put to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<String>,
    /// The Underworld.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub underworld: Vec<String>,
    /// Rounds: `1 a`, `2 -`. A side is named by its first seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prizes: Vec<String>,
    /// Phoenix cards that may be ordered: `b 7 CARD SEQ b phoenix c3 ...`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rising: Vec<String>,
    /// Options of the table.
    #[serde(skip_serializing_if = "options_empty")]
    pub options: Options,
    /// Characters of the position's own.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub cards: BTreeMap<String, String>,
    /// Special spaces by label.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub specials: BTreeMap<String, String>,
    /// Numbers of cards by label; absent: in reading order.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub seqs: BTreeMap<String, u16>,
    /// Granted bonuses by label, where they are not all that the card can have: `none`, `printed`, `space`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub grants: BTreeMap<String, String>,
    /// What the evaluation says of every card that lies face up: `0`, `+3 -1`, `-1 dispelled`. It follows from the rest; a
    /// position that names it is checked.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub marks: BTreeMap<String, String>,
    /// Capture piles, by the first seat of a side.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub captures: BTreeMap<String, Vec<String>>,
    /// Draft piles, such as `earth1`: open cards, then those face down.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub draft: BTreeMap<String, Pile>,
    /// The turn being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<ActiveWritten>,
    /// What is known of cards after trades: `CARD PUBLIC A B ...`, each the letters of the possible hands, or `-`.
    #[serde(rename = "loose", skip_serializing_if = "Vec::is_empty")]
    pub whereabouts: Vec<String>,
    /// The last turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<LastWritten>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<EndWritten>,
    /// The players.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub seat: BTreeMap<String, SeatWritten>,
    /// Card packs beside the game's own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<PackFile>,
}

fn options_empty(options: &Options) -> bool {
    options.0.is_empty()
}

/// A draft pile.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pile {
    /// Open cards.
    pub open: Vec<String>,
    /// Face down, top first.
    pub pile: Vec<String>,
}

/// The turn being played.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ActiveWritten {
    /// The active card's space.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The printed Maneuver was used.
    pub used: bool,
    /// Maneuver spaces that were used.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spaces: Vec<String>,
    /// Cards that left: `CARD SEQ SEAT traitor|phoenix LABEL`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<String>,
}

/// The last turn.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LastWritten {
    /// Who.
    pub seat: String,
    /// Which card.
    pub card: String,
    /// Its spaces.
    pub path: Vec<String>,
    /// The replaced card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replaced: Option<String>,
    /// Attacks: `FROM AT CARD DIR ATTACKER DEFENDER -|slain|phoenix|traitor`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub blows: Vec<String>,
    /// The card itself was lost.
    pub reflected: bool,
}

/// How it ended.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndWritten {
    /// Places, best first.
    pub places: Vec<Vec<String>>,
    /// Why.
    pub why: Why,
}

/// A player.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatWritten {
    /// The pantheon led.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pantheon: Option<String>,
    /// The hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<String>,
    /// Cards of the hand that everybody knows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<String>,
    /// The deck, top first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<String>,
    /// Known cards on top.
    #[serde(skip_serializing_if = "is_zero")]
    pub top: u8,
    /// Known cards at the bottom.
    #[serde(skip_serializing_if = "is_zero")]
    pub bottom: u8,
    /// The reinforcement pile.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pile: Vec<String>,
    /// How many cards of level II and III everybody knows to have left that pile; absent: what follows from the pile
    /// until round 3 is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub joined: Option<[u8; 2]>,
    /// The Skirmish deck as it was built.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub built: Vec<String>,
    /// It was brought along.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub brought: bool,
    /// The player has given up.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// The sealed answer, as a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub given: Option<String>,
    /// Captured cards whose sacrifice by the mate was approved while the team plans.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub approved: Vec<String>,
    /// Captured cards whose sacrifice by the mate was refused while the team plans.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<String>,
    /// The plan of a team member while the team agrees, as a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plan: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}
