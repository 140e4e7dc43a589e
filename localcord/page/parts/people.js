// Who the user is: everybody at hand, one press to become them, and a field to add one more.

import { attempt } from "./api.js";
import { byId, h, keep } from "./dom.js";
import { hush, speak } from "./notes.js";
import { seal } from "./seal.js";
import { become, nameOf, store, watch } from "./store.js";

/** A count of unread messages, in words for those who do not see it. */
export function badge(unread, pings) {
  if (!unread) return null;
  const words = pings ? `${unread} unread, ${pings} for you` : `${unread} unread`;
  // Behind the sign stands how often this person is meant, as the sign says; without it, all that is new.
  const shown = pings || unread;
  const count = h("span", { "aria-hidden": "true" }, shown > 99 ? "99+" : String(shown));
  return h("span", { class: pings ? "badge ping" : "badge", title: words }, pings ? h("span", { "aria-hidden": "true" }, "@") : null, count, h("span", { class: "hidden" }, `, ${words}`));
}

function row(one, index) {
  const mine = one.id === store.me;
  const key = index < 9 ? ` (Alt+${index + 1})` : "";
  const press = h(
    "button",
    { type: "button", class: "person", "aria-pressed": String(mine), title: `Be ${one.name}${key}`, onclick: () => become(one.id), data: { focus: `person-${one.id}` } },
    seal(one.id, one.name),
    h("span", { class: "name" }, one.name, mine && h("span", { class: "you" }, " you")),
    one.dms_closed && h("span", { class: "mark", title: "refuses private messages" }, h("span", { "aria-hidden": "true" }, "✉̸"), h("span", { class: "hidden" }, ", refuses private messages")),
    mine ? null : badge(one.unread ?? 0, one.pings ?? 0),
  );
  return h("li", {}, press);
}

function draw() {
  const people = store.state?.people ?? [];
  const mark = ([one, index]) => JSON.stringify([one, index, one.id === store.me]);
  keep(byId("people"), people.map((one, index) => [one, index]), ([one]) => one.id, mark, ([one, index]) => row(one, index));
}

async function add(event) {
  event.preventDefault();
  const field = byId("new-person");
  const name = field.value.trim();
  if (!name) {
    field.focus();
    return;
  }
  const made = await attempt("people", { name });
  if (!made) return;
  field.value = "";
  become(made.id);
}

/** Becomes the person with this number in the list, counted from 0. */
export function becomeNumber(number) {
  const one = store.state?.people[number];
  if (one) become(one.id);
}

/** Starts this part. */
export function startPeople() {
  byId("add-person").addEventListener("submit", add);
  watch((why) => {
    draw();
    if (why !== "person") return;
    // What was said to one person is not for the next one's ears.
    hush();
    if (store.me) speak(`You are ${nameOf(store.me)} now.`);
  });
}
