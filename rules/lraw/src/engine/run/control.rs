//! Entering play by effects, and changes of control (LRAW-3.4.10 to 3.4.14, 8.3.38, 8.3.43).

use super::{super::Engine, Flow, Spot};
use crate::{
    cards::{Gs, Kind, Legion, Num, Phrase, Sel, Who},
    event::Event,
    state::{Asked, At, Card, Cards, Code, Entry, Frame, Lying, ZONES, Zone, mark},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    pub(super) fn fx_conscript(&mut self, spot: Spot, sel: &Sel) -> Flow {
        let me = self.me_now();
        let out = |at: At| !matches!(at, At::Field(..) | At::Gone);
        let Some(cards) = self.entering(spot, sel, self.free_places(me.you), out) else { return Flow::Asks };
        self.line_up(&cards, &Entry { conscripted: true, ..Entry::new(me.this, me.you, me.you) });
        self.touched(cards);
        Flow::Done
    }

    /// Those that enter: of more than there is room for their controller chooses (LRAW-3.4.13). `None` while somebody is
    /// asked.
    fn entering(&mut self, spot: Spot, sel: &Sel, places: u8, may: impl Fn(At) -> bool) -> Option<Cards> {
        if spot.step == 2 {
            return Some(self.answer_cards().unwrap_or_default());
        }
        let mut cards = self.select(spot, sel)?;
        cards.retain(|card| may(self.state.card(*card).at));
        let room = u8::try_from(places.count_ones()).unwrap_or(0);
        if cards.len() <= usize::from(room) {
            return Some(cards);
        }
        if room == 0 {
            return Some(Cards::new());
        }
        let you = self.me_now().you;
        self.pause(spot, 2, you, Asked::Cards { code: Code::Pick, of: cards, min: room, max: room });
        None
    }

    /// How many Warriors a player has room for.
    pub(super) fn room(&self, seat: Seat) -> usize {
        self.state.side(seat).free(Zone::Warrior).count()
    }

    /// From a discard pile or Eradication Zone (LRAW-3.4.10); beside the source with `beside` (LRAW-8.3.14).
    pub(super) fn fx_revive(&mut self, spot: Spot, sel: &Sel, beside: bool) -> Flow {
        let me = self.me_now();
        let mut only = 0;
        if beside {
            let Some(place) = self.state.card(me.this).warrior_place() else { return Flow::Done };
            let around = [place.checked_sub(1), Some(place + 1)].into_iter().flatten();
            only = around.filter(|at| usize::from(*at) < ZONES).fold(0, |bits, at| bits | 1 << at);
        }
        let free = self.free_places(me.you);
        let free = if beside { free & only } else { free };
        let dead = |at: At| matches!(at, At::Discard | At::Erad);
        let Some(mut cards) = self.entering(spot, sel, free, dead) else { return Flow::Asks };
        cards.retain(|card| self.state.card(*card).up);
        for card in cards.iter().rev() {
            let proof = self.proves(*card);
            let entry = Entry { revived: true, only, proof, ..Entry::new(*card, me.you, me.you) };
            self.push(Frame::Enter(entry));
        }
        self.touched(cards);
        Flow::Done
    }

    /// Whether a Warrior is a "Putrid" one that comes back by a "Putrid" card of a player with that change (LRAW-5.8.11).
    fn proves(&mut self, card: Card) -> bool {
        let me = self.me_now();
        let kind = self.face(me.this).kind;
        let changed = self.state.side(me.you).changed(Gs::MaladyProof);
        let lens = self.lens();
        let putrid = |card: Card| lens.bears_word(card, "Putrid") && lens.legion(card) == Legion::Undead;
        changed && matches!(kind, Kind::Unified | Kind::Fortified) && putrid(me.this) && putrid(card)
    }

    /// Tokens are made, at most five of one name by owner (LRAW-2.0.9, 3.4.11).
    pub(super) fn fx_manifest(&mut self, token: Phrase, n: &Num, who: Who) -> Flow {
        let me = self.me_now();
        let Some(face) = self.pool.named(token.0) else { return Flow::Done };
        let there = self
            .state
            .cards
            .iter()
            .filter(|lying| lying.face == face && lying.owner == me.you && lying.on_field())
            .count();
        let count = usize::try_from(self.number(n)).unwrap_or(0);
        let mut left = ZONES.saturating_sub(there);
        for side in self.seats(who) {
            let made = count.min(left).min(self.room(side));
            left -= made;
            for _ in 0..made {
                let card = self.token(face, me.you);
                self.push(Frame::Enter(Entry { step: 1, ..Entry::new(card, side, me.you) }));
            }
        }
        Flow::Done
    }

    /// A Token that is about to be made. Those that are gone are made again.
    fn token(&mut self, face: crate::cards::FaceId, owner: Seat) -> Card {
        let waits = |card: Card, stack: &[Frame]| {
            stack.iter().any(|frame| matches!(frame, Frame::Enter(entry) if entry.card == card))
        };
        let old = self.all_cards().find(|card| {
            let lying = self.state.card(*card);
            lying.face == face
                && lying.owner == owner
                && lying.at == At::Gone
                && !waits(*card, &self.state.stack)
        });
        if let Some(card) = old {
            return card;
        }
        let card = Card(u16::try_from(self.state.cards.len()).unwrap_or(u16::MAX));
        self.state.cards.push(Lying { resolved: true, ..Lying::new(face, owner, At::Gone, true) });
        card
    }

    pub(super) fn fx_take_control(&mut self, spot: Spot, sel: &Sel) -> Flow {
        let Some(cards) = self.select(spot, sel) else { return Flow::Asks };
        let me = self.me_now();
        for card in cards.iter().rev() {
            let lying = self.state.card(*card);
            let (place, side, at) = (lying.warrior_place(), lying.side, lying.at);
            if at == At::Discard {
                // LRAW-5.8.8: no Revival, but it enters play.
                self.push(Frame::Enter(Entry { step: 1, ..Entry::new(*card, me.you, me.you) }));
            } else if place.is_some() && side != me.you && !self.lens().immune(*card, me.this) {
                self.push(Frame::Enter(Entry { moved: true, step: 1, ..Entry::new(*card, me.you, me.you) }));
            }
        }
        self.touched(cards);
        Flow::Done
    }

    /// The source equips a Warrior.
    pub(super) fn fx_equip(&mut self, spot: Spot, sel: &Sel) -> Flow {
        let Some(cards) = self.select(spot, sel) else { return Flow::Asks };
        let me = self.me_now();
        let host = cards.first().copied().filter(|card| self.state.card(*card).warrior_place().is_some());
        if self.state.card(me.this).on_field() {
            self.state.card_mut(me.this).host = host;
        }
        self.touched(cards);
        Flow::Done
    }

    /// The source becomes a Unified ARM on a Warrior, which becomes a "Duxvox" Orc (LRAW-8.3.43).
    pub(super) fn fx_weaponize(&mut self, spot: Spot, sel: &Sel) -> Flow {
        let me = self.me_now();
        let place = self.state.side(me.you).free(Zone::Unified).next();
        let there =
            self.state.card(me.this).warrior_place().is_some() && self.state.card(me.this).side == me.you;
        let Some(place) = place.filter(|_| there) else { return Flow::Done };
        let Some(cards) = self.select(spot, sel) else { return Flow::Asks };
        let Some(host) = cards.first().copied() else { return Flow::Done };
        let since = self.state.card(me.this).since;
        // It is no Warrior any more: what equipped it has no Warrior.
        self.unequip(me.this);
        self.place(me.this, me.you, Zone::Unified, place, true);
        let weapon = self.state.card_mut(me.this);
        (weapon.since, weapon.host, weapon.damage) = (since, Some(host), 0);
        weapon.marks |= mark::WEAPON;
        self.state.card_mut(host).marks |= mark::ARMED;
        if self.state.card(host).side != me.you {
            self.push(Frame::Enter(Entry { moved: true, step: 1, ..Entry::new(host, me.you, me.you) }));
        }
        Flow::Done
    }

    /// Warriors lie under the source from now on (LRAW-8.3.38).
    pub(super) fn fx_put_under(&mut self, spot: Spot, sel: &Sel) -> Flow {
        let Some(cards) = self.select(spot, sel) else { return Flow::Asks };
        let me = self.me_now();
        if self.state.card(me.this).warrior_place().is_some() {
            for card in &cards {
                if self.state.card(*card).on_field() && !self.lens().immune(*card, me.this) {
                    self.tuck(*card, me.this);
                }
            }
        }
        self.touched(cards);
        Flow::Done
    }

    /// The source goes under the Warlord and is no card any more (LRAW-8.1.10).
    pub(super) fn fx_under_warlord(&mut self) -> Flow {
        let me = self.me_now();
        if !self.state.card(me.this).on_field() {
            return Flow::Done;
        }
        let from = self.lift(me.this);
        let since = self.stamp();
        let lying = self.state.card_mut(me.this);
        (lying.at, lying.up, lying.resolved, lying.since) = (At::Essence, true, true, since);
        self.state.side_mut(me.you).essences.push(me.this);
        self.tell(Event::Moved(me.this, from, At::Essence, None));
        Flow::Done
    }
}
