//! Battle: damage both ways, Frostbite before it, Rampage and Retaliate after it (LRAW-4.1.9 to 4.1.17, 8.2).

use super::Engine;
use crate::{
    cards::{Gs, Tag, Why},
    event::Event,
    state::{Asked, Card, Code, Frame, Strike},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    pub(super) fn battle(&mut self, by: Card, strike: Strike, on: Card) {
        let command = self.face(by).command;
        let value = match strike {
            Strike::Warrior => self.lens().attack(by),
            Strike::Physical => command.pa,
            Strike::Magical => command.ma,
        };
        if let Some(seat) = self.state.warlord_of(on) {
            self.wound(seat, value, Why::Battle, None);
            return self.settle(Why::Battle);
        }
        if strike != Strike::Warrior {
            let enemy = self.state.card(on).side;
            let seat = self.state.card(by).owner;
            self.hit(&[(on, value, by)], Why::Battle);
            let fell = !self.state.card(on).on_field() && enemy != seat;
            let side = self.state.side(seat);
            if fell && side.changed(Gs::AleroReset) && side.sa_cool > 0 && !self.is_over() {
                self.push(Frame::Reset(seat));
            }
            return;
        }
        self.clash(by, on);
    }

    /// Two Warriors.
    fn clash(&mut self, one: Card, two: Card) {
        let sides = [self.state.card(one).side, self.state.card(two).side];
        if !self.frostbite(one, two) {
            return self.state.frost.clear();
        }
        let lens = self.lens();
        let (a, b) = (lens.attack(one), lens.attack(two));
        let tags =
            [one, two].map(|card| lens.sight.fighter(lens.state, card).map_or(0, |fighter| fighter.tags));
        let has = |at: usize, tag: Tag| tags[at] & tag.bit() != 0;
        let to_two = if has(0, Tag::Blockade) { 0 } else { a };
        let to_one = if has(1, Tag::Blockade) { 0 } else { b };
        let taken = self.hit(&[(two, to_two, one), (one, to_one, two)], Why::Battle);
        self.state.frost.clear();
        let of = |card: Card| taken.iter().find(|(on, _)| *on == card).map_or(0, |(_, n)| *n);
        // Rampage of both, then Retaliate of both (LRAW-P, `battle`).
        let more = [a - b, b - a];
        for at in 0..2 {
            if has(at, Tag::Rampage) && more[at] > 0 {
                self.wound(sides[1 - at], more[at], Why::Effect, None);
                self.settle(Why::Effect);
            }
        }
        for (at, card) in [one, two].into_iter().enumerate() {
            if has(at, Tag::Retaliate) && of(card) > 0 {
                self.wound(sides[1 - at], of(card), Why::Effect, None);
                self.settle(Why::Effect);
            }
        }
    }

    /// Halves attacks; whether both are still there (LRAW-8.2.3, 8.2.4).
    fn frostbite(&mut self, one: Card, two: Card) -> bool {
        let lens = self.lens();
        let halved: Vec<(Card, i32)> = [(one, two), (two, one)]
            .into_iter()
            .filter(|(cold, _)| lens.has(*cold, Tag::Frostbite))
            .map(|(_, other)| (other, lens.attack(other) - lens.attack(other).div_euclid(2)))
            .collect();
        if halved.is_empty() {
            return true;
        }
        self.state.frost.extend(halved);
        self.settle(Why::Battle);
        [one, two].into_iter().all(|card| self.state.card(card).on_field())
    }

    /// A Warlord destroyed an opposing Warrior by battle: its player may end the Cool Down (D-57, LRAW-5.8.2).
    pub(super) fn reset(&mut self, seat: Seat) {
        match self.answer_yes().or_else(|| (!self.state.side(seat).asks_reset).then_some(true)) {
            None => {
                let about = Some(self.state.side(seat).warlord);
                self.ask(Frame::Reset(seat), seat, Asked::YesNo { code: Code::Reset, about });
            }
            Some(false) => {}
            Some(true) => {
                self.state.aside().side_mut(seat).sa_cool = 0;
                self.tell(Event::Changed(seat, Gs::AleroReset));
            }
        }
    }
}
