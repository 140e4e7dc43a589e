//! Counters on cards and in zones.

use super::{super::Engine, super::happen::Happened, Flow, Spot};
use crate::{
    cards::{Counter, F, Gs, Legion, Num, Sel, Who, counter_index},
    event::Event,
    state::{Asked, Frame},
};

impl Engine<'_> {
    /// (Bestow) n counters, on face-up cards; Holy Counters on Angels alone (LRAW-8.1.22, 5.8.15).
    pub(super) fn fx_place(&mut self, spot: Spot, sel: &Sel, counter: Counter, n: &Num) -> Flow {
        let Some(cards) = self.select(spot, sel) else { return Flow::Asks };
        let me = self.me_now();
        let count = self.number(n);
        let more = self.state.seats().any(|seat| self.state.side(seat).changed(Gs::EthelAle));
        let count = if counter == Counter::Ale && count >= 1 && more { count + 2 } else { count };
        let Some(at) = counter_index(counter) else { return Flow::Done };
        for card in &cards {
            let lying = self.state.card(*card);
            let lens_ok = lying.on_field() && lying.up;
            let lens = self.lens();
            let fits = counter != Counter::Holy || lens.legion(*card) == Legion::Angel;
            if !lens_ok || !fits || lens.immune(*card, me.this) || count <= 0 {
                continue;
            }
            let counters = &mut self.state.card_mut(*card).counters[at];
            *counters = counters.saturating_add(u16::try_from(count).unwrap_or(u16::MAX));
            self.tell(Event::Counters(*card, counter, count));
            self.raise(&Happened::Placed(counter, *card));
        }
        self.touched(cards);
        Flow::Done
    }

    pub(super) fn fx_take(&mut self, spot: Spot, sel: &Sel, counter: Counter, n: &Num) -> Flow {
        let Some(cards) = self.select(spot, sel) else { return Flow::Asks };
        let count = u16::try_from(self.number(n)).unwrap_or(0);
        let Some(at) = counter_index(counter) else { return Flow::Done };
        for card in &cards {
            let counters = &mut self.state.card_mut(*card).counters[at];
            let taken = count.min(*counters);
            *counters -= taken;
            self.tell(Event::Counters(*card, counter, -i32::from(taken)));
        }
        self.touched(cards);
        Flow::Done
    }

    /// Any number of counters comes off your cards; how many of which is chosen (LRAW-8.3.8).
    pub(super) fn fx_remove_any(&mut self, spot: Spot, counter: Counter, f: &F) -> Flow {
        let me = self.me_now();
        let of = self.lens().counters_on(counter, f, me);
        let max = of.iter().fold(0_u8, |sum, (_, there)| sum.saturating_add(*there));
        if spot.step == 0 && max > 0 {
            return self.pause(spot, 1, me.you, Asked::Counters { of, min: 0, max });
        }
        let chosen = self.answer_price().flatten().unwrap_or_default().counters;
        self.take_counters(counter, &chosen);
        let count = chosen.iter().map(|(_, n)| i32::from(*n)).sum();
        let run = self.run();
        (run.item.x, run.amount) = (count, count);
        Flow::Done
    }

    pub(super) fn fx_trap(&mut self, who: Who, n: &Num) -> Flow {
        let by = self.me_now().this;
        let left = u8::try_from(self.number(n)).unwrap_or(0);
        for on in self.seats(who) {
            self.push(Frame::Trap { on, left, by });
        }
        Flow::Done
    }
}
