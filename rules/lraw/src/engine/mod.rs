//! The procedures of the rules, carried out one after the other until somebody has to choose.
//!
//! Three rooms are the heart of it: the Sequence (`sequence`, and `pending` for what was triggered), the windows
//! (`windows`), and what happens instead of something else (`instead`). Everything in here changes a position; what may be
//! done is asked of `legal`.

mod attack;
mod battle;
mod begin;
mod enter;
mod happen;
mod instead;
mod known;
mod leave;
mod live;
mod out;
mod pay;
mod pending;
mod run;
mod said;
mod sequence;
mod settle;
mod siding;
mod turn;
mod upkeep;
mod windows;
mod zones;

pub use self::said::Act;

use live::Live;

use crate::{
    cards::Pool,
    event::{Event, Fact},
    sight::{Lens, Sight},
    state::{Answer, Asked, Card, Cards, End, Frame, Paid, Question, State},
};
use skald_vocabulary::{chance::Chance, interface::Seat};

/// More steps than these for one answer, and the game is a draw (INV-35).
const MOST_STEPS: u32 = 10_000;

/// A position in motion.
pub struct Engine<'e> {
    /// All cards.
    pub pool: &'e Pool,
    state: Live<'e>,
    dice: &'e mut dyn Chance,
    out: &'e mut Vec<Event>,
    sight: Sight,
}

impl<'e> Engine<'e> {
    /// Sets a position in motion.
    pub fn new(
        pool: &'e Pool,
        state: &'e mut State,
        dice: &'e mut dyn Chance,
        out: &'e mut Vec<Event>,
    ) -> Self {
        Self { pool, state: Live::new(state), dice, out, sight: Sight::default() }
    }

    /// The same with what its cards were found to be worth, if somebody has looked already.
    #[must_use]
    pub fn knowing(mut self, sight: Option<Sight>) -> Self {
        if let Some(sight) = sight {
            self.state.take_stale();
            self.sight = sight;
        }
        self
    }

    /// The position with what its cards are worth.
    fn lens(&mut self) -> Lens<'_> {
        if self.state.take_stale() {
            self.sight.work_out(self.pool, &self.state);
        }
        // What is touched aside may matter to no card's worth: every test that plays looks whether that is so.
        #[cfg(test)]
        assert_eq!(
            self.sight,
            Sight::of(self.pool, &self.state),
            "something touched aside is worth something"
        );
        Lens { pool: self.pool, state: &self.state, sight: &self.sight }
    }

    /// Goes on until somebody has to choose or the game is over.
    pub fn go_on(&mut self) {
        let mut steps = 0;
        while self.state.asked.is_none() && self.state.end.is_none() {
            let Some(frame) = self.state.aside().stack.pop() else { break };
            steps += 1;
            if steps > MOST_STEPS {
                self.over(None, false, false);
                break;
            }
            self.step(frame);
        }
    }

    fn step(&mut self, frame: Frame) {
        match frame {
            Frame::Opening(step) => self.opening(step),
            Frame::Turn(step) => self.turn(step),
            Frame::Pending { absolute } => self.pending(absolute),
            Frame::Batch => self.batch(),
            Frame::Respond { seat, passes } => self.respond(seat, passes),
            Frame::Resolve => self.resolve(),
            Frame::Finish => self.finish(),
            Frame::With => self.with(),
            Frame::Script { script, at, step } => self.script(script, at, step),
            Frame::Tried { yes, no } => self.tried(yes, no),
            Frame::Phase(step) => self.phase_window(step),
            Frame::EndOfWar(seat) => self.end_of_war(seat),
            Frame::Upkeep(upkeep) => self.upkeep(upkeep),
            Frame::Enter(entry) => self.enter_step(entry),
            Frame::Attack(step) => self.attack_step(step),
            Frame::Conscription { card, place, step } => self.conscription(card, place, step),
            Frame::Reset(seat) => self.reset(seat),
            Frame::Trap { on, left, by } => self.trap(on, left, by),
        }
    }

    fn push(&mut self, frame: Frame) {
        self.state.aside().stack.push(frame);
    }

    /// Asks; `again` is what takes the answer.
    fn ask(&mut self, again: Frame, seat: Seat, what: Asked) {
        self.push(again);
        let state = self.state.aside();
        state.questions += 1;
        state.side_mut(seat).questions += 1;
        #[cfg(test)]
        crate::tests::decisions::note(&what, state.window);
        state.asked = Some(Question { seat, what });
    }

    /// The answer, if it is of the kind that is looked for; one of another kind waits for whoever takes that.
    fn answered<T>(&mut self, take: impl Fn(Answer) -> Result<T, Answer>) -> Option<T> {
        match take(self.state.aside().answer.take()?) {
            Ok(taken) => Some(taken),
            Err(other) => {
                self.state.aside().answer = Some(other);
                None
            }
        }
    }

    fn answer_cards(&mut self) -> Option<Cards> {
        self.answered(|answer| match answer {
            Answer::Cards(cards) => Ok(cards),
            other => Err(other),
        })
    }

    fn answer_yes(&mut self) -> Option<bool> {
        self.answered(|answer| match answer {
            Answer::Yes(yes) => Ok(yes),
            other => Err(other),
        })
    }

    fn answer_number(&mut self) -> Option<u8> {
        self.answered(|answer| match answer {
            Answer::Number(number) => Ok(number),
            other => Err(other),
        })
    }

    /// What a price is paid with; `Some(None)` when it is refused.
    fn answer_price(&mut self) -> Option<Option<Paid>> {
        self.answered(|answer| match answer {
            Answer::Price(paid) => Ok(paid),
            other => Err(other),
        })
    }

    fn tell(&mut self, event: Event<Card>) {
        self.tell_of(event, false);
    }

    /// The same of cards that lay open until now, if `open` says so.
    fn tell_of(&mut self, event: Event<Card>, open: bool) {
        self.shown_by(&event);
        let open = open || event.shows();
        let state = &self.state;
        let fact = event.map(|card| {
            let lying = state.card(card);
            Fact { face: lying.face, side: lying.side, at: lying.at, open: open || lying.open() }
        });
        self.out.push(fact);
    }

    fn stamp(&mut self) -> u32 {
        self.state.aside().stamp += 1;
        self.state.stamp
    }

    fn over(&mut self, winner: Option<Seat>, fallen: bool, left: bool) {
        self.state.end = Some(End { winner, fallen, left });
        self.state.aside().stack.clear();
        self.state.aside().asked = None;
        self.tell(Event::Over(winner));
    }

    /// Time is called: this turn is Turn Zero (LRAW-1.2.3).
    pub fn call_time(&mut self) {
        if self.state.turn == 0 {
            self.over(None, false, false);
        } else if self.state.turn_zero.is_none() {
            self.state.turn_zero = Some(self.state.turn);
        }
    }

    /// The game is given to a player.
    pub fn award(&mut self, seat: Seat) {
        self.over(Some(seat), false, true);
    }

    fn is_over(&self) -> bool {
        self.state.end.is_some()
    }

    fn face(&self, card: Card) -> &'e crate::cards::Face {
        self.pool.face(self.state.card(card).face)
    }
}
