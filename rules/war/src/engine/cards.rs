//! Cards on the move: drawing, refilling (WAR-12.1), dying (WAR-7), going out (WAR-12.4).

use arrayvec::ArrayVec;

use super::Engine;
use crate::{
    cards::{Card, Cards},
    event::Fact,
    lying::{Lies, Lying},
    state::Seats,
};
use skald_vocabulary::interface::Seat;

/// The labels of refills, by seat.
const REFILL: [&str; 8] =
    ["refill a", "refill b", "refill c", "refill d", "refill e", "refill f", "refill g", "refill h"];

impl Engine<'_> {
    /// Draws the top card of a Play Deck, after a refill if it is empty; `None` when there is no drawable card.
    pub(super) fn draw(&mut self, seat: Seat) -> Option<Card> {
        if self.state.side(seat)?.deck.is_empty() {
            self.refill(seat);
        }
        let side = self.state.sides.get_mut(seat.index())?;
        let card = side.deck.pop()?;
        side.known = side.known.saturating_sub(1);
        Some(card)
    }

    /// Shuffles the Army Pile; it becomes the Play Deck, below what may still lie there (WAR-12.1, 16.1).
    pub(super) fn refill(&mut self, seat: Seat) {
        let Some(side) = self.state.sides.get_mut(seat.index()) else { return };
        if side.army.is_empty() {
            return;
        }
        let mut order: ArrayVec<u16, 128> = side.army.iter().map(|card| u16::from(card.0)).collect();
        self.dice.order(REFILL[seat.index() % REFILL.len()], &mut order);
        let above = std::mem::take(&mut side.deck);
        // The first card of the order is the new top, and the top is the last of the list.
        let cards = order.iter().rev().filter_map(|card| u8::try_from(*card).ok()).map(Card);
        side.deck.extend(cards.chain(above));
        side.army = Cards::NONE;
        let count = u8::try_from(order.len()).unwrap_or(u8::MAX);
        self.tell(Fact::Refilled { seat, count });
    }

    /// Lays a card on the battlefield.
    pub(super) fn lay(&mut self, card: Card, owner: Seat, how: Lies) {
        let row = self.state.battle.war;
        self.state.battle.lying.push(Lying { card, owner: Some(owner), how, row });
    }

    /// A Legend is killed: to the Graveyard, unless it is unbroken this turn and its owner plays on (WAR-7.1, 16.15).
    pub(super) fn die(&mut self, owner: Option<Seat>, card: Card, coin: bool) {
        if self.state.battle.unbroken == Some(card)
            && let Some(seat) = owner
            && self.state.side(seat).is_some_and(|side| side.out == 0)
        {
            self.give(seat, card);
            self.tell(Fact::Unbroken { seat, card });
            return;
        }
        self.state.graveyard.insert(card);
        self.state.battle.deaths = self.state.battle.deaths.saturating_add(1);
        self.tell(Fact::Died { seat: owner, card, coin });
    }

    /// Players go out together: their Warriors are laid on the battlefield, their Legends die (WAR-12.4, 12.6).
    pub(super) fn go_out(&mut self, seats: Seats) {
        if seats.is_empty() {
            return;
        }
        self.state.record.outs += 1;
        let stamp = self.state.record.outs;
        for seat in seats.iter() {
            let Some(side) = self.state.sides.get_mut(seat.index()) else { continue };
            side.out = stamp;
            side.known = 0;
            let cards = side.army.with(side.deck.iter().copied().collect());
            side.army = Cards::NONE;
            side.deck.clear();
            self.tell(Fact::Out { seat });
            for card in cards {
                if self.is_legend(card) {
                    self.count_lost(seat, 1);
                    self.die(Some(seat), card, false);
                } else {
                    self.lay(card, seat, Lies::Ruin);
                }
            }
            while let Some(at) = self.state.supports.iter().position(|support| support.owner == seat) {
                let support = self.state.supports.remove(at);
                self.count_lost(seat, 1);
                self.die(Some(seat), support.card, false);
            }
        }
    }
}
