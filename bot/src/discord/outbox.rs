//! Sending what is owed: boards, hands, notices.
//!
//! Rows come from the host and are settled there. Rows about one table go out one after another, the board last, so that
//! it stands at the end; different tables do not wait for one another. An error tells what became of a place: a message
//! that is gone is posted anew, a channel that is gone pauses the table.

mod board;
mod hand;
mod notice;

use std::{
    collections::{HashMap, HashSet},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use skald_rules::views::AnyView;
use tokio::{
    sync::{Notify, Semaphore},
    task::JoinSet,
    time::timeout,
};
use tracing::Instrument;

use super::{
    answer::Fitted,
    bot::{Bot, Stop},
    send::Fault,
};
use crate::host::{Body, HostError, OutboxItem, TableId, To};

/// How many rows are taken at once.
const BATCH: u32 = 64;
/// How many tables or people are written to at one time.
const AT_ONCE: usize = 8;
/// A row under way that is not heard of is tried again after so long, in milliseconds.
const PATIENCE: i64 = 90_000;
/// Within so long Discord itself knows a repeated message by its nonce, in milliseconds.
const NONCE_MEMORY: i64 = 120_000;
/// The longest pause between two tries, in milliseconds.
const LONGEST_PAUSE: i64 = 120_000;

/// Sends what is owed.
pub struct Outbox {
    bot: Arc<Bot>,
    /// The bot's own id, so that its messages are known. 0 before it is known.
    me: AtomicU64,
    busy: Mutex<HashSet<Key>>,
    /// Tables whose board no longer stands at the end of its channel.
    buried: Mutex<HashSet<TableId>>,
    /// What the boards showed last, so that the next ones can tell what has changed. Bounded; a board without it shows
    /// how things stand and no change.
    shown: Mutex<HashMap<TableId, AnyView>>,
    done: Notify,
    free: Arc<Semaphore>,
}

/// Rows with one key go out one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Key {
    Table(TableId),
    Person(u64),
}

/// What came of a try.
enum Outcome {
    /// The row is settled.
    Settled,
    /// The row is given up, with the reason.
    Hopeless(String),
    /// The row is to be tried again.
    Again(String),
}

impl From<HostError> for Outcome {
    fn from(error: HostError) -> Self {
        Self::Again(error.to_string())
    }
}

impl Outbox {
    /// An outbox of this bot.
    #[must_use]
    pub fn new(bot: Arc<Bot>) -> Arc<Self> {
        Arc::new(Self {
            bot,
            me: AtomicU64::new(0),
            busy: Mutex::default(),
            buried: Mutex::default(),
            shown: Mutex::default(),
            done: Notify::new(),
            free: Arc::new(Semaphore::new(AT_ONCE)),
        })
    }

    /// The bot's own id, as Discord tells it when the bot connects.
    pub fn set_me(&self, id: u64) {
        self.me.store(id, Ordering::Release);
    }

    /// Sends until `stop`, then finishes what is under way.
    pub async fn run(self: Arc<Self>, stop: impl Future<Output = ()>) {
        tokio::pin!(stop);
        let mut tasks = JoinSet::new();
        loop {
            while tasks.try_join_next().is_some() {}
            let wait = match self.round(&mut tasks).await {
                Ok(wait) => wait,
                Err(error) => {
                    tracing::error!(%error, "the outbox could not be read");
                    Duration::from_secs(2)
                }
            };
            tokio::select! {
                () = &mut stop => break,
                () = self.bot.host.outbox_changed() => {}
                () = self.done.notified() => {}
                () = tokio::time::sleep(wait) => {}
            }
        }
        let rest = async { while tasks.join_next().await.is_some() {} };
        if timeout(Duration::from_secs(8), rest).await.is_err() {
            tracing::warn!(
                "some messages were still under way at the end; they are tried again at the next start"
            );
        }
    }

    /// Begins to send what is due and not under way. Returns how long to wait for more.
    async fn round(self: &Arc<Self>, tasks: &mut JoinSet<()>) -> Result<Duration, HostError> {
        let items = self.bot.host.outbox_due(BATCH).await?;
        let full = items.len() >= usize::try_from(BATCH).unwrap_or(usize::MAX);
        let mut groups: HashMap<Key, Vec<OutboxItem>> = HashMap::new();
        for item in items {
            let key = match item.to {
                To::Table => Key::Table(item.table),
                To::Person(person) => Key::Person(person.0),
            };
            groups.entry(key).or_default().push(item);
        }
        let mut waits = false;
        for (key, mut items) in groups {
            if !self.busy().insert(key) {
                waits = true;
                continue;
            }
            // Sentences first, then the state: so the board stands below what was said.
            items.sort_by_key(|item| (matches!(item.body, Body::Board | Body::Hand { .. }), item.id));
            let outbox = Arc::clone(self);
            let free = Arc::clone(&self.free);
            tasks.spawn(async move {
                let _turn = free.acquire_owned().await;
                for item in items {
                    let span = tracing::info_span!("outbox", table = item.table.0, row = %item.name);
                    outbox.deliver(&item).instrument(span).await;
                }
                outbox.busy().remove(&key);
                outbox.done.notify_one();
            });
        }
        if full && !waits {
            return Ok(Duration::ZERO);
        }
        let next = self.bot.host.outbox_next().await?;
        let wait = next.map_or(60_000, |next| (next - self.bot.host.now()).clamp(20, 60_000));
        Ok(Duration::from_millis(u64::try_from(wait).unwrap_or(1_000)))
    }

    fn busy(&self) -> std::sync::MutexGuard<'_, HashSet<Key>> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn bury(&self, table: TableId) {
        self.buried.lock().unwrap_or_else(PoisonError::into_inner).insert(table);
    }

    fn unbury(&self, table: TableId) -> bool {
        self.buried.lock().unwrap_or_else(PoisonError::into_inner).remove(&table)
    }

    async fn deliver(&self, item: &OutboxItem) {
        let host = &self.bot.host;
        match host.outbox_try(item, PATIENCE).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => {
                tracing::error!(%error, "a row could not be taken");
                return;
            }
        }
        let outcome = match (&item.body, item.to) {
            (Body::Board, _) => self.board(item).await,
            (Body::Hand { .. }, To::Person(person)) => self.hand(item, person).await,
            (Body::Hand { .. }, To::Table) => Outcome::Hopeless("a hand for nobody".to_owned()),
            (Body::Say { text, mention, about }, to) => self.notice(item, text, mention, *about, to).await,
        };
        let noted = match outcome {
            Outcome::Settled => Ok(()),
            Outcome::Hopeless(reason) => {
                tracing::warn!(reason, "a row is given up");
                host.outbox_failed(item.id, item.revision, &reason, None).await
            }
            Outcome::Again(reason) => {
                let pause = (1_000_i64 << item.attempts.min(10)).min(LONGEST_PAUSE);
                tracing::info!(reason, pause, "a row is tried again later");
                host.outbox_failed(item.id, item.revision, &reason, Some(pause)).await
            }
        };
        if let Err(error) = noted {
            tracing::error!(%error, "what came of a row could not be noted");
        }
    }

    /// What a fault at the place of a table means for a row.
    async fn trouble(&self, item: &OutboxItem, fault: Fault) -> Outcome {
        let why = match fault {
            Fault::NoChannel => "pause-no-channel",
            Fault::NoAccess | Fault::Archived => "pause-no-access",
            fault if fault.passes() => return Outcome::Again(fault.to_string()),
            Fault::Token | Fault::NoMessage => return Outcome::Again(fault.to_string()),
            fault => {
                tracing::error!(%fault, "Discord refused a message");
                return Outcome::Hopeless(fault.to_string());
            }
        };
        tracing::warn!(%fault, "the table's place cannot be reached; the table pauses");
        match self.bot.host.pause(item.table, &self.bot.text(why)).await {
            Ok(_) => Outcome::Hopeless(fault.to_string()),
            Err(error) => error.into(),
        }
    }

    /// Posts a message, after looking for one that an earlier try may have left.
    async fn post(
        &self,
        item: &OutboxItem,
        channel: u64,
        answer: &Fitted,
        mark: &Mark<'_>,
    ) -> Result<u64, Fault> {
        let old = item.tried.is_some_and(|tried| self.bot.host.now() - tried > NONCE_MEMORY);
        if item.attempts > 0 && old {
            let me = self.me.load(Ordering::Acquire);
            let since = item.tried.unwrap_or_default() / 1_000 - 5;
            let found = self
                .bot
                .sender
                .find(channel, |message| {
                    message.author.id.get() == me
                        && message.timestamp.unix_timestamp() >= since
                        && mark.is_on(message)
                })
                .await?;
            if let Some(found) = found {
                if matches!(mark, Mark::Press(_)) {
                    self.bot.sender.edit(channel, found.message, answer).await?;
                }
                return Ok(found.message);
            }
        }
        let posted = match self.bot.sender.post(channel, answer, &item.nonce).await {
            // A quiet thread that was put away is taken out again.
            Err(Fault::Archived) => {
                self.bot.sender.unarchive(channel).await?;
                self.bot.sender.post(channel, answer, &item.nonce).await?
            }
            other => other?,
        };
        // Discord may have given back what an earlier try posted: a state that has gone on since.
        if item.attempts > 0 && matches!(mark, Mark::Press(_)) {
            self.edit(channel, posted, answer).await?;
        }
        Ok(posted)
    }

    /// Changes a message, taking its thread out of the archive if need be.
    async fn edit(&self, channel: u64, message: u64, answer: &Fitted) -> Result<(), Fault> {
        match self.bot.sender.edit(channel, message, answer).await {
            Err(Fault::Archived) => {
                self.bot.sender.unarchive(channel).await?;
                self.bot.sender.edit(channel, message, answer).await
            }
            other => other,
        }
    }

    /// What a drawing or host error means for a row.
    fn stopped(stop: &Stop) -> Outcome {
        match stop {
            Stop::Host(error) if error.refused().is_none() => Outcome::Again(error.to_string()),
            other => Outcome::Hopeless(format!("{other:?}")),
        }
    }
}

/// By what a message that was sent is known again.
enum Mark<'m> {
    /// By its text.
    Text(&'m str),
    /// By the id of one of its buttons.
    Press(&'m str),
}

impl Mark<'_> {
    fn is_on(&self, message: &serenity::model::channel::Message) -> bool {
        match self {
            Self::Text(text) => message.content.trim() == text.trim(),
            Self::Press(prefix) => message.components.iter().flat_map(|row| &row.components).any(|part| {
                matches!(
                    part,
                    serenity::model::application::ActionRowComponent::Button(button)
                        if matches!(&button.data, serenity::model::application::ButtonKind::NonLink { custom_id, .. }
                            if custom_id == prefix)
                )
            }),
        }
    }
}
