//! The way to Discord: one shared HTTP client, and a fresh request sender for every interaction.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use reqwest::{
    ClientBuilder, Method,
    header::AUTHORIZATION,
    multipart::{Form, Part},
};
use serde_json::Value;
use serenity::{
    http::{
        ErrorResponse, Http, HttpBuilder, HttpError, LightMethod, Ratelimit, RatelimitInfo, Request, Route,
    },
    model::{
        channel::Message,
        id::{ApplicationId, ChannelId, MessageId},
    },
};
use tokio::sync::Mutex;

use super::rests::Rests;
use crate::discord::answer::File;
use crate::effects::{Effect, Effects};

/// How long one request may take. Waiting for the rate limiter is not counted.
pub const DEADLINE: Duration = Duration::from_secs(10);

/// The way to Discord, or to a stand-in on this machine.
///
/// The client library keys the rate limit of an interaction's answers by the application alone, so that the answers to
/// different people wait for one another; a sender of its own for each interaction avoids that and costs nothing.
pub struct Line {
    token: String,
    client: reqwest::Client,
    local: Option<String>,
    application: AtomicU64,
    shared: Arc<Http>,
    rests: Arc<Rests>,
    connect: Connect,
    effects: Effects,
}

/// What is settled about connections beyond the usual: nothing, but in tests, which lead the addresses of the real Discord
/// to a stand-in.
#[derive(Clone)]
pub struct Connect(Arc<dyn Fn(ClientBuilder) -> ClientBuilder + Send + Sync>);

impl Connect {
    /// Connections for which this is settled.
    pub fn with(settle: impl Fn(ClientBuilder) -> ClientBuilder + Send + Sync + 'static) -> Self {
        Self(Arc::new(settle))
    }
}

impl Default for Connect {
    fn default() -> Self {
        Self::with(|builder| builder)
    }
}

impl fmt::Debug for Connect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Connect")
    }
}

/// The sender for the answers to one interaction.
pub struct Fresh {
    http: Http,
    client: reqwest::Client,
    base: String,
    application: u64,
    effects: Effects,
}

/// Where an answer to an interaction with several files goes.
#[derive(Clone, Copy, Debug)]
pub enum Answering {
    /// The first answer to the interaction with this id.
    First(u64),
    /// In the place of the first answer.
    Original,
    /// A further one.
    Further,
}

/// A request of a body and files, each a part of its own with its number, as the body names it.
fn form(body: &Value, files: &[&File]) -> Result<Form, reqwest::Error> {
    let mut form = Form::new().text("payload_json", body.to_string());
    for (at, file) in files.iter().enumerate() {
        let part = Part::bytes(file.bytes.as_ref().clone()).file_name(file.name.clone());
        form = form.part(format!("files[{at}]"), part.mime_str("image/png")?);
    }
    Ok(form)
}

impl Fresh {
    /// Waits until an answer may be given or changed, and leads to Discord then.
    pub async fn about_to(&self, effect: Effect) -> &Http {
        self.effects.about_to(effect).await;
        &self.http
    }

    /// Gives an answer with several files past the client library, which names all files of a request alike. Answers to
    /// interactions need no more than their token and count for no limit of the bot's.
    ///
    /// # Errors
    /// As the client library's own requests fail.
    pub async fn send_files(
        &self,
        to: Answering,
        token: &str,
        body: &Value,
        files: &[&File],
    ) -> Result<(), serenity::Error> {
        let (base, application) = (&self.base, self.application);
        let (method, place) = match to {
            Answering::First(id) => (Method::POST, format!("{base}/interactions/{id}/{token}/callback")),
            Answering::Original => {
                (Method::PATCH, format!("{base}/webhooks/{application}/{token}/messages/@original"))
            }
            Answering::Further => (Method::POST, format!("{base}/webhooks/{application}/{token}")),
        };
        let request = self.client.request(method.clone(), place).multipart(form(body, files)?);
        let answer = request.send().await?;
        if answer.status().is_success() {
            return Ok(());
        }
        let why = ErrorResponse::from_response(answer, method).await;
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(why)))
    }

    /// Leads to Discord for what nobody keeps: suggestions while somebody types.
    #[must_use]
    pub const fn passing(&self) -> &Http {
        &self.http
    }
}

impl Line {
    /// A line to the real Discord, or to the stand-in at the address `local`.
    ///
    /// # Errors
    /// When no HTTP client can be made.
    pub fn new(
        token: &str,
        local: Option<&str>,
        connect: Connect,
        effects: Effects,
    ) -> Result<Self, reqwest::Error> {
        let client = client(local.is_some(), &connect)?;
        let mut shared = sender(token, &client, local, None);
        let rests = Arc::new(Rests::default());
        if let Some(limiter) = &mut shared.ratelimiter {
            let rests = Arc::clone(&rests);
            limiter.set_ratelimit_callback(Box::new(move |limit| rests.met(&limit)));
        }
        Ok(Self {
            token: token.to_owned(),
            client,
            local: local.map(str::to_owned),
            application: AtomicU64::new(0),
            shared: Arc::new(shared),
            rests,
            connect,
            effects,
        })
    }

    /// The application's id, as Discord tells it when the bot connects.
    pub fn set_application(&self, id: u64) {
        self.application.store(id, Ordering::Release);
        if let Some(id) = application(id) {
            self.shared.set_application_id(id);
        }
    }

    /// The sender for everything that is no answer to an interaction.
    #[must_use]
    pub fn shared(&self) -> Arc<Http> {
        Arc::clone(&self.shared)
    }

    /// What is to be left alone for a while.
    pub(super) fn rests(&self) -> &Rests {
        &self.rests
    }

    /// Waits until an effect that goes over this line may come about.
    pub(super) async fn about_to(&self, effect: Effect) {
        self.effects.about_to(effect).await;
    }

    /// A sender for the answers to one interaction.
    #[must_use]
    pub fn fresh(&self) -> Fresh {
        let id = self.application.load(Ordering::Acquire);
        Fresh {
            http: sender(&self.token, &self.client, self.local.as_deref(), application(id)),
            client: self.client.clone(),
            base: self.base(),
            application: id,
            effects: self.effects.clone(),
        }
    }

    /// A sender for the gateway client, with connections of its own: whoever asks first over a connection keeps it alive,
    /// and the gateway's thread may stand still.
    ///
    /// # Errors
    /// When no HTTP client can be made.
    pub fn for_client(&self) -> Result<Http, reqwest::Error> {
        let client = client(self.is_local(), &self.connect)?;
        Ok(sender(&self.token, &client, self.local.as_deref(), None))
    }

    /// Whether this line leads to a stand-in on this machine.
    #[must_use]
    pub fn is_local(&self) -> bool {
        self.local.is_some()
    }

    /// Where the interface of Discord begins, or that of the stand-in.
    fn base(&self) -> String {
        let base = self.local.as_deref().unwrap_or("https://discord.com").trim_end_matches('/');
        format!("{base}/api/v10")
    }

    /// Posts a message with several files in a channel, or changes one there: each file is a part of the request with its own
    /// number, as the body names it.
    ///
    /// # Errors
    /// As the client library's own requests fail.
    pub(super) async fn send_files(
        &self,
        (channel, message): (u64, Option<u64>),
        body: &Value,
        files: &[&File],
    ) -> Result<Message, serenity::Error> {
        let channel_id = ChannelId::new(channel);
        let (route, light) = match message.map(MessageId::new) {
            Some(message_id) => (Route::ChannelMessage { channel_id, message_id }, LightMethod::Patch),
            None => (Route::ChannelMessages { channel_id }, LightMethod::Post),
        };
        let (count, same) = (self.count_of(route).await, Request::new(route, light));
        let met = |limit: RatelimitInfo| self.rests.met(&limit);
        if let Some(count) = &count {
            count.lock().await.pre_hook(&same, &met).await;
        }
        let place = format!("{}/channels/{channel}/messages", self.base());
        let (method, place) = match message {
            Some(message) => (Method::PATCH, format!("{place}/{message}")),
            None => (Method::POST, place),
        };
        let request = self.client.request(method.clone(), place).header(AUTHORIZATION, self.shared.token());
        let answer = request.multipart(form(body, files)?).send().await?;
        self.rests.heard(channel, answer.status(), answer.headers());
        if answer.status().is_success() {
            if let Some(count) = &count {
                count.lock().await.post_hook(&answer, &same, &met, false).await?;
            }
            return Ok(answer.json().await?);
        }
        let why = ErrorResponse::from_response(answer, method).await;
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(why)))
    }

    /// The library's own count of what may be asked of a place: what is sent past the library is counted there, too. Nothing where
    /// there are no limits.
    async fn count_of(&self, route: Route<'_>) -> Option<Arc<Mutex<Ratelimit>>> {
        let routes = self.shared.ratelimiter.as_ref()?.routes();
        Some(Arc::clone(routes.write().await.entry(route.ratelimiting_bucket()).or_default()))
    }

    /// Empties the rate limiter's table, which otherwise keeps an entry for ever for each place that was written to.
    pub async fn forget_limits(&self) {
        if let Some(limiter) = &self.shared.ratelimiter {
            limiter.routes().write().await.clear();
        }
    }

    /// Fetches a file that a player attached.
    ///
    /// # Errors
    /// When the address cannot be read, or holds more than `most` bytes.
    pub async fn fetch(&self, url: &str, most: usize) -> Result<Vec<u8>, FetchError> {
        let mut answer = self.client.get(url).send().await?.error_for_status()?;
        let mut bytes = Vec::new();
        while let Some(chunk) = answer.chunk().await? {
            if bytes.len() + chunk.len() > most {
                return Err(FetchError::TooLarge);
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes)
    }
}

/// Why a file could not be fetched.
#[derive(Debug, thiserror::Error)]
pub enum FetchError {
    /// The address cannot be read.
    #[error("the file could not be read")]
    Line(#[from] reqwest::Error),
    /// There is more in it than a game file ever holds.
    #[error("the file is too large")]
    TooLarge,
}

/// An HTTP client; one that stays on this machine goes through no proxy.
fn client(local: bool, connect: &Connect) -> Result<reqwest::Client, reqwest::Error> {
    let builder = reqwest::Client::builder().timeout(DEADLINE).connect_timeout(Duration::from_secs(5));
    (connect.0)(if local { builder.no_proxy() } else { builder }).build()
}

fn application(id: u64) -> Option<ApplicationId> {
    (id != 0).then(|| ApplicationId::new(id))
}

fn sender(token: &str, client: &reqwest::Client, local: Option<&str>, id: Option<ApplicationId>) -> Http {
    let mut builder = HttpBuilder::new(token).client(client.clone());
    if let Some(base) = local {
        // The library heeds a proxy only without its rate limiter.
        builder = builder.proxy(base).ratelimiter_disabled(true);
    }
    if let Some(id) = id {
        builder = builder.application_id(id);
    }
    builder.build()
}
