//! The bot's side of the HTTP API: which route does what, and the shape of answers and errors. One file per
//! subject; none of them waits, each works on the world under its lock.

mod access;
pub(crate) mod body;
mod callback;
mod channels;
mod commands;
pub(crate) mod compose;
mod emojis;
mod messages;
mod threads;
mod users;
mod webhooks;

use serde_json::{Map, Value, json};

use crate::problem::Problem;
use crate::world::World;
use body::Call;

/// What a request is answered with: a status and a JSON body, or a refusal.
pub(crate) type Reply = Result<Answer, Refusal>;

/// An answer that is no error.
#[derive(Debug)]
pub(crate) struct Answer {
    pub status: u16,
    pub body: Option<Value>,
}

impl Answer {
    /// 200 with a body.
    pub const fn ok(body: Value) -> Self {
        Self { status: 200, body: Some(body) }
    }

    /// 201 with a body.
    pub const fn created(body: Value) -> Self {
        Self { status: 201, body: Some(body) }
    }

    /// 204.
    pub const fn nothing() -> Self {
        Self { status: 204, body: None }
    }
}

/// An error as Discord sends it.
#[derive(Debug, Clone)]
pub(crate) struct Refusal {
    pub status: u16,
    pub code: u64,
    pub message: String,
    /// What is wrong with the form, for code 50035.
    pub problems: Vec<Problem>,
}

impl Refusal {
    /// One of Discord's errors by its code; the status and the words belong to the code.
    pub fn code(code: u64) -> Self {
        let (status, message) = words(code);
        Self { status, code, message: message.to_owned(), problems: Vec::new() }
    }

    /// 400/50035 with what is wrong.
    pub fn invalid(problems: Vec<Problem>) -> Self {
        Self { problems, ..Self::code(50035) }
    }

    /// 400/50035 with one thing that is wrong.
    pub fn wrong(path: &str, message: &str) -> Self {
        Self::invalid(vec![Problem { path: path.to_owned(), message: message.to_owned() }])
    }

    /// The JSON body.
    pub fn json(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if !self.problems.is_empty() {
            crate::json::put(&mut body, "errors", nested(&self.problems));
        }
        body
    }
}

/// Problems as Discord nests them: an object per step of the path, and at its end `_errors`.
fn nested(problems: &[Problem]) -> Value {
    let mut root = Map::new();
    for problem in problems {
        let steps: Vec<&str> = problem.path.split('/').filter(|step| !step.is_empty()).collect();
        add_error(&mut root, &steps, &problem.message);
    }
    Value::Object(root)
}

fn add_error(here: &mut Map<String, Value>, steps: &[&str], message: &str) {
    let (key, rest) = match steps.split_first() {
        Some((step, rest)) => (*step, Some(rest)),
        None => ("_errors", None),
    };
    let entry = here.entry(key).or_insert_with(|| if rest.is_some() { json!({}) } else { json!([]) });
    match (entry, rest) {
        (Value::Object(inner), Some(rest)) => add_error(inner, rest, message),
        (Value::Array(errors), _) => errors.push(json!({"code": "INVALID", "message": message})),
        _ => {}
    }
}

/// Status and words of Discord's error codes.
fn words(code: u64) -> (u16, &'static str) {
    match code {
        401 => (401, "401: Unauthorized"),
        405 => (405, "405: Method Not Allowed"),
        20026 => (403, "This bot has been flagged for sending too many direct messages"),
        30008 => (400, "Maximum number of emojis reached"),
        30046 => (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
        40001 => (401, "Unauthorized. Provide a valid token and try again"),
        40333 => (403, "internal network error"),
        10002 => (404, "Unknown Application"),
        10003 => (404, "Unknown Channel"),
        10004 => (404, "Unknown Guild"),
        10007 => (404, "Unknown Member"),
        10008 => (404, "Unknown Message"),
        10013 => (404, "Unknown User"),
        10015 => (404, "Unknown Webhook"),
        10062 => (404, "Unknown interaction"),
        10014 => (404, "Unknown Emoji"),
        10063 => (404, "Unknown application command"),
        40003 => (429, "You are opening direct messages too fast"),
        40005 => (413, "Request entity too large"),
        40060 => (400, "Interaction has already been acknowledged."),
        50001 => (403, "Missing Access"),
        50005 => (403, "Cannot edit a message authored by another user"),
        50006 => (400, "Cannot send an empty message"),
        50007 => (403, "Cannot send messages to this user"),
        50008 => (400, "Cannot send messages in a non-text channel"),
        50013 => (403, "Missing Permissions"),
        50024 => (400, "Cannot execute action on this channel type"),
        50027 => (401, "Invalid Webhook Token"),
        50035 => (400, "Invalid Form Body"),
        50083 => (400, "Thread is archived"),
        50109 => (400, "The request body contains invalid JSON."),
        50278 => (403, "Cannot send messages to this user due to having no mutual guilds"),
        160_004 => (400, "A thread has already been created for this message"),
        160_005 => (403, "Thread is locked"),
        160_006 => (400, "Maximum number of active threads reached"),
        _ => (404, "404: Not Found"),
    }
}

/// A refusal with the status that a fault asks for.
pub(crate) fn refusal_of_fault(status: u16, code: u64) -> Refusal {
    Refusal { status, ..Refusal::code(code) }
}

/// Serves one request.
pub(crate) fn serve(world: &mut World, call: &Call) -> Reply {
    let segments: Vec<&str> = call.path.split('/').filter(|part| !part.is_empty()).collect();
    let public = matches!(segments.first(), Some(&"interactions" | &"webhooks" | &"gateway"));
    let public = public && segments.as_slice() != ["gateway", "bot"];
    if !public && !call.authorised {
        return Err(Refusal { code: 0, ..Refusal::code(401) });
    }
    let Some((first, rest)) = segments.split_first() else { return Err(Refusal::code(0)) };
    match *first {
        "gateway" => users::gateway(world, &call.method, rest),
        "users" => users::users(world, call, rest),
        "guilds" => users::guilds(world, call, rest),
        "oauth2" | "applications" => commands::applications(world, call, rest),
        "interactions" => callback::interactions(world, call, rest),
        "webhooks" => webhooks::webhooks(world, call, rest),
        "channels" => channels::channels(world, call, rest),
        _ => Err(Refusal::code(0)),
    }
}
