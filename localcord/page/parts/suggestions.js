// What the entry offers while somebody types: commands, options, and values, some of which the bot is asked for.

import { send } from "./api.js";
import { TYPE, looseOption, valueOf } from "./command-line.js";
import { placeName } from "./store.js";

const PAUSE = 180;
const MOST = 25;

const has = (words, typed) => words.toLowerCase().includes(typed.toLowerCase());

function commands(line, all) {
  const typed = line.typed.trimStart();
  const starts = all.filter((leaf) => leaf.path.startsWith(typed.toLowerCase()));
  const rest = typed.length > 1 ? all.filter((leaf) => !starts.includes(leaf) && (has(leaf.path, typed) || has(leaf.description, typed))) : [];
  return [...starts, ...rest].map((leaf) => ({ label: `/${leaf.path}`, about: leaf.description, kind: "command", leaf }));
}

function optionNames(line, word, from, to) {
  const free = line.leaf.options.filter((option) => !line.parts.some((part) => part.option === option) && option.name.startsWith(word.toLowerCase()));
  return free.map((option) => ({ label: `${option.name}:`, about: option.description + (option.required ? " (required)" : ""), kind: "option", option, from, to }));
}

function fixed(option, typed, world) {
  if (option.choices?.length) return option.choices.map((choice) => ({ text: choice.name, value: choice.value }));
  if (option.type === TYPE.truth) return [{ text: "yes", value: true }, { text: "no", value: false }];
  if (option.type === TYPE.person || option.type === TYPE.mention) return world.people.map((one) => ({ text: `@${one.name}`, value: one.id }));
  if (option.type === TYPE.place) return world.places.map((one) => ({ text: `#${placeName(one).replace(/^#/, "")}`, value: one.id }));
  if (option.type === TYPE.file) return [{ text: "Choose a file…", file: true }];
  return null;
}

/** Values known without asking, or null where the bot must be asked or anything may be typed. */
function knownValues(option, typed, world) {
  const all = fixed(option, typed, world);
  if (!all) return null;
  if (option.type === TYPE.file) return all;
  // What is typed whole is meant, and comes first; what else there is stands below it.
  const bare = (words) => words.toLowerCase().replace(/^[@#]/, "");
  const isMeant = (one) => bare(one.text) === bare(typed);
  if (!all.some(isMeant)) return all.filter((one) => has(one.text, typed)).slice(0, MOST);
  return [...all.filter(isMeant), ...all.filter((one) => !isMeant(one))].slice(0, MOST);
}

/** The options given so far whose values make sense, for the bot to look at while it makes suggestions. */
function others(line, focused, taken, world) {
  const given = {};
  for (const part of line.parts) {
    if (part.option === focused || !part.text) continue;
    try {
      given[part.option.name] = valueOf(part.option, part.text, taken, world);
    } catch {
      // Half typed values are left out; the bot could not read them either.
    }
  }
  return given;
}

let number = 0;

/**
 * What to offer. `show(items, {active, note})` may be called twice: at once, and when the bot has answered.
 * `where` has `as` and `channel`, `world` the people and places, `taken` the accepted values.
 */
export function offer(line, caret, text, { all, taken, world, where }, show) {
  number += 1;
  const mine = number;
  const late = () => mine !== number;
  if (line.stage === "message") return show([], {});
  if (line.stage === "name") {
    const items = commands(line, all);
    const exact = line.leaf && line.typed.trim() === line.leaf.path;
    const first = exact ? items.findIndex((item) => item.leaf.path === line.leaf.path) : 0;
    return show(items, { active: items.length ? Math.max(first, 0) : -1, note: items.length ? "" : all.length ? "No such command." : "The bot has not told its commands yet." });
  }
  const part = line.at;
  if (!part) {
    const before = text.slice(line.loose.start, caret);
    const word = /\S*$/.exec(before)[0];
    const names = optionNames(line, word, caret - word.length, caret);
    const option = line.loose.text ? looseOption(line) : null;
    if (names.length || !option) return show(names, { active: word ? 0 : -1 });
    return values(option, line.loose.text, line.loose.start, line.loose.end);
  }
  const accepted = taken.get(part.option.name);
  const done = accepted && accepted.text.toLowerCase() === part.text.toLowerCase();
  const gap = /\s(\S*)$/.exec(text.slice(part.start, caret));
  const afterValue = part.text !== "" && gap !== null && text.slice(part.start, caret).trim() !== "";
  if (done && afterValue && !gap[1]) return show(optionNames(line, "", caret, caret), { active: -1 });
  if (done) return show([], {});
  if (afterValue && !part.option.autocomplete) {
    const names = optionNames(line, gap[1], caret - gap[1].length, caret);
    if (names.length && (gap[1] || fixed(part.option, "", world) || part.option.type !== TYPE.text)) return show(names, { active: gap[1] ? 0 : -1 });
  }
  return values(part.option, part.text, part.start, part.end);

  function values(option, typed, from, to) {
    const shape = (one) => ({ label: one.text, kind: one.file ? "file" : "value", option, value: one.value, text: one.text, from, to });
    const known = knownValues(option, typed, world);
    if (known) return show(known.map(shape), { active: known.length ? 0 : -1, note: known.length ? "" : "Nothing fits." });
    if (!option.autocomplete) return show([], { note: "" });
    show(null, { note: "Asking the bot…" });
    setTimeout(async () => {
      if (late()) return;
      try {
        const options = { ...others(line, option, taken, world), [option.name]: typed };
        const { answer } = await send("autocomplete", { ...where, name: line.leaf.path, options, focused: option.name });
        if (late()) return;
        if (answer.kind !== "choices") return show([], { note: "The bot gave no suggestions in time." });
        const items = answer.choices.map((choice) => shape({ text: choice.name, value: choice.value }));
        show(items, { active: items.length ? 0 : -1, note: items.length ? "" : "The bot has no suggestion for this." });
      } catch (error) {
        if (!late()) show([], { note: error.message });
      }
    }, PAUSE);
  }
}

/** Lets answers that are still on their way be forgotten. */
export function forget() {
  number += 1;
}
