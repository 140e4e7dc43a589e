//! Answering a call in time: at once when the work is fast, deferred when it is not, with an apology when it fails.

use std::{sync::Arc, time::Duration};

use futures_util::future::BoxFuture;
use serenity::model::{guild::Guild, id::InteractionId};
use tokio::time::{sleep, timeout};
use tracing::Instrument;

use super::{
    answer::{Answer, Fitted, Form},
    audience::{Audience, Everybody},
    call::{Ask, Call},
    limits,
    send::{Answering, Fault, Fresh, Line, classify},
    wire::{self, Callback},
};
use crate::effects::Effect;

/// After so long without an answer, the call is deferred.
const PATIENCE: Duration = Duration::from_millis(1_500);
/// Suggestions that are not there by then are given up: the next key stroke asks again.
const SUGGESTION_PATIENCE: Duration = Duration::from_millis(2_500);
/// No first answer is tried after so long: it would come too late.
const LAST_TRY: Duration = Duration::from_millis(limits::FIRST_ANSWER_MS - 300);

/// What the bot answers to a call.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// A new message that only whoever asked sees.
    Show(Box<Answer>),
    /// A new message that everybody sees.
    Announce(Box<Answer<Everybody>>),
    /// The message on which the button was is changed, if nobody else sees it; a new one otherwise.
    Change(Box<Answer>),
    /// The same, also where the message is one that stays in the private channel of whoever asked.
    Turn(Box<Answer>),
    /// Suggestions for what is being typed: label and value.
    Suggest(Vec<(String, String)>),
    /// A form.
    Ask(Box<Form>),
    /// Nothing is to be said.
    Quiet,
}

impl Reply {
    /// A message that only the person sees.
    #[must_use]
    pub fn private(text: &str) -> Self {
        Self::Show(Box::new(Answer::private(text)))
    }

    /// A new message that everybody sees.
    #[must_use]
    pub fn announce(answer: Answer<Everybody>) -> Self {
        Self::Announce(Box::new(answer))
    }

    /// A new message that only whoever asked sees.
    #[must_use]
    pub fn show(answer: Answer) -> Self {
        Self::Show(Box::new(answer))
    }

    /// A change of the message on which the button was.
    #[must_use]
    pub fn change(answer: Answer) -> Self {
        Self::Change(Box::new(answer))
    }
}

/// Who works on calls.
pub trait Desk: Send + Sync + 'static {
    /// Works on a call.
    fn act(self: Arc<Self>, call: Call) -> BoxFuture<'static, Reply>;
    /// A server of which Discord tells, to the bot with this id: at the start, or because it was added there.
    fn server(self: Arc<Self>, guild: Guild, me: u64) -> BoxFuture<'static, ()>;
    /// These are the servers in which the bot is, as far as they belong to this shard of so many.
    fn servers(self: Arc<Self>, shard: (u32, u32), guilds: Vec<u64>) -> BoxFuture<'static, ()>;
    /// The bot is not in a server any more.
    fn server_left(self: Arc<Self>, guild: u64) -> BoxFuture<'static, ()>;
    /// A call had its first answer, so long after it came, or it had none for this fault.
    fn answered(&self, after: Duration, fault: Option<&Fault>);
    /// What is said when the work failed: an apology.
    fn apology(&self, call: &Call) -> Answer;
}

/// Works on a call and answers it.
pub async fn serve(line: &Line, desk: Arc<dyn Desk>, call: Call) {
    let http = line.fresh();
    let mut work = tokio::spawn(Arc::clone(&desk).act(call.clone()).in_current_span());
    let typing = matches!(call.ask, Ask::Suggest { .. });
    let patience = if typing { SUGGESTION_PATIENCE } else { PATIENCE }.saturating_sub(call.at.elapsed());
    let finished = match timeout(patience, &mut work).await {
        Ok(done) => Some(reply_of(done, desk.as_ref(), &call)),
        Err(_) => None,
    };
    match finished {
        Some(reply) => {
            let answered = at_once(&http, &call, reply).await;
            desk.answered(call.at.elapsed(), answered.err().as_ref());
        }
        // Too late for suggestions: none are given.
        None if typing => {
            first(&http, &call, Callback::Suggest(Vec::new())).await.unwrap_or_else(|fault| log(&fault))
        }
        None => {
            let deferred = defer(&http, &call).await;
            desk.answered(call.at.elapsed(), deferred.as_ref().err());
            let reply = reply_of(work.await, desk.as_ref(), &call);
            match deferred {
                Ok(how) => later(&http, &call, reply, how).await,
                Err(fault) => log(&fault),
            }
        }
    }
}

fn reply_of(done: Result<Reply, tokio::task::JoinError>, desk: &dyn Desk, call: &Call) -> Reply {
    done.unwrap_or_else(|error| {
        tracing::error!(%error, "a handler failed");
        Reply::show(desk.apology(call))
    })
}

fn log(fault: &Fault) {
    tracing::warn!(%fault, "a call could not be answered");
}

async fn at_once(http: &Fresh, call: &Call, reply: Reply) -> Result<(), Fault> {
    let callback = match reply {
        Reply::Show(answer) => Callback::Whisper(Fitted::from(*answer)),
        Reply::Announce(answer) => Callback::Message(Fitted::from(*answer)),
        Reply::Change(answer) if can_change(call) => Callback::Update(Fitted::from(*answer)),
        Reply::Turn(answer) if can_turn(call) => Callback::Update(Fitted::from(*answer)),
        Reply::Change(answer) | Reply::Turn(answer) => Callback::Whisper(Fitted::from(*answer)),
        Reply::Suggest(suggestions) => Callback::Suggest(suggestions),
        Reply::Ask(form) => Callback::Form(*form),
        Reply::Quiet => Callback::Quiet,
    };
    let answered = first(http, call, callback).await;
    if let Err(fault) = &answered {
        log(fault);
    }
    answered
}

/// Whether the call came from a message that can be changed: one that nobody else sees.
fn can_change(call: &Call) -> bool {
    matches!(call.ask, Ask::Press { private: true, .. } | Ask::Form { private: true, .. })
}

/// Whether the call came from a message that only whoever asked sees, be it that it stays in their private channel.
fn can_turn(call: &Call) -> bool {
    can_change(call) || (matches!(call.ask, Ask::Press { .. }) && call.place.guild.is_none())
}

/// Whether the call came from a private message that may be made of components for good. One that has become so since is found out by
/// Discord's refusal.
fn is_bare(call: &Call) -> bool {
    matches!(
        call.ask,
        Ask::Press { private: true, bare: true, .. } | Ask::Form { private: true, bare: true, .. }
    )
}

/// How a call was deferred.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deferred {
    /// The answer fills a waiting message.
    Thinking,
    /// The answer changes the message on which the button was.
    Unchanged,
}

async fn defer(http: &Fresh, call: &Call) -> Result<Deferred, Fault> {
    // A press on a private message changes it; all else is answered with a private message of its own.
    let (callback, how) = match call.ask {
        Ask::Press { private: true, .. } => (Callback::Quiet, Deferred::Unchanged),
        _ => (Callback::Thinking { private: true }, Deferred::Thinking),
    };
    first(http, call, callback).await.map(|()| how)
}

async fn later(http: &Fresh, call: &Call, reply: Reply, how: Deferred) {
    let waits = how == Deferred::Thinking;
    match reply {
        Reply::Show(answer) => told(http, call, *answer, waits.then_some(false)).await,
        Reply::Announce(answer) => told(http, call, *answer, waits.then_some(false)).await,
        Reply::Change(answer) | Reply::Turn(answer) => {
            // What waits is new; else it is the message from which the call came.
            let there = (waits || can_change(call)).then(|| !waits && is_bare(call));
            told(http, call, *answer, there).await;
        }
        Reply::Ask(form) => {
            // A form can only be a first answer. Its button is shown instead, so that a second press opens it.
            let button =
                super::answer::Button::new(&form.title, form.press.clone(), super::answer::Style::Main);
            told(http, call, Answer::private(&form.title).buttons(vec![button]), waits.then_some(false))
                .await;
        }
        Reply::Suggest(_) | Reply::Quiet => {
            if waits {
                let gone =
                    http.about_to(Effect::Edit).await.delete_original_interaction_response(&call.token).await;
                if let Err(error) = gone {
                    log(&classify(&error));
                }
            }
        }
    }
}

/// Gives an answer after a call was deferred: in place of the message that is `there`, made of components for good or not, or as one of its
/// own.
async fn told<A: Audience>(http: &Fresh, call: &Call, answer: Answer<A>, there: Option<bool>) {
    let answer = Fitted::from(answer);
    let sent = match there {
        Some(bare) => edit(http, call, &answer, bare).await,
        None => follow_up(http, &call.token, &answer).await,
    };
    if let Err(fault) = sent {
        log(&fault);
    }
}

/// The first answer. A broken line is tried again while there is time; "answered already" then means that the first try
/// arrived.
async fn first(http: &Fresh, call: &Call, callback: Callback) -> Result<(), Fault> {
    let line = match callback {
        Callback::Suggest(_) => http.passing(),
        _ => http.about_to(Effect::Answer).await,
    };
    let changed = wire::callback_of_components(&callback).filter(|_| is_bare(call));
    let mut body = changed.unwrap_or_else(|| wire::callback(&callback));
    let mut tried = false;
    loop {
        let left = LAST_TRY.saturating_sub(call.at.elapsed());
        let sent = async {
            if let Some(files) = wire::callback_pile(&callback) {
                return http.send_files(Answering::First(call.id), &call.token, &body, &files).await;
            }
            let id = InteractionId::new(call.id.max(1));
            line.create_interaction_response(id, &call.token, &body, wire::callback_files(&callback)).await
        };
        // A request under way is not cut off at the last moment: it may still arrive.
        let fault = match timeout(left.max(Duration::from_secs(2)), sent).await {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(error)) => classify(&error),
            Err(_) => Fault::Theirs("no answer in time".to_owned()),
        };
        if fault == Fault::Answered && tried {
            return Ok(());
        }
        if fault.is_of_emoji() && wire::drop_emojis(&mut body) {
            continue;
        }
        let other = wire::callback_of_components(&callback).filter(|other| *other != body);
        if let Some(other) = other.filter(|_| fault.is_of_components()) {
            body = other;
            continue;
        }
        tried = true;
        let pause = Duration::from_millis(150);
        if !fault.passes_soon() || call.at.elapsed() + pause > LAST_TRY {
            return Err(fault);
        }
        sleep(pause).await;
    }
}

/// Fills the first answer, or changes it. Safe to repeat.
async fn edit<A: Audience>(http: &Fresh, call: &Call, answer: &Fitted<A>, bare: bool) -> Result<(), Fault> {
    let line = http.about_to(Effect::Answer).await;
    let token = &call.token;
    let mut body = if bare { wire::piled(answer) } else { wire::body(answer) };
    let mut pause = Duration::from_millis(300);
    for _ in 0..4 {
        let sent = match wire::pile(answer) {
            Some(files) => http.send_files(Answering::Original, token, &body, &files).await,
            None => {
                let edited = line.edit_original_interaction_response(token, &body, wire::files(answer));
                edited.await.map(|_| ())
            }
        };
        match sent {
            Ok(()) => return Ok(()),
            Err(error) => {
                let fault = classify(&error);
                if fault.is_of_emoji() && wire::drop_emojis(&mut body) {
                    continue;
                }
                let other = wire::piled(answer);
                if fault.is_of_components() && other != body {
                    body = other;
                    continue;
                }
                if !fault.passes_soon() {
                    return Err(fault);
                }
            }
        }
        sleep(pause).await;
        pause *= 2;
    }
    Err(Fault::Theirs("an answer could not be changed".to_owned()))
}

/// A further answer. Not safe to repeat, so it is tried once, and once more when Discord said that it was not taken.
async fn follow_up<A: Audience>(http: &Fresh, token: &str, answer: &Fitted<A>) -> Result<(), Fault> {
    let line = http.about_to(Effect::Answer).await;
    let mut body = wire::new_body(answer);
    for pause in [Some(Duration::from_secs(1)), None] {
        let sent = match wire::pile(answer) {
            Some(files) => http.send_files(Answering::Further, token, &body, &files).await,
            None => line.create_followup_message(token, &body, wire::files(answer)).await.map(|_| ()),
        };
        match sent {
            Ok(()) => return Ok(()),
            Err(error) => match (classify(&error), pause) {
                (fault, Some(_)) if fault.is_of_emoji() && wire::drop_emojis(&mut body) => {}
                (Fault::SlowDown, Some(pause)) => sleep(pause).await,
                (fault, _) => return Err(fault),
            },
        }
    }
    Ok(())
}
