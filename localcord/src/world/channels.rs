//! Channels, threads and private channels: what they are and what the bot may do there.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::World;
use crate::id::{Id, now_ms, timestamp};
use crate::json::put;

/// What people may do: all that a card table needs.
pub(crate) const PERSON_PERMISSIONS: u64 = VIEW | SEND | THREADS | COMMON;
const VIEW: u64 = 1 << 10;
const SEND: u64 = 1 << 11;
/// Create public threads, create private threads, send messages in threads.
const THREADS: u64 = 1 << 35 | 1 << 36 | 1 << 38;
/// Add reactions, embed links, attach files, read the history, use application commands.
const COMMON: u64 = 1 << 6 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 31;
/// Manage messages (pins) and manage threads.
const BOT_EXTRA: u64 = 1 << 13 | 1 << 34;

/// What kind of place a channel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A text channel of the server.
    Text,
    /// A forum, whose posts are threads.
    Forum,
    /// A thread that everybody sees.
    Thread,
    /// A thread that only its members see.
    PrivateThread,
    /// The private channel of one person with the bot.
    Dm,
}

impl Kind {
    /// Discord's number for it.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Text => 0,
            Self::Dm => 1,
            Self::Thread => 11,
            Self::PrivateThread => 12,
            Self::Forum => 15,
        }
    }

    /// Whether it is a thread of either kind.
    pub(crate) const fn is_thread(self) -> bool {
        matches!(self, Self::Thread | Self::PrivateThread)
    }
}

/// What the bot may do in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Everything.
    Full,
    /// It sees the channel but may not write: 50013.
    ReadOnly,
    /// It does not see the channel: 50001.
    None,
}

/// A channel, a thread or a private channel.
#[derive(Clone, Debug)]
pub(crate) struct Channel {
    pub id: Id,
    pub name: String,
    pub kind: Kind,
    /// The channel that a thread hangs under.
    pub parent: Option<Id>,
    /// The person of a private channel.
    pub recipient: Option<Id>,
    pub access: Access,
    pub archived: bool,
    pub locked: bool,
    /// Minutes without a message after which a thread is archived.
    pub auto_archive: u64,
    /// Who is in a thread.
    pub members: BTreeSet<Id>,
    pub owner: Option<Id>,
    pub topic: Option<String>,
    pub messages: BTreeSet<Id>,
    /// Whether the bot was last seen typing here, as milliseconds since the Unix epoch.
    pub typing_ms: u64,
    pub made_ms: u64,
}

impl Channel {
    /// An empty channel with full access.
    pub fn new(id: Id, name: &str, kind: Kind) -> Self {
        Self {
            id,
            name: name.to_owned(),
            kind,
            parent: None,
            recipient: None,
            access: Access::Full,
            archived: false,
            locked: false,
            auto_archive: 1440,
            members: BTreeSet::new(),
            owner: None,
            topic: None,
            messages: BTreeSet::new(),
            typing_ms: 0,
            made_ms: now_ms(),
        }
    }

    /// Whether this person sees the channel.
    pub fn seen_by(&self, person: Id) -> bool {
        match self.kind {
            Kind::Dm => self.recipient == Some(person),
            Kind::PrivateThread => self.members.contains(&person),
            _ => true,
        }
    }

    fn thread_fields(&self, object: &mut Value) {
        let archived_since = timestamp(self.made_ms);
        put(object, "parent_id", json!(self.parent));
        put(object, "owner_id", json!(self.owner));
        put(object, "message_count", self.messages.len());
        put(object, "total_message_sent", self.messages.len());
        put(object, "member_count", self.members.len());
        put(
            object,
            "thread_metadata",
            json!({
                "archived": self.archived, "auto_archive_duration": self.auto_archive, "locked": self.locked,
                "archive_timestamp": archived_since, "create_timestamp": archived_since,
                "invitable": self.kind == Kind::PrivateThread,
            }),
        );
    }
}

impl World {
    /// Discord's channel object.
    pub fn channel_json(&self, channel: &Channel) -> Value {
        let mut object = json!({
            "id": channel.id, "type": channel.kind.number(), "flags": 0,
            "last_message_id": channel.messages.last(),
        });
        if let Some(person) = channel.recipient {
            put(&mut object, "recipients", json!([self.user_json(person)]));
            return object;
        }
        put(&mut object, "guild_id", json!(self.guild));
        put(&mut object, "name", channel.name.as_str());
        put(&mut object, "rate_limit_per_user", 0);
        if channel.kind.is_thread() {
            channel.thread_fields(&mut object);
        } else {
            put(&mut object, "parent_id", Value::Null);
            put(&mut object, "position", 0);
            put(&mut object, "permission_overwrites", json!([]));
            put(&mut object, "nsfw", false);
            put(&mut object, "topic", json!(channel.topic));
        }
        object
    }

    /// Discord's object for somebody's place in a thread.
    pub fn thread_member_json(&self, thread: &Channel, person: Id) -> Value {
        json!({"id": thread.id, "user_id": person, "join_timestamp": timestamp(thread.made_ms), "flags": 0})
    }

    /// The bot's access: what a channel takes away counts for its threads as well.
    pub fn access(&self, channel: &Channel) -> Access {
        let above = channel.parent.and_then(|parent| self.channels.get(&parent)).map(|parent| parent.access);
        match (channel.access, above.unwrap_or(Access::Full)) {
            (Access::None, _) | (_, Access::None) => Access::None,
            (Access::ReadOnly, _) | (_, Access::ReadOnly) => Access::ReadOnly,
            _ => Access::Full,
        }
    }

    /// The bot's permission bits in a channel, as interactions carry them.
    pub fn app_permissions(&self, channel: &Channel) -> u64 {
        match self.access(channel) {
            Access::Full => PERSON_PERMISSIONS | BOT_EXTRA,
            Access::ReadOnly => (PERSON_PERMISSIONS | BOT_EXTRA) & !(SEND | THREADS),
            Access::None => 0,
        }
    }

    /// Whether this person sees the channel; a thread also needs its parent.
    pub fn person_sees(&self, person: Id, channel: Id) -> bool {
        self.channels.get(&channel).is_some_and(|channel| channel.seen_by(person))
    }

    /// Removes a channel, its threads and their messages; false if there is none.
    pub fn remove_channel(&mut self, id: Id) -> bool {
        let Some(gone) = self.channels.remove(&id) else { return false };
        for message in gone.messages {
            self.forget_message(message);
        }
        let under: Vec<Id> = self
            .channels
            .values()
            .filter(|channel| channel.parent == Some(id))
            .map(|channel| channel.id)
            .collect();
        for thread in under {
            self.remove_channel(thread);
        }
        true
    }
}
