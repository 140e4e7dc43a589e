//! The one reader of a log: host, game file, proof and replay play it again from the deal on by this path.
//!
//! What belongs here: the order in which a log is played, and what stops it. What does not: judging what was played, which
//! is the onlooker's.

use std::collections::{BTreeMap, BTreeSet};

use super::{Begun, Draw, Entry, Header, Ledger};
use skald_toolkit::table::{Opened, Table};
use skald_vocabulary::interface::{Act, BadNotation, By, Input, Refusal, SetupError};

/// Somebody who looks on while a log is played again.
pub trait Onlooker {
    /// An input is about to be played.
    fn before(
        &mut self,
        _entry: &Entry,
        _by: By,
        _input: &Input<String>,
        _ledger: &Ledger,
        _table: &dyn Table,
    ) {
    }

    /// Something was done: a deal, an act, or what followed from one.
    fn after(&mut self, _played: &Played<'_>) {}

    /// An entry has ended; `made` is what the ledger wrote of it now.
    fn sealed(&mut self, _entry: &Entry, _made: &Entry, _table: &dyn Table) {}
}

/// Nobody looks on.
impl Onlooker for () {}

/// Something that was done again.
pub struct Played<'p> {
    /// The entry in which it stands.
    pub entry: &'p Entry,
    /// Who did it.
    pub by: By,
    /// The draws that were written of it.
    pub written: &'p [Draw],
    /// The draws that were made now.
    pub made: &'p [Draw],
    /// Whether it was something of the game, which can tell of it.
    pub heard: bool,
    /// The table after it.
    pub table: &'p dyn Table,
}

/// Why a log cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// The entry at which it stopped.
    pub number: u32,
    /// What is wrong with it.
    pub why: Why,
}

/// What is wrong with an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// There is no deal.
    Empty,
    /// The game cannot be dealt like this.
    Setup(SetupError),
    /// The act, or what followed from it, is not written in the notation.
    Notation(BadNotation),
    /// The rules refuse an input.
    Refused(Refusal),
    /// It steps back to an entry that was not before it.
    NoSuchEntry(u32),
}

/// Plays a log again from the deal on.
///
/// # Errors
/// [`Stuck`] at the first entry that cannot be played.
pub fn replay(
    ledger: &mut Ledger,
    opened: &dyn Opened,
    header: &Header,
    log: &[Entry],
    onlooker: &mut dyn Onlooker,
) -> Result<Box<dyn Table>, Stuck> {
    let stuck = |number, why| Stuck { number, why };
    let (deal, rest) = log.split_first().ok_or_else(|| stuck(0, Why::Empty))?;
    let (mut table, made) = ledger.start(opened, header).map_err(|error| stuck(0, Why::Setup(error)))?;
    onlooker.after(&Played {
        entry: deal,
        by: deal.by,
        written: &deal.draws,
        made: &made.draws,
        heard: true,
        table: &*table,
    });
    onlooker.sealed(deal, &made, &*table);
    let mut kept = Kept::of(log);
    kept.keep(0, &*table);
    for entry in rest {
        let read =
            |text: &str| text.parse::<Act>().map_err(|error| stuck(entry.number, Why::Notation(error)));
        let act = read(&entry.act)?;
        if let Act::Back { to } = act {
            table = kept.get(to).ok_or_else(|| stuck(entry.number, Why::NoSuchEntry(to)))?;
        }
        let begun =
            play_entry(ledger, &mut *table, entry, &act, onlooker).map_err(|why| stuck(entry.number, why))?;
        let made = ledger.seal(begun);
        onlooker.sealed(entry, &made, &*table);
        kept.keep(entry.number, &*table);
    }
    Ok(table)
}

/// Plays an entry again, with all that followed from its act.
fn play_entry(
    ledger: &Ledger,
    table: &mut dyn Table,
    entry: &Entry,
    act: &Act,
    onlooker: &mut dyn Onlooker,
) -> Result<Begun, Why> {
    if let Act::Input(input) = act {
        onlooker.before(entry, entry.by, input, ledger, table);
    }
    let heard = matches!(act, Act::Input(_));
    let mut begun = ledger.begin(table, act, entry.by).map_err(Why::Refused)?;
    let made = &begun.so_far().draws;
    onlooker.after(&Played { entry, by: entry.by, written: &entry.draws, made, heard, table });
    for pass in &entry.passes {
        let input = Input::read(&pass.input).map_err(Why::Notation)?;
        onlooker.before(entry, pass.by, &input, ledger, table);
        ledger.pass(&mut begun, table, &input, pass.by).map_err(Why::Refused)?;
        let made = begun.so_far().passes.last().map(|made| made.draws.as_slice()).unwrap_or_default();
        onlooker.after(&Played { entry, by: pass.by, written: &pass.draws, made, heard: true, table });
    }
    Ok(begun)
}

/// The positions to which a log steps back.
struct Kept {
    wanted: BTreeSet<u32>,
    tables: BTreeMap<u32, Box<dyn Table>>,
}

impl Kept {
    fn of(log: &[Entry]) -> Self {
        let back = |entry: &Entry| match entry.act.parse() {
            Ok(Act::Back { to }) => Some(to),
            _ => None,
        };
        Self { wanted: log.iter().filter_map(back).collect(), tables: BTreeMap::new() }
    }

    fn keep(&mut self, number: u32, table: &dyn Table) {
        if self.wanted.contains(&number) {
            self.tables.insert(number, table.copy());
        }
    }

    fn get(&self, number: u32) -> Option<Box<dyn Table>> {
        self.tables.get(&number).map(|table| table.copy())
    }
}
