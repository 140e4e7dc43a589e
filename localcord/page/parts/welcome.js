// The first words to a newcomer: three steps, with examples that fill the entry.

import { byId, button, h } from "./dom.js";
import { suggest } from "./hooks.js";
import { leaves } from "./command-line.js";
import { store } from "./store.js";

const LIKELY = ["open", "tutorial", "help", "start", "new", "play", "turns"];

function examples() {
  const all = leaves(store.state.commands);
  const rank = (leaf) => (LIKELY.indexOf(leaf.path) + LIKELY.length + 1) % (LIKELY.length + 1);
  const liked = LIKELY.map((name) => all.find((leaf) => leaf.path === name)).filter(Boolean);
  return [...liked, ...all.filter((leaf) => !liked.includes(leaf)).sort((a, b) => rank(a) - rank(b))].slice(0, 3);
}

/** The three steps as an ordered list. */
export function steps() {
  const some = examples();
  const first = some[0]?.path;
  const chip = (leaf) => button([h("code", {}, `/${leaf.path}`), h("small", {}, leaf.description)], () => suggest(`/${leaf.path} `), { class: "example" });
  const other = store.state.people.find((one) => one.id !== store.me);
  return h("ol", { class: "steps" },
    h("li", {}, h("h3", {}, "Ask the bot for something"),
      h("p", {}, first ? ["Type ", h("code", {}, `/${first}`), " below and press Enter, or take one of these:"] : "The bot has not told its commands yet. As soon as it has, type / below to see them."),
      some.length > 0 && h("div", { class: "examples" }, ...some.map(chip))),
    h("li", {}, h("h3", {}, "Be the others, too"),
      h("p", {}, `You are ${store.state.me.name} now. Press another name under “You are”${other ? `, such as ${other.name},` : ""} to see what they see, and press the buttons as they would.`)),
    h("li", {}, h("h3", {}, "Follow the badges"),
      h("p", {}, "A number beside a name or a place means that something new waits there. Private messages from the bot are at the end of the places.")));
}

let drawn = "";

/** Shows the steps while a place is empty. */
export function welcome(place) {
  const room = byId("welcome");
  const needed = place && place.messages.length === 0 && store.state.me;
  const mark = needed ? JSON.stringify([place.id, store.me, store.state.people.length, store.state.commands.map((one) => one.name)]) : "";
  if (mark === drawn) return;
  drawn = mark;
  if (!needed) room.replaceChildren();
  else room.replaceChildren(h("section", { class: "welcome", "aria-label": "First steps" }, h("h2", {}, "A table for one, or for many"), h("p", { class: "soft" }, `Here you rehearse ${store.state.bot.name} on this machine alone. Nothing leaves it, and you may be everybody.`), steps()));
}
