//! What somebody has proposed to all who play, and who has agreed so far.
//!
//! What belongs here: a proposal as the row of its table keeps it, and whose agreement is missing. What does not: what is
//! proposed and what becomes of it, which is the room `accord`.

use serde::{Deserialize, Serialize};
use skald_rules::interface::{Act, Say, Seat};

use crate::host::table::live::Live;
use crate::invariant::Invariant;

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
    fn is_of_its_moment(&self) -> bool {
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

    /// Who has a say in what all agree to: people who still play and can win, and for whom no computer plays meanwhile.
    pub(in crate::host) fn voters(&self) -> Vec<Seat> {
        let Some(playing) = &self.playing else { return Vec::new() };
        let here = |seat: &Seat| self.seat(*seat).is_some_and(|row| !row.stands_in);
        self.people()
            .map(|(seat, _)| seat)
            .filter(|seat| here(seat) && playing.table.plays_on(*seat))
            .collect()
    }

    /// Whose agreement to a proposal is missing.
    pub(in crate::host) fn yet_to_agree(&self, open: &Proposal) -> Vec<Seat> {
        let about = open.about();
        let missing = |seat: &Seat| !open.agreed.contains(seat) && Some(*seat) != about;
        self.voters().into_iter().filter(missing).collect()
    }
}
