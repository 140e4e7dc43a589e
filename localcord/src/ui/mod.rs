//! The page's side: the page itself, the state as one person sees it, and what that person can do. Every address
//! is on the same port as the API. What the page looks like is in `page/`, not here.
//!
//! # Reading
//!
//! `GET /` and what it loads are the files of `localcord/page/`, built into the program; `page.rs` lists them.
//!
//! `GET /ui/state?as=<person id>` gives everything that this person sees; without `as`, or for a person who is
//! gone, `me` is null and `channels` is empty:
//!
//! ```json
//! {
//!   "version": 17,
//!   "me": {"id": "3…1", "name": "Alice", "dms_closed": false, "locale": "en-US"},
//!   "bot": {"id": "1…1", "name": "Bot"},
//!   "server": {"id": "2…1", "name": "The Local Table"},
//!   "people": [ {"id": "…", "name": "…", "dms_closed": false, "locale": "en-US", "unread": 3, "pings": 1} ],
//!   "channels": [ {
//!     "id": "4…1", "name": "games", "kind": "text|forum|thread|private_thread|dm", "parent": null,
//!     "archived": false, "locked": false, "access": "full|read_only|none", "members": ["…"],
//!     "unread": 2, "pings": 1, "typing": false,
//!     "messages": [ {
//!       "id": "…", "channel": "…", "author": "…", "author_name": "Bot", "from_bot": true,
//!       "content": "text with <@id> in it", "embeds": [], "components": [], "poll": null,
//!       "files": [ {"id": "…", "name": "map.png", "alt": "…", "size": 9, "media_type": "image/png",
//!                   "url": "http://…", "width": 640, "height": 480, "shown": false} ],
//!       "ephemeral": false, "loading": false, "edited": false, "silent": false, "v2": false,
//!       "mentions": ["…"], "mentions_everyone": false, "reply_to": null, "thread": null,
//!       "command": {"name": "open", "user": "…", "user_name": "Alice"}, "pinned": false, "nonce": null,
//!       "time": "2026-01-31T12:00:00.000000+00:00" } ] } ],
//!   "commands": [ {"id": "…", "name": "open", "type": 1, "description": "…", "options": [ … ], …} ],
//!   "faults": [ {"number": 1, "method": null, "path": "**", "times": 3, "action": {"kind": "slow", "ms": 500}} ],
//!   "gateway": {"connected": true, "identified": 1, "resumed": 0},
//!   "violations": [ {"index": 4, "method": "POST", "path": "…", "problems": [ {"path": "…", "message": "…"} ]} ],
//!   "settings": {"answer_deadline_ms": 3000, "token_lifetime_ms": 900000, "openapi_note": "…"}
//! }
//! ```
//!
//! - Ids are strings. Channels stand in the order of their ids; a thread names its `parent`; a person's private
//!   channel is in the list once it has been opened (by the bot, or by `/ui/dm`). Messages are oldest first.
//! - `embeds` and `components` are as Discord hands them out; addresses of files in them are already those of
//!   `/attachments/…`. A file with `shown: true` is in an embed or a component: draw it there, with its `alt` (find
//!   it by its `url`), and not once more below the message. An emoji with an `id` is the picture `/emojis/ID.png`.
//! - `loading` means "the bot is thinking". `ephemeral` messages are in the state of their one person only.
//! - `commands` are Discord's objects, options with `type`, `required`, `choices`, `autocomplete`, `min_value`,
//!   `max_value`, `min_length`, `max_length`, and nested `options` for subcommands; types of commands: 1 slash,
//!   2 menu of a person, 3 menu of a message.
//!
//! `GET /ui/events` is a stream of server-sent events. Each has the type `changed` and the data
//! `{"version": 18}`; on it the page reads the state again. Changes that follow each other quickly come as one.
//!
//! # Doing
//!
//! Everything else is `POST` with `Content-Type: application/json` (a request without it is refused: that is what
//! keeps other sites' forms out). Where it cannot be done the answer is 400 `{"error": "one sentence"}`; else 200.
//!
//! | address | body | answer |
//! | --- | --- | --- |
//! | `/ui/people` | `{"name": "Dora"}` | `{"id": "…"}` |
//! | `/ui/channels` | `{"name": "den", "kind": "text"}` | `{"id": "…"}` |
//! | `/ui/dm` | `{"as": id}` | `{"id": "…"}`, the private channel with the bot |
//! | `/ui/say` | `{"as": id, "channel": id, "text": "…"}` | `{"id": "…"}` |
//! | `/ui/read` | `{"as": id, "channel": id}` | `{}`; marks the channel as read |
//! | `/ui/slash` | `{"as": id, "channel": id, "name": "game open", "options": {"seats": 3}}` | an *answer* |
//! | `/ui/autocomplete` | the same and `"focused": "seats"`, whose text so far is in `options` | an *answer*, kind `choices` or `none` |
//! | `/ui/menu` | `{"as": id, "channel": id, "name": "Look up", "target": person or message}` | an *answer* |
//! | `/ui/press` | `{"as": id, "message": id, "custom_id": "…"}` | an *answer* |
//! | `/ui/select` | `{"as": id, "message": id, "custom_id": "…", "values": ["…"]}` | an *answer* |
//! | `/ui/submit` | `{"as": id, "interaction": id of the answer that opened the form, "fields": {"name": "Ada", "menu": ["a"]}}` | an *answer* |
//! | `/ui/dismiss` | `{"as": id, "message": id}` | `{}`; throws an own ephemeral message away |
//!
//! A file that is to be given with a command goes to `POST /ui/upload?name=…`, its bytes as the body, with
//! `Content-Type: application/octet-stream`; the answer `{"id": "…"}` has the value of the option.
//!
//! The name of a command has its subcommands after it, apart by spaces. Values of options may be texts whatever the
//! type (`"3"`, `"true"`, an id); what Discord's client would not send is refused with a sentence.
//!
//! An *answer* comes when the bot has answered, or when its time is over:
//!
//! ```json
//! {"interaction": "…", "answer": {"kind": "message", "message": { as above }}}
//! {"interaction": "…", "answer": {"kind": "updated", "message": { as above }}}
//! {"interaction": "…", "answer": {"kind": "thinking", "ephemeral": true}}
//! {"interaction": "…", "answer": {"kind": "noted"}}
//! {"interaction": "…", "answer": {"kind": "choices", "choices": [{"name": "…", "value": "…"}]}}
//! {"interaction": "…", "answer": {"kind": "form", "form": {"custom_id": "…", "title": "…", "fields": [
//!    {"custom_id": "name", "kind": 4, "label": "…", "required": true, "paragraph": false, "value": "",
//!     "placeholder": "", "min": 0, "max": 4000, "options": [["label", "value"]]} ]}}}
//! {"interaction": "…", "answer": {"kind": "gone"}}
//! {"interaction": "…", "answer": {"kind": "none"}}
//! ```
//!
//! `none` means that the bot did not respond in time. A field of kind 4 is a text; 3 is a menu of `options`, 5 a
//! menu of people, 8 of channels: their values are sent as a list.
//!
//! # Trouble
//!
//! | address | body | answer |
//! | --- | --- | --- |
//! | `/ui/faults` | `{"method": "POST" or null, "path": "/channels/*/messages" or "**", "times": 3 or null, "action": …}` | `{"number": 1}` |
//! | `/ui/heal` | `{"number": 1}`, or `{}` for all | `{}` |
//! | `/ui/dms` | `{"person": id, "closed": true}` | `{}` |
//! | `/ui/access` | `{"channel": id, "access": "full|read_only|none"}` | `{}` |
//! | `/ui/archive` | `{"thread": id, "archived": true, "locked": false}` | `{}` |
//! | `/ui/delete` | `{"message": id}` or `{"channel": id}` | `{}` |
//! | `/ui/gateway` | `{"do": "drop"}`, `"reconnect"`, `"invalid"`, `"invalid_resumable"`, or `{"do": "replay", "count": 2}`, `{"do": "refuse", "count": 3}`, `{"do": "close", "count": 4000}` | `{"count": n}` |
//! | `/ui/expire` | `{}` | `{}`; all interaction tokens become void |
//! | `/ui/reset` | `{}` | `{}`; back to the start; the bot stays connected |
//!
//! An action is one of `{"kind": "slow", "ms": 800}`, `{"kind": "slow_after", "ms": 800}`,
//! `{"kind": "too_many", "retry_after_ms": 500, "global": false}`, `{"kind": "server_error", "status": 500}`,
//! `{"kind": "server_error_after", "status": 502}`, `{"kind": "refuse", "status": 403, "code": 50013}`,
//! `{"kind": "break_before"}`, `{"kind": "break_after"}`.

mod acts;
mod page;
mod state;
mod troubles;

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::drive::DriveError;
use crate::shared::Shared;

/// All addresses of the page.
pub(crate) fn routes() -> Router<Shared> {
    page::routes()
        .route("/ui/state", get(state::state))
        .route("/ui/events", get(state::events))
        .route("/ui/people", post(acts::add_person))
        .route("/ui/channels", post(acts::add_channel))
        .route("/ui/dm", post(acts::open_dm))
        .route("/ui/say", post(acts::say))
        .route("/ui/read", post(acts::read))
        .route("/ui/slash", post(acts::slash))
        .route("/ui/autocomplete", post(acts::slash))
        .route("/ui/menu", post(acts::menu))
        .route("/ui/upload", post(acts::upload))
        .route("/ui/press", post(acts::press))
        .route("/ui/select", post(acts::select))
        .route("/ui/submit", post(acts::submit))
        .route("/ui/dismiss", post(acts::dismiss))
        .route("/ui/faults", post(troubles::add_fault))
        .route("/ui/heal", post(troubles::heal))
        .route("/ui/dms", post(troubles::dms))
        .route("/ui/access", post(troubles::access))
        .route("/ui/archive", post(troubles::archive))
        .route("/ui/delete", post(troubles::delete))
        .route("/ui/gateway", post(troubles::gateway))
        .route("/ui/expire", post(troubles::expire))
        .route("/ui/reset", post(troubles::reset))
}

/// A JSON body of the page; one that cannot be read is answered as every other error is.
struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<Shared> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, shared: &Shared) -> Result<Self, Failure> {
        let Json(body) = Json::from_request(request, shared).await?;
        Ok(Self(body))
    }
}

/// Something that cannot be done: 400 and a sentence.
struct Failure(String);

impl From<JsonRejection> for Failure {
    fn from(rejection: JsonRejection) -> Self {
        Self(rejection.body_text())
    }
}

impl From<DriveError> for Failure {
    fn from(error: DriveError) -> Self {
        Self(error.to_string())
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (StatusCode::BAD_REQUEST, Json(json!({ "error": self.0 }))).into_response()
    }
}

/// What the page gets for something done.
type Done<T> = Result<Json<T>, Failure>;

/// `{"id": …}`.
#[derive(Serialize)]
struct Made {
    id: crate::id::Id,
}
