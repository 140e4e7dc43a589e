//! Checks of what the bot sends: against Discord's OpenAPI document where it is at hand (`openapi`, `schema`), and
//! always against the limits that are not in it (`limits`, `components`, `commands`).

mod commands;
mod components;
mod limits;
pub(crate) mod openapi;
mod schema;

use serde::Serialize;

use crate::rest::body::Call;
use crate::world::messages::Message;
use openapi::OpenApi;

/// Something that is wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// Where, for example `/embeds/0/title`; empty for the whole.
    pub path: String,
    /// What, in one sentence.
    pub message: String,
}

impl Problem {
    /// A problem at a place.
    pub(crate) fn new(path: &str, message: &str) -> Self {
        Self { path: path.to_owned(), message: message.to_owned() }
    }
}

/// The problems of one request, collected.
#[derive(Debug, Default)]
pub(crate) struct Found(Vec<Problem>);

impl Found {
    /// Notes a problem.
    pub fn note(&mut self, path: &str, message: &str) {
        self.0.push(Problem::new(path, message));
    }

    /// Notes a problem unless something holds.
    pub fn must(&mut self, holds: bool, path: &str, message: &str) {
        if !holds {
            self.note(path, message);
        }
    }

    /// Notes a count that is above what is allowed.
    pub fn most(&mut self, count: usize, allowed: usize, path: &str, unit: &str) {
        if count > allowed {
            self.note(path, &format!("{count} {unit}, {allowed} allowed"));
        }
    }

    /// Everything noted.
    pub fn all(self) -> Vec<Problem> {
        self.0
    }
}

/// Everything that is wrong with the form of a request.
pub(crate) fn request(openapi: Option<&OpenApi>, call: &Call) -> Vec<Problem> {
    let mut found = Found::default();
    let segments: Vec<&str> = call.path.split('/').filter(|part| !part.is_empty()).collect();
    limits::uploads(call, &mut found);
    match (call.method.as_str(), segments.as_slice()) {
        ("POST", ["channels", _, "messages"]) | ("POST", ["webhooks", _, _]) => {
            limits::message(&call.body, "", call, &mut found);
        }
        ("PATCH", ["channels", _, "messages", _] | ["webhooks", _, _, "messages", _]) => {
            limits::message(&call.body, "", call, &mut found);
        }
        ("POST", ["interactions", _, _, "callback"]) => limits::callback(call, &mut found),
        ("POST", ["channels", _, "threads"] | ["channels", _, "messages", _, "threads"]) => {
            limits::thread(call, &mut found);
        }
        ("PATCH", ["channels", _]) => limits::channel(&call.body, &mut found),
        ("PUT", ["applications", _, .., "commands"]) => commands::list(&call.body, &mut found),
        ("POST", ["applications", _, .., "commands"]) => commands::command(&call.body, "", true, &mut found),
        ("PATCH", ["applications", _, .., "commands", _]) => {
            commands::command(&call.body, "", false, &mut found);
        }
        _ => {}
    }
    if let Some(document) = openapi {
        document.check(call, &segments, &mut found);
    }
    found.all()
}

/// Whether a message made of components alone has nothing else in it: once so, it can never go back.
pub(crate) fn v2_alone(message: &Message) -> Result<(), Vec<Problem>> {
    let mut found = Found::default();
    let why = "a message with IS_COMPONENTS_V2 has components only";
    found.must(message.content.is_empty(), "/content", why);
    found.must(message.embeds.is_empty(), "/embeds", why);
    found.must(message.poll.is_none(), "/poll", why);
    found.must(!message.components.is_empty(), "/components", why);
    components::message(&message.components, true, "", &mut found);
    let problems = found.all();
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}
