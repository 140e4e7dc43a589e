//! Everything that the stand-in remembers: people, channels, messages, files, commands, interactions. Kept behind
//! one lock; nothing here waits or speaks HTTP.

pub(crate) mod channels;
pub(crate) mod commands;
pub(crate) mod emojis;
pub(crate) mod files;
pub(crate) mod gateway;
pub(crate) mod interactions;
mod memory;
pub(crate) mod mentions;
pub(crate) mod messages;
pub(crate) mod people;
pub(crate) mod pings;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use serde_json::{Value, json};

use crate::config::Config;
use crate::faults::Faults;
use crate::id::{Id, Ids};
use crate::log::Log;
use crate::rates::Counted;
use channels::{Channel, Kind};
use commands::Command;
use emojis::Emoji;
use files::StoredFile;
use gateway::Gateway;
use interactions::Interaction;
use messages::Message;
use people::Person;

/// Id of the application and of the bot's user, which are one and the same number on Discord too.
const APPLICATION: Id = Id(100_000_000_000_000_001);
/// Id of the first server. Others are counted on from there.
const GUILD: Id = Id(200_000_000_000_000_001);
/// First ids of people, channels and private channels. They are counted, not drawn from the clock, so that a bot
/// with a database finds the same people and places in the next run.
const FIRST_PERSON: u64 = 300_000_000_000_000_001;
const FIRST_CHANNEL: u64 = 400_000_000_000_000_001;
const FIRST_DM: u64 = 500_000_000_000_000_001;

/// When the bot was added to the first server: the start of 2026.
const LONG_AGO: u64 = 1_767_225_600_000;

/// A server.
#[derive(Clone, Debug)]
pub(crate) struct Server {
    pub name: String,
    /// Who is not in it, the bot too: who never came, or left, or was thrown out.
    pub strangers: BTreeSet<Id>,
    /// People who manage it.
    pub managers: BTreeSet<Id>,
    /// Its language, as Discord names it.
    pub locale: String,
    /// When the bot was added to it, in milliseconds UTC.
    pub joined_ms: u64,
}

impl Server {
    fn new(name: &str, strangers: BTreeSet<Id>, joined_ms: u64) -> Self {
        let (name, locale) = (name.to_owned(), "en-US".to_owned());
        Self { name, strangers, managers: BTreeSet::new(), locale, joined_ms }
    }
}

/// All state of the stand-in.
pub(crate) struct World {
    pub config: Arc<Config>,
    /// `http://127.0.0.1:port`.
    pub base: String,
    pub ids: Ids,
    pub application: Id,
    /// The first server, in which everybody is who has not left it.
    pub guild: Id,
    /// All servers, with the people who are not in them.
    pub servers: BTreeMap<Id, Server>,
    pub people: BTreeMap<Id, Person>,
    pub channels: BTreeMap<Id, Channel>,
    pub messages: BTreeMap<Id, Message>,
    pub files: BTreeMap<Id, StoredFile>,
    /// The emoji of the application.
    pub emojis: BTreeMap<Id, Emoji>,
    pub commands: Vec<Command>,
    pub interactions: BTreeMap<Id, Interaction>,
    pub tokens: HashMap<String, Id>,
    pub gateway: Gateway,
    pub faults: Faults,
    pub counted: Counted,
    /// When messages were changed that were older than an hour by then, by channel: milliseconds UTC.
    pub old_edits: BTreeMap<Id, Vec<u64>>,
    pub log: Log,
    /// Whether moderators have put the bot on a time-out: then it may read, and do nothing else.
    pub bot_timed_out: bool,
    channels_made: u64,
    people_made: u64,
}

impl World {
    /// The world at the start: the server, its channels and its people.
    pub fn new(config: Arc<Config>, base: String) -> Self {
        let mut world = Self {
            gateway: Gateway::new(base.replacen("http", "ws", 1) + "/gateway"),
            config,
            base,
            ids: Ids::default(),
            application: APPLICATION,
            guild: GUILD,
            servers: BTreeMap::new(),
            people: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            files: BTreeMap::new(),
            emojis: BTreeMap::new(),
            commands: Vec::new(),
            interactions: BTreeMap::new(),
            tokens: HashMap::new(),
            faults: Faults::default(),
            counted: Counted::default(),
            old_edits: BTreeMap::new(),
            log: Log::default(),
            bot_timed_out: false,
            channels_made: 0,
            people_made: 0,
        };
        world.populate();
        world
    }

    fn populate(&mut self) {
        let config = Arc::clone(&self.config);
        self.servers.clear();
        self.servers.insert(GUILD, Server::new(&config.server_name, BTreeSet::new(), LONG_AGO));
        for name in &config.channels {
            self.add_channel(GUILD, name, Kind::Text);
        }
        // In the order in which they came: that is what their ids are made of.
        for name in config.people.iter().chain(&memory::people(config.remembered.as_deref())) {
            self.add_person(name);
        }
    }

    /// Back to the start. The bot's connection and its commands stay, for it would not send them again.
    pub fn reset(&mut self) {
        self.people.clear();
        self.channels.clear();
        self.messages.clear();
        self.files.clear();
        self.interactions.clear();
        self.tokens.clear();
        self.faults.clear();
        self.old_edits.clear();
        self.log.clear();
        self.bot_timed_out = false;
        (self.channels_made, self.people_made) = (0, 0);
        self.populate();
    }

    /// Adds a channel of a server.
    pub fn add_channel(&mut self, guild: Id, name: &str, kind: Kind) -> Id {
        let id = Id(FIRST_CHANNEL + self.channels_made);
        self.channels_made += 1;
        self.channels.insert(id, Channel { guild: Some(guild), ..Channel::new(id, name, kind) });
        id
    }

    /// Adds a server of which only these people are members.
    pub fn add_server(&mut self, name: &str, members: &[Id]) -> Id {
        // Far enough apart that each may be of another shard.
        let id = Id(GUILD.0 + ((self.servers.len() as u64) << 22));
        let strangers = self.people.keys().copied().filter(|person| !members.contains(person)).collect();
        self.servers.insert(id, Server::new(name, strangers, crate::id::now_ms()));
        id
    }

    /// Whether somebody, or the bot, is in a server.
    pub fn is_member(&self, guild: Id, person: Id) -> bool {
        let known = person == self.application || self.people.contains_key(&person);
        known && self.servers.get(&guild).is_some_and(|server| !server.strangers.contains(&person))
    }

    /// Adds a person, or finds the one of this name.
    pub fn add_person(&mut self, name: &str) -> Id {
        if let Some(known) = self.person_named(name) {
            return known;
        }
        let id = Id(FIRST_PERSON + self.people_made);
        self.people_made += 1;
        self.people.insert(id, Person::new(id, name));
        self.remember_people();
        id
    }

    /// Writes down who is there, where people are to be remembered.
    fn remember_people(&self) {
        if let Some(file) = &self.config.remembered {
            memory::remember(file, &self.people);
        }
    }

    /// The person of this name.
    pub fn person_named(&self, name: &str) -> Option<Id> {
        self.people.values().find(|person| person.name == name).map(|person| person.id)
    }

    /// The private channel of this person with the bot, which is made if it does not exist yet.
    pub fn dm_of(&mut self, person: Id) -> Id {
        let id = Id(FIRST_DM + person.0.saturating_sub(FIRST_PERSON));
        self.channels.entry(id).or_insert_with(|| {
            let mut dm = Channel::new(id, "", Kind::Dm);
            dm.recipient = Some(person);
            dm
        });
        id
    }

    /// What a person may do in a channel, as bits.
    pub fn permissions_of(&self, person: Id, channel: Id) -> u64 {
        let server = self.channels.get(&channel).and_then(|channel| self.servers.get(&channel.guild?));
        let manages = server.is_some_and(|server| server.managers.contains(&person));
        channels::PERSON_PERMISSIONS | if manages { channels::permission::MANAGE_GUILD } else { 0 }
    }

    /// The bot's user object.
    pub fn bot_json(&self) -> Value {
        json!({
            "id": self.application, "username": self.config.bot_name, "discriminator": "0000",
            "global_name": null, "avatar": null, "bot": true, "public_flags": 0, "flags": 0,
        })
    }

    /// The user object of anybody: the bot, a person, or somebody who is gone.
    pub fn user_json(&self, id: Id) -> Value {
        if id == self.application {
            return self.bot_json();
        }
        let gone = || json!({"id": id, "username": "deleted_user", "discriminator": "0", "avatar": null});
        self.people.get(&id).map_or_else(gone, Person::user_json)
    }

    /// The member object of a person in the server, without the user in it.
    pub fn member_json(&self, id: Id) -> Value {
        let timed_out = id == self.application && self.bot_timed_out;
        json!({
            "avatar": null, "nick": null, "roles": [], "joined_at": "2026-01-01T00:00:00.000000+00:00",
            "deaf": false, "mute": false, "flags": 0, "pending": false, "premium_since": null,
            "communication_disabled_until": timed_out.then_some("2099-01-01T00:00:00.000000+00:00"),
            "permissions": channels::PERSON_PERMISSIONS.to_string(),
            "banner": null, "unusual_dm_activity_until": null,
            "user": self.user_json(id),
        })
    }

    /// The object of a server.
    pub fn guild_json(&self, guild: Id) -> Value {
        json!({
            "id": guild, "name": self.servers.get(&guild).map(|server| &server.name), "icon": null, "splash": null,
            "discovery_splash": null, "owner_id": self.people.keys().next(), "region": null,
            "afk_channel_id": null, "afk_timeout": 300, "verification_level": 0,
            "default_message_notifications": 1, "explicit_content_filter": 0, "emojis": [], "stickers": [],
            "features": [], "mfa_level": 0, "application_id": null, "system_channel_id": null,
            "system_channel_flags": 0, "rules_channel_id": null, "vanity_url_code": null, "description": null,
            "banner": null, "premium_tier": 0, "premium_subscription_count": 0, "preferred_locale": self.servers.get(&guild).map(|server| &server.locale),
            "public_updates_channel_id": null, "nsfw_level": 0, "premium_progress_bar_enabled": false,
            "safety_alerts_channel_id": null, "nsfw": false, "hub_type": null,
            "roles": [Self::everyone_json(guild)],
        })
    }

    /// The one role that a server has.
    pub fn everyone_json(guild: Id) -> Value {
        json!({
            "id": guild, "name": "@everyone", "color": 0,
            "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null}, "hoist": false, "icon": null,
            "unicode_emoji": null, "position": 0, "permissions": channels::PERSON_PERMISSIONS.to_string(),
            "managed": false, "mentionable": false, "flags": 0,
        })
    }
}
