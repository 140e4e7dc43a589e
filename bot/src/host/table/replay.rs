//! A game from its log, by the one reader that the proof has, too: entries are played again from the deal on.
//!
//! What belongs here: playing a log again, and finding the step at which it comes to something else than it did. What does
//! not: what becomes of such a table (`service::builds`).

use std::fmt;

use sha3::{Digest, Sha3_256};
use skald_rules::{
    fair::{self, Entry, Ledger, Onlooker, Played},
    table::Table,
};

use crate::host::{
    refused::{HostError, broken},
    table::{
        live::{Live, Playing},
        log_rows::entry_of,
    },
};
use crate::invariant::Invariant;
use crate::store::{EntryRow, SnapshotRow};

/// How many bytes of its digest are kept of a position.
const DIGEST: usize = 8;

/// A step of a log that comes to something else than it did when it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Differs {
    /// The number of the entry; the deal is 0.
    pub number: u32,
    /// The act that stands there.
    pub act: String,
    /// What is otherwise.
    pub how: How,
}

/// What is otherwise than it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// It cannot be played any more; why, for developers.
    Refused(String),
    /// It comes to other draws, or something else follows from it.
    Unequal,
    /// The game stands otherwise after it.
    Position,
    /// The log cannot be read at all; why, for developers.
    Unreadable(String),
}

impl fmt::Display for Differs {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.how {
            How::Refused(why) => write!(out, "entry {} cannot be played again: {why}", self.number),
            How::Unequal => write!(out, "entry {} does not replay to its link", self.number),
            How::Unreadable(why) => out.write_str(why),
            How::Position => write!(out, "entry {} leads to another position", self.number),
        }
    }
}

impl Differs {
    /// A log that cannot be read at all.
    pub(in crate::host) const fn unreadable(why: String) -> Self {
        Self { number: 0, act: String::new(), how: How::Unreadable(why) }
    }
}

/// The game from its log.
pub(in crate::host) fn rebuild(live: &Live, log: &[EntryRow]) -> Result<Playing, HostError> {
    replay(live, log, |_| {})
}

/// Plays a log from the deal on; `each` sees everything that was played.
pub(in crate::host) fn replay(
    live: &Live,
    log: &[EntryRow],
    each: impl FnMut(&Played<'_>),
) -> Result<Playing, HostError> {
    play_again(live, log, each, |_, _| {})?.map_err(|step| broken(live.row.id, &step.to_string()))
}

/// The first step at which the log of a table comes to something else on this build than it did when it was written. `last` is
/// the position at which the log had arrived: what an older version wrote of it in another way tells nothing.
///
/// # Errors
/// When the log cannot be read.
pub(in crate::host) fn first_difference(
    live: &Live,
    log: &[EntryRow],
    last: Option<&SnapshotRow>,
) -> Result<Option<Differs>, HostError> {
    let mut otherwise = None;
    let sealed = |number: u32, table: &dyn Table| {
        let row = row_of(log, number);
        if otherwise.is_none()
            && row.is_some_and(|row| !row.position.is_empty() && row.position != digest(&table.snapshot()))
        {
            otherwise = Some(number);
        }
    };
    let playing = match play_again(live, log, |_| {}, sealed)? {
        Ok(playing) => playing,
        Err(step) => return Ok(Some(step)),
    };
    let Some(end) = log.last() else { return Ok(None) };
    let known = last.filter(|last| {
        let again = live.opened.restore(&last.bytes).map(|table| table.snapshot());
        last.number == end.number && again.is_ok_and(|again| again == last.bytes)
    });
    if known.is_none_or(|last| last.bytes == playing.table.snapshot()) {
        return Ok(None);
    }
    let number = otherwise.unwrap_or(end.number);
    Ok(Some(Differs { number, act: act_of(log, number), how: How::Position }))
}

/// By what a position is known again: a part of its SHA3-256, enough to tell the steps of one log apart.
pub(in crate::host) fn digest(position: &[u8]) -> Vec<u8> {
    Sha3_256::digest(position).iter().take(DIGEST).copied().collect()
}

fn act_of(log: &[EntryRow], number: u32) -> String {
    row_of(log, number).map(|row| row.text.clone()).or_broken(String::new(), "what differs has an entry")
}

/// An entry by its number: the entries of a log are numbered from 0 without a gap.
fn row_of(log: &[EntryRow], number: u32) -> Option<&EntryRow> {
    log.get(usize::try_from(number).ok()?).filter(|row| row.number == number)
}

/// Plays a log from the deal on, as far as it comes to what it came to.
fn play_again(
    live: &Live,
    log: &[EntryRow],
    each: impl FnMut(&Played<'_>),
    sealed: impl FnMut(u32, &dyn Table),
) -> Result<Result<Playing, Differs>, HostError> {
    let id = live.row.id;
    let header = live.header()?;
    let mut ledger =
        Ledger::open(&live.secret()?, &header).map_err(|error| broken(id, &error.to_string()))?;
    let entries = log.iter().map(|row| entry_of(id, row)).collect::<Result<Vec<Entry>, _>>()?;
    let mut looks = Looks { each, sealed, unequal: None };
    let played = fair::replay(&mut ledger, &*live.opened, &header, &entries, &mut looks);
    let step = |number, how| Differs { number, act: act_of(log, number), how };
    if let Some(number) = looks.unequal {
        return Ok(Err(step(number, How::Unequal)));
    }
    Ok(played
        .map(|table| Playing::new(table, ledger))
        .map_err(|stuck| step(stuck.number, How::Refused(format!("{:?}", stuck.why)))))
}

/// Sees that every entry comes out as it was written.
struct Looks<F, S> {
    each: F,
    sealed: S,
    unequal: Option<u32>,
}

impl<F: FnMut(&Played<'_>), S: FnMut(u32, &dyn Table)> Onlooker for Looks<F, S> {
    fn after(&mut self, played: &Played<'_>) {
        (self.each)(played);
    }

    fn sealed(&mut self, entry: &Entry, made: &Entry, table: &dyn Table) {
        (self.sealed)(entry.number, table);
        if entry.link != made.link {
            self.unequal.get_or_insert(entry.number);
        }
    }
}
