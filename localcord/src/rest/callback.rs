//! `POST /interactions/{id}/{token}/callback`: the first answer to an interaction.

use serde_json::{Value, json};

use super::body::Call;
use super::{Answer, Refusal, Reply, compose};
use crate::id::Id;
use crate::json::{Read, put};
use crate::world::World;
use crate::world::interactions::{Answered, Interaction};
use crate::world::messages::{Message, flag};

/// `/interactions/...`.
pub(crate) fn interactions(world: &mut World, call: &Call, rest: &[&str]) -> Reply {
    let ("POST", [id, token, "callback"]) = (call.method.as_str(), rest) else {
        return Err(Refusal::code(0));
    };
    let found = world.by_token(token).filter(|found| id.parse() == Ok(found.id)).cloned();
    let asked = found.ok_or_else(|| Refusal::code(10062))?;
    if asked.answered.is_some() {
        return Err(Refusal::code(40060));
    }
    if asked.expired || asked.began.elapsed() > world.config.answer_deadline {
        return Err(Refusal::code(10062));
    }
    if asked.kind != 4 && !world.channels.contains_key(&asked.channel) {
        return Err(Refusal::code(10003));
    }
    let empty = json!({});
    let data = call.body.get("data").filter(|data| !data.is_null()).unwrap_or(&empty);
    let answered = match (call.body.number("type"), asked.kind) {
        (Some(4), 2 | 3 | 5) => message(world, call, &asked, data)?,
        (Some(5), 2 | 3 | 5) => defer(world, &asked, data)?,
        (Some(6), 3 | 5) if asked.source.is_some() => {
            set_original(world, &asked, asked.source);
            let under = asked.source.and_then(|under| world.messages.get(&under));
            Answered::DeferredUpdate(under.map_or(0, |message| message.edits))
        }
        (Some(7), 3 | 5) if asked.source.is_some() => update(world, call, &asked, data)?,
        (Some(8), 4) => Answered::Choices(data.list("choices").to_vec()),
        (Some(9), 2 | 3) => {
            set_original(world, &asked, asked.source);
            Answered::Modal(data.clone())
        }
        _ => return Err(Refusal::wrong("/type", "this kind of answer does not fit the interaction")),
    };
    let kind = call.body.number("type").unwrap_or_default();
    if let Some(interaction) = world.interactions.get_mut(&asked.id) {
        interaction.answered = Some(answered);
    }
    if call.asked("with_response").is_none_or(|wanted| wanted != "true") {
        return Ok(Answer::nothing());
    }
    Ok(Answer::ok(response(world, asked.id, kind)))
}

fn set_original(world: &mut World, asked: &Interaction, original: Option<Id>) {
    if let Some(interaction) = world.interactions.get_mut(&asked.id) {
        interaction.original = original;
    }
}

/// A fresh message that answers an interaction; `hidden` makes it ephemeral.
pub(crate) fn fresh(world: &mut World, asked: &Interaction, hidden: bool) -> Message {
    let mut message = Message::new(world.ids.fresh(), asked.channel, world.application);
    message.interaction = Some(asked.id);
    message.command = asked.name.clone().map(|name| (name, asked.user));
    message.kind = if asked.kind == 2 { 20 } else { 0 };
    if hidden {
        message.only_for = Some(asked.user);
        message.flags |= flag::EPHEMERAL;
    }
    message
}

fn message(world: &mut World, call: &Call, asked: &Interaction, data: &Value) -> Result<Answered, Refusal> {
    let hidden = data.number("flags").unwrap_or(0) & flag::EPHEMERAL != 0;
    let mut message = fresh(world, asked, hidden);
    compose::fill(world, &mut message, call, data)?;
    set_original(world, asked, Some(message.id));
    world.ping(&message);
    world.keep_message(message);
    Ok(Answered::Message)
}

/// A deferred answer carries nothing but whether it will be ephemeral.
fn defer(world: &mut World, asked: &Interaction, data: &Value) -> Result<Answered, Refusal> {
    let flags = data.number("flags").unwrap_or(0);
    let bare =
        |key: &str| data.get(key).is_none_or(|value| value.is_null() || value == "" || value == &json!([]));
    if flags & !flag::EPHEMERAL != 0 || !["content", "embeds", "components", "poll"].into_iter().all(bare) {
        return Err(Refusal::wrong("/data", "a deferred answer takes the flag EPHEMERAL and nothing else"));
    }
    let mut message = fresh(world, asked, flags & flag::EPHEMERAL != 0);
    message.flags |= flag::LOADING;
    set_original(world, asked, Some(message.id));
    world.keep_message(message);
    Ok(Answered::Deferred)
}

fn update(world: &mut World, call: &Call, asked: &Interaction, data: &Value) -> Result<Answered, Refusal> {
    let source = asked.source.and_then(|id| world.messages.get(&id)).cloned();
    let mut message = source.ok_or_else(|| Refusal::code(10008))?;
    compose::change(world, &mut message, call, data)?;
    set_original(world, asked, Some(message.id));
    compose::put_back(world, message);
    Ok(Answered::Updated)
}

fn response(world: &World, id: Id, kind: u64) -> Value {
    let Some(asked) = world.interactions.get(&id) else { return json!({}) };
    let message = asked.original.and_then(|original| world.messages.get(&original));
    let mut interaction = json!({"id": id, "type": asked.kind});
    let mut resource = json!({"type": kind});
    if let (Some(message), 4 | 5 | 7) = (message, kind) {
        put(&mut interaction, "response_message_id", json!(message.id));
        put(&mut interaction, "response_message_loading", message.loading());
        put(&mut interaction, "response_message_ephemeral", message.only_for.is_some());
        put(&mut resource, "message", world.message_json(message));
    }
    json!({"interaction": interaction, "resource": resource})
}
