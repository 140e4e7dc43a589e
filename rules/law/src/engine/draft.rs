//! Ragnarok: open draft cards, exchange and trade (LAW-13).

use super::Engine;
use crate::{
    cards::Card,
    event::Fact,
    state::{Phase, insert, remove},
    traded,
};
use skald_vocabulary::interface::Seat;

/// How many cards of each pile lie open (LAW-13.4).
pub const OPEN: usize = 2;

impl Engine<'_> {
    /// Lays two cards of each pile of this round's level open (LAW-13.4, 13.6).
    pub(super) fn open_level(&mut self) {
        let from = usize::from(self.state.round.saturating_sub(1)) * 3;
        let mut cards = Vec::new();
        for class in from..from + 3 {
            for _ in 0..OPEN {
                cards.extend(self.turn_up(class));
            }
        }
        self.tell(Fact::Opened { cards });
    }

    fn turn_up(&mut self, class: usize) -> Option<Card> {
        let pile = self.state.draft.piles.get_mut(class)?;
        if pile.is_empty() {
            return None;
        }
        let card = pile.remove(0);
        self.state.draft.open.get_mut(class)?.push(card);
        Some(card)
    }

    pub(super) fn any_open(&self) -> bool {
        self.state.draft.open.iter().any(|row| !row.is_empty())
    }

    /// Asks a seat for a draft card, if one is open.
    pub(super) fn start_pick(&mut self, seat: Seat) {
        if self.any_open() {
            self.state.phase = Phase::Pick(seat);
        } else {
            self.after_pick(seat);
        }
    }

    /// Takes an open card; its pile turns up the next (LAW-13.8).
    pub(super) fn take(&mut self, seat: Seat, card: Card) {
        let class = self.rules.pool.class(card);
        if let Some(row) = self.state.draft.open.get_mut(class) {
            remove(row, card);
        }
        if let Some(player) = self.state.player_mut(seat) {
            player.receive(card);
        }
        let next = self.turn_up(class);
        self.tell(Fact::Took { seat, card, next });
        match self.state.phase {
            Phase::Pick(_) => self.after_pick(seat),
            _ if self.may_follow(seat) => self.state.phase = Phase::Follow(seat),
            _ => self.next_turn(self.state.after(seat)),
        }
    }

    /// After an opening or draft pick the next seat follows.
    fn after_pick(&mut self, seat: Seat) {
        if self.state.round == 1 {
            self.after_opening(seat);
            return;
        }
        let next = self.state.after(seat);
        if next == self.state.first {
            self.tell(Fact::Battle { round: self.state.round, first: next });
            self.next_turn(next);
        } else {
            self.start_pick(next);
        }
    }

    /// Whether an exchange or a trade may be possible, by what everybody knows.
    fn may_follow(&self, seat: Seat) -> bool {
        let holds = |seat: Seat| self.state.player(seat).is_some_and(|player| !player.hand.is_empty());
        let partner = self.state.seats().any(|other| other != seat && holds(other));
        holds(seat) && (partner || self.any_open())
    }

    /// The given card takes the open place of the taken one (LAW-13.10).
    pub(super) fn exchange(&mut self, seat: Seat, give: Card, take: Card) {
        let class = self.rules.pool.class(take);
        let row = self.state.draft.open.get_mut(class).into_iter().flatten();
        if let Some(slot) = row.into_iter().find(|card| **card == take) {
            *slot = give;
        }
        if let Some(player) = self.state.player_mut(seat) {
            player.discard(give);
            player.receive(take);
        }
        traded::seen(self.state, give);
        self.tell(Fact::Exchanged { seat, gave: give, took: take });
        self.next_turn(self.state.after(seat));
    }

    /// Both take their cards; what everybody knew of the two hands is not certain any more (LAW-13.11).
    pub(super) fn trade(&mut self, to: Seat, back: Card) {
        let Phase::Trade { from, card, .. } = self.state.phase else { return };
        traded::traded(self.state, (from, card), (to, back));
        for (seat, gives, takes) in [(from, card, back), (to, back, card)] {
            if let Some(player) = self.state.player_mut(seat) {
                player.discard(gives);
                insert(&mut player.hand, takes);
            }
        }
        self.tell(Fact::Traded { seat: from, to, cards: Some((card, back)) });
        self.next_turn(self.state.after(from));
    }
}
