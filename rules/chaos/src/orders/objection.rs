//! Why an order is not kept: it names a card or a player that is not in this game. Whether something that is there may be used is judged
//! when its turn comes (5.2).

use super::{Order, choices::Orders};
use crate::{
    moves::{Blow, Move},
    refuse::Illegal,
};
use skald_vocabulary::interface::{Key, Misuse, Seat};

impl Orders<'_> {
    /// Why the owner of the view cannot give an order; `None` where it can.
    #[must_use]
    pub fn objection(&self, order: &Order) -> Option<Illegal> {
        match order {
            Order::Save(cards) | Order::Counter(cards) => cards.iter().find_map(|card| self.no_card(*card)),
            Order::Round(round) => round.steps.iter().find_map(|step| self.no_step(step)),
            Order::Window(_) | Order::Take(_) | Order::Drop(_) => None,
        }
    }

    fn no_card(&self, word: Key) -> Option<Illegal> {
        self.table(false).card(word).err()
    }

    fn no_seat(&self, seat: Seat) -> Option<Illegal> {
        let there = self.view.seats.iter().any(|side| side.seat == seat);
        (!there).then(|| Misuse::NoSuchSeat(seat).into())
    }

    /// What an action names that is not there. What the effects of a card name is left to the card.
    #[must_use]
    pub fn no_step(&self, step: &Move) -> Option<Illegal> {
        let seats = |words: &[Key]| {
            let mut named = words.iter().filter_map(|word| Seat::from_key(*word).ok());
            named.find_map(|seat| self.no_seat(seat))
        };
        match step {
            Move::Lay(card, seat) => self.no_card(*card).or_else(|| seat.and_then(|seat| self.no_seat(seat))),
            Move::Attack(blows) => blows.iter().find_map(|blow| self.no_blow(blow)),
            Move::Play(card, named) => self.no_card(*card).or_else(|| seats(named)),
            Move::Cycle(card) | Move::Take(card) | Move::Counter(_, card) => self.no_card(*card),
            Move::Inspire(cards) | Move::Sink(cards) | Move::Save(cards) => {
                cards.iter().find_map(|card| self.no_card(*card))
            }
            Move::Ability(named) => seats(named),
            _ => None,
        }
    }

    fn no_blow(&self, blow: &Blow) -> Option<Illegal> {
        let mut cards = std::iter::once(&blow.card).chain(&blow.with);
        let card = cards.find_map(|card| self.no_card(*card));
        card.or_else(|| blow.target.and_then(|seat| self.no_seat(seat)))
    }
}
