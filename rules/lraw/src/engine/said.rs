//! What a player said, carried out.

use super::Engine;
use crate::{
    event::Event,
    legal::Declared,
    state::{Answer, Asked, Card, Frame, Met, Paid, Strike, TurnStep, Zone},
};
use skald_vocabulary::interface::Seat;

/// What a player says, in the engine's own terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A Warrior is Conscripted from the hand into a place.
    Conscript(Card, u8),
    /// A card is set face-down.
    Set(Card, u8),
    /// Something is activated.
    Use(Declared),
    /// An attack is declared; what its costs are paid with, and what doubling it is paid with.
    Attack(Card, Strike, Card, Paid, Option<Paid>),
    /// The War Phase ends.
    EndWar,
    /// Nothing, in a window; or a trigger is declined.
    Pass,
    /// The attack goes on, or not.
    Follow(bool),
    /// Another target, or none.
    Redeclare(Option<Card>),
    /// Any other answer.
    Answer(Answer),
}

impl Engine<'_> {
    /// Carries out what was said to the question that stands. It was found legal.
    pub fn say(&mut self, act: Act) {
        let Some(question) = self.state.asked.take() else { return };
        let seat = question.seat;
        match (question.what, act) {
            (Asked::Main, act) => self.main(seat, act),
            (Asked::Respond, Act::Use(declared)) => self.speak(seat, Some(&declared)),
            (Asked::Respond, _) => self.speak(seat, None),
            (Asked::Trigger(met), act) => self.trigger(&met, &act),
            (Asked::Follow, Act::Follow(yes)) => self.state.answer = Some(Answer::Yes(yes)),
            (Asked::Redeclare, Act::Redeclare(on)) => {
                self.state.answer = Some(Answer::Cards(on.into_iter().collect()));
            }
            (_, Act::Answer(answer)) => self.state.answer = Some(answer),
            _ => {}
        }
        self.state.window = None;
        self.go_on();
    }

    fn trigger(&mut self, met: &Met, act: &Act) {
        if let Act::Use(declared) = act {
            self.take_trigger(met, Some(declared));
        }
    }

    /// The main window.
    fn main(&mut self, seat: Seat, act: Act) {
        match act {
            Act::EndWar => {
                self.state.stack.pop();
                self.push(Frame::Turn(TurnStep::EndOfWar));
            }
            Act::Conscript(card, place) => self.announce(card, place),
            Act::Set(card, place) => {
                let zone = if self.face(card).kind == crate::cards::Kind::Unified {
                    Zone::Unified
                } else {
                    Zone::Fortified
                };
                self.place(card, seat, zone, place, false);
                self.tell(Event::Set(card));
            }
            Act::Use(declared) => self.start_sequence(seat, &declared),
            Act::Attack(by, strike, on, tax, double) => {
                self.declare(seat, by, strike, on, &tax, double.as_ref())
            }
            _ => {}
        }
    }
}
