//! `/channels/{channel}/messages`: sending, reading, editing and deleting as the bot, outside interactions.

use serde_json::Value;

use super::access::{channel, not_archived, writable};
use super::body::Call;
use super::{Answer, Refusal, Reply, compose};
use crate::id::Id;
use crate::json::{Read, put};
use crate::world::World;
use crate::world::channels::{Kind, permission};
use crate::world::messages::{Message, flag};

/// `/channels/{channel}/messages/...`; the bot sees the channel.
pub(crate) fn messages(world: &mut World, call: &Call, place: Id, rest: &[&str]) -> Reply {
    match (call.method.as_str(), rest) {
        ("GET", []) => list(world, call, place),
        ("POST", []) => create(world, call, place),
        ("POST", ["bulk-delete"]) => bulk_delete(world, call, place),
        ("GET", [id]) => {
            let id = known(world, place, id)?;
            let message = world.messages.get(&id).ok_or_else(|| Refusal::code(10008))?;
            Ok(Answer::ok(world.message_as_read(message)))
        }
        ("PATCH", [id]) => edit(world, call, place, id),
        ("DELETE", [id]) => {
            let id = known(world, place, id)?;
            world.forget_message(id);
            Ok(Answer::nothing())
        }
        _ => Err(Refusal::code(0)),
    }
}

/// The id of a message of this channel that the bot can reach by the channel, which is any but an ephemeral one:
/// else 10008.
pub(crate) fn known(world: &World, place: Id, id: &str) -> Result<Id, Refusal> {
    let found = id.parse().ok().and_then(|id| world.messages.get(&id));
    match found {
        Some(message) if message.channel == place && message.only_for.is_none() => Ok(message.id),
        _ => Err(Refusal::code(10008)),
    }
}

fn list(world: &World, call: &Call, place: Id) -> Reply {
    let limit = call.asked("limit").map_or(Ok(50), str::parse::<usize>);
    let limit = limit.ok().filter(|limit| (1..=100).contains(limit));
    let limit = limit.ok_or_else(|| Refusal::wrong("/limit", "must be between 1 and 100"))?;
    // Without this permission Discord shows nothing, and refuses nothing.
    if !world.may(channel(world, place)?, permission::READ_MESSAGE_HISTORY) {
        return Ok(Answer::ok(Value::Array(Vec::new())));
    }
    let bound = |name: &str| call.asked(name).and_then(|text| text.parse::<Id>().ok());
    let all: Vec<&Message> = channel(world, place)?
        .messages
        .iter()
        .filter_map(|id| world.messages.get(id))
        .filter(|message| message.only_for.is_none())
        .collect();
    let mut chosen: Vec<&Message> = if let Some(after) = bound("after") {
        all.into_iter().filter(|message| message.id > after).take(limit).collect()
    } else if let Some(around) = bound("around") {
        let before = all.iter().filter(|message| message.id < around).count();
        let from = before.saturating_sub(limit / 2);
        all.into_iter().skip(from).take(limit).collect()
    } else {
        let before = bound("before").unwrap_or(Id(u64::MAX));
        let older: Vec<&Message> = all.into_iter().filter(|message| message.id < before).collect();
        let from = older.len().saturating_sub(limit);
        older.into_iter().skip(from).collect()
    };
    chosen.reverse();
    Ok(Answer::ok(chosen.into_iter().map(|message| world.message_as_read(message)).collect()))
}

fn create(world: &mut World, call: &Call, place: Id) -> Reply {
    let found = channel(world, place)?;
    if found.kind == Kind::Forum {
        return Err(Refusal::code(50008));
    }
    if let Some(person) = found.recipient.and_then(|person| world.people.get(&person)) {
        if person.dms_closed {
            return Err(Refusal::code(50007));
        }
        let common =
            |guild: &Id| world.is_member(*guild, person.id) && world.is_member(*guild, world.application);
        if !world.servers.keys().any(common) {
            return Err(Refusal::code(50278));
        }
    }
    writable(world, place)?;
    may_show(world, call, place)?;
    if let Some(earlier) = same_nonce(world, call) {
        return Ok(Answer::ok(earlier));
    }
    let mut message = Message::new(world.ids.fresh(), place, world.application);
    reply_to(world, call, &mut message)?;
    compose::fill(world, &mut message, call, &call.body)?;
    message.flags &= !flag::EPHEMERAL;
    Ok(Answer::ok(publish(world, message)))
}

/// Keeps a new message, tells people of it, wakes an archived thread, and returns its object.
pub(crate) fn publish(world: &mut World, message: Message) -> Value {
    let mut object = world.message_json(&message);
    if let Some(nonce) = &message.nonce {
        put(&mut object, "nonce", nonce.clone());
    }
    if let Some(channel) = world.channels.get_mut(&message.channel) {
        channel.archived = false;
    }
    world.ping(&message);
    world.keep_message(message);
    object
}

/// Whether the bot may send here what a request brings beside its text: else 50013.
fn may_show(world: &World, call: &Call, place: Id) -> Result<(), Refusal> {
    let found = channel(world, place)?;
    let files = !call.uploads.is_empty() && !world.may(found, permission::ATTACH_FILES);
    let embeds = !call.body.list("embeds").is_empty() && !world.may(found, permission::EMBED_LINKS);
    if files || embeds { Err(Refusal::code(50013)) } else { Ok(()) }
}

/// The message that the bot has sent under this nonce lately, wherever: nonces are an author's, not a channel's.
fn same_nonce(world: &World, call: &Call) -> Option<Value> {
    let nonce = call.body.get("nonce").filter(|nonce| !nonce.is_null() && call.body.yes("enforce_nonce"))?;
    let age = u64::try_from(world.config.nonce_age.as_millis()).unwrap_or(u64::MAX);
    let recent = world.ids.now_ms().saturating_sub(age);
    let same =
        |message: &&Message| message.author == world.application && message.nonce.as_ref() == Some(nonce);
    let earlier = world.messages.values().rev().take_while(|message| message.made_ms >= recent).find(same)?;
    let mut object = world.message_json(earlier);
    put(&mut object, "nonce", nonce.clone());
    Some(object)
}

fn reply_to(world: &World, call: &Call, message: &mut Message) -> Result<(), Refusal> {
    let Some(reference) = call.body.get("message_reference").filter(|reference| !reference.is_null()) else {
        return Ok(());
    };
    let target = reference.id("message_id");
    let there =
        target.filter(|id| world.messages.get(id).is_some_and(|other| other.channel == message.channel));
    if there.is_none() && reference.get("fail_if_not_exists").and_then(Value::as_bool) != Some(false) {
        return Err(Refusal::wrong("/message_reference", "Unknown message"));
    }
    message.reply_to = there;
    message.kind = if there.is_some() { 19 } else { 0 };
    let rule = call.body.get("allowed_mentions").filter(|rule| !rule.is_null());
    message.pings_replied = rule.is_none_or(|rule| rule.yes("replied_user"));
    Ok(())
}

fn edit(world: &mut World, call: &Call, place: Id, id: &str) -> Reply {
    let id = known(world, place, id)?;
    not_archived(world, place)?;
    let mut message = world.messages.get(&id).cloned().ok_or_else(|| Refusal::code(10008))?;
    if message.author != world.application {
        return Err(Refusal::code(50005));
    }
    may_show(world, call, place)?;
    ration(world, &message)?;
    compose::change(world, &mut message, call, &call.body)?;
    let object = world.message_json(&message);
    compose::put_back(world, message);
    Ok(Answer::ok(object))
}

/// Counts a change of a message that is older than an hour: 30046 when there were too many of them in its channel.
fn ration(world: &mut World, message: &Message) -> Result<(), Refusal> {
    const HOUR: u64 = 3_600_000;
    let (now, most) = (world.ids.now_ms(), world.config.old_edits);
    if now.saturating_sub(message.made_ms) < HOUR {
        return Ok(());
    }
    let lately = world.old_edits.entry(message.channel).or_default();
    lately.retain(|at| now.saturating_sub(*at) < HOUR);
    if lately.len() >= most {
        return Err(Refusal::code(30046));
    }
    lately.push(now);
    Ok(())
}

fn bulk_delete(world: &mut World, call: &Call, place: Id) -> Reply {
    writable(world, place)?;
    for id in call.body.list("messages").iter().filter_map(crate::json::to_id) {
        if known(world, place, &id.to_string()).is_ok() {
            world.forget_message(id);
        }
    }
    Ok(Answer::nothing())
}
