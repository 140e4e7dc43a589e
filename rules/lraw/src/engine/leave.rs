//! Leaving the field: destroyed, sent, sacrificed, returned, eradicated (LRAW-3.4.40 to 3.4.48).

use super::{Engine, happen::Happened, instead::Fate};
use crate::{
    cards::{Dest, Kind, Why},
    event::Event,
    state::{At, Card, Last, Lasting, Thing, Zone, mark},
};

/// How cards leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Destroyed.
    Destroyed(Why),
    /// By a card in any other way.
    Moved,
}

impl Engine<'_> {
    /// Cards of the field are destroyed together. Those that really were.
    pub(super) fn destroy(&mut self, cards: &[Card], why: Why, at_zero: bool, by: Option<Card>) -> Vec<Card> {
        let mut going = Vec::new();
        for card in cards {
            if !self.state.card(*card).on_field() || going.iter().any(|(other, _)| other == card) {
                continue;
            }
            match self.fate(*card, why, at_zero, by) {
                Fate::Stays => self.saved(*card),
                Fate::Goes(to) => going.push((*card, to)),
            }
        }
        for (card, _) in &going {
            self.tell(Event::Destroyed(*card, why));
        }
        self.leave(&going, How::Destroyed(why));
        going.into_iter().map(|(card, _)| card).collect()
    }

    /// Cards leave the field together: all of them see each other leave (LRAW-6.5.5).
    pub(super) fn leave(&mut self, going: &[(Card, Dest)], how: How) {
        let mut ends = Vec::with_capacity(going.len());
        for (card, to) in going {
            if !self.state.card(*card).on_field() {
                continue;
            }
            let to = if *to == Dest::Discard { self.instead_of_discard(*card) } else { *to };
            ends.push((*card, to));
        }
        for (card, to) in &ends {
            self.raise(&Happened::Leaves(*card));
            if let How::Destroyed(why) = how {
                self.raise(&Happened::Destroyed(*card, why));
            }
            match to {
                Dest::Discard => self.raise(&Happened::ToDiscard(*card)),
                Dest::Hand => self.raise(&Happened::HandBack(*card)),
                Dest::EradUp => self.raise(&Happened::EradBy(*card)),
                _ => {}
            }
        }
        for (card, to) in ends {
            self.take_off(card, Some(to), how);
        }
    }

    /// A card leaves the field to lie under another one.
    pub(super) fn tuck(&mut self, card: Card, under: Card) {
        self.raise(&Happened::Leaves(card));
        self.take_off(card, None, How::Moved);
        if self.face(card).kind != Kind::Token {
            self.state.card_mut(card).at = At::Under(under);
        }
    }

    /// Takes a card off the field: what it was there is remembered, what lay on it is lost.
    pub(super) fn take_off(&mut self, card: Card, to: Option<Dest>, how: How) {
        let lens = self.lens();
        let words = lens
            .sight
            .fighter(lens.state, card)
            .map(|fighter| fighter.words.iter().take(8).copied().collect());
        let attack = lens.attack(card);
        let from = self.lift(card);
        let face = self.face(card);
        let (kind, printed) = (face.kind, face.words.clone());
        let lying = self.state.card_mut(card);
        let place = match from {
            At::Field(_, place) => place,
            _ => 0,
        };
        lying.last = Last {
            attack,
            place,
            side: lying.side.0,
            words: words.unwrap_or_else(|| printed.into_iter().take(8).collect()),
        };
        let (weapon, host) = (lying.has(mark::WEAPON), lying.host);
        (lying.damage, lying.counters, lying.host, lying.used, lying.marks) = (0, [0; 3], None, 0, 0);
        (lying.attacks, lying.more, lying.swapped, lying.side) = (0, 0, None, lying.owner);
        lying.resolved = false;
        self.state.lasting.retain(|lasting: &Lasting| match lasting.thing {
            Thing::Attack(on, _) | Thing::Word(on, _) => on != card,
            Thing::Made { card: guarded, .. } => guarded != Some(card),
        });
        self.free_traps(card);
        match to {
            _ if kind == Kind::Token => {
                // It has reached where it went, and is gone (LRAW-3.4.12).
                self.state.card_mut(card).at = At::Gone;
                self.tell(Event::Moved(card, from, At::Gone, None));
            }
            Some(to) => self.put(card, from, to),
            None => self.state.card_mut(card).at = At::Gone,
        }
        self.uncover(card);
        self.unequip(card);
        if let Some(host) = host.filter(|_| weapon) {
            self.disarm(host, to, how);
        }
    }

    /// What lies under a card that left is eradicated face-up at once (LRAW-8.3.38).
    fn uncover(&mut self, card: Card) {
        let under: Vec<Card> =
            self.all_cards().filter(|other| self.state.card(*other).at == At::Under(card)).collect();
        for other in under {
            self.put(other, At::Under(card), Dest::EradUp);
            self.raise(&Happened::EradBy(other));
        }
    }

    /// ARMs whose Warrior left are sent to their owners' discard piles (LRAW-3.4.48).
    pub(super) fn unequip(&mut self, host: Card) {
        let arms: Vec<(Card, Dest)> = self
            .all_cards()
            .filter(|other| self.state.card(*other).host == Some(host))
            .map(|arm| (arm, Dest::Discard))
            .collect();
        for (arm, _) in &arms {
            let lying = self.state.card_mut(*arm);
            (lying.host, lying.marks) = (None, lying.marks & !mark::WEAPON);
        }
        self.leave(&arms, How::Moved);
    }

    /// A Weaponize ARM left its Warrior (LRAW-8.3.43): it goes back to its owner's side, or shares the ARM's fate.
    fn disarm(&mut self, host: Card, to: Option<Dest>, how: How) {
        let lying = self.state.card_mut(host);
        if !lying.on_field() {
            return;
        }
        lying.marks &= !mark::ARMED;
        let (owner, side) = (lying.owner, lying.side);
        if owner == side {
            return;
        }
        let free = self.state.side(owner).free(Zone::Warrior).next();
        match (free, to) {
            (Some(place), _) => {
                let since = self.state.card(host).since;
                self.place(host, owner, Zone::Warrior, place, true);
                self.state.card_mut(host).since = since;
                self.tell(Event::Taken(host, owner));
            }
            (None, Some(to)) => {
                if let How::Destroyed(why) = how {
                    self.tell(Event::Destroyed(host, why));
                }
                self.leave(&[(host, to)], how);
            }
            (None, None) => {}
        }
    }

    /// Trap Counters of a card that left are gone (LRAW-8.1.40).
    fn free_traps(&mut self, card: Card) {
        for seat in self.state.seats() {
            if self.state.side(seat).traps.contains(&Some(card)) {
                for trap in &mut self.state.side_mut(seat).traps {
                    if *trap == Some(card) {
                        *trap = None;
                    }
                }
            }
        }
    }

    /// All cards of the table.
    pub(super) fn all_cards(&self) -> impl Iterator<Item = Card> + use<> {
        let count = u16::try_from(self.state.cards.len()).unwrap_or(u16::MAX);
        (0..count).map(Card)
    }
}
