//! The contents of the events that the gateway sends.

use serde_json::{Value, json};

use crate::id::{Id, timestamp};
use crate::json::put;
use crate::world::World;
use crate::world::channels::Kind;
use crate::world::gateway::belongs;
use crate::world::interactions::Interaction;

/// Intent for the server's own events.
pub(crate) const INTENT_GUILDS: u64 = 1;
/// Intent for messages of the server.
pub(crate) const INTENT_GUILD_MESSAGES: u64 = 1 << 9;
/// Intent for private messages.
pub(crate) const INTENT_DIRECT_MESSAGES: u64 = 1 << 12;

/// READY, without the session's id.
pub(crate) fn ready(world: &World, shard: (u64, u64)) -> Value {
    let guilds: Vec<Value> =
        guilds_of(world, shard).into_iter().map(|guild| json!({"id": guild, "unavailable": true})).collect();
    json!({
        "v": 10, "user": world.bot_json(), "guilds": guilds,
        "resume_gateway_url": world.gateway.url, "shard": [shard.0, shard.1],
        "application": {"id": world.application, "flags": 0}, "private_channels": [], "relationships": [],
    })
}

/// The servers of which a shard is told.
pub(crate) fn guilds_of(world: &World, shard: (u64, u64)) -> Vec<Id> {
    let own = |guild: &Id| belongs(Some(*guild), shard) && world.is_member(*guild, world.application);
    world.servers.keys().copied().filter(own).collect()
}

/// GUILD_CREATE, for a bot that asks for it.
pub(crate) fn guild_create(world: &World, id: Id) -> Value {
    let mut guild = world.guild_json(id);
    let listed = |threads: bool| -> Vec<Value> {
        let fits = |kind: Kind| kind != Kind::Dm && kind.is_thread() == threads;
        let channels =
            world.channels.values().filter(|channel| channel.guild == Some(id) && fits(channel.kind));
        channels.map(|channel| world.channel_json(channel)).collect()
    };
    let members: Vec<Value> = world
        .people
        .keys()
        .filter(|who| world.is_member(id, **who))
        .map(|who| world.member_json(*who))
        .collect();
    let members: Vec<Value> = members.into_iter().chain([world.member_json(world.application)]).collect();
    put(&mut guild, "channels", listed(false));
    put(&mut guild, "threads", listed(true));
    put(&mut guild, "member_count", members.len());
    put(&mut guild, "members", members);
    for empty in
        ["voice_states", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds"]
    {
        put(&mut guild, empty, json!([]));
    }
    let joined = world.servers.get(&id).map_or(0, |server| server.joined_ms);
    put(&mut guild, "joined_at", timestamp(joined));
    put(&mut guild, "large", false);
    put(&mut guild, "unavailable", false);
    guild
}

/// INTERACTION_CREATE with everything that Discord sends. `data` is the command, the component or the form.
pub(crate) fn interaction(world: &World, asked: &Interaction, data: &Value) -> Value {
    let channel = world.channels.get(&asked.channel);
    let private = channel.is_some_and(|channel| channel.kind == Kind::Dm);
    let locale = world.people.get(&asked.user).map_or("en-US", |person| person.locale.as_str());
    let mut event = json!({
        "id": asked.id, "application_id": world.application, "type": asked.kind, "token": asked.token,
        "version": 1, "channel_id": asked.channel, "locale": locale, "entitlements": [],
        "entitlement_sku_ids": [], "attachment_size_limit": 10 * 1024 * 1024, "data": data,
    });
    if let Some(channel) = channel {
        let mut partial = world.channel_json(channel);
        put(&mut partial, "permissions", crate::world::channels::PERSON_PERMISSIONS.to_string());
        put(&mut event, "channel", partial);
        put(&mut event, "app_permissions", world.app_permissions(channel).to_string());
    }
    if private {
        put(&mut event, "user", world.user_json(asked.user));
        put(&mut event, "context", 1);
        put(&mut event, "authorizing_integration_owners", json!({"0": "0"}));
    } else {
        let guild = channel.and_then(|channel| channel.guild);
        put(&mut event, "guild_id", json!(guild));
        let locale = guild.and_then(|guild| world.servers.get(&guild)).map_or("en-US", |guild| &guild.locale);
        put(&mut event, "guild_locale", locale);
        put(&mut event, "guild", json!({"id": guild, "locale": locale, "features": []}));
        let mut member = world.member_json(asked.user);
        let may = world.permissions_of(asked.user, asked.channel);
        put(&mut member, "permissions", may.to_string());
        put(&mut event, "member", member);
        put(&mut event, "context", 0);
        put(&mut event, "authorizing_integration_owners", json!({"0": guild}));
    }
    if let Some(message) = asked.source.and_then(|id| world.messages.get(&id)) {
        put(&mut event, "message", world.message_json(message));
    }
    event
}

impl World {
    /// Where a channel's events belong: to the server, or to private messages.
    pub fn guild_of(&self, channel: Id) -> Option<Id> {
        self.channels.get(&channel)?.guild
    }

    /// Sends a new interaction to the bot.
    pub fn send_interaction(&mut self, id: Id, data: &Value) {
        let Some(asked) = self.interactions.get(&id) else { return };
        let (event, guild) = (interaction(self, asked, data), self.guild_of(asked.channel));
        self.gateway.interaction(guild, event);
    }

    /// Tells a bot that asked for it of a new message.
    pub fn announce(&mut self, message: Id) {
        let Some(found) = self.messages.get(&message) else { return };
        let (guild, mut event) = (self.guild_of(found.channel), self.message_as_read(found));
        if let Some(guild) = guild {
            put(&mut event, "guild_id", json!(guild));
        }
        let intent = if guild.is_some() { INTENT_GUILD_MESSAGES } else { INTENT_DIRECT_MESSAGES };
        self.gateway.event(guild, intent, "MESSAGE_CREATE", &event);
    }
}
