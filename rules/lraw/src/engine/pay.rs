//! Paying: true costs first, then additional ones in printed order (6.1).

use super::{Engine, leave::How};
use std::slice;

use crate::{
    cards::{Ability, Cost, Counter, Dest, Place, Why, counter_index},
    event::Event,
    legal::{Declared, Due, needs},
    sight::Me,
    state::{Card, Paid},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// Pays the costs of an ability, which were found payable; the true ones stand on its item.
    pub(super) fn pay(
        &mut self,
        item: u32,
        ability: &Ability,
        me: Me,
        declared: &Declared,
        event: Option<Card>,
    ) {
        let (costs, x) = (&ability.body.cost, declared.x);
        let sum = self.lens().true_costs(costs, me, x, &declared.groups, event);
        let state = self.state.aside();
        let made = state.batch.made.iter_mut().map(|(_, _, item)| item);
        if let Some(item) = state.sequence.iter_mut().chain(made).find(|other| other.id == item) {
            item.paid = sum;
        }
        let dues: Vec<Due<'_>> = costs.iter().map(|cost| (cost, me)).collect();
        self.settle_dues(&dues, me.you, sum, x, &declared.pay);
    }

    /// Pays costs that stand together, for which nothing was declared.
    pub(super) fn pay_dues(&mut self, dues: &[Due<'_>], you: Seat, paid: &Paid) {
        let lens = self.lens();
        let sum = dues.iter().fold((0, 0), |(blood, points), (cost, me)| {
            let (more, ap) = lens.true_costs(slice::from_ref(*cost), *me, 0, &[], None);
            (blood + more, points + ap)
        });
        self.settle_dues(dues, you, sum, 0, paid);
    }

    /// True costs first, then the others in printed order (LRAW-6.1.1).
    fn settle_dues(&mut self, dues: &[Due<'_>], you: Seat, sum: (i32, i32), x: i32, paid: &Paid) {
        let (blood, points) = sum;
        if blood > 0 || points > 0 {
            let side = self.state.aside().side_mut(you);
            side.damage += blood;
            side.ap -= points;
            self.tell(Event::Paid(you, blood, points));
        }
        let (mut cards, mut counters) = (paid.cards.as_slice(), paid.counters.as_slice());
        for (cost, me) in dues {
            let count = if needs(cost) { self.lens().priced(cost, *me).least.min(cards.len()) } else { 0 };
            let (now, rest) = cards.split_at(count);
            cards = rest;
            let (_, due) = self.lens().off(cost, *me, x);
            let sums =
                counters.iter().scan(0, |sum, (_, n)| Some(std::mem::replace(sum, *sum + i32::from(*n))));
            let (taken, rest) = counters.split_at(sums.take_while(|before| *before < due).count());
            counters = rest;
            self.pay_one(cost, *me, now, taken);
        }
        self.settle(Why::Effect);
    }

    fn pay_one(&mut self, cost: &Cost, me: Me, cards: &[Card], counters: &[(Card, u8)]) {
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
            Cost::Remove(counter, ..) | Cost::RemoveUpX(counter) => self.take_counters(*counter, counters),
            Cost::RevealThis => self.tell(Event::Shown(me.this)),
        }
    }

    /// Counters come off the cards that were chosen.
    pub(super) fn take_counters(&mut self, counter: Counter, chosen: &[(Card, u8)]) {
        let Some(at) = counter_index(counter) else { return };
        for (card, count) in chosen {
            let there = &mut self.state.card_mut(*card).counters[at];
            let taken = u16::from(*count).min(*there);
            *there -= taken;
            if taken > 0 {
                self.tell(Event::Counters(*card, counter, -i32::from(taken)));
            }
        }
    }
}
