//! The combat phase: whose turn slot it is, how far it has come, and what is asked.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use skald_vocabulary::interface::Seat;

use super::letters;
use crate::cards::{Beast, Harm};

/// The combat phase of a level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// The round, from 1 (LOST-17.10).
    #[serde(default)]
    pub round: u8,
    /// The turn slot, counted through the level.
    #[serde(default)]
    pub slot: u16,
    /// Whose slot it is.
    #[serde(with = "letters::one")]
    pub active: Seat,
    /// What comes next, once nothing is asked.
    #[serde(default)]
    pub stage: Stage,
    /// Whether a monster was passed in this slot (LOST-9.11).
    #[serde(default)]
    pub passed: bool,
    /// Whether a pre-attack card was used in this slot (LOST-21.10).
    #[serde(default)]
    pub turned: bool,
    /// Whether the counter-attack of this slot is halved (LOST-21.6).
    #[serde(default)]
    pub halved: bool,
    /// The monster that was defeated in this slot and is being rewarded.
    pub beaten: Option<Beast>,
    /// The last lap, once it runs.
    pub lap: Option<Lap>,
    /// How many rounds in a row were idle (LOST-17.9).
    #[serde(default)]
    pub idle: u8,
    /// How things stood when the round began.
    #[serde(default, with = "letters::map")]
    pub marks: BTreeMap<Seat, Mark>,
    /// How many monsters lay in the middle then.
    #[serde(default)]
    pub middle: u8,
    /// What is asked.
    #[serde(default)]
    pub asks: Vec<Ask>,
}

/// What comes next in a turn slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The slot begins: step 1.
    #[default]
    Begin,
    /// Step 2: attack, pass, take or draw.
    Select,
    /// A drawn monster is attacked or passed.
    Met,
    /// Step 3.
    Attack,
    /// Step 4, after texts without damage.
    Strike,
    /// Damage was suffered: who is at 0 falls.
    Settle,
    /// Step 5: the rest of the rewards.
    Spoils,
    /// The slot ends.
    End,
}

/// The last lap (LOST-17.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lap {
    /// Who has the last slot of it.
    #[serde(with = "letters::one")]
    pub last: Seat,
}

/// How one side stood when a round began.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Mark {
    /// The monster in front.
    pub beast: Option<Beast>,
    /// Its markers.
    pub markers: u8,
    /// Life.
    pub life: u8,
    /// Mana.
    pub mana: u8,
    /// Exhausted cards.
    pub spent: u8,
    /// Trophies.
    pub trophies: u8,
    /// Whether the hero was defeated.
    pub defeated: bool,
}

/// One question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// To whom.
    #[serde(with = "letters::one")]
    pub seat: Seat,
    /// Which of the questions to this player it is.
    #[serde(default)]
    pub number: u16,
    /// What is asked.
    pub what: Question,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Question {
    /// D4: which card a charge exhausts.
    Charge(Beast),
    /// D5, D6: attack or pass; take or draw.
    Select,
    /// D7: attack or pass the drawn monster.
    Met,
    /// D9: which of the monsters looked at.
    Look {
        /// Whether they are the top of the pile, to which the others go back in order (LOST-21.12).
        pile: bool,
    },
    /// D11: the attack.
    Attack,
    /// D13: the defence.
    Defend(Packet),
    /// D14: healing at 0 life.
    Heal,
    /// D15: the reward of a hero level.
    Reward,
    /// D16: which skill is lost.
    Drop,
}

/// All damage that one player suffers from one event (LOST-12.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Packet {
    /// From which monster.
    pub from: Beast,
    /// By type.
    pub harm: Harm,
    /// Armor does not help (LOST-13.5).
    #[serde(default)]
    pub no_armor: bool,
    /// What is left is halved (LOST-21.6).
    #[serde(default)]
    pub halved: bool,
}

impl Fight {
    /// The combat phase as it begins with this player.
    #[must_use]
    pub const fn new(active: Seat) -> Self {
        Self {
            round: 0,
            slot: 0,
            active,
            stage: Stage::Begin,
            passed: false,
            turned: false,
            halved: false,
            beaten: None,
            lap: None,
            idle: 0,
            marks: BTreeMap::new(),
            middle: 0,
            asks: Vec::new(),
        }
    }
}
