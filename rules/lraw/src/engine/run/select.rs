//! Selectors: the cards that an instruction acts on.

use super::{super::Engine, Spot};
use crate::{
    cards::{Place, Sel, Who},
    state::{Asked, Cards, Code},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// The cards of a selector that needs no choice.
    pub(super) fn known(&mut self, sel: &Sel) -> Option<Cards> {
        let me = self.me_now();
        let player = self.player_now();
        Some(match sel {
            Sel::This => [me.this].into_iter().collect(),
            Sel::Ev => self.run().item.events[0].into_iter().collect(),
            Sel::Ev2 => self.run().item.events[1].into_iter().collect(),
            Sel::T(group) => {
                let run = self.run();
                let at = group + usize::from(run.base);
                run.item.groups.get(at).map(|group| group.iter().copied().collect()).unwrap_or_default()
            }
            Sel::Prev => self.run().prev.clone(),
            Sel::Every(place, f) => self.lens().find(*place, f, me, player),
            Sel::Pick(..) => return None,
        })
    }

    /// The cards of a selector; `None` while somebody is being asked.
    pub(super) fn select(&mut self, spot: Spot, sel: &Sel) -> Option<Cards> {
        if let Some(cards) = self.known(sel) {
            return Some(cards);
        }
        let Sel::Pick(who, count, place, f) = sel else { return Some(Cards::new()) };
        if let Some(cards) = self.answer_cards() {
            return Some(cards);
        }
        if spot.step > 0 {
            return Some(Cards::new());
        }
        let (me, player) = (self.me_now(), self.player_now());
        let x = self.run().item.x;
        let lens = self.lens();
        let mut of = lens.find(*place, f, me, player);
        of.retain(|card| !lens.state.card(*card).on_field() || !lens.immune(*card, me.this));
        let (least, most) = lens.count(*count, x);
        let seat = self.chooser(*who, me.you, player);
        let (least, most) = (least.min(of.len()), most.min(of.len()));
        // A hand is asked about even where it leaves no choice, or nothing at all, since others do not see that (ASY-7).
        let held = |of: Who| {
            let seats = crate::sight::players(&self.state, of, me.you, player);
            seats.iter().any(|seat| !self.state.side(*seat).hand.is_empty())
        };
        let hidden = matches!(place, Place::Hand(of) if held(*of));
        if most == 0 && !hidden {
            return Some(Cards::new());
        }
        if least == of.len() && !hidden {
            return Some(of);
        }
        let (min, max) = (u8::try_from(least).unwrap_or(u8::MAX), u8::try_from(most).unwrap_or(u8::MAX));
        self.pause(spot, 1, seat, Asked::Cards { code: Code::Pick, of, min, max });
        None
    }

    fn chooser(&self, who: Who, you: Seat, player: Option<Seat>) -> Seat {
        crate::sight::players(&self.state, who, you, player).first().copied().unwrap_or(you)
    }

    /// What an instruction touched, for the one after it; how many is its amount.
    pub(super) fn touched(&mut self, cards: Cards) {
        let amount = crate::sight::count(cards.len());
        let run = self.run();
        run.amount = amount;
        // What was tried and touched nothing was not carried out (FX-10).
        run.done &= amount > 0;
        run.prev = cards;
    }

    /// The seats that an instruction names.
    pub(super) fn seats(&self, who: Who) -> Vec<Seat> {
        let me = self.me_now();
        crate::sight::players(&self.state, who, me.you, self.player_now()).to_vec()
    }
}
