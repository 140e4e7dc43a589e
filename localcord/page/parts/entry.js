// The entry at the bottom: plain messages and slash commands, with suggestions as a combobox.

import { slash } from "./acts.js";
import { send, upload } from "./api.js";
import { leaves, looseOption, missing, read, values } from "./command-line.js";
import { byId, button, h } from "./dom.js";
import { onSuggest } from "./hooks.js";
import { channel, here, store, watch } from "./store.js";
import { forget, offer } from "./suggestions.js";

const drafts = new Map();
const pasts = [];
let draftKey = "";
let items = [];
let active = -1;
let taken = new Map();
let pastAt = -1;
let parts = null;

function world() {
  const bot = store.state.bot;
  return { people: [...store.state.people, bot], places: store.state.channels.filter((place) => place.kind !== "dm") };
}

const all = () => leaves(store.state?.commands ?? []);
const line = () => read(parts.entry.value, parts.entry.selectionStart ?? 0, all());

function build() {
  const entry = h("input", {
    id: "entry", type: "text", role: "combobox", "aria-expanded": "false", "aria-controls": "offers", "aria-autocomplete": "list",
    "aria-haspopup": "listbox", "aria-describedby": "entry-help", autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "send", maxlength: "2000",
  });
  const offers = h("ul", { id: "offers", role: "listbox", "aria-label": "Suggestions", hidden: true });
  const note = h("p", { class: "offer-note", role: "status" });
  const wrong = h("p", { class: "wrong", role: "alert", id: "entry-wrong" });
  const help = h("div", { class: "entry-help", id: "entry-help" });
  const slashKey = button("/", () => fill("/"), { class: "slash", "aria-label": "Show the commands", title: "Show the commands" });
  const go = h("button", { type: "submit", class: "first" }, "Send");
  const form = h("form", { class: "entry", onsubmit: submit }, slashKey, h("label", { class: "hidden", for: "entry" }, "Message or command"), entry, go);
  byId("composer").append(h("div", { class: "offers-room" }, offers, note), help, form, wrong);
  parts = { entry, offers, note, wrong, help, go };
  entry.addEventListener("input", typed);
  entry.addEventListener("keydown", keys);
  entry.addEventListener("click", look);
  entry.addEventListener("blur", () => setTimeout(() => document.activeElement !== entry && close(), 150));
}

function fill(words) {
  parts.entry.value = words;
  parts.entry.focus();
  parts.entry.setSelectionRange(words.length, words.length);
  taken = new Map();
  const now = line();
  if (now.stage === "options" && !now.parts.length) nextRequired();
  typed();
}

function typed() {
  parts.wrong.textContent = "";
  pastAt = -1;
  look();
}

function look() {
  if (!store.state?.me) return;
  const now = line();
  describe(now);
  const where = { as: store.me, channel: store.here };
  offer(now, parts.entry.selectionStart ?? 0, parts.entry.value, { all: all(), taken, world: world(), where }, show);
}

function show(next, { active: first = -1, note = "" }) {
  parts.note.textContent = note;
  if (next === null) return;
  items = next;
  parts.offers.replaceChildren(...items.map((item, index) => h("li", {
    role: "option", id: `offer-${index}`, "aria-selected": "false",
    onpointerdown: (event) => event.preventDefault(), onclick: () => take(item),
  }, h("span", { class: "label" }, item.label), item.about && h("span", { class: "about" }, item.about))));
  const open = items.length > 0;
  parts.offers.hidden = !open;
  parts.entry.setAttribute("aria-expanded", String(open));
  activate(open ? first : -1);
}

function activate(index) {
  active = index;
  [...parts.offers.children].forEach((row, at) => {
    row.setAttribute("aria-selected", String(at === index));
    if (at === index) row.scrollIntoView({ block: "nearest" });
  });
  if (index >= 0) parts.entry.setAttribute("aria-activedescendant", `offer-${index}`);
  else parts.entry.removeAttribute("aria-activedescendant");
}

function close() {
  forget();
  show([], {});
}

/** What the command is and takes, with a button for each option that can be added. */
function describe(now) {
  if (now.stage !== "options") {
    parts.help.replaceChildren();
    return;
  }
  const loose = now.loose.text ? looseOption(now) : null;
  const state = (option) => {
    if (now.at?.option === option) return "here";
    return option === loose || now.parts.some((part) => part.option === option && part.text) ? "given" : "free";
  };
  const chip = (option) => button([h("span", { "aria-hidden": "true" }, { here: "▸ ", given: "✓ ", free: "+ " }[state(option)]), option.name, option.required && h("span", { class: "needed" }, " required")], () => addOption(option), {
    class: `chip ${state(option)}`, title: option.description, "aria-label": `${option.name}${option.required ? ", required" : ""}, ${{ here: "being typed", given: "given", free: "add it" }[state(option)]}: ${option.description}`,
  });
  const words = now.at ? [h("strong", {}, now.at.option.name), `: ${now.at.option.description}`] : now.leaf.description;
  const signature = JSON.stringify([now.leaf.path, now.leaf.options.map((option) => [option.name, state(option)])]);
  if (parts.help.dataset.mark === signature && parts.help.children.length) return;
  parts.help.dataset.mark = signature;
  const chips = h("div", { class: "chips", role: "group", "aria-label": `Options of /${now.leaf.path}` }, now.leaf.options.map(chip));
  parts.help.replaceChildren(h("p", {}, words), ...(now.leaf.options.length ? [chips] : []));
}

function addOption(option) {
  const now = line();
  const there = now.parts?.find((part) => part.option === option);
  const { entry } = parts;
  if (there) {
    entry.focus();
    const end = there.start + entry.value.slice(there.start, there.end).trimEnd().length;
    entry.setSelectionRange(end, end);
  } else {
    entry.value = `${entry.value.trimEnd()} ${option.name}:`;
    entry.focus();
    entry.setSelectionRange(entry.value.length, entry.value.length);
  }
  typed();
}

function nextRequired() {
  const now = line();
  const next = now.stage === "options" ? missing(now).find((option) => !now.parts.some((part) => part.option === option)) : null;
  if (!next) return;
  parts.entry.value = `${parts.entry.value.trimEnd()} ${next.name}:`;
  parts.entry.setSelectionRange(parts.entry.value.length, parts.entry.value.length);
}

function take(item) {
  const { entry } = parts;
  if (item.kind === "command") {
    fill(`/${item.leaf.path} `);
    return;
  }
  if (item.kind === "file") {
    chooseFile(item);
    return;
  }
  const head = entry.value.slice(0, item.from);
  const tail = entry.value.slice(item.to).trimStart();
  const words = item.kind === "option" ? `${item.option.name}:` : `${item.text} `;
  // Words taken for an option that was not named get its name now, so that more can follow.
  const named = item.kind === "value" && !head.endsWith(":") ? `${item.option.name}:${words}` : words;
  entry.value = head + named + tail;
  const caret = head.length + named.length;
  entry.setSelectionRange(caret, caret);
  if (item.kind === "value") {
    taken.set(item.option.name, { text: item.text, value: item.value });
    if (!tail) nextRequired();
  }
  entry.focus();
  typed();
}

/** Lets the person choose a file, keeps it with the server, and takes it as the value. */
function chooseFile(item) {
  const chooser = h("input", { type: "file", class: "hidden", "aria-label": item.option.description, tabindex: "-1" });
  const gone = () => {
    chooser.remove();
    parts.entry.focus();
  };
  chooser.addEventListener("cancel", gone);
  chooser.addEventListener("change", async () => {
    const file = chooser.files[0];
    gone();
    try {
      const { id } = await upload(file);
      take({ ...item, kind: "value", text: file.name.replace(/\s+/g, "_"), value: id });
    } catch (error) {
      parts.wrong.textContent = error.message;
    }
  });
  byId("composer").append(chooser);
  chooser.click();
}

function keys(event) {
  const open = items.length > 0 && !parts.offers.hidden;
  if (event.isComposing) return;
  if (event.key === "Escape" && (open || parts.note.textContent)) {
    event.preventDefault();
    event.stopPropagation();
    close();
  } else if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    activate(active < 0 && step < 0 ? items.length - 1 : (active + step + items.length) % items.length);
  } else if (open && event.key === "Tab" && !event.shiftKey) {
    event.preventDefault();
    take(items[Math.max(active, 0)]);
  } else if (open && event.key === "Enter" && active >= 0 && !complete()) {
    event.preventDefault();
    take(items[active]);
  } else if (!open && event.key === "ArrowUp" && (parts.entry.value === "" || pastAt >= 0)) {
    event.preventDefault();
    recall(1);
  } else if (!open && event.key === "ArrowDown" && pastAt >= 0) {
    event.preventDefault();
    recall(-1);
  }
}

/** Whether a command's full name stands there and needs nothing more, so that Enter sends it. */
function complete() {
  const now = line();
  return now.stage === "name" && now.leaf !== null && now.typed.trim() === now.leaf.path && items[active]?.leaf.path === now.leaf.path && !now.leaf.options.some((option) => option.required);
}

function recall(step) {
  pastAt = Math.min(Math.max(pastAt + step, -1), pasts.length - 1);
  const past = pastAt < 0 ? { words: "", taken: new Map() } : pasts[pasts.length - 1 - pastAt];
  parts.entry.value = past.words;
  taken = new Map(past.taken);
  describe(line());
}

async function submit(event) {
  event.preventDefault();
  const { entry, wrong } = parts;
  const words = entry.value.trim();
  if (!words || !store.state?.me) {
    entry.focus();
    return;
  }
  const [user, place] = [store.me, store.here];
  wrong.textContent = "";
  const commands = all();
  try {
    if (!words.startsWith("/")) {
      await send("say", { as: user, channel: place, text: words });
      sent(words, user, place);
      return;
    }
    const now = read(`${words} `, words.length + 1, commands);
    if (now.stage !== "options") throw new Error(`There is no command ${words.split(/\s/)[0]} here.`);
    const options = values(now, taken, world());
    sent(words, user, place);
    await slash(user, place, now.leaf.path, options);
  } catch (error) {
    fail(error, user, place, words);
  }
}

function sent(words, user, place) {
  pasts.push({ words, taken: new Map(taken) });
  pastAt = -1;
  drafts.delete(`${user} ${place}`);
  parts.entry.value = "";
  taken = new Map();
  close();
  parts.help.replaceChildren();
}

/** Shows what went wrong, and gives the words back if nothing else has been typed meanwhile. */
function fail(error, user, place, words) {
  const same = store.me === user && store.here === place;
  if (!same) {
    drafts.set(`${user} ${place}`, words);
    return;
  }
  parts.wrong.textContent = error.message;
  if (parts.entry.value === "") {
    parts.entry.value = words;
    taken = new Map(pasts.at(-1)?.words === words ? pasts.at(-1).taken : []);
  }
  close();
  if (error.option) addOption(error.option);
  parts.wrong.textContent = error.message;
}

function changed(why) {
  if (!store.state) return;
  const key = `${store.me} ${store.here}`;
  const place = here();
  const { entry } = parts;
  if (key !== draftKey) {
    if (draftKey) drafts.set(draftKey, entry.value);
    draftKey = key;
    entry.value = drafts.get(key) ?? "";
    parts.wrong.textContent = "";
    taken = new Map();
    close();
    describe(line());
  }
  entry.placeholder = place ? `Write as ${store.state.me?.name}, or type / for commands` : "There is no place here";
  entry.disabled = !place;
  if (why === "state" && parts.note.textContent.includes("has not told") && store.state.commands.length) look();
}

/** Starts this part. */
export function startEntry() {
  build();
  onSuggest((words) => {
    if (channel(store.here)) fill(words);
  });
  watch(changed);
}
