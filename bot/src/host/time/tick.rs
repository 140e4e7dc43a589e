//! The clock task: doing what is due, holding the lease, and making up for the time that the bot was away.

use std::{
    future::Future,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use skald_rules::{
    catalogue::Catalogue,
    interface::{By, Duty, Input, Say, Seat, Waiting},
};

use crate::host::{
    outbox::notices::About,
    play::computer::Thoughts,
    refused::HostError,
    service::{
        clock::Clock,
        config::HostConfig,
        core::{Host, Inner},
        entropy::{Entropy, SystemEntropy},
        known::consents,
    },
};
use crate::store::{DueKind, DueRow, Status, Store, StoreError, TableId};

/// How many rows are taken at once.
const BATCH: u32 = 64;
/// How long a table in trouble is left alone, in milliseconds.
const TROUBLE: i64 = 60_000;
/// The most defaults that one expiry plays.
const DEFAULTS: usize = 100;

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
                tx.extend_clocks(gap).await?;
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
        tx.forget(now - config.remember, now - config.unread).await?;
        let slept = gap > config.lease;
        if slept {
            tx.extend_clocks(gap).await?;
        }
        tx.commit().await?;
        self.inner.beat.store(now, Ordering::Relaxed);
        if slept {
            self.inner.tables.forget_idle();
        }
        Ok(())
    }

    /// Does everything that is due now, and says when something is due next, in milliseconds UTC.
    ///
    /// # Errors
    /// [`HostError::Store`]. A table in trouble is left alone for a minute and harms no other.
    pub async fn tick(&self) -> Result<Option<i64>, HostError> {
        loop {
            let rows = self.inner.store.due(self.now(), BATCH).await?;
            if rows.is_empty() {
                return Ok(self.inner.store.next_due().await?);
            }
            for row in rows {
                let Err(error) = self.do_due(row).await else { continue };
                if matches!(error, HostError::Store(StoreError::Raced | StoreError::Cut)) {
                    return Err(error);
                }
                tracing::error!(table = %row.table, kind = row.kind.word(), %error, "a table is in trouble");
                let mut tx = self.inner.store.write().await?;
                tx.postpone_due(row.table, self.now() + TROUBLE).await?;
                tx.commit().await?;
                // What is in memory has the old times.
                drop(self.hold(row.table).await.map(|mut held| held.due.clear()));
            }
        }
    }

    /// Lets the computers at a table think: away from the threads that answer people, and without the table's lock.
    async fn think(&self, table: TableId) -> Result<Option<Thoughts>, HostError> {
        let asked = {
            let held = self.hold(table).await?;
            if held.row.status != Status::Playing {
                return Ok(None);
            }
            held.asks_computers()?
        };
        let seed = self.inner.entropy.number()?;
        let thoughts = tokio::task::spawn_blocking(move || asked.think(seed)).await;
        thoughts.map(Some).map_err(|error| HostError::Broken(format!("a computer could not think: {error}")))
    }

    async fn do_due(&self, row: DueRow) -> Result<(), HostError> {
        let thoughts = match row.kind {
            DueKind::Computer => self.think(row.table).await?,
            DueKind::Machine | DueKind::Warn | DueKind::Turn => None,
        };
        let mut held = self.hold(row.table).await?;
        let now = self.now();
        // Another press may have changed what is due since the row was read. Should memory be older than the database,
        // touching it has it read anew, and the row comes again.
        if !held.due.contains(&row) {
            held.due.clear();
            return Ok(());
        }
        if held.row.status != Status::Playing {
            held.set_due(Vec::new());
            return self.commit(&mut held, None).await.map(|_| ());
        }
        let known = self.known(&held).await?;
        let before = held.row.log;
        let live = &mut *held;
        live.due.retain(|due| *due != row);
        live.pending.due = Some(live.due.clone());
        match (row.kind, row.seat.map(Seat)) {
            (DueKind::Machine, _) => {
                if live.playing()?.table.waiting() == Waiting::Machine {
                    live.input(&Input::Continue, By::Host, None, None, now)?;
                }
            }
            (DueKind::Computer, _) => {
                if let Some(thoughts) = thoughts {
                    live.answer_for_computers(thoughts, now)?;
                }
            }
            (DueKind::Warn, Some(seat)) => warn(live, seat),
            (DueKind::Turn, Some(seat)) => expire(live, seat, now)?,
            (DueKind::Warn | DueKind::Turn, None) => {}
        }
        if live.row.log > before {
            live.follow(&consents(&known), None, now)?;
            live.gather(&self.inner.config, &known, None, now)?;
        } else {
            live.gather_due(&self.inner.config, now)?;
        }
        self.commit(&mut held, None).await.map(|_| ())
    }
}

/// Tells somebody that time runs out soon.
fn warn(live: &mut crate::host::table::live::Live, seat: Seat) {
    let mut clocks = live.clocks.clone();
    for clock in clocks.iter_mut().filter(|clock| clock.seat == seat.0) {
        clock.warned = true;
    }
    live.set_clocks(clocks);
    let Some(person) = live.seat(seat).and_then(|row| row.person) else { return };
    let say = Say::new("host-warning").with("who", seat).with("code", live.row.code.as_str());
    live.owe_say(&format!("warn:{}:{seat}", live.row.log), &say, vec![person], About::Warning);
}

/// Plays the declared defaults of a seat whose time has run out, for everything that shares the budget.
fn expire(live: &mut crate::host::table::live::Live, seat: Seat, now: i64) -> Result<(), HostError> {
    let Some(clock) = live.clocks.iter().find(|clock| clock.seat == seat.0 && clock.running).cloned() else {
        return Ok(());
    };
    let person = live.seat(seat).and_then(|row| row.person);
    let log = live.row.log;
    for _ in 0..DEFAULTS {
        let playing = live.playing()?;
        let table = &*playing.table;
        let owed = table.open(seat).into_iter().find(|decision| {
            decision.duty == Duty::Owed && decision.clock.span.as_str() == clock.span.as_str()
        });
        let Some(decision) = owed else { break };
        let Some(with) = playing.ledger.default_for(table, seat, decision.id) else {
            return Err(HostError::Broken(format!(
                "table {}: decision {} has no default",
                live.row.id, decision.id
            )));
        };
        let input = Input::Answer { at: decision.id, with };
        live.input(&input, By::Clock, Some(seat), None, now)?;
    }
    if live.row.log > log
        && let Some(person) = person
    {
        let say = Say::new("host-timed-out").with("who", seat).with("code", live.row.code.as_str());
        live.owe_private(&format!("timeout:{log}"), &say, person, About::TimedOut);
    }
    Ok(())
}
