//! A game from its log: entries as the fair side knows them, played again from the deal on.

use skald_rules::{
    fair::{Entry, Ledger, Link},
    interface::Input,
    table::Table,
};

use crate::host::{
    refused::{HostError, broken},
    table::live::{Live, Playing},
};
use crate::store::{EntryRow, TableId};

/// The entry of a log as the fair side knows it.
pub(in crate::host) fn entry_of(table: TableId, row: &EntryRow) -> Result<Entry, HostError> {
    let unreadable = |what: &str| broken(table, &format!("entry {}: {what} cannot be read", row.number));
    Ok(Entry {
        number: row.number,
        by: row.by.parse().map_err(|_| unreadable("its author"))?,
        input: row.text.clone(),
        draws: serde_json::from_str(&row.draws).map_err(|_| unreadable("its draws"))?,
        link: link_of(&row.chain).ok_or_else(|| unreadable("its link"))?,
    })
}

/// A link of the chain, from the bytes of a row.
pub(in crate::host) fn link_of(bytes: &[u8]) -> Option<Link> {
    bytes.try_into().ok().map(Link::from_bytes)
}

/// The game from its log.
pub(in crate::host) fn rebuild(live: &Live, log: &[EntryRow]) -> Result<Playing, HostError> {
    replay(live, log, |_, _| {})
}

/// Plays a log from the deal on; `each` sees the table after every entry.
pub(in crate::host) fn replay(
    live: &Live,
    log: &[EntryRow],
    mut each: impl FnMut(&EntryRow, &dyn Table),
) -> Result<Playing, HostError> {
    let id = live.row.id;
    let header = live.header()?;
    let mut ledger =
        Ledger::open(&live.secret()?, &header).map_err(|error| broken(id, &error.to_string()))?;
    let (deal, rest) = log.split_first().ok_or_else(|| broken(id, "its log is empty"))?;
    let (mut table, entry) = ledger.start(&*live.opened, &header)?;
    let same = |entry: &Entry, row: &EntryRow| {
        if entry.link.bytes().as_slice() == row.chain.as_slice() {
            Ok(())
        } else {
            Err(broken(id, &format!("entry {} does not replay to its link", row.number)))
        }
    };
    same(&entry, deal)?;
    each(deal, &*table);
    for row in rest {
        let input =
            Input::read(&row.text).map_err(|error| broken(id, &format!("entry {}: {error}", row.number)))?;
        let by = row.by.parse().map_err(|_| broken(id, "an entry's author cannot be read"))?;
        let entry = ledger.play(&mut *table, &input, by).map_err(|refusal| {
            broken(id, &format!("entry {} is refused on replay: {}", row.number, refusal.say.id))
        })?;
        same(&entry, row)?;
        each(row, &*table);
    }
    Ok(Playing::new(table, ledger))
}
