//! What arrives from the gateway: interactions, and the news about the connection.

use std::{
    collections::{HashMap, VecDeque},
    panic::AssertUnwindSafe,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use futures_util::FutureExt;
use serenity::{
    async_trait,
    client::{Context, EventHandler},
    gateway::ShardStageUpdateEvent,
    model::{
        application::Interaction,
        event::ResumedEvent,
        gateway::Ready,
        guild::{Guild, UnavailableGuild},
    },
};
use tokio::{runtime::Handle, sync::Notify};
use tracing::Instrument;

use super::{
    call::{Ask, Call},
    reach::Reach,
    reply::{Desk, serve},
    send::Line,
    sessions::{Sessions, Verdict, few_sessions},
};

/// How long an interaction's id is remembered: as long as its token is good.
const REMEMBER: Duration = Duration::from_secs(super::limits::TOKEN_SECONDS);

/// Ids of interactions that were taken, so that a replay after a resume is not handled twice.
#[derive(Default)]
pub struct Taken {
    ids: Mutex<Seen>,
}

#[derive(Default)]
struct Seen {
    known: HashMap<u64, Instant>,
    order: VecDeque<(u64, Instant)>,
}

impl Taken {
    /// Takes `id`; `false` if it was taken before.
    pub fn take(&self, id: u64, now: Instant) -> bool {
        let mut seen = self.ids.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some((old, at)) = seen.order.front().copied() {
            if now.duration_since(at) < REMEMBER {
                break;
            }
            seen.order.pop_front();
            seen.known.remove(&old);
        }
        if seen.known.insert(id, now).is_some() {
            return false;
        }
        seen.order.push_back((id, now));
        true
    }
}

/// Counts what is under way, so that a stop can wait for it.
#[derive(Default)]
pub struct Running {
    count: AtomicUsize,
    /// How many were begun.
    begun: AtomicUsize,
    idle: Notify,
}

impl Running {
    /// Counts one more until the guard is dropped.
    #[must_use]
    pub fn begin(self: &Arc<Self>) -> RunningGuard {
        self.count.fetch_add(1, Ordering::AcqRel);
        self.begun.fetch_add(1, Ordering::AcqRel);
        RunningGuard(Arc::clone(self))
    }

    /// How many are under way.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count.load(Ordering::Acquire)
    }

    /// Waits until nothing has been under way for so long, at most for the other time.
    pub async fn lull(&self, long: Duration, most: Duration) {
        let still = async {
            loop {
                let begun = self.begun.load(Ordering::Acquire);
                if self.count() == 0 {
                    tokio::time::sleep(long).await;
                    if self.count() == 0 && self.begun.load(Ordering::Acquire) == begun {
                        return;
                    }
                }
                self.finish(most).await;
            }
        };
        // Whether it came about or not: it is not waited for any longer.
        let _ = tokio::time::timeout(most, still).await;
    }

    /// Waits until nothing is under way, at most so long; whether that came about.
    pub async fn finish(&self, most: Duration) -> bool {
        let wait = async {
            loop {
                // Heard from here on: a notice between the look and the wait is not missed.
                let ended = self.idle.notified();
                tokio::pin!(ended);
                ended.as_mut().enable();
                if self.count() == 0 {
                    return;
                }
                ended.await;
            }
        };
        tokio::time::timeout(most, wait).await.is_ok()
    }
}

/// One thing under way.
pub struct RunningGuard(Arc<Running>);

impl Drop for RunningGuard {
    fn drop(&mut self) {
        self.0.count.fetch_sub(1, Ordering::AcqRel);
        self.0.idle.notify_waiters();
    }
}

/// Receives the events of the gateway. It is called on the gateway's thread and leaves all work to the bot's own.
pub struct Events {
    /// The bot's own threads.
    pub home: Handle,
    /// The way to answer.
    pub line: Arc<Line>,
    /// Who works on calls.
    pub desk: Arc<dyn Desk>,
    /// Interactions that were taken.
    pub taken: Taken,
    /// What is under way.
    pub running: Arc<Running>,
    /// New sessions.
    pub sessions: Arc<Sessions>,
    /// Whether presses arrive.
    pub reach: Arc<Reach>,
    /// Told once for each READY, with the bot's own id.
    pub ready: tokio::sync::watch::Sender<Option<u64>>,
    /// Told when the line is to be left alone, and for how long.
    pub rest: tokio::sync::mpsc::UnboundedSender<Duration>,
    /// Told when the bot has to stop, with the reason.
    pub stop: tokio::sync::mpsc::UnboundedSender<String>,
}

#[async_trait]
impl EventHandler for Events {
    async fn ready(&self, _: Context, ready: Ready) {
        self.line.set_application(ready.application.id.get());
        tracing::info!(name = %ready.user.name, servers = ready.guilds.len(), "connected to Discord");
        match self.sessions.begun(Instant::now()) {
            Verdict::Healthy => {}
            Verdict::Often(pause) => {
                tracing::warn!(
                    ?pause,
                    "sessions with Discord break one after the other; the line is left alone"
                );
                // Nobody listens any more only when the bot is stopping already.
                let _ = self.rest.send(pause);
            }
            Verdict::Stop { left, resets } => {
                tracing::error!(left, ?resets, "stopping before Discord resets the token");
                // Nobody listens any more only when the bot is stopping already.
                let _ = self.stop.send(few_sessions(left, resets));
            }
        }
        self.ready.send_replace(Some(ready.user.id.get()));
        let shard = ready.shard.map_or((0, 1), |shard| (shard.id.0, shard.total));
        let guilds = ready.guilds.iter().map(|guild| guild.id.get()).collect();
        let (guard, desk) = (self.running.begin(), Arc::clone(&self.desk));
        self.home.spawn(async move {
            desk.servers(shard, guilds).await;
            drop(guard);
        });
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        tracing::info!("the connection to Discord goes on");
    }

    async fn shard_stage_update(&self, _: Context, event: ShardStageUpdateEvent) {
        tracing::debug!(shard = event.shard_id.0, old = %event.old, new = %event.new, "gateway");
        self.reach.stage(event.shard_id.0, event.new);
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let guard = self.running.begin();
        let (mut ready, desk) = (self.ready.subscribe(), Arc::clone(&self.desk));
        self.home.spawn(async move {
            // Nobody is told any more only when the bot is stopping already.
            let me = ready.wait_for(Option::is_some).await.ok().and_then(|me| *me);
            if let Some(me) = me {
                desk.server(guild, me).await;
            }
            drop(guard);
        });
    }

    async fn guild_delete(&self, _: Context, gone: UnavailableGuild, _: Option<Guild>) {
        // One that cannot be reached for now comes back.
        if gone.unavailable {
            return;
        }
        let (guard, desk) = (self.running.begin(), Arc::clone(&self.desk));
        self.home.spawn(async move {
            desk.server_left(gone.id.get()).await;
            drop(guard);
        });
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        let Some(call) = Call::read(&interaction) else { return };
        if !self.taken.take(call.id, Instant::now()) {
            tracing::info!(interaction = call.id, "a replayed interaction is left alone");
            return;
        }
        let guard = self.running.begin();
        let what = match &call.ask {
            Ask::Command(typed) => typed.name.clone(),
            Ask::Suggest { typed, .. } => format!("{} (typing)", typed.name),
            Ask::Press { id, .. } => id.clone(),
            Ask::Form { id, .. } => format!("{id} (form)"),
        };
        let span = tracing::info_span!(
            "call",
            interaction = call.id,
            person = call.who.id,
            what,
            table = tracing::field::Empty,
            log = tracing::field::Empty,
        );
        let (line, desk) = (Arc::clone(&self.line), Arc::clone(&self.desk));
        self.home.spawn(async move {
            let served = AssertUnwindSafe(serve(&line, desk, call).instrument(span));
            if served.catch_unwind().await.is_err() {
                tracing::error!("answering failed");
            }
            drop(guard);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_taken_once_and_forgotten_when_its_token_is_void() {
        let taken = Taken::default();
        let now = Instant::now();
        assert!(taken.take(1, now));
        assert!(!taken.take(1, now + Duration::from_secs(60)));
        assert!(taken.take(2, now + REMEMBER));
        assert!(taken.take(1, now + REMEMBER), "forgotten after its time");
    }

    #[tokio::test(start_paused = true)]
    async fn a_stop_waits_for_what_is_under_way_but_not_for_ever() {
        let running = Arc::new(Running::default());
        let guard = running.begin();
        assert!(!running.finish(Duration::from_secs(3)).await);
        let other = Arc::clone(&running);
        let waiting = tokio::spawn(async move { other.finish(Duration::from_secs(3)).await });
        drop(guard);
        assert!(waiting.await.unwrap());
    }
}

#[cfg(test)]
mod lulls {
    use tokio::time::{Instant, sleep};

    use super::*;

    const LONG: Duration = Duration::from_millis(5);
    const MOST: Duration = Duration::from_millis(50);

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    /// How long it is waited for a lull while these begin, each at a time and for so long.
    async fn waited(pieces: &'static [(u64, u64)]) -> Duration {
        let running = Arc::new(Running::default());
        for (at, long) in pieces {
            let running = Arc::clone(&running);
            tokio::spawn(async move {
                sleep(ms(*at)).await;
                let guard = running.begin();
                sleep(ms(*long)).await;
                drop(guard);
            });
        }
        // They stand ready before it is waited for them.
        tokio::task::yield_now().await;
        let begun = Instant::now();
        running.lull(LONG, MOST).await;
        begun.elapsed()
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_owed_waits_until_nobody_was_answered_for_a_moment_and_never_for_long() {
        assert_eq!(waited(&[]).await, LONG, "nobody is answered");
        // The moment begins when the last answer is given, also where somebody was answered within it.
        assert_eq!(waited(&[(0, 20)]).await, ms(25));
        assert_eq!(waited(&[(0, 10), (12, 8)]).await, ms(25));
        assert_eq!(
            waited(&[(3, 1)]).await,
            ms(10),
            "one that came and went within the moment begins it anew"
        );
        // Answers that never end, or follow one another, hold nothing up for longer than that.
        assert_eq!(waited(&[(0, 500)]).await, MOST);
        assert_eq!(waited(&[(0, 13), (11, 13), (22, 13), (33, 30)]).await, MOST);
    }
}
