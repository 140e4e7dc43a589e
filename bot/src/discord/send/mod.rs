//! The sending layer: everything that the bot asks of Discord goes through here.
//!
//! The client library repeats nothing, knows no deadline, and lets a burst to one channel run into its own limits. So:
//! a queue per channel, one pace, a deadline, one place that says what an error means, and a second try only where a
//! request may safely be repeated.

pub mod clock;
mod doors;
pub mod fault;
pub mod health;
pub mod line;
pub mod pace;
mod rests;
mod threads;

use std::{future::Future, sync::Arc, time::Duration};

use serde_json::{Value, json};
use serenity::{
    builder::CreateAttachment,
    http::{Http, MessagePagination},
    model::{
        channel::Message,
        id::{ChannelId, MessageId, UserId},
    },
};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use self::rests::DOORS;
pub use self::{
    clock::TheirClock,
    doors::Doors,
    fault::{Fault, classify},
    health::Health,
    line::{Answering, Connect, Fresh, Line},
    pace::{Lane, Pace},
};
use super::{
    answer::{File, Fitted},
    audience::{Audience, Channel, OnePerson},
    wire,
};
use crate::effects::Effect;

/// Tries of one request that may be repeated.
const TRIES: u32 = 3;
/// The pause before the second try; it doubles.
const FIRST_PAUSE: Duration = Duration::from_millis(400);
/// How long a request may take with all the waiting of the client library's rate limiter.
const WHOLE: Duration = Duration::from_secs(60);

/// A failed try that took longer than this is not repeated at once: whoever waits is answered, and comes again later.
const QUICK: Duration = Duration::from_secs(2);
/// How many pages of a channel's messages are looked through for one that may have arrived.
const PAGES: usize = 5;
/// How many messages are on such a page: as many as Discord gives.
const PAGE: u8 = 100;

/// Sends, edits and reads messages that are no answers to interactions. Cheap to clone.
#[derive(Clone)]
pub struct Sender {
    line: Arc<Line>,
    pace: Arc<Pace>,
    health: Arc<Health>,
    lane: Lane,
    /// Told of the class of each fault.
    failed: Option<Listener>,
}

/// How much of a message is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// All of it, with its files.
    Whole,
    /// Its words; its files stay.
    Words,
}

/// Who is told of the class of a fault.
type Listener = Arc<dyn Fn(&str) + Send + Sync>;

/// A message of the bot that was found in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The message.
    pub message: u64,
}

impl Sender {
    /// A sender over this line at this pace.
    #[must_use]
    pub fn new(line: Arc<Line>, pace: Pace) -> Self {
        Self { line, pace: Arc::new(pace), health: Arc::default(), lane: Lane::Board, failed: None }
    }

    /// The same sender, which tells of the class of each fault.
    #[must_use]
    pub fn telling(self, failed: impl Fn(&str) + Send + Sync + 'static) -> Self {
        Self { failed: Some(Arc::new(failed)), ..self }
    }

    /// The same sender, for requests of another lane.
    #[must_use]
    pub fn on(&self, lane: Lane) -> Self {
        Self { lane, ..self.clone() }
    }

    /// Whether anything gets through.
    #[must_use]
    pub fn health(&self) -> &Health {
        &self.health
    }

    /// Asks Discord for something small, to see whether anything gets through.
    pub async fn look_for_line(&self) {
        match timeout(WHOLE, self.line.shared().get_current_user()).await {
            Ok(Ok(_)) => self.health.passed(),
            Ok(Err(error)) => self.note(&classify(&error)),
            Err(_) => {}
        }
    }

    /// The line.
    #[must_use]
    pub fn line(&self) -> &Arc<Line> {
        &self.line
    }

    /// Posts a new message. `nonce` makes a repetition within minutes harmless.
    ///
    /// # Errors
    /// A [`Fault`]; when it is uncertain, the message may be there.
    pub async fn post<A: Audience>(
        &self,
        channel: Channel<A>,
        answer: &Fitted<A>,
        nonce: &str,
    ) -> Result<u64, Fault> {
        let channel = channel.id();
        let mut body = wire::posted_body(answer, nonce);
        if answer.is_piled() {
            return self.piled(Effect::Send, channel, None, &body, answer).await;
        }
        match self.posted(channel, &body, answer).await {
            Err(fault) if fault.is_of_emoji() && wire::drop_emojis(&mut body) => {
                self.posted(channel, &body, answer).await
            }
            posted => posted,
        }
    }

    /// Posts a message of one file at most.
    async fn posted<A: Audience>(
        &self,
        channel: u64,
        body: &Value,
        answer: &Fitted<A>,
    ) -> Result<u64, Fault> {
        let sent = self.doing(Effect::Send, channel, |http| {
            let files = wire::files(answer);
            async move { http.send_message(channel_id(channel)?, files, body).await.map_err(|e| classify(&e)) }
        });
        Ok(sent.await?.id.get())
    }

    /// Posts a message of several files, or changes one, past the client library, which names all files of a request alike.
    async fn piled<A: Audience>(
        &self,
        effect: Effect,
        channel: u64,
        message: Option<u64>,
        body: &Value,
        answer: &Fitted<A>,
    ) -> Result<u64, Fault> {
        let files: Vec<&File> = answer.files().collect();
        let (line, files) = (&self.line, files.as_slice());
        let sent = self
            .doing(effect, channel, |_| async move {
                line.send_files((channel, message), body, files).await.map_err(|e| classify(&e))
            })
            .await?;
        Ok(sent.id.get())
    }

    /// Changes a message of the bot.
    ///
    /// # Errors
    /// A [`Fault`].
    pub async fn edit<A: Audience>(
        &self,
        channel: Channel<A>,
        message: u64,
        answer: &Fitted<A>,
    ) -> Result<(), Fault> {
        self.change(channel, message, answer, Change::Whole).await
    }

    /// Changes so much of a message of the bot.
    ///
    /// # Errors
    /// A [`Fault`].
    pub async fn change<A: Audience>(
        &self,
        channel: Channel<A>,
        message: u64,
        answer: &Fitted<A>,
        change: Change,
    ) -> Result<(), Fault> {
        let channel = channel.id();
        if answer.is_piled() {
            let body = wire::body(answer);
            return self.piled(Effect::Edit, channel, Some(message), &body, answer).await.map(|_| ());
        }
        let changed = match change {
            Change::Whole => {
                self.changed(channel, message, &wire::body(answer), || wire::files(answer)).await
            }
            Change::Words => self.changed(channel, message, &wire::body_in_words(answer), Vec::new).await,
        };
        match changed {
            // A message whose pictures stood one above the other is made of components for good.
            Err(fault) if fault.is_of_components() => {
                let body = wire::piled(answer);
                let again = self.changed(channel, message, &body, || wire::files(answer));
                again.await.map_err(|_| fault)
            }
            Err(fault) if fault.is_of_emoji() && change == Change::Whole => {
                let mut body = wire::body(answer);
                wire::drop_emojis(&mut body);
                self.changed(channel, message, &body, || wire::files(answer)).await
            }
            other => other,
        }
    }

    /// Changes a message of one file at most.
    async fn changed(
        &self,
        channel: u64,
        message: u64,
        body: &Value,
        files: impl Fn() -> Vec<CreateAttachment>,
    ) -> Result<(), Fault> {
        self.doing(Effect::Edit, channel, |http| {
            let files = files();
            async move {
                let (channel, message) = (channel_id(channel)?, message_id(message)?);
                http.edit_message(channel, message, body, files).await.map_err(|e| classify(&e))
            }
        })
        .await
        .map(|_| ())
    }

    /// Takes a message of the bot away. A message that is gone already is no fault.
    ///
    /// # Errors
    /// A [`Fault`].
    pub async fn delete(&self, channel: u64, message: u64) -> Result<(), Fault> {
        let done = self
            .doing(Effect::Edit, channel, |http| async move {
                let (channel, message) = (channel_id(channel)?, message_id(message)?);
                http.delete_message(channel, message, None).await.map_err(|e| classify(&e))
            })
            .await;
        match done {
            Err(Fault::NoMessage | Fault::NoChannel) => Ok(()),
            other => other,
        }
    }

    /// Opens the private channel of a person, or finds the one that there is.
    ///
    /// # Errors
    /// A [`Fault`].
    pub async fn dm_channel(&self, person: u64) -> Result<Channel<OnePerson>, Fault> {
        self.let_rest(DOORS).await?;
        let _turn = self.pace.dm().await;
        let body = json!({"recipient_id": person.to_string()});
        let channel = self
            .doing(Effect::Send, person, |http| {
                let body = &body;
                async move { http.create_private_channel(body).await.map_err(|e| classify(&e)) }
            })
            .await?;
        Ok(Channel::private(channel.id.get()))
    }

    /// Looks for messages that former tries may have sent: those of the channel with a greater id than `after` that
    /// `is_it` knows. The newest is the last.
    ///
    /// # Errors
    /// A [`Fault`].
    pub async fn find(
        &self,
        channel: u64,
        mut after: u64,
        is_it: impl Fn(&Message) -> bool + Sync,
    ) -> Result<Vec<Found>, Fault> {
        let mut found = Vec::new();
        for _ in 0..PAGES {
            let page = self
                .repeatedly(channel, |http| async move {
                    let target = MessagePagination::After(message_id(after.max(1))?);
                    http.get_messages(channel_id(channel)?, Some(target), Some(PAGE))
                        .await
                        .map_err(|e| classify(&e))
                })
                .await?;
            found.extend(page.iter().filter(|message| is_it(message)).map(|message| message.id.get()));
            let newest = page.iter().map(|message| message.id.get()).max();
            match newest.filter(|_| page.len() >= usize::from(PAGE)) {
                Some(newest) => after = newest,
                None => break,
            }
        }
        found.sort_unstable();
        Ok(found.into_iter().map(|message| Found { message }).collect())
    }

    /// Whether a message of the bot is still there.
    ///
    /// # Errors
    /// A [`Fault`], but for a message or channel that is gone.
    pub async fn stands(&self, channel: u64, message: u64) -> Result<bool, Fault> {
        let found = self
            .repeatedly(channel, |http| async move {
                let (channel, message) = (channel_id(channel)?, message_id(message)?);
                http.get_message(channel, message).await.map_err(|e| classify(&e))
            })
            .await;
        match found {
            Ok(_) => Ok(true),
            Err(Fault::NoMessage | Fault::NoChannel) => Ok(false),
            Err(fault) => Err(fault),
        }
    }

    /// Asks Discord something about a place, at this channel's turn.
    ///
    /// # Errors
    /// A [`Fault`].
    pub async fn ask<T, F>(&self, channel: u64, request: impl Fn(Arc<Http>) -> F) -> Result<T, Fault>
    where
        F: Future<Output = Result<T, serenity::Error>>,
    {
        self.repeatedly(channel, |http| {
            let asked = request(http);
            async move { asked.await.map_err(|error| classify(&error)) }
        })
        .await
    }

    /// Notes what a fault tells about the line.
    fn note(&self, fault: &Fault) {
        if let Some(failed) = &self.failed {
            failed(fault.class());
        }
        if fault.is_of_the_line() {
            self.health.failed(fault);
        } else {
            self.health.passed();
        }
    }

    /// Asks for something that stays, at this channel's turn.
    async fn doing<T, F>(
        &self,
        effect: Effect,
        queue: u64,
        request: impl Fn(Arc<Http>) -> F,
    ) -> Result<T, Fault>
    where
        F: Future<Output = Result<T, Fault>>,
    {
        self.line.about_to(effect).await;
        self.repeatedly(queue, request).await
    }

    /// Waits until a place may be asked for something; refused where that takes longer than somebody can wait for.
    async fn let_rest(&self, place: u64) -> Result<(), Fault> {
        match self.line.rests().until(place) {
            Some(until) if until.duration_since(Instant::now()) > QUICK => Err(Fault::SlowDown),
            Some(until) => {
                sleep_until(until).await;
                Ok(())
            }
            None => Ok(()),
        }
    }

    async fn repeatedly<T, F>(&self, queue: u64, request: impl Fn(Arc<Http>) -> F) -> Result<T, Fault>
    where
        F: Future<Output = Result<T, Fault>>,
    {
        self.tried(queue, TRIES, request).await
    }

    /// Asks for something at this channel's turn, at most so many times.
    async fn tried<T, F>(&self, queue: u64, tries: u32, request: impl Fn(Arc<Http>) -> F) -> Result<T, Fault>
    where
        F: Future<Output = Result<T, Fault>>,
    {
        let _turn = self.pace.channel(queue).await;
        let mut pause = FIRST_PAUSE;
        let mut tried = 1;
        loop {
            self.let_rest(queue).await?;
            self.pace.step(self.lane).await;
            let begun = Instant::now();
            let fault = match timeout(WHOLE, request(self.line.shared())).await {
                Ok(Ok(done)) => {
                    self.health.passed();
                    return Ok(done);
                }
                Ok(Err(fault)) => fault,
                // Each request has a deadline of its own: so long only the library waits for a limit.
                Err(_) => Fault::SlowDown,
            };
            self.note(&fault);
            if !fault.passes_soon() || tried == tries || begun.elapsed() > QUICK || self.health.is_down() {
                return Err(fault);
            }
            tracing::debug!(%fault, tried, "a request is tried again");
            sleep(pause).await;
            pause *= 2;
            tried += 1;
        }
    }
}

/// A channel's id as the client library wants it, which refuses zero by panicking.
pub(super) fn channel_id(id: u64) -> Result<ChannelId, Fault> {
    if id == 0 { Err(Fault::NoChannel) } else { Ok(ChannelId::new(id)) }
}

fn user_id(id: u64) -> Result<UserId, Fault> {
    if id == 0 { Err(Fault::NoMember) } else { Ok(UserId::new(id)) }
}

fn message_id(id: u64) -> Result<MessageId, Fault> {
    if id == 0 { Err(Fault::NoMessage) } else { Ok(MessageId::new(id)) }
}
