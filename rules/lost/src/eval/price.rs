//! What a card costs whom, and whether there is room for it (LOST-6 to 8).

use skald_vocabulary::interface::Seat;

use super::Eyes;
use crate::{
    ask::Illegal,
    cards::{Beside, Card, Equipment, Line, Skill, Skills},
};

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
        let face = self.card(card);
        let side = self.side(seat);
        let kept = || side.gear.iter().copied().filter(|own| !converted.contains(own));
        if kept().any(|own| own == card) {
            return Err(Illegal::SameCard(face.name));
        }
        if let Some(own) = kept().find(|own| face.is_weapon() && self.card(*own).of == face.of) {
            return Err(Illegal::SecondWeapon { of: face.of, card: self.card(own).name });
        }
        if let Some(own) = kept().find(|own| face.piece.is_some() && self.card(*own).piece == face.piece) {
            return Err(Illegal::SecondPiece { piece: face.piece, card: self.card(own).name });
        }
        let there: Vec<Card> = kept().filter(|own| self.card(*own).of.place() == face.of.place()).collect();
        if there.len() >= ROOM {
            let names = there.iter().map(|own| self.card(*own).name).collect();
            return Err(Illegal::PlaceFull { place: face.of.place(), card: face.name, there: names });
        }
        // The basic cost is the most that it can be.
        let enough = u16::from(face.cost) <= side.gold;
        let price = if enough { face.cost } else { self.price(seat, card, converted) };
        if u16::from(price) > side.gold {
            return Err(Illegal::TooDear { card: face.name, price, gold: side.gold });
        }
        Ok(())
    }

    /// Whether a card can be bought when `chosen` become skills, and any of the own cards after `from` may too. Turning a
    /// card over makes room and never lowers a skill; a glove alone is worth more where it lies.
    pub fn can_buy_with(&self, seat: Seat, card: Card, chosen: &[Card], from: Option<Card>) -> bool {
        if u16::from(self.card(card).least_cost()) > self.side(seat).gold {
            return false;
        }
        if self.can_buy(seat, card, chosen).is_ok() {
            return true;
        }
        let later = || self.side(seat).gear.iter().copied().filter(|own| from.is_none_or(|from| *own > from));
        let lends = |own: &Card| self.card(*own).lines.iter().any(|line| matches!(line, Line::Borrow(_)));
        let gloves: Vec<Card> = later().filter(lends).collect();
        let most: Vec<Card> = chosen.iter().copied().chain(later().filter(|own| !lends(own))).collect();
        (0..1_usize << gloves.len().min(6)).any(|mask| {
            let some =
                gloves.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, glove)| *glove);
            let all: Vec<Card> = most.iter().copied().chain(some).collect();
            self.can_buy(seat, card, &all).is_ok()
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
