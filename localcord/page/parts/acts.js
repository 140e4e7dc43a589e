// Interactions: what is sent when somebody presses, chooses or types a command, and what becomes of the answer.

import { send } from "./api.js";
import { openForm } from "./forms.js";
import { plain } from "./markdown.js";
import { say, speak } from "./notes.js";
import { nameOf, refresh, store } from "./store.js";

const waiting = new Set();
const waiters = new Set();
const failures = new Map();

/** Calls `listener` when something starts or stops waiting for the bot. */
export function onWaiting(listener) {
  waiters.add(listener);
}

function changed() {
  for (const listener of waiters) listener();
}

/** Whether this part of a message waits for the bot's answer. */
export const isWaiting = (message, part) => waiting.has(`${store.me} ${message} ${part}`);
/** The words under a message after a press that failed, or undefined. */
export const failureOf = (message) => failures.get(`${store.me} ${message}`);

function seconds() {
  const time = (store.state?.settings.answer_deadline_ms ?? 3000) / 1000;
  return time === 1 ? "1 second" : `${time} seconds`;
}

/** The sentence for a bot that stayed silent. */
export const silence = () => `${store.state?.bot.name ?? "The bot"} did not respond within ${seconds()}.`;

/** Sentences one after another: each ends once. */
const sentences = (texts) => texts.filter(Boolean).map((text) => (/[.!?…]\W*$/.test(text) ? text : `${text}.`)).join(" ");

/** Speaks what can be read in a message. */
export function spoken(message) {
  const pictures = message.files.map((file) => `Picture: ${file.alt || file.name}`);
  const embeds = message.embeds.map((one) => sentences([one.title, one.description].map((text) => text && plain(text))));
  return sentences([plain(message.content), ...embeds, ...pictures]).slice(0, 400);
}

async function answered(user, { interaction, answer }) {
  if (answer.kind === "form") openForm(user, interaction, answer.form, (fields) => submit(user, interaction, fields));
  if (answer.kind === "updated") speak(`The message changed. ${spoken(answer.message)}`);
  if (answer.kind === "thinking") speak(`${nameOf(store.state.bot.id)} is thinking.`);
  await refresh();
  return answer;
}

/** Presses a button, or chooses from a menu when values are given. */
export async function press(message, customId, values) {
  const user = store.me;
  const mark = `${user} ${message.id} ${customId}`;
  if (waiting.has(mark)) return;
  waiting.add(mark);
  failures.delete(`${user} ${message.id}`);
  changed();
  try {
    const body = { as: user, message: message.id, custom_id: customId };
    const asked = values ? send("select", { ...body, values }) : send("press", body);
    const answer = await answered(user, await asked);
    if (answer.kind === "none") fail(user, message.id, silence());
  } catch (error) {
    fail(user, message.id, error.message);
  } finally {
    waiting.delete(mark);
    changed();
  }
}

function fail(user, message, words) {
  failures.set(`${user} ${message}`, words);
  speak(words);
}

/** Sends a filled form. Throws what went wrong, as a sentence. */
async function submit(user, interaction, fields) {
  const answer = await answered(user, await send("submit", { as: user, interaction, fields }));
  if (answer.kind === "none") throw new Error(silence());
}

/** Uses a slash command. Returns the answer; throws what went wrong, as a sentence. */
export async function slash(user, place, name, options) {
  const answer = await answered(user, await send("slash", { as: user, channel: place, name, options }));
  if (answer.kind === "none") throw new Error(silence());
  return answer;
}

/** Uses a command of a person's or a message's menu. */
export async function menu(place, name, target) {
  try {
    const answer = await answered(store.me, await send("menu", { as: store.me, channel: place, name, target }));
    if (answer.kind === "none") say(silence(), "wrong");
  } catch (error) {
    say(error.message, "wrong");
  }
}
