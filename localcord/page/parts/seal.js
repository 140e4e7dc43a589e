// The little seal beside a name: a shape and a letter, so that people differ by more than colour.

import { svg } from "./dom.js";
import { isBot, store } from "./store.js";

// Shields, houses and the like, each with the height of its letter: discs, triangles, squares and stars are left to the
// seats of games, so that nobody takes a person's seal for one.
const SHAPES = [
  ["M4 4h24v12q0 10-12 14Q4 26 4 16z", 20.5],
  ["M16 3l13 11v15H3V14z", 23.5],
  ["M5 29V14a11 11 0 0 1 22 0v15z", 21.5],
  ["M9 5h22L23 27H1z", 21],
  ["M5 3h22v26l-11-7-11 7z", 18.5],
  ["M2 7h28a14 15 0 0 1-28 0z", 18],
];
const BOT = "M16 1l4.2 10.8L31 16l-10.8 4.2L16 31l-4.2-10.8L1 16l10.8-4.2z";

/** The seal of a person or of the bot. */
export function seal(id, name) {
  const bot = isBot(id);
  const number = Math.max(0, (store.state?.people ?? []).findIndex((one) => one.id === id));
  const [d, y] = bot ? [BOT, 20.5] : SHAPES[number % SHAPES.length];
  const shape = svg("path", { d, "stroke-linejoin": "round" });
  const letter = svg("text", { x: "16", y: String(y), "text-anchor": "middle" }, bot ? "" : [...name][0]?.toUpperCase() ?? "");
  const tone = bot ? "bot" : `tone-${number % SHAPES.length}`;
  return svg("svg", { viewBox: "0 0 32 32", class: `seal ${tone}`, "aria-hidden": "true", focusable: "false" }, shape, letter);
}
