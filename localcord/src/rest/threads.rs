//! Threads: starting them, from a message or alone or as a forum post, and who is in them.

use serde_json::{Value, json};

use super::access::{channel, not_archived, writable};
use super::body::Call;
use super::messages::{known, publish};
use super::{Answer, Refusal, Reply, compose};
use crate::id::Id;
use crate::json::{Read, put};
use crate::world::World;
use crate::world::channels::{Channel, Kind, permission};
use crate::world::messages::{Message, flag};

/// `POST /channels/{channel}/messages/{message}/threads`. The thread has the message's id, so a second try finds
/// that there is one already.
pub(crate) fn on_message(world: &mut World, call: &Call, place: Id, message: &str) -> Reply {
    if call.method != "POST" {
        return Err(Refusal::code(405));
    }
    if channel(world, place)?.kind != Kind::Text {
        return Err(Refusal::code(50024));
    }
    may_start(world, place, permission::CREATE_PUBLIC_THREADS)?;
    let message = known(world, place, message)?;
    if world.channels.contains_key(&message) {
        return Err(Refusal::code(160_004));
    }
    let thread = open(world, call, place, message, Kind::Thread);
    world.messages.entry(message).and_modify(|message| message.flags |= flag::HAS_THREAD);
    Ok(Answer::created(thread))
}

/// `POST /channels/{channel}/threads`.
pub(crate) fn start(world: &mut World, call: &Call, place: Id) -> Reply {
    if call.method != "POST" {
        return Err(Refusal::code(405));
    }
    match channel(world, place)?.kind {
        Kind::Text => {
            // Without a type Discord makes a private thread here.
            let (kind, needs) = if call.body.number("type") == Some(11) {
                (Kind::Thread, permission::CREATE_PUBLIC_THREADS)
            } else {
                (Kind::PrivateThread, permission::CREATE_PRIVATE_THREADS)
            };
            may_start(world, place, needs)?;
            let id = world.ids.fresh();
            Ok(Answer::created(open(world, call, place, id, kind)))
        }
        Kind::Forum => {
            writable(world, place)?;
            post(world, call, place)
        }
        _ => Err(Refusal::code(50024)),
    }
}

/// Whether the bot may start a thread here: else 50013; 160006 when too many are open.
fn may_start(world: &World, place: Id, needs: u64) -> Result<(), Refusal> {
    if !world.may(channel(world, place)?, needs) {
        return Err(Refusal::code(50013));
    }
    let guild = channel(world, place)?.guild;
    let open = |channel: &&Channel| channel.kind.is_thread() && !channel.archived && channel.guild == guild;
    if world.channels.values().filter(open).count() < world.config.most_threads {
        Ok(())
    } else {
        Err(Refusal::code(160_006))
    }
}

fn open(world: &mut World, call: &Call, place: Id, id: Id, kind: Kind) -> Value {
    let mut thread = Channel::new(id, call.body.text("name").unwrap_or_default(), kind);
    thread.parent = Some(place);
    thread.guild = world.channels.get(&place).and_then(|parent| parent.guild);
    thread.owner = Some(world.application);
    thread.members.insert(world.application);
    thread.auto_archive = call.body.number("auto_archive_duration").unwrap_or(thread.auto_archive);
    let mut object = world.channel_json(&thread);
    put(&mut object, "newly_created", true);
    put(&mut object, "member", world.thread_member_json(&thread, world.application));
    world.channels.insert(id, thread);
    object
}

fn post(world: &mut World, call: &Call, place: Id) -> Reply {
    let empty = json!({});
    let body = call.body.get("message").unwrap_or(&empty);
    let id = world.ids.fresh();
    let mut message = Message::new(id, id, world.application);
    compose::fill(world, &mut message, call, body)?;
    let mut object = open(world, call, place, id, Kind::Thread);
    let first = publish(world, message);
    put(&mut object, "message", first);
    Ok(Answer::created(object))
}

/// `/channels/{thread}/thread-members/...`.
pub(crate) fn members(world: &mut World, call: &Call, place: Id, rest: &[&str]) -> Reply {
    let thread = channel(world, place)?;
    if !thread.kind.is_thread() {
        return Err(Refusal::code(50024));
    }
    let own = world.application;
    let user = |text: &str| if text == "@me" { Some(own) } else { text.parse().ok() };
    match (call.method.as_str(), rest) {
        ("GET", []) => {
            let all: Vec<Value> =
                thread.members.iter().map(|person| world.thread_member_json(thread, *person)).collect();
            Ok(Answer::ok(Value::Array(all)))
        }
        ("GET", [who]) => match user(who).filter(|id| thread.members.contains(id)) {
            Some(person) => Ok(Answer::ok(world.thread_member_json(thread, person))),
            None => Err(Refusal::code(10007)),
        },
        ("PUT" | "DELETE", [who]) => {
            not_archived(world, place)?;
            let person = user(who).filter(|id| *id == own || world.people.contains_key(id));
            let person = person.ok_or_else(|| Refusal::code(10013))?;
            if let Some(thread) = world.channels.get_mut(&place) {
                if call.method == "PUT" {
                    thread.members.insert(person);
                } else {
                    thread.members.remove(&person);
                }
            }
            Ok(Answer::nothing())
        }
        _ => Err(Refusal::code(0)),
    }
}
