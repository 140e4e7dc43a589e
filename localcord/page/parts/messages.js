// The list of messages of the open place: it keeps its scroll position, marks what is new and says it aloud.

import { onWaiting, spoken } from "./acts.js";
import { attempt } from "./api.js";
import { byId, h, keep } from "./dom.js";
import { item, mark } from "./message.js";
import { speak } from "./notes.js";
import { here, placeName, store, watch } from "./store.js";
import { welcome } from "./welcome.js";

const NEAR = 80;
const positions = new Map();
let shownFor = "";
let stuck = true;
let firstNew = null;
let known = new Map();
let lastRead = "";
let lastShown = 0n;
// A press is a button going down and up on one element: as long as it is down nothing is drawn anew or moved.
let held = false;
let late = false;

const keyNow = () => `${store.state?.me?.id} ${store.here}`;

function toEnd() {
  const scroll = byId("scroll");
  scroll.scrollTop = scroll.scrollHeight;
}

function enter(place) {
  const scroll = byId("scroll");
  if (shownFor) positions.set(shownFor, stuck ? null : scroll.scrollTop);
  shownFor = keyNow();
  firstNew = place?.unread ? place.messages.filter((message) => message.author !== store.me && !message.loading).at(-place.unread)?.id ?? null : null;
  byId("messages").replaceChildren();
  stuck = (positions.get(shownFor) ?? null) === null;
}

function draw() {
  if (!store.state) return;
  if (held) {
    late = true;
    return;
  }
  late = false;
  const place = here();
  const entered = shownFor !== keyNow();
  if (entered) enter(place);
  const messages = place?.messages ?? [];
  // Whoever has just said or asked something sees what came of it, wherever they had scrolled to.
  const own = (message) => message.author === store.me || message.command?.user === store.me;
  if (!entered && messages.some((message) => BigInt(message.id) > lastShown && own(message))) stuck = true;
  lastShown = BigInt(messages.at(-1)?.id ?? 0);
  const rows = messages.flatMap((message) => (message.id === firstNew ? [{ id: "new", line: true }, message] : [message]));
  const newLine = () => h("li", { class: "new-line", role: "separator" }, h("span", {}, "New"));
  keep(byId("messages"), rows, (one) => one.id, (one) => (one.line ? "line" : mark(one)), (one) => (one.line ? newLine() : item(one)));
  byId("typing").textContent = place?.typing ? `${store.state.bot.name} is typing…` : "";
  welcome(place);
  if (entered && !stuck) byId("scroll").scrollTop = positions.get(shownFor);
  else if (stuck) toEnd();
  markRead();
  hear();
}

function markRead() {
  const place = here();
  if (!place?.unread || document.hidden || !stuck) return;
  const mark = `${keyNow()} ${place.messages.at(-1)?.id}`;
  if (mark === lastRead) return;
  lastRead = mark;
  attempt("read", { as: store.me, channel: place.id });
}

/** Says what has come since the last look, in this place in full and elsewhere by its number. */
function hear() {
  const person = store.me;
  const now = new Map(store.state.channels.map((place) => [place.id, place.messages.at(-1)?.id ?? "0"]));
  if (known.person === person) {
    for (const place of store.state.channels) {
      const before = BigInt(known.get(place.id) ?? "0");
      const fresh = place.messages.filter((message) => BigInt(message.id) > before && message.author !== person && !message.loading);
      if (place.id === store.here) fresh.forEach((message) => speak(`${message.author_name}: ${spoken(message)}${message.ephemeral ? " Only you can see this." : ""}`));
      else if (fresh.length) speak(`${fresh.length} new in ${placeName(place)}.`);
    }
  }
  known = now;
  known.person = person;
}

function scrolled() {
  const scroll = byId("scroll");
  stuck = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < NEAR;
  byId("newest").hidden = stuck;
  if (stuck) markRead();
}

/** Lets go of what a press held back, once the press itself has been handled. */
function release() {
  if (!held) return;
  setTimeout(() => {
    held = false;
    if (late) draw();
  });
}

/** Starts this part. */
export function startMessages() {
  const scroll = byId("scroll");
  byId("messages").addEventListener("pointerdown", () => (held = true));
  for (const end of ["pointerup", "pointercancel", "blur"]) window.addEventListener(end, release);
  scroll.addEventListener("scroll", scrolled, { passive: true });
  byId("newest").addEventListener("click", () => {
    toEnd();
    byId("entry").focus();
  });
  // Pictures that arrive late and a keyboard that slides in change heights; the end stays in view.
  const sizes = new ResizeObserver(() => {
    if (held) late = true;
    else if (stuck) toEnd();
  });
  sizes.observe(byId("messages"));
  sizes.observe(scroll);
  document.addEventListener("visibilitychange", markRead);
  onWaiting(draw);
  watch(draw);
}
