//! Entering play by effects, and changes of control (LRAW-3.4.10 to 3.4.14, 8.3.38, 8.3.43).

use super::{super::Engine, Flow, Spot, cards::entry};
use crate::{
    cards::{Kind, Legion, Num, Phrase, Sel, Who},
    event::Event,
    state::{At, Card, Entry, Frame, Last, Lying, ZONES, Zone, mark},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    pub(super) fn fx_conscript(&mut self, spot: Spot, sel: &Sel) -> Flow {
        let Some(mut cards) = self.select(spot, sel) else { return Flow::Asks };
        let me = self.me_now();
        cards.retain(|card| !matches!(self.state.card(*card).at, At::Field(..) | At::Gone));
        self.line_up(&cards, &Entry { conscripted: true, ..entry(me.this, me.you, me.you) });
        self.touched(cards);
        Flow::Done
    }

    /// From a discard pile or Eradication Zone (LRAW-3.4.10); beside the source with `beside` (LRAW-8.3.14).
    pub(super) fn fx_revive(&mut self, spot: Spot, sel: &Sel, beside: bool) -> Flow {
        let Some(mut cards) = self.select(spot, sel) else { return Flow::Asks };
        let me = self.me_now();
        cards.retain(|card| {
            let lying = self.state.card(*card);
            matches!(lying.at, At::Discard) || lying.at == At::Erad && lying.up
        });
        let mut only = 0;
        if beside {
            let Some(place) = self.state.card(me.this).warrior_place() else { return Flow::Done };
            let around = [place.checked_sub(1), Some(place + 1)];
            only = around
                .into_iter()
                .flatten()
                .filter(|at| usize::from(*at) < ZONES)
                .fold(0, |bits, at| bits | 1 << at);
        }
        self.line_up(&cards, &Entry { revived: true, only, ..entry(me.this, me.you, me.you) });
        self.prove(&cards);
        self.touched(cards);
        Flow::Done
    }

    /// "Putrid" Warriors that come back by a "Putrid" card of a player with that change (LRAW-5.8.11). The mark is put on
    /// once they are in play, by the frame below theirs.
    fn prove(&mut self, cards: &[Card]) {
        let me = self.me_now();
        let kind = self.face(me.this).kind;
        for card in cards {
            self.state.card_mut(*card).marks &= !mark::PROOF;
        }
        let changed = self.state.side(me.you).changed(crate::cards::Gs::MaladyProof);
        let lens = self.lens();
        let by = matches!(kind, Kind::Unified | Kind::Fortified)
            && lens.bears_word(me.this, "Putrid")
            && lens.legion(me.this) == Legion::Undead;
        if !changed || !by {
            return;
        }
        let proof: Vec<Card> = cards
            .iter()
            .copied()
            .filter(|card| lens.bears_word(*card, "Putrid") && lens.legion(*card) == Legion::Undead)
            .collect();
        for card in proof {
            // Remembered on the card while it still lies in the pile; entering keeps it.
            self.state.card_mut(card).marks |= mark::PROOF;
        }
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
        let count = usize::try_from(self.number(n)).unwrap_or(0).min(ZONES.saturating_sub(there));
        for side in self.seats(who) {
            for _ in 0..count {
                let card = self.token(face, me.you);
                self.push(Frame::Enter(Entry { step: 1, ..entry(card, side, me.you) }));
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
        self.state.cards.push(Lying {
            face,
            owner,
            side: owner,
            at: At::Gone,
            up: true,
            resolved: true,
            since: 0,
            set: 0,
            damage: 0,
            counters: [0; 3],
            host: None,
            used: 0,
            attacks: 0,
            more: 0,
            marks: 0,
            swapped: None,
            last: Last::default(),
        });
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
                self.push(Frame::Enter(Entry { step: 1, ..entry(*card, me.you, me.you) }));
            } else if place.is_some() && side != me.you && !self.lens().immune(*card, me.this) {
                self.push(Frame::Enter(Entry { moved: true, step: 1, ..entry(*card, me.you, me.you) }));
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
        self.place(me.this, me.you, Zone::Unified, place, true);
        let weapon = self.state.card_mut(me.this);
        (weapon.since, weapon.host, weapon.damage) = (since, Some(host), 0);
        weapon.marks |= mark::WEAPON;
        self.state.card_mut(host).marks |= mark::ARMED;
        if self.state.card(host).side != me.you {
            self.push(Frame::Enter(Entry { moved: true, step: 1, ..entry(host, me.you, me.you) }));
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
        self.tell(Event::Moved(me.this, from, At::Essence));
        Flow::Done
    }
}
