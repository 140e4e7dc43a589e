//! What somebody has proposed to all who play, and who has agreed so far.
//!
//! What belongs here: a proposal as the row of its table keeps it, and whose agreement is missing. What does not: what is
//! proposed and what becomes of it, which is the room `accord`.

use serde::{Deserialize, Serialize};
use skald_rules::interface::{Act, Say, Seat};

use crate::host::table::{live::Live, terms::Terms};
use crate::invariant::Invariant;
use crate::store::SeatRow;

/// What somebody has proposed. A table has one at a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::host) struct Proposal {
    /// The act, as the log would write it.
    pub act: String,
    /// What it is in words.
    pub what: Say,
    /// The seats that have agreed; the first has proposed it.
    pub agreed: Vec<Seat>,
    /// How many entries the log had then.
    pub log: u32,
    /// When, in milliseconds UTC: names it among the proposals of its table.
    pub at: i64,
}

impl Proposal {
    /// Whether it is about the position in which it was made, and about no other.
    pub(in crate::host) fn is_of_its_moment(&self) -> bool {
        matches!(self.act.parse(), Ok(Act::Back { .. }))
    }

    /// The seat that it is about, whose person is not asked.
    fn about(&self) -> Option<Seat> {
        if let Ok(Act::Seat { seat, .. }) = self.act.parse() { Some(seat) } else { None }
    }
}

impl Live {
    /// What is proposed now. A step back lapses when the game has gone on.
    pub(in crate::host) fn open_proposal(&self) -> Option<Proposal> {
        let kept: Option<Proposal> = serde_json::from_str(self.row.proposal.as_deref()?)
            .map(Some)
            .or_broken(None, "a proposal is kept as it was written");
        kept.filter(|open| !open.is_of_its_moment() || open.log == self.row.log)
    }

    /// Keeps a proposal, or that there is none any more.
    pub(in crate::host) fn keep_proposal(&mut self, open: Option<&Proposal>) {
        self.row.proposal = open.and_then(|open| {
            serde_json::to_string(open).map(Some).or_broken(None, "plain data can be written down")
        });
    }

    /// Who has a say in what all agree to.
    pub(in crate::host) fn voters(&self) -> Vec<Seat> {
        self.seats.iter().filter(|row| self.has_say(row)).map(|row| Seat(row.seat)).collect()
    }

    /// Whether a seat has a say in what all agree to: a person sits there who is still in the game and can win, no computer plays for them
    /// meanwhile, and they have not kept the table waiting again and again, whatever the terms do about that. A vacant seat has none.
    pub(in crate::host) fn has_say(&self, row: &SeatRow) -> bool {
        let plays_on = || self.playing.as_ref().is_some_and(|playing| playing.table.plays_on(Seat(row.seat)));
        row.person.is_some() && !row.gone && !row.stands_in && row.missed < Terms::NO_SAY && plays_on()
    }

    /// Whether the others may decide without a seat once it has kept the table waiting so many times more in a row, and not before. Where a
    /// computer plays for it by then, that is what its person is told; in a tournament nobody decides without anybody.
    pub(in crate::host) fn would_lose_say(&self, seat: Seat, more: u8) -> bool {
        let missed = self.seat(seat).map_or(0, |row| row.missed);
        let others = self.row.tournament.is_none() && self.people().count() > 1;
        others && missed.saturating_add(more) == Terms::NO_SAY && !self.would_stand_in(seat, more)
    }

    /// Whose agreement to a proposal is missing.
    pub(in crate::host) fn yet_to_agree(&self, open: &Proposal) -> Vec<Seat> {
        let about = open.about();
        let missing = |seat: &Seat| !open.agreed.contains(seat) && Some(*seat) != about;
        self.voters().into_iter().filter(missing).collect()
    }
}
