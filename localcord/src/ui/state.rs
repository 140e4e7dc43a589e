//! The state as one person sees it, and the stream of changes.

use std::convert::Infallible;
use std::time::Duration;

use axum::Json;
use axum::extract::{Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{Stream, unfold};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::drive::views::{ChannelView, PersonView};
use crate::id::Id;
use crate::shared::Shared;
use crate::world::World;
use crate::world::people::Person;

/// Changes within this time come as one event.
const GATHER: Duration = Duration::from_millis(30);
/// The last violations that the page gets.
const VIOLATIONS: usize = 50;

#[derive(Deserialize)]
pub(super) struct Viewer {
    #[serde(rename = "as")]
    viewer: Option<Id>,
}

/// `GET /ui/state`.
pub(super) async fn state(State(shared): State<Shared>, Query(query): Query<Viewer>) -> Json<Value> {
    let version = *shared.changes().borrow();
    let note = shared.openapi_note();
    Json(shared.read(|world| build(world, query.viewer, version, &note)))
}

fn build(world: &World, viewer: Option<Id>, version: u64, note: &str) -> Value {
    let me = viewer.and_then(|id| world.people.get(&id));
    let people: Vec<Value> = world.people.values().map(|person| with_unread(world, person)).collect();
    let commands: Vec<Value> = world.commands.iter().map(|command| command.json(world.application)).collect();
    let violations = world.log.violations();
    let skipped = violations.len().saturating_sub(VIOLATIONS);
    let last: Vec<_> = violations.into_iter().skip(skipped).collect();
    let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    json!({
        "version": version,
        "me": me.map(PersonView::of),
        "bot": {"id": world.application, "name": world.config.bot_name},
        "server": {"id": world.guild, "name": world.config.server_name},
        "people": people,
        "channels": me.map_or_else(Vec::new, |me| channels(world, me)),
        "commands": commands,
        "faults": world.faults.list(),
        "gateway": {
            "connected": world.gateway.connected(), "identified": world.gateway.identified,
            "resumed": world.gateway.resumed,
        },
        "violations": last,
        "settings": {
            "answer_deadline_ms": millis(world.config.answer_deadline),
            "token_lifetime_ms": millis(world.config.token_lifetime), "openapi_note": note,
        },
    })
}

/// A person with the counts of what they have not read anywhere.
fn with_unread(world: &World, person: &Person) -> Value {
    let seen = world.channels.values().filter(|channel| world.person_sees(person.id, channel.id));
    let views = seen.map(|channel| ChannelView::of(world, channel, person.id));
    let (unread, pings) = views.fold((0, 0), |sum, view| (sum.0 + view.unread, sum.1 + view.pings));
    let mut object = serde_json::to_value(PersonView::of(person)).unwrap_or_default();
    crate::json::put(&mut object, "unread", json!(unread));
    crate::json::put(&mut object, "pings", json!(pings));
    object
}

fn channels(world: &World, me: &Person) -> Vec<Value> {
    let seen = world.channels.values().filter(|channel| world.person_sees(me.id, channel.id));
    seen.map(|channel| ChannelView::with_messages(world, channel, me.id)).collect()
}

/// `GET /ui/events`.
pub(super) async fn events(
    State(shared): State<Shared>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let stream = unfold((shared.changes(), shared.stopping()), |(mut changes, mut stop)| async move {
        tokio::select! {
            changed = changes.changed() => changed.ok()?,
            _ = stop.wait_for(|stopped| *stopped) => return None,
        }
        tokio::time::sleep(GATHER).await;
        let version = *changes.borrow_and_update();
        let event = Event::default().event("changed").data(json!({ "version": version }).to_string());
        Some((Ok(event), (changes, stop)))
    });
    Sse::new(stream).keep_alive(KeepAlive::default())
}
