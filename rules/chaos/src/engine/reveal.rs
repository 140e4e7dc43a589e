//! Plans: given in secret, revealed together, and the second window of those to whom an attack was passed on (CHAOS-12).

use super::Engine;
use crate::{cards::Card, event::Fact, state::Rest, volley::Plan};
use skald_vocabulary::{interface::Seat, sealed::Sealed};

impl Engine<'_> {
    /// A player gives or changes a plan. With the last one all are revealed.
    pub fn plan(&mut self, seat: Seat, plan: Plan) {
        let Some(volley) = &mut self.state.volley else { return };
        let first = volley.plans.own(seat).is_none();
        volley.plans.give(seat, plan);
        if first {
            self.tell(Fact::Ready(seat));
        }
        self.reveal_if_complete();
    }

    /// Reveals all plans once none is missing (CHAOS-12.13).
    pub(super) fn reveal_if_complete(&mut self) {
        if !matches!(self.state.rest, Rest::Response | Rest::Redirect) {
            return;
        }
        let late = self.state.rest == Rest::Redirect;
        let Some(volley) = &mut self.state.volley else { return };
        match std::mem::take(&mut volley.plans).release() {
            Err(incomplete) => volley.plans = incomplete,
            Ok(plans) => {
                for (seat, plan) in plans {
                    self.reveal(seat, plan, late);
                }
                self.after_reveal(late);
            }
        }
    }

    /// One plan is revealed: its cards move from hand to the clash.
    fn reveal(&mut self, seat: Seat, plan: Plan, late: bool) {
        for (number, card, heir) in &plan.answers {
            if self.state.side(seat).holds(*card) == 0 {
                continue;
            }
            let Some(volley) = &self.state.volley else { return };
            let at = usize::from(*number);
            let Some(instance) = volley.instances.get(at).filter(|of| !of.over && of.target == seat) else {
                continue;
            };
            let attack = volley.attacks[usize::from(instance.attack)].clone();
            let against = attack.card;
            let by = volley.by;
            let heir = heir.map(|wanted| {
                let legal = self.legal();
                let heirs: Vec<Seat> = legal.heirs(&attack, by, seat).collect();
                if heirs.contains(&wanted) { Some(wanted) } else { heirs.first().copied() }
            });
            self.leave_hand(seat, *card);
            self.tell(Fact::Answered { seat, card: *card, against });
            self.lay_answer(at, seat, *card, heir.flatten());
            match heir {
                Some(Some(to)) => self.tell(Fact::PassedOn { seat, to, card: against }),
                Some(None) => self.tell(Fact::NobodyLeft { seat, card: against }),
                None => {}
            }
        }
        let Some(volley) = &mut self.state.volley else { return };
        let orders = if late { &mut volley.late_orders } else { &mut volley.orders };
        orders.push((seat, plan.order));
        volley.drops.push((seat, plan.drops));
    }

    fn lay_answer(&mut self, at: usize, seat: Seat, card: Card, heir: Option<Seat>) {
        let Some(volley) = &mut self.state.volley else { return };
        let Some(instance) = volley.instances.get_mut(at) else { return };
        match heir {
            Some(to) => {
                instance.passed = Some((seat, card));
                instance.target = to;
            }
            None => instance.answer = Some(card),
        }
    }

    /// Opens the windows of the new targets, or resolves the volley.
    fn after_reveal(&mut self, late: bool) {
        let Some(volley) = &mut self.state.volley else { return };
        let mut heirs: Vec<Seat> = volley
            .instances
            .iter()
            .filter(|of| !late && !of.over && of.passed.is_some())
            .map(|of| of.target)
            .collect();
        heirs.sort_unstable();
        heirs.dedup();
        if heirs.is_empty() {
            return self.resolve_volley();
        }
        volley.plans = Sealed::ask(heirs.iter().copied());
        self.state.rest = Rest::Redirect;
        self.tell(Fact::Window { seats: heirs, late: true });
    }
}
