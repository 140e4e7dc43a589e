//! Effects that last for a time, in the order in which they were made.

use serde::{Deserialize, Serialize};

use super::Card;
use crate::cards::{ScriptId, WordId};
use skald_vocabulary::interface::Seat;

/// What lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Thing {
    /// Attack of a card. Doublings stand here as what they added.
    Attack(Card, i32),
    /// A keyword of a card.
    Word(Card, WordId),
    /// A rule, or a replacement for so many events (of one card, if it is a guard): the instruction that made it.
    Made {
        /// The script.
        script: ScriptId,
        /// Which of its instructions.
        at: u8,
        /// For which card.
        card: Option<Card>,
        /// For how many events more.
        left: u8,
    },
}

/// When it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Until {
    /// When its card leaves the field.
    Leaves,
    /// At the end of the turn.
    EndTurn,
    /// At the start of this player's next turn.
    Start(Seat),
    /// At the end of the next turn of each of these players, as bits; turns that had begun by then do not count.
    AfterTurns {
        /// The turn in which it was made.
        made: u16,
        /// Whose next turn is still to come or to end.
        left: u8,
    },
}

/// Something that lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasting {
    /// When it was made, on the same count as the time of cards.
    pub since: u32,
    /// Whose effect it is.
    pub by: Seat,
    /// The one opponent whom it names, if it names one.
    pub on: Option<Seat>,
    /// The card that made it.
    pub source: Card,
    /// What it is.
    pub thing: Thing,
    /// When it ends.
    pub until: Until,
}
