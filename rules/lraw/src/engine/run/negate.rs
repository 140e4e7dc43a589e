//! Negating, and changing the attack in progress (LRAW-3.4.70 to 3.4.78, 4.2.7).

use super::{super::Engine, Flow, Spot};
use crate::{
    cards::{Neg, Sel, Why},
    event::Event,
};

impl Engine<'_> {
    /// The answered item is negated, unless it is gone or protected.
    pub(super) fn fx_negate(&mut self, neg: &Neg, destroys: bool) -> Flow {
        let me = self.me_now();
        if let Neg::Conscription(_) = neg {
            let Some((card, _)) = self.state.announced else { return Flow::Done };
            if !self.lens().sworn(card) {
                self.state.aside().announced = Some((card, true));
                self.tell(Event::Negated(card));
            }
            return Flow::Done;
        }
        let Some(object) = self.run().item.object else { return Flow::Done };
        let lens = self.lens();
        let found =
            lens.state.sequence.iter().position(|item| item.id == object && lens.may_negate(neg, item, me));
        let Some(at) = found else { return Flow::Done };
        let Some(item) = self.state.aside().sequence.get_mut(at) else { return Flow::Done };
        item.negated = true;
        let source = item.source;
        self.tell(Event::Negated(source));
        if destroys {
            self.destroy(&[source], Why::Effect, false, Some(me.this));
        }
        Flow::Done
    }

    pub(super) fn fx_cancel(&mut self) -> Flow {
        let me = self.me_now();
        let by = self.state.attack.map(|attack| attack.by);
        if by.is_some_and(|by| !self.lens().immune(by, me.this))
            && let Some(attack) = &mut self.state.aside().attack
        {
            attack.cancelled = true;
        }
        Flow::Done
    }

    /// A change of target by an effect is no Board State Change (LRAW-4.2.7).
    pub(super) fn fx_retarget(&mut self, spot: Spot, sel: &Sel) -> Flow {
        let Some(cards) = self.select(spot, sel) else { return Flow::Asks };
        let on = cards.first().copied().filter(|card| self.state.card(*card).warrior_place().is_some());
        if let (Some(attack), Some(on)) = (&mut self.state.aside().attack, on) {
            attack.on = on;
        }
        Flow::Done
    }
}
