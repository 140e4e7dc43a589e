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

/// So often the time between the moments at which computers answer is doubled.
const DOUBLED: u32 = 4;

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
    /// They still think, or what they found waits for its moment.
    Yet,
    /// They have found this.
    Found(Thoughts),
    /// Their thread broke.
    Broken,
}

/// Thinking that goes on about a table whose log is so long.
struct Thinking {
    log: u32,
    tells: oneshot::Receiver<(Thoughts, i64)>,
    /// What was found, and when, while it waits for its moment.
    found: Option<(Thoughts, i64)>,
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

    /// Lets the computers at a table think of what they are asked, instead of what they were asked before. When they are
    /// done it is asked for the time, in milliseconds UTC.
    pub(in crate::host) fn begin(
        &self,
        table: TableId,
        log: u32,
        asked: Asked,
        seed: u64,
        now: impl FnOnce() -> i64 + Send + 'static,
    ) {
        let room = Arc::clone(&self.room);
        let (news, told) = (Arc::clone(&self.news), Arc::clone(&self.news));
        let (tell, tells) = oneshot::channel();
        let task = tokio::spawn(async move {
            let Ok(room) = room.acquire_owned().await else { return };
            let thought = tokio::task::spawn_blocking(move || {
                let _room = room;
                asked.think(seed)
            });
            if let Ok(thoughts) = thought.await {
                // Nobody may ask any more.
                drop(tell.send((thoughts, now())));
            } else {
                drop(tell);
            }
            told.notify_waiters();
        });
        self.all().insert(table, Thinking { log, tells, found: None, task: task.abort_handle(), news });
    }

    /// What the computers at a table have thought of, with so long a log, if they were done by `until` (milliseconds UTC); it is
    /// handed out once.
    pub(in crate::host) fn take(&self, table: TableId, log: u32, until: i64) -> Thought {
        let mut all = self.all();
        let Some(thinking) = all.get_mut(&table).filter(|thinking| thinking.log == log) else {
            return Thought::NotAsked;
        };
        if thinking.found.is_none() {
            match thinking.tells.try_recv() {
                Ok(found) => thinking.found = Some(found),
                Err(oneshot::error::TryRecvError::Empty) => return Thought::Yet,
                Err(oneshot::error::TryRecvError::Closed) => {
                    all.remove(&table);
                    return Thought::Broken;
                }
            }
        }
        let Some((thoughts, _)) = thinking.found.take_if(|(_, at)| *at <= until) else { return Thought::Yet };
        all.remove(&table);
        Thought::Found(thoughts)
    }

    /// Nobody asks the computers at a table any more.
    pub(in crate::host) fn forget(&self, table: TableId) {
        self.all().remove(&table);
    }

    fn all(&self) -> MutexGuard<'_, HashMap<TableId, Thinking>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The last moment up to `now` at which computers may answer that were to answer at `due`, and the next one; all in milliseconds. The
/// first is then, the next ones a pause, two, four … later, and from the [`DOUBLED`]th on as far apart for good: whoever waits learns
/// little from how long it took. Without a pause they answer whenever they are done.
pub(in crate::host) fn moments(due: i64, pause: i64, now: i64) -> (i64, i64) {
    if pause <= 0 {
        return (now, i64::MAX);
    }
    let (mut at, mut gap) = (due, pause);
    for _ in 0..DOUBLED {
        let next = at.saturating_add(gap);
        if next > now {
            return (at, next);
        }
        (at, gap) = (next, gap.saturating_mul(2));
    }
    at += (now - at) / gap * gap;
    (at, at.saturating_add(gap))
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

#[cfg(test)]
mod tests {
    use super::moments;

    #[test]
    fn the_moments_lie_a_pause_two_four_and_eight_apart_and_then_sixteen() {
        let last: Vec<i64> = (0..70).map(|now| moments(100, 10, 100 + now * 10).0 - 100).collect();
        let mut seen = last.clone();
        seen.dedup();
        assert_eq!(seen, [0, 10, 30, 70, 150, 310, 470, 630]);
        for (now, last) in (0..).zip(last) {
            let (at, next) = moments(100, 10, 109 + now * 10);
            assert_eq!(at, last + 100, "nothing lies between two of them");
            assert!(next > 109 + now * 10 && moments(100, 10, next).0 == next);
        }
    }

    #[test]
    fn without_a_pause_there_is_nothing_to_wait_for() {
        assert_eq!(moments(5, 0, 9), (9, i64::MAX));
    }
}
