//! Sending what is owed: boards, hands, notices.
//!
//! Rows come from the host and are settled there. Rows about one table go out one after another, the board last, so that
//! it stands at the end; different tables do not wait for one another. What goes to tables and what goes to single people
//! have roads of their own, and so have people whose private channel is yet to be opened, which Discord wants to be slow.
//!
//! What belongs here: what is begun when. What does not: what is sent (`board`, `hand`, `notice`), how (`post`), and what a
//! fault means (`trouble`).

mod ahead;
mod board;
mod call;
mod contest;
mod hand;
mod lanes;
mod lobby;
mod news;
mod notice;
mod post;
mod private;
mod roll;
mod shown;
mod story;
mod thread;
mod trouble;

use std::{
    collections::{HashMap, HashSet},
    ops::Deref,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::{sync::Notify, task::JoinSet, time::timeout};
use tracing::Instrument;

use self::{
    ahead::Ahead,
    contest::Announced,
    lanes::{Key, Roads},
    news::LastBoard,
    shown::Shown,
    trouble::Outcome,
};
use super::{bot::Bot, send::Lane};
use crate::host::{Body, HostError, OutboxItem, Person, Road, TableId, To};

/// How many rows of a road are taken at once.
const BATCH: u32 = 256;
/// A row under way that is not heard of is tried again after so long, in milliseconds.
const PATIENCE: i64 = 90_000;
/// A row whose reader cannot be found out is tried again after so long, in milliseconds.
const UNREAD: i64 = 60_000;
/// When the line is back, what failed meanwhile is due again within so long, in milliseconds.
const SPREAD: i64 = 4_000;

/// For so long at most what is owed steps back for answers.
const ANSWERS_FIRST: Duration = Duration::from_millis(50);
/// Nobody is being answered when nobody was for so long: whoever plays a move often presses once more at once.
const LULL: Duration = Duration::from_millis(5);

/// It is looked for what is owed at least as often as this, in milliseconds.
const LOOK: i64 = 60_000;

/// How long it is waited before it is looked again for what is owed.
#[derive(Clone, Copy)]
enum Wait {
    /// So long: nothing in the database says until when.
    For(Duration),
    /// Until the clock shows this, in milliseconds UTC.
    Until(i64),
}

/// Sends what is owed, to readers of one language.
#[derive(Clone)]
pub struct Outbox {
    bot: Arc<Bot>,
    shared: Arc<Shared>,
}

/// What is kept for all readers together.
#[derive(Default)]
pub struct Shared {
    busy: Mutex<Roads>,
    /// Tables whose board no longer stands at the end of its channel.
    buried: Mutex<HashSet<TableId>>,
    /// What the boards showed last, so that the next ones can tell what has changed. Bounded; a board without it shows
    /// how things stand and no change.
    shown: Mutex<HashMap<TableId, LastBoard>>,
    /// Who was let into the private threads of tables.
    let_in: Mutex<HashSet<(u64, Person)>>,
    /// What the messages say from which the threads of tables were started, as far as that is known.
    lobbies: Mutex<HashMap<TableId, u32>>,
    /// What boards and hands show already.
    messages: Shown,
    /// When it was last said that the database does not take what is noted.
    said: Mutex<Option<tokio::time::Instant>>,
    done: Notify,
}

impl Deref for Outbox {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.shared
    }
}

/// A table or person to whom something is under way. It ends with this, whatever becomes of it.
struct Underway {
    outbox: Arc<Outbox>,
    key: Key,
}

impl Drop for Underway {
    fn drop(&mut self) {
        self.outbox.busy().end(self.key);
        self.outbox.done.notify_one();
    }
}

impl Outbox {
    /// An outbox of this bot.
    #[must_use]
    pub fn new(bot: Arc<Bot>) -> Arc<Self> {
        Arc::new(Self { bot, shared: Arc::default() })
    }

    /// The same outbox for whoever reads a row: a person, or everybody at a table.
    async fn for_reader(&self, item: &OutboxItem) -> Result<Self, HostError> {
        let host = &self.bot.host;
        let words = match item.to {
            To::Person(person) => host.words_of(person).await?,
            To::Table => host.words_at(item.table).await?,
        };
        Ok(Self { bot: Arc::new(self.bot.for_reader(words)), shared: Arc::clone(&self.shared) })
    }

    /// Sends until `stop`, then finishes what is under way.
    pub async fn run(self: Arc<Self>, stop: impl Future<Output = ()>) {
        tokio::pin!(stop);
        let mut tasks = JoinSet::new();
        let mut look = None;
        loop {
            while let Some(ended) = tasks.try_join_next() {
                if let Err(error) = ended {
                    tracing::error!(%error, "sending failed; what was under way is tried again");
                }
            }
            let wait = tokio::select! {
                () = &mut stop => break,
                wait = self.next_round(&mut tasks, &mut look) => wait,
            };
            tokio::select! {
                () = &mut stop => break,
                () = self.bot.host.outbox_changed() => {}
                () = self.done.notified() => {}
                () = self.bot.sender.health().changed() => {}
                () = self.over(wait) => {}
            }
        }
        let rest = async { while tasks.join_next().await.is_some() {} };
        if timeout(Duration::from_secs(8), rest).await.is_err() {
            tracing::warn!(
                "some messages were still under way at the end; they are tried again at the next start"
            );
        }
    }

    /// Begins what can be begun. While nothing gets through, nothing is sent but a small question from time to time; when
    /// the line is back, everything that failed is due again. Returns how long to wait for more.
    async fn next_round(
        self: &Arc<Self>,
        tasks: &mut JoinSet<()>,
        look: &mut Option<tokio::time::Instant>,
    ) -> Wait {
        let health = self.bot.sender.health();
        if health.is_down() {
            let now = tokio::time::Instant::now();
            let at = match *look {
                Some(at) => at,
                None => now + health.next_look().unwrap_or_default(),
            };
            *look = Some(at);
            if at > now {
                return Wait::For(at - now);
            }
            self.bot.sender.look_for_line().await;
            *look = health.next_look().map(|pause| tokio::time::Instant::now() + pause);
            if health.is_down() {
                let now = tokio::time::Instant::now();
                return Wait::For(look.map_or(Duration::ZERO, |at| at.duration_since(now)));
            }
        }
        let back = look.take().is_some();
        match self.round(tasks, back).await {
            Ok(wait) => wait,
            Err(error) => {
                self.say_of_store(&error);
                Wait::For(Duration::from_secs(2))
            }
        }
    }

    /// Whoever has pressed has their answer first: what comes of a press is drawn and goes out when nobody is being answered, or
    /// soon all the same.
    async fn after_answers(&self) {
        self.bot.answering.lull(LULL, ANSWERS_FIRST).await;
    }

    /// Waits for so long.
    async fn over(&self, wait: Wait) {
        match wait {
            Wait::For(pause) => tokio::time::sleep(pause).await,
            Wait::Until(at) => self.bot.host.reach(at).await,
        }
    }

    /// Begins to send what is due and not under way. Returns how long to wait for more.
    async fn round(self: &Arc<Self>, tasks: &mut JoinSet<()>, back: bool) -> Result<Wait, HostError> {
        let host = &self.bot.host;
        self.after_answers().await;
        // What falls due while this is looked at is seen in time: it is asked for below.
        let now = host.now();
        if back {
            tracing::info!("requests get through to Discord again; what is owed goes out");
            host.outbox_wake(SPREAD).await?;
        }
        for road in Road::ALL {
            for (key, items) in lanes::groups(host.outbox_due(road, BATCH).await?) {
                let guild = items.first().and_then(|item| item.guild);
                // Whoever ends makes room, and rings.
                if self.busy().begin(key, road, guild) {
                    let way = Underway { outbox: Arc::clone(self), key };
                    tasks.spawn(Arc::clone(self).send(way, items));
                }
            }
        }
        let next = host.outbox_next(now).await?.map_or(now + LOOK, |next| next.min(now + LOOK));
        Ok(if next > host.now() { Wait::Until(next) } else { Wait::For(Duration::from_millis(20)) })
    }

    /// Sends rows of one table or person, one after another. After one that is to be tried again the others wait, too.
    async fn send(self: Arc<Self>, way: Underway, items: Vec<OutboxItem>) {
        let mut ahead = self.draw_ahead(&items);
        for (nth, item) in items.into_iter().enumerate() {
            // It was waited for answers before the first was looked for.
            if nth > 0 {
                self.after_answers().await;
            }
            let span = tracing::info_span!("outbox", table = item.table.0, row = %item.name);
            if !self.deliver(&item, &mut ahead).instrument(span).await {
                break;
            }
        }
        drop(way);
    }

    fn busy(&self) -> std::sync::MutexGuard<'_, Roads> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn bury(&self, table: TableId) {
        self.buried.lock().unwrap_or_else(PoisonError::into_inner).insert(table);
    }

    fn unbury(&self, table: TableId) -> bool {
        self.buried.lock().unwrap_or_else(PoisonError::into_inner).remove(&table)
    }

    /// The sender for a row: boards go before what is private.
    fn sender(&self, item: &OutboxItem) -> super::send::Sender {
        self.bot.sender.on(match item.to {
            To::Table => Lane::Board,
            To::Person(_) => Lane::Private,
        })
    }

    /// Tries a row. Whether the next one of its table or person may be tried. `ahead` is the board that is being drawn meanwhile.
    async fn deliver(&self, item: &OutboxItem, ahead: &mut Option<Ahead>) -> bool {
        let host = &self.bot.host;
        match host.outbox_try(item, PATIENCE).await {
            Ok(true) => {}
            Ok(false) => return true,
            Err(error) => {
                self.say_of_store(&error);
                // Its place is kept meanwhile: what the database does not take is not tried all the time.
                tokio::time::sleep(Duration::from_secs(2)).await;
                return false;
            }
        }
        let outcome = match self.for_reader(item).await {
            Ok(reader) => reader.put_out(item, ahead).await,
            Err(error) => Outcome::Again(error.to_string(), UNREAD),
        };
        let (why, pause, goes_on) = match outcome {
            Outcome::Settled => return true,
            Outcome::Hopeless(reason) => {
                tracing::warn!(reason, "a row is given up");
                (reason, None, true)
            }
            Outcome::Again(reason, pause) => {
                tracing::info!(reason, pause, "a row is tried again later");
                (reason, Some(pause), false)
            }
        };
        self.note_failure(item, &why, pause).await;
        goes_on
    }

    /// Notes why a row did not go out and when it is tried again, as soon as the database takes it: what is not noted stays under way
    /// until nobody believes in it any more.
    async fn note_failure(&self, item: &OutboxItem, why: &str, pause: Option<i64>) {
        let host = &self.bot.host;
        let until = host.now() + PATIENCE;
        while let Err(error) = host.outbox_failed(item.id, item.revision, why, pause).await {
            self.say_of_store(&error);
            tokio::time::sleep(Duration::from_secs(2)).await;
            if host.now() >= until {
                break;
            }
        }
    }

    /// Puts out what a row owes, in the words of this outbox.
    async fn put_out(&self, item: &OutboxItem, ahead: &mut Option<Ahead>) -> Outcome {
        match (&item.body, item.to) {
            (Body::Board, _) => self.board(item, ahead.take()).await,
            (Body::Story { message }, _) => self.story(item, *message).await,
            (Body::Hand { .. }, To::Person(person)) => self.hand(item, person).await,
            (Body::Hand { .. }, To::Table) => Outcome::Hopeless("a hand for nobody".to_owned()),
            (Body::TakeAway { channel, message }, _) => self.take_away(item, *channel, *message).await,
            (Body::Announce { channel, lines, told, pictured, tournament, round }, _) => {
                let (channel, tournament, round, pictured) = (*channel, *tournament, *round, *pictured);
                let announced = Announced { channel, lines, told, tournament, round, pictured };
                self.contest(item, &announced).await
            }
            (Body::Digest, To::Person(person)) => self.digest(item, person).await,
            (Body::Digest, To::Table) => Outcome::Hopeless("a list of nobody's turns".to_owned()),
            (Body::Say { calls: Some(seat), mention, about, .. }, to) if !mention.is_empty() => {
                self.call(item, *seat, *about, to).await
            }
            (Body::Say { say, mention, about, .. }, to) => self.notice(item, say, mention, *about, to).await,
        }
    }

    /// Says what is wrong with the database, from time to time.
    fn say_of_store(&self, error: &HostError) {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        if said.is_none_or(|said| said.elapsed() > Duration::from_secs(30)) {
            tracing::error!(%error, "what is sent cannot be noted");
            *said = Some(tokio::time::Instant::now());
        }
    }
}
