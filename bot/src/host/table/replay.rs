//! A game from its log, by the one reader that the proof has, too: entries are played again from the deal on.

use skald_rules::{
    fair::{self, Entry, Ledger, Onlooker, Played},
    table::Table,
};

use crate::host::{
    refused::{HostError, broken},
    table::{
        kept::entry_of,
        live::{Live, Playing},
    },
};
use crate::store::EntryRow;

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
    let id = live.row.id;
    let header = live.header()?;
    let mut ledger =
        Ledger::open(&live.secret()?, &header).map_err(|error| broken(id, &error.to_string()))?;
    let entries = log.iter().map(|row| entry_of(id, row)).collect::<Result<Vec<Entry>, _>>()?;
    let mut looks = Looks { each, unequal: None };
    let played = fair::replay(&mut ledger, &*live.opened, &header, &entries, &mut looks);
    if let Some(number) = looks.unequal {
        return Err(broken(id, &format!("entry {number} does not replay to its link")));
    }
    let table = played.map_err(|stuck| {
        broken(id, &format!("entry {} cannot be played again: {:?}", stuck.number, stuck.why))
    })?;
    Ok(Playing::new(table, ledger))
}

/// Sees that every entry comes out as it was written.
struct Looks<F> {
    each: F,
    unequal: Option<u32>,
}

impl<F: FnMut(&Played<'_>)> Onlooker for Looks<F> {
    fn after(&mut self, played: &Played<'_>) {
        (self.each)(played);
    }

    fn sealed(&mut self, entry: &Entry, made: &Entry, _table: &dyn Table) {
        if entry.link != made.link {
            self.unequal.get_or_insert(entry.number);
        }
    }
}
