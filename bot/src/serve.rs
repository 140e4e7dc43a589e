//! Putting the program together: database, host, the way to Discord, the bot, and the tasks that keep them going.
//!
//! What belongs here: the order in which things start and stop. What does not: reading settings, and what any part does.

use std::{
    future::Future,
    net::SocketAddr,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread::available_parallelism,
    time::Duration,
};

use skald_render::{Sources, painter::PainterOptions};
use skald_rules::{catalogue::Catalogue, words::common};
use tokio::{
    sync::{mpsc, watch},
    task::JoinHandle,
    time::{interval, timeout},
};

use crate::{
    discord::{
        bot::Bot,
        cache::{PagePictures, Shelves},
        closes::closed_for_good,
        commands::{self, register},
        emojis::Emojis,
        events::{Events, Running, Taken},
        gateway::{Closer, Connection, Gateway, GatewayEnd},
        outbox::Outbox,
        painters::Painters,
        reach::Reach,
        send::{Connect, Line, Pace, Sender},
        sessions::Sessions,
    },
    effects::Effects,
    figures::{self, page::Writer},
    host::{Clock, Entropy, Host, HostConfig, HostError},
    local::{self, Localcord, StartError},
    store::{Store, StoreError},
};

/// How long a stop waits for answers that are under way.
const LAST_ANSWERS: Duration = Duration::from_secs(8);
/// How often it is looked whether people can reach the bot.
const LOOK: Duration = Duration::from_secs(1);
/// How often the rate limiter's table is emptied.
const FORGET: Duration = Duration::from_secs(600);

/// Where Discord is.
#[derive(Clone, Debug)]
pub enum Way {
    /// The real Discord, with this token.
    Discord {
        /// The bot's token.
        token: String,
        /// What is settled about connections to it.
        connect: Connect,
    },
    /// A stand-in that runs already, at an address on this machine.
    StandIn {
        /// Such as `http://127.0.0.1:8137`.
        address: String,
    },
    /// A stand-in that is started in this process.
    Local {
        /// Its port; 0 takes any free one.
        port: u16,
    },
}

/// What is served, and how.
pub struct Plan {
    /// Where Discord is.
    pub way: Way,
    /// The database's file.
    pub database: PathBuf,
    /// The games.
    pub games: Catalogue,
    /// The host's settings.
    pub host: HostConfig,
    /// The time of day.
    pub clock: Arc<dyn Clock>,
    /// What secrets and codes are made of: the system's randomness, but in tests.
    pub entropy: Arc<dyn Entropy>,
    /// The fonts and the pictures of cards that painters are given.
    pub painter: PainterOptions,
    /// Requests a second, and the pause between two openings of private channels.
    pub pace: Pace,
    /// Where figures are shown, if they are.
    pub metrics: Option<SocketAddr>,
    /// The pause between two cards that are made emoji of the application; nothing for none.
    pub emojis: Option<Duration>,
    /// Whether somebody watches over what the process leaves behind: tests alone.
    pub effects: Effects,
}

/// The file beside the database in which the stand-in's people are remembered.
const PEOPLE: &str = "people.txt";

/// Why the program cannot serve. Each is one sentence for whoever started it.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The host.
    #[error(transparent)]
    Host(#[from] HostError),
    /// The stand-in for Discord.
    #[error(transparent)]
    Local(#[from] StartError),
    /// The page of figures.
    #[error("the figures cannot be shown at {at}: {why}; choose another address, or leave `metrics` out")]
    Metrics {
        /// Where they were to be.
        at: SocketAddr,
        /// What the system says.
        why: std::io::Error,
    },
    /// There is no way to make requests.
    #[error("requests cannot be made from this machine: {0}")]
    Client(#[from] reqwest::Error),
    /// The token.
    #[error(
        "Discord does not accept the bot's token; copy it again from the page \"Bot\" of your application"
    )]
    Token,
    /// The gateway.
    #[error("the connection to Discord ended: {0}")]
    Gateway(String),
    /// The gateway of a stand-in is not on this machine.
    #[error(
        "the stand-in for Discord names a gateway that is not on this machine ({0}); nothing was sent there"
    )]
    NotLocal(String),
    /// Another process took over, or the bot had to stop.
    #[error("the bot had to stop: {0}")]
    Stopped(String),
}

/// The program while it serves.
pub struct Serving {
    host: Host,
    local: Option<Localcord>,
    closer: Closer,
    gateway: JoinHandle<Result<(), GatewayEnd>>,
    keeper: JoinHandle<Result<(), HostError>>,
    sender: JoinHandle<()>,
    helpers: Vec<JoinHandle<()>>,
    running: Arc<Running>,
    ready: watch::Receiver<Option<u64>>,
    orders: mpsc::UnboundedReceiver<String>,
    stop_sender: watch::Sender<bool>,
    stop_keeper: watch::Sender<bool>,
    metrics: Option<SocketAddr>,
}

/// Serves until `stop`. In local mode `show_page` is given the address of the page once it can be opened.
///
/// # Errors
/// [`ServeError`] in one sentence.
pub async fn run(
    plan: Plan,
    show_page: impl FnOnce(&str),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    tokio::pin!(stop);
    let mut serving = tokio::select! {
        serving = start(plan) => serving?,
        // Nothing was answered yet; should the lease be taken already, it ends by itself.
        () = &mut stop => return Ok(()),
    };
    if let Some(address) = serving.page() {
        show_page(&address);
    }
    let ended = tokio::select! {
        () = &mut stop => Ok(()),
        ended = serving.trouble() => Err(ended),
    };
    tracing::info!("stopping: finishing what is in hand");
    serving.stop().await?;
    ended
}

/// Begins to serve.
///
/// # Errors
/// [`ServeError`] in one sentence.
pub async fn start(plan: Plan) -> Result<Serving, ServeError> {
    let store = Store::open(&plan.database).await?.with_effects(plan.effects.clone());
    let stand_in = match &plan.way {
        Way::Local { port } => Some(local::start(*port, plan.database.with_file_name(PEOPLE)).await?),
        _ => None,
    };
    let (token, address) = match &plan.way {
        Way::Discord { token, .. } => (token.clone(), None),
        Way::StandIn { address } => ("local.token".to_owned(), Some(address.clone())),
        Way::Local { .. } => ("local.token".to_owned(), stand_in.as_ref().map(Localcord::base_url)),
    };
    let connect = match plan.way {
        Way::Discord { connect, .. } => connect,
        _ => Connect::default(),
    };
    let line = Arc::new(Line::new(&token, address.as_deref(), connect, plan.effects.clone())?);
    let packs = plan.host.packs.clone();
    let host = Host::wait_serving(store, plan.games.clone(), plan.clock, plan.entropy, plan.host).await?;
    if let Some(local) = &stand_in {
        host.show_anew(local.server().0).await?;
    }
    let emojis = Arc::new(match plan.emojis {
        Some(_) => {
            let sources = plan.painter.sources.clone().unwrap_or_else(Sources::standard);
            Emojis::of(&plan.games, &packs, &sources)
        }
        None => Emojis::default(),
    });
    let running = Arc::new(Running::default());
    let painters = available_parallelism().map_or(1, usize::from).min(4);
    let bot = Arc::new(Bot {
        host: host.clone(),
        words: common(),
        painters: Painters::new(painters, plan.painter, plan.effects),
        sender: Arc::new(Sender::new(Arc::clone(&line), plan.pace).telling({
            let host = host.clone();
            move |class| host.figures().failed(class)
        })),
        me: Arc::new(AtomicU64::new(0)),
        answering: Arc::clone(&running),
        their_clock: Arc::default(),
        doors: Arc::default(),
        sought: Arc::default(),
        pages: PagePictures::default(),
        shelves: Shelves::default(),
        emojis: Arc::clone(&emojis),
    });
    let outbox = Outbox::new(Arc::clone(&bot));
    let roll = Arc::clone(&outbox);
    let known = Arc::clone(&bot);
    let painted = Arc::clone(&bot.painters);
    let reach = Arc::new(Reach::default());
    let over = Arc::clone(&bot.sender);
    let (ready_tx, ready) = watch::channel(None);
    let (order_tx, orders) = mpsc::unbounded_channel();
    let (rest_tx, rest) = mpsc::unbounded_channel();
    let sessions = Arc::new(Sessions::default());
    let events = Arc::new(Events {
        home: tokio::runtime::Handle::current(),
        line: Arc::clone(&line),
        desk: bot,
        taken: Taken::default(),
        running: Arc::clone(&running),
        sessions: Arc::clone(&sessions),
        reach: Arc::clone(&reach),
        ready: ready_tx,
        rest: rest_tx,
        stop: order_tx,
    });
    let gateway = Gateway::open(&line, Arc::clone(&events)).await?;
    let closer = gateway.closer();
    let connection = Connection { line: Arc::clone(&line), events, rest };
    let (stop_sender, stop_sender_rx) = watch::channel(false);
    let (stop_keeper, stop_keeper_rx) = watch::channel(false);
    let metrics = match plan.metrics {
        Some(at) => Some(show_figures(at, host.clone(), sessions, raised(stop_keeper_rx.clone())).await?),
        None => None,
    };
    let keeper = {
        let host = host.clone();
        tokio::spawn(async move { host.run(raised(stop_keeper_rx)).await })
    };
    let sender = tokio::spawn(send(known, outbox, ready.clone(), stop_sender_rx));
    let commands = commands::all(common(), &plan.games);
    let mut helpers = vec![
        tokio::spawn(tell_commands(Arc::clone(&line), commands, ready.clone())),
        tokio::spawn(forget_limits(Arc::clone(&line))),
        tokio::spawn(heed_builds(host.clone())),
        tokio::spawn(watch_reach(host.clone(), reach, over)),
        tokio::spawn(roll.call_the_roll()),
    ];
    if let Some(pause) = plan.emojis {
        helpers.push(tokio::spawn(show_cards(emojis, line, painted, pause, ready.clone())));
    }
    let gateway = tokio::spawn(gateway.run(closer.clone(), connection));
    Ok(Serving {
        host,
        local: stand_in,
        closer,
        gateway,
        keeper,
        sender,
        helpers,
        running,
        ready,
        orders,
        stop_sender,
        stop_keeper,
        metrics,
    })
}

impl Serving {
    /// The host, for tests.
    #[must_use]
    pub fn host(&self) -> &Host {
        &self.host
    }

    /// Where the figures are shown, if they are.
    #[must_use]
    pub const fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// The stand-in that was started with it.
    #[must_use]
    pub fn local(&self) -> Option<&Localcord> {
        self.local.as_ref()
    }

    /// The address of the local page.
    #[must_use]
    pub fn page(&self) -> Option<String> {
        self.local.as_ref().map(Localcord::base_url)
    }

    /// Waits until the bot is connected.
    pub async fn connected(&self) {
        let mut ready = self.ready.clone();
        // An error means that the bot is gone, and that is told elsewhere.
        let _ = ready.wait_for(Option::is_some).await;
    }

    /// Waits until something ends that should not, and says what it was.
    pub async fn trouble(&mut self) -> ServeError {
        tokio::select! {
            ended = &mut self.gateway => match ended {
                Ok(Err(end)) => end.into(),
                Ok(Ok(())) => ServeError::Gateway("it was closed".to_owned()),
                Err(error) => ServeError::Gateway(error.to_string()),
            },
            ended = &mut self.keeper => match ended {
                Ok(Err(error)) => error.into(),
                Ok(Ok(())) => ServeError::Stopped("the clock task ended".to_owned()),
                Err(error) => ServeError::Stopped(error.to_string()),
            },
            close = closed_for_good() => ServeError::Gateway(close.why().to_owned()),
            Some(reason) = self.orders.recv() => ServeError::Stopped(reason),
        }
    }

    /// Stops: no new calls, then the answers under way, then what is being sent, then the lease.
    ///
    /// # Errors
    /// [`ServeError`] when the end could not be noted in the database.
    pub async fn stop(mut self) -> Result<(), ServeError> {
        self.closer.close().await;
        if !self.gateway.is_finished() && timeout(Duration::from_secs(3), &mut self.gateway).await.is_err() {
            self.gateway.abort();
        }
        if !self.running.finish(LAST_ANSWERS).await {
            tracing::warn!(left = self.running.count(), "some answers were still under way at the end");
        }
        self.stop_sender.send_replace(true);
        if let Err(error) = self.sender.await {
            tracing::error!(%error, "the outbox failed");
        }
        self.stop_keeper.send_replace(true);
        if !self.keeper.is_finished() {
            match self.keeper.await {
                Ok(done) => done?,
                Err(error) => tracing::error!(%error, "the clock task failed"),
            }
        }
        for helper in self.helpers {
            helper.abort();
        }
        self.host.store().close().await;
        if let Some(local) = self.local {
            local.stop().await;
        }
        Ok(())
    }
}

impl From<GatewayEnd> for ServeError {
    fn from(end: GatewayEnd) -> Self {
        match end {
            GatewayEnd::Token => Self::Token,
            GatewayEnd::NotLocal(url) => Self::NotLocal(url),
            GatewayEnd::Refused(why) => Self::Gateway(why.to_owned()),
            GatewayEnd::FewSessions(why) | GatewayEnd::Broken(why) => Self::Gateway(why),
        }
    }
}

/// Shows the figures of this bot. Where, should any port have been wished for.
async fn show_figures(
    at: SocketAddr,
    host: Host,
    sessions: Arc<Sessions>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<SocketAddr, ServeError> {
    let writer: Writer = Arc::new(move || {
        let (host, sessions) = (host.clone(), Arc::clone(&sessions));
        Box::pin(async move {
            let mut now = host.standing().await.map_err(|error| error.to_string())?;
            let whole = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
            now.sessions = sessions.left().map(|(left, total)| (whole(left), whole(total)));
            host.figures().text(&now).map_err(|error| error.to_string())
        })
    });
    figures::page::show(at, writer, stop).await.map_err(|why| ServeError::Metrics { at, why })
}

async fn raised(mut flag: watch::Receiver<bool>) {
    // An error means that the other side is gone: that is a stop as well.
    let _ = flag.wait_for(|flag| *flag).await;
}

/// Sends what is owed, once the bot knows who it is.
async fn send(
    bot: Arc<Bot>,
    outbox: Arc<Outbox>,
    mut ready: watch::Receiver<Option<u64>>,
    stop: watch::Receiver<bool>,
) {
    let me = tokio::select! {
        me = ready.wait_for(Option::is_some) => me.ok().and_then(|me| *me),
        () = raised(stop.clone()) => None,
    };
    let Some(me) = me else { return };
    bot.me.store(me, Ordering::Release);
    outbox.run(raised(stop)).await;
}

/// Tells Discord the commands, once for each start.
async fn tell_commands(
    line: Arc<Line>,
    commands: Vec<commands::Command>,
    mut ready: watch::Receiver<Option<u64>>,
) {
    if ready.wait_for(Option::is_some).await.is_err() {
        return;
    }
    match register::register(&line.shared(), &commands).await {
        Ok(registered) if registered.refused.is_empty() => {
            tracing::info!(commands = registered.done, "the commands are registered");
        }
        Ok(registered) => {
            tracing::error!(commands = registered.done, refused = ?registered.refused, "some commands were refused");
        }
        Err(fault) => tracing::error!(%fault, "the commands could not be registered"),
    }
}

/// Has the cards of all games be emoji of the application, once it is known which one this is.
async fn show_cards(
    emojis: Arc<Emojis>,
    line: Arc<Line>,
    painters: Arc<Painters>,
    pause: Duration,
    mut ready: watch::Receiver<Option<u64>>,
) {
    if ready.wait_for(Option::is_some).await.is_ok() {
        emojis.keep(line, painters, pause).await;
    }
}

async fn forget_limits(line: Arc<Line>) {
    let mut clock = interval(FORGET);
    loop {
        clock.tick().await;
        line.forget_limits().await;
    }
}

/// Looks at the games that another build has played, while people play.
async fn heed_builds(host: Host) {
    if let Err(error) = host.heed_builds().await {
        tracing::error!(%error, "the games that another build has played cannot be found; each is looked at when it is next needed");
    }
}

/// Lets time stand still while people cannot reach the bot.
async fn watch_reach(host: Host, reach: Arc<Reach>, sender: Arc<Sender>) {
    let mut clock = interval(LOOK);
    loop {
        clock.tick().await;
        if let Err(error) = host.out_of_reach(reach.is_out(sender.health())).await {
            tracing::warn!(%error, "that time stands still, or goes on, cannot be noted; it is tried again");
        }
    }
}
