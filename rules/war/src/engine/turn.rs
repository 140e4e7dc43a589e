//! A turn from its draw (T1) to its end (T8), and how many turns are played before the next rest.

use super::{Engine, battle::Point};
use crate::{
    cards::Cards,
    event::{Event, Fact},
    lying::Lies,
    options::{Pace, Why},
    state::{Active, Battle, CURVE, Rest, SEATS, STRIP, Sample, Seats, Side, TurnNote},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// Plays turns until a question opens, the game is over, or the batch is played (WAR-15.1).
    pub fn run(&mut self) {
        while self.state.end.is_none() && self.state.batch_left > 0 && !self.blind {
            self.state.batch_left -= 1;
            self.begin_turn();
            if !self.fight(Point::Cards) {
                return;
            }
            self.end_turn();
        }
    }

    /// The host's "go on": a new batch.
    pub fn go_on(&mut self) {
        self.state.batch_left = self.terms.batch;
        self.run();
    }

    /// A player presses Draw; with the last one the turn is played (WAR-15.2).
    pub fn press_draw(&mut self, seat: Seat) {
        self.state.ready.insert(seat);
        self.tell(Fact::Ready(seat));
        self.play_if_ready();
    }

    /// Plays the coming turn if nobody is waited for any more.
    pub(super) fn play_if_ready(&mut self) {
        if self.terms.pace == Pace::Ready
            && self.state.rest == Rest::Between
            && self.state.end.is_none()
            && self.state.undrawn().is_empty()
        {
            self.state.batch_left = 1;
            self.run();
        }
    }

    /// T1: every player in the game turns up a card.
    fn begin_turn(&mut self) {
        self.state.turn += 1;
        self.state.ready = Seats::NONE;
        self.state.window.base = 0;
        self.state.window.queue.clear();
        // A field by itself, so that spoils stay where they are.
        let lying = std::mem::take(&mut self.state.battle.lying);
        self.state.battle = Battle { lying, ..Battle::default() };
        let mut cards = [None; SEATS];
        for seat in self.state.seats() {
            if self.state.side(seat).is_none_or(|side| side.out != 0) {
                continue;
            }
            let Some(card) = self.draw(seat) else { continue };
            self.blind |= self.pool.face(card).is_none();
            if let Some(place) = cards.get_mut(seat.index()) {
                *place = Some(card);
            }
            if let Some(side) = self.state.sides.get_mut(seat.index()) {
                side.active = Some(Active::new(card));
            }
        }
        self.tell(Fact::Drew { turn: self.state.turn, cards });
    }

    /// T7: the winner takes the battlefield; Legends of all others die (WAR-2.4, 3.4, 7.3, 13.8).
    pub(super) fn settle(&mut self, winner: Seat) {
        for seat in self.state.fighting().iter() {
            if let Some(active) = self.state.active(seat) {
                self.lay(active.card, seat, Lies::Beaten);
                self.clear_active(seat);
            }
        }
        let lying = std::mem::take(&mut self.state.battle.lying);
        let mut cards = Cards::NONE;
        let (mut count, mut gained) = (0_u8, 0_u8);
        for card in &lying {
            let foreign = card.owner != Some(winner);
            if foreign && let Some(owner) = card.owner {
                self.count_lost(owner, 1);
            }
            if foreign && self.is_legend(card.card) {
                self.die(card.owner, card.card, false);
            } else {
                cards.insert(card.card);
                count += 1;
                gained += u8::from(foreign);
            }
        }
        let wars = self.state.battle.war;
        if let Some(side) = self.state.sides.get_mut(winner.index()) {
            side.army = side.army.with(cards);
        }
        if let Some(tally) = self.state.record.seats.get_mut(winner.index()) {
            tally.won += u32::from(gained);
            tally.battles += 1;
            if wars > 0 {
                tally.biggest_war = tally.biggest_war.max(count);
            }
        }
        self.tell(Fact::Took { seat: winner, cards, count, gained, wars });
        self.note_turn(Some(winner), count);
    }

    /// Nobody won the War: what lies there stays for the winner of the next battle, without its Legends (WAR-13.7).
    pub(super) fn leave_spoils(&mut self) {
        let lying = std::mem::take(&mut self.state.battle.lying);
        let mut cards = Cards::NONE;
        for mut card in lying {
            if let Some(owner) = card.owner {
                self.count_lost(owner, 1);
            }
            if self.is_legend(card.card) {
                self.die(card.owner, card.card, false);
            } else {
                cards.insert(card.card);
                (card.owner, card.how, card.row) = (None, Lies::Spoils, 0);
                self.state.battle.lying.push(card);
            }
        }
        self.tell(Fact::Spoils { cards });
        self.note_turn(None, 0);
    }

    fn note_turn(&mut self, winner: Option<Seat>, took: u8) {
        let battle = &self.state.battle;
        let note = TurnNote {
            turn: self.state.turn,
            levels: battle.shown,
            winner,
            took,
            wars: battle.war,
            kingslayer: battle.stifled,
            deaths: battle.deaths,
            ability: battle.played.map(|(card, _)| card),
        };
        let strip = &mut self.state.record.strip;
        if strip.len() == STRIP {
            strip.remove(0);
        }
        strip.push(note);
    }

    /// T8, in the order of WAR-2.7. What ends with the turn ends here (WAR-2.8).
    pub(super) fn end_turn(&mut self) {
        if self.blind || self.state.end.is_some() {
            return;
        }
        let playing = self.state.playing();
        if playing.count() > 1 {
            self.plunder();
            self.return_supports(playing);
            let mut bare = Seats::NONE;
            for seat in playing.iter() {
                if self.state.side(seat).is_some_and(|side| side.deck.is_empty()) {
                    self.refill(seat);
                }
                if self.state.side(seat).is_some_and(Side::is_bare) {
                    bare.insert(seat);
                }
            }
            self.go_out(bare);
        }
        let lying = std::mem::take(&mut self.state.battle.lying);
        self.state.battle = Battle { lying, ..Battle::default() };
        self.state.window.queue.clear();
        (self.state.window.at, self.state.window.base) = (0, 0);
        self.state.rest = Rest::Between;
        self.sample();
        if self.state.playing().count() < 2 {
            self.end_alone();
        } else if self.end_deserted() {
            // Who is left in the game has left the table, but for one at most.
        } else if self.terms.turn_limit > 0 && self.state.turn >= self.terms.turn_limit {
            self.end_counted(Why::Limit);
        }
    }

    /// Plunder, after the battlefield was taken by the plunderer (WAR-16.14).
    fn plunder(&mut self) {
        let Some((by, from, count)) = self.state.battle.plunder else { return };
        let won = self.state.record.strip.last().is_some_and(|note| note.winner == Some(by));
        if !won || !self.state.playing().has(from) {
            return;
        }
        let mut cards = Cards::NONE;
        for _ in 0..count {
            if let Some(card) = self.draw(from) {
                cards.insert(card);
                self.give(by, card);
                self.count_won(by, 1);
                self.count_lost(from, 1);
            }
        }
        self.out.push(Event::Plundered { by, from, cards });
    }

    /// Support Legends without uses, or whose chosen opponent is out, go to their owner's Army Pile (WAR-2.7a).
    fn return_supports(&mut self, playing: Seats) {
        while let Some(at) = self.state.supports.iter().position(|support| {
            support.left == 0 || support.against.is_some_and(|against| !playing.has(against))
        }) {
            let support = self.state.supports.remove(at);
            self.give(support.owner, support.card);
            self.tell(Fact::Returned { seat: support.owner, card: support.card });
        }
    }

    fn sample(&mut self) {
        let turn = self.state.turn;
        if !turn.is_multiple_of(self.state.record.stride.max(1)) {
            return;
        }
        let mut cards = [0; SEATS];
        for (seat, count) in self.state.seats().zip(&mut cards) {
            *count = self.state.total(seat);
        }
        let record = &mut self.state.record;
        if record.curve.len() == CURVE {
            // Every second sample stays, and samples are taken half as often.
            record.stride = record.stride.max(1).saturating_mul(2);
            let stride = record.stride;
            record.curve.retain(|sample| sample.turn.is_multiple_of(stride));
            if !turn.is_multiple_of(stride) {
                return;
            }
        }
        record.curve.push(Sample { turn, cards });
    }
}
