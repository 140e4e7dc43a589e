//! What cards demand in a phase (LRAW-3.2.14): paid, or the card is destroyed.

use super::Engine;
use crate::{
    cards::{Cost, Why},
    legal::needs,
    sight::Me,
    state::{Asked, Card, Code, Frame, Upkeep},
};

impl Engine<'_> {
    pub(super) fn upkeep(&mut self, mut upkeep: Upkeep) {
        let seat = self.state.active;
        let Some(card) = upkeep.left.last().copied() else { return };
        let lying = self.state.card(card);
        if !lying.on_field() || lying.side != seat {
            upkeep.left.pop();
            return self.push(Frame::Upkeep(upkeep));
        }
        let me = Me { this: card, you: seat };
        let pool = self.pool;
        let face = pool.face(self.state.card(card).face);
        let costs =
            face.upkeep.iter().find(|(phase, _)| *phase == upkeep.phase).map(|(_, costs)| costs.as_slice());
        let costs: &[Cost] = costs.unwrap_or_default();
        let payable = self.affordable(costs, me);
        if payable {
            match self.answer_yes() {
                None => {
                    let what = Asked::YesNo { code: Code::Upkeep, about: Some(card) };
                    return self.ask(Frame::Upkeep(upkeep), seat, what);
                }
                Some(true) => {
                    let chosen = self.cheapest(costs, me);
                    self.pay(costs, me, 0, &[], None, &chosen);
                }
                Some(false) => {
                    self.destroy(&[card], Why::Effect, false, None);
                }
            }
        } else {
            self.destroy(&[card], Why::Effect, false, None);
        }
        self.settle(Why::Effect);
        upkeep.left.pop();
        self.push(Frame::Upkeep(upkeep));
    }

    fn affordable(&mut self, costs: &[Cost], me: Me) -> bool {
        let side = self.state.side(me.you);
        let deck = side.deck.len();
        let lens = self.lens();
        let priced = costs.iter().filter(|cost| needs(cost)).map(|cost| lens.priced(cost, me));
        let cards = priced.into_iter().all(|priced| priced.of.len() >= priced.least);
        let top = costs.iter().all(|cost| match cost {
            Cost::SendTop(n) | Cost::EradTop(n) => deck >= usize::from(*n),
            _ => true,
        });
        cards && top && lens.pays(lens.true_costs(costs, me, 0, &[], None), me)
    }

    /// The cards that are given up first by the general default: lowest attack, lowest zone.
    fn cheapest(&mut self, costs: &[Cost], me: Me) -> Vec<Card> {
        let lens = self.lens();
        let mut chosen = Vec::new();
        for cost in costs.iter().filter(|cost| needs(cost)) {
            let mut priced = lens.priced(cost, me);
            priced.of.sort_by_key(|card| lens.attack(*card));
            chosen.extend(priced.of.into_iter().take(priced.least));
        }
        chosen
    }
}
