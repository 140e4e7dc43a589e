//! A sketch: a position that is possible for what one seat sees, played on until that seat has its next own turn.
//!
//! What belongs here: how the others play on it. What does not: what is planned on it (`ahead`). The true position and the
//! table's chance are never used: a sketch follows from the owner's view alone, so that two looks at it show the same.

use sha3::{Digest, Sha3_256};

use crate::table::Table;
use skald_vocabulary::{
    chance::Fast,
    interface::{
        ClockClass, Decision, DecisionId, Duty, Input, Refusal, RefusalKind, Say, Seat, Viewer, Wait, Waiting,
    },
};

/// How many inputs others may give until the owner's next turn must have come.
const MOST_INPUTS: usize = 400;

/// A possible position, on which one seat plans.
pub(super) struct Sketch {
    table: Box<dyn Table>,
    seat: Seat,
    dice: Fast,
}

impl Sketch {
    /// The sketch `number` of what a seat sees now.
    pub(super) fn of(table: &dyn Table, seat: Seat, number: u8) -> Self {
        let mut dice = Fast::new(seed(&table.view_bytes(Viewer::Seat(seat)), number));
        Self { table: table.redraw(Viewer::Seat(seat), &mut dice), seat, dice }
    }

    /// The same sketch once more.
    pub(super) fn copy(&self) -> Self {
        Self { table: self.table.copy(), seat: self.seat, dice: self.dice.clone() }
    }

    /// Whose sketch it is.
    pub(super) const fn seat(&self) -> Seat {
        self.seat
    }

    /// The position as it is on the sketch.
    pub(super) fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// Plays on until a question of an own turn is put to the owner. Everybody else, and the owner in what is no own turn,
    /// does what the clock would do.
    ///
    /// # Errors
    /// A refusal when the game ends before that, or nobody can say how it goes on.
    pub(super) fn next_turn(&mut self) -> Result<Decision, Refusal> {
        self.next_turn_past(&mut |_, _| {})
    }

    /// The same, looking at each position on the way in which somebody is asked, and at whom.
    ///
    /// # Errors
    /// The same.
    pub(super) fn next_turn_past(
        &mut self,
        look: &mut dyn FnMut(&dyn Table, &[Wait]),
    ) -> Result<Decision, Refusal> {
        for _ in 0..MOST_INPUTS {
            match self.table.waiting() {
                Waiting::Over => break,
                Waiting::Machine => self.table.play(&Input::Continue, &mut self.dice)?,
                Waiting::Seats(waits) => {
                    if let Some(at) = own_turn(&*self.table, self.seat) {
                        return Ok(at);
                    }
                    look(&*self.table, &waits);
                    let Some(at) = waits.iter().find_map(|wait| owed(&*self.table, wait.seat)) else { break };
                    let Some(with) = self.answer(at) else { break };
                    self.table.play(&Input::Answer { at, with }, &mut self.dice)?;
                }
            }
        }
        Err(Refusal::new(RefusalKind::Closed, Say::new("refuse-ahead-far")))
    }

    /// Gives the owner's answer.
    ///
    /// # Errors
    /// The game's refusal.
    pub(super) fn play(&mut self, at: DecisionId, with: &str) -> Result<(), Refusal> {
        self.table.play(&Input::Answer { at, with: with.to_owned() }, &mut self.dice)
    }

    /// What the clock gives in a question, or where nobody can say what that is, anything.
    fn answer(&mut self, at: DecisionId) -> Option<String> {
        let usual = self.table.default_for(at, &mut self.dice);
        let usual = usual.filter(|with| super::is_legal(&*self.table, at, with));
        usual.or_else(|| self.table.random_move(at, &mut self.dice).ok())
    }
}

/// The question of an own turn that the table waits for a seat to answer.
pub(super) fn own_turn(table: &dyn Table, seat: Seat) -> Option<Decision> {
    let own = |at: &Decision| at.duty == Duty::Owed && at.clock.class == ClockClass::Turn;
    table.open(seat).into_iter().find(own)
}

/// A question that the table waits for a seat to answer.
fn owed(table: &dyn Table, seat: Seat) -> Option<DecisionId> {
    table.open(seat).into_iter().find(|at| at.duty == Duty::Owed).map(|at| at.id)
}

fn seed(view: &[u8], number: u8) -> u64 {
    let digest = Sha3_256::new().chain_update(view).chain_update([number]).finalize();
    digest.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}
