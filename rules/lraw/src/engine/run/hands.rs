//! Hands: discarding, revealing, showing.

use super::{super::Engine, Flow, Spot};
use crate::{
    cards::{Cnt, F, How, Num, Who},
    event::Event,
    sight::Me,
    state::{Asked, Card, Cards, Code, Note},
};
use skald_vocabulary::{chance::shuffle, interface::Seat};

impl Engine<'_> {
    /// Cards of hands are discarded; choices of several players are carried out together (LRAW-7.2.12).
    pub(super) fn fx_discard(&mut self, spot: Spot, who: Who, n: &Num, f: &F, how: How) -> Flow {
        let me = self.me_now();
        let count = usize::try_from(self.number(n)).unwrap_or(0);
        let seats = self.seats(who);
        let mut at = spot.step;
        if let Some(cards) = self.answer_cards() {
            let seat = seats.get(usize::from(at).wrapping_sub(1)).copied().unwrap_or(me.you);
            self.run().chosen.push((seat, cards));
        }
        while let Some(seat) = seats.get(usize::from(at)).copied() {
            let lens = self.lens();
            let own = Me { this: me.this, you: seat };
            let mut of: Cards =
                lens.state.side(seat).hand.iter().copied().filter(|card| lens.fits(f, *card, own)).collect();
            at += 1;
            match how {
                How::Whole => self.run().chosen.push((seat, of)),
                How::AtRandom => {
                    shuffle(self.dice, "discard", &mut of);
                    of.truncate(count);
                    self.run().chosen.push((seat, of));
                }
                How::Choose => {
                    let least = count.min(of.len());
                    let whole = *f == F::Any && least == of.len();
                    // That nothing of a hand fits is nobody else's business until it is said (ASY-7).
                    let none = count == 0 || lens.state.side(seat).hand.is_empty();
                    if whole || none {
                        of.truncate(least);
                        self.run().chosen.push((seat, of));
                    } else {
                        let least = u8::try_from(least).unwrap_or(u8::MAX);
                        let what = Asked::Cards { code: Code::Discard, of, min: least, max: least };
                        return self.pause(spot, at, seat, what);
                    }
                }
            }
        }
        let chosen = std::mem::take(&mut self.run().chosen);
        let all: Vec<Card> = chosen.into_iter().flat_map(|(_, cards)| cards).collect();
        self.discard(&all, me.this);
        self.touched(all);
        Flow::Done
    }

    /// Cards of your hand are shown; X and the amount become how many (Quench).
    pub(super) fn fx_reveal(&mut self, spot: Spot, count: Cnt, f: &F) -> Flow {
        let me = self.me_now();
        if spot.step == 0 {
            let lens = self.lens();
            let of: Cards =
                lens.state.side(me.you).hand.iter().copied().filter(|card| lens.fits(f, *card, me)).collect();
            let (_, most) = lens.count(count, 0);
            let max = u8::try_from(most.min(of.len())).unwrap_or(u8::MAX);
            return self.pause(spot, 1, me.you, Asked::Cards { code: Code::Reveal, of, min: 0, max });
        }
        let shown = self.answer_cards().unwrap_or_default();
        for card in &shown {
            self.tell(Event::Shown(*card));
        }
        let count = crate::sight::count(shown.len());
        let run = self.run();
        (run.item.x, run.amount, run.done) = (count, count, run.done && count > 0);
        Flow::Done
    }

    pub(super) fn fx_show_hand(&mut self, who: Who) -> Flow {
        let you = self.me_now().you;
        for seat in self.seats(who) {
            let hand = self.state.side(seat).hand.clone();
            self.note(you, seat, true, &hand);
            self.tell(Event::ShownHand(seat, you, hand));
        }
        Flow::Done
    }

    /// A player may look again at what was shown to nobody else.
    pub(super) fn note(&mut self, to: Seat, of: Seat, hand: bool, cards: &[Card]) {
        let faces = cards.iter().map(|card| self.state.card(*card).face).collect();
        let turn = self.state.turn;
        self.state.notes.push(Note { to, of, hand, turn, past: false, faces });
    }
}
