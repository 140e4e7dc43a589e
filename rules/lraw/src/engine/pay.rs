//! Paying: true costs first, then additional ones in printed order (6.1).

use super::{Engine, leave::How};
use crate::{
    cards::{Cost, Counter, Dest, F, Place, Why, counter_index},
    event::Event,
    legal::needs,
    sight::Me,
    state::{Card, Group},
};

impl Engine<'_> {
    /// Pays costs that were found payable; `chosen` are the cards for additional costs, in printed order.
    pub(super) fn pay(
        &mut self,
        costs: &[Cost],
        me: Me,
        x: i32,
        groups: &[Group],
        event: Option<Card>,
        chosen: &[Card],
    ) {
        let (blood, points) = self.lens().true_costs(costs, me, x, groups, event);
        if blood > 0 || points > 0 {
            let side = self.state.side_mut(me.you);
            side.damage += blood;
            side.ap -= points;
            self.tell(Event::Paid(me.you, blood, points));
        }
        let mut left = chosen;
        for cost in costs {
            let count = if needs(cost) { self.lens().priced(cost, me).least.min(left.len()) } else { 0 };
            let (cards, rest) = left.split_at(count);
            left = rest;
            self.pay_one(cost, me, x, cards);
        }
        self.settle(Why::Effect);
    }

    fn pay_one(&mut self, cost: &Cost, me: Me, x: i32, cards: &[Card]) {
        let to = |to: Dest| cards.iter().map(|card| (*card, to)).collect::<Vec<_>>();
        match cost {
            Cost::Blood(_) | Cost::Consume(_) => {}
            Cost::Discard(..) => self.discard(cards, me.this),
            Cost::Erad(_, place, _) => {
                if matches!(place, Place::Hand(_) | Place::Discard(_) | Place::Erad(_)) {
                    cards.iter().for_each(|card| self.carry(*card, Dest::EradUp));
                } else {
                    self.leave(&to(Dest::EradUp), How::Moved);
                }
            }
            Cost::Sac(..) | Cost::SendField(..) => self.leave(&to(Dest::Discard), How::Moved),
            Cost::Destroy(..) => {
                self.destroy(cards, Why::Effect, false, Some(me.this));
            }
            Cost::SacThis => self.leave(&[(me.this, Dest::Discard)], How::Moved),
            Cost::EradTop(n) => {
                let cards = self.top(me.you, i32::from(*n));
                self.mill(&cards, Dest::EradUp);
            }
            Cost::SendTop(n) => {
                let cards = self.top(me.you, i32::from(*n));
                self.mill(&cards, Dest::Discard);
            }
            Cost::Remove(counter, n, f) => self.take_counters(*counter, i32::from(*n), f, me),
            Cost::RemoveUpX(counter) => self.take_counters(*counter, x, &F::FaceUp, me),
            Cost::RevealThis => self.tell(Event::Shown(me.this)),
        }
    }

    /// Counters come off the cards that have most of them, the general default of part 5.
    pub(super) fn take_counters(&mut self, counter: Counter, count: i32, f: &F, me: Me) {
        let Some(at) = counter_index(counter) else { return };
        let mut cards = self.lens().find(Place::Mine, f, me, None);
        let state = &self.state;
        cards.sort_by_key(|card| std::cmp::Reverse(state.card(*card).counters[at]));
        let mut left = u16::try_from(count).unwrap_or(0);
        for card in cards {
            let taken = left.min(self.state.card(card).counters[at]);
            if taken > 0 {
                self.state.card_mut(card).counters[at] -= taken;
                self.tell(Event::Counters(card, counter, -i32::from(taken)));
                left -= taken;
            }
        }
    }
}
