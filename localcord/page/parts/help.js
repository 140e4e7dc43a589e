// The help: the three steps once more, and the keys.

import { button, freshId, h } from "./dom.js";
import { store } from "./store.js";
import { steps } from "./welcome.js";

const KEYS = [
  ["/", "go to the entry and begin a command"],
  ["Tab or Enter", "take the marked suggestion"],
  ["↑ and ↓", "move in the suggestions; in an empty entry, bring back what you sent"],
  ["Escape", "close suggestions, dialogs and panels"],
  ["Alt + 1 to 9", "be that person"],
  ["Alt + ↑ or ↓", "go to the place above or below"],
  ["Alt + U", "go to the next unread place"],
  ["Alt + T", "open or close Trouble"],
  ["?", "open this help"],
];

/** Opens the help. */
export function openHelp() {
  if (document.querySelector("dialog[open]") || !store.state?.me) return;
  const titleId = freshId("help");
  const dialog = h("dialog", { class: "help", "aria-labelledby": titleId });
  const rows = KEYS.flatMap(([keys, does]) => [h("dt", {}, h("kbd", {}, keys)), h("dd", {}, does)]);
  const close = button("Close", () => dialog.close(), { class: "first" });
  dialog.append(h("h2", { id: titleId }, "How this works"), steps(), h("h3", {}, "Keys"), h("dl", { class: "keys" }, ...rows), h("p", { class: "row" }, close));
  dialog.addEventListener("click", (event) => (event.target === dialog || event.target.closest(".example")) && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
