//! Warlords, Veils, Guardians, and the game itself.

use super::{super::Engine, Flow, Spot};
use crate::{
    cards::{Extra, Gs, Num, Who},
    event::Event,
    state::mark,
};

impl Engine<'_> {
    pub(super) fn fx_heal(&mut self, who: Who, n: &Num) -> Flow {
        let amount = self.number(n);
        for seat in self.seats(who) {
            self.heal(seat, amount);
        }
        Flow::Done
    }

    /// A reset: neither damage nor healing (LRAW-7.1.1).
    pub(super) fn fx_set_damage(&mut self, who: Who, n: &Num) -> Flow {
        let amount = self.number(n);
        for seat in self.seats(who) {
            self.state.side_mut(seat).damage = amount;
            self.tell(Event::Healed(seat, 0));
        }
        Flow::Done
    }

    /// More of something this turn (FX-11).
    pub(super) fn fx_allow(&mut self, spot: Spot, extra: &Extra) -> Flow {
        let you = self.me_now().you;
        match extra {
            Extra::Attack(sel, n) => {
                let Some(cards) = self.select(spot, sel) else { return Flow::Asks };
                for card in cards {
                    self.state.card_mut(card).more += n;
                }
            }
            Extra::Conscription(n) => self.state.side_mut(you).more_conscriptions += n,
            Extra::Sa(n) => self.state.side_mut(you).more_sa += n,
            Extra::Consume(n) => self.state.side_mut(you).more_consume += n,
            Extra::BothAttacks => {
                let warlord = self.state.side(you).warlord;
                self.state.card_mut(warlord).marks |= mark::BOTH;
            }
        }
        Flow::Done
    }

    /// The game itself changes for the rest of it; a second time adds nothing (5.8).
    pub(super) fn fx_change(&mut self, gs: Gs) -> Flow {
        let you = self.me_now().you;
        let side = self.state.side_mut(you);
        if !side.changed(gs) && side.changes.try_push(gs).is_ok() {
            self.tell(Event::Changed(you, gs));
        }
        Flow::Done
    }

    pub(super) fn fx_veil_down(&mut self, who: Who, n: &Num) -> Flow {
        let count = u8::try_from(self.number(n)).unwrap_or(0);
        for seat in self.seats(who) {
            let side = self.state.side_mut(seat);
            if side.pierced.is_some() {
                continue;
            }
            side.veil_left = side.veil_left.saturating_sub(count);
            if side.veil_left == 0 {
                self.pierce(seat);
            }
        }
        Flow::Done
    }

    /// Never above the starting value (LRAW-2.0.10).
    pub(super) fn fx_ap(&mut self, who: Who, n: &Num) -> Flow {
        let more = self.number(n);
        for seat in self.seats(who) {
            let side = self.state.side_mut(seat);
            side.ap = (side.ap + more).clamp(0, side.ap_most);
        }
        Flow::Done
    }
}
