//! A round from Refresh (step 1) to End (step 6), and the pass through the order (CHAOS-4).

use super::{About, Engine};
use crate::{
    cards::{Effect, Trigger},
    event::{Fact, NoDraw},
    state::{Rest, Why},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// Begins the round of the player at the present place of the order, or of the next one who lives; ends where an
    /// action is awaited.
    pub fn begin_round(&mut self) {
        loop {
            if self.state.end.is_some() {
                return;
            }
            let seat = self.state.active();
            if self.state.lives(seat) {
                self.first_steps(seat);
                if self.state.end.is_some() {
                    return;
                }
                if self.state.lives(seat) {
                    self.state.rest = Rest::Action;
                    return;
                }
                self.step_six();
            }
            self.pass_on();
        }
    }

    /// Ends the round (step 6) and begins the next one (CHAOS-4.12).
    pub fn end_round(&mut self) {
        if self.state.end.is_some() {
            return;
        }
        self.step_six();
        self.pass_on();
        self.begin_round();
    }

    /// Step 6: bind marks that applied to this round are removed (CHAOS-4.9).
    fn step_six(&mut self) {
        let seat = self.state.active();
        let side = self.state.side_mut(seat);
        side.mark.bound = false;
        side.row.iter_mut().for_each(|of| of.mark.bound = false);
    }

    /// The turn passes to the next place; at the end of the order a new cycle begins, if the game goes on.
    fn pass_on(&mut self) {
        if self.state.end.is_some() {
            return;
        }
        let mut turn = usize::from(self.state.turn);
        loop {
            turn += 1;
            if turn >= self.state.order.len() {
                self.end_cycle();
                if self.state.end.is_some() {
                    return;
                }
                turn = 0;
            }
            let Some(seat) = self.state.order.get(turn).copied() else { return };
            if self.state.lives(seat) {
                self.state.turn = u8::try_from(turn).unwrap_or(0);
                return;
            }
        }
    }

    /// Judges whether the cycle was idle (CHAOS-20.9).
    fn end_cycle(&mut self) {
        let lower =
            self.state.sides.iter().zip(&self.state.idle.totals).any(|(side, before)| side.total < *before);
        let idle = !self.state.idle.stirred && !lower;
        self.state.idle.cycles = if idle { self.state.idle.cycles.saturating_add(1) } else { 0 };
        let empty = self.state.sides.iter().filter(|side| !side.out).all(|side| side.arsenal.is_empty());
        if self.state.idle.cycles >= if empty { 1 } else { 3 } {
            self.end_by_totals(Why::Stalemate);
            return;
        }
        self.state.idle.stirred = false;
        self.state.idle.totals = self.state.sides.iter().map(|side| side.total).collect();
        self.state.cycle += 1;
    }

    /// Steps 1 to 4.
    fn first_steps(&mut self, seat: Seat) {
        self.refresh(seat);
        self.draw_step(seat);
        if self.terms.storm > 0 && self.state.cycle >= self.terms.storm {
            let left = self.state.side(seat).total.saturating_sub(1);
            self.tell(Fact::Storm { seat, left });
            self.lose(seat, 1, 0, false);
            if self.swept(seat) {
                return;
            }
        }
        self.start_effects(seat);
        if self.state.end.is_none() && self.state.lives(seat) {
            self.strike_again(seat);
        }
    }

    /// Step 1 (CHAOS-4.2, 6.6).
    fn refresh(&mut self, seat: Seat) {
        self.state.round += 1;
        (self.state.acts, self.state.acted, self.state.volleys, self.state.ability_used) =
            (0, false, 0, false);
        for side in &mut self.state.sides {
            (side.succeeded, side.struck, side.armor, side.veil) = (false, false, false, false);
        }
        let side = self.state.side_mut(seat);
        side.mark.used = false;
        for character in &mut side.row {
            (character.mark.ready, character.mark.used) = (true, false);
        }
        side.two = !side.row.is_empty() && !side.two;
        let two = side.two;
        let (round, cycle) = (self.state.round, self.state.cycle);
        self.tell(Fact::Round { seat, round, cycle, two });
    }

    /// Step 2 (CHAOS-5.1, 5.3, 5.7, 6.7).
    fn draw_step(&mut self, seat: Seat) {
        let side = self.state.side_mut(seat);
        if side.stall > 0 {
            side.stall -= 1;
            return self.tell(Fact::NoDraw { seat, why: NoDraw::Stalled });
        }
        if self.terms.first_skips_draw && self.state.round == 1 {
            return self.tell(Fact::NoDraw { seat, why: NoDraw::First });
        }
        let count = if self.state.side(seat).two { 2 } else { 1 };
        if self.draw(seat, count, true) == 0 {
            let why = if self.state.side(seat).arsenal.is_empty() { NoDraw::Empty } else { NoDraw::Full };
            self.tell(Fact::NoDraw { seat, why });
        }
    }

    /// Step 3 (CHAOS-4.4): the Warrior's list, then the characters' as they were laid.
    fn start_effects(&mut self, seat: Seat) {
        let pool = self.pool;
        let side = self.state.side(seat);
        let row: Vec<&[Effect]> = side.lists(pool, Trigger::Start).collect();
        let lists = std::iter::once(pool.warrior(side.hero).lists.on(Trigger::Start)).chain(row);
        for list in lists.filter(|list| !list.is_empty()) {
            self.run(list, &mut About::own(seat));
            if self.swept(seat) {
                return;
            }
        }
    }

    /// Removes whoever is down; whether the game is over or this player is out.
    pub(super) fn swept(&mut self, seat: Seat) -> bool {
        self.sweep();
        self.state.end.is_some() || !self.state.lives(seat)
    }
}
