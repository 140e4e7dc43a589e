// One message: who wrote it, what it says, and what can be done with it.

import { failureOf, menu } from "./acts.js";
import { attempt } from "./api.js";
import { button, freshId, h } from "./dom.js";
import { components, waitingMark } from "./components.js";
import { embed, poll } from "./embeds.js";
import { jump, jumpTo } from "./links.js";
import { markdown, plain } from "./markdown.js";
import { say } from "./notes.js";
import { attachment } from "./pictures.js";
import { seal } from "./seal.js";
import { channel, findMessage, nameOf, placeName, store } from "./store.js";
import { stamp } from "./time.js";

/** Changes whenever the message must be drawn anew. */
export function mark(message) {
  const thread = message.thread && channel(message.thread);
  const reply = message.reply_to && findMessage(message.reply_to)?.content;
  const people = store.state.people.map((one) => one.name);
  return JSON.stringify([message, failureOf(message.id), waitingMark(message), thread?.name, thread?.messages.length, thread?.unread, reply, people, store.me]);
}

function above(message) {
  const rows = [];
  if (message.reply_to) {
    const first = findMessage(message.reply_to);
    const words = first ? `${first.author_name}: ${plain(first.content).slice(0, 70) || "a message without words"}` : "a message that is gone";
    rows.push(h("p", { class: "above" }, h("span", { "aria-hidden": "true" }, "↱ "), "in reply to ", button(words, () => jumpTo(message.reply_to), { class: "link" })));
  }
  if (message.command) {
    rows.push(h("p", { class: "above" }, h("span", { "aria-hidden": "true" }, "↱ "), `${message.command.user === store.me ? "You" : message.command.user_name} used `, h("code", {}, `/${message.command.name}`)));
  }
  return rows;
}

function threadCard(message) {
  const thread = message.thread && channel(message.thread);
  if (!thread) return null;
  const count = thread.messages.length;
  const words = `${count} ${count === 1 ? "message" : "messages"}${thread.unread ? `, ${thread.unread} unread` : ""}${thread.archived ? ", archived" : ""}`;
  return h("button", { type: "button", class: "thread-card", onclick: () => jump(thread.id), data: { focus: `thread-${thread.id}` } },
    h("span", { "aria-hidden": "true" }, "└ "), h("strong", {}, placeName(thread)), h("span", { class: "soft" }, ` ${words}`), h("span", { class: "go" }, "Open the thread"));
}

async function copy(words, what) {
  try {
    await navigator.clipboard.writeText(words);
    say(`${what} copied.`);
  } catch {
    say("The browser does not let this page copy.", "wrong");
  }
}

function more(message) {
  const titleId = freshId("more");
  const dialog = h("dialog", { class: "menu", "aria-labelledby": titleId });
  const act = (words, run, about) => button([words, about && h("small", {}, about)], () => {
    dialog.close();
    run();
  }, { class: "option" });
  const targets = { 2: message.from_bot ? null : message.author, 3: message.id };
  const menus = store.state.commands.filter((command) => targets[command.type])
    .map((command) => act(command.name, () => menu(message.channel, command.name, targets[command.type]), command.type === 3 ? "a command of the bot for messages" : `a command of the bot for people, here for ${message.author_name}`));
  const address = `https://discord.com/channels/${store.state.server.id}/${message.channel}/${message.id}`;
  const rows = [
    ...menus,
    message.content && act("Copy the text", () => copy(message.content, "Text")),
    !message.ephemeral && act("Copy the link", () => copy(address, "Link")),
    !message.ephemeral && act("Delete", () => attempt("delete", { message: message.id }), "as a moderator may; the bot is not asked"),
  ];
  dialog.append(h("h2", { id: titleId }, "With this message"), h("div", { class: "options" }, ...rows.filter(Boolean)), h("p", { class: "row" }, button("Close", () => dialog.close())));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function foot(message) {
  if (!message.ephemeral) return null;
  const dismiss = button("Dismiss", () => attempt("dismiss", { as: store.me, message: message.id }), { class: "link", "data-focus": "dismiss" });
  return h("p", { class: "only-you" }, h("span", { "aria-hidden": "true" }, "◉ "), "Only you can see this. ", message.loading ? null : dismiss);
}

function body(message) {
  if (message.loading) {
    return [h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), `${message.author_name} is thinking…`)];
  }
  const loose = message.files.filter((file) => !file.shown);
  return [
    message.content && h("div", { class: "text" }, ...markdown(message.content)),
    // As Discord has it: attachments above embeds.
    loose.length > 0 && h("div", { class: `gallery of-${Math.min(loose.length, 4)}` }, ...loose.map(attachment)),
    ...message.embeds.map((one, index) => embed(message, one, index)),
    message.poll && poll(message.poll),
    message.components.length > 0 && h("div", { class: "parts" }, ...components(message, message.components)),
  ];
}

/** The list item of a message. */
export function item(message) {
  const titleId = freshId("by");
  const failure = failureOf(message.id);
  const mine = message.mentions.includes(store.me) || message.mentions_everyone;
  const kinds = ["message", message.from_bot && "from-bot", message.ephemeral && "ephemeral", mine && "to-me"].filter(Boolean).join(" ");
  const marks = [mine && h("span", { class: "tag for-you" }, "for you"), message.from_bot && h("span", { class: "tag" }, "bot"), message.edited && h("span", { class: "soft" }, "edited"), message.pinned && h("span", { class: "soft" }, "pinned"), message.silent && h("span", { class: "soft" }, "silent")];
  return h("li", {}, h("article", { class: kinds, "aria-labelledby": titleId },
    ...above(message),
    h("header", {}, seal(message.author, message.author_name), h("h2", { id: titleId }, h("span", { class: "name" }, nameOf(message.author)), " ", stamp(message.time)), ...marks,
      h("button", { type: "button", class: "plain more", "aria-label": `More for the message by ${message.author_name}`, data: { focus: "more" }, onclick: () => more(message) }, "⋯")),
    ...body(message),
    threadCard(message),
    failure && h("p", { class: "failure" }, h("span", { "aria-hidden": "true" }, "! "), failure),
    foot(message)));
}
