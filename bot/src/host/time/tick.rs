//! The clock task: serving, holding the lease, and making up for the time that the bot was away.

use std::{
    future::Future,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use skald_rules::{catalogue::Catalogue, words};

use crate::host::{
    refused::HostError,
    service::{
        clock::Clock,
        config::HostConfig,
        core::{Host, Inner},
        entropy::{Entropy, SystemEntropy},
    },
    time::{
        due::{Late, Round},
        given::give_back,
        still::owe_boards_on_time,
    },
};
use crate::store::{LOCKING, Store, StoreError};

/// How often a process that waits for another looks whether it has ended.
const WAIT: Duration = Duration::from_millis(200);
/// After so long what failed for the database's sake is tried again.
const AGAIN: Duration = Duration::from_millis(500);
/// How often it is said that this goes on, in milliseconds.
const SAY_AGAIN: Duration = Duration::from_secs(60);

/// How often what was written is brought into the database's file itself.
const SETTLE: Duration = Duration::from_secs(60);

/// A database that does not do what it should: said once and then from time to time, not with every try.
#[derive(Default)]
struct Trouble {
    said: Option<tokio::time::Instant>,
}

impl Trouble {
    fn goes_on(&mut self, error: &HostError) {
        if self.said.is_none_or(|said| said.elapsed() >= SAY_AGAIN) {
            tracing::error!(%error, "the database does not take what is due; it is tried until it does");
            self.said = Some(tokio::time::Instant::now());
        }
    }

    fn over(&mut self) {
        if self.said.take().is_some() {
            tracing::info!("the database takes what is due again");
        }
    }
}

impl Host {
    /// Takes the lease and begins to serve. Every clock is given the time back for which nobody served, and the boards that
    /// show a time are owed anew.
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
        let alone = store.is_alone();
        let me = format!("{}{}-{:016x}", if alone { LOCKING } else { "" }, std::process::id(), own.number()?);
        let mut tx = store.write().await?;
        if let Some(before) = tx.take_lease(&me, now, now + config.lease, alone).await? {
            let gap = now - before.beat;
            if gap > 0 {
                give_back(&store, &mut tx, gap, now).await?;
                owe_boards_on_time(&store, &mut tx, gap, now).await?;
                tracing::info!(seconds = gap / 1000, "clocks are set back by the time without the bot");
            }
        }
        tx.outbox_wake(now).await?;
        tx.commit().await?;
        let inner = Inner::new(store, catalogue, clock, entropy, config, me, now)?;
        Ok(Self { inner: Arc::new(inner), words: words::common() })
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
        let mut said = false;
        loop {
            let (clock, entropy) = (Arc::clone(&clock), Arc::clone(&entropy));
            match Self::start_serving(store.clone(), catalogue.clone(), clock, entropy, config.clone()).await
            {
                Err(HostError::Store(StoreError::Leased { holder })) => {
                    if !said {
                        tracing::info!(holder, "another process serves; waiting for its lease to end");
                        said = true;
                    }
                    tokio::time::sleep(WAIT).await;
                }
                other => return other,
            }
        }
    }

    /// Serves until `stop`: does what is due, holds the lease, forgets what is old. Gives the lease up at the end.
    ///
    /// # Errors
    /// [`StoreError::Raced`] when another process has taken the lease, [`StoreError::Replaced`] when the file is another
    /// one; nothing may be sent any more. Whatever else fails is tried again.
    pub async fn run(&self, stop: impl Future<Output = ()>) -> Result<(), HostError> {
        tokio::pin!(stop);
        let mut trouble = Trouble::default();
        let mut settled: Option<tokio::time::Instant> = None;
        loop {
            if settled.is_none_or(|at| at.elapsed() >= SETTLE) {
                settled = Some(tokio::time::Instant::now());
                if let Err(error) = self.inner.store.settle().await {
                    tracing::warn!(%error, "what was written could not be brought into the file; it is tried again");
                }
            }
            self.inner.wakes.store(i64::MAX, Ordering::SeqCst);
            let news = self.inner.thinkers.news();
            tokio::pin!(news);
            // Heard from here on: computers may be done before it is waited for them.
            news.as_mut().enable();
            let done = match self.beat_if_late().await {
                Ok(()) => self.round(Late::AtMoments).await,
                Err(error) => Err(error),
            };
            if done.is_ok()
                && let Err(error) = self.purge_if_late().await
            {
                tracing::warn!(%error, "what is kept no longer could not be taken away; it is tried again in an hour");
            }
            let Round { next, again } = match done {
                Ok(round) => {
                    trouble.over();
                    round
                }
                Err(
                    error @ HostError::Store(
                        StoreError::Raced | StoreError::Replaced { .. } | StoreError::Cut,
                    ),
                ) => return Err(error),
                Err(error) => {
                    trouble.goes_on(&error);
                    // Others may ring meanwhile: what fails is not tried more often for that.
                    tokio::select! {
                        () = &mut stop => break,
                        () = tokio::time::sleep(AGAIN) => continue,
                    }
                }
            };
            let beat = self.inner.beat.load(Ordering::Relaxed) + self.inner.config.beat;
            let until = next.into_iter().chain(again).fold(beat, i64::min);
            self.inner.wakes.store(until, Ordering::SeqCst);
            tokio::select! {
                () = &mut stop => break,
                () = self.inner.due.notified() => {}
                () = news, if again.is_some() => {}
                () = self.reach(until) => {}
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
        // A clock that was set back does not stop the beat.
        if late >= self.inner.config.beat || late < 0 { self.beat().await } else { Ok(()) }
    }

    /// Renews the lease and forgets what is old. A process that was asleep for longer than its lease gives the time back
    /// to every clock, if the lease is still its own; so does one that serves while time stands still.
    ///
    /// # Errors
    /// [`StoreError::Raced`] when another process has taken the lease.
    pub async fn beat(&self) -> Result<(), HostError> {
        self.inner.store.check_file()?;
        let mut still = self.inner.still.lock().await;
        let now = self.now();
        let gap = now - self.inner.beat.load(Ordering::Relaxed);
        let config = &self.inner.config;
        let mut tx = self.inner.store.write().await?;
        tx.hold_lease(&self.inner.me, now, now + config.lease).await?;
        tx.forget(now - config.remember, now - config.unread).await?;
        let slept = gap > config.lease;
        let owed = if slept { gap } else { still.map_or(0, |still| still.owes(now)) };
        if owed > 0 {
            give_back(&self.inner.store, &mut tx, owed, now).await?;
            // While time stands still boards wait until it goes on.
            if slept {
                owe_boards_on_time(&self.inner.store, &mut tx, gap, now).await?;
            }
            self.commit_times(tx).await?;
        } else {
            tx.commit().await?;
        }
        if let Some(still) = &mut *still {
            still.gave(now);
        }
        self.inner.beat.store(now, Ordering::Relaxed);
        Ok(())
    }
}
