//! Locks, shields and guards: rules and replacements for a time (FX-11).

use super::{super::Engine, Flow, Spot};
use crate::{
    cards::{Dur, Sel},
    state::{Card, Thing},
};

impl Engine<'_> {
    /// A rule or a replacement exists from now on; the position points at the instruction that made it.
    pub(super) fn fx_made(&mut self, spot: Spot, dur: Dur, count: u8, card: Option<Card>) -> Flow {
        let me = self.me_now();
        let thing = Thing::Made { script: spot.script, at: spot.at, card, left: count };
        self.last(me, thing, dur);
        Flow::Done
    }

    pub(super) fn fx_guard(&mut self, spot: Spot, sel: &Sel, count: u8, dur: Dur) -> Flow {
        let Some(cards) = self.select(spot, sel) else { return Flow::Asks };
        for card in &cards {
            if self.state.card(*card).on_field() {
                self.fx_made(spot, dur, count, Some(*card));
            }
        }
        self.touched(cards);
        Flow::Done
    }
}
