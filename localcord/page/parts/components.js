// What hangs under a message: buttons and menus; and messages that are made of components alone.

import { isWaiting, press } from "./acts.js";
import { h } from "./dom.js";
import { link } from "./links.js";
import { markdown } from "./markdown.js";
import { openMenu } from "./menus.js";
import { attachment, fileBehind, picture } from "./pictures.js";
import { placeName, store } from "./store.js";

const STYLES = { 1: "first", 2: "second", 3: "good", 4: "grave" };

/** An emoji: a sign, or a picture of the application, whose name nobody need hear beside the words. */
function emoji(one) {
  if (!one?.name) return null;
  return one.id ? h("img", { class: "emoji", src: `/emojis/${one.id}.png`, alt: "" }) : one.name;
}

function pressable(message, part) {
  const sign = emoji(part.emoji);
  const words = [sign && h("span", { class: "emoji" }, sign, " "), part.label ?? ""];
  if (part.style === 5) return link(part.url, [...words, h("span", { "aria-hidden": "true" }, " ↗")], { class: "button second" });
  const busy = isWaiting(message.id, part.custom_id);
  return h("button", {
    type: "button", class: `button ${STYLES[part.style] ?? "second"}`, disabled: Boolean(part.disabled), "aria-busy": busy ? "true" : null,
    data: { focus: `part-${part.custom_id}` }, onclick: () => press(message, part.custom_id),
  }, words, busy && h("span", { class: "hidden" }, ", waiting for the bot"));
}

function optionsOf(part) {
  if (part.type === 3) {
    return part.options.map((option) => ({ label: option.label, value: option.value, about: option.description, sign: emoji(option.emoji), chosen: option.default }));
  }
  if (part.type === 8) return store.state.channels.filter((place) => place.kind !== "dm").map((place) => ({ label: placeName(place), value: place.id }));
  if (part.type === 6) return [];
  return store.state.people.map((one) => ({ label: one.name, value: one.id }));
}

function menu(message, part) {
  const options = optionsOf(part);
  const least = part.min_values ?? 1;
  const most = Math.min(part.max_values ?? 1, options.length || 1);
  const given = (part.default_values ?? []).map((one) => String(one.id));
  const chosen = [...options.filter((option) => option.chosen).map((option) => option.value), ...given];
  const words = options.filter((option) => chosen.includes(option.value)).map((option) => option.label).join(", ");
  const title = part.placeholder || { 5: "Choose a person", 8: "Choose a place" }[part.type] || "Make a choice";
  const busy = isWaiting(message.id, part.custom_id);
  return h("button", {
    type: "button", class: "button select", disabled: Boolean(part.disabled), "aria-haspopup": "dialog", "aria-busy": busy ? "true" : null,
    data: { focus: `part-${part.custom_id}` },
    onclick: () => openMenu(title, options, { least, most, chosen }, (values) => press(message, part.custom_id, values)),
  }, h("span", {}, words || title), h("span", { "aria-hidden": "true" }, " ▾"), words && h("span", { class: "hidden" }, `, ${title}`));
}

function media(message, item, focus) {
  const address = item.media?.url ?? item.url;
  const file = fileBehind(message, address);
  return picture({ url: address, alt: item.description ?? file?.alt, name: file?.name, width: item.media?.width ?? file?.width, height: item.media?.height ?? file?.height, spoiler: item.spoiler }, focus);
}

function container(message, part) {
  const frame = h("section", { class: "embed container", "aria-label": "Note" }, ...components(message, part.components));
  if (typeof part.accent_color === "number") frame.style.setProperty("--edge", `#${part.accent_color.toString(16).padStart(6, "0")}`);
  return frame;
}

function section(message, part) {
  return h("div", { class: "section" }, h("div", {}, ...components(message, part.components)), ...components(message, part.accessory ? [part.accessory] : []));
}

const KINDS = {
  1: (message, part) => h("div", { class: "controls", role: "group", "aria-label": "Actions" }, ...components(message, part.components)),
  2: pressable,
  3: menu, 5: menu, 6: menu, 7: menu, 8: menu,
  9: section,
  10: (message, part) => h("div", { class: "text" }, ...markdown(part.content)),
  11: (message, part) => {
    const made = media(message, part, `thumb-${part.media?.url}`);
    made.classList.add("thumb");
    return made;
  },
  12: (message, part) => h("div", { class: `gallery of-${Math.min(part.items.length, 4)}` }, ...part.items.map((item, index) => media(message, item, `gallery-${part.id ?? 0}-${index}`))),
  13: (message, part) => {
    const file = fileBehind(message, part.file?.url);
    return file ? attachment(file) : null;
  },
  14: (message, part) => h("hr", { class: part.divider === false ? "blank" : null }),
  17: container,
};

/** Elements for a list of components; kinds that are not known are named. */
export function components(message, list) {
  return (list ?? []).map((part) => KINDS[part.type]?.(message, part) ?? (KINDS[part.type] ? null : h("p", { class: "soft" }, `A component of type ${part.type}, which the rehearsal does not show.`)));
}

/** A mark that differs when one of the message's parts starts or stops waiting. */
export function waitingMark(message) {
  const found = [];
  const walk = (list) => {
    for (const part of list ?? []) {
      if (part.custom_id && isWaiting(message.id, part.custom_id)) found.push(part.custom_id);
      walk(part.components);
      if (part.accessory) walk([part.accessory]);
    }
  };
  walk(message.components);
  return found.join(" ");
}
