//! The database: an SQLite file. The only place with SQL.
//!
//! What belongs here: rows, and the statements that read and write them. What does not: any rule of a game, and any
//! decision about what should be written; that is the host's.
//!
//! There is one writer. Every change is a [`Tx`] that begins immediately; it is either committed whole or never was.

#[macro_use]
mod row;

mod alone;
mod calendars;
mod calls;
mod clocks;
mod copies;
mod decks;
mod drafts;
mod due;
mod error;
mod faults;
mod figures;
mod files;
mod habits;
mod held;
mod ids;
mod lease;
mod lobby;
mod log;
mod notes;
mod open;
mod orders;
mod outbox;
mod own_orders;
mod packs;
mod people;
mod places;
mod purge;
mod ratings;
mod reports;
mod servers;
mod spoil;
mod story;
mod tables;
#[cfg(test)]
mod texts;
mod tournaments;
mod tx;
mod whereabouts;
mod writer;

pub use self::{
    calendars::UnevenClock,
    calls::{CHANNEL, MESSAGE},
    clocks::{ClockRow, TurnRow},
    copies::CopyError,
    decks::{DeckRow, SharedDeckRow},
    drafts::DraftRow,
    due::{DueRow, person_of, person_subject, table_of, table_subject},
    error::StoreError,
    faults::{Faults, Ways},
    habits::{Calls, Reliability},
    held::{CountedRow, HeldRow},
    ids::{Person, TableId, TournamentId},
    lease::{LOCKING, Lease},
    lobby::SeatRow,
    log::{EntryRow, SnapshotRow},
    open::{Found, Store},
    orders::{DecisionRow, OrderRow},
    outbox::{MessageRow, NewNotice, OutboxKind, OutboxRow, Road},
    own_orders::OwnOrderRow,
    packs::PackRow,
    people::{PersonChange, PersonRow, Pings},
    ratings::{MetRow, RatingRow},
    reports::{ReportRow, ReportedMatch},
    servers::ServerRow,
    story::{StoryRow, VisitRow},
    tables::{NewTable, Status, TableRow},
    tournaments::{SeatedRow, TournamentRow, Within, WithinRound, tournament_of, tournament_subject},
    tx::Tx,
};
