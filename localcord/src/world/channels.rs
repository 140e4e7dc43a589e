//! Channels, threads and private channels: what they are and what the bot may do there.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::World;
use crate::id::{Id, now_ms, timestamp};
use crate::json::put;

/// The permissions that matter here, as Discord's bits.
pub mod permission {
    /// Manage a server.
    pub const MANAGE_GUILD: u64 = 1 << 5;
    /// See a channel.
    pub const VIEW_CHANNEL: u64 = 1 << 10;
    /// Write in a channel.
    pub const SEND_MESSAGES: u64 = 1 << 11;
    /// Show embeds.
    pub const EMBED_LINKS: u64 = 1 << 14;
    /// Send files.
    pub const ATTACH_FILES: u64 = 1 << 15;
    /// Read what was written before.
    pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
    /// Lock threads and open those that are locked: a moderator's.
    pub const MANAGE_THREADS: u64 = 1 << 34;
    /// Start threads that everybody sees.
    pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
    /// Start threads that only their members see.
    pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
    /// Write in threads.
    pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
}

use permission::{
    CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS, VIEW_CHANNEL,
};

/// What people may do, and the bot with them: all that a card table needs, and nothing that moderators do.
pub(crate) const PERSON_PERMISSIONS: u64 = VIEW_CHANNEL | SEND_MESSAGES | THREADS | COMMON;
const THREADS: u64 = CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS | SEND_MESSAGES_IN_THREADS;
/// Add reactions, embed links, attach files, read the history, use application commands.
const COMMON: u64 =
    1 << 6 | permission::EMBED_LINKS | permission::ATTACH_FILES | permission::READ_MESSAGE_HISTORY | 1 << 31;

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

impl Access {
    /// The permissions that are taken away.
    pub(crate) const fn denied(self) -> u64 {
        match self {
            Self::Full => 0,
            Self::ReadOnly => SEND_MESSAGES | THREADS,
            Self::None => VIEW_CHANNEL,
        }
    }
}

/// A channel, a thread or a private channel.
#[derive(Clone, Debug)]
pub(crate) struct Channel {
    pub id: Id,
    pub name: String,
    pub kind: Kind,
    /// The channel that a thread hangs under.
    pub parent: Option<Id>,
    /// The server that it belongs to; none for a private channel.
    pub guild: Option<Id>,
    /// People of the server who do not see it.
    pub hidden_from: BTreeSet<Id>,
    /// The person of a private channel.
    pub recipient: Option<Id>,
    /// The permissions that the bot lacks here, as bits.
    pub denied: u64,
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
            guild: None,
            hidden_from: BTreeSet::new(),
            recipient: None,
            denied: 0,
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

    /// Whether this person sees the channel, as far as it and its members say.
    fn shows_itself_to(&self, person: Id) -> bool {
        match self.kind {
            Kind::Dm => self.recipient == Some(person),
            Kind::PrivateThread => self.members.contains(&person),
            _ => !self.hidden_from.contains(&person),
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
    /// Archives the threads in which nothing was written for as long as they were told.
    pub fn let_quiet_threads_rest(&mut self) {
        let now = self.ids.now_ms();
        for thread in self.channels.values_mut().filter(|channel| channel.kind.is_thread()) {
            let last = thread.messages.last().copied().unwrap_or(thread.id).made_ms();
            if now.saturating_sub(last) >= thread.auto_archive * 60_000 {
                thread.archived = true;
            }
        }
    }

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
        put(&mut object, "guild_id", json!(channel.guild));
        put(&mut object, "name", channel.name.as_str());
        put(&mut object, "rate_limit_per_user", 0);
        if channel.kind.is_thread() {
            channel.thread_fields(&mut object);
        } else {
            put(&mut object, "parent_id", Value::Null);
            put(&mut object, "position", 0);
            put(&mut object, "permission_overwrites", self.overwrites(channel));
            put(&mut object, "nsfw", false);
            put(&mut object, "topic", json!(channel.topic));
        }
        object
    }

    /// Discord's object for somebody's place in a thread.
    pub fn thread_member_json(&self, thread: &Channel, person: Id) -> Value {
        json!({"id": thread.id, "user_id": person, "join_timestamp": timestamp(thread.made_ms), "flags": 0})
    }

    /// What the bot lacks in a channel, and who does not see it, as the channel's own rules about members.
    fn overwrites(&self, channel: &Channel) -> Value {
        let rule = |id: Id, deny: u64| json!({"id": id, "type": 1, "allow": "0", "deny": deny.to_string()});
        let bot = (channel.denied != 0).then(|| rule(self.application, channel.denied));
        bot.into_iter().chain(channel.hidden_from.iter().map(|person| rule(*person, VIEW_CHANNEL))).collect()
    }

    /// The bot's access, in short.
    pub fn access(&self, channel: &Channel) -> Access {
        let write = if channel.kind.is_thread() { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES };
        match self.app_permissions(channel) {
            bits if bits & VIEW_CHANNEL == 0 => Access::None,
            bits if bits & write == 0 => Access::ReadOnly,
            _ => Access::Full,
        }
    }

    /// The bot's permission bits in a channel, as interactions carry them: what a channel takes away counts for its
    /// threads as well, and who does not see a place may do nothing there.
    pub fn app_permissions(&self, channel: &Channel) -> u64 {
        if channel.kind == Kind::Dm {
            return PERSON_PERMISSIONS;
        }
        if channel.guild.is_some_and(|guild| !self.is_member(guild, self.application)) {
            return 0;
        }
        let above = channel.parent.and_then(|parent| self.channels.get(&parent));
        let denied = channel.denied | above.map_or(0, |parent| parent.denied);
        let all = (PERSON_PERMISSIONS | self.config.bot_permissions) & !denied;
        let bits =
            if self.bot_timed_out { all & (VIEW_CHANNEL | permission::READ_MESSAGE_HISTORY) } else { all };
        if bits & VIEW_CHANNEL == 0 { 0 } else { bits }
    }

    /// Whether the bot may do something in a channel.
    pub fn may(&self, channel: &Channel, permission: u64) -> bool {
        self.app_permissions(channel) & permission != 0
    }

    /// Whether this person sees the channel: as a member of its server, and a thread only under a channel that they see.
    pub fn person_sees(&self, person: Id, channel: Id) -> bool {
        let Some(channel) = self.channels.get(&channel) else { return false };
        channel.shows_itself_to(person)
            && channel.guild.is_none_or(|guild| self.is_member(guild, person))
            && channel.parent.is_none_or(|parent| self.person_sees(person, parent))
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
