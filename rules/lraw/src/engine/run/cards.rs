//! Decks: drawing, milling, searching, looking.

use super::{super::Engine, Flow, Spot};
use crate::{
    cards::{Cnt, Dest, F, Gs, Kind, Legion, Num, Who},
    event::Event,
    state::{Asked, At, Card, Cards, Code, Entry, Frame, Zone},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    pub(super) fn fx_draw(&mut self, who: Who, n: &Num) -> Flow {
        let count = self.number(n);
        for seat in self.seats(who) {
            let drawn = self.draw(seat, count);
            self.run().amount = drawn;
        }
        Flow::Done
    }

    pub(super) fn fx_mill(&mut self, who: Who, n: &Num, to: Dest) -> Flow {
        let count = self.number(n);
        let mut all = Vec::new();
        for seat in self.seats(who) {
            all.extend(self.top(seat, count));
        }
        self.milled(&all, to);
        Flow::Done
    }

    /// Mills, and lets the Grimm rise (LRAW-5.8.10).
    fn milled(&mut self, cards: &[Card], to: Dest) {
        let before = self.state.pending.len();
        self.mill(cards, to);
        self.rise(cards, before);
        self.touched(cards.to_vec());
    }

    /// "Grimm" Undead Warriors that a "Grimm" card sent from their owner's deck may come back; their other triggers wait
    /// until after that.
    fn rise(&mut self, cards: &[Card], before: usize) {
        let me = self.me_now();
        let kind = self.face(me.this).kind;
        let lens = self.lens();
        let grimm = matches!(kind, Kind::Unified | Kind::Fortified) && lens.bears_word(me.this, "Grimm");
        let risen: Vec<Card> = cards
            .iter()
            .copied()
            .filter(|card| {
                let lying = lens.state.card(*card);
                let changed = lens.state.side(lying.owner).changed(Gs::MortisRise);
                grimm
                    && changed
                    && lying.at == At::Discard
                    && lens.pool.face(lying.face).kind == Kind::Warrior
                    && lens.bears_word(*card, "Grimm")
                    && lens.legion(*card) == Legion::Undead
            })
            .collect();
        if risen.is_empty() {
            return;
        }
        for met in self.state.pending.iter_mut().skip(before) {
            met.late = true;
        }
        for card in risen.into_iter().rev() {
            let owner = self.state.card(card).owner;
            if self.state.side(owner).free(Zone::Warrior).next().is_some() {
                let entry = entry(card, owner, owner);
                self.push(Frame::Enter(Entry { revived: true, step: 1, ..entry }));
            }
        }
    }

    pub(super) fn fx_mill_up(&mut self, spot: Spot, who: Who, most: u8, to: Dest) -> Flow {
        let Some(seat) = self.seats(who).first().copied() else { return Flow::Done };
        let you = self.me_now().you;
        let max = most.min(u8::try_from(self.state.side(seat).deck.len()).unwrap_or(u8::MAX));
        let count = match self.answer_number() {
            Some(count) => count,
            None => return self.pause(spot, 1, you, Asked::Number { code: Code::Scour, min: 0, max }),
        };
        let cards = self.top(seat, i32::from(count));
        self.milled(&cards, to);
        self.run().done = count > 0;
        Flow::Done
    }

    /// Looks through your own deck (6.2).
    pub(super) fn fx_search(&mut self, spot: Spot, count: Cnt, f: &F, to: Dest) -> Flow {
        let me = self.me_now();
        if spot.step == 0 {
            let x = self.run().item.x;
            let lens = self.lens();
            let of: Cards = lens
                .state
                .side(me.you)
                .deck
                .iter()
                .rev()
                .copied()
                .filter(|card| lens.fits(f, *card, me))
                .collect();
            let (least, most) = lens.count(count, x);
            let (least, most) = (least.min(of.len()), most.min(of.len()));
            if most > 0 {
                let (min, max) =
                    (u8::try_from(least).unwrap_or(u8::MAX), u8::try_from(most).unwrap_or(u8::MAX));
                return self.pause(spot, 1, me.you, Asked::Cards { code: Code::Search, of, min, max });
            }
        }
        let found = self.answer_cards().unwrap_or_default();
        for card in &found {
            self.tell(Event::Shown(*card));
        }
        if to == Dest::Conscript {
            // The deck is shuffled once the effect has resolved; the cards leave it first.
            let base = entry(me.this, me.you, me.you);
            self.line_up(&found, &Entry { conscripted: true, ..base });
            let rest: Vec<Card> =
                self.state.side(me.you).deck.iter().copied().filter(|card| !found.contains(card)).collect();
            self.state.side_mut(me.you).deck = rest;
            self.shuffle(me.you);
            self.state.side_mut(me.you).deck.extend(found.iter().copied());
        } else {
            for card in &found {
                self.carry(*card, to);
            }
            self.shuffle(me.you);
        }
        self.touched(found);
        Flow::Done
    }

    /// Looks at the top cards of your deck (FX-6).
    pub(super) fn fx_look(&mut self, spot: Spot, n: &Num, keep: u8, first: Dest, rest: Dest) -> Flow {
        let me = self.me_now();
        let count = self.number(n);
        let top: Cards = self.top(me.you, count).into_iter().collect();
        let keep = keep.min(u8::try_from(top.len()).unwrap_or(u8::MAX));
        match spot.step {
            0 if top.len() > 1 => {
                let what = Asked::Cards { code: Code::Look, of: top, min: keep, max: keep };
                return self.pause(spot, 1, me.you, what);
            }
            0 => self.run().found = top.clone(),
            1 => {
                let chosen = self.answer_cards().unwrap_or_default();
                self.run().found = chosen.clone();
                let left: Cards = top.iter().copied().filter(|card| !chosen.contains(card)).collect();
                if left.len() > 1 {
                    return self.pause(spot, 2, me.you, Asked::Order { code: Code::Order, of: left });
                }
            }
            _ => {}
        }
        let chosen = std::mem::take(&mut self.run().found);
        let ordered = self.answer_cards();
        let left =
            ordered.unwrap_or_else(|| top.iter().copied().filter(|card| !chosen.contains(card)).collect());
        // The first of an order lies nearest to the top.
        for card in &left {
            self.carry(*card, rest);
        }
        for card in chosen.iter().rev() {
            self.carry(*card, first);
        }
        Flow::Done
    }

    /// An opponent cuts your deck, and you draw from there (LRAW-8.3.27).
    pub(super) fn fx_plunder(&mut self) -> Flow {
        let seat = self.me_now().you;
        let count = u32::try_from(self.state.side(seat).deck.len()).unwrap_or(0);
        if count == 0 {
            return Flow::Done;
        }
        let below = if count == 1 { 0 } else { 1 + self.dice.pick("cut", count - 1) };
        let at = usize::try_from(count - 1 - below).unwrap_or(0);
        let card = self.state.side_mut(seat).deck.remove(at);
        self.state.card_mut(card).at = At::Hand;
        self.state.side_mut(seat).hand.push(card);
        self.tell(Event::Drew(seat, card));
        Flow::Done
    }
}

/// A card that enters on a side of its controller's choice.
pub(super) const fn entry(card: Card, side: Seat, chooser: Seat) -> Entry {
    Entry {
        card,
        side,
        chooser,
        revived: false,
        conscripted: false,
        stolen: false,
        moved: false,
        only: 0,
        step: 0,
    }
}
