//! How an entry of a log is kept as a row, and read again.
//!
//! What belongs here: rows into entries as the fair side knows them, and what was told of them. What does not: playing them
//! again (`replay`), and writing them while they come about (`turn`).

use serde::{Deserialize, Serialize};
use skald_rules::{
    fair::{Draw, Entry, Link, Pass},
    interface::{By, Seat},
};

use crate::host::{
    refused::{HostError, broken},
    table::told::Told,
};
use crate::store::{EntryRow, TableId};

/// What followed from an act by itself, with what spectators were told of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::host) struct KeptPass {
    by: By,
    /// Whose input it is.
    seat: Option<Seat>,
    input: String,
    draws: Vec<Draw>,
    told: Vec<Told>,
    /// Whether an order gave it that its owner left; older versions did not note it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    own: bool,
}

/// What of it the fair side does not know.
pub(in crate::host) struct Followed {
    pub seat: Option<Seat>,
    pub told: Vec<Told>,
    /// Whether an order gave it that its owner left, and not one with which the game began.
    pub own: bool,
}

impl KeptPass {
    /// A pass of an entry and what was told of it.
    pub(in crate::host) fn new(pass: &Pass, Followed { seat, told, own }: Followed) -> Self {
        Self { by: pass.by, seat, input: pass.input.clone(), draws: pass.draws.clone(), told, own }
    }

    /// What spectators were told of it.
    pub(in crate::host) fn told(&self) -> &[Told] {
        &self.told
    }
}

fn unreadable(table: TableId, row: &EntryRow, what: &str) -> HostError {
    broken(table, &format!("entry {}: {what} cannot be read", row.number))
}

fn passes(table: TableId, row: &EntryRow) -> Result<Vec<KeptPass>, HostError> {
    serde_json::from_str(&row.passes).map_err(|_| unreadable(table, row, "what followed from it"))
}

/// The entry of a log as the fair side knows it.
pub(in crate::host) fn entry_of(table: TableId, row: &EntryRow) -> Result<Entry, HostError> {
    let unreadable = |what: &str| unreadable(table, row, what);
    let pass = |kept: KeptPass| Pass { by: kept.by, input: kept.input, draws: kept.draws };
    Ok(Entry {
        number: row.number,
        by: row.by.parse().map_err(|_| unreadable("its author"))?,
        act: row.text.clone(),
        draws: serde_json::from_str(&row.draws).map_err(|_| unreadable("its draws"))?,
        passes: passes(table, row)?.into_iter().map(pass).collect(),
        link: link_of(&row.chain).ok_or_else(|| unreadable("its link"))?,
    })
}

/// Whose inputs an entry holds: of its act, and of all that followed from it.
pub(in crate::host) fn seats_of(table: TableId, row: &EntryRow) -> Result<Vec<Seat>, HostError> {
    let followed = passes(table, row)?.into_iter().filter_map(|pass| pass.seat);
    Ok(row.seat.map(Seat).into_iter().chain(followed).collect())
}

/// Whether something followed in an entry from an order that somebody left in a seat.
pub(in crate::host) fn followed_own_order(
    table: TableId,
    row: &EntryRow,
    seat: Seat,
) -> Result<bool, HostError> {
    Ok(passes(table, row)?.iter().any(|pass| pass.own && pass.seat == Some(seat)))
}

/// What spectators were told of an entry: of its act, and of each thing that followed, with who did it.
pub(in crate::host) fn told_of(
    table: TableId,
    row: &EntryRow,
) -> Result<Vec<(String, Vec<Told>)>, HostError> {
    let act = serde_json::from_str(&row.told).map_err(|_| unreadable(table, row, "what was told of it"))?;
    let mut told = vec![(row.by.clone(), act)];
    told.extend(passes(table, row)?.into_iter().map(|pass| (pass.by.to_string(), pass.told)));
    Ok(told)
}

/// A link of the chain, from the bytes of a row.
pub(in crate::host) fn link_of(bytes: &[u8]) -> Option<Link> {
    bytes.try_into().ok().map(Link::from_bytes)
}
