// Times as people read them.

import { h } from "./dom.js";

const full = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "short" });
const styles = {
  t: new Intl.DateTimeFormat(undefined, { timeStyle: "short" }),
  T: new Intl.DateTimeFormat(undefined, { timeStyle: "medium" }),
  d: new Intl.DateTimeFormat(undefined, { dateStyle: "short" }),
  D: new Intl.DateTimeFormat(undefined, { dateStyle: "long" }),
  f: new Intl.DateTimeFormat(undefined, { dateStyle: "long", timeStyle: "short" }),
  F: full,
};
const distance = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(date) {
  const seconds = (date.getTime() - Date.now()) / 1000;
  // As Discord has it: rounded, so that what was set to seven days a moment ago is seven days from now.
  const nearly = ([, length], at) => Math.abs(seconds) >= length - (UNITS[at + 1]?.[1] ?? 0) / 2;
  const [unit, size] = UNITS.find(nearly) ?? ["second", 1];
  return distance.format(Math.round(seconds / size), unit);
}

/** The time of a message: the hour, and the day if that was not today. */
export function stamp(iso) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  const words = today ? styles.t.format(date) : `${styles.d.format(date)}, ${styles.t.format(date)}`;
  return h("time", { datetime: iso, title: full.format(date) }, words);
}

/** A timestamp in a text: seconds since 1970, and the style's letter. */
export function inText(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}>`;
  const relativeMark = style === "R" ? { relative: String(seconds) } : {};
  const words = style === "R" ? relative(date) : (styles[style] ?? styles.f).format(date);
  return h("time", { datetime: date.toISOString(), title: full.format(date), class: "stamp", data: relativeMark }, words);
}

/** Keeps "in 5 minutes" true while the page stands open. */
export function tick() {
  setInterval(() => {
    for (const time of document.querySelectorAll("time[data-relative]")) {
      const words = relative(new Date(Number(time.dataset.relative) * 1000));
      if (time.textContent !== words) time.textContent = words;
    }
  }, 1000);
}
