//! What a person does on the page.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::{Body, Done, Failure, Made};
use crate::drive::{Answer, DriveError};
use crate::id::Id;
use crate::shared::Shared;
use crate::world::channels::Kind;

/// Largest file that Discord takes from a person, in bytes.
const MAX_FILE: usize = 10 * 1024 * 1024;

#[derive(Deserialize)]
pub(super) struct NewPerson {
    name: String,
}

fn name_of(text: &str) -> Result<String, Failure> {
    let name = text.trim();
    if name.is_empty() || crate::json::length(name) > 32 {
        return Err(Failure("a name has 1 to 32 characters".to_owned()));
    }
    Ok(name.to_owned())
}

/// `POST /ui/people`.
pub(super) async fn add_person(State(shared): State<Shared>, Body(new): Body<NewPerson>) -> Done<Made> {
    let name = name_of(&new.name)?;
    Ok(Json(Made { id: shared.with(|world| world.add_person(&name)) }))
}

#[derive(Deserialize)]
pub(super) struct NewChannel {
    name: String,
    kind: Kind,
}

/// `POST /ui/channels`.
pub(super) async fn add_channel(State(shared): State<Shared>, Body(new): Body<NewChannel>) -> Done<Made> {
    let name = name_of(&new.name)?;
    if !matches!(new.kind, Kind::Text | Kind::Forum) {
        return Err(Failure("only text channels and forums can be added".to_owned()));
    }
    Ok(Json(Made { id: shared.with(|world| world.add_channel(world.guild, &name, new.kind)) }))
}

#[derive(Deserialize)]
pub(super) struct Who {
    #[serde(rename = "as")]
    user: Id,
}

/// `POST /ui/dm`.
pub(super) async fn open_dm(State(shared): State<Shared>, Body(who): Body<Who>) -> Done<Made> {
    let id = shared.with(|world| world.known_person(who.user).map(|id| world.dm_of(id)))?;
    Ok(Json(Made { id }))
}

#[derive(Deserialize)]
pub(super) struct Said {
    #[serde(rename = "as")]
    user: Id,
    channel: Id,
    text: String,
}

/// `POST /ui/say`.
pub(super) async fn say(State(shared): State<Shared>, Body(said): Body<Said>) -> Done<Made> {
    let id = shared.with(|world| world.say(said.user, said.channel, &said.text))?;
    Ok(Json(Made { id }))
}

#[derive(Deserialize)]
pub(super) struct Place {
    #[serde(rename = "as")]
    user: Id,
    channel: Id,
}

/// `POST /ui/read`.
pub(super) async fn read(State(shared): State<Shared>, Body(place): Body<Place>) -> Done<Value> {
    shared.with(|world| world.mark_read(place.user, place.channel))?;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
pub(super) struct Named {
    name: String,
}

/// `POST /ui/upload`.
pub(super) async fn upload(
    State(shared): State<Shared>,
    Query(named): Query<Named>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Done<Made> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if kind != Some("application/octet-stream") {
        return Err(Failure("a file comes as application/octet-stream".to_owned()));
    }
    if bytes.len() > MAX_FILE {
        return Err(Failure("a file has at most 10 MiB".to_owned()));
    }
    Ok(Json(Made { id: shared.with(|world| world.upload(&named.name, bytes)) }))
}

/// An interaction and how the bot answered it.
#[derive(Serialize)]
pub(super) struct Answered {
    interaction: Id,
    answer: Answer,
}

async fn answered(shared: &Shared, asked: Result<Id, DriveError>) -> Done<Answered> {
    let interaction = asked?;
    Ok(Json(Answered { interaction, answer: shared.first_answer(interaction).await }))
}

#[derive(Deserialize)]
pub(super) struct Typed {
    #[serde(rename = "as")]
    user: Id,
    channel: Id,
    name: String,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    focused: Option<String>,
}

/// `POST /ui/slash` and `POST /ui/autocomplete`, which differ by `focused`.
pub(super) async fn slash(State(shared): State<Shared>, Body(typed): Body<Typed>) -> Done<Answered> {
    let options: Vec<(String, Value)> = typed.options.into_iter().collect();
    let focused = typed.focused.as_deref();
    let asked =
        shared.with(|world| world.type_command(typed.user, typed.channel, &typed.name, &options, focused));
    answered(&shared, asked).await
}

#[derive(Deserialize)]
pub(super) struct MenuUse {
    #[serde(rename = "as")]
    user: Id,
    channel: Id,
    name: String,
    target: Id,
}

/// `POST /ui/menu`.
pub(super) async fn menu(State(shared): State<Shared>, Body(used): Body<MenuUse>) -> Done<Answered> {
    let asked = shared.with(|world| world.use_menu(used.user, used.channel, &used.name, used.target));
    answered(&shared, asked).await
}

#[derive(Deserialize)]
pub(super) struct Pressed {
    #[serde(rename = "as")]
    user: Id,
    message: Id,
    custom_id: String,
    #[serde(default)]
    values: Vec<String>,
}

/// `POST /ui/press`.
pub(super) async fn press(State(shared): State<Shared>, Body(pressed): Body<Pressed>) -> Done<Answered> {
    let asked = shared.with(|world| world.press(pressed.user, pressed.message, &pressed.custom_id));
    answered(&shared, asked).await
}

/// `POST /ui/select`.
pub(super) async fn select(State(shared): State<Shared>, Body(chosen): Body<Pressed>) -> Done<Answered> {
    let asked =
        shared.with(|world| world.select(chosen.user, chosen.message, &chosen.custom_id, &chosen.values));
    answered(&shared, asked).await
}

#[derive(Deserialize)]
pub(super) struct Filled {
    #[serde(rename = "as")]
    user: Id,
    interaction: Id,
    #[serde(default)]
    fields: Map<String, Value>,
}

/// `POST /ui/submit`.
pub(super) async fn submit(State(shared): State<Shared>, Body(filled): Body<Filled>) -> Done<Answered> {
    let fields: Vec<(String, Value)> = filled.fields.into_iter().collect();
    let asked = shared.with(|world| {
        let own = world.interactions.get(&filled.interaction).is_some_and(|asked| asked.user == filled.user);
        if !own {
            return Err(DriveError::Form("it was opened by somebody else".to_owned()));
        }
        world.submit(filled.interaction, &fields)
    });
    answered(&shared, asked).await
}

#[derive(Deserialize)]
pub(super) struct OneMessage {
    #[serde(rename = "as")]
    user: Id,
    message: Id,
}

/// `POST /ui/dismiss`.
pub(super) async fn dismiss(State(shared): State<Shared>, Body(which): Body<OneMessage>) -> Done<Value> {
    shared.with(|world| {
        let message = world.seen_message(which.user, which.message)?;
        if message.only_for != Some(which.user) {
            return Err(Failure("only a message for your eyes alone can be dismissed".to_owned()));
        }
        world.forget_message(which.message);
        Ok(())
    })?;
    Ok(Json(json!({})))
}
