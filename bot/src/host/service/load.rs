//! Taking a table: its lock, and reading it from the database when it is not in memory.

use std::sync::atomic::Ordering;

use skald_rules::{
    fair::{Ledger, Mark},
    interface::{Options, PackFile, Setup},
};

use crate::host::{
    refused::{HostError, Refused, broken},
    service::core::Host,
    table::{
        called::Called,
        live::{Live, Playing},
        log_rows::link_of,
        opened::open_for,
        pending::Pending,
        replay::rebuild,
        sheet::Sheet,
        slots::Held,
        terms::Terms,
    },
};
use crate::store::{EntryRow, Store, TableId, table_subject};

/// The whole log of a table.
pub(in crate::host) async fn whole_log(store: &Store, table: TableId) -> Result<Vec<EntryRow>, HostError> {
    Ok(store.log(table, 0, u32::MAX).await?)
}

/// The packs whose hashes a table keeps.
async fn packs_of(store: &Store, table: TableId, hashes: &str) -> Result<Vec<PackFile>, HostError> {
    let hashes: Vec<String> =
        serde_json::from_str(hashes).map_err(|_| broken(table, "its packs cannot be read"))?;
    let mut packs = Vec::new();
    for hash in hashes {
        let pack =
            store.pack(&hash).await?.ok_or_else(|| broken(table, &format!("pack {hash} is missing")))?;
        packs.push(PackFile { name: pack.name, text: pack.text });
    }
    Ok(packs)
}

impl Host {
    /// Takes the lock of a table and reads it if it is not in memory.
    pub(in crate::host) async fn hold(&self, table: TableId) -> Result<Held, HostError> {
        let held = self.taken(table).await?;
        self.inner.asks.add(held.spoken(self.words));
        Ok(held)
    }

    async fn taken(&self, table: TableId) -> Result<Held, HostError> {
        let mut slot = self.inner.tables.slot(table).lock_owned().await;
        let (live, unplayable) = match slot.take() {
            Some(live) if live.epoch == self.inner.epoch.load(Ordering::Acquire) => {
                return Ok(Held::new(slot, live));
            }
            _ => self.load(table).await?,
        };
        let mut held = Held::new(slot, live);
        if let Some(why) = unplayable {
            self.stop_unplayable(&mut held).await?;
            // Not kept: another look reads it anew.
            held.forget();
            return Err(why);
        }
        self.heed_build(&mut held).await?;
        Ok(held)
    }

    /// How many tables are in memory at present.
    #[must_use]
    pub fn in_memory(&self) -> usize {
        self.inner.tables.len()
    }

    /// Reads a table. The game is restored from its snapshot, or from its log when the snapshot cannot be read. When the rules
    /// of this version can do neither, the table is there without its game, and why.
    pub(in crate::host) async fn load(&self, id: TableId) -> Result<(Live, Option<HostError>), HostError> {
        let store = &self.inner.store;
        // Read first: should time be set back meanwhile, the table is read anew.
        let epoch = self.inner.epoch.load(Ordering::Acquire);
        let row = store.table(id).await?.ok_or(Refused::NoTable)?;
        let kind = self
            .inner
            .catalogue
            .get(&row.game)
            .ok_or_else(|| broken(id, &format!("the game {} is not known to this version", row.game)))?;
        let options: Options =
            serde_json::from_str(&row.options).map_err(|_| broken(id, "its options cannot be read"))?;
        let terms: Terms =
            serde_json::from_str(&row.terms).map_err(|_| broken(id, "its terms cannot be read"))?;
        let setup = Setup { seats: row.seats, options, packs: packs_of(store, id, &row.packs).await? };
        let opened = open_for(kind, &setup, row.status)?;
        let mut live = Live {
            read: row.log,
            stood: (row.status, row.channel, row.thread, row.host),
            terms,
            setup,
            kind,
            opened,
            seats: store.seats(id).await?,
            orders: store.orders(id).await?,
            sheet: Sheet::read(
                id,
                row.seats,
                &store.clocks(id).await?,
                &store.banks(id).await?,
                &store.calendars(id).await?,
            )?,
            held_answers: store.held_answers(id).await?,
            counted: store.counted_answers(id).await?,
            epoch,
            decisions: store.decisions(id).await?,
            due: store.due_about(&table_subject(id)).await?,
            playing: None,
            story: store.last_of_story(id).await?,
            called: Called::default(),
            pending: Pending::default(),
            row,
        };
        if live.row.log > 0 {
            let playing = match self.restore(&live).await? {
                Some(playing) => playing,
                None => {
                    tracing::warn!(table = %id, "the snapshot cannot be used; the log rebuilds the table");
                    match rebuild(&live, &whole_log(store, id).await?) {
                        Ok(playing) => playing,
                        Err(error) if live.is_by_other_rules() => {
                            let why = other_rules(&live, &error);
                            return Ok((live, Some(why)));
                        }
                        Err(error) => return Err(error),
                    }
                }
            };
            live.playing = Some(playing);
        }
        Ok((live, None))
    }

    /// The game from its snapshot; `None` when it is missing, old or cannot be read.
    async fn restore(&self, live: &Live) -> Result<Option<Playing>, HostError> {
        let Some(snapshot) = self.inner.store.snapshot(live.row.id).await? else { return Ok(None) };
        if snapshot.number + 1 != live.row.log {
            return Ok(None);
        }
        let Ok(table) = live.opened.restore(&snapshot.bytes) else { return Ok(None) };
        // Bytes of another version may be readable by chance; they would hardly be written the same, and in order.
        if table.snapshot() != snapshot.bytes || table.check().is_err() {
            return Ok(None);
        }
        let link = link_of(&live.row.chain).ok_or_else(|| broken(live.row.id, "its chain cannot be read"))?;
        let mark = Mark { number: live.row.log, draws: live.row.draws, link };
        let ledger = Ledger::resume(&live.secret()?, &live.header()?, mark)
            .map_err(|error| broken(live.row.id, &error.to_string()))?;
        Ok(Some(Playing::new(table, ledger)))
    }
}

/// A game that was played by rules which this version does not have any more, and cannot go on by those that it has.
fn other_rules(live: &Live, error: &HostError) -> HostError {
    let (began, now) = (live.row.plays, live.kind.rules);
    tracing::warn!(table = %live.row.id, began, now, %error, "a game cannot go on by the rules of this version");
    Refused::OtherRules { code: live.row.code.clone(), began, now }.into()
}
