//! `/channels/{channel}`: reading, changing and deleting a channel, typing, pins; messages and threads are handed on.

use serde_json::{Value, json};

use super::access::{channel, not_archived, readable, writable};
use super::body::Call;
use super::{Answer, Refusal, Reply, messages, threads};
use crate::id::{Id, now_ms};
use crate::json::Read;
use crate::world::World;
use crate::world::channels::Kind;

/// `/channels/...`.
pub(crate) fn channels(world: &mut World, call: &Call, rest: &[&str]) -> Reply {
    let Some((id, rest)) = rest.split_first() else { return Err(Refusal::code(0)) };
    let id = readable(world, id)?;
    match (call.method.as_str(), rest) {
        ("GET", []) => Ok(Answer::ok(world.channel_json(channel(world, id)?))),
        ("PATCH", []) => change(world, call, id),
        ("DELETE", []) => delete(world, id),
        ("POST", ["typing"]) => {
            writable(world, id)?;
            world.channels.entry(id).and_modify(|channel| channel.typing_ms = now_ms());
            Ok(Answer::nothing())
        }
        ("GET", ["pins"] | ["messages", "pins"]) => pins(world, id, rest.len() == 2),
        ("PUT" | "DELETE", ["pins", message] | ["messages", "pins", message]) => {
            writable(world, id)?;
            not_archived(world, id)?;
            let message = messages::known(world, id, message)?;
            let pinned = call.method == "PUT";
            world.messages.entry(message).and_modify(|message| message.pinned = pinned);
            Ok(Answer::nothing())
        }
        (_, ["messages", message, "threads"]) => threads::on_message(world, call, id, message),
        (_, ["messages", rest @ ..]) => messages::messages(world, call, id, rest),
        (_, ["threads"]) => threads::start(world, call, id),
        (_, ["thread-members", rest @ ..]) => threads::members(world, call, id, rest),
        _ => Err(Refusal::code(0)),
    }
}

fn change(world: &mut World, call: &Call, id: Id) -> Reply {
    writable(world, id)?;
    let body = &call.body;
    let unarchives = body.get("archived").and_then(Value::as_bool) == Some(false);
    let only_state = ["name", "auto_archive_duration"].iter().all(|key| body.get(key).is_none());
    let found = channel(world, id)?;
    if found.kind == Kind::Dm {
        return Err(Refusal::code(50024));
    }
    if found.archived && !unarchives && !only_state {
        return Err(Refusal::code(50083));
    }
    if let Some(channel) = world.channels.get_mut(&id) {
        if let Some(name) = body.text("name") {
            name.clone_into(&mut channel.name);
        }
        if let Some(topic) = body.get("topic") {
            channel.topic = topic.as_str().map(str::to_owned);
        }
        if channel.kind.is_thread() {
            channel.archived = body.get("archived").and_then(Value::as_bool).unwrap_or(channel.archived);
            channel.locked = body.get("locked").and_then(Value::as_bool).unwrap_or(channel.locked);
            channel.auto_archive = body.number("auto_archive_duration").unwrap_or(channel.auto_archive);
        }
    }
    Ok(Answer::ok(world.channel_json(channel(world, id)?)))
}

fn delete(world: &mut World, id: Id) -> Reply {
    writable(world, id)?;
    let object = world.channel_json(channel(world, id)?);
    if channel(world, id)?.kind != Kind::Dm {
        world.remove_channel(id);
    }
    Ok(Answer::ok(object))
}

fn pins(world: &World, id: Id, paged: bool) -> Reply {
    let listed = channel(world, id)?.messages.iter().rev().filter_map(|message| world.messages.get(message));
    let pinned = listed.filter(|message| message.pinned);
    if !paged {
        return Ok(Answer::ok(pinned.map(|message| world.message_as_read(message)).collect()));
    }
    let items: Vec<Value> = pinned
        .map(|message| {
            let at = crate::id::timestamp(message.made_ms);
            json!({"pinned_at": at, "message": world.message_as_read(message)})
        })
        .collect();
    Ok(Answer::ok(json!({"items": items, "has_more": false})))
}
