//! The connection over which Discord speaks to the bot: opened for interactions and for news of servers, kept by the client
//! library, which begins as many shards as Discord asks for, one every five seconds.
//!
//! It has a thread of its own. In serenity 0.12 a shard whose line is closed while it is told to end reads from it for
//! ever without letting anything else on its thread work; on the bot's own threads that stops the whole bot.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use serenity::{
    Client, Error, client::ClientBuilder, gateway::GatewayError, gateway::ShardManager,
    gateway::ShardRunnerMessage, http::HttpError, model::gateway::GatewayIntents,
};

use tokio::{
    runtime::{Builder, Runtime},
    sync::mpsc,
    time::timeout,
};

use super::{
    events::Events,
    send::Line,
    sessions::{Verdict, few_sessions},
};

/// How long a connection that is closed may take to end.
const LAST_WORDS: Duration = Duration::from_secs(3);
/// The pause between two tries to begin it again.
const BETWEEN_TRIES: Duration = Duration::from_secs(10);

/// A connection that is not yet running.
pub struct Gateway {
    client: Client,
    /// Where the library works.
    _thread: Thread,
    /// Into how many shards Discord wants it divided.
    shards: u32,
}

/// The thread of a connection. When the connection is dropped nobody waits for what is still under way there.
struct Thread(Option<Runtime>);

/// Closes the connection that runs, whichever it is by then.
#[derive(Clone)]
pub struct Closer(Arc<Mutex<Arc<ShardManager>>>);

/// The connection with all that it needs to be begun anew.
pub struct Connection {
    /// The way to Discord.
    pub line: Arc<Line>,
    /// Who is told what comes in.
    pub events: Arc<Events>,
    /// Told when the line is to be left alone, and for how long.
    pub rest: mpsc::UnboundedReceiver<Duration>,
}

/// Why there is no connection.
#[derive(Debug, thiserror::Error)]
pub enum GatewayEnd {
    /// Discord does not accept the token.
    #[error("the token is not accepted")]
    Token,
    /// A stand-in names a gateway that is not on this machine.
    #[error("{0} is not on this machine")]
    NotLocal(String),
    /// Discord refuses what the bot asks for, and would refuse it again.
    #[error("{0}")]
    Refused(&'static str),
    /// So few sessions are left that the bot does not begin one.
    #[error("{0}")]
    FewSessions(String),
    /// It broke.
    #[error("{0}")]
    Broken(String),
}

impl Gateway {
    /// Prepares the connection; `events` are told what comes in.
    ///
    /// # Errors
    /// [`GatewayEnd`] when Discord cannot be asked, or a stand-in leads elsewhere.
    pub async fn open(line: &Line, events: Arc<Events>) -> Result<Self, GatewayEnd> {
        let mut shards = 1;
        match line.shared().get_bot_gateway().await {
            Ok(gateway) => {
                shards = gateway.shards.max(1);
                events.sessions.divided(shards);
                let limit = &gateway.session_start_limit;
                tracing::info!(
                    left = limit.remaining,
                    of = limit.total,
                    shards,
                    "sessions that Discord still allows"
                );
                if let Verdict::Stop { left, resets } = events.sessions.told(limit, Instant::now()) {
                    return Err(GatewayEnd::FewSessions(few_sessions(left, resets)));
                }
            }
            Err(error) => match GatewayEnd::from(&error) {
                GatewayEnd::Token => return Err(GatewayEnd::Token),
                // Whether Discord can be reached shows at once.
                end => tracing::warn!(%end, "Discord did not say how many sessions are left"),
            },
        }
        let http = line.for_client().map_err(|error| GatewayEnd::Broken(error.to_string()))?;
        let builder = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).event_handler_arc(events);
        let (client, thread) = Thread::with(builder).await?;
        if line.is_local() {
            // The library falls back to the real gateway when it cannot ask for one: never from a stand-in.
            let url = client.ws_url.lock().await.clone();
            let local = ["ws://127.0.0.1:", "ws://127.0.0.1/", "ws://localhost:", "ws://[::1]:"];
            if !local.iter().any(|start| url.starts_with(start)) {
                return Err(GatewayEnd::NotLocal(url));
            }
        }
        Ok(Self { client, _thread: thread, shards })
    }

    /// What closes the connection.
    #[must_use]
    pub fn closer(&self) -> Closer {
        Closer(Arc::new(Mutex::new(self.manager())))
    }

    fn manager(&self) -> Arc<ShardManager> {
        Arc::clone(&self.client.shard_manager)
    }

    /// Keeps the connection until it is closed. When sessions break one after the other it rests for a while and begins
    /// anew.
    ///
    /// # Errors
    /// [`GatewayEnd`] when it cannot be kept.
    pub async fn run(mut self, closer: Closer, mut connection: Connection) -> Result<(), GatewayEnd> {
        loop {
            let pause = {
                let kept = self.client.start_shards(self.shards);
                tokio::pin!(kept);
                tokio::select! {
                    ended = &mut kept => return ended.map_err(|error| GatewayEnd::from(&error)),
                    Some(pause) = connection.rest.recv() => {
                        closer.close().await;
                        // The library says nothing of a connection that it was told to end.
                        connection.events.reach.let_go(self.shards);
                        // What was under way has a moment to end; a connection that does not is dropped.
                        drop(timeout(LAST_WORDS, kept).await);
                        pause
                    }
                }
            };
            tokio::time::sleep(pause).await;
            self = Self::open_again(&connection).await?;
            closer.take_over(self.manager());
        }
    }

    /// Opens the connection once more, as often as it takes while Discord cannot be reached.
    async fn open_again(connection: &Connection) -> Result<Self, GatewayEnd> {
        loop {
            match Self::open(&connection.line, Arc::clone(&connection.events)).await {
                Err(GatewayEnd::Broken(why)) => {
                    tracing::warn!(why, "the connection could not be begun again; it is tried again");
                    tokio::time::sleep(BETWEEN_TRIES).await;
                }
                other => return other,
            }
        }
    }
}

impl Thread {
    /// The client that `builder` makes, and the thread on which it and all its shards work.
    async fn with(builder: ClientBuilder) -> Result<(Client, Self), GatewayEnd> {
        let broken = |error: &dyn std::error::Error| GatewayEnd::Broken(error.to_string());
        let thread =
            Builder::new_multi_thread().worker_threads(1).thread_name("gateway").enable_all().build();
        let thread = thread.map_err(|error| broken(&error))?;
        let built = thread.spawn(builder.into_future());
        // From here on it is ended as it must be, whatever comes.
        let thread = Self(Some(thread));
        match built.await {
            Ok(client) => Ok((client.map_err(|error| GatewayEnd::from(&error))?, thread)),
            Err(error) => Err(broken(&error)),
        }
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        if let Some(thread) = self.0.take() {
            thread.shutdown_background();
        }
    }
}

impl Closer {
    fn manager(&self) -> MutexGuard<'_, Arc<ShardManager>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take_over(&self, manager: Arc<ShardManager>) {
        *self.manager() = manager;
    }

    /// Closes the connection; one that does not end within a moment is left to itself.
    pub async fn close(&self) {
        if timeout(LAST_WORDS, self.told()).await.is_err() {
            tracing::warn!("the connection to Discord did not end; it is left");
        }
    }

    async fn told(&self) {
        let manager = Arc::clone(&self.manager());
        // After a session was begun anew the library forgets whom to tell, and the connection would live on: so each is told
        // here as well.
        for (id, runner) in manager.runners.lock().await.iter() {
            runner.runner_tx.send_to_shard(ShardRunnerMessage::Shutdown(*id, 1000));
        }
        manager.shutdown_all().await;
    }
}

impl From<&Error> for GatewayEnd {
    fn from(error: &Error) -> Self {
        match error {
            Error::Gateway(GatewayError::InvalidAuthentication) => Self::Token,
            Error::Http(HttpError::UnsuccessfulRequest(answer)) if answer.status_code.as_u16() == 401 => {
                Self::Token
            }
            Error::Gateway(GatewayError::InvalidGatewayIntents | GatewayError::DisallowedGatewayIntents) => {
                Self::Refused(
                    "Discord refuses the events that the bot asks for (4013, 4014); that is a mistake of this version",
                )
            }
            other => Self::Broken(other.to_string()),
        }
    }
}
