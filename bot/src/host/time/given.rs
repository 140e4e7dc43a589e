//! Time that is given back to the clocks of all tables: nobody served, or nobody could answer.

use std::collections::BTreeMap;

use skald_rules::{interface::Seat, time::Calendar};

use crate::host::{
    refused::{HostError, broken},
    table::job::Job,
};
use crate::store::{Store, TableId, Tx, UnevenClock, table_subject};

/// Gives the clocks of all tables the `gap` milliseconds before `now` back, in one change. Whose clock stands by a calendar has
/// what was left, not what the clock on the wall shows; one that began within the gap has what has passed since then, and what is due
/// by it goes with it.
pub(in crate::host) async fn give_back(
    store: &Store,
    tx: &mut Tx,
    gap: i64,
    now: i64,
) -> Result<(), HostError> {
    let uneven = store.uneven_clocks(now - gap).await?;
    let mut by_table: BTreeMap<i64, Vec<UnevenClock>> = BTreeMap::new();
    for clock in uneven.into_iter().filter(|clock| clock.since <= now) {
        by_table.entry(clock.table.0).or_default().push(clock);
    }
    tx.shift_time(gap, now).await?;
    for (table, clocks) in by_table {
        let table = TableId(table);
        let due = store.due_about(&table_subject(table)).await?;
        for mut clock in clocks {
            let calendar = match &clock.calendar {
                Some(calendar) => serde_json::from_str(calendar)
                    .map_err(|_| broken(table, "the calendar of a seat cannot be read"))?,
                None => Calendar::default(),
            };
            let stopped = clock.since.max(now - gap);
            let mine = |job: &Job| match job {
                Job::Turn(seat, span) | Job::Warn(seat, span) => {
                    *seat == Seat(clock.seat) && span.as_str() == clock.span
                }
                _ => false,
            };
            for row in due.iter().filter(|row| row.key.parse().is_ok_and(|job| mine(&job))) {
                tx.move_due(row, calendar.moved(row.at, stopped, now)).await?;
            }
            clock.spent += calendar.runs(clock.since, stopped);
            clock.until = clock.until.map(|until| calendar.moved(until, stopped, now));
            clock.since = now;
            tx.move_clock(&clock).await?;
        }
    }
    Ok(())
}
