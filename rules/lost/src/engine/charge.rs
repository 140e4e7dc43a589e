//! Charges (LOST-10).

use skald_vocabulary::interface::Seat;

use super::Engine;
use crate::{
    cards::{Beast, Card, Text},
    event::Event,
    state::Question,
};

impl Engine<'_> {
    /// A player suffers the charge of a monster, if it has one.
    pub(super) fn charge(&mut self, seat: Seat, beast: Beast) {
        for text in &self.pool.monster(beast).texts {
            let side = self.state.table.side_mut(seat);
            match text {
                Text::LoseMana(amount) => {
                    let mana = side.mana.min(*amount);
                    side.mana -= mana;
                    self.tell(Event::Drained { seat, beast, mana, gold: 0 });
                }
                Text::LoseGold(amount) => {
                    let gold = side.gold.min(u16::from(*amount));
                    side.gold -= gold;
                    self.tell(Event::Drained { seat, beast, mana: 0, gold });
                }
                Text::Exhaust(_) => match self.eyes().charged(seat, beast).as_slice() {
                    [] => self.tell(Event::Spared { seat, beast }),
                    [only] => self.charge_card(seat, beast, *only),
                    _ => self.ask(seat, Question::Charge(beast)),
                },
                _ => {}
            }
        }
    }

    /// A card is exhausted without being used (LOST-10.4).
    pub(super) fn charge_card(&mut self, seat: Seat, beast: Beast, card: Card) {
        let slot = self.state.table.fight().map_or(0, |fight| fight.slot);
        self.state.table.side_mut(seat).exhaust(card, slot);
        self.tell(Event::Charged { seat, beast, card });
    }
}
