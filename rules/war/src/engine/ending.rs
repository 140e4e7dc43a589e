//! How a game ends and who takes which place (WAR-12, 14, 15.6).

use arrayvec::ArrayVec;

use super::{Engine, battle::Point};
use crate::{
    event::Fact,
    options::Why,
    state::{End, Rest, SEATS, Seats},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// One player is left and has won, with what still lies there; or nobody is left, and those who went out last share
    /// the first place (WAR-12.8, 13.7).
    pub(super) fn end_alone(&mut self) {
        let left = self.state.playing();
        let lying = std::mem::take(&mut self.state.battle.lying);
        for card in lying {
            match left.only() {
                Some(seat) => self.give(seat, card.card),
                None => self.state.boxed.insert(card.card),
            }
        }
        let mut places = ArrayVec::new();
        if let Some(seat) = left.only() {
            places.push(Seats::one(seat));
        }
        self.push_outs(&mut places);
        self.end(places, if left.is_empty() { Why::Nobody } else { Why::Alone });
    }

    /// The game is counted as it stands (WAR-14.2, 14.3).
    pub fn end_counted(&mut self, why: Why) {
        let mut places = ArrayVec::new();
        self.push_counted(self.state.playing(), &mut places);
        self.push_outs(&mut places);
        self.end(places, why);
    }

    /// The host gives the game to a player.
    pub fn award(&mut self, seat: Seat) {
        let mut places = ArrayVec::new();
        places.push(Seats::one(seat));
        let others = self.state.playing().iter().filter(|other| *other != seat).collect();
        self.push_counted(others, &mut places);
        self.push_outs(&mut places);
        for place in places.iter_mut().skip(1) {
            place.remove(seat);
        }
        places.retain(|place| !place.is_empty());
        self.end(places, Why::Award);
    }

    /// Ends a game in which several are left but fewer than two of them are here: the one who is wins, or else the game
    /// is counted as at the turn limit (WAR-15.6). Says whether it has ended.
    pub(super) fn end_deserted(&mut self) -> bool {
        let playing = self.state.playing();
        let here = self.state.here();
        if playing.count() < 2 || here.count() > 1 {
            return false;
        }
        if here.is_empty() {
            self.end_counted(Why::Deserted);
            return true;
        }
        let mut places = ArrayVec::new();
        places.push(here);
        self.push_counted(playing.iter().filter(|other| !here.has(*other)).collect(), &mut places);
        self.push_outs(&mut places);
        self.end(places, Why::Left);
        true
    }

    /// A player leaves (WAR-15.6). When one player who has not left remains in the game, that player wins.
    pub fn leave(&mut self, seat: Seat) {
        if let Some(side) = self.state.sides.get_mut(seat.index()) {
            side.left = true;
        }
        self.tell(Fact::Left { seat });
        if self.end_deserted() {
            return;
        }
        self.state.prepared.retain(|prepared| {
            self.state.window.queue.get(usize::from(prepared.place)).is_some_and(|entry| entry.seat != seat)
        });
        match self.state.rest {
            Rest::Question => {
                // The queue passes over those who have left.
                self.state.rest = Rest::Between;
                if self.fight(Point::Window) {
                    self.end_turn();
                    self.run();
                }
            }
            Rest::Look if self.state.battle.played.is_some_and(|(_, by)| by == seat) => {
                if let Some(act) = crate::ask::default_take(self.pool, self.state) {
                    self.answer(&act);
                }
            }
            _ => self.play_if_ready(),
        }
    }

    fn end(&mut self, places: ArrayVec<Seats, SEATS>, why: Why) {
        self.state.rest = Rest::Over;
        self.state.prepared.clear();
        self.state.batch_left = 0;
        let first = places.first().copied().unwrap_or_default();
        self.state.end = Some(End { places, why });
        self.tell(Fact::Ended { first, why });
    }

    /// Adds those who are out, the last one to go first; who went out together shares a place.
    fn push_outs(&self, places: &mut ArrayVec<Seats, SEATS>) {
        for stamp in (1..=self.state.record.outs).rev() {
            let group: Seats =
                self.state.seats().filter(|seat| self.state.sides[seat.index()].out == stamp).collect();
            if !group.is_empty() {
                let _ = places.try_push(group);
            }
        }
    }

    /// Adds players in the order of their armies: cards, then Legends, then the sum of printed Levels.
    fn push_counted(&self, seats: Seats, places: &mut ArrayVec<Seats, SEATS>) {
        let mut counted: ArrayVec<((u32, u32, u32), Seat), 8> =
            seats.iter().map(|seat| (self.state.army_of(self.pool, seat), seat)).collect();
        counted.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        let mut last = None;
        for (count, seat) in counted {
            match places.last_mut().filter(|_| last == Some(count)) {
                Some(place) => place.insert(seat),
                None => {
                    let _ = places.try_push(Seats::one(seat));
                }
            }
            last = Some(count);
        }
    }
}
