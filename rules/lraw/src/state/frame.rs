//! Procedures that wait: where each of them stopped.
//!
//! A procedure of the rules that asks something is interrupted there. What is left of it lies on a stack, so that a position
//! can be stored between two answers.

use serde::{Deserialize, Serialize};

use super::{Card, Cards};
use crate::cards::ScriptId;
use skald_vocabulary::interface::Seat;

/// How far a small procedure came.
pub type Step = u8;

/// The start of a game (3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Opening {
    /// Who goes first.
    First,
    /// Mulligans, the first player first.
    Mulligan(u8),
    /// A further card for whoever kept the hand while one other player did not; those before this one have been asked.
    Extra(u8),
    /// Guardians, first player first.
    Guardian(u8),
    /// The first turn.
    Begin,
}

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnStep {
    /// Countdown Phase.
    Countdown,
    /// What happens before the draw, by place among the changes of the game.
    BeforeDraw(u8),
    /// The same, when it is known which card goes back to the deck and asked to which end.
    AshEnd(u8, Card),
    /// The draw.
    Draw,
    /// Upkeep of the Reinforce Phase.
    ReinforceUpkeep,
    /// Its window.
    ReinforceWindow,
    /// The War Phase begins.
    War,
    /// The main window.
    Main,
    /// The window at the end of the War Phase.
    EndOfWar,
    /// The End Phase begins.
    End,
    /// Upkeep of the End Phase.
    EndUpkeep,
    /// Its window.
    EndWindow,
    /// Clean-up.
    CleanUp,
    /// The hand check.
    Hand,
    /// The turn passes.
    Pass,
}

/// A phase window (P).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PhaseStep {
    /// Whose turn to speak.
    pub seat: Seat,
    /// Passes in a row.
    pub passes: u8,
}

/// An attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AttackStep {
    /// It was declared: replacements of its target, and triggers.
    Declared,
    /// The window.
    Window(PhaseStep),
    /// Follow through, redeclare or cancel.
    Decide,
}

/// An inherent Conscription.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ConscriptionStep {
    /// The window, and whose turn to speak it is.
    Window(Seat),
    /// It enters, unless it was negated.
    Enter,
}

/// Upkeep.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Upkeep {
    /// Cards that are left, the oldest last.
    pub left: Cards,
}

/// A Warrior that enters play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Which.
    pub card: Card,
    /// To which side.
    pub side: Seat,
    /// Who chooses the place.
    pub chooser: Seat,
    /// Whether it is Revived.
    pub revived: bool,
    /// Whether it is Conscripted by an effect.
    pub conscripted: bool,
    /// Whether an opponent takes it instead (FX-14).
    pub stolen: bool,
    /// Whether only control changes, which is not entering.
    pub moved: bool,
    /// Places that may be chosen, as bits; all free ones with 0.
    pub only: u8,
    /// Whether its owner may decline (LRAW-5.8.10).
    pub offered: bool,
    /// Whether it will ignore what weakens it (LRAW-5.8.11).
    pub proof: bool,
    /// How far it came.
    pub step: Step,
}

impl Entry {
    /// A card that enters on a side at the choice of a player.
    #[must_use]
    pub const fn new(card: Card, side: Seat, chooser: Seat) -> Self {
        Self {
            card,
            side,
            chooser,
            revived: false,
            conscripted: false,
            stolen: false,
            moved: false,
            only: 0,
            offered: false,
            proof: false,
            step: 0,
        }
    }
}

/// A procedure that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    /// The start of the game.
    Opening(Opening),
    /// A turn.
    Turn(TurnStep),
    /// What was triggered is put on a new Sequence.
    Pending {
        /// Whether nobody may answer.
        absolute: bool,
    },
    /// Triggers are asked about, one after the other.
    Batch,
    /// A Sequence is being built.
    Respond {
        /// Who speaks.
        seat: Seat,
        /// Passes in a row.
        passes: u8,
    },
    /// A Sequence resolves.
    Resolve,
    /// The item that is resolving is finished.
    Finish,
    /// The once-per-turn effect that was declared with its card.
    With,
    /// A script.
    Script {
        /// Which.
        script: ScriptId,
        /// The next instruction.
        at: u8,
        /// How far that instruction came.
        step: Step,
    },
    /// The first script was tried; one of two follows.
    Tried {
        /// If it was carried out.
        yes: ScriptId,
        /// If not.
        no: ScriptId,
    },
    /// A phase window.
    Phase(PhaseStep),
    /// The window at the end of the War Phase, and whose turn to speak it is.
    EndOfWar(Seat),
    /// Upkeep.
    Upkeep(Upkeep),
    /// A Warrior enters play.
    Enter(Entry),
    /// An attack.
    Attack(AttackStep),
    /// An inherent Conscription into a place.
    Conscription {
        /// Which Warrior.
        card: Card,
        /// Where.
        place: u8,
        /// How far it came.
        step: ConscriptionStep,
    },
    /// A player whose Warlord destroyed a Warrior may end the Cool Down (LRAW-5.8.2).
    Reset(Seat),
    /// Trap Counters are placed.
    Trap {
        /// Against whom.
        on: Seat,
        /// How many more.
        left: u8,
        /// By which card.
        by: Card,
    },
}
