//! How things stand, for whoever runs the bot.

use crate::figures::{Figures, Standing};
use crate::host::{refused::HostError, service::core::Host};

impl Host {
    /// What is counted while the bot serves.
    #[must_use]
    pub fn figures(&self) -> &Figures {
        &self.inner.figures
    }

    /// How things stand now, as far as the host knows.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn standing(&self) -> Result<Standing, HostError> {
        let (store, now) = (&self.inner.store, self.now());
        let age = |(count, first): (i64, Option<i64>)| (count, first.map_or(0, |first| (now - first).max(0)));
        Ok(Standing {
            tables: store.count_tables().await?,
            in_memory: i64::try_from(self.in_memory()).unwrap_or(i64::MAX),
            owed: [age(store.count_owed(false, now).await?), age(store.count_owed(true, now).await?)],
            late: age(store.count_late(now).await?),
            sessions: None,
            database: store.size().await?,
        })
    }
}
