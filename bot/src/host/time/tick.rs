//! The clock task: serving, holding the lease, and making up for the time that the bot was away.

use std::{
    future::Future,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use skald_rules::catalogue::Catalogue;

use crate::host::{
    refused::HostError,
    service::{
        clock::Clock,
        config::HostConfig,
        core::{Host, Inner},
        entropy::{Entropy, SystemEntropy},
    },
};
use crate::store::{Store, StoreError};

impl Host {
    /// Takes the lease and begins to serve. Every clock is given the time back for which nobody served.
    ///
    /// # Errors
    /// [`StoreError::Leased`] when another process serves.
    pub async fn start_serving(
        store: Store,
        catalogue: Catalogue,
        clock: Arc<dyn Clock>,
        entropy: Arc<dyn Entropy>,
        config: HostConfig,
    ) -> Result<Self, HostError> {
        let now = clock.now();
        // Two that serve are never called the same, whatever deals a test asks for.
        let own: &dyn Entropy = &SystemEntropy;
        let me = format!("{}-{:016x}", std::process::id(), own.number()?);
        let mut tx = store.write().await?;
        if let Some(before) = tx.take_lease(&me, now, now + config.lease).await? {
            let gap = now - before.beat;
            if gap > 0 {
                tx.shift_time(gap).await?;
                tracing::info!(seconds = gap / 1000, "clocks are set back by the time without the bot");
            }
        }
        tx.outbox_wake(now).await?;
        tx.commit().await?;
        let inner = Inner::new(store, catalogue, clock, entropy, config, me, now);
        Ok(Self { inner: Arc::new(inner) })
    }

    /// Like [`Host::start_serving`], but waits while another process serves.
    ///
    /// # Errors
    /// [`HostError::Store`], but for a lease that is taken.
    pub async fn wait_serving(
        store: Store,
        catalogue: Catalogue,
        clock: Arc<dyn Clock>,
        entropy: Arc<dyn Entropy>,
        config: HostConfig,
    ) -> Result<Self, HostError> {
        loop {
            let (clock, entropy) = (Arc::clone(&clock), Arc::clone(&entropy));
            match Self::start_serving(store.clone(), catalogue.clone(), clock, entropy, config.clone()).await
            {
                Err(HostError::Store(StoreError::Leased { holder })) => {
                    tracing::info!(holder, "another process serves; waiting for its lease to end");
                    tokio::time::sleep(Duration::from_secs(2)).await;
                }
                other => return other,
            }
        }
    }

    /// Serves until `stop`: does what is due, holds the lease, forgets what is old. Gives the lease up at the end.
    ///
    /// # Errors
    /// [`StoreError::Raced`] when the lease was lost; nothing may be sent any more.
    pub async fn run(&self, stop: impl Future<Output = ()>) -> Result<(), HostError> {
        tokio::pin!(stop);
        loop {
            self.beat_if_late().await?;
            let next = match self.tick().await {
                Ok(next) => next,
                Err(error) => {
                    tracing::error!(%error, "what is due could not be done");
                    Some(self.now() + 5_000)
                }
            };
            let beat = self.inner.beat.load(Ordering::Relaxed) + self.inner.config.beat;
            let until = next.map_or(beat, |next| next.min(beat));
            let wait = u64::try_from(until - self.now()).unwrap_or_default();
            tokio::select! {
                () = &mut stop => break,
                () = self.inner.due.notified() => {}
                () = tokio::time::sleep(Duration::from_millis(wait)) => {}
            }
        }
        self.stop_serving().await
    }

    /// Gives the lease up.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn stop_serving(&self) -> Result<(), HostError> {
        let mut tx = self.inner.store.write().await?;
        tx.drop_lease(&self.inner.me, self.now()).await?;
        Ok(tx.commit().await?)
    }

    async fn beat_if_late(&self) -> Result<(), HostError> {
        let late = self.now() - self.inner.beat.load(Ordering::Relaxed);
        if late >= self.inner.config.beat { self.beat().await } else { Ok(()) }
    }

    /// Renews the lease and forgets what is old. A process that was asleep for longer than its lease gives the time back
    /// to every clock, if the lease is still its own.
    ///
    /// # Errors
    /// [`StoreError::Raced`] when another process has taken the lease.
    pub async fn beat(&self) -> Result<(), HostError> {
        let now = self.now();
        let gap = now - self.inner.beat.load(Ordering::Relaxed);
        let config = &self.inner.config;
        let mut tx = self.inner.store.write().await?;
        tx.hold_lease(&self.inner.me, now, now + config.lease).await?;
        tx.forget(now - config.remember).await?;
        let slept = gap > config.lease;
        if slept {
            tx.shift_time(gap).await?;
        }
        // Before and after: a table that is read in between is read once more.
        self.inner.epoch.fetch_add(u64::from(slept), Ordering::AcqRel);
        tx.commit().await?;
        self.inner.epoch.fetch_add(u64::from(slept), Ordering::AcqRel);
        self.inner.beat.store(now, Ordering::Relaxed);
        Ok(())
    }
}
