//! What effects do (2.4), apart from those that wait for a choice or shape an attack.

use arrayvec::ArrayVec;

use super::{About, Engine, points::one_of};
use crate::{
    cards::{Amount, By, Card, Effect, Pick, Primitive, To, Trigger, Who},
    event::Fact,
    state::{Character, Mark, SEATS, WARRIOR},
    volley::Instance,
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// Runs a list whose conditions are judged now.
    pub(super) fn run(&mut self, list: &[Effect], about: &mut About) {
        let holds = self.legal().holding(list, about.own, about.target);
        self.run_holding(list, holds, about);
    }

    /// Runs the effects of a list that were found to hold.
    pub(super) fn run_holding(&mut self, list: &[Effect], holds: u32, about: &mut About) {
        for (at, effect) in (0_u32..32).zip(list) {
            if holds >> at & 1 == 1 {
                self.effect(&effect.act, about);
            }
        }
    }

    /// The players that a word means, one after the other (CHAOS-20.3).
    pub(super) fn who(&self, who: Who, about: &About) -> ArrayVec<Seat, SEATS> {
        match who {
            Who::Own => Some(about.own).into_iter().collect(),
            Who::Target => about.target.into_iter().collect(),
            Who::Attacker => about.attacker.into_iter().collect(),
            Who::Chosen => about.chosen.into_iter().collect(),
            Who::EachOpponent => self.state.opponents(about.own).collect(),
            Who::EachPlayer => self.state.from(about.own).collect(),
        }
    }

    /// One loss of a list; the target is protected by the floor of its answer.
    pub(super) fn lose_by(&mut self, seat: Seat, n: u16, about: &mut About) -> u16 {
        let floor = if about.target == Some(seat) { about.floor } else { 0 };
        let lost = self.lose(seat, n, floor, true);
        about.hurt |= lost > 0 && about.target == Some(seat);
        lost
    }

    /// One effect. Attack changes, shaping, standing values and those that wait are dealt with elsewhere.
    pub(super) fn effect(&mut self, act: &Primitive, about: &mut About) {
        match act {
            Primitive::Lose(who, amount) => {
                let n = match amount {
                    Amount::Fixed(n) => u16::from(*n),
                    Amount::Offence => u16::from(about.offence),
                    Amount::All => u16::MAX,
                };
                for seat in self.who(*who, about) {
                    self.lose_by(seat, n, about);
                }
            }
            Primitive::Gain(who, n) => {
                for seat in self.who(*who, about) {
                    self.gain(seat, u16::from(*n));
                }
            }
            Primitive::Drain(n) => {
                if let Some(target) = about.target {
                    let lost = self.lose_by(target, u16::from(*n), about);
                    self.gain(about.own, lost);
                }
            }
            Primitive::Draw(who, n) => {
                for seat in self.who(*who, about) {
                    self.draw(seat, *n, true);
                }
            }
            Primitive::Discard(who, n, pick) => {
                for seat in self.who(*who, about) {
                    self.discard(seat, *n, *pick);
                }
            }
            Primitive::Mill(who, n) => {
                for seat in self.who(*who, about) {
                    self.mill(seat, *n);
                }
            }
            Primitive::Purge(who, n) => {
                for seat in self.who(*who, about) {
                    self.purge(seat, *n);
                }
            }
            Primitive::Peek(who) => {
                for seat in self.who(*who, about) {
                    self.glimpse(about.own, seat);
                }
            }
            Primitive::Stall(who, n) => {
                for seat in self.who(*who, about) {
                    let side = self.state.side_mut(seat);
                    side.stall = side.stall.saturating_add(*n);
                    let count = side.stall;
                    self.tell(Fact::Stalled { seat, count });
                }
            }
            Primitive::Ready => {
                self.state.side_mut(about.own).row.iter_mut().for_each(|of| of.mark.ready = true);
                self.tell(Fact::Readied(about.own));
            }
            Primitive::Take(n, Pick::Random) => self.take_at_random(about, *n),
            Primitive::ExileSelf => about.fate = Some(To::Exile),
            Primitive::ReturnSelf(to) => about.fate = Some(*to),
            _ => {}
        }
    }

    /// Cards of the player's own choice, as named ahead, or at random, go to the Nowhere Realm.
    fn discard(&mut self, seat: Seat, n: u8, pick: Pick) {
        for _ in 0..n {
            let card = match pick {
                Pick::Random => {
                    let hand = &self.state.sides[seat.index()].hand;
                    one_of(self.dice, "discard", hand)
                }
                Pick::Victim | Pick::Actor => self.dropped(seat),
            };
            let Some(card) = card else { return };
            self.discard_card(seat, card);
        }
    }

    /// A card of a hand goes to the Nowhere Realm.
    pub(super) fn discard_card(&mut self, seat: Seat, card: Card) {
        self.leave_hand(seat, card);
        self.put(seat, card, To::Nowhere);
        self.tell(Fact::Discarded { seat, card });
    }

    /// The card that a forced discard takes: as named in the plan, else by `discard_pref` and the default of decision 13.
    fn dropped(&mut self, seat: Seat) -> Option<Card> {
        self.named_discard(seat).or_else(|| self.legal().worst(seat))
    }

    /// The card named in a plan of the volley that is resolved (CHAOS-12.14). A player who answers twice, because an attack
    /// was passed on, has a plan for each window: the second one speaks once all attacks of the first are over.
    fn named_discard(&mut self, seat: Seat) -> Option<Card> {
        let volley = self.state.volley.as_mut()?;
        let early = |of: &Instance| !of.over && of.target == seat && of.passed.is_none();
        let late = !volley.instances.iter().any(early);
        let hand = &self.state.sides.get(seat.index())?.hand;
        let mut plans: Vec<&mut Vec<Card>> =
            volley.drops.iter_mut().filter(|(of, _)| *of == seat).map(|(_, wanted)| wanted).collect();
        if late {
            plans.reverse();
        }
        for wanted in plans {
            while !wanted.is_empty() {
                let card = wanted.remove(0);
                if hand.contains(&card) {
                    return Some(card);
                }
            }
        }
        None
    }

    fn mill(&mut self, seat: Seat, n: u8) {
        for _ in 0..n {
            let side = self.state.side_mut(seat);
            let Some(card) = side.arsenal.pop() else { break };
            side.top = side.top.saturating_sub(1);
            side.forget();
            self.put(seat, card, To::Nowhere);
            self.tell(Fact::Milled { seat, card });
        }
    }

    fn purge(&mut self, seat: Seat, n: u8) {
        let side = self.state.side_mut(seat);
        let kept = side.nowhere.len().saturating_sub(usize::from(n));
        let mut cards = side.nowhere.split_off(kept);
        cards.reverse();
        if cards.is_empty() {
            return;
        }
        side.exile.extend(&cards);
        self.tell(Fact::Purged { seat, cards });
    }

    /// Cards that the Identity rule allows change hands at random (CHAOS-15.5).
    fn take_at_random(&mut self, about: &About, n: u8) {
        let Some(victim) = about.target else { return };
        for _ in 0..n {
            if !self.state.lives(about.own) || !self.legal().has_room(about.own) {
                return;
            }
            let legal = self.legal();
            let hand = &legal.state.side(victim).hand;
            let cards: Vec<Card> =
                hand.iter().copied().filter(|card| legal.takeable(victim, *card)).collect();
            match one_of(self.dice, "take", &cards) {
                Some(card) => self.take(about.own, victim, card),
                None => return self.tell(Fact::TookNothing { seat: about.own }),
            }
        }
    }

    /// The character that a `banish` or `bind` meets: the named one if it is still there, else the oldest (CHAOS-9.10).
    fn met(&self, target: Seat, by: By, warrior: bool, named: Option<u32>) -> Option<u32> {
        let all = self.legal().meant(target, by, warrior);
        named.filter(|id| all.contains(id)).or_else(|| all.first().copied())
    }

    /// A character leaves play for a zone of its controller (CHAOS-7.8, 7.9).
    pub(super) fn banish(&mut self, target: Seat, by: By, to: To, named: Option<u32>) {
        let Some(id) = self.met(target, by, false, named) else { return };
        let side = self.state.side_mut(target);
        let Some(place) = side.row.iter().position(|of| of.id == id) else { return };
        let card = side.row.remove(place).card;
        let to = if to == To::Hand && !self.legal().has_room(target) { To::Nowhere } else { to };
        self.tell(Fact::Banished { seat: target, card, to });
        match to {
            To::Hand => self.state.side_mut(target).hold(card),
            _ => self.put(target, card, to),
        }
        self.orphans(target, card);
    }

    /// A character cannot attack in its player's next round.
    pub(super) fn bind(&mut self, target: Seat, by: By, named: Option<u32>) {
        let Some(id) = self.met(target, by, true, named) else { return };
        let side = self.state.side_mut(target);
        let card = side.row.iter().find(|of| of.id == id).map(|of| of.card);
        if let Some(mark) = side.marks_mut(id) {
            mark.bound = true;
        }
        debug_assert!(card.is_some() || id == WARRIOR);
        self.tell(Fact::Bound { seat: target, card });
    }

    /// A Sidekick or Special comes into play, not ready, and its `enter` list runs (CHAOS-7.5, 7.10).
    pub(super) fn enter(&mut self, seat: Seat, card: Card, chosen: Option<Seat>, from: Option<To>) {
        let id = self.state.next_id();
        self.state.side_mut(seat).row.push(Character { id, card, mark: Mark::default() });
        self.tell(Fact::Laid { seat, card, from });
        let pool = self.pool;
        let mut about = About { chosen, ..About::own(seat) };
        self.run(pool.face(card).on(Trigger::Enter), &mut about);
    }
}
