// Where one can be: channels with their threads, and the private talk with the bot.

import { attempt } from "./api.js";
import { byId, h, keep } from "./dom.js";
import { badge } from "./people.js";
import { channel, go, here, placeName, refresh, store, watch } from "./store.js";

const isThread = (place) => place.kind.endsWith("thread");

/** The places in the order of the list: each channel with its threads, archived ones last; private talk at the end. */
export function ordered() {
  const all = store.state?.channels ?? [];
  const tops = all.filter((place) => !isThread(place) && place.kind !== "dm");
  const under = (top) => all.filter((place) => isThread(place) && place.parent === top.id).sort((a, b) => a.archived - b.archived);
  const orphans = all.filter((place) => isThread(place) && !tops.some((top) => top.id === place.parent));
  return [...tops.flatMap((top) => [top, ...under(top)]), ...orphans, ...all.filter((place) => place.kind === "dm")];
}

const SIGNS = { text: "#", forum: "≡", thread: "└", private_thread: "└", dm: "✉" };
const KINDS = { text: "channel", forum: "forum", thread: "thread", private_thread: "private thread", dm: "private messages" };

function row(place) {
  const open = place.id === store.here;
  const words = place.kind === "dm" ? placeName(place) : place.name;
  const state = [place.archived && "archived", place.locked && "locked", place.access !== "full" && "bot shut out"].filter(Boolean).join(", ");
  const press = h(
    "button",
    { type: "button", class: `spot ${place.kind}${place.archived ? " archived" : ""}`, "aria-current": open ? "page" : null, onclick: () => go(place.id), data: { focus: `place-${place.id}` } },
    h("span", { class: "sign", "aria-hidden": "true" }, SIGNS[place.kind] ?? "#"),
    h("span", { class: "name" }, words, h("span", { class: "hidden" }, `, ${KINDS[place.kind] ?? "place"}`)),
    state && h("span", { class: "state" }, state),
    open ? null : badge(place.unread, place.pings),
  );
  return h("li", {}, press);
}

function openPrivate() {
  return h("li", {}, h("button", {
    type: "button",
    class: "spot dm",
    data: { focus: "place-dm" },
    onclick: async () => {
      const made = await attempt("dm", { as: store.me });
      if (!made) return;
      await refresh();
      if (!go(made.id)) setTimeout(() => go(made.id), 300);
    },
  }, h("span", { class: "sign", "aria-hidden": "true" }, "✉"), h("span", { class: "name" }, `Write to ${store.state.bot.name} in private`)));
}

function draw() {
  if (!store.state) return;
  const items = ordered();
  const mark = (place) => JSON.stringify([place.name, place.kind, place.archived, place.locked, place.access, place.unread, place.pings, place.id === store.here]);
  const withDm = items.some((place) => place.kind === "dm") ? items : [...items, { id: "new-dm", none: true }];
  keep(byId("places"), withDm, (place) => place.id, (place) => (place.none ? "none" : mark(place)), (place) => (place.none ? openPrivate() : row(place)));
  head();
}

function head() {
  const place = here();
  byId("place-name").textContent = place ? placeName(place) : "Nowhere";
  const parent = place?.parent ? channel(place.parent) : null;
  const notes = [];
  if (place?.kind === "dm") notes.push("Only you and the bot read this.");
  if (place && isThread(place)) notes.push(`${place.kind === "thread" ? "Thread" : "Private thread"}${parent ? ` in ${placeName(parent)}` : ""}.`);
  if (place?.archived) notes.push(place.locked ? "Archived and locked." : "Archived; a new message wakes it.");
  if (place?.access === "read_only") notes.push("The bot may read here but not write.");
  if (place?.access === "none") notes.push("The bot cannot see this place.");
  byId("place-note").textContent = notes.join(" ");
  const unread = (store.state?.people ?? []).reduce((sum, one) => sum + (one.pings ?? 0), 0);
  document.title = `${unread ? `(${unread}) ` : ""}${place ? placeName(place) : "Nowhere"} · Local rehearsal`;
}

/** Opens the place `step` further down the list. */
export function move(step) {
  const items = ordered();
  const at = items.findIndex((place) => place.id === store.here);
  if (items.length) go(items[(at + step + items.length) % items.length].id);
}

/** Opens the next place with something unread, those that ask for this person first. */
export function nextUnread() {
  const waiting = ordered().filter((place) => place.unread && place.id !== store.here);
  const next = waiting.find((place) => place.pings) ?? waiting[0];
  return next ? go(next.id) : false;
}

/** Starts this part. */
export function startPlaces() {
  watch(draw);
}
