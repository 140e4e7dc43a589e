//! How the body of a request becomes a message, or changes one.

use serde_json::Value;

use super::body::Call;
use super::{Refusal, emojis};
use crate::id::Id;
use crate::json::Read;
use crate::world::World;
use crate::world::files::Attachment;
use crate::world::mentions;
use crate::world::messages::{Message, flag};

/// Fills a new message from a body. The message is not kept yet, so that a refusal leaves nothing behind but its
/// id.
pub(crate) fn fill(
    world: &mut World,
    message: &mut Message,
    call: &Call,
    body: &Value,
) -> Result<(), Refusal> {
    message.content = body.text("content").unwrap_or_default().to_owned();
    message.flags |= body.number("flags").unwrap_or(0) & flag::SETTABLE;
    message.embeds = body.list("embeds").to_vec();
    message.components = body.list("components").to_vec();
    message.poll = body.get("poll").filter(|poll| !poll.is_null()).cloned();
    message.nonce = body.get("nonce").filter(|nonce| !nonce.is_null()).cloned();
    message.allowed_mentions = body.get("allowed_mentions").filter(|rule| !rule.is_null()).cloned();
    add_files(world, message, call, body);
    finish(world, message).inspect_err(|_| drop_new_files(world, message, call.uploads.len()))
}

/// Changes a message by an edit's body. What the body does not name stays; if it names `attachments`, every old
/// file that is not in that list goes.
pub(crate) fn change(
    world: &mut World,
    message: &mut Message,
    call: &Call,
    body: &Value,
) -> Result<(), Refusal> {
    if body.get("content").is_some() {
        message.content = body.text("content").unwrap_or_default().to_owned();
    }
    if body.get("embeds").is_some() {
        message.embeds = body.list("embeds").to_vec();
    }
    if body.get("components").is_some() {
        message.components = body.list("components").to_vec();
    }
    if let Some(flags) = body.number("flags") {
        let kept = message.flags & !flag::SUPPRESS_EMBEDS;
        message.flags = kept | flags & (flag::SUPPRESS_EMBEDS | flag::COMPONENTS_V2);
    }
    if body.get("attachments").is_some() {
        keep_named(message, body.list("attachments"));
    }
    message.allowed_mentions = body.get("allowed_mentions").filter(|rule| !rule.is_null()).cloned();
    message.edited_ms = Some(world.ids.now_ms());
    message.edits += 1;
    add_files(world, message, call, body);
    finish(world, message).inspect_err(|_| drop_new_files(world, message, call.uploads.len()))
}

/// Puts a changed message back and removes the files that it lost.
pub(crate) fn put_back(world: &mut World, message: Message) {
    if let Some(old) = world.messages.get(&message.id) {
        let lost: Vec<Id> = old
            .attachments
            .iter()
            .map(|file| file.id)
            .filter(|id| message.attachments.iter().all(|file| file.id != *id))
            .collect();
        for id in lost {
            world.files.remove(&id);
        }
    }
    world.keep_message(message);
}

fn keep_named(message: &mut Message, named: &[Value]) {
    message.attachments.retain_mut(|file| {
        let Some(entry) = named.iter().find(|entry| entry.id("id") == Some(file.id)) else { return false };
        if entry.get("description").is_some() {
            file.alt = entry.text("description").filter(|text| !text.is_empty()).map(str::to_owned);
        }
        true
    });
}

fn add_files(world: &mut World, message: &mut Message, call: &Call, body: &Value) {
    for upload in &call.uploads {
        let (alt, name) = call.described(body, upload);
        let file = world.store_file(message.channel, &name, alt, upload.bytes.clone());
        message.attachments.push(file);
    }
}

/// Throws away the files that came with a refused request; they are the last of the message.
fn drop_new_files(world: &mut World, message: &mut Message, count: usize) {
    let kept = message.attachments.len().saturating_sub(count);
    for file in message.attachments.drain(kept..) {
        world.files.remove(&file.id);
    }
}

fn finish(world: &World, message: &mut Message) -> Result<(), Refusal> {
    let mut parts = std::mem::take(&mut message.embeds);
    let embeds = parts.len();
    parts.append(&mut message.components);
    for part in &mut parts {
        resolve(part, &message.attachments)?;
    }
    message.components = parts.split_off(embeds);
    message.embeds = parts;
    if message.flags & flag::COMPONENTS_V2 != 0 {
        let Message { content, embeds, components, .. } = &*message;
        crate::check::v2_alone(content, embeds, message.poll.as_ref(), components)
            .map_err(Refusal::invalid)?;
    }
    let mut found = Vec::new();
    for (at, part) in message.components.iter().enumerate() {
        emojis::unknown(world, part, &format!("/components/{at}"), &mut found);
    }
    if !found.is_empty() {
        return Err(Refusal::invalid(found));
    }
    if message.empty() {
        return Err(Refusal::code(50006));
    }
    let mut ids = 1;
    for component in &mut message.components {
        number_components(component, &mut ids);
    }
    message.mentions = mentions::find(&message.mentionable_text(), message.allowed_mentions.as_ref());
    message.mentions.users.retain(|id| *id == world.application || world.people.contains_key(id));
    Ok(())
}

/// Every component gets an `id`, as Discord gives them where the bot did not.
fn number_components(component: &mut Value, next: &mut u64) {
    let Some(map) = component.as_object_mut() else { return };
    if map.get("id").and_then(Value::as_u64).unwrap_or(0) == 0 {
        map.insert("id".to_owned(), (*next).into());
    }
    *next += 1;
    for list in ["components", "accessory"] {
        match map.get_mut(list) {
            Some(Value::Array(inner)) => inner.iter_mut().for_each(|part| number_components(part, next)),
            Some(single @ Value::Object(_)) => number_components(single, next),
            _ => {}
        }
    }
}

/// Replaces `attachment://name` by the file's address.
fn resolve(part: &mut Value, files: &[Attachment]) -> Result<(), Refusal> {
    match part {
        Value::String(text) => {
            let Some(name) = text.strip_prefix("attachment://") else { return Ok(()) };
            let Some(file) = files.iter().rev().find(|file| file.name == name) else {
                return Err(Refusal::wrong("/attachments", &format!("there is no file for {text}")));
            };
            *text = file.url.clone();
        }
        Value::Array(list) => list.iter_mut().try_for_each(|entry| resolve(entry, files))?,
        Value::Object(map) => map.values_mut().try_for_each(|entry| resolve(entry, files))?,
        _ => {}
    }
    Ok(())
}
