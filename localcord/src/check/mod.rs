//! Checks of what the bot sends: against Discord's OpenAPI document where it is at hand (`openapi`, `schema`), and
//! always against the limits that are not in it (`limits`, `components`, `commands`).
//!
//! What belongs here: the form of requests, as JSON. What does not: whether what they name exists, which `rest` asks of
//! the world.

mod commands;
mod components;
mod limits;
pub(crate) mod openapi;
mod schema;

use serde_json::Value;

use crate::problem::Problem;
use crate::request::Call;
use openapi::OpenApi;

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
pub(crate) fn v2_alone(
    content: &str,
    embeds: &[Value],
    poll: Option<&Value>,
    parts: &[Value],
) -> Result<(), Vec<Problem>> {
    let mut found = Found::default();
    let why = "a message with IS_COMPONENTS_V2 has components only";
    found.must(content.is_empty(), "/content", why);
    found.must(embeds.is_empty(), "/embeds", why);
    found.must(poll.is_none(), "/poll", why);
    found.must(!parts.is_empty(), "/components", why);
    components::message(parts, true, "", &mut found);
    let problems = found.all();
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}
