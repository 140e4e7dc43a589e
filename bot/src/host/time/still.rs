//! Time that stands still for everybody: while Discord cannot be reached, nobody can answer, and no clock that is a promise
//! to a person runs.
//!
//! Every heartbeat gives the clocks back what has passed since the last one, so that a process that dies meanwhile takes no
//! more than that with it. What is the host's own pace, such as a computer's answer, goes on.

use std::sync::atomic::Ordering;

use crate::host::{
    outbox::notices::board_row,
    refused::HostError,
    service::{core::Host, still::Still},
    time::given::give_back,
};
use crate::store::{Store, Tx};

/// After a shorter pause boards are not shown anew, in milliseconds: what they say of times is nearly true.
const UNTRUE: i64 = 60_000;

impl Host {
    /// Notes whether Discord can be reached. While it cannot, time stands still; afterwards it goes on with what was left, and
    /// boards that show a time say the new one.
    ///
    /// # Errors
    /// [`HostError::Store`]; it counts as it did before then.
    pub async fn out_of_reach(&self, is_out: bool) -> Result<(), HostError> {
        let now = self.now();
        let since = {
            let mut still = self.inner.still.lock().await;
            match (*still, is_out) {
                (None, true) => {
                    tracing::warn!("Discord cannot be reached; time stands still");
                    *still = Some(Still::begin(now));
                    return Ok(());
                }
                (None, false) | (Some(_), true) => return Ok(()),
                (Some(was), false) => {
                    let mut tx = self.inner.store.write().await?;
                    tx.check_lease(&self.inner.me);
                    give_back(&self.inner.store, &mut tx, was.owes(now), now).await?;
                    owe_boards_on_time(&self.inner.store, &mut tx, now - was.since(), now).await?;
                    self.commit_times(tx).await?;
                    *still = None;
                    was.since()
                }
            }
        };
        tracing::info!(seconds = (now - since) / 1000, "Discord can be reached; time goes on");
        self.inner.due.notify_one();
        Ok(())
    }

    /// Commits a change of the times of all tables: those that were read before are read anew.
    pub(in crate::host) async fn commit_times(&self, tx: Tx) -> Result<(), HostError> {
        // Before and after: a table that is read in between is read once more.
        self.inner.epoch.fetch_add(1, Ordering::AcqRel);
        tx.commit().await?;
        self.inner.epoch.fetch_add(1, Ordering::AcqRel);
        Ok(())
    }
}

/// Owes the boards of all tables whose clocks run, in the change by which their times were set back by `gap`, unless that
/// is hardly seen.
pub(in crate::host) async fn owe_boards_on_time(
    store: &Store,
    tx: &mut Tx,
    gap: i64,
    now: i64,
) -> Result<(), HostError> {
    if gap >= UNTRUE {
        for table in store.tables_on_time().await? {
            tx.owe(&board_row(table), now);
        }
    }
    Ok(())
}
