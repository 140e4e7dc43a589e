//! Players who are out: the last one in wins; while several are left the game goes on without what was theirs
//! (LRAW-2.3.10, 7.2.1).

use super::{Engine, leave::How};
use crate::{
    cards::Dest,
    event::Event,
    state::{Answer, Asked, At, Card, Frame, Paid, TurnStep, Until, mark},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// Players are out; the last one in wins.
    pub fn lose(&mut self, seats: &[Seat], fallen: bool) {
        for seat in seats {
            self.state.side_mut(*seat).lost = true;
            self.tell(Event::Lost(*seat));
        }
        let living = self.state.living();
        if living.len() <= 1 {
            return self.over(living.first().copied(), fallen, !fallen);
        }
        for seat in seats {
            self.clear_cards(*seat);
            self.clear_matters(*seat);
        }
    }

    /// A player's cards leave the game; others' cards that lay there go to their owners' discard piles.
    fn clear_cards(&mut self, seat: Seat) {
        let all: Vec<Card> = self.all_cards().collect();
        for card in all {
            let lying = self.state.card(card);
            let (own, there, at) = (lying.owner == seat, lying.side == seat, lying.at);
            match at {
                At::Command | At::Gone => {}
                At::Field(..) if own => self.take_off(card, None, How::Moved),
                At::Field(..) if there => self.take_off(card, Some(Dest::Discard), How::Moved),
                _ if own => {
                    self.lift(card);
                    let lying = self.state.card_mut(card);
                    lying.at = At::Gone;
                    lying.marks &= !mark::KNOWN;
                }
                _ => {}
            }
        }
    }

    /// What a player had begun, or was asked, comes to nothing; an own turn ends at once.
    fn clear_matters(&mut self, seat: Seat) {
        let state = &mut *self.state;
        state.pending.retain(|met| met.seat != seat);
        state.batch.left.retain(|met| met.seat != seat);
        state.batch.made.retain(|(_, _, item)| item.seat != seat);
        state.sequence.retain(|item| item.seat != seat);
        state.realms.retain(|other| *other != seat);
        for lasting in &mut state.lasting {
            if let Until::AfterTurns { left, .. } = &mut lasting.until {
                *left &= !(1 << seat.0);
            }
        }
        let ended = |until: Until| matches!(until, Until::AfterTurns { left: 0, .. });
        state.lasting.retain(|lasting| lasting.by != seat && !ended(lasting.until));
        if state.running.as_ref().is_some_and(|running| running.item.seat == seat) {
            state.running = None;
        }
        if state.active == seat {
            state.sequence.clear();
            state.stack.clear();
            state.stack.push(Frame::Turn(TurnStep::CleanUp));
            (state.running, state.attack, state.announced) = (None, None, None);
            (state.asked, state.answer, state.resolving) = (None, None, false);
        } else if state.asked.as_ref().is_some_and(|asked| asked.seat == seat) {
            self.unasked(seat);
        }
    }

    /// The question to somebody who is out gets the least answer that it takes.
    fn unasked(&mut self, seat: Seat) {
        let Some(asked) = self.state.aside().asked.take() else { return };
        self.state.aside().window = None;
        self.state.aside().answer = match asked.what {
            Asked::Respond => return self.speak(seat, None),
            Asked::Main | Asked::Trigger(_) | Asked::Follow | Asked::Redeclare => None,
            Asked::Cards { of, min, .. } => {
                Some(Answer::Cards(of.into_iter().take(usize::from(min)).collect()))
            }
            Asked::Order { of, .. } => Some(Answer::Cards(of)),
            Asked::YesNo { .. } => Some(Answer::Yes(false)),
            Asked::Price { .. } => Some(Answer::Price(None)),
            Asked::Counters { .. } => Some(Answer::Price(Some(Paid::default()))),
            Asked::Number { min, .. } => Some(Answer::Number(min)),
            Asked::Place { of, .. } => u8::try_from(of.trailing_zeros()).ok().map(Answer::Number),
        };
    }
}
