//! Cards used outside the attack, and those that exchange the monster in front (LOST-21.9 to 21.13, 21.15).

use skald_vocabulary::{chance::shuffle, interface::Seat};

use super::Engine;
use crate::{
    cards::{Beast, Card, Line, take_out},
    eval::defend::use_helper,
    event::Event,
    state::{Foe, Known, Question, Side, Stage},
};

/// At so many monsters Polymorph and Transformation look.
const LOOK: usize = 3;

impl Engine<'_> {
    pub(super) fn use_card(&mut self, seat: Seat, card: Card, on: Vec<Card>) {
        let question = self.answered(seat);
        let face = self.pool.card(card);
        if face.lines.iter().any(Line::turns_foe) {
            self.turn_foe(seat, card);
        } else if face.lines.iter().any(Line::heals) {
            self.heal(seat, card);
        } else {
            let mana = use_helper(self.pool, &mut self.state.table, seat, card, &on);
            self.tell(Event::Used { seat, card, on, mana, life: 0 });
        }
        // What was asked before is asked again by the stage, but for damage.
        match question {
            Some(Question::Defend(packet)) => self.hit(seat, packet),
            Some(Question::Heal) => self.at_nothing(seat),
            _ => {}
        }
    }

    fn heal(&mut self, seat: Seat, card: Card) {
        let slot = self.state.table.fight().map_or(0, |fight| fight.slot);
        let lines = self.pool.card(card).lines.iter();
        let amount =
            lines.filter_map(|line| if let Line::Heal(amount) = line { Some(*amount) } else { None }).sum();
        let side = self.state.table.side_mut(seat);
        let before = side.life;
        side.heal(amount);
        side.exhaust(card, slot);
        let life = side.life - before;
        self.tell(Event::Used { seat, card, on: Vec::new(), mana: 0, life });
    }

    /// Asks for healing at 0 life, if there is any (LOST-12.9).
    pub(super) fn at_nothing(&mut self, seat: Seat) {
        let side = self.state.table.side(seat);
        if side.life == 0 && !side.defeated && self.eyes().healing(seat).next().is_some() {
            self.ask(seat, Question::Heal);
        }
    }

    /// Polymorph, Transformation or Banishment.
    fn turn_foe(&mut self, seat: Seat, card: Card) {
        let face = self.pool.card(card);
        if let Some(fight) = self.state.table.fight_mut() {
            fight.turned = true;
            let slot = fight.slot;
            self.state.table.side_mut(seat).exhaust(card, slot);
        }
        let banish =
            face.lines.iter().find_map(|line| if let Line::Banish { xp } = line { Some(*xp) } else { None });
        if let Some(bonus) = banish {
            let Some(beast) = self.state.draw() else { return };
            let old = self.state.table.side_mut(seat).foe.replace(Foe { bonus, ..Foe::fresh(beast) });
            if let Some(old) = old {
                Side::sort_in(&mut self.state.table.fled, old.beast);
                self.tell(Event::Turned { seat, card, from: old.beast, to: beast });
            }
            return;
        }
        let pile = face.lines.contains(&Line::Transform);
        let looked = if pile {
            self.state.secret.known = None;
            let from = self.state.secret.pile.len().saturating_sub(LOOK);
            let mut top = self.state.secret.pile.split_off(from);
            top.reverse();
            top
        } else {
            shuffle(self.dice, "reserve", &mut self.state.secret.reserve);
            let count = self.state.secret.reserve.len().min(LOOK);
            let mut some: Vec<Beast> = self.state.secret.reserve.drain(..count).collect();
            some.sort_unstable();
            self.state.secret.reserve.sort_unstable();
            some
        };
        self.state.count();
        let count = u8::try_from(looked.len()).unwrap_or(u8::MAX);
        self.tell(Event::Looked { seat, card, beasts: Some(looked.clone()), count });
        self.state.secret.looked = looked;
        self.ask_active(seat, Question::Look { pile }, Stage::Attack);
    }

    /// One of the monsters looked at takes the place of the one in front.
    pub(super) fn meet(&mut self, seat: Seat, beast: Beast, rest: &[Beast], pile: bool) {
        let mut left = std::mem::take(&mut self.state.secret.looked);
        take_out(&mut left, beast);
        let old = self.state.table.side_mut(seat).foe.replace(Foe::fresh(beast));
        if pile {
            left.extend(old.map(|old| old.beast));
            let mut order = Vec::new();
            for next in rest {
                if let Some(at) = left.iter().position(|of| of == next) {
                    order.push(left.remove(at));
                }
            }
            order.extend(left);
            let count = u8::try_from(order.len()).unwrap_or(u8::MAX);
            self.state.secret.pile.extend(order.into_iter().rev());
            self.state.secret.known = Some(Known { seat, count });
        } else {
            if let Some(old) = old {
                Side::sort_in(&mut self.state.table.fled, old.beast);
            }
            self.state.secret.reserve.extend(left);
            self.state.secret.reserve.sort_unstable();
        }
        self.state.count();
        if let Some(old) = old {
            let slot = self.state.table.fight().map_or(0, |fight| fight.slot);
            let side = self.state.table.side(seat);
            // The card by which it came: the one of this slot that exchanges monsters.
            let by = side.spent.iter().find(|(card, since)| {
                **since == slot && self.pool.card(**card).lines.iter().any(Line::turns_foe)
            });
            let card = by.map_or(Card(beast.0), |(card, _)| *card);
            self.tell(Event::Turned { seat, card, from: old.beast, to: beast });
        }
    }
}
