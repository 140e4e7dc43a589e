//! The field: moving, destroying, sacrificing, damage, attack, keywords.

use super::{super::Engine, Flow, Spot};
use crate::{
    cards::{Dest, Dur, F, Hit, Keyword, Num, Sel, Who, Why},
    sight::Me,
    state::{Asked, At, Card, Cards, Code, Lasting, Thing, Until},
};

use super::super::leave::How;

impl Engine<'_> {
    pub(super) fn fx_move(&mut self, spot: Spot, sel: &Sel, to: Dest) -> Flow {
        let Some(cards) = self.select(spot, sel) else { return Flow::Asks };
        let me = self.me_now();
        let mut going = Vec::new();
        let mut others = Vec::new();
        for card in cards {
            let at = self.state.card(card).at;
            match at {
                At::Field(..) if !self.lens().immune(card, me.this) => going.push((card, to)),
                At::Gone | At::Field(..) | At::Command | At::Essence | At::Under(_) => {}
                // A Warrior that recycles is shuffled into a deck in which it is not yet.
                At::Deck if to == Dest::Shuffle => {}
                _ => others.push(card),
            }
        }
        self.leave(&going, How::Moved);
        for card in &others {
            self.carry(*card, to);
        }
        let moved: Cards = going.iter().map(|(card, _)| *card).chain(others).collect();
        self.touched(moved);
        Flow::Done
    }

    pub(super) fn fx_destroy(&mut self, spot: Spot, sel: &Sel) -> Flow {
        let Some(cards) = self.select(spot, sel) else { return Flow::Asks };
        let me = self.me_now();
        let gone = self.destroy(&cards, Why::Effect, false, Some(me.this));
        self.touched(gone.into_iter().collect());
        Flow::Done
    }

    /// Each player named gives up own cards; it neither destroys nor targets (LRAW-3.4.46).
    pub(super) fn fx_sacrifice(&mut self, spot: Spot, who: Who, n: &Num, f: &F) -> Flow {
        let me = self.me_now();
        let count = usize::try_from(self.number(n)).unwrap_or(0);
        let seats = self.seats(who);
        let mut at = spot.step;
        if let Some(cards) = self.answer_cards() {
            let seat = seats.get(usize::from(at).wrapping_sub(1)).copied().unwrap_or(me.you);
            self.run().chosen.push((seat, cards));
        }
        while let Some(seat) = seats.get(usize::from(at)).copied() {
            let of: Cards = self.lens().sacrifices(seat, f, me).collect();
            at += 1;
            let least = count.min(of.len());
            if least == of.len() || least == 0 {
                self.run().chosen.push((seat, of.into_iter().take(least).collect()));
            } else {
                let least = u8::try_from(least).unwrap_or(u8::MAX);
                return self.pause(
                    spot,
                    at,
                    seat,
                    Asked::Cards { code: Code::Sacrifice, of, min: least, max: least },
                );
            }
        }
        let chosen = std::mem::take(&mut self.run().chosen);
        let all: Vec<Card> = chosen.into_iter().flat_map(|(_, cards)| cards).collect();
        let going: Vec<(Card, Dest)> = all.iter().map(|card| (*card, Dest::Discard)).collect();
        self.leave(&going, How::Moved);
        self.touched(all);
        Flow::Done
    }

    pub(super) fn fx_damage(&mut self, spot: Spot, hit: &Hit, n: &Num) -> Flow {
        let me = self.me_now();
        match hit {
            Hit::Warlord(who) => {
                let amount = self.number(n);
                for seat in self.seats(*who) {
                    self.wound(seat, amount, Why::Effect, Some(me.this));
                }
            }
            Hit::Cards(sel) => {
                let Some(cards) = self.select(spot, sel) else { return Flow::Asks };
                let amount = self.number(n);
                let hits: Vec<(Card, i32, Card)> = cards
                    .iter()
                    .filter(|card| self.state.card(**card).warrior_place().is_some())
                    .map(|card| (*card, amount, me.this))
                    .collect();
                self.hit(&hits, Why::Effect);
                self.touched(cards);
            }
        }
        Flow::Done
    }

    /// (Bestow) n Atk (FX-8).
    pub(super) fn fx_atk(&mut self, spot: Spot, sel: &Sel, n: &Num, dur: Dur) -> Flow {
        let Some(cards) = self.select(spot, sel) else { return Flow::Asks };
        let more = self.number(n);
        let me = self.me_now();
        for card in &cards {
            let there = self.state.card(*card).warrior_place().is_some();
            if there && !self.lens().immune(*card, me.this) {
                self.last(me, Thing::Attack(*card, more), dur);
            }
        }
        self.touched(cards);
        Flow::Done
    }

    /// A keyword is granted; one that cannot gain any stays as it is (LRAW-P.1).
    pub(super) fn fx_give(&mut self, spot: Spot, sel: &Sel, keyword: &Keyword, dur: Dur) -> Flow {
        let Some(cards) = self.select(spot, sel) else { return Flow::Asks };
        let me = self.me_now();
        for card in &cards {
            let there = self.state.card(*card).warrior_place().is_some();
            let lens = self.lens();
            if there && !lens.locked(*card) && !lens.immune(*card, me.this) {
                self.last(me, Thing::Word(*card, keyword.id), dur);
            }
        }
        self.touched(cards);
        Flow::Done
    }

    /// Something lasts from now on.
    pub(super) fn last(&mut self, me: Me, thing: Thing, dur: Dur) {
        let until = match dur {
            Dur::Perm => Until::Leaves,
            Dur::EndTurn => Until::EndTurn,
            Dur::YourNext => Until::Start(me.you),
            Dur::OppTurn => Until::AfterTurn(self.state.turn),
        };
        let since = self.stamp();
        self.state.lasting.push(Lasting { since, by: me.you, source: me.this, thing, until });
    }
}
