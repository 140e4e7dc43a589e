// What the page knows: the state as the chosen person sees it, who that is and which place is open. It reads the
// state again whenever the server says that something changed. Nothing here draws.

const listeners = new Set();
const places = new Map();

export const store = {
  /** The last state, or null before the first. */
  state: null,
  /** Id of the person that the user is. */
  me: new URLSearchParams(location.hash.slice(1)).get("as") ?? sessionStorage.getItem("me"),
  /** Id of the open channel, thread or private channel. */
  here: new URLSearchParams(location.hash.slice(1)).get("in"),
  /** Whether the line to the server stands. */
  connected: true,
};

/** Calls `listener(why)` after each change; `why` is "state", "person", "place" or "line". */
export function watch(listener) {
  listeners.add(listener);
}

function tell(why) {
  for (const listener of listeners) listener(why);
}

export const person = (id) => store.state?.people.find((one) => one.id === id) ?? null;
export const channel = (id) => store.state?.channels.find((one) => one.id === id) ?? null;
export const here = () => channel(store.here);
export const isBot = (id) => store.state?.bot.id === id;

/** The name of a person or of the bot. */
export function nameOf(id) {
  return isBot(id) ? store.state.bot.name : person(id)?.name ?? "somebody who left";
}

/** A channel's name as people say it. */
export function placeName(place) {
  if (place.kind === "dm") return `${place.name}, in private`;
  return place.kind.endsWith("thread") ? place.name : `#${place.name}`;
}

/** Where a message can be found; undefined if this person does not see it. */
export function findMessage(id) {
  for (const place of store.state?.channels ?? []) {
    const message = place.messages.find((one) => one.id === id);
    if (message) return message;
  }
  return undefined;
}

function remember() {
  if (!store.me) return;
  sessionStorage.setItem("me", store.me);
  const hash = new URLSearchParams({ as: store.me, ...(store.here && { in: store.here }) });
  history.replaceState(null, "", `#${hash}`);
}

/** Settles on a person and a place that exist. Returns false if the state was read for nobody. */
function settle(state) {
  if (!state.me) {
    const first = state.people[0]?.id ?? null;
    if (first === null || first === store.me) return true;
    store.me = first;
    return false;
  }
  if (!state.channels.some((one) => one.id === store.here)) {
    const parent = store.state?.channels.find((one) => one.id === store.here)?.parent;
    const next = [parent, places.get(store.me)].find((id) => state.channels.some((one) => one.id === id));
    store.here = next ?? state.channels.find((one) => one.kind === "text")?.id ?? state.channels[0]?.id ?? null;
  }
  return true;
}

let reading = false;
let again = false;

/** Reads the state. Calls that come while it is being read lead to one more reading. */
export async function refresh() {
  again = true;
  if (reading) return;
  reading = true;
  try {
    while (again) {
      again = false;
      const asked = store.me;
      const answer = await fetch(`/ui/state?as=${encodeURIComponent(asked ?? "0")}`, { cache: "no-store" });
      if (!answer.ok) throw new Error(`the server said ${answer.status}`);
      const state = await answer.json();
      if (store.me !== asked || !settle(state)) {
        again = true;
        continue;
      }
      const why = store.state?.me?.id === state.me?.id ? "state" : "person";
      store.state = state;
      remember();
      line(true);
      tell(why);
    }
  } catch {
    line(false);
  } finally {
    reading = false;
  }
}

function line(stands) {
  if (store.connected === stands) return;
  store.connected = stands;
  tell("line");
}

/** Becomes another person. */
export function become(id) {
  if (id === store.me) return;
  if (store.me) places.set(store.me, store.here);
  store.me = id;
  // A place that both see stays open; settle() moves on otherwise.
  if (here()?.kind === "dm") store.here = places.get(id) ?? null;
  refresh();
}

/** Opens a place. */
export function go(id) {
  if (!channel(id)) return false;
  const moved = store.here !== id;
  store.here = id;
  remember();
  if (moved) tell("place");
  return true;
}

/** Listens for changes, and starts again whenever the line breaks. */
export function listen(wait = 500) {
  const events = new EventSource("/ui/events");
  events.addEventListener("open", () => {
    wait = 500;
    refresh();
  });
  events.addEventListener("changed", refresh);
  events.addEventListener("error", () => {
    line(false);
    if (events.readyState !== EventSource.CLOSED) return;
    setTimeout(() => listen(Math.min(wait * 2, 8000)), wait);
  });
}
