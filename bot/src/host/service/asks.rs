//! What is known of a call while it is worked on: which tables it took under their locks, and who sits at the last of them.
//!
//! So a refusal names people without another look at their table, and a test counts how often one call takes the same table.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use skald_rules::{interface::Seat, words::Names};

use crate::host::table::spoken::Spoken;
use crate::invariant::Invariant;
use crate::store::TableId;

tokio::task_local! {
    /// The call that is worked on.
    static CALL: Mutex<Taken>;
}

/// What a call has taken.
#[derive(Debug, Default)]
struct Taken {
    /// How often it took each table.
    tables: BTreeMap<TableId, u64>,
    company: Option<Company>,
}

/// Who sits at a table, in the words of whoever asks.
#[derive(Clone, Debug)]
pub struct Company {
    /// The table.
    pub table: TableId,
    names: Vec<String>,
}

impl Company {
    fn of(table: Spoken<'_>) -> Self {
        let names = Seat::all(Seat::MOST).take(table.seats.len()).map(|seat| table.name(seat)).collect();
        Self { table: table.row.id, names }
    }
}

impl Names for Company {
    fn name(&self, seat: Seat) -> String {
        self.names
            .get(seat.index())
            .cloned()
            .or_broken(seat.to_string(), "a refusal names people of its table")
    }
}

/// How often calls have taken a table, for tests.
#[derive(Debug, Default)]
pub(in crate::host) struct Asks(Mutex<u64>);

impl Asks {
    /// How often a call has taken one and the same table at most, since this was asked before.
    pub(in crate::host) fn taken(&self) -> u64 {
        std::mem::take(&mut *held(&self.0))
    }

    /// A call takes a table under its lock.
    pub(in crate::host) fn add(&self, table: Spoken<'_>) {
        // What the host does by itself is no call's.
        let _ = CALL.try_with(|call| {
            let mut call = held(call);
            let often = call.tables.entry(table.row.id).or_default();
            *often += 1;
            let mut most = held(&self.0);
            *most = (*most).max(*often);
            call.company = Some(Company::of(table));
        });
    }
}

fn held<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Who sits at the table that the call which is worked on took last.
pub(crate) fn company() -> Option<Company> {
    CALL.try_with(|call| held(call).company.clone()).ok().flatten()
}

/// Works on a call.
pub(crate) async fn of_call<T>(work: impl Future<Output = T>) -> T {
    CALL.scope(Mutex::default(), work).await
}
