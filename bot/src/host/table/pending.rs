//! What is yet to be written about a table: it came of a change and is not in the database yet.
//!
//! What belongs here: the rows and statements of one change, as data. What does not: how they came about (`play`,
//! `lobby`), and how they are written (`service/commit`).

use skald_rules::interface::{Say, Seat};

use crate::host::table::{called::Names, sheet::Sheet, told::Told};
use crate::store::{
    CountedRow, DecisionRow, DueRow, EntryRow, NewNotice, OrderRow, Person, SnapshotRow, StoryRow, TableId,
};

/// What is yet to be written about a table.
#[derive(Debug, Default)]
pub(in crate::host) struct Pending {
    pub entries: Vec<EntryRow>,
    pub snapshot: Option<SnapshotRow>,
    /// Lines of the story that were begun or have grown.
    pub story: Vec<StoryRow>,
    /// The number of the last line before that.
    pub story_had: Option<u32>,
    pub seats: bool,
    /// What the database has of the clocks, if they may have changed.
    pub sheet: Option<Sheet>,
    /// What the database has of what is due, if that has changed; without what is claimed.
    pub due: Option<Vec<DueRow>>,
    /// What was due and is done by this change.
    pub claimed: Option<DueRow>,
    /// Whether the answers that wait have changed.
    pub held_answers: bool,
    /// Seats of which an answer has taken effect that had waited, and in which stretch.
    pub counted: Vec<CountedRow>,
    pub decisions_gone: Vec<DecisionRow>,
    pub decisions_new: Vec<DecisionRow>,
    pub orders: Vec<OrderRow>,
    pub writes: Vec<Write>,
    pub notices: Vec<NewNotice>,
    /// Whether all for whom the table waits are to be called: the calls that they had are gone.
    pub call_anew: bool,
    /// Whether the game has ended by this change.
    pub ended: bool,
    /// Whether the host has ended it: by a time that was called, or a place that was awarded.
    pub by_host: bool,
    /// Why it has, where that is more than its rules: told with the result.
    pub ended_why: Option<Say>,
    /// What the acting seat was told.
    pub told: Vec<Say>,
    /// What players are to be sent by itself of what was played, each alone.
    pub sent: Vec<(Seat, Say)>,
    /// What spectators were told of these entries.
    pub done: Vec<Told>,
}

/// A single statement.
#[derive(Debug)]
pub(in crate::host) enum Write {
    Meet(Person, String),
    Invite {
        person: Person,
        by: Person,
    },
    Uninvite(Person),
    Watch {
        person: Person,
        on: bool,
    },
    DropOrder {
        seat: u8,
        slot: String,
    },
    /// Somebody gives an order at all tables of a game no longer.
    DropOwnOrder {
        person: Person,
        game: &'static str,
        slot: String,
    },
    DropDraft(i64),
    /// The calls with names between these are over; how a message of them is taken away.
    EndCalls {
        names: Names,
        away: fn(TableId, u64, u64) -> NewNotice,
    },
    /// Somebody is offered the orders of a game that spare the others most waiting.
    Offer {
        person: Person,
        game: &'static str,
    },
    /// Somebody has answered, or their clock ran out.
    CountAnswer {
        person: Person,
        late: bool,
    },
    /// Somebody was there when the log had `had` entries, and has seen all that it has now.
    Visit {
        person: Person,
        had: u32,
    },
    /// What was to be said at the table is not said any more, but for rows with names that begin like one of these.
    Silence {
        stays: [&'static str; 3],
    },
}
