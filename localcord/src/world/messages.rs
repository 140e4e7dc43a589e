//! Messages: what they hold and how Discord writes them. How requests make and change them is in `rest`.

use serde_json::{Value, json};

use super::World;
use super::files::Attachment;
use super::mentions::Mentions;
use crate::id::{Id, timestamp};
use crate::json::{Read, put};

/// Flags of messages that mean something here.
pub(crate) mod flag {
    /// Embeds are not shown.
    pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
    /// A thread hangs on the message.
    pub const HAS_THREAD: u64 = 1 << 5;
    /// Only one person sees the message.
    pub const EPHEMERAL: u64 = 1 << 6;
    /// The bot is still thinking.
    pub const LOADING: u64 = 1 << 7;
    /// The message comes without sound.
    pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    /// The message is made of components alone.
    pub const COMPONENTS_V2: u64 = 1 << 15;
    /// What a bot may set on a new message.
    pub const SETTABLE: u64 = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2;
}

/// A message.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub poll: Option<Value>,
    pub attachments: Vec<Attachment>,
    pub flags: u64,
    /// Discord's type: 0 plain, 19 reply, 20 answer to a command, 23 answer to a menu.
    pub kind: u8,
    pub made_ms: u64,
    pub edited_ms: Option<u64>,
    /// How often it was changed.
    pub edits: u64,
    pub nonce: Option<Value>,
    /// The interaction that it answers.
    pub interaction: Option<Id>,
    /// The name of the command that it answers, and who used it.
    pub command: Option<(String, Id)>,
    /// The one person who sees it, if it is ephemeral.
    pub only_for: Option<Id>,
    pub mentions: Mentions,
    pub allowed_mentions: Option<Value>,
    pub reply_to: Option<Id>,
    pub pings_replied: bool,
    pub pinned: bool,
}

impl Message {
    /// An empty message.
    pub fn new(id: Id, channel: Id, author: Id) -> Self {
        Self {
            id,
            channel,
            author,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            poll: None,
            attachments: Vec::new(),
            flags: 0,
            kind: 0,
            made_ms: id.made_ms(),
            edited_ms: None,
            edits: 0,
            nonce: None,
            interaction: None,
            command: None,
            only_for: None,
            mentions: Mentions::default(),
            allowed_mentions: None,
            reply_to: None,
            pings_replied: false,
            pinned: false,
        }
    }

    /// Whether it comes without sound.
    pub const fn silent(&self) -> bool {
        self.flags & flag::SUPPRESS_NOTIFICATIONS != 0
    }

    /// Whether the bot is still thinking.
    pub const fn loading(&self) -> bool {
        self.flags & flag::LOADING != 0
    }

    /// Whether this person sees it, given that they see the channel.
    pub fn seen_by(&self, person: Id) -> bool {
        self.only_for.is_none_or(|owner| owner == person)
    }

    /// Whether there is nothing in it.
    pub fn empty(&self) -> bool {
        self.content.trim().is_empty()
            && self.embeds.is_empty()
            && self.components.is_empty()
            && self.attachments.is_empty()
            && self.poll.is_none()
    }

    /// Whether an embed or a component shows this file, so that it is not listed among the attachments.
    pub fn shows(&self, file: &Attachment) -> bool {
        self.embeds.iter().chain(&self.components).any(|part| has_text(part, &file.url))
    }

    /// All text in which mentions count: the content, and the text of components.
    pub fn mentionable_text(&self) -> String {
        let mut text = self.content.clone();
        for component in &self.components {
            collect_text_displays(component, &mut text);
        }
        text
    }
}

fn has_text(value: &Value, wanted: &str) -> bool {
    match value {
        Value::String(text) => text == wanted,
        Value::Array(list) => list.iter().any(|entry| has_text(entry, wanted)),
        Value::Object(map) => map.values().any(|entry| has_text(entry, wanted)),
        _ => false,
    }
}

fn collect_text_displays(component: &Value, text: &mut String) {
    if component.number("type") == Some(10) {
        text.push('\n');
        text.push_str(component.text("content").unwrap_or_default());
    }
    for inner in component.list("components") {
        collect_text_displays(inner, text);
    }
}

impl World {
    /// Discord's message object, as the bot gets it.
    pub fn message_json(&self, message: &Message) -> Value {
        let mentions: Vec<Value> = message.mentions.users.iter().map(|id| self.user_json(*id)).collect();
        let files: Vec<Value> =
            message.attachments.iter().filter(|file| !message.shows(file)).map(Attachment::json).collect();
        let mut object = json!({
            "id": message.id, "type": message.kind, "channel_id": message.channel,
            "author": self.user_json(message.author), "content": message.content,
            "timestamp": timestamp(message.made_ms), "edited_timestamp": message.edited_ms.map(timestamp),
            "tts": false, "mention_everyone": message.mentions.everyone, "mentions": mentions,
            "mention_roles": [], "attachments": files, "embeds": message.embeds, "pinned": message.pinned,
            "components": message.components, "flags": message.flags,
        });
        if message.author == self.application {
            put(&mut object, "application_id", json!(self.application));
        }
        if message.interaction.is_some() {
            put(&mut object, "webhook_id", json!(self.application));
        }
        if let (Some(id), Some((name, user))) = (message.interaction, &message.command) {
            let user = self.user_json(*user);
            put(
                &mut object,
                "interaction_metadata",
                json!({"id": id, "type": 2, "user": user, "authorizing_integration_owners": {"0": self.guild}}),
            );
            put(&mut object, "interaction", json!({"id": id, "type": 2, "name": name, "user": user}));
        }
        if let Some(poll) = &message.poll {
            put(&mut object, "poll", poll.clone());
        }
        self.reference_fields(message, &mut object);
        object
    }

    fn reference_fields(&self, message: &Message, object: &mut Value) {
        if let Some(id) = message.reply_to {
            put(
                object,
                "message_reference",
                json!({"type": 0, "message_id": id, "channel_id": message.channel, "guild_id": self.guild}),
            );
        }
        if message.flags & flag::HAS_THREAD != 0
            && let Some(thread) = self.channels.get(&message.id)
        {
            put(object, "thread", self.channel_json(thread));
        }
    }

    /// What the bot gets of a message that it reads again: without the content privilege, the words of others
    /// are blank outside private messages and unless they mention it.
    pub fn message_as_read(&self, message: &Message) -> Value {
        let mut object = self.message_json(message);
        let private = self.channels.get(&message.channel).is_some_and(|channel| channel.recipient.is_some());
        let named = message.mentions.users.contains(&self.application);
        if message.author != self.application && !private && !named {
            put(&mut object, "content", "");
            for list in ["embeds", "attachments", "components"] {
                put(&mut object, list, json!([]));
            }
        }
        object
    }

    /// Keeps a message and lists it in its channel.
    pub fn keep_message(&mut self, message: Message) {
        if let Some(channel) = self.channels.get_mut(&message.channel) {
            channel.messages.insert(message.id);
            channel.typing_ms = 0;
            if message.author != self.application && channel.kind.is_thread() {
                channel.members.insert(message.author);
            }
        }
        self.messages.insert(message.id, message);
    }

    /// Removes a message and its files; false if there is none.
    pub fn forget_message(&mut self, id: Id) -> bool {
        let Some(gone) = self.messages.remove(&id) else { return false };
        for file in &gone.attachments {
            self.files.remove(&file.id);
        }
        if let Some(channel) = self.channels.get_mut(&gone.channel) {
            channel.messages.remove(&id);
        }
        true
    }
}
