//! Points and cards on the move: losing, gaining, drawing, and where a card goes.

use super::Engine;
use crate::{
    cards::{Card, To},
    event::{Event, Fact},
    state::{GLIMPSES, Glimpse},
};
use skald_vocabulary::{
    chance::{Chance, shuffle},
    interface::Seat,
    invariant::Invariant,
};

/// The labels of draws that concern one seat's Arsenal.
const SHUFFLES: [&str; 8] =
    ["shuffle a", "shuffle b", "shuffle c", "shuffle d", "shuffle e", "shuffle f", "shuffle g", "shuffle h"];

impl Engine<'_> {
    /// A total goes down, never below 0 nor below `floor`; what was really lost (CHAOS-19.3). At 0 the player is down and
    /// gets the next number in the order of falling (CHAOS-20.1).
    pub(super) fn lose(&mut self, seat: Seat, n: u16, floor: u8, told: bool) -> u16 {
        let total = self.state.side(seat).total;
        let n = n.min(total.saturating_sub(u16::from(floor).min(total)));
        if n == 0 {
            return 0;
        }
        let left = total - n;
        self.state.side_mut(seat).total = left;
        if told {
            self.tell(Fact::Lost { seat, n, left });
        }
        if left == 0 {
            self.state.fallen.push(seat);
            self.tell(Fact::Fell(seat));
        }
        n
    }

    /// A total goes up, without ceiling (CHAOS-19.1); nothing for a player who is down (CHAOS-14.9).
    pub(super) fn gain(&mut self, seat: Seat, n: u16) {
        if n == 0 || !self.state.lives(seat) {
            return;
        }
        let side = self.state.side_mut(seat);
        side.total = side.total.saturating_add(n);
        let total = side.total;
        self.tell(Fact::Gained { seat, n, total });
    }

    /// Up to `n` draws, one by one (CHAOS-5.3); how many there were. `counts`: whether the stalemate rule notices.
    pub(crate) fn draw(&mut self, seat: Seat, n: u8, counts: bool) -> u8 {
        if !self.state.lives(seat) {
            return 0;
        }
        let most = self.legal().hand_max(seat);
        let side = self.state.side_mut(seat);
        let mut cards = Vec::new();
        for _ in 0..n {
            if side.hand.len() >= most {
                break;
            }
            let Some(card) = side.arsenal.pop() else { break };
            side.top = side.top.saturating_sub(1);
            side.hold(card);
            cards.push(card);
        }
        side.forget();
        // In the order of the hand: which of several came first leaves no trace.
        cards.sort_unstable();
        let drawn = u8::try_from(cards.len()).unwrap_or(u8::MAX);
        if drawn > 0 {
            self.state.idle.stirred |= counts;
            self.out.push(Event::Drew { seat, cards });
        }
        drawn
    }

    /// A card leaves a hand.
    pub(super) fn leave_hand(&mut self, seat: Seat, card: Card) {
        if self.state.side_mut(seat).release(card) {
            self.state.idle.stirred = true;
        }
    }

    /// Puts a card into a zone of its player (CHAOS-14.11). A full hand means the Nowhere Realm; what a removed player
    /// would get is removed.
    pub(super) fn put(&mut self, seat: Seat, card: Card, to: To) {
        if self.state.side(seat).out {
            let removed = &mut self.state.side_mut(seat).removed;
            removed.insert(removed.partition_point(|other| *other <= card), card);
            return;
        }
        let to = if to == To::Hand && !(self.legal().has_room(seat) && self.state.lives(seat)) {
            To::Nowhere
        } else {
            to
        };
        let side = self.state.side_mut(seat);
        match to {
            To::Hand => side.hold(card),
            To::ArsenalTop => {
                side.arsenal.push(card);
                side.top = side.top.saturating_add(1);
            }
            To::ArsenalBottom => {
                side.arsenal.insert(0, card);
                side.bottom = side.bottom.saturating_add(1);
            }
            To::Nowhere => side.nowhere.push(card),
            To::Exile => side.exile.push(card),
        }
        if matches!(to, To::Hand | To::ArsenalTop | To::ArsenalBottom) {
            self.tell(Fact::Returned { seat, card, to });
        }
    }

    /// Shuffles an Arsenal; its owner knows nothing of its order then.
    pub(crate) fn shuffle(&mut self, seat: Seat) {
        let label =
            SHUFFLES.get(seat.index()).copied().or_broken("shuffle", "each seat has a draw of its own");
        let side = self.state.side_mut(seat);
        // Sorted first, so that a shuffle leaves no trace of the order that was.
        side.arsenal.sort_unstable();
        (side.top, side.bottom) = (0, 0);
        shuffle(self.dice, label, &mut side.arsenal);
    }

    /// A player sees a hand, and keeps a picture of it (2.4, `peek`).
    pub(super) fn glimpse(&mut self, by: Seat, of: Seat) {
        if !self.state.lives(by) || by == of {
            return;
        }
        let cards = self.state.side(of).hand.clone();
        let round = self.state.round;
        let glimpses = &mut self.state.side_mut(by).glimpses;
        if glimpses.len() >= GLIMPSES {
            glimpses.remove(0);
        }
        glimpses.push(Glimpse { of, round, cards: cards.clone() });
        self.out.push(Event::Peeked { by, of, cards });
    }

    /// A card goes from one hand to another (CHAOS-15.6).
    pub(super) fn take(&mut self, by: Seat, from: Seat, card: Card) {
        self.leave_hand(from, card);
        self.state.side_mut(by).hold(card);
        self.out.push(Event::Took { by, from, card });
    }
}

/// A card of a hand at random among `cards`, which may name copies more than once.
pub(super) fn one_of(dice: &mut dyn Chance, label: &str, cards: &[Card]) -> Option<Card> {
    let count = u32::try_from(cards.len()).ok()?;
    let at = dice.pick(label, count);
    cards.get(usize::try_from(at).ok()?).copied()
}
