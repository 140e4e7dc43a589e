//! What cards demand in a phase (LRAW-3.2.14): paid, or the card is destroyed.

use super::Engine;
use crate::{
    cards::Why,
    legal::upkeep_of,
    state::{Asked, Code, Frame, Upkeep},
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
        let pool = self.pool;
        let lens = self.lens();
        let payable = lens.can_bear(lens.dues(Code::Upkeep, card, seat), seat);
        match self.answer_price() {
            None if payable => {
                let what = Asked::Price { code: Code::Upkeep, about: card };
                return self.ask(Frame::Upkeep(upkeep), seat, what);
            }
            Some(Some(paid)) => {
                let dues = upkeep_of(pool, &self.state, card, seat);
                self.pay_dues(&dues, seat, &paid);
            }
            _ => {
                self.destroy(&[card], Why::Effect, false, None);
            }
        }
        self.settle(Why::Effect);
        upkeep.left.pop();
        self.push(Frame::Upkeep(upkeep));
    }
}
