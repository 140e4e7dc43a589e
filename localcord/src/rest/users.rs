//! Who is who, and where the gateway is: `/gateway`, `/users`, `/guilds` without their commands.

use serde_json::json;

use super::body::Call;
use super::{Answer, Refusal, Reply};
use crate::id::Id;
use crate::json::Read;
use crate::world::World;
use crate::world::channels::{Channel, Kind};

/// `/gateway` and `/gateway/bot`.
pub(crate) fn gateway(world: &World, method: &str, rest: &[&str]) -> Reply {
    let url = &world.gateway.url;
    match (method, rest) {
        ("GET", []) => Ok(Answer::ok(json!({ "url": url }))),
        ("GET", ["bot"]) => {
            let left = world.config.sessions_left.saturating_sub(world.gateway.identified);
            let limit =
                json!({"total": 1000, "remaining": left, "reset_after": 86_400_000, "max_concurrency": 1});
            Ok(Answer::ok(json!({"url": url, "shards": world.config.shards, "session_start_limit": limit})))
        }
        _ => Err(Refusal::code(0)),
    }
}

/// `/users/...`.
pub(crate) fn users(world: &mut World, call: &Call, rest: &[&str]) -> Reply {
    match (call.method.as_str(), rest) {
        ("GET", ["@me"]) => Ok(Answer::ok(world.bot_json())),
        ("GET", ["@me", "guilds"]) => {
            let own = world.servers.keys().filter(|guild| world.is_member(**guild, world.application));
            Ok(Answer::ok(own.map(|guild| world.guild_json(*guild)).collect()))
        }
        ("POST", ["@me", "channels"]) => open_dm(world, call),
        ("GET", [user]) => {
            let id = user.parse().map_err(|_| Refusal::code(10013))?;
            if id != world.application && !world.people.contains_key(&id) {
                return Err(Refusal::code(10013));
            }
            Ok(Answer::ok(world.user_json(id)))
        }
        _ => Err(Refusal::code(0)),
    }
}

/// Opening succeeds with a person who takes no private messages, too: only sending fails.
fn open_dm(world: &mut World, call: &Call) -> Reply {
    let person = call.body.id("recipient_id").filter(|id| world.people.contains_key(id));
    let person = person.ok_or_else(|| Refusal::wrong("/recipient_id", "there is no such user"))?;
    let id = world.dm_of(person);
    let channel = world.channels.get(&id).ok_or_else(|| Refusal::code(10003))?;
    Ok(Answer::ok(world.channel_json(channel)))
}

/// `/guilds/...`.
pub(crate) fn guilds(world: &World, call: &Call, rest: &[&str]) -> Reply {
    let Some((guild, rest)) = rest.split_first() else { return Err(Refusal::code(0)) };
    let known = |id: &Id| world.is_member(*id, world.application);
    let guild = guild.parse().ok().filter(known).ok_or_else(|| Refusal::code(10004))?;
    let here = |channel: &&Channel| channel.guild == Some(guild);
    match (call.method.as_str(), rest) {
        ("GET", []) => Ok(Answer::ok(world.guild_json(guild))),
        ("GET", ["roles"]) => Ok(Answer::ok(json!([World::everyone_json(guild)]))),
        ("GET", ["channels"]) => {
            let own =
                world.channels.values().filter(|channel| matches!(channel.kind, Kind::Text | Kind::Forum));
            Ok(Answer::ok(own.filter(here).map(|channel| world.channel_json(channel)).collect()))
        }
        ("GET", ["threads", "active"]) => {
            let open =
                world.channels.values().filter(|channel| channel.kind.is_thread() && !channel.archived);
            let threads: Vec<_> = open.filter(here).map(|channel| world.channel_json(channel)).collect();
            Ok(Answer::ok(json!({"threads": threads, "members": []})))
        }
        ("GET", ["members", user]) => {
            let member = |id: &Id| world.is_member(guild, *id);
            let id = user.parse().ok().filter(member).ok_or_else(|| Refusal::code(10007))?;
            Ok(Answer::ok(world.member_json(id)))
        }
        _ => Err(Refusal::code(0)),
    }
}
