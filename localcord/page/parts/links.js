// Links: those to a place or message of the rehearsal stay inside it, all others open beside it.

import { button, h } from "./dom.js";
import { say } from "./notes.js";
import { findMessage, go } from "./store.js";

const JUMP = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** Goes to a message, and marks it for a moment. */
export function jump(place, message) {
  if (!go(place)) {
    say("You do not see that place.", "wrong");
    return;
  }
  if (!message) return;
  requestAnimationFrame(() => {
    const target = document.querySelector(`[data-key="${CSS.escape(message)}"] article`);
    if (!target) {
      say("That message is gone.", "wrong");
      return;
    }
    target.tabIndex = -1;
    target.scrollIntoView({ block: "center" });
    target.focus({ preventScroll: true });
    target.classList.add("found");
    setTimeout(() => target.classList.remove("found"), 2500);
  });
}

/** Goes to a message by its id alone. */
export function jumpTo(message) {
  const found = findMessage(message);
  if (found) jump(found.channel, found.id);
  else say("That message is gone.", "wrong");
}

/** A link with its words; without them the address stands for itself. */
export function link(address, words, attributes) {
  const target = JUMP.exec(address);
  if (target) {
    const inside = () => jump(target[1], target[2]);
    return button(words ?? "jump to the message", inside, { class: "link", ...attributes });
  }
  const text = words ?? address;
  return h("a", { href: safe(address), target: "_blank", rel: "noopener noreferrer", ...attributes }, text, h("span", { class: "hidden" }, " (opens a new tab)"));
}

/** Only addresses of the web; anything else leads nowhere. */
function safe(address) {
  try {
    const url = new URL(address);
    return ["http:", "https:"].includes(url.protocol) ? url.href : "#";
  } catch {
    return "#";
  }
}

/** The address of a file of this server, whatever name the page was opened under. */
export function local(address) {
  try {
    const url = new URL(address, location.href);
    return url.pathname.includes("/attachments/") ? url.pathname + url.search : url.href;
  } catch {
    return "";
  }
}
