//! What computers are asked, and what they have thought of: data of one table, of which the database knows nothing.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use skald_rules::{
    chance::Fast,
    interface::{Decision, Duty},
    players::Player,
    table::Table,
};
use tokio::{
    sync::{Notify, Semaphore, futures::Notified, oneshot},
    task::AbortHandle,
};

use crate::invariant::Invariant;
use crate::store::TableId;

/// A position in which computers are asked: a copy, so that they think while everybody else plays on.
pub(in crate::host) struct Asked {
    pub table: Box<dyn Table>,
    pub decisions: Vec<(Decision, Player)>,
}

/// What computers would do in a position: an answer to each question, where one was found, and a use of each right that is
/// worth it.
pub(in crate::host) struct Thoughts(pub Vec<(Decision, Option<String>)>);

/// How far the computers at a table are.
pub(in crate::host) enum Thought {
    /// They were not asked, or about another position.
    NotAsked,
    /// They still think.
    Yet,
    /// They have found this.
    Found(Thoughts),
    /// Their thread broke.
    Broken,
}

/// Thinking that goes on about a table whose log is so long.
struct Thinking {
    log: u32,
    found: oneshot::Receiver<Thoughts>,
    task: AbortHandle,
    news: Arc<Notify>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        // Whoever still waits for a core need not think of what is asked no more.
        self.task.abort();
        // And whoever waits for the answer looks anew.
        self.news.notify_waiters();
    }
}

/// All computers that think. They are kept beside the tables: one that is read anew meanwhile is still thought about.
pub(in crate::host) struct Thinkers {
    /// So many think at once as leave a core to people.
    room: Arc<Semaphore>,
    all: Mutex<HashMap<TableId, Thinking>>,
    news: Arc<Notify>,
}

impl Thinkers {
    pub(in crate::host) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let room = Arc::new(Semaphore::new(cores.saturating_sub(1).max(1)));
        Self { room, all: Mutex::default(), news: Arc::default() }
    }

    /// Tells when some computer has thought of something.
    pub(in crate::host) fn news(&self) -> Notified<'_> {
        self.news.notified()
    }

    /// Whether the computers of a table think about it as it is with so long a log.
    pub(in crate::host) fn think_about(&self, table: TableId, log: u32) -> bool {
        self.all().get(&table).is_some_and(|thinking| thinking.log == log)
    }

    /// Lets the computers at a table think of what they are asked, instead of what they were asked before.
    pub(in crate::host) fn begin(&self, table: TableId, log: u32, asked: Asked, seed: u64) {
        let room = Arc::clone(&self.room);
        let (news, told) = (Arc::clone(&self.news), Arc::clone(&self.news));
        let (tell, found) = oneshot::channel();
        let task = tokio::spawn(async move {
            let Ok(room) = room.acquire_owned().await else { return };
            let thought = tokio::task::spawn_blocking(move || {
                let _room = room;
                asked.think(seed)
            });
            if let Ok(thoughts) = thought.await {
                // Nobody may ask any more.
                drop(tell.send(thoughts));
            } else {
                drop(tell);
            }
            told.notify_waiters();
        });
        self.all().insert(table, Thinking { log, found, task: task.abort_handle(), news });
    }

    /// What the computers at a table have thought of, with so long a log; it is handed out once.
    pub(in crate::host) fn take(&self, table: TableId, log: u32) -> Thought {
        let mut all = self.all();
        let Some(thinking) = all.get_mut(&table).filter(|thinking| thinking.log == log) else {
            return Thought::NotAsked;
        };
        let thought = match thinking.found.try_recv() {
            Ok(thoughts) => Thought::Found(thoughts),
            Err(oneshot::error::TryRecvError::Empty) => return Thought::Yet,
            Err(oneshot::error::TryRecvError::Closed) => Thought::Broken,
        };
        all.remove(&table);
        thought
    }

    /// Nobody asks the computers at a table any more.
    pub(in crate::host) fn forget(&self, table: TableId) {
        self.all().remove(&table);
    }

    fn all(&self) -> MutexGuard<'_, HashMap<TableId, Thinking>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Asked {
    /// Finds an answer to every decision that is owed, and a use for a right that is worth it. Work for a thread of its
    /// own.
    fn think(self, seed: u64) -> Thoughts {
        let mut dice = Fast::new(seed);
        let mut moves = Vec::new();
        for (at, player) in self.decisions {
            let owed = at.duty == Duty::Owed;
            let found = if owed {
                self.table.answer_of(player, &at, &mut dice).map(Some)
            } else {
                self.table.use_of(player, &at, &mut dice)
            };
            let with = found.or_broken(None, "an open question has an answer");
            if owed || with.is_some() {
                moves.push((at, with));
            }
        }
        Thoughts(moves)
    }
}
