//! `/webhooks/{application}/{token}`: everything after the first answer to an interaction. Closed threads and
//! withdrawn access do not matter here.

use super::body::Call;
use super::callback::fresh;
use super::{Answer, Refusal, Reply, compose};
use crate::id::Id;
use crate::json::Read;
use crate::world::World;
use crate::world::interactions::{Answered, Interaction};
use crate::world::messages::{Message, flag};

/// `/webhooks/...`.
pub(crate) fn webhooks(world: &mut World, call: &Call, rest: &[&str]) -> Reply {
    let [application, token, rest @ ..] = rest else { return Err(Refusal::code(0)) };
    if application.parse() != Ok(world.application) {
        return Err(Refusal::code(10015));
    }
    let asked = world.by_token(token).cloned().ok_or_else(|| Refusal::code(50027))?;
    if asked.expired || asked.began.elapsed() > world.config.token_lifetime {
        return Err(Refusal::code(50027));
    }
    // Autocomplete has no messages, and before the first answer there is no webhook.
    if asked.answered.is_none() || asked.kind == 4 {
        return Err(Refusal::code(10015));
    }
    match (call.method.as_str(), rest) {
        ("POST", []) => follow_up(world, call, &asked),
        (method, ["messages", which]) => {
            let id = message_of(world, &asked, which)?;
            match method {
                "GET" => {
                    let message = world.messages.get(&id).ok_or_else(|| Refusal::code(10008))?;
                    Ok(Answer::ok(world.message_json(message)))
                }
                "PATCH" => edit(world, call, &asked, id),
                "DELETE" => {
                    world.forget_message(id);
                    Ok(Answer::nothing())
                }
                _ => Err(Refusal::code(405)),
            }
        }
        _ => Err(Refusal::code(0)),
    }
}

/// The message that a path means: `@original`, or one of the interaction's own follow-ups.
fn message_of(world: &World, asked: &Interaction, which: &str) -> Result<Id, Refusal> {
    let id = if which == "@original" {
        asked.original
    } else {
        let own = |id: &Id| asked.original == Some(*id) || asked.followups.contains(id);
        which.parse().ok().filter(own)
    };
    id.filter(|id| world.messages.contains_key(id)).ok_or_else(|| Refusal::code(10008))
}

fn follow_up(world: &mut World, call: &Call, asked: &Interaction) -> Reply {
    let waiting = asked.original.and_then(|id| world.messages.get(&id)).filter(|message| message.loading());
    if let (Some(Answered::Deferred), Some(waiting)) = (&asked.answered, waiting.cloned()) {
        return fill_waiting(world, call, waiting);
    }
    if !world.channels.contains_key(&asked.channel) {
        return Err(Refusal::code(10003));
    }
    let hidden = call.body.number("flags").unwrap_or(0) & flag::EPHEMERAL != 0;
    let mut message = fresh(world, asked, hidden);
    message.reply_to = asked.original.filter(|id| world.messages.contains_key(id));
    message.kind = if message.reply_to.is_some() { 19 } else { 0 };
    message.command = None;
    compose::fill(world, &mut message, call, &call.body)?;
    if let Some(interaction) = world.interactions.get_mut(&asked.id) {
        interaction.followups.push(message.id);
    }
    let object = world.message_json(&message);
    world.ping(&message);
    world.keep_message(message);
    Ok(Answer::ok(object))
}

/// The first follow-up after "thinking" becomes the message that was promised; whether it is ephemeral was settled
/// then.
fn fill_waiting(world: &mut World, call: &Call, waiting: Message) -> Reply {
    let mut message = waiting;
    let settled = message.flags & flag::EPHEMERAL;
    message.flags = 0;
    compose::fill(world, &mut message, call, &call.body)?;
    message.flags = message.flags & !flag::EPHEMERAL | settled;
    let object = world.message_json(&message);
    world.ping(&message);
    world.keep_message(message);
    Ok(Answer::ok(object))
}

fn edit(world: &mut World, call: &Call, asked: &Interaction, id: Id) -> Reply {
    let mut message = world.messages.get(&id).cloned().ok_or_else(|| Refusal::code(10008))?;
    let first = message.loading();
    message.flags &= !flag::LOADING;
    compose::change(world, &mut message, call, &call.body)?;
    if first {
        // Filling the promised message is no edit to those who see it.
        message.edited_ms = None;
    }
    let object = world.message_json(&message);
    compose::put_back(world, message);
    tracing::trace!(interaction = %asked.id, message = %id, "an answer was changed");
    Ok(Answer::ok(object))
}
