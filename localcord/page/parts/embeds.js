// Embeds: the framed notes in a message.

import { h } from "./dom.js";
import { link } from "./links.js";
import { inline, markdown } from "./markdown.js";
import { fileBehind, picture } from "./pictures.js";
import { stamp } from "./time.js";

function shown(message, image, focus) {
  if (!image?.url) return null;
  const file = fileBehind(message, image.url);
  return picture({ url: image.url, alt: file?.alt ?? image.description, name: file?.name, width: image.width ?? file?.width, height: image.height ?? file?.height }, focus);
}

function colour(number) {
  return typeof number === "number" ? `#${number.toString(16).padStart(6, "0")}` : null;
}

/** One embed of a message. */
export function embed(message, one, index) {
  const frame = h("section", { class: "embed", "aria-label": one.title ? null : "Note" });
  const edge = colour(one.color);
  if (edge) frame.style.setProperty("--edge", edge);
  const words = h("div", { class: "words" });
  if (one.author?.name) words.append(h("p", { class: "by" }, one.author.url ? link(one.author.url, one.author.name) : one.author.name));
  if (one.title) {
    const title = h("p", { class: "title", role: "heading", "aria-level": "3" }, one.url ? link(one.url, inline(one.title, true)) : inline(one.title));
    words.append(title);
  }
  if (one.description) words.append(h("div", { class: "text" }, ...markdown(one.description)));
  if (one.fields?.length) {
    const field = (part) => h("div", { class: part.inline ? "field beside" : "field" }, h("dt", {}, ...inline(part.name)), h("dd", {}, ...markdown(part.value)));
    words.append(h("dl", { class: "fields" }, ...one.fields.map(field)));
  }
  frame.append(words);
  const small = shown(message, one.thumbnail, `thumb-${index}`);
  if (small) {
    small.classList.add("thumb");
    frame.append(small);
  }
  const large = shown(message, one.image, `image-${index}`);
  if (large) frame.append(large);
  const foot = [one.footer?.text, one.timestamp && stamp(one.timestamp)].filter(Boolean);
  if (foot.length) frame.append(h("p", { class: "foot" }, foot[0], foot[1] ? [" · ", foot[1]] : null));
  return frame;
}

/** A poll, to be read only. */
export function poll(one) {
  const answers = (one.answers ?? []).map((answer) => h("li", {}, answer.poll_media?.text ?? ""));
  return h("section", { class: "embed", "aria-label": "Poll" }, h("p", { class: "title" }, one.question?.text ?? "Poll"), h("ul", {}, ...answers), h("p", { class: "foot" }, "Votes cannot be given in the rehearsal."));
}
