//! The frame of a level: its cards, its end, and the end of the game (LOST-3, 17, 18, 19).

use skald_vocabulary::{
    chance::shuffle,
    interface::{Outcome, Seat},
};

use super::Engine;
use crate::{
    event::Event,
    state::{Fight, Foe, Phase},
};

/// Levels of a game.
pub const LEVELS: u8 = 3;
/// Monsters of a level for each player (LOST-2.10).
const EACH: usize = 3;
/// Cards of a hand at the start (LOST-4.1).
const HAND: usize = 6;

impl Engine<'_> {
    pub(super) fn begin_level(&mut self, level: u8) {
        let players = self.state.table.players();
        let mut beasts = self.pool.beasts(level);
        shuffle(self.dice, "monsters", &mut beasts);
        let rest = beasts.split_off(beasts.len().min(EACH * usize::from(players)));
        beasts.reverse();
        self.state.secret.pile = beasts;
        self.state.secret.reserve = rest;
        self.state.secret.reserve.sort_unstable();
        self.state.table.level = level;
        let start = self.state.table.start;
        self.tell(Event::Level { level, start });
        for seat in self.state.table.from(start) {
            if let Some(beast) = self.state.draw() {
                self.state.table.side_mut(seat).foe = Some(Foe::fresh(beast));
                self.tell(Event::Revealed { seat, beast });
            }
        }
        self.turn_up();
        let mut deck = self.pool.deck(level, players);
        shuffle(self.dice, "equipment", &mut deck);
        for (seat, hand) in self.state.table.seats().zip(deck.chunks(HAND)) {
            let mut hand = hand.to_vec();
            hand.sort_unstable();
            self.state.secret.hands.insert(seat, hand);
        }
        self.state.table.phase = Phase::Draft { round: 1 };
        self.tell_hands();
    }

    /// Lays the top monster face up (LOST-3.3, 9.2).
    pub(super) fn turn_up(&mut self) {
        self.state.table.face_up = self.state.draw();
        if let Some(beast) = self.state.table.face_up {
            self.tell(Event::FaceUp { beast });
        }
    }

    pub(super) fn begin_combat(&mut self) {
        let fight = Fight::new(self.state.table.start);
        self.state.table.phase = Phase::Fight(Box::new(fight));
        self.tell(Event::Combat);
    }

    /// LOST-18.
    pub(super) fn end_level(&mut self) {
        let table = &mut self.state.table;
        let level = table.level;
        let mut points = Vec::new();
        for (seat, side) in table.seats().zip(&mut table.sides) {
            let won = u16::from(level) * u16::try_from(side.challenges.len()).unwrap_or(0);
            side.legend += won;
            if won > 0 {
                points.push((seat, won));
            }
            side.spent.clear();
            (side.life, side.mana) = (side.life_max, side.mana_max);
            table.fled.extend(side.foe.take().map(|foe| foe.beast));
            side.defeated = false;
        }
        table.fled.extend(table.face_up.take());
        table.fled.sort_unstable();
        self.state.secret.pile.clear();
        self.state.secret.reserve.clear();
        self.state.secret.dropped.clear();
        self.state.secret.known = None;
        self.state.count();
        self.tell(Event::LevelEnd { level, points });
        let table = &mut self.state.table;
        let start = table.from(table.start).min_by_key(|seat| table.side(*seat).legend);
        table.start = start.unwrap_or(table.start);
        if level < LEVELS { self.begin_level(level + 1) } else { self.count_up() }
    }

    /// The final scoring (LOST-19), or what it would be now.
    pub fn count_up(&mut self) {
        let eyes = self.eyes();
        let mut scores: Vec<(u16, Seat)> =
            self.state.table.seats().map(|seat| (eyes.score(seat).total(), seat)).collect();
        scores.sort_by(|one, other| other.0.cmp(&one.0).then(one.1.cmp(&other.1)));
        let places = scores.chunk_by(|one, other| one.0 == other.0);
        let places = places.map(|place| place.iter().map(|(_, seat)| *seat).collect()).collect();
        self.end(Outcome { places });
    }
}
