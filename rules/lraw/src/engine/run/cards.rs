//! Decks: drawing, milling, searching, looking.

use super::{super::Engine, Flow, Spot};
use crate::{
    cards::{Cnt, Dest, F, Gs, Kind, Legion, Num, Who},
    event::Event,
    state::{Asked, At, Card, Cards, Code, Entry, Frame},
};

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
        for met in self.state.aside().pending.iter_mut().skip(before) {
            met.late = true;
        }
        for card in risen.into_iter().rev() {
            let owner = self.state.card(card).owner;
            self.push(Frame::Enter(Entry { revived: true, offered: true, ..Entry::new(card, owner, owner) }));
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
        Flow::Done
    }

    /// Looks through your own deck (6.2). Warriors for whom there is no room are not taken; with no room at all nothing
    /// happens (LRAW-3.4.13).
    pub(super) fn fx_search(&mut self, spot: Spot, count: Cnt, f: &F, to: Dest) -> Flow {
        let me = self.me_now();
        let enters = to == Dest::Conscript;
        if spot.step == 0 {
            let room = if enters { self.room(me.you) } else { usize::MAX };
            if room == 0 {
                self.touched(Cards::new());
                return Flow::Done;
            }
            let x = self.run().item.x;
            let lens = self.lens();
            let mut of = lens.state.side(me.you).deck.clone();
            of.reverse();
            of.retain(|card| lens.fits(f, *card, me));
            let (least, most) = lens.count(count, x);
            // Where taking none would be allowed, that nothing fits is not told by not asking (ASY-7). Where one has to be taken,
            // finding nothing says so itself.
            let silent = least == 0 && !lens.state.side(me.you).deck.is_empty();
            let most = most.min(of.len()).min(room);
            if most > 0 || silent {
                let (min, max) = (byte(least.min(most)), byte(most));
                return self.pause(spot, 1, me.you, Asked::Cards { code: Code::Search, of, min, max });
            }
        }
        let found = self.answer_cards().unwrap_or_default();
        if found.is_empty() {
            self.tell(Event::Missed(me.you));
        }
        if *f != F::Any {
            // What was asked for by a condition is proved (LRAW-6.2.1).
            found.iter().for_each(|card| self.tell(Event::Shown(*card)));
        }
        if enters {
            // The deck is shuffled without those that leave it.
            self.line_up(&found, &Entry { conscripted: true, ..Entry::new(me.this, me.you, me.you) });
            let side = self.state.side_mut(me.you);
            side.deck.retain(|card| !found.contains(card));
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
        let keep = keep.min(byte(top.len()));
        if spot.step == 0 {
            self.note(me.you, me.you, false, &top);
            self.tell(Event::Looked(me.you, top.clone()));
        }
        match spot.step {
            0 if top.len() > 1 => {
                let what = Asked::Cards { code: Code::Look, of: top, min: keep, max: keep };
                return self.pause(spot, 1, me.you, what);
            }
            0 => self.run().found = top.iter().copied().take(usize::from(keep)).collect(),
            1 => {
                let chosen = self.answer_cards().unwrap_or_default();
                self.run().found = chosen.clone();
                if chosen.len() > 1 && matches!(first, Dest::Top | Dest::Bottom) {
                    return self.pause(spot, 2, me.you, Asked::Order { code: Code::Order, of: chosen });
                }
            }
            2 => self.run().found = self.answer_cards().unwrap_or_default(),
            _ => {}
        }
        if matches!(spot.step, 1 | 2) {
            let chosen = self.run().found.clone();
            let left: Cards = top.iter().copied().filter(|card| !chosen.contains(card)).collect();
            if left.len() > 1 {
                return self.pause(spot, 3, me.you, Asked::Order { code: Code::Order, of: left });
            }
        }
        let chosen = std::mem::take(&mut self.run().found);
        let ordered = self.answer_cards();
        let left =
            ordered.unwrap_or_else(|| top.iter().copied().filter(|card| !chosen.contains(card)).collect());
        self.carry_in_order(&left, rest);
        self.carry_in_order(&chosen, first);
        self.laid(&left, rest);
        self.laid(&chosen, first);
        Flow::Done
    }

    /// Cards are moved so that the first of an order lies nearest to the top.
    fn carry_in_order(&mut self, cards: &[Card], to: Dest) {
        let mut cards = cards.to_vec();
        if to == Dest::Top {
            cards.reverse();
        }
        cards.into_iter().for_each(|card| self.carry(card, to));
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
        self.tell(Event::Cut(seat, u16::try_from(below).unwrap_or(u16::MAX)));
        let card = self.state.side_mut(seat).deck.remove(at);
        self.hold_unseen(seat, card);
        self.tell(Event::Drew(seat, card));
        Flow::Done
    }
}

/// A count as a question states it.
fn byte(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
