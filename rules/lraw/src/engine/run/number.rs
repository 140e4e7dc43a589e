//! Numbers while an item resolves.

use super::super::Engine;
use crate::cards::{Num, Sel};

impl Engine<'_> {
    /// A number now.
    pub(super) fn number(&mut self, number: &Num) -> i32 {
        let me = self.me_now();
        match number {
            Num::X => self.run().item.x,
            Num::Dice => self.run().dice,
            Num::Amount => self.run().amount,
            Num::Div(n, by) => self.number(n).div_euclid((*by).max(1)),
            Num::Plus(one, two) => self.number(one) + self.number(two),
            Num::Mul(n, by) => self.number(n) * by,
            Num::AtkOf(sel) => {
                let cards = self.fixed(sel);
                let lens = self.lens();
                cards.iter().map(|card| lens.attack(*card)).sum()
            }
            Num::CountersOn(sel, counter) => {
                let cards = self.fixed(sel);
                let lens = self.lens();
                cards.iter().map(|card| lens.counters(*card, *counter)).sum()
            }
            Num::Count(place, f) => {
                let player = self.player_now();
                if let crate::cards::Place::Erad(who) = place {
                    // Face-down cards count as well (LRAW-8.3.47).
                    let seats = crate::sight::players(&self.state, *who, me.you, player);
                    if *f == crate::cards::F::Any {
                        return seats
                            .iter()
                            .map(|seat| crate::sight::count(self.state.side(*seat).erad.len()))
                            .sum();
                    }
                }
                crate::sight::count(self.lens().find(*place, f, me, player).len())
            }
            Num::N(n) => *n,
        }
    }

    /// Cards that are known without a choice.
    fn fixed(&mut self, sel: &Sel) -> crate::state::Cards {
        self.known(sel).unwrap_or_default()
    }
}
