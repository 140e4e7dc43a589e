// Texts as they are written in messages: a subset of Markdown with mentions and timestamps, read into elements.

import { button, h } from "./dom.js";
import { link } from "./links.js";
import { suggest } from "./hooks.js";
import { channel, go, nameOf, placeName, store } from "./store.js";
import { inText } from "./time.js";

const mention = (id) => {
  const mine = id === store.me;
  const words = `@${nameOf(id)}`;
  return h("span", { class: mine ? "mention mine" : "mention" }, words, mine && h("span", { class: "hidden" }, " (you)"));
};

function place(id) {
  const found = channel(id);
  if (!found) return h("span", { class: "mention" }, "#a place you do not see");
  return button(placeName(found), () => go(id), { class: "mention link" });
}

function spoiler(inner) {
  const cover = h("span", { class: "covered", "aria-hidden": "true" }, ...inner);
  const open = button("Hidden: show", () => {
    open.remove();
    cover.removeAttribute("aria-hidden");
    cover.classList.remove("covered");
  }, { class: "mention link" });
  return h("span", { class: "spoiler" }, open, cover);
}

// Each rule is tried where the text stands; the first that fits makes the element.
const RULES = [
  [/\\([^\sA-Za-z0-9])/y, (found) => found[1]],
  [/(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y, (found) => h("code", {}, found[2].trim() || found[2])],
  [/\*\*\*(?=\S)([\s\S]+?)\*\*\*(?!\*)/y, (found) => h("strong", {}, h("em", {}, ...inline(found[1])))],
  [/\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/y, (found) => h("strong", {}, ...inline(found[1]))],
  [/__(?=\S)([\s\S]+?)__(?!_)/y, (found) => h("u", {}, ...inline(found[1]))],
  [/\*(?=\S)((?:\*\*|\\.|[^*\\])+?)\*(?!\*)/y, (found) => h("em", {}, ...inline(found[1]))],
  [/(?<![A-Za-z0-9])_(?=\S)((?:__|\\.|[^_\\])+?)_(?![A-Za-z0-9_])/y, (found) => h("em", {}, ...inline(found[1]))],
  [/~~(?=\S)([\s\S]+?)~~/y, (found) => h("s", {}, ...inline(found[1]))],
  [/\|\|([\s\S]+?)\|\|/y, (found) => spoiler(inline(found[1]))],
  [/\[((?:[^[\]\\]|\\.)+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/y, (found) => link(found[2], inline(found[1], true))],
  [/<(https?:\/\/[^\s>]+)>/y, (found) => link(found[1])],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]!?*_~|]/y, (found, plain) => plain ? found[0] : link(found[0])],
  [/<@!?(\d+)>/y, (found) => mention(found[1])],
  [/<@&(\d+)>/y, () => h("span", { class: "mention" }, "@a role")],
  [/<#(\d+)>/y, (found) => place(found[1])],
  [/<\/([^:>]{1,100}):\d+>/y, (found) => button(`/${found[1]}`, () => suggest(`/${found[1]} `), { class: "mention link" })],
  [/<a?:(\w+):\d+>/y, (found) => `:${found[1]}:`],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (found) => inText(Number(found[1]), found[2])],
  [/@(everyone|here)\b/y, (found) => h("span", { class: "mention mine" }, found[0])],
];
const SPECIAL = /[\\`*_~|[<@]|https?:/g;

/** Text within a line, as nodes. Inside a link, addresses stay plain. */
export function inline(text, plain = false) {
  const nodes = [];
  let at = 0;
  while (at < text.length) {
    const hit = RULES.some(([rule, make]) => {
      rule.lastIndex = at;
      const found = rule.exec(text);
      if (!found) return false;
      at = rule.lastIndex;
      nodes.push(make(found, plain));
      return true;
    });
    if (hit) continue;
    SPECIAL.lastIndex = at + 1;
    const next = SPECIAL.exec(text)?.index ?? text.length;
    nodes.push(text.slice(at, next));
    at = next;
  }
  return nodes;
}

const ITEM = /^(\s*)([-*]|\d{1,9}[.)])\s+(.*)$/;

/** A list from its lines; deeper lines become lists within. */
function list(lines) {
  const [, indent, sign] = ITEM.exec(lines[0]);
  const ordered = /\d/.test(sign);
  const top = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(sign, 10) } : {});
  let item = null;
  let inner = [];
  const close = () => {
    if (item && inner.length) item.append(list(inner));
    inner = [];
  };
  for (const line of lines) {
    const [, depth, , words] = ITEM.exec(line);
    if (item && depth.length > indent.length) {
      inner.push(line);
      continue;
    }
    close();
    item = h("li", {}, ...inline(words));
    top.append(item);
  }
  close();
  return top;
}

/** Takes lines from the front while `fits`. */
function take(lines, fits) {
  const end = lines.findIndex((line) => !fits(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

function block(lines, within) {
  const first = lines[0];
  const fence = /^```(\w*)\s*$/.exec(first);
  if (fence && lines.slice(1).some((line) => line.trimEnd().endsWith("```"))) {
    lines.shift();
    const code = take(lines, (line) => !line.trimEnd().endsWith("```"));
    const last = lines.shift().trimEnd().slice(0, -3);
    if (last) code.push(last);
    return h("pre", { tabindex: "0" }, h("code", {}, code.join("\n")));
  }
  const heading = /^(#{1,3})\s+(.+)$/.exec(first);
  if (heading) {
    lines.shift();
    return h("p", { class: `heading level-${heading[1].length}`, role: "heading", "aria-level": String(heading[1].length + 2) }, ...inline(heading[2]));
  }
  if (/^-#\s+/.test(first)) return h("p", { class: "subtext" }, ...inline(lines.shift().replace(/^-#\s+/, "")));
  if (!within && first.startsWith(">>> ")) {
    const rest = lines.splice(0).join("\n").slice(4);
    return h("blockquote", {}, ...blocks(rest.split("\n"), true));
  }
  if (!within && /^>\s/.test(first)) {
    return h("blockquote", {}, ...blocks(take(lines, (line) => /^>(\s|$)/.test(line)).map((line) => line.replace(/^>\s?/, "")), true));
  }
  if (ITEM.test(first)) return list(take(lines, (line) => ITEM.test(line)));
  const special = (line) => /^(```|#{1,3}\s|-#\s|>>?>?\s)/.test(line) || ITEM.test(line);
  const plain = [lines.shift(), ...take(lines, (line) => !special(line) && line.trim() !== "")];
  const single = /^```([\s\S]+?)```$/.exec(plain.join("\n"));
  if (single) return h("pre", { tabindex: "0" }, h("code", {}, single[1]));
  return h("p", {}, ...inline(plain.join("\n")));
}

function blocks(lines, within = false) {
  const made = [];
  while (lines.length) {
    if (lines[0].trim() === "") lines.shift();
    else made.push(block(lines, within));
  }
  return made;
}

/** A whole text, as elements. */
export function markdown(text) {
  return blocks(String(text ?? "").split(/\r?\n/));
}

/** A text without its signs, for screen readers and short lines. */
export function plain(text) {
  const made = h("div", {}, ...markdown(text).flatMap((node) => [node, " "]));
  return made.textContent.replace(/\s+/g, " ").trim();
}
