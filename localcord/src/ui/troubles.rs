//! Switching trouble on and off from the page.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Body, Done, Failure};
use crate::drive::DriveError;
use crate::faults::Fault;
use crate::id::Id;
use crate::shared::Shared;
use crate::world::World;
use crate::world::channels::Access;

fn done() -> Done<Value> {
    Ok(Json(json!({})))
}

/// `POST /ui/faults`.
pub(super) async fn add_fault(State(shared): State<Shared>, Body(fault): Body<Fault>) -> Done<Value> {
    let number = shared.with(|world| world.faults.add(fault));
    Ok(Json(json!({ "number": number })))
}

#[derive(Deserialize)]
pub(super) struct Which {
    number: Option<u64>,
}

/// `POST /ui/heal`.
pub(super) async fn heal(State(shared): State<Shared>, Body(which): Body<Which>) -> Done<Value> {
    let there = shared.with(|world| match which.number {
        Some(number) => world.faults.remove(number),
        None => {
            world.faults.clear();
            true
        }
    });
    if there { done() } else { Err(Failure("there is no fault of this number".to_owned())) }
}

#[derive(Deserialize)]
pub(super) struct Dms {
    person: Id,
    closed: bool,
}

/// `POST /ui/dms`.
pub(super) async fn dms(State(shared): State<Shared>, Body(dms): Body<Dms>) -> Done<Value> {
    shared.with(|world| {
        world.known_person(dms.person)?;
        world.people.entry(dms.person).and_modify(|person| person.dms_closed = dms.closed);
        Ok::<_, DriveError>(())
    })?;
    done()
}

fn known_channel(world: &World, id: Id) -> Result<(), DriveError> {
    let known = world.channels.contains_key(&id);
    if known { Ok(()) } else { Err(DriveError::NoChannel(id.to_string())) }
}

#[derive(Deserialize)]
pub(super) struct NewAccess {
    channel: Id,
    access: Access,
}

/// `POST /ui/access`.
pub(super) async fn access(State(shared): State<Shared>, Body(new): Body<NewAccess>) -> Done<Value> {
    shared.with(|world| {
        known_channel(world, new.channel)?;
        world.channels.entry(new.channel).and_modify(|channel| channel.denied = new.access.denied());
        Ok::<_, DriveError>(())
    })?;
    done()
}

#[derive(Deserialize)]
pub(super) struct Archive {
    thread: Id,
    archived: bool,
    #[serde(default)]
    locked: bool,
}

/// `POST /ui/archive`.
pub(super) async fn archive(State(shared): State<Shared>, Body(new): Body<Archive>) -> Done<Value> {
    shared.with(|world| {
        let thread = world.channels.get_mut(&new.thread).filter(|channel| channel.kind.is_thread());
        let thread = thread.ok_or_else(|| DriveError::NoChannel(new.thread.to_string()))?;
        (thread.archived, thread.locked) = (new.archived, new.locked);
        Ok::<_, DriveError>(())
    })?;
    done()
}

#[derive(Deserialize)]
pub(super) struct Deleted {
    message: Option<Id>,
    channel: Option<Id>,
}

/// `POST /ui/delete`.
pub(super) async fn delete(State(shared): State<Shared>, Body(gone): Body<Deleted>) -> Done<Value> {
    let was_there = shared.with(|world| match (gone.message, gone.channel) {
        (Some(message), None) => world.forget_message(message),
        (None, Some(channel)) => world.remove_channel(channel),
        _ => false,
    });
    if was_there { done() } else { Err(Failure("there is no such message or channel".to_owned())) }
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum GatewayTrouble {
    Drop,
    Reconnect,
    Invalid,
    InvalidResumable,
    Replay,
    Refuse,
    Close,
}

#[derive(Deserialize)]
pub(super) struct GatewayOrder {
    #[serde(rename = "do")]
    what: GatewayTrouble,
    #[serde(default)]
    count: u16,
}

/// `POST /ui/gateway`.
pub(super) async fn gateway(State(shared): State<Shared>, Body(order): Body<GatewayOrder>) -> Done<Value> {
    let count = shared.with(|world| {
        let count = usize::from(order.count);
        match order.what {
            GatewayTrouble::Drop => world.drop_gateway(),
            GatewayTrouble::Reconnect => world.ask_reconnect(),
            GatewayTrouble::Invalid => world.invalidate(false),
            GatewayTrouble::InvalidResumable => world.invalidate(true),
            GatewayTrouble::Refuse => world.gateway.refuse = u32::from(order.count),
            GatewayTrouble::Close => world.close_gateway(order.count),
            GatewayTrouble::Replay => {
                let guild = world.guild;
                return world.gateway.replay(count, guild);
            }
        }
        count
    });
    Ok(Json(json!({ "count": count })))
}

#[derive(Deserialize)]
pub(super) struct Nothing {}

/// `POST /ui/expire`.
pub(super) async fn expire(State(shared): State<Shared>, Body(Nothing {}): Body<Nothing>) -> Done<Value> {
    shared.with(World::expire_tokens);
    done()
}

/// `POST /ui/reset`.
pub(super) async fn reset(State(shared): State<Shared>, Body(Nothing {}): Body<Nothing>) -> Done<Value> {
    shared.with(World::reset);
    done()
}
