//! Attacks: declared, answered, followed through, redeclared or cancelled (4.1, 4.2).

use super::{Engine, happen::Happened};
use crate::{
    cards::Cost,
    event::Event,
    sight::Me,
    state::{Asked, Attack, AttackStep, Card, Frame, Lasting, Paid, PhaseStep, Strike, Thing, Until, mark},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// An attack is declared: its costs are paid, the attack is used (LRAW-4.1.7).
    pub(super) fn declare(
        &mut self,
        seat: Seat,
        by: Card,
        strike: Strike,
        on: Card,
        tax: &Paid,
        double: Option<&Paid>,
    ) {
        let lying = self.state.aside().card_mut(by);
        match strike {
            Strike::Warrior => lying.attacks += 1,
            Strike::Physical => lying.marks |= mark::PHYSICAL,
            Strike::Magical => lying.marks |= mark::MAGICAL,
        }
        self.tell(Event::Attacked(by, strike, on));
        let attack = Attack { seat, by, strike, on, answered: false, cancelled: false };
        self.state.aside().attack = Some(attack);
        self.push(Frame::Attack(AttackStep::Declared));
        self.pay_attack(seat, by, tax, double);
        if double.is_some() {
            let more = self.lens().attack(by);
            let since = self.stamp();
            let thing = Thing::Attack(by, more);
            self.state.lasting.push(Lasting {
                since,
                by: seat,
                on: None,
                source: by,
                thing,
                until: Until::EndTurn,
            });
        }
    }

    /// The costs of the attack, and what doubles it, are paid together (LRAW-7.1.2).
    fn pay_attack(&mut self, seat: Seat, by: Card, tax: &Paid, double: Option<&Paid>) {
        let me = Me { this: by, you: seat };
        let (taxes, doubling) = self.lens().attack_costs(by);
        let mut costs: Vec<Cost> = taxes.into_iter().cloned().collect();
        let mut paid = tax.clone();
        if let Some(more) = double {
            costs.extend(doubling.into_iter().cloned());
            paid.cards.extend(&more.cards);
            paid.counters.extend(&more.counters);
        }
        let dues: Vec<_> = costs.iter().map(|cost| (cost, me)).collect();
        self.pay_dues(&dues, seat, &paid);
    }

    /// Whether an attack cannot go on (LRAW-4.1.8, 3.5.7).
    pub(super) fn attack_is_off(&mut self) -> bool {
        let Some(attack) = self.state.attack else { return true };
        attack.cancelled || !self.can_go_on(attack) || !self.is_target(attack)
    }

    fn can_go_on(&mut self, attack: Attack) -> bool {
        let lying = self.state.card(attack.by);
        let there = match attack.strike {
            Strike::Warrior => lying.warrior_place().is_some() && lying.side == attack.seat,
            Strike::Physical | Strike::Magical => true,
        };
        there && (attack.strike != Strike::Warrior || !self.lens().blockaded(attack.by))
    }

    fn is_target(&mut self, attack: Attack) -> bool {
        self.lens().attackable(attack.seat, attack.strike).contains(&attack.on)
    }

    pub(super) fn attack_step(&mut self, step: AttackStep) {
        let Some(mut attack) = self.state.attack else { return };
        match step {
            AttackStep::Declared => {
                if let Some(other) = self.other_target(attack.on) {
                    attack.on = other;
                    self.state.aside().attack = Some(attack);
                }
                self.raise(&Happened::Attack(attack.by, attack.on));
                let first = self.state.next(attack.seat);
                self.push(Frame::Attack(AttackStep::Window(PhaseStep { seat: first, passes: 0 })));
                self.push(Frame::Pending { absolute: false });
            }
            AttackStep::Window(step) => self.attack_window(step),
            AttackStep::Decide => self.decide(attack),
        }
    }

    /// Follow through, redeclare or cancel (LRAW-4.1.5, 4.2.5).
    fn decide(&mut self, attack: Attack) {
        if attack.cancelled || !self.can_go_on(attack) {
            return self.cancel(attack);
        }
        let again = Frame::Attack(AttackStep::Decide);
        if !self.is_target(attack) {
            let lens = self.lens();
            let may = attack.strike != Strike::Warrior || !lens.no_attack(attack.seat);
            if !may || lens.attackable(attack.seat, attack.strike).is_empty() {
                return self.cancel(attack);
            }
            return match self.answer_cards() {
                None if self.state.aside().answer.take().is_none() => {
                    self.ask(again, attack.seat, Asked::Redeclare)
                }
                Some(cards) if !cards.is_empty() => {
                    let on = cards[0];
                    self.tell(Event::Attacked(attack.by, attack.strike, on));
                    self.state.aside().attack = Some(Attack { on, answered: false, ..attack });
                    self.push(Frame::Attack(AttackStep::Declared));
                }
                _ => self.cancel(attack),
            };
        }
        if attack.answered {
            match self.answer_yes() {
                None => return self.ask(again, attack.seat, Asked::Follow),
                Some(false) => return self.cancel(attack),
                Some(true) => {}
            }
        }
        self.state.aside().attack = None;
        self.push(Frame::Pending { absolute: false });
        self.battle(attack.by, attack.strike, attack.on);
        if self.is_over() {
            self.state.aside().stack.clear();
        }
    }

    fn cancel(&mut self, attack: Attack) {
        self.tell(Event::Cancelled(attack.by));
        self.state.aside().attack = None;
    }
}
