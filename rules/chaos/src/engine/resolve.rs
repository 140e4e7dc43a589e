//! Resolving a volley, one instance after the other (CHAOS-14).

use super::{About, Engine};
use crate::{
    cards::{Card, Kind, Primitive, To, Trigger},
    eval::{Reckoned, Shape},
    event::{Fact, Outcome},
    state::{Lasting, Rest},
    volley::{Attack, Hit, Prefer},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// Resolves what is left of the volley, or goes as far as the next choice (CHAOS-14.2).
    pub(super) fn resolve_volley(&mut self) {
        while let Some(at) = self.next_instance() {
            if !self.resolve(at) {
                self.state.rest = Rest::Choice;
                return;
            }
            self.sweep();
            if self.state.end.is_some() || self.state.volley.is_none() {
                return self.go_on();
            }
        }
        self.settle_attacks();
        self.state.volley = None;
        self.sweep_and_go_on();
    }

    /// The instance that is resolved next: in seat order of targets from the attacker; for one target in the order of its
    /// plan, passed-on ones last.
    fn next_instance(&self) -> Option<usize> {
        let volley = self.state.volley.as_ref()?;
        let from = self.state.order.iter().position(|seat| *seat == volley.by)?;
        let places = self.state.order.len();
        let waits = |at: usize, target: Seat, late: bool| {
            volley
                .instances
                .get(at)
                .is_some_and(|of| !of.over && of.target == target && of.passed.is_some() == late)
        };
        for step in 0..places {
            let target = *self.state.order.get((from + 1 + step) % places)?;
            for (late, orders) in [(false, &volley.orders), (true, &volley.late_orders)] {
                let plan = orders.iter().find(|(seat, _)| *seat == target).map(|(_, order)| order.as_slice());
                let planned = plan.unwrap_or_default().iter().map(|at| usize::from(*at));
                let all = planned.chain(0..volley.instances.len());
                if let Some(at) = all.into_iter().find(|at| waits(*at, target, late)) {
                    return Some(at);
                }
            }
        }
        None
    }

    /// Resolves one instance. Whether it is over: a card may have to be chosen first.
    fn resolve(&mut self, at: usize) -> bool {
        let Some((attack, target)) = self.instance(at) else { return true };
        let by = self.state.volley.as_ref().map_or(target, |volley| volley.by);
        if !self.state.lives(by) || !self.state.lives(target) {
            let (card, answer) = (attack.card, self.answer_of(at));
            self.tell(Fact::Resolved {
                card,
                by,
                target,
                answer,
                loss: 0,
                outcome: Outcome::Void,
                again: false,
            });
            self.finish_instance(at);
            return true;
        }
        if self.pool.face(attack.card).kind == Kind::Destructive {
            self.blow(at, &attack, by, target);
            return true;
        }
        self.start_hit(at, &attack, by, target)
    }

    /// An instance's attack and target.
    pub(super) fn instance(&self, at: usize) -> Option<(Attack, Seat)> {
        let volley = self.state.volley.as_ref()?;
        let instance = volley.instances.get(at)?;
        let attack = volley.attacks.get(usize::from(instance.attack))?;
        Some((attack.clone(), instance.target))
    }

    fn answer_of(&self, at: usize) -> Option<Card> {
        self.state.volley.as_ref()?.instances.get(at)?.answer
    }

    /// Which effects of an instance's answers hold: of the answer, and of the one that passed it on.
    fn answers_hold(&self, at: usize, by: Seat, target: Seat) -> (u32, u32) {
        let Some(instance) = self.state.volley.as_ref().and_then(|volley| volley.instances.get(at)) else {
            return (0, 0);
        };
        let legal = self.legal();
        let holding =
            |card: Card, seat: Seat| legal.holding(self.pool.face(card).on(Trigger::Respond), seat, Some(by));
        let answers = instance.answer.map_or(0, |card| holding(card, target));
        (answers, instance.passed.map_or(0, |(seat, card)| holding(card, seat)))
    }

    /// How the answers of an instance shape it.
    fn shape(&self, at: usize, holds: (u32, u32)) -> Shape {
        let Some(instance) = self.state.volley.as_ref().and_then(|volley| volley.instances.get(at)) else {
            return Shape::default();
        };
        let list = |card: Card| self.pool.face(card).on(Trigger::Respond);
        let passed = instance
            .passed
            .map_or(Shape::default(), |(_, card)| Shape::default().with(list(card), holds.1, false));
        instance.answer.map_or(passed, |card| passed.with(list(card), holds.0, true))
    }

    /// A Destructive instance (CHAOS-14.4).
    fn blow(&mut self, at: usize, attack: &Attack, by: Seat, target: Seat) {
        let holds = self.answers_hold(at, by, target);
        let shape = self.shape(at, holds);
        let answer = self.answer_of(at);
        let legal = self.legal();
        let reckoned = legal.reckon(target, &legal.strike(attack, 0, shape, answer));
        let total = self.state.side(target).total;
        let loss = reckoned.left.min(total - u16::from(shape.floor).min(total));
        let outcome = if shape.cancelled { Outcome::Cancelled } else { Outcome::Through };
        self.tell(Fact::Resolved { card: attack.card, by, target, answer, loss, outcome, again: false });
        self.weaken(target, Kind::Destructive, &reckoned);
        self.lose(target, loss, shape.floor, false);
        let about = About { target: Some(target), floor: shape.floor, hurt: loss > 0, ..About::own(by) };
        self.aftermath(attack.card, &attack.named, Some(at), about);
        self.answers_after(at, attack.offence, by, holds);
        self.finish_instance(at);
    }

    /// What took part in lowering a strike is used up and told: the target's oldest ward (CHAOS-14.5), and armor that works
    /// once in a round (2.4).
    pub(super) fn weaken(&mut self, target: Seat, kind: Kind, reckoned: &Reckoned) {
        if let Some(n) = reckoned.soaked {
            let ward = self.state.side_mut(target).wards.remove(0);
            self.tell(Fact::Soaked { seat: target, card: ward.card, n });
            self.put(target, ward.card, To::Nowhere);
        }
        if reckoned.armored > 0 {
            let by = self.legal().guards(target, kind, reckoned.spends).collect();
            self.tell(Fact::Shielded { seat: target, n: reckoned.armored, by });
        }
        let side = self.state.side_mut(target);
        let spent = if kind == Kind::Destructive { &mut side.armor } else { &mut side.veil };
        *spent |= reckoned.spends;
    }

    /// Begins a Mystical instance (CHAOS-14.6). Whether it is over.
    fn start_hit(&mut self, at: usize, attack: &Attack, by: Seat, target: Seat) -> bool {
        let pool = self.pool;
        let (answers, passes) = self.answers_hold(at, by, target);
        let shape = self.shape(at, (answers, passes));
        let answer = self.answer_of(at);
        let stopped = answer.is_some_and(|card| self.legal().stops(attack.card, card));
        let instance = u8::try_from(at).unwrap_or(u8::MAX);
        let list = pool.face(attack.card).on(Trigger::Hit);
        let holds = self.legal().holding(list, by, Some(target));
        let hit = Hit { instance, step: 0, left: 0, holds, answers, passes, shaped: false, hurt: false };
        let outcome = match (shape.cancelled, stopped) {
            (true, _) => Outcome::Cancelled,
            (false, true) => Outcome::Stopped,
            (false, false) => Outcome::Through,
        };
        // Told before what it does.
        self.tell(Fact::Resolved { card: attack.card, by, target, answer, loss: 0, outcome, again: false });
        if outcome != Outcome::Through {
            self.end_hit(hit, attack, by, target);
            return true;
        }
        self.run_hit(hit)
    }

    /// Goes on with a `hit` list. Whether the instance is over.
    pub(super) fn run_hit(&mut self, mut hit: Hit) -> bool {
        let at = usize::from(hit.instance);
        let Some((attack, target)) = self.instance(at) else { return true };
        let by = self.state.volley.as_ref().map_or(target, |volley| volley.by);
        let shape = self.shape(at, (hit.answers, hit.passes));
        let pool = self.pool;
        let list = pool.face(attack.card).on(Trigger::Hit);
        while let Some(effect) = list.get(usize::from(hit.step)) {
            if hit.holds >> hit.step & 1 == 1 {
                if let Primitive::Take(n, crate::cards::Pick::Actor) = effect.act {
                    if hit.left == 0 {
                        hit.left = n;
                        if !self.look_to_take(by, target) {
                            hit.left = 0;
                        }
                    }
                    if let Prefer::Kinds(kinds) = &attack.prefer {
                        self.take_preferred(by, target, kinds, hit.left);
                        hit.left = 0;
                    }
                    if hit.left > 0 {
                        self.state.next_id();
                        if let Some(volley) = &mut self.state.volley {
                            volley.paused = Some(hit);
                        }
                        return false;
                    }
                } else {
                    let named = named_of(list, &attack.named, 0, usize::from(hit.step));
                    self.hit_effect(&mut hit, &effect.act, &attack, (by, target), shape, named);
                }
            }
            hit.step += 1;
        }
        if let Some(stays) = pool.face(attack.card).persistent.then_some(target)
            && let Some(volley) = &mut self.state.volley
        {
            let number = volley.instances.get(at).map_or(0, |of| usize::from(of.attack));
            if let Some(attack) = volley.attacks.get_mut(number) {
                attack.stays = Some(stays);
            }
        }
        self.end_hit(hit, &attack, by, target);
        true
    }

    fn hit_effect(
        &mut self,
        hit: &mut Hit,
        act: &Primitive,
        attack: &Attack,
        (by, target): (Seat, Seat),
        shape: Shape,
        named: Option<u32>,
    ) {
        let mut about = About { target: Some(target), floor: shape.floor, ..About::own(by) };
        self.strike_effect(act, &mut about, &mut hit.shaped, attack.power, shape, named);
        hit.hurt |= about.hurt;
        if let Some(fate) = about.fate {
            self.set_fate(usize::from(hit.instance), fate);
        }
    }

    /// The aftermath of a Mystical instance.
    fn end_hit(&mut self, hit: Hit, attack: &Attack, by: Seat, target: Seat) {
        let at = usize::from(hit.instance);
        let shape = self.shape(at, (hit.answers, hit.passes));
        let about = About { target: Some(target), floor: shape.floor, hurt: hit.hurt, ..About::own(by) };
        self.aftermath(attack.card, &attack.named, Some(at), about);
        self.answers_after(at, attack.offence, by, (hit.answers, hit.passes));
        self.finish_instance(at);
    }

    /// The rest of the answers' lists, after the outcome (CHAOS-14.8).
    fn answers_after(&mut self, at: usize, offence: u8, by: Seat, holds: (u32, u32)) {
        let Some(instance) = self.state.volley.as_ref().and_then(|volley| volley.instances.get(at)) else {
            return;
        };
        let (target, answer, passed) = (instance.target, instance.answer, instance.passed);
        let pool = self.pool;
        let all =
            [answer.map(|card| (target, card, holds.0)), passed.map(|(seat, card)| (seat, card, holds.1))];
        for (place, (seat, card, holds)) in
            all.into_iter().enumerate().filter_map(|(at, one)| Some((at, one?)))
        {
            let mut about = About { attacker: Some(by), offence, ..About::own(seat) };
            self.run_holding(pool.face(card).on(Trigger::Respond), holds, &mut about);
            if let Some(fate) = about.fate
                && let Some(instance) =
                    self.state.volley.as_mut().and_then(|volley| volley.instances.get_mut(at))
            {
                if place == 0 { instance.fates.0 = fate } else { instance.fates.1 = fate }
            }
        }
    }

    /// Where an instance's attack card goes.
    pub(super) fn set_fate(&mut self, at: usize, fate: To) {
        let Some(volley) = &mut self.state.volley else { return };
        let number = volley.instances.get(at).map_or(0, |of| usize::from(of.attack));
        if let Some(attack) = volley.attacks.get_mut(number) {
            attack.fate = fate;
        }
    }

    /// The answers of an instance move, and its attack card after its last instance (CHAOS-14.10).
    pub(super) fn finish_instance(&mut self, at: usize) {
        let Some(instance) = self.state.volley.as_mut().and_then(|volley| volley.instances.get_mut(at))
        else {
            return;
        };
        instance.over = true;
        let (target, fates) = (instance.target, instance.fates);
        let (answer, passed) = (instance.answer.take(), instance.passed);
        if let Some(card) = answer {
            self.put(target, card, fates.0);
        }
        if let Some((seat, card)) = passed {
            self.put(seat, card, fates.1);
        }
        self.settle_attacks();
    }

    /// Attacks whose instances are all over run their `resolve` list and move.
    pub(super) fn settle_attacks(&mut self) {
        let count = self.state.volley.as_ref().map_or(0, |volley| volley.attacks.len());
        for at in 0..count {
            let Some(volley) = &self.state.volley else { return };
            let pending = volley.instances.iter().any(|of| usize::from(of.attack) == at && !of.over);
            let Some(attack) = volley.attacks.get(at).filter(|attack| !attack.over && !pending).cloned()
            else {
                continue;
            };
            let by = volley.by;
            let pool = self.pool;
            let mut about = About { fate: Some(attack.fate), ..About::own(by) };
            self.run(pool.face(attack.card).on(Trigger::Resolve), &mut about);
            let fate = about.fate.unwrap_or(To::Nowhere);
            match attack.stays.filter(|target| fate == To::Nowhere && self.may_stay(by, attack.card, *target))
            {
                Some(target) => {
                    let id = self.state.next_id();
                    self.state.lasting.push(Lasting { id, card: attack.card, by, at: target });
                    self.tell(Fact::Stays { card: attack.card, by, at: target });
                }
                None => self.put(by, attack.card, fate),
            }
            if let Some(boost) = attack.boost {
                self.put(by, boost, attack.boost_fate);
            }
            if let Some(attack) = self.state.volley.as_mut().and_then(|volley| volley.attacks.get_mut(at)) {
                attack.over = true;
            }
        }
    }
}

/// The character named at declaration for an effect of a list: names stand in the order of the `banish` and `bind` effects,
/// of which `before` stand on earlier lists.
pub(super) fn named_of(
    list: &[crate::cards::Effect],
    named: &[u32],
    before: usize,
    step: usize,
) -> Option<u32> {
    let asks = |act: &Primitive| matches!(act, Primitive::Banish(..) | Primitive::Bind(_));
    let place = before + list.iter().take(step).filter(|effect| asks(&effect.act)).count();
    named.get(place).copied().filter(|id| *id != u32::MAX)
}
