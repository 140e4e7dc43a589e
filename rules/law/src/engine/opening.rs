//! The opening of a battle: hands, face-down cards, north and the reveal (LAW-5).

use super::Engine;
use crate::{
    board::North,
    cards::Card,
    eval::{Granted, Stand, evaluate_at, grant},
    event::Fact,
    options::Form,
    state::{Active, Phase},
};
use skald_vocabulary::{chance::shuffle, interface::Seat};

/// How many cards are drawn at the start of a battle (LAW-5.1).
const HAND: usize = 5;

impl Engine<'_> {
    /// The Battle Phase, or in Ragnarok the Draft Phase before it.
    pub(super) fn begin_battle(&mut self) {
        self.state.turn = 0;
        self.state.active = Active::default();
        self.state.last = None;
        let first = self.state.first;
        if self.rules.form == Form::Ragnarok {
            self.open_level();
            if self.state.round > 1 {
                self.start_pick(first);
                return;
            }
            self.tell(Fact::Battle { round: self.state.round, first });
            self.start_opening(first);
            return;
        }
        self.tell(Fact::Battle { round: self.state.round, first });
        self.state.fixed = false;
        for seat in self.state.order() {
            self.deal(seat);
        }
        self.start_opening(first);
    }

    /// Shuffles a deck and draws the first hand.
    fn deal(&mut self, seat: Seat) {
        let Some(player) = self.state.players.get_mut(seat.index()) else { return };
        if player.deck.len() > 1 {
            shuffle(self.dice, &format!("shuffle {seat}"), &mut player.deck);
        }
        (player.top, player.bottom) = (0, 0);
        let cards: Vec<Card> = (0..HAND).map_while(|_| player.draw()).collect();
        player.shown.clear();
        let count = u8::try_from(cards.len()).unwrap_or(u8::MAX);
        self.tell(Fact::Drew { seat, count, cards: Some(cards) });
    }

    /// Asks a seat for its face-down card; whoever holds none skips it, but the first still chooses north (LAW-5.11).
    pub(super) fn start_opening(&mut self, seat: Seat) {
        let empty = self.state.player(seat).is_none_or(|player| player.hand.is_empty());
        if empty && seat != self.state.first {
            self.after_opening(seat);
        } else {
            self.state.phase = Phase::Opening(seat);
        }
    }

    fn set_north(&mut self, seat: Seat, north: Option<North>) {
        if seat != self.state.first {
            return;
        }
        if let Some(north) = north {
            self.state.ground.turn(north);
            self.tell(Fact::Turned { seat, north });
        }
        self.state.fixed = true;
    }

    /// Places a card face down (LAW-5.2). The space was named in the labels before north was chosen (LAW-3.19).
    pub(super) fn hide(&mut self, seat: Seat, card: Card, at: usize, north: Option<North>) {
        self.set_north(seat, north);
        let seq = self.state.seq;
        self.state.seq = seq.saturating_add(1);
        if let Some(player) = self.state.player_mut(seat) {
            player.discard(card);
        }
        let stand = Stand { card, controller: seat, seq, granted: Granted::default(), hidden: true };
        self.state.field.put(at, stand);
        let label = self.label(at);
        self.tell(Fact::Hid { seat, at: label, card: Some(card) });
        if self.has_decks() {
            self.draw_card(seat);
            self.after_opening(seat);
        } else {
            self.start_pick(seat);
        }
    }

    /// Chooses north without a card.
    pub(super) fn only_north(&mut self, seat: Seat, north: North) {
        self.set_north(seat, Some(north));
        self.after_opening(seat);
    }

    /// Goes on to the next seat, or to the reveal.
    pub(super) fn after_opening(&mut self, seat: Seat) {
        let next = self.state.after(seat);
        if next == self.state.first {
            self.reveal();
        } else {
            self.start_opening(next);
        }
    }

    /// Turns up all face-down cards and grants what is not dispelled; nobody attacks (LAW-5.7 to 5.9).
    fn reveal(&mut self) {
        let mut down: Vec<_> = self.state.field.stands().filter(|(_, stand)| stand.hidden).collect();
        down.sort_by_key(|(_, stand)| stand.seq);
        for (at, stand) in &down {
            self.state.field.change(*at, |stand| stand.hidden = false);
            let label = self.label(*at);
            self.tell(Fact::Revealed { seat: stand.controller, card: stand.card, at: label });
        }
        let grid = std::sync::Arc::clone(self.state.ground.grid());
        let scene =
            crate::eval::Scene { pool: &self.rules.pool, grid: &grid, teams: self.rules.form == Form::Team };
        let on = evaluate_at(&scene, &self.state.field, 0);
        for (at, _) in &down {
            grant(&scene, &mut self.state.field, &on, *at);
        }
        self.next_turn(self.state.first);
    }

    /// Draws the top card of a deck, if there is one (LAW-5.6, 6.14).
    pub(super) fn draw_card(&mut self, seat: Seat) {
        let Some(card) = self.state.player_mut(seat).and_then(super::super::state::Player::draw) else {
            return;
        };
        self.state.rising.retain(|rising| rising.seat != seat);
        self.tell(Fact::Drew { seat, count: 1, cards: Some(vec![card]) });
    }
}
