//! What it costs somebody that their time runs out, beside the answer that is given for them: a computer plays their seat, the table
//! rests, or the others decide without them.
//!
//! What belongs here: what it would come to, and its words. What does not: what is done when it has come to that (`hands`).

use skald_rules::interface::{Say, Seat};

use crate::host::table::{
    live::Live,
    terms::{Terms, span},
};
use crate::store::{SeatRow, Status};

/// What becomes of a seat whose time has run out again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cost {
    /// A computer plays it until its person is back.
    StandIn,
    /// Nobody is there any more, and the table stands still.
    Rest,
}

impl Cost {
    /// What is said to its person before their time runs out; a table that rests is closed after so many milliseconds.
    fn then(self, closes: i64) -> Say {
        match self {
            Self::StandIn => Say::new("host-then-away"),
            Self::Rest => Say::new("host-then-rest").with("time", span(closes)),
        }
    }

    /// What is said to them when it has run out, of the time after that.
    fn next(self, closes: i64) -> Say {
        match self {
            Self::StandIn => Say::new("host-warning-away"),
            Self::Rest => Say::new("host-warning-rest").with("time", span(closes)),
        }
    }
}

impl Live {
    /// What it would cost a seat, as things are now, to let its time run out, beyond the standard answer: by the rules of the game and by
    /// the terms of the table. A table that rests is closed after `closes` milliseconds.
    pub(in crate::host) fn costs_ahead(&self, seat: Seat, closes: i64) -> Vec<Say> {
        let by_rules = self.playing.as_ref().and_then(|playing| playing.table.warning(seat));
        let by_terms = self.cost(seat, 1).map(|cost| cost.then(closes));
        let say_lost = self.would_lose_say(seat, 1).then(|| Say::new("host-then-say"));
        by_rules.into_iter().chain(by_terms).chain(say_lost).collect()
    }

    /// What it costs a seat that its time runs out now, and what it would cost if it did so the next time as well. What is told by itself
    /// when it happens is not said here. A table that rests is closed after `closes` milliseconds.
    pub(in crate::host) fn costs_by_now(&self, seat: Seat, closes: i64) -> Vec<Say> {
        let lost = self.would_lose_say(seat, 1).then(|| Say::new("host-no-say"));
        let next_lost = self.would_lose_say(seat, 2).then(|| Say::new("host-warning-say"));
        let next = self.cost(seat, 2).filter(|_| self.cost(seat, 1).is_none());
        let next = next.map(|cost| cost.next(closes));
        lost.into_iter().chain(next_lost).chain(next).collect()
    }

    /// Whether a computer would play a seat, or nobody would be there any more, should its time run out so many times more in a row.
    fn cost(&self, seat: Seat, more: u8) -> Option<Cost> {
        if self.would_stand_in(seat, more) {
            return Some(if self.is_anybody_beside(seat) { Cost::StandIn } else { Cost::Rest });
        }
        self.would_be_deserted(seat, more).then_some(Cost::Rest)
    }

    /// Whether the terms have a computer play a seat should its time run out so many times more in a row.
    pub(in crate::host) fn would_stand_in(&self, seat: Seat, more: u8) -> bool {
        let missed = self.seat(seat).map_or(0, |row| row.missed);
        self.terms.stand_in().is_some_and(|most| missed.saturating_add(more) >= most)
    }

    /// Whether somebody is there beside a seat for whom the game would go on. Whoever is out of it by its rules is not.
    pub(in crate::host) fn is_anybody_beside(&self, seat: Seat) -> bool {
        self.still_play().any(|row| row.seat != seat.0 && !row.stands_in)
    }

    /// Whether nobody would be there any more at a table at which no computer plays for anybody, should the time of a seat run out so many
    /// times more in a row: that of each of its people who are still in the game has run out again and again. In a tournament its organiser
    /// says what becomes of it.
    pub(in crate::host) fn would_be_deserted(&self, seat: Seat, more: u8) -> bool {
        let goes_on = self.row.status == Status::Playing
            && self.playing.as_ref().is_some_and(|playing| playing.table.outcome().is_none());
        let by_time = self.terms.limit.is_some() && self.terms.stand_in().is_none();
        if !goes_on || !by_time || self.row.tournament.is_some() {
            return false;
        }
        let missed =
            |row: &SeatRow| if row.seat == seat.0 { row.missed.saturating_add(more) } else { row.missed };
        let mut missed = self.still_play().map(missed).peekable();
        missed.peek().is_some() && missed.all(|times| times >= Terms::DESERTED)
    }

    /// The seats of people who are still in the game.
    fn still_play(&self) -> impl Iterator<Item = &SeatRow> {
        let plays_on = |seat| self.playing.as_ref().is_some_and(|playing| playing.table.plays_on(seat));
        self.seats.iter().filter(move |row| row.person.is_some() && !row.gone && plays_on(Seat(row.seat)))
    }
}
