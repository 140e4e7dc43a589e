//! Why an order is not kept: it names a card, a hero, a monster or a player that is not in this game. Whether what is there can be used
//! is found out when it is asked (LOST-22.7).

use skald_toolkit::lists::nearest;
use skald_vocabulary::interface::{Key, Misuse, Name, Seat};

use super::{Condition, Order, Orders, Prepared};
use crate::{
    cards::{Beast, Card, Hero},
    illegal::Illegal,
    moves::{Arm, Attack, Move},
};

impl Orders<'_> {
    /// Why the owner of the view cannot give an order; `None` where it can.
    #[must_use]
    pub fn objection(&self, order: &Order) -> Option<Illegal> {
        match order {
            Order::Heroes(list) => list.iter().find_map(|hero| self.no_hero(*hero)),
            Order::Draft(list) | Order::Charge(list) | Order::Drop(list) => self.no_card_of(list),
            Order::Turn(prepared) | Order::Hit(prepared) => self.no_part_of(prepared),
            _ => None,
        }
    }

    fn no_part_of(&self, prepared: &Prepared) -> Option<Illegal> {
        let met = prepared.when.iter().find_map(|condition| match condition {
            Condition::Foe(beast) | Condition::FaceUp(beast) => self.no_beast(*beast),
            Condition::Markers(_) | Condition::Life(_) => None,
        });
        // A hero, a draft and its cards are never asked for in a turn.
        let early = |part: &Move| matches!(part, Move::Hero(_) | Move::Take { .. } | Move::Attach(_));
        let never = || prepared.parts.iter().any(early).then_some(Illegal::Unprepared);
        met.or_else(never).or_else(|| prepared.parts.iter().find_map(|part| self.no_part(part)))
    }

    /// What a move names that is not in the game.
    #[must_use]
    pub fn no_part(&self, part: &Move) -> Option<Illegal> {
        match part {
            Move::Hero(hero) => self.no_hero(*hero),
            Move::Take { card, .. } | Move::Exhaust(card) | Move::Slay(card) | Move::Drop(card) => {
                self.no_card(*card)
            }
            Move::Use { card, on } => {
                self.no_card(*card).or_else(|| self.no_card_of(on.as_deref().unwrap_or_default()))
            }
            Move::Meet { beast, rest } => {
                std::iter::once(beast).chain(rest).find_map(|beast| self.no_beast(*beast))
            }
            Move::Attack(attack) => self.no_attack(attack),
            Move::Defend(with) => with.iter().find_map(|(card, _)| self.no_card(*card)),
            Move::Attach(_) | Move::Step(_) | Move::Fall | Move::Reward(_) => None,
        }
    }

    fn no_attack(&self, attack: &Attack) -> Option<Illegal> {
        let arm = match attack.arm {
            Arm::Unarmed => None,
            Arm::Weapon(card) => self.no_card(card),
            Arm::Copy { card, seat, weapon } => {
                self.no_card_of(&[card, weapon]).or_else(|| self.no_seat(seat))
            }
        };
        let taps = || {
            let mut taps = attack.taps.iter();
            taps.find_map(|tap| self.no_card_of(&[tap.card, tap.spell]).or_else(|| self.no_seat(tap.seat)))
        };
        let mana = || attack.mana.iter().find_map(|(card, _)| self.no_card(*card));
        arm.or_else(|| self.no_card_of(&attack.boosts))
            .or_else(taps)
            .or_else(mana)
            .or_else(|| self.no_card_of(&attack.again))
    }

    fn no_card_of(&self, list: &[Card]) -> Option<Illegal> {
        list.iter().find_map(|card| self.no_card(*card))
    }

    fn no_card(&self, card: Card) -> Option<Illegal> {
        let pool = &self.0.pool;
        let names = || pool.equipment.iter().map(|of| of.name).collect::<Vec<Name>>();
        pool.find_card(card).is_none().then(|| strange(card.0, &names()))
    }

    fn no_hero(&self, hero: Hero) -> Option<Illegal> {
        let pool = &self.0.pool;
        let names = || pool.heroes.iter().map(|of| of.name).collect::<Vec<Name>>();
        pool.hero(hero).is_none().then(|| strange(hero.0, &names()))
    }

    fn no_beast(&self, beast: Beast) -> Option<Illegal> {
        let pool = &self.0.pool;
        let names = || pool.monsters.iter().map(|of| of.name).collect::<Vec<Name>>();
        pool.find_monster(beast).is_none().then(|| strange(beast.0, &names()))
    }

    fn no_seat(&self, seat: Seat) -> Option<Illegal> {
        let there = seat.index() < self.0.table.sides.len();
        (!there).then(|| Misuse::NoSuchSeat(seat).into())
    }
}

fn strange(word: Key, names: &[Name]) -> Illegal {
    Illegal::Strange { word, nearest: nearest(word.as_str(), names.iter()) }
}
