// Short notes: those that are seen for a while, and those that only a screen reader speaks.

import { byId, button, h } from "./dom.js";

/** Shows a note. A wrong one stays until it is closed or the next comes. */
export function say(words, kind = "news") {
  const toasts = byId("toasts");
  for (const old of toasts.querySelectorAll(".wrong")) old.remove();
  const sign = h("span", { "aria-hidden": "true", class: "sign" }, kind === "wrong" ? "!" : "✓");
  const note = h("div", { class: `toast ${kind}` }, sign, h("p", {}, words));
  note.append(button("×", () => note.remove(), { "aria-label": "Close this note", class: "plain" }));
  toasts.append(note);
  if (kind !== "wrong") setTimeout(() => note.remove(), 6000);
}

/** Forgets what was spoken. */
export function hush() {
  byId("heard").replaceChildren();
}

/** Speaks words without showing them. */
export function speak(words) {
  const heard = byId("heard");
  heard.append(h("p", {}, words));
  while (heard.children.length > 12) heard.firstElementChild.remove();
}
