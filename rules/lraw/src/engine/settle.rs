//! The state check after every instruction (LRAW-4.1.20), damage, and healing.

use super::{Engine, happen::Happened};
use crate::{
    cards::{Gs, Why},
    event::{Event, Softened},
    state::{Card, Zone},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// Warlords at their Damage Counter Max lose, Warriors at attack 0 are destroyed; until nothing changes.
    pub(super) fn settle(&mut self, why: Why) {
        for _ in 0..64 {
            if self.is_over() {
                return;
            }
            let lens = self.lens();
            let living = lens.state.living();
            let down = |seat: &&Seat| lens.state.side(**seat).damage >= lens.dcm(**seat);
            let fallen: Vec<Seat> = living.iter().filter(down).copied().collect();
            if !fallen.is_empty() {
                self.lose(&fallen, true);
                continue;
            }
            let state = lens.state;
            let mut spent: Vec<Card> = Vec::new();
            for seat in living {
                for (place, card) in (0_u8..).zip(state.side(seat).zone(Zone::Warrior)) {
                    let down = lens.sight.at(seat, place).is_some_and(|fighter| fighter.attack <= 0);
                    spent.extend(card.filter(|_| down));
                }
            }
            if spent.is_empty() {
                return;
            }
            self.destroy(&spent, why, true, None);
        }
    }

    /// Warriors are hit at the same time (LRAW-P, `hit`): the Warrior, how hard, and by what.
    pub(super) fn hit(&mut self, hits: &[(Card, i32, Card)], why: Why) -> Vec<(Card, i32)> {
        let mut taken = Vec::with_capacity(hits.len());
        let mut softened = Vec::with_capacity(hits.len());
        for (on, amount, by) in hits {
            let what = if *amount > 0 {
                self.soften(*on, *amount, *by, why == Why::Effect)
            } else {
                Softened::default()
            };
            taken.push((*on, what.taken));
            softened.push(what);
        }
        for ((on, left), what) in taken.iter().zip(softened) {
            let lying = self.state.card_mut(*on);
            lying.damage += left;
            lying.counters[0] = lying.counters[0].saturating_sub(u16::try_from(what.holy).unwrap_or(0));
            if what.stopped() > 0 {
                self.tell(Event::Spared(*on, what));
            }
            if *left > 0 {
                self.tell(Event::Hit(*on, *left, why));
            }
        }
        if why == Why::Battle {
            for ((on, left), (_, _, by)) in taken.iter().zip(hits) {
                if *left > 0 {
                    self.raise(&Happened::Dealt(*by, *on));
                }
            }
        }
        self.settle(why);
        for (on, left) in &taken {
            if *left > 0 && self.state.card(*on).on_field() {
                self.raise(&Happened::Hurt(*on));
            }
        }
        taken
    }

    /// A Warlord takes damage. `amplify` is for damage instructions (FX-14).
    pub(super) fn wound(&mut self, seat: Seat, amount: i32, why: Why, amplify: Option<Card>) {
        let more = amplify.map_or(0, |by| self.amplified(by));
        let left = self.soften_warlord(seat, amount + more);
        if left > 0 {
            self.state.aside().side_mut(seat).damage += left;
            self.tell(Event::Wounded(seat, left, why));
        }
    }

    /// Damage is taken off a Warlord, never below 0 (LRAW-2.3.12).
    pub(super) fn heal(&mut self, seat: Seat, amount: i32) {
        let side = self.state.aside().side_mut(seat);
        let healed = amount.clamp(0, side.damage);
        side.damage -= healed;
        if healed > 0 {
            self.tell(Event::Healed(seat, healed));
        }
    }

    /// What the game itself does at the end of an effect that rolled (LRAW-5.8.3).
    pub(super) fn after_rolls(&mut self, rolls: &[i32]) {
        for seat in self.state.living() {
            if self.state.side(seat).changed(Gs::AngelicaDice) {
                let healed = rolls.iter().map(|sum| sum.div_euclid(2)).sum();
                self.heal(seat, healed);
            }
        }
    }
}
