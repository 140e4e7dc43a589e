//! A table in memory: its rows, its game, and what is yet to be written.

use skald_rules::{
    catalogue::GameKind,
    fair::{Commitment, Entry, Header, Ledger, Link, Mark, Secret},
    interface::{Input, Kit, Options, PackFile, Seat, Setup},
    table::{Opened, Table},
    words::Names,
};

use super::{Host, HostError, Refused, Terms, change::Pending};
use crate::store::{
    ClockRow, DecisionRow, DueRow, EntryRow, OrderRow, Person, SeatRow, Store, TableId, TableRow,
};

/// A table in memory.
pub(super) struct Live {
    pub row: TableRow,
    /// How many entries the log had when it was read or last committed.
    pub read: u32,
    pub terms: Terms,
    pub setup: Setup,
    pub kind: GameKind,
    pub opened: Box<dyn Opened>,
    pub seats: Vec<SeatRow>,
    pub orders: Vec<OrderRow>,
    pub clocks: Vec<ClockRow>,
    pub decisions: Vec<DecisionRow>,
    pub due: Vec<DueRow>,
    pub playing: Option<Playing>,
    pub pending: Pending,
}

/// The game that is on at a table, or was.
pub(super) struct Playing {
    pub table: Box<dyn Table>,
    pub ledger: Ledger,
    /// The views of all seats as bytes, when they were last looked at: a hand that did not change is not sent.
    pub hands: Vec<Vec<u8>>,
}

impl Playing {
    pub(super) fn new(table: Box<dyn Table>, ledger: Ledger) -> Self {
        let mut playing = Self { table, ledger, hands: Vec::new() };
        playing.hands = playing.look();
        playing
    }

    /// What every seat sees, as bytes.
    pub(super) fn look(&self) -> Vec<Vec<u8>> {
        use skald_rules::interface::Viewer;
        Seat::all(self.table.seats()).map(|seat| self.table.view_bytes(Viewer::Seat(seat))).collect()
    }
}

impl Live {
    /// The game, once it has begun.
    pub(super) fn playing(&self) -> Result<&Playing, HostError> {
        self.playing.as_ref().ok_or_else(|| Refused::NotBegun.into())
    }

    /// The seat of somebody who is still in the game.
    pub(super) fn seat_of(&self, person: Person) -> Result<Seat, HostError> {
        self.seats
            .iter()
            .find(|seat| seat.person == Some(person) && !seat.gone)
            .map(|seat| Seat(seat.seat))
            .ok_or_else(|| Refused::NotSeated.into())
    }

    /// The row of a seat.
    pub(super) fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.get(seat.index())
    }

    /// The people who sit here and are still in the game.
    pub(super) fn people(&self) -> impl Iterator<Item = (Seat, Person)> + '_ {
        self.seats.iter().filter(|seat| !seat.gone).filter_map(|seat| Some((Seat(seat.seat), seat.person?)))
    }

    /// What the fair side is fixed to.
    pub(super) fn header(&self) -> Result<Header, HostError> {
        let commitment = Commitment::from_hex(&self.row.commitment)
            .ok_or_else(|| broken(self.row.id, "its commitment cannot be read"))?;
        let kits = self
            .seats
            .iter()
            .filter(|seat| !seat.kit.is_empty())
            .map(|seat| Kit { seat: Seat(seat.seat), list: seat.kit.clone() })
            .collect();
        let words: Vec<String> = self.seats.iter().map(|seat| seat.words.clone()).collect();
        let mut header = Header::new(
            &self.kind,
            &*self.opened,
            self.setup.clone(),
            kits,
            &self.row.code,
            commitment,
            &words,
        );
        header.rules = self.row.rules;
        Ok(header)
    }

    /// The secret.
    pub(super) fn secret(&self) -> Result<Secret, HostError> {
        Secret::from_bytes(&self.row.secret).map_err(|_| broken(self.row.id, "its secret cannot be read"))
    }
}

impl Names for Live {
    fn name(&self, seat: Seat) -> String {
        self.seat(seat).map_or_else(|| seat.to_string(), |row| row.name.clone())
    }
}

/// What should be impossible at a table.
pub(super) fn broken(table: TableId, why: &str) -> HostError {
    HostError::Broken(format!("table {table}: {why}"))
}

/// The entry of a log as the fair side knows it.
pub(super) fn entry_of(table: TableId, row: &EntryRow) -> Result<Entry, HostError> {
    let unreadable = |what: &str| broken(table, &format!("entry {}: {what} cannot be read", row.number));
    Ok(Entry {
        number: row.number,
        by: row.by.parse().map_err(|_| unreadable("its author"))?,
        input: row.text.clone(),
        draws: serde_json::from_str(&row.draws).map_err(|_| unreadable("its draws"))?,
        link: link_of(&row.chain).ok_or_else(|| unreadable("its link"))?,
    })
}

fn link_of(bytes: &[u8]) -> Option<Link> {
    bytes.try_into().ok().map(Link::from_bytes)
}

/// The whole log of a table.
pub(super) async fn whole_log(store: &Store, table: TableId) -> Result<Vec<EntryRow>, HostError> {
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
    /// Reads a table. The game is restored from its snapshot, or from its log when the snapshot cannot be read.
    pub(super) async fn load(&self, id: TableId) -> Result<Live, HostError> {
        let store = &self.inner.store;
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
        let opened = kind.open(&setup)?;
        let mut live = Live {
            read: row.log,
            terms,
            setup,
            kind,
            opened,
            seats: store.seats(id).await?,
            orders: store.orders(id).await?,
            clocks: store.clocks(id).await?,
            decisions: store.decisions(id).await?,
            due: store.due_at(id).await?,
            playing: None,
            pending: Pending::default(),
            row,
        };
        if live.row.log > 0 {
            let playing = match self.restore(&live).await? {
                Some(playing) => playing,
                None => {
                    tracing::warn!(table = %id, "the snapshot cannot be used; the log rebuilds the table");
                    rebuild(&live, &whole_log(store, id).await?)?
                }
            };
            live.playing = Some(playing);
        }
        Ok(live)
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

/// The game from its log.
pub(super) fn rebuild(live: &Live, log: &[EntryRow]) -> Result<Playing, HostError> {
    replay(live, log, |_, _| {})
}

/// Plays a log from the deal on; `each` sees the table after every entry.
pub(super) fn replay(
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
