//! The host itself, who acts, and each interaction once.

use std::{
    collections::{BTreeMap, HashSet, VecDeque},
    fmt,
    future::Future,
    pin::Pin,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicI64, AtomicU64},
    },
};

use skald_rules::{catalogue::Catalogue, interface::KitBook, words::Words};
use tokio::sync::Notify;

use crate::figures::Figures;
use crate::host::{
    refused::{HostError, Refused},
    service::{asks::Asks, clock::Clock, config::HostConfig, entropy::Entropy, known::People, still::Still},
    table::{slots::Tables, terms::Terms, thinking::Thinkers},
};
use crate::invariant::Invariant;
use crate::store::{Person, Store};

/// Who does something, and by which interaction, so that a second delivery is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actor {
    /// Who.
    pub person: Person,
    /// The interaction's id.
    pub interaction: Option<u64>,
}

impl Actor {
    /// Somebody, by an interaction.
    #[must_use]
    pub const fn new(person: Person, interaction: u64) -> Self {
        Self { person, interaction: Some(interaction) }
    }
}

impl From<Person> for Actor {
    fn from(person: Person) -> Self {
        Self { person, interaction: None }
    }
}

/// The host, as readers of one language hear it. Cheap to clone; all clones are one.
#[derive(Clone)]
pub struct Host {
    pub(in crate::host) inner: Arc<Inner>,
    /// The words of whoever is told what comes of it.
    pub(in crate::host) words: &'static Words,
}

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Host({})", self.inner.me)
    }
}

pub(in crate::host) struct Inner {
    pub store: Store,
    pub catalogue: Catalogue,
    pub clock: Arc<dyn Clock>,
    pub entropy: Arc<dyn Entropy>,
    pub config: HostConfig,
    /// The name under which this process holds the lease.
    pub me: String,
    pub tables: Tables,
    pub people: People,
    /// Rung when something may be due earlier than whoever waits for it knows.
    pub due: Notify,
    /// Until when it is waited for what is due; the end of time while it is looked for, so that whatever changes meanwhile rings.
    pub wakes: AtomicI64,
    /// When the lease was last renewed.
    pub beat: AtomicI64,
    /// When it was last looked for what is kept no longer.
    pub purged: AtomicI64,
    /// How often time was set back for all tables: a table read before has old times.
    pub epoch: AtomicU64,
    /// Whether time stands still for everybody, and since when.
    pub still: tokio::sync::Mutex<Option<Still>>,
    /// How the lists of each game are read, once they were asked for.
    pub books: Mutex<BTreeMap<&'static str, Arc<dyn KitBook>>>,
    /// Held by whoever changes a tournament: they are changed one after another.
    pub halls: Arc<tokio::sync::Mutex<()>>,
    /// The computers that think.
    pub thinkers: Thinkers,
    /// How often presses have asked about tables.
    pub asks: Asks,
    /// What is counted for whoever runs the bot.
    pub figures: Figures,
    seen: Mutex<Seen>,
}

/// The interactions that this process has begun to handle, the newest of them.
#[derive(Default)]
struct Seen {
    ids: HashSet<u64>,
    order: VecDeque<(u64, i64)>,
}

impl Seen {
    const MOST: usize = 20_000;

    fn begin(&mut self, id: u64, now: i64) -> Result<(), i64> {
        if !self.ids.insert(id) {
            let at = self.order.iter().rev().find(|(known, _)| *known == id).map(|(_, at)| *at);
            return Err(at.or_broken(now, "what is known is known since some time"));
        }
        self.order.push_back((id, now));
        if self.order.len() > Self::MOST
            && let Some((old, _)) = self.order.pop_front()
        {
            self.ids.remove(&old);
        }
        Ok(())
    }

    fn undo(&mut self, id: u64) {
        self.ids.remove(&id);
        self.order.retain(|(known, _)| *known != id);
    }
}

/// An interaction that is being handled. Until it is settled, another delivery may still be the one that counts.
struct Begun<'s> {
    seen: &'s Mutex<Seen>,
    id: u64,
    settled: bool,
}

impl Drop for Begun<'_> {
    fn drop(&mut self) {
        if !self.settled {
            self.seen.lock().unwrap_or_else(PoisonError::into_inner).undo(self.id);
        }
    }
}

impl Inner {
    pub(in crate::host) fn new(
        store: Store,
        catalogue: Catalogue,
        clock: Arc<dyn Clock>,
        entropy: Arc<dyn Entropy>,
        config: HostConfig,
        me: String,
        now: i64,
    ) -> Result<Self, HostError> {
        let figures = Figures::new().map_err(|error| HostError::Broken(error.to_string()))?;
        Ok(Self {
            tables: Tables::new(config.cache),
            store,
            catalogue,
            clock,
            entropy,
            config,
            me,
            people: People::default(),
            due: Notify::new(),
            wakes: AtomicI64::new(i64::MAX),
            beat: AtomicI64::new(now),
            purged: AtomicI64::new(0),
            epoch: AtomicU64::new(0),
            still: tokio::sync::Mutex::default(),
            books: Mutex::default(),
            halls: Arc::default(),
            thinkers: Thinkers::new(),
            figures,
            asks: Asks::default(),
            seen: Mutex::default(),
        })
    }
}

impl Host {
    /// The same host, as others hear it.
    #[must_use]
    pub fn for_reader(&self, words: &'static Words) -> Self {
        Self { inner: Arc::clone(&self.inner), words }
    }

    /// How often a call has taken one and the same table at most, since this was asked before; for tests.
    #[must_use]
    pub fn asks(&self) -> u64 {
        self.inner.asks.taken()
    }

    /// How long somebody keeps a table without a limit waiting before the others may decide without them, in milliseconds.
    #[must_use]
    pub fn patience(&self) -> i64 {
        self.inner.config.remind * i64::from(Terms::NO_SAY)
    }

    /// How long a table stands still at which nobody is any more before it is closed, in milliseconds.
    #[must_use]
    pub fn deserted(&self) -> i64 {
        self.inner.config.lobby
    }

    /// The games that can be opened.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        &self.inner.catalogue
    }

    /// The host's clock, in milliseconds UTC.
    #[must_use]
    pub fn now(&self) -> i64 {
        self.inner.clock.now()
    }

    /// Waits until the host's clock shows `at`, in milliseconds UTC, or was put forward.
    pub async fn reach(&self, at: i64) {
        self.inner.clock.reach(at).await;
    }

    /// The database, for tests and for looking at it.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// Does `work` for `actor`, unless the interaction was handled or is being handled. What `work` writes notes the
    /// interaction in the same transaction and is refused there if it was handled; what it refuses by itself may be
    /// refused only because the work was done before, which is looked up.
    ///
    /// The work lies in a box of its own: what a deed takes would otherwise lie on the stack once for each thing that can be
    /// asked of the bot, in every build that does not put such places together.
    pub(in crate::host) fn once<T>(
        &self,
        actor: Actor,
        work: impl Future<Output = Result<T, HostError>>,
    ) -> Pin<Box<impl Future<Output = Result<T, HostError>>>> {
        Box::pin(async move {
            let Some(id) = actor.interaction else { return work.await };
            let now = self.now();
            let seen = &self.inner.seen;
            if let Err(at) = seen.lock().unwrap_or_else(PoisonError::into_inner).begin(id, now) {
                return Err(Refused::AlreadyHandled { at }.into());
            }
            let mut begun = Begun { seen, id, settled: false };
            let mut result = work.await;
            if let Err(HostError::Refused(_)) = result
                && let Some(at) = self.inner.store.handled(id).await?
            {
                result = Err(Refused::AlreadyHandled { at }.into());
            }
            // A line that begins a move is not done with: the menu that leads on from it belongs to the same interaction.
            begun.settled = !matches!(
                result,
                Err(HostError::Store(_) | HostError::Broken(_) | HostError::Refused(Refused::LeadsOn { .. }))
            );
            result
        })
    }
}
