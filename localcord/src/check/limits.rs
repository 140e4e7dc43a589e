//! Limits of messages, files, answers and threads that Discord keeps and its OpenAPI document does not tell, or
//! tells otherwise.

use serde_json::{Value, json};

use super::{Found, components};
use crate::json::{Read, length, to_id};
use crate::request::Call;
use crate::world::messages::flag;

/// Characters of a message's content.
const CONTENT: usize = 2000;
/// Embeds of a message, and characters over all of them.
const EMBEDS: usize = 10;
const EMBED_SUM: usize = 6000;
/// Files of a message, bytes of one.
const FILES: usize = 10;
const FILE_BYTES: usize = 10 * 1024 * 1024;
/// Characters of an alt text.
const ALT: usize = 1024;

/// The files of a request.
pub(super) fn uploads(call: &Call, found: &mut Found) {
    found.most(call.uploads.len(), FILES, "/files", "files");
    for (at, upload) in call.uploads.iter().enumerate() {
        let path = format!("/{}", upload.part);
        found.most(upload.bytes.len(), FILE_BYTES, &path, "bytes");
        found.must(!upload.bytes.is_empty(), &path, "the file is empty");
        found.must(upload.number().is_some(), &path, "a file's part is called files[n]");
        let twin = call.uploads.iter().take(at).any(|other| other.part == upload.part);
        found.must(!twin, &path, "two files have the same part name");
    }
}

/// A new message or an edit.
pub(super) fn message(body: &Value, at: &str, call: &Call, found: &mut Found) {
    let path = |key: &str| format!("{at}/{key}");
    if let Some(content) = body.text("content") {
        found.most(length(content), CONTENT, &path("content"), "characters");
    }
    embeds(body.list("embeds"), &path("embeds"), found);
    let v2 = body.number("flags").unwrap_or(0) & flag::COMPONENTS_V2 != 0;
    if v2 {
        for key in ["content", "embeds", "poll", "sticker_ids"] {
            let empty =
                body.get(key).is_none_or(|value| value.is_null() || value == "" || value == &json!([]));
            found.must(empty, &path(key), "it cannot be used together with IS_COMPONENTS_V2");
        }
    }
    // Without the flag an edit may still change a message made of components; that is judged where it is known.
    let only_rows = body.list("components").iter().all(|part| part.number("type") == Some(1));
    let edit = call.method == "PATCH" || at == "/data";
    components::message(body.list("components"), v2 || (edit && !only_rows), at, found);
    attachments(body, &path("attachments"), call, found);
    if let Some(nonce) = body.text("nonce") {
        found.most(length(nonce), 25, &path("nonce"), "characters");
    }
    mentions(body, &path("allowed_mentions"), found);
}

fn mentions(body: &Value, path: &str, found: &mut Found) {
    let Some(rule) = body.get("allowed_mentions") else { return };
    for (kind, listed) in [("users", rule.list("users")), ("roles", rule.list("roles"))] {
        found.most(listed.len(), 100, &format!("{path}/{kind}"), "ids");
        let parses = rule.list("parse").iter().any(|entry| entry == kind);
        let fits = !parses || listed.is_empty();
        found.must(fits, &format!("{path}/{kind}"), "a list and the same word in parse exclude each other");
    }
}

fn embeds(embeds: &[Value], path: &str, found: &mut Found) {
    found.most(embeds.len(), EMBEDS, path, "embeds");
    let mut sum = 0;
    for (number, embed) in embeds.iter().enumerate() {
        let at = format!("{path}/{number}");
        let mut text = |holder: Option<&Value>, key: &str, allowed: usize, place: &str| {
            if let Some(text) = holder.and_then(|holder| holder.text(key)) {
                sum += length(text);
                found.most(length(text), allowed, &format!("{at}{place}/{key}"), "characters");
            }
        };
        text(Some(embed), "title", 256, "");
        text(Some(embed), "description", 4096, "");
        text(embed.get("footer"), "text", 2048, "/footer");
        text(embed.get("author"), "name", 256, "/author");
        for (field, entry) in embed.list("fields").iter().enumerate() {
            text(Some(entry), "name", 256, &format!("/fields/{field}"));
            text(Some(entry), "value", 1024, &format!("/fields/{field}"));
        }
        for (field, entry) in embed.list("fields").iter().enumerate() {
            for key in ["name", "value"] {
                let filled = entry.text(key).is_some_and(|text| !text.trim().is_empty());
                found.must(filled, &format!("{at}/fields/{field}/{key}"), "it is required");
            }
        }
        found.most(embed.list("fields").len(), 25, &format!("{at}/fields"), "fields");
    }
    found.most(sum, EMBED_SUM, path, "characters over all embeds");
}

/// The descriptions of files: each upload has at most one, and a new file's number names an upload.
fn attachments(body: &Value, path: &str, call: &Call, found: &mut Found) {
    let listed = body.list("attachments");
    found.most(listed.len(), FILES, path, "attachments");
    for (number, entry) in listed.iter().enumerate() {
        let at = format!("{path}/{number}");
        if let Some(alt) = entry.text("description") {
            found.most(length(alt), ALT, &format!("{at}/description"), "characters");
        }
        let id = entry.get("id").and_then(to_id);
        found.must(id.is_some(), &format!("{at}/id"), "it is required");
        let Some(id) = id else { continue };
        // Ids of files that exist already are as long as any id; small numbers mean parts of this request.
        let own = call.uploads.iter().any(|upload| upload.number() == Some(id.to_string().as_str()));
        let old = id.0 > 1 << 22;
        found.must(own || old, &format!("{at}/id"), "there is no file of this number");
        let twice = listed.iter().take(number).any(|other| other.get("id").and_then(to_id) == Some(id));
        found.must(!twice, &format!("{at}/id"), "two attachments have the same id");
    }
}

/// The first answer to an interaction.
pub(super) fn callback(call: &Call, found: &mut Found) {
    let empty = json!({});
    let data = call.body.get("data").filter(|data| !data.is_null()).unwrap_or(&empty);
    match call.body.number("type") {
        Some(4 | 5 | 7) => message(data, "/data", call, found),
        Some(8) => choices(data.list("choices"), found),
        Some(9) => components::modal(data, found),
        _ => {}
    }
}

fn choices(choices: &[Value], found: &mut Found) {
    found.most(choices.len(), 25, "/data/choices", "choices");
    for (number, choice) in choices.iter().enumerate() {
        let at = format!("/data/choices/{number}");
        let name = choice.text("name").map_or(0, length);
        found.must((1..=100).contains(&name), &format!("{at}/name"), "must have 1 to 100 characters");
        if let Some(value) = choice.text("value") {
            let long = length(value);
            found.must((1..=100).contains(&long), &format!("{at}/value"), "must have 1 to 100 characters");
        }
    }
}

/// A new thread or forum post.
pub(super) fn thread(call: &Call, found: &mut Found) {
    let name = call.body.text("name").map_or(0, length);
    found.must((1..=100).contains(&name), "/name", "must have 1 to 100 characters");
    channel(&call.body, found);
    if let Some(post) = call.body.get("message") {
        message(post, "/message", call, found);
    }
}

/// A change of a channel or thread.
pub(super) fn channel(body: &Value, found: &mut Found) {
    if let Some(name) = body.text("name") {
        found.must((1..=100).contains(&length(name)), "/name", "must have 1 to 100 characters");
    }
    if let Some(minutes) = body.number("auto_archive_duration") {
        let fits = [60, 1440, 4320, 10_080].contains(&minutes);
        found.must(fits, "/auto_archive_duration", "must be 60, 1440, 4320 or 10080");
    }
}
