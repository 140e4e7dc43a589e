//! What attacks do beyond their points: the effects of a `hit` list, what follows success, and Mysticals that stay in play
//! (CHAOS-11, 14.6 to 14.8).

use super::{About, Engine, resolve::named_of};
use crate::{
    cards::{Amount, Card, Effect, Kind, Primitive, To, Trigger, Who},
    eval::{Shape, Strike, again},
    event::{Event, Fact, Outcome},
    state::Lasting,
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// One effect of a `hit` list; the first loss of the target is changed by might, boost, answer and armor (CHAOS-14.6).
    pub(super) fn strike_effect(
        &mut self,
        act: &Primitive,
        about: &mut About,
        shaped: &mut bool,
        power: u8,
        shape: Shape,
        named: Option<u32>,
    ) {
        let Some(target) = about.target else { return };
        match act {
            Primitive::Lose(Who::Target, Amount::Fixed(n)) | Primitive::Drain(n) if !*shaped => {
                *shaped = true;
                let reckoned = self.legal().reckon(target, &Strike::mystical(*n, power, shape));
                self.weaken(target, Kind::Mystical, &reckoned);
                let lost = self.lose_by(target, reckoned.left, about);
                if matches!(act, Primitive::Drain(_)) {
                    self.gain(about.own, lost);
                }
            }
            Primitive::Banish(by, to) => self.banish(target, *by, *to, named),
            Primitive::Bind(by) => self.bind(target, *by, named),
            act => self.effect(act, about),
        }
    }

    /// What follows an instance or a re-attack (CHAOS-14.8). `about.hurt` says whether it was successful.
    pub(super) fn aftermath(&mut self, card: Card, named: &[u32], at: Option<usize>, mut about: About) {
        let pool = self.pool;
        let face = pool.face(card);
        let Some(target) = about.target else { return };
        if !about.hurt {
            self.run(face.on(Trigger::Stopped), &mut about);
            return self.fate_of(at, &about);
        }
        let list = face.on(Trigger::Success);
        let before = face
            .on(Trigger::Hit)
            .iter()
            .filter(|effect| matches!(effect.act, Primitive::Banish(..) | Primitive::Bind(_)))
            .count();
        let holds = self.legal().holding(list, about.own, about.target);
        for (step, effect) in list.iter().enumerate().filter(|(step, _)| holds >> step & 1 == 1) {
            let name = named_of(list, named, before, step);
            match effect.act {
                Primitive::Banish(by, to) => self.banish(target, by, to, name),
                Primitive::Bind(by) => self.bind(target, by, name),
                ref act => self.effect(act, &mut about),
            }
        }
        // The floor covers the instance with its success list, and no more.
        about.floor = 0;
        if !std::mem::replace(&mut self.state.side_mut(about.own).succeeded, true) {
            self.characters(about.own, Trigger::FirstSuccess, &about);
        }
        if !std::mem::replace(&mut self.state.side_mut(target).struck, true) {
            self.characters(target, Trigger::Struck, &About::own(target));
        }
        if self.state.side(target).total == 0 {
            self.run(face.on(Trigger::Knockout), &mut about);
            self.characters(about.own, Trigger::Knockout, &about);
        }
        self.fate_of(at, &about);
    }

    fn fate_of(&mut self, at: Option<usize>, about: &About) {
        if let (Some(at), Some(fate)) = (at, about.fate) {
            self.set_fate(at, fate);
        }
    }

    /// Runs the lists of a player's Warrior, then of the characters as they were laid.
    fn characters(&mut self, seat: Seat, trigger: Trigger, about: &About) {
        let pool = self.pool;
        let side = self.state.side(seat);
        let hero = side.hero;
        let row: Vec<&[Effect]> = side.lists(pool, trigger).collect();
        self.run(pool.warrior(hero).lists.on(trigger), &mut about.clone());
        for list in row {
            self.run(list, &mut about.clone());
        }
    }

    /// Step 4: own persistent Mysticals strike again, the oldest first (CHAOS-11.7, 11.12).
    pub(super) fn strike_again(&mut self, seat: Seat) {
        let own: Vec<u32> = self.state.lasting.iter().filter(|of| of.by == seat).map(|of| of.id).collect();
        for id in own {
            let Some(lasting) = self.state.lasting.iter().find(|of| of.id == id).copied() else { continue };
            self.strike(lasting);
            if self.swept(seat) {
                return;
            }
        }
    }

    fn strike(&mut self, lasting: Lasting) {
        let pool = self.pool;
        let Lasting { card, by, at: target, .. } = lasting;
        let face = pool.face(card);
        let power = again(self.legal(), by, card).power;
        let list = face.on(Trigger::Hit);
        let holds = self.legal().holding(list, by, Some(target));
        let mut about = About { target: Some(target), ..About::own(by) };
        let mut shaped = false;
        let (before, told) = (self.state.side(target).total, self.out.len());
        for (_, effect) in list.iter().enumerate().filter(|(step, _)| holds >> step & 1 == 1) {
            self.strike_effect(&effect.act, &mut about, &mut shaped, power, Shape::default(), None);
        }
        let loss = before.saturating_sub(self.state.side(target).total);
        let outcome = Outcome::Through;
        let fact = Fact::Resolved { card, by, target, answer: None, loss, outcome, again: true };
        // Told before what it did.
        self.out.insert(told, Event::Public(fact));
        self.aftermath(card, &[], None, about);
    }

    /// Whether a Mystical may stay in play: controller and target live, and its character is there (CHAOS-7.8, 11.10).
    pub(super) fn may_stay(&self, by: Seat, card: Card, target: Seat) -> bool {
        let there = self.pool.face(card).assoc.is_none_or(|character| self.state.side(by).has(character));
        self.state.lives(by) && self.state.lives(target) && there
    }

    /// A lasting Mystical leaves for its controller's Nowhere Realm.
    pub(super) fn end_lasting(&mut self, id: u32, told: bool) {
        let Some(place) = self.state.lasting.iter().position(|of| of.id == id) else { return };
        let Lasting { card, by, .. } = self.state.lasting.remove(place);
        if told {
            self.tell(Fact::Left { card, by });
        }
        self.put(by, card, To::Nowhere);
    }

    /// Lasting Mysticals of a player whose last character of this name has left, leave too (CHAOS-7.8).
    pub(super) fn orphans(&mut self, seat: Seat, character: Card) {
        if self.state.side(seat).has(character) {
            return;
        }
        let orphans: Vec<u32> = self
            .state
            .lasting
            .iter()
            .filter(|of| of.by == seat && self.pool.face(of.card).assoc == Some(character))
            .map(|of| of.id)
            .collect();
        for id in orphans {
            self.end_lasting(id, true);
        }
    }

    /// The target counters a lasting Mystical (CHAOS-11.8).
    pub fn counter(&mut self, seat: Seat, id: u32, card: Card) {
        let Some(lasting) = self.state.lasting.iter().find(|of| of.id == id).copied() else { return };
        let pool = self.pool;
        if seat == self.state.active() {
            self.state.acted = true;
        }
        self.leave_hand(seat, card);
        self.tell(Fact::Countered { seat, card, lasting: lasting.card, by: lasting.by });
        self.end_lasting(id, false);
        let mut about = About { attacker: Some(lasting.by), ..About::own(seat) };
        self.run(pool.face(card).on(Trigger::Respond), &mut about);
        self.put(seat, card, To::Nowhere);
        self.sweep_and_go_on();
    }

    /// Whether there is a card to take, after the look that goes with the attempt (CHAOS-15.4, 15.5, 15.8).
    pub(super) fn look_to_take(&mut self, by: Seat, victim: Seat) -> bool {
        if !self.state.lives(by) || !self.legal().has_room(by) {
            self.tell(Fact::TookNothing { seat: by });
            return false;
        }
        self.glimpse(by, victim);
        if !self.legal().any_takeable(victim) {
            self.tell(Fact::TookNothing { seat: by });
            return false;
        }
        true
    }

    /// Takes cards as the declaration prefers, without asking (decision 12).
    pub(super) fn take_preferred(&mut self, by: Seat, victim: Seat, kinds: &[Kind], n: u8) {
        for _ in 0..n {
            if !self.legal().has_room(by) {
                return;
            }
            match self.legal().takeables_ranked(victim, kinds).first().copied() {
                Some(card) => self.take(by, victim, card),
                None => return,
            }
        }
    }

    /// The active player has chosen the card to take; the volley goes on.
    pub fn taken(&mut self, card: Card) {
        let Some(mut hit) = self.state.volley.as_mut().and_then(|volley| volley.paused.take()) else {
            return;
        };
        let Some((_, victim)) = self.instance(usize::from(hit.instance)) else { return };
        let by = self.state.active();
        self.take(by, victim, card);
        hit.left -= 1;
        let more = hit.left > 0 && self.legal().has_room(by) && self.legal().any_takeable(victim);
        if more {
            self.state.next_id();
            if let Some(volley) = &mut self.state.volley {
                volley.paused = Some(hit);
            }
            return;
        }
        (hit.left, hit.step) = (0, hit.step + 1);
        if self.run_hit(hit) {
            self.sweep();
            if self.state.end.is_some() || self.state.volley.is_none() {
                return self.go_on();
            }
            self.resolve_volley();
        }
    }
}
