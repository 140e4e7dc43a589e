//! A turn slot from its beginning to its end (LOST-9, 17).

use skald_vocabulary::interface::Seat;

use super::Engine;
use crate::{
    event::Event,
    moves::Step,
    state::{Foe, Lap, Mark, Phase, Question, Side, Stage},
};

/// Idle rounds in a row, and rounds at all, after which the last lap begins (LOST-17.9).
const IDLE_ROUNDS: u8 = 3;
pub const ROUNDS: u8 = 20;

impl Engine<'_> {
    /// Takes the fight one stage further. Nothing is asked when it is called; whether it went on.
    pub(super) fn fight_goes_on(&mut self) -> bool {
        let Some(fight) = self.state.table.fight() else { return false };
        let (seat, stage, lap) = (fight.active, fight.stage, fight.lap.is_some());
        match stage {
            Stage::Begin => self.begin_slot(seat),
            Stage::Select => self.select(seat, lap),
            Stage::Met if self.eyes().may_pass(seat) => self.ask(seat, Question::Met),
            Stage::Met => self.stage(Stage::Attack),
            Stage::Attack => self.ask(seat, Question::Attack),
            Stage::Strike => self.strike(seat),
            Stage::Settle => self.settle(seat),
            Stage::Spoils => self.spoils(seat),
            Stage::End => self.end_slot(seat),
        }
        true
    }

    /// Step 1. Defeated players, and in the last lap those without a monster, are skipped (LOST-9.14, 17.4).
    fn begin_slot(&mut self, seat: Seat) {
        let start = self.state.table.start;
        let Some(fight) = self.state.table.fight_mut() else { return };
        fight.slot += 1;
        (fight.passed, fight.turned, fight.halved) = (false, false, false);
        let lap = fight.lap.is_some();
        if seat == start && !lap {
            self.begin_round();
        }
        let side = self.state.table.side(seat);
        if side.defeated || (lap && side.foe.is_none()) {
            return self.stage(Stage::End);
        }
        self.stage(Stage::Select);
        if !lap && self.state.table.face_up.is_none() {
            self.turn_up();
            if let Some(beast) = self.state.table.face_up
                && let Some(holder) = self.state.table.holder(self.pool.monster(beast).kind)
                && !self.state.table.side(holder).defeated
            {
                self.charge(holder, beast);
            }
        }
    }

    /// The starting player's slot begins a round.
    fn begin_round(&mut self) {
        let middle = self.middle();
        let Phase::Fight(fight) = &mut self.state.table.phase else { return };
        fight.round += 1;
        fight.middle = middle;
        for (seat, side) in (0..).map(Seat).zip(&self.state.table.sides) {
            fight.marks.insert(seat, mark(side));
        }
        let round = fight.round;
        self.state.table.rounds += 1;
        self.tell(Event::Round { round });
    }

    /// Step 2, as far as there is a choice.
    fn select(&mut self, seat: Seat, lap: bool) {
        let steps = self.eyes().steps(seat);
        match steps.as_slice() {
            _ if lap => self.stage(Stage::Attack),
            [] => self.stage(Stage::End),
            [only] => self.step(seat, *only),
            _ => self.ask(seat, Question::Select),
        }
    }

    /// What was chosen in step 2.
    pub(super) fn step(&mut self, seat: Seat, step: Step) {
        match step {
            Step::Stay => self.stage(Stage::Attack),
            Step::FaceUp => self.take_face_up(seat),
            Step::Draw => {
                self.stage(Stage::Met);
                self.draw_foe(seat);
            }
            Step::PassFaceUp => {
                self.pass(seat);
                self.take_face_up(seat);
            }
            Step::PassDraw | Step::Pass => {
                self.pass(seat);
                self.stage(Stage::Attack);
                if !self.draw_foe(seat) {
                    // LOST-9.10
                    self.stage(Stage::End);
                    self.tell(Event::Idle { seat });
                }
            }
        }
    }

    fn take_face_up(&mut self, seat: Seat) {
        self.stage(Stage::Attack);
        if let Some(beast) = self.state.table.face_up.take() {
            self.state.table.side_mut(seat).foe = Some(Foe::fresh(beast));
            self.tell(Event::Met { seat, beast, drawn: false });
        }
    }

    /// Draws the top monster and suffers its charge (LOST-10.1); whether there was one.
    fn draw_foe(&mut self, seat: Seat) -> bool {
        let Some(beast) = self.state.draw() else { return false };
        self.state.table.side_mut(seat).foe = Some(Foe::fresh(beast));
        self.tell(Event::Met { seat, beast, drawn: true });
        self.charge(seat, beast);
        true
    }

    /// LOST-9.5.
    fn pass(&mut self, seat: Seat) {
        let Some(to) = self.eyes().receiver(seat) else { return };
        if let Some(fight) = self.state.table.fight_mut() {
            fight.passed = true;
        }
        if let Some(foe) = self.state.table.side_mut(seat).foe.take() {
            // What banishing promised is tied to who did it (LOST-21.13).
            self.state.table.side_mut(to).foe = Some(Foe { bonus: 0, ..foe });
            self.tell(Event::Passed { seat, to, beast: foe.beast });
        }
    }

    /// Ends the slot: the level, the last lap, the round, or just the next player's turn.
    fn end_slot(&mut self, seat: Seat) {
        let table = &self.state.table;
        let Some(fight) = table.fight() else { return };
        let (lap, start, next) = (fight.lap, table.start, table.left(seat));
        if table.sides.iter().all(|side| side.defeated) {
            return self.end_level();
        }
        if let Some(lap) = lap {
            if let Some(foe) = self.state.table.side_mut(seat).foe.take() {
                Side::sort_in(&mut self.state.table.fled, foe.beast);
                self.tell(Event::Escaped { seat, beast: foe.beast });
            }
            if lap.last == seat {
                return self.end_level();
            }
        } else if table.is_bare() {
            self.begin_lap(seat, false);
        } else if next == start && self.is_stuck() {
            let last = self.state.table.right(start);
            self.state.secret.dropped = std::mem::take(&mut self.state.secret.pile);
            self.state.secret.dropped.sort_unstable();
            if let Some(beast) = self.state.table.face_up.take() {
                Side::sort_in(&mut self.state.table.fled, beast);
            }
            self.state.secret.known = None;
            self.state.count();
            self.begin_lap(last, true);
        }
        if let Some(fight) = self.state.table.fight_mut() {
            fight.active = next;
        }
        self.stage(Stage::Begin);
    }

    fn begin_lap(&mut self, last: Seat, idle: bool) {
        if let Some(fight) = self.state.table.fight_mut() {
            fight.lap = Some(Lap { last });
        }
        self.tell(Event::Lap { last, idle });
    }

    /// How many monsters lie in the middle.
    fn middle(&self) -> u8 {
        self.state.table.pile + u8::from(self.state.table.face_up.is_some())
    }

    /// After a complete round: whether the fight comes to an end by itself no more (LOST-17.9).
    fn is_stuck(&mut self) -> bool {
        let middle = self.middle();
        let Phase::Fight(fight) = &mut self.state.table.phase else { return false };
        let idle = middle == fight.middle
            && (0..).map(Seat).zip(&self.state.table.sides).all(|(seat, side)| {
                let now = mark(side);
                let Some(then) = fight.marks.get(&seat) else { return false };
                let markers = if now.beast == then.beast { then.markers } else { 0 };
                now.markers <= markers
                    && now.life >= then.life
                    && now.mana >= then.mana
                    && now.spent <= then.spent
                    && now.trophies == then.trophies
                    && now.defeated == then.defeated
            });
        fight.idle = if idle { fight.idle + 1 } else { 0 };
        fight.idle >= IDLE_ROUNDS || fight.round >= ROUNDS
    }
}

/// How a side stands.
fn mark(side: &Side) -> Mark {
    let size = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
    Mark {
        beast: side.foe.map(|foe| foe.beast),
        markers: side.foe.map_or(0, |foe| foe.markers),
        life: side.life,
        mana: side.mana,
        spent: size(side.spent.len()),
        trophies: size(side.trophies.len()),
        defeated: side.defeated,
    }
}
