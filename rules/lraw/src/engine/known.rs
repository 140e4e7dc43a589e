//! What everybody knows of hands (part 6): a card that went there in the open, or was shown there, is known for as long as it is
//! certainly still there. And what a player knows of the bottom of the own deck (9.2.3): what was laid there in the open, from the
//! hand, or after a look at it, up to the next shuffle.

use super::Engine;
use crate::{
    cards::{Dest, Kind},
    event::Event,
    state::{At, Card, Zone, mark},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// What is told shows a card that lies in a hand, or that was found in a deck and is on its way to a hand.
    pub(super) fn shown_by(&mut self, event: &Event<Card>) {
        let (Event::Shown(card) | Event::Used(_, card, _) | Event::Triggered(_, card, _)) = event else {
            return;
        };
        let lying = self.state.card_mut(*card);
        if matches!(lying.at, At::Hand | At::Deck) {
            lying.marks |= mark::SHOWN;
        }
    }

    /// A card that was taken out of a deck goes to its owner's hand, and nobody else sees it.
    pub(super) fn hold_unseen(&mut self, seat: Seat, card: Card) {
        let lying = self.state.card_mut(card);
        lying.at = At::Hand;
        lying.marks &= !mark::KNOWN;
        self.state.side_mut(seat).hand.push(card);
    }

    /// The owner of these cards has looked at them, and some lie at the bottom of the deck now.
    pub(super) fn laid(&mut self, cards: &[Card], to: Dest) {
        for card in cards {
            let lying = self.state.card_mut(*card);
            if to == Dest::Bottom && lying.at == At::Deck {
                lying.marks |= mark::LAID;
            }
        }
    }

    /// A card of a hand went where the others do not see which one it was: it may have been any that they knew, or any of the kind
    /// that can lie in this zone.
    pub(super) fn unsure_of(&mut self, seat: Seat, zone: Option<Zone>) {
        let kind = zone.map(|zone| if zone == Zone::Unified { Kind::Unified } else { Kind::Fortified });
        for card in self.state.side(seat).hand.clone() {
            if kind.is_none_or(|kind| self.face(card).kind == kind) {
                self.state.card_mut(card).marks &= !mark::SHOWN;
            }
        }
    }
}
