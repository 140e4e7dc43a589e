//! Declaring a volley (CHAOS-9): what each attack is, whom it meets, and which windows open.

use super::{About, Engine};
use crate::{
    cards::{Card, To, Trigger},
    eval::attack_of,
    event::Fact,
    state::Rest,
    volley::{Attack, Entry, Instance, Volley},
};
use skald_vocabulary::{interface::Seat, sealed::Sealed};

impl Engine<'_> {
    /// Declares a volley that was found legal, and asks whoever may answer it.
    pub fn declare(&mut self, entries: &[Entry]) {
        let by = self.state.active();
        let attacks: Vec<Attack> = entries.iter().map(|entry| attack_of(self.legal(), by, entry)).collect();
        let mut instances = Vec::new();
        for (at, attack) in (0..).zip(&attacks) {
            let instance = |target| Instance {
                attack: at,
                target,
                passed: None,
                answer: None,
                fates: (To::Nowhere, To::Nowhere),
                over: false,
            };
            match attack.target {
                Some(target) => instances.push(instance(target)),
                None => {
                    let legal = self.legal();
                    let met = self.state.opponents(by);
                    instances.extend(
                        met.filter(|seat| legal.could_hit(attack.card, attack.air, by, *seat)).map(instance),
                    );
                }
            }
        }
        for attack in &attacks {
            self.leave_hand(by, attack.card);
            if let Some(boost) = attack.boost {
                self.leave_hand(by, boost);
            }
            let side = self.state.side_mut(by);
            let user = side.row.iter().find(|of| of.id == attack.user).map(|of| of.card);
            if let Some(mark) = side.marks_mut(attack.user) {
                mark.used = true;
            }
            self.tell(Fact::Declared {
                seat: by,
                card: attack.card,
                user,
                boost: attack.boost,
                target: attack.target,
                offence: attack.offence,
                air: attack.air,
                unopposed: attack.unopposed,
            });
        }
        self.state.volleys = self.state.volleys.saturating_add(1);
        let id = self.state.next_id();
        let boosts: Vec<_> = attacks.iter().map(|attack| attack.boost).collect();
        self.state.volley = Some(Box::new(Volley {
            id,
            by,
            attacks,
            instances,
            plans: Sealed::ask([]),
            orders: Vec::new(),
            late_orders: Vec::new(),
            drops: Vec::new(),
            paused: None,
        }));
        self.run_boosts(by, &boosts);
        self.open_windows();
    }

    /// What boosts do beside changing their attack, at once.
    fn run_boosts(&mut self, by: Seat, boosts: &[Option<Card>]) {
        let pool = self.pool;
        for (at, boost) in boosts.iter().enumerate() {
            let Some(card) = boost else { continue };
            let mut about = About::own(by);
            self.run(pool.face(*card).on(Trigger::Boost), &mut about);
            if let Some(fate) = about.fate
                && let Some(volley) = &mut self.state.volley
                && let Some(attack) = volley.attacks.get_mut(at)
            {
                attack.boost_fate = fate;
            }
        }
        self.sweep_and_go_on();
    }

    /// Asks every player with an instance that may be opposed, all at once (CHAOS-12.10, 12.11, 9.16). Where a boost has ended the
    /// game, nobody is left to be asked, and the volley is over.
    fn open_windows(&mut self) {
        let Some(volley) = &mut self.state.volley else { return };
        let mut seats: Vec<Seat> = volley
            .instances
            .iter()
            .filter(|of| !of.over && !volley.attacks[usize::from(of.attack)].unopposed)
            .map(|of| of.target)
            .collect();
        seats.sort_unstable();
        seats.dedup();
        volley.plans = Sealed::ask(seats.iter().copied());
        if seats.is_empty() {
            return self.resolve_volley();
        }
        self.state.rest = Rest::Response;
        self.tell(Fact::Window { seats, late: false });
    }
}
