//! The start of a game: dice, hands, mulligans, Guardians (3.1, LRAW-3.2.1).

use super::Engine;
use crate::{
    cards::{HAND, Ph, Role},
    event::Event,
    state::{Asked, Card, Code, Frame, ItemKind, Opening, TurnStep},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// Shuffles, and rolls for who chooses (LRAW-2.0.8, 3.1.2). `chooser` skips the roll: the loser of the game before.
    pub fn begin(&mut self, chooser: Option<Seat>) {
        for seat in self.state.seats() {
            self.shuffle(seat);
        }
        let chooser = chooser.unwrap_or_else(|| self.roll_off());
        self.state.aside().active = chooser;
        self.push(Frame::Opening(Opening::First));
        self.go_on();
    }

    /// The higher roll chooses; ties are rolled again.
    fn roll_off(&mut self) -> Seat {
        let mut rolls = Vec::new();
        let mut left: Vec<Seat> = self.state.seats().collect();
        while left.len() > 1 {
            let round: Vec<(Seat, u8)> = left
                .iter()
                .map(|seat| (*seat, u8::try_from(self.dice.die("first", 6)).unwrap_or(1)))
                .collect();
            let most = round.iter().map(|(_, roll)| *roll).max().unwrap_or(0);
            left = round.iter().filter(|(_, roll)| *roll == most).map(|(seat, _)| *seat).collect();
            rolls.extend(round);
        }
        self.tell(Event::First(rolls));
        left.first().copied().unwrap_or(Seat(0))
    }

    pub(super) fn opening(&mut self, step: Opening) {
        let first = self.state.active;
        let again = Frame::Opening(step);
        match step {
            Opening::First => match self.answer_yes() {
                None => self.ask(again, first, Asked::YesNo { code: Code::First, about: None }),
                Some(yes) => {
                    let goes = if yes { first } else { self.state.next(first) };
                    self.state.aside().active = goes;
                    self.tell(Event::Goes(goes));
                    for seat in self.state.living() {
                        self.draw(seat, HAND.into());
                    }
                    self.push(Frame::Opening(Opening::Mulligan(0)));
                }
            },
            Opening::Mulligan(at) => {
                let Some(seat) = self.state.living().get(usize::from(at)).copied() else {
                    return self.push(Frame::Opening(Opening::Extra(0)));
                };
                match self.answer_yes() {
                    None => self.ask(again, seat, Asked::YesNo { code: Code::Mulligan, about: None }),
                    Some(yes) => {
                        self.tell(Event::Opened(seat, yes));
                        if yes {
                            self.mulligan(seat);
                        }
                        self.push(Frame::Opening(Opening::Mulligan(at + 1)));
                    }
                }
            }
            Opening::Extra(at) => self.extra(at, again),
            Opening::Guardian(at) => {
                let Some(seat) = self.state.living().get(usize::from(at)).copied() else {
                    return self.push(Frame::Opening(Opening::Begin));
                };
                self.after_mulligan(seat, at, again);
            }
            Opening::Begin => {
                // Nothing that was met so far happens (LRAW-3.2.1).
                self.state.aside().pending.clear();
                self.push(Frame::Turn(TurnStep::Countdown));
            }
        }
    }

    /// Six to the bottom in the order in which they were drawn, six new ones (LRAW-3.1.5).
    fn mulligan(&mut self, seat: Seat) {
        self.state.aside().mulligans |= 1 << seat.0;
        let hand: Vec<Card> = self.state.side(seat).hand.clone();
        for card in hand {
            self.bottom(card);
        }
        self.draw(seat, HAND.into());
    }

    /// Whoever has an opponent who took a mulligan gets a card more: after exactly one of them each of the others, who may
    /// decline it; after more of them everybody (LRAW-3.1.6).
    fn extra(&mut self, at: u8, again: Frame) {
        let taken = self.state.mulligans;
        if taken.count_ones() == 1 {
            let mut others = self.state.living().into_iter().filter(|seat| taken & (1 << seat.0) == 0);
            if let Some(seat) = others.nth(usize::from(at)) {
                match self.answer_yes() {
                    None => return self.ask(again, seat, Asked::YesNo { code: Code::Extra, about: None }),
                    Some(true) => {
                        self.draw(seat, 1);
                    }
                    Some(false) => {}
                }
                return self.push(Frame::Opening(Opening::Extra(at + 1)));
            }
        } else if taken.count_ones() > 1 {
            for seat in self.state.living() {
                self.draw(seat, 1);
            }
        }
        for seat in self.state.opponents(self.state.active) {
            self.draw(seat, i32::from(self.state.later));
        }
        self.push(Frame::Opening(Opening::Guardian(0)));
    }

    /// The Guardian's effect after the mulligan, now or never (LRAW-2.3.40).
    fn after_mulligan(&mut self, seat: Seat, at: u8, again: Frame) {
        let guardian = self.state.side(seat).guardian;
        let ability = guardian.and_then(|card| {
            self.face(card).abilities.iter().copied().find(|id| self.pool.ability(*id).role == Role::Mull)
        });
        let (Some(card), Some(ability)) = (guardian, ability) else {
            return self.push(Frame::Opening(Opening::Guardian(at + 1)));
        };
        match self.answer_yes() {
            None => self.ask(again, seat, Asked::YesNo { code: Code::AfterMulligan, about: Some(card) }),
            Some(yes) => {
                self.push(Frame::Opening(Opening::Guardian(at + 1)));
                if yes {
                    let item = self.item(seat, card, ItemKind::Ability, Some(ability), [None, None]);
                    self.state.aside().sequence.clear();
                    self.state.aside().sequence.push(crate::state::Item { open: false, ..item });
                    self.push(Frame::Resolve);
                }
            }
        }
    }

    /// A phase begins.
    pub(super) fn phase(&mut self, phase: Ph) {
        self.state.aside().phase = phase;
        self.tell(Event::Phase(phase));
    }
}
