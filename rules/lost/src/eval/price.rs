//! What a card costs whom, and whether there is room for it (LOST-6 to 8).

use skald_vocabulary::interface::Seat;

use super::Eyes;
use crate::{
    cards::{Beside, Card, Equipment, Line, Skill, Skills},
    illegal::Illegal,
};

/// What stands against a purchase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bar {
    /// An equal card is owned.
    Same,
    /// This weapon of the same type is owned.
    Weapon(Card),
    /// This piece of the same kind is worn.
    Piece(Card),
    /// There is no room at its place.
    Full,
    /// It costs so much, and there is not so much gold.
    Dear(u8),
}

/// At most so many cards lie at one place (LOST-7.2).
const ROOM: usize = 3;

impl Eyes<'_> {
    /// The price of a card after turning some equipment into skills (LOST-6.1, 8.3).
    pub fn price(&self, seat: Seat, card: Card, converted: &[Card]) -> u8 {
        let face = self.card(card);
        let mut skills = self.skills(seat);
        converted.iter().for_each(|card| skills.add(self.card(*card).icon));
        let own = self.side(seat).gear.iter().filter(|card| !converted.contains(card));
        let mut lent: Vec<Skills> = Vec::new();
        for line in own.flat_map(|card| &self.card(*card).lines) {
            match line {
                Line::Borrow(Beside::Left) => lent.push(self.skills(self.table.left(seat))),
                Line::Borrow(Beside::Right) => lent.push(self.skills(self.table.right(seat))),
                _ => {}
            }
        }
        cheapest(face, skills, &lent)
    }

    /// Why a card cannot be bought after turning these into skills; nothing if it can be.
    ///
    /// # Errors
    /// What stands against it.
    pub fn can_buy(&self, seat: Seat, card: Card, converted: &[Card]) -> Result<(), Illegal> {
        let Some(bar) = self.bar(seat, card, converted) else { return Ok(()) };
        let (face, side) = (self.card(card), self.side(seat));
        let name = |own: Card| self.card(own).name;
        Err(match bar {
            Bar::Same => Illegal::SameCard(face.name),
            Bar::Weapon(own) => Illegal::SecondWeapon { of: face.of, card: name(own) },
            Bar::Piece(own) => Illegal::SecondPiece { piece: face.piece, card: name(own) },
            Bar::Full => {
                let place = face.of.place();
                let there = side.at(self.pool, place).filter(|own| !converted.contains(own));
                Illegal::PlaceFull { place, card: face.name, there: there.map(name).collect() }
            }
            Bar::Dear(price) => Illegal::TooDear { card: face.name, price, gold: side.gold },
        })
    }

    /// Whether a card can be bought after turning these into skills.
    pub fn buys(&self, seat: Seat, card: Card, converted: &[Card]) -> bool {
        self.bar(seat, card, converted).is_none()
    }

    /// What stands against a purchase first: what is owned already, then room, then gold.
    fn bar(&self, seat: Seat, card: Card, converted: &[Card]) -> Option<Bar> {
        let (face, side) = (self.card(card), self.side(seat));
        let (mut alike, mut there) = (None, 0);
        for own in side.gear.iter().filter(|own| !converted.contains(own)) {
            let other = self.card(*own);
            let bar = if *own == card {
                Some(Bar::Same)
            } else if face.is_weapon() && other.of == face.of {
                Some(Bar::Weapon(*own))
            } else if face.piece.is_some() && other.piece == face.piece {
                Some(Bar::Piece(*own))
            } else {
                None
            };
            alike = match (alike, bar) {
                (_, Some(Bar::Same)) => bar,
                (None, bar) => bar,
                (known, _) => known,
            };
            there += usize::from(other.of.place() == face.of.place());
        }
        if alike.is_some() || there >= ROOM {
            return alike.or(Some(Bar::Full));
        }
        // The basic cost is the most that it can be.
        if u16::from(face.cost) <= side.gold {
            return None;
        }
        let price = self.price(seat, card, converted);
        (u16::from(price) > side.gold).then_some(Bar::Dear(price))
    }

    /// The fewest own cards that have to become skills so that a card can be bought, the cheapest such purchase and then
    /// the lowest ids first; nothing if no conversion helps.
    #[must_use]
    pub fn conversion(&self, seat: Seat, card: Card) -> Option<Vec<Card>> {
        if !self.can_buy_with(seat, card, &[], None) {
            return None;
        }
        let gear = &self.side(seat).gear;
        let mut sets: Vec<Vec<Card>> = vec![Vec::new()];
        while !sets.is_empty() {
            let fit = sets.iter().filter(|set| self.buys(seat, card, set));
            let best = fit.min_by_key(|set| (self.price(seat, card, set), (*set).clone()));
            if let Some(best) = best {
                return Some(best.clone());
            }
            let longer = |set: &Vec<Card>| {
                let last = set.last().copied();
                let later = gear.iter().copied().filter(move |own| last.is_none_or(|last| *own > last));
                let set = set.clone();
                later.map(move |own| set.iter().copied().chain([own]).collect()).collect::<Vec<_>>()
            };
            sets = sets.iter().flat_map(longer).collect();
        }
        None
    }

    /// Whether a card can be bought when `chosen` become skills, and any of the own cards after `from` may too. Turning a
    /// card over makes room and never lowers a skill; a glove alone is worth more where it lies.
    pub fn can_buy_with(&self, seat: Seat, card: Card, chosen: &[Card], from: Option<Card>) -> bool {
        if u16::from(self.card(card).least_cost()) > self.side(seat).gold {
            return false;
        }
        if self.buys(seat, card, chosen) {
            return true;
        }
        if self.side(seat).gear.last().is_none_or(|last| from.is_some_and(|from| *last <= from)) {
            return false;
        }
        let later = || self.side(seat).gear.iter().copied().filter(|own| from.is_none_or(|from| *own > from));
        let lends = |own: &Card| self.card(*own).lines.iter().any(|line| matches!(line, Line::Borrow(_)));
        let gloves: Vec<Card> = later().filter(lends).collect();
        let most: Vec<Card> = chosen.iter().copied().chain(later().filter(|own| !lends(own))).collect();
        (0..1_usize << gloves.len().min(6)).any(|mask| {
            let some =
                gloves.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, glove)| *glove);
            let all: Vec<Card> = most.iter().copied().chain(some).collect();
            self.buys(seat, card, &all)
        })
    }
}

/// The price with the best single skill of each neighbour who lends one (LOST-6.9, 6.10).
fn cheapest(face: &Equipment, skills: Skills, lent: &[Skills]) -> u8 {
    let Some((next, rest)) = lent.split_first() else { return discounted(face, &skills) };
    let with = |skill: &Skill| cheapest(face, skills.at_least(*skill, next.of(*skill)), rest);
    Skill::ALL.iter().map(with).min().unwrap_or(face.cost)
}

/// The basic cost without the boxes that are met (LOST-6.3, 6.4).
fn discounted(face: &Equipment, skills: &Skills) -> u8 {
    let met = face.discounts.iter().filter(|of| of.any.met(skills));
    met.fold(face.cost, |cost, of| cost.saturating_sub(of.amount))
}
