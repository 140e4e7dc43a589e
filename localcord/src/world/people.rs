//! People: who they are, whether they take private messages, what called for their attention.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use crate::id::Id;

/// Why a message called for somebody's attention.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PingReason {
    /// The message names the person.
    Mention,
    /// The message names everybody.
    Everyone,
    /// The message came as a private message.
    Dm,
    /// The message replies to one of the person's.
    Reply,
}

/// A message that called for somebody's attention when it was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ping {
    /// The message.
    pub message: Id,
    /// Its channel.
    pub channel: Id,
    /// Why.
    pub reason: PingReason,
    /// Whether it came without sound (flag `SUPPRESS_NOTIFICATIONS`).
    pub silent: bool,
}

/// A person of the server.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub id: Id,
    pub name: String,
    /// Whether private messages from the bot are refused.
    pub dms_closed: bool,
    pub pings: Vec<Ping>,
    /// The last message read, by channel.
    pub read: BTreeMap<Id, Id>,
    /// The interface language that interactions carry.
    pub locale: String,
}

impl Person {
    /// A person who takes private messages and has read nothing yet.
    pub fn new(id: Id, name: &str) -> Self {
        Self {
            id,
            name: name.to_owned(),
            dms_closed: false,
            pings: Vec::new(),
            read: BTreeMap::new(),
            locale: "en-US".to_owned(),
        }
    }

    /// Discord's user object.
    pub fn user_json(&self) -> Value {
        json!({
            "id": self.id, "username": username(&self.name), "discriminator": "0", "global_name": self.name,
            "avatar": null, "public_flags": 0, "flags": 0, "bot": false, "system": false, "banner": null,
            "accent_color": null, "avatar_decoration_data": null,
        })
    }
}

/// A name as Discord allows it for users: lower case, digits, full stop and underscore.
fn username(name: &str) -> String {
    let allowed = |letter: char| if letter.is_alphanumeric() || letter == '.' { letter } else { '_' };
    name.to_lowercase().chars().map(allowed).take(32).collect()
}
