// The little seal beside a name: a shape and a letter, so that people differ by more than colour.

import { svg } from "./dom.js";
import { isBot, store } from "./store.js";

const SHAPES = [
  "M5 5h22v22H5z",
  "M16 3a13 13 0 1 0 .01 0z",
  "M16 2l14 26H2z",
  "M16 2l14 14-14 14L2 16z",
  "M9 3h14l7 13-7 13H9L2 16z",
  "M16 2l14 10-5 17H7L2 12z",
];
const BOT = "M16 1l4.2 10.8L31 16l-10.8 4.2L16 31l-4.2-10.8L1 16l10.8-4.2z";

/** The seal of a person or of the bot. */
export function seal(id, name) {
  const bot = isBot(id);
  const number = Math.max(0, (store.state?.people ?? []).findIndex((one) => one.id === id));
  const shape = svg("path", { d: bot ? BOT : SHAPES[number % SHAPES.length], "stroke-linejoin": "round" });
  const letter = svg("text", { x: "16", y: number % SHAPES.length === 2 && !bot ? "23.5" : "20.5", "text-anchor": "middle" }, bot ? "" : [...name][0]?.toUpperCase() ?? "");
  const tone = bot ? "bot" : `tone-${number % SHAPES.length}`;
  return svg("svg", { viewBox: "0 0 32 32", class: `seal ${tone}`, "aria-hidden": "true", focusable: "false" }, shape, letter);
}
