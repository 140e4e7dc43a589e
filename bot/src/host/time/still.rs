//! Time that stands still for everybody: while Discord cannot be reached, nobody can answer, and no clock that is a promise
//! to a person runs.
//!
//! Every heartbeat gives the clocks back what has passed since the last one, so that a process that dies meanwhile takes no
//! more than that with it. What is the host's own pace, such as a computer's answer, goes on.

use std::sync::atomic::Ordering;

use crate::host::{
    refused::HostError,
    service::{core::Host, still::Still},
};
use crate::store::Tx;

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
                    tx.check_lease(&self.inner.me).await?;
                    tx.shift_time(was.owes(now), now).await?;
                    self.commit_times(tx).await?;
                    *still = None;
                    was.since()
                }
            }
        };
        tracing::info!(seconds = (now - since) / 1000, "Discord can be reached; time goes on");
        self.inner.due.notify_one();
        if now - since >= UNTRUE {
            for table in self.inner.store.tables_on_time().await? {
                // One that is in trouble keeps no other from saying how long it is now.
                if let Err(error) = self.board_again(table).await {
                    tracing::warn!(%table, %error, "a board cannot say that time stood still");
                }
            }
        }
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
