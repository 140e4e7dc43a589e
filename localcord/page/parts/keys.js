// Keys that work everywhere on the page.

import { suggest } from "./hooks.js";
import { openHelp } from "./help.js";
import { becomeNumber } from "./people.js";
import { move, nextUnread } from "./places.js";
import { toggleTrouble } from "./trouble.js";

const typing = (target) => target instanceof HTMLElement && target.closest("input, textarea, select");

function held(event) {
  const digit = /^Digit([1-9])$/.exec(event.code);
  if (digit) becomeNumber(Number(digit[1]) - 1);
  else if (event.key === "ArrowUp") move(-1);
  else if (event.key === "ArrowDown") move(1);
  else if (event.code === "KeyU") nextUnread();
  else if (event.code === "KeyT") toggleTrouble();
  else return;
  event.preventDefault();
}

function pressed(event) {
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
  if (event.altKey && !event.ctrlKey && !event.metaKey) {
    held(event);
    return;
  }
  if (event.ctrlKey || event.metaKey || typing(event.target)) return;
  if (event.key === "/") {
    event.preventDefault();
    suggest("/");
  } else if (event.key === "?") {
    event.preventDefault();
    openHelp();
  }
}

/** Starts this part. */
export function startKeys() {
  document.addEventListener("keydown", pressed);
}
