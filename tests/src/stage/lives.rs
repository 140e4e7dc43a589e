//! A bot that dies between two of its effects, again and again, and is started anew on the same database before the same
//! stand-in, on virtual time.
//!
//! What belongs here: lives and deaths, and at which points the bot dies. What does not: what people do meanwhile (`under_fire`).

use std::{
    collections::HashSet,
    future::{Future, pending},
    hash::{DefaultHasher, Hash, Hasher},
    pin::Pin,
    sync::Arc,
    time::Duration,
};

use localcord::{Id, Localcord};
use skald::{
    effects::{Effect, Effects, Watch},
    host::{Clock, Host, HostConfig, SystemClock},
    serve::{Plan, start},
};
use skald_render::painter::PainterOptions;
use tokio::{
    runtime::{Builder, Handle, Runtime},
    sync::{Notify, mpsc, oneshot},
};

use super::{HOUR, Jumping, LONG, Ledger, Stage};

/// A clock that moves only when the story has it move, and so do those who wait by it.
#[derive(Debug)]
pub struct Still(Jumping);

impl Still {
    /// A clock that shows the present.
    #[must_use]
    pub fn now() -> Arc<Self> {
        Arc::new(Self(Jumping::new(SystemClock.now())))
    }

    /// Lets time pass for the bot and for Discord.
    pub fn pass(&self, local: &Localcord, millis: i64) {
        local.advance(Duration::from_millis(millis.unsigned_abs()));
        self.0.by(millis);
    }
}

impl Clock for Still {
    fn now(&self) -> i64 {
        self.0.now()
    }

    fn reach(&self, at: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        // In this order: a jump after the look at the clock is not missed.
        let jump = self.0.jump();
        let there = self.now() >= at;
        Box::pin(async move {
            if !there {
                jump.await;
            }
        })
    }
}

/// An effect that waits for leave.
type Asked = (Effect, oneshot::Sender<()>);

/// Asks before each effect. Without an answer it never comes about: the bot is dead. Of changes of the database the database itself
/// asks, on the way that it has in service: all is done there but the end, and without an answer it takes the change back.
struct Gate(mpsc::UnboundedSender<Asked>);

impl Watch for Gate {
    fn about_to(&self, effect: Effect) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let (leave, left) = oneshot::channel();
        let asked = self.0.send((effect, leave));
        Box::pin(async move {
            if asked.is_err() || left.await.is_err() {
                pending::<()>().await;
            }
        })
    }

    fn lets_commit(&self) -> bool {
        let (leave, left) = oneshot::channel();
        self.0.send((Effect::Commit, leave)).is_ok() && left.blocking_recv().is_ok()
    }
}

/// At which points the bot dies.
pub enum Fate {
    /// Before every effect, once at each point: a point is what stands in the database and at Discord, and what was about to
    /// be done. Those at which it has died, and how it goes from the deal of a game to its end where that is said.
    EveryPoint(HashSet<u64>, Option<Between>),
    /// Now and then: before one in so many effects, by luck.
    OneIn(u64, u64),
    /// Never.
    Spared,
}

/// From the deal of a game to its end the bot dies before one in so many effects, by luck.
pub struct Between {
    one_in: u64,
    luck: u64,
}

impl Fate {
    /// Before every effect once.
    #[must_use]
    pub fn every_point() -> Self {
        Self::EveryPoint(HashSet::new(), None)
    }

    /// Before every effect until the game is dealt and once it is over, and before one in so many between.
    #[must_use]
    pub fn both_ends(one_in: u64, luck: u64) -> Self {
        Self::EveryPoint(HashSet::new(), Some(Between { one_in, luck }))
    }
}

/// Who decides when the bot dies, and counts.
pub struct Judge {
    /// At which points.
    pub fate: Fate,
    /// How often it has died so far, by the effect that was about to be done.
    pub deaths: Vec<Effect>,
    /// How many effects came about.
    pub effects: u64,
    /// Rung with each effect that comes about.
    pub bell: Arc<Notify>,
    people: Vec<Id>,
    ledger: Option<Ledger>,
}

impl Judge {
    /// A judge; what `people` see in private is part of where the bot dies.
    #[must_use]
    pub fn new(fate: Fate, people: Vec<Id>) -> Self {
        Self { fate, deaths: Vec::new(), effects: 0, bell: Arc::default(), people, ledger: None }
    }

    /// Lets the effects of a life come about until it is to end.
    ///
    /// # Panics
    /// If it ends by itself.
    pub async fn watch(&mut self, stage: &Stage, life: &mut Life) {
        loop {
            let (effect, leave) = tokio::select! {
                biased;
                asked = life.asked.recv() => asked.expect("the bot goes on"),
                why = &mut life.failed => panic!("the bot ended by itself: {why:?}"),
            };
            let _judges =
                stage.waits().begin(format!("leave for {effect:?}, after {} effects", self.effects));
            if self.falls(stage, effect).await {
                self.deaths.push(effect);
                // Shown when a story fails: at which point it did.
                println!("death {} before {effect:?}, after {} effects", self.deaths.len(), self.effects);
                return;
            }
            self.effects += 1;
            // Whoever asked may have given up.
            let _ = leave.send(());
            self.bell.notify_one();
        }
    }

    async fn falls(&mut self, stage: &Stage, effect: Effect) -> bool {
        match &mut self.fate {
            Fate::Spared => false,
            Fate::OneIn(most, luck) => chance(luck, *most) == 0,
            Fate::EveryPoint(seen, between) => {
                let ledger = opened(&mut self.ledger, stage).await;
                if let (Some(ledger), Some(Between { one_in, luck })) = (ledger, between)
                    && ledger.is_played().await
                {
                    return chance(luck, *one_in) == 0;
                }
                seen.insert(point(stage, ledger, &self.people, effect).await)
            }
        }
    }
}

/// A number below `below`, by luck.
pub fn chance(luck: &mut u64, below: u64) -> u64 {
    *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*luck >> 33) % below
}

/// The database as somebody else reads it, once there is one.
async fn opened<'l>(ledger: &'l mut Option<Ledger>, stage: &Stage) -> Option<&'l Ledger> {
    if ledger.is_none() && stage.database().exists() {
        *ledger = Some(Ledger::open(&stage.database()).await);
    }
    ledger.as_ref()
}

/// Where the bot stands before an effect: what it would leave behind.
async fn point(stage: &Stage, ledger: Option<&Ledger>, people: &[Id], effect: Effect) -> u64 {
    let mut point = DefaultHasher::new();
    effect.hash(&mut point);
    if let Some(ledger) = ledger {
        ledger.left_behind().await.hash(&mut point);
    }
    let local = &stage.local;
    let (first, games) = (people[0], stage.games());
    shown(local, games, first).hash(&mut point);
    for thread in local.threads(first, games) {
        shown(local, thread.id, first).hash(&mut point);
    }
    for person in people {
        shown(local, local.dm(*person), *person).hash(&mut point);
    }
    point.finish()
}

/// How much stands in a channel.
fn shown(local: &Localcord, channel: Id, viewer: Id) -> usize {
    local.messages(channel, viewer).iter().filter(|message| !message.ephemeral).count()
}

/// One life of the bot, in threads of its own.
pub struct Life {
    /// Told of each effect before it comes about.
    asked: mpsc::UnboundedReceiver<Asked>,
    /// The host, once it serves.
    pub host: Option<oneshot::Receiver<Host>>,
    /// Told why, should it end by itself.
    failed: oneshot::Receiver<String>,
    runtime: Runtime,
}

impl Life {
    /// Starts the bot on this stage.
    ///
    /// # Panics
    /// If there are no threads for it. When it does not serve, nobody is told of a host.
    #[must_use]
    pub fn begin(stage: &Stage, clock: &Arc<Still>) -> Self {
        let (gate, asked) = mpsc::unbounded_channel();
        let usual = stage.plan();
        let plan = Plan {
            // No jump of the clock is taken for a sleep of the bot's own, and nothing waits where nobody is to answer.
            host: HostConfig {
                machine_pause: 0,
                computer_pause: 0,
                // People choose by luck, from all that is possible.
                thought: 0,
                lease: 100_000 * HOUR,
                beat: HOUR,
                // What was said is counted in the end.
                remember: 100_000 * HOUR,
                ..usual.host
            },
            clock: Arc::clone(clock) as Arc<dyn Clock>,
            // Nobody looks at the pictures.
            painter: PainterOptions { blank: true, ..usual.painter },
            effects: Effects::watched(Arc::new(Gate(gate))),
            ..usual
        };
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let (tell, host) = oneshot::channel();
        let (fail, failed) = oneshot::channel();
        let waits = stage.waits();
        runtime.spawn(async move {
            let starts = waits.begin("the bot to start: its database, its lease, the way to Discord");
            let mut serving = match start(plan).await {
                Ok(serving) => serving,
                // A dead bot's change was taken back; nobody listens then.
                Err(why) => {
                    let _ = fail.send(why.to_string());
                    return pending().await;
                }
            };
            drop(starts);
            let connects = waits.begin("the bot to be connected");
            serving.connected().await;
            drop(connects);
            // Nobody listens when it has died meanwhile.
            let _ = tell.send(serving.host().clone());
            // A part that ends leaves the rest as good as dead, and nobody would ever hear of it.
            let why = serving.trouble().await;
            let _ = fail.send(why.to_string());
            pending::<()>().await;
        });
        Self { asked, host: Some(host), failed, runtime }
    }

    /// Where its tasks run.
    #[must_use]
    pub fn handle(&self) -> Handle {
        self.runtime.handle().clone()
    }

    /// Ends it at once: whatever its tasks were doing, they do it no further.
    ///
    /// # Panics
    /// If the stand-in does not notice.
    pub async fn end(self, stage: &Stage) {
        let Self { asked, host, failed, runtime } = self;
        let local = &stage.local;
        let _ends = stage.waits().begin("the threads of a dead bot to end, and its line to be closed");
        // The database's own thread waits for leave, too.
        drop(asked);
        tokio::task::spawn_blocking(move || runtime.shutdown_timeout(LONG)).await.unwrap();
        drop((host, failed));
        local.until(LONG, "a closed line", |local| !local.connected()).await.unwrap();
    }
}
