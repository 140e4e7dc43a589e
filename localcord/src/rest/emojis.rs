//! The emoji of the application: `/applications/{id}/emojis`.

use axum::body::Bytes;
use base64::{Engine, engine::general_purpose::STANDARD as BASE64};
use serde_json::{Value, json};

use super::body::Call;
use super::{Answer, Refusal, Reply};
use crate::id::Id;
use crate::json::Read;
use crate::problem::Problem;
use crate::world::World;
use crate::world::emojis::Emoji;

/// How many an application may have.
const MOST: usize = 2_000;
/// How large the file of one may be, in bytes.
const LARGEST: usize = 256 * 1024;
/// What the data of a picture begin with.
const PNG: &str = "data:image/png;base64,";

/// `/applications/{id}/emojis...`
pub(super) fn emojis(world: &mut World, call: &Call, rest: &[&str]) -> Reply {
    match (call.method.as_str(), rest) {
        ("GET", []) => {
            let items: Vec<Value> =
                world.emojis.iter().map(|(id, emoji)| json_of(world, *id, emoji)).collect();
            Ok(Answer::ok(json!({ "items": items })))
        }
        ("POST", []) => made(world, call),
        (method, [id]) => {
            let id: Id = id.parse().map_err(|_| Refusal::code(10014))?;
            let emoji = world.emojis.get(&id).ok_or_else(|| Refusal::code(10014))?;
            match method {
                "GET" => Ok(Answer::ok(json_of(world, id, emoji))),
                "DELETE" => {
                    world.emojis.remove(&id);
                    Ok(Answer::nothing())
                }
                _ => Err(Refusal::code(405)),
            }
        }
        _ => Err(Refusal::code(0)),
    }
}

fn json_of(world: &World, id: Id, emoji: &Emoji) -> Value {
    json!({
        "id": id, "name": emoji.name, "roles": [], "require_colons": true, "managed": false, "animated": false,
        "available": true, "user": world.bot_json(),
    })
}

fn made(world: &mut World, call: &Call) -> Reply {
    let name = call.body.text("name").unwrap_or_default();
    let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    if !(2..=32).contains(&name.len()) || !name.chars().all(fits) {
        return Err(Refusal::wrong("/name", "2 to 32 letters, digits and underscores"));
    }
    if world.emojis.values().any(|emoji| emoji.name == name) {
        return Err(Refusal::wrong("/name", "there is an emoji of this name"));
    }
    let image = call.body.text("image").and_then(|image| image.strip_prefix(PNG));
    let Some(bytes) = image.and_then(|data| BASE64.decode(data).ok()) else {
        return Err(Refusal::wrong("/image", "no picture"));
    };
    if bytes.len() > LARGEST {
        return Err(Refusal::wrong("/image", "a file of 256 kB at most"));
    }
    if world.emojis.len() >= MOST {
        return Err(Refusal::code(30008));
    }
    let emoji = Emoji { name: name.to_owned(), bytes: Bytes::from(bytes) };
    let id = world.ids.fresh();
    let body = json_of(world, id, &emoji);
    world.emojis.insert(id, emoji);
    Ok(Answer { status: 201, body: Some(body) })
}

/// What is wrong with the emoji in a message's components: those that the application does not have.
pub(super) fn unknown(world: &World, part: &Value, at: &str, found: &mut Vec<Problem>) {
    match part {
        Value::Object(map) => {
            for (key, inner) in map {
                let id = if key == "emoji" { inner.id("id") } else { None };
                if id.is_some_and(|id| !world.emojis.contains_key(&id)) {
                    found.push(Problem::new(&format!("{at}/emoji/id"), "Invalid emoji"));
                }
                unknown(world, inner, &format!("{at}/{key}"), found);
            }
        }
        Value::Array(parts) => {
            for (place, inner) in parts.iter().enumerate() {
                unknown(world, inner, &format!("{at}/{place}"), found);
            }
        }
        _ => {}
    }
}
