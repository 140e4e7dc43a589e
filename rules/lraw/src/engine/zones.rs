//! Moving cards that are not on the field: drawing, milling, discarding, shuffling.

use super::{Engine, happen::Happened};
use crate::{
    cards::Dest,
    event::{End, Event},
    state::{At, Card, Zone, mark},
};
use skald_vocabulary::{chance::shuffle, interface::Seat};

impl Engine<'_> {
    /// Takes a card out of wherever it lies; it lies nowhere then.
    pub(super) fn lift(&mut self, card: Card) -> At {
        let (at, owner, side) = {
            let lying = self.state.card(card);
            (lying.at, lying.owner, lying.side)
        };
        let pile = match at {
            At::Deck => Some(&mut self.state.side_mut(owner).deck),
            At::Hand => Some(&mut self.state.side_mut(owner).hand),
            At::Discard => Some(&mut self.state.side_mut(owner).discard),
            At::Erad => Some(&mut self.state.side_mut(owner).erad),
            At::Essence => Some(&mut self.state.side_mut(owner).essences),
            _ => None,
        };
        if let Some(pile) = pile
            && let Some(place) = pile.iter().rposition(|other| *other == card)
        {
            pile.remove(place);
        }
        if let At::Field(zone, place) = at
            && let Some(there) = self.state.side_mut(side).zone_mut(zone).get_mut(usize::from(place))
        {
            *there = None;
        }
        at
    }

    /// Puts a card that was lifted into a zone of its owner.
    pub(super) fn put(&mut self, card: Card, from: At, to: Dest) {
        let owner = self.state.card(card).owner;
        let (at, up) = match to {
            Dest::Hand => (At::Hand, false),
            Dest::Top | Dest::Bottom | Dest::Shuffle => (At::Deck, false),
            Dest::Discard | Dest::Conscript => (At::Discard, true),
            Dest::EradUp => (At::Erad, true),
            Dest::EradDown => (At::Erad, false),
        };
        let by = self.state.running.as_ref().map(|running| running.item.seat);
        let lying = self.state.card_mut(card);
        let (open, seen) = (lying.up, lying.open() || lying.has(mark::SHOWN));
        (lying.at, lying.up, lying.side, lying.resolved) = (at, up, owner, false);
        lying.marks &= !mark::KNOWN;
        if to == Dest::Hand && seen {
            lying.marks |= mark::SHOWN;
        }
        if let Some(by) = by.filter(|_| to == Dest::EradDown && seen) {
            lying.marks |= mark::seen_by(by);
        }
        if to == Dest::Bottom && (from != At::Deck || seen) {
            lying.marks |= mark::LAID;
        }
        let unseen = from == At::Hand && !lying.open();
        let side = self.state.side_mut(owner);
        match to {
            Dest::Hand => side.hand.push(card),
            Dest::Top | Dest::Shuffle => side.deck.push(card),
            Dest::Bottom => side.deck.insert(0, card),
            Dest::Discard | Dest::Conscript => side.discard.push(card),
            Dest::EradUp | Dest::EradDown => side.erad.push(card),
        }
        self.tell_of(Event::Moved(card, from, at, End::of(to)), open);
        if unseen {
            self.unsure_of(owner, None);
        }
        if to == Dest::Shuffle {
            self.shuffle(owner);
        }
    }

    pub(super) fn shuffle(&mut self, seat: Seat) {
        let mut deck = std::mem::take(&mut self.state.side_mut(seat).deck);
        shuffle(self.dice, "shuffle", &mut deck);
        deck.iter().for_each(|card| self.state.card_mut(*card).marks &= !mark::LAID);
        self.state.side_mut(seat).deck = deck;
    }

    /// A player draws; from an empty deck nothing comes (LRAW-2.0.7). How many came.
    pub(super) fn draw(&mut self, seat: Seat, count: i32) -> i32 {
        let mut drawn = 0;
        while drawn < count {
            let Some(card) = self.state.side_mut(seat).deck.pop() else { break };
            self.hold_unseen(seat, card);
            self.tell(Event::Drew(seat, card));
            drawn += 1;
        }
        drawn
    }

    /// Cards of the top of a deck, the topmost first.
    pub(super) fn top(&self, seat: Seat, count: i32) -> Vec<Card> {
        let count = usize::try_from(count).unwrap_or(0);
        self.state.side(seat).deck.iter().rev().take(count).copied().collect()
    }

    /// Cards of decks go to a pile, one after another as one instruction (FX-6).
    pub(super) fn mill(&mut self, cards: &[Card], to: Dest) {
        let ends: Vec<Dest> = cards
            .iter()
            .map(|card| if to == Dest::Discard { self.instead_of_discard(*card) } else { to })
            .collect();
        for (card, to) in cards.iter().zip(ends) {
            let from = self.lift(*card);
            self.put(*card, from, to);
            match to {
                Dest::Discard => {
                    self.raise(&Happened::Milled(*card));
                    self.raise(&Happened::AnyMilled(*card));
                }
                Dest::EradUp => {
                    self.raise(&Happened::AnyMilled(*card));
                    self.raise(&Happened::EradBy(*card));
                }
                _ => {}
            }
        }
    }

    /// Cards of hands are discarded by a card.
    pub(super) fn discard(&mut self, cards: &[Card], by: Card) {
        for card in cards {
            let to = self.instead_of_discard(*card);
            let from = self.lift(*card);
            self.put(*card, from, to);
            match to {
                Dest::EradUp => self.raise(&Happened::EradBy(*card)),
                _ => self.raise(&Happened::Discarded(*card, by)),
            }
        }
    }

    /// A card that is not on the field is moved by a card.
    pub(crate) fn carry(&mut self, card: Card, to: Dest) {
        let to = if to == Dest::Discard { self.instead_of_discard(card) } else { to };
        let from = self.lift(card);
        self.put(card, from, to);
        match to {
            Dest::EradUp => self.raise(&Happened::EradBy(card)),
            Dest::Hand if matches!(from, At::Discard | At::Erad) => self.raise(&Happened::HandBack(card)),
            _ => {}
        }
    }

    /// Lays a card into a place of the field.
    pub(super) fn place(&mut self, card: Card, side: Seat, zone: Zone, place: u8, up: bool) {
        let from = self.lift(card);
        if let Some(there) = self.state.side_mut(side).zone_mut(zone).get_mut(usize::from(place)) {
            *there = Some(card);
        }
        let since = if up { self.stamp() } else { 0 };
        let turn = self.state.turn;
        let lying = self.state.card_mut(card);
        (lying.side, lying.at, lying.up, lying.since) = (side, At::Field(zone, place), up, since);
        lying.marks &= !mark::KNOWN;
        if !up {
            lying.set = turn;
            if from == At::Hand {
                self.unsure_of(side, Some(zone));
            }
        }
    }
}
