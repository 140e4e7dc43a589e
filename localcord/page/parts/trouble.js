// Making trouble on purpose: everything that can go wrong with a chat service, one switch each.

import { attempt } from "./api.js";
import { button, byId, h } from "./dom.js";
import { say } from "./notes.js";
import { here, nameOf, placeName, refresh, store, watch } from "./store.js";

const ANY = { method: null, path: "**" };
const WRITES = { method: "POST", path: "**" };

// Faults of the HTTP side. `lasting` ones are switches, the others hit the next requests and are then over.
const FAULTS = [
  { name: "Slow service", about: "Every answer to the bot takes a second and a half longer.", lasting: true, fault: { ...ANY, times: null, action: { kind: "slow", ms: 1500 } } },
  { name: "Too many requests", about: "The next 3 requests of the bot are turned away with 429 and a wait of one second.", fault: { ...ANY, times: 3, action: { kind: "too_many", retry_after_ms: 1000, global: false } } },
  { name: "Server errors", about: "The next 3 requests of the bot fail with 500 before anything is done.", fault: { ...ANY, times: 3, action: { kind: "server_error", status: 500 } } },
  { name: "Done, but it looks failed", about: "The next request that writes is carried out and answered with 502 all the same.", fault: { ...WRITES, times: 1, action: { kind: "server_error_after", status: 502 } } },
  { name: "Broken line", about: "The next request that writes is carried out, and the line breaks before its answer.", fault: { ...WRITES, times: 1, action: { kind: "break_after" } } },
];

const GATEWAY = [
  { name: "Drop the line", about: "The bot's standing line breaks; events meanwhile wait until it is back.", order: { do: "drop" } },
  { name: "Replay the last 5 events", about: "The bot hears the last events a second time and must not act on them again.", order: { do: "replay", count: 5 } },
  { name: "Void the session", about: "The bot must introduce itself anew, and what is sent meanwhile is lost.", order: { do: "invalid" } },
  { name: "Refuse the next 2 connections", about: "The line breaks, and the first two attempts to come back are refused.", order: [{ do: "refuse", count: 2 }, { do: "drop" }] },
];

const same = (running, wanted) => JSON.stringify(running.action) === JSON.stringify(wanted.action) && running.times === null;

function row(name, about, control, extra) {
  return h("li", { class: "switch" }, h("div", {}, h("strong", {}, name), h("p", {}, about)), control, extra);
}

function act(words, name, run, attributes) {
  return button(words, run, { "aria-label": `${words}: ${name}`, data: { focus: `trouble-${name}` }, ...attributes });
}

function lasting(name, about, on, run) {
  return row(name, about, act(on ? "On" : "Off", name, run, { class: on ? "toggle on" : "toggle", role: "switch", "aria-checked": String(on), "aria-label": name }));
}

async function told(path, body, words) {
  const done = await attempt(path, body);
  if (done) say(words);
  return done;
}

function service() {
  return FAULTS.map(({ name, about, lasting: stays, fault }) => {
    const running = store.state.faults.find((one) => same(one, fault));
    if (stays) return lasting(name, about, Boolean(running), () => (running ? attempt("heal", { number: running.number }) : attempt("faults", fault)));
    return row(name, about, act("Do it", name, () => told("faults", fault, `${name}: set.`)));
  });
}

async function orders(name, list) {
  for (const order of [list].flat()) if (!(await attempt("gateway", order))) return;
  say(`${name}: done.`);
}

function person() {
  const me = store.state.me;
  return [lasting(`${me.name} takes no private messages`, "The bot is refused when it writes to this person in private.", me.dms_closed, () => attempt("dms", { person: me.id, closed: !me.dms_closed }))];
}

function place() {
  const open = here();
  if (!open) return [];
  const name = placeName(open);
  const rows = [];
  if (open.kind !== "dm") {
    const levels = [["full", "may read and write"], ["read_only", "may only read"], ["none", "is shut out"]];
    const select = h("select", { "aria-label": `What the bot may do in ${name}`, data: { focus: "trouble-access" }, onchange: (event) => attempt("access", { channel: open.id, access: event.target.value }) },
      ...levels.map(([value, words]) => h("option", { value, selected: value === open.access }, words)));
    rows.push(row("The bot's rights", `What the bot may do in ${name}.`, select));
  }
  if (open.kind.endsWith("thread")) {
    rows.push(lasting("Archive the thread", "It is put away; writing wakes it.", open.archived, () => attempt("archive", { thread: open.id, archived: !open.archived, locked: false })));
    rows.push(lasting("Lock the thread", "It is put away, and only moderators may wake it.", open.locked, () => attempt("archive", { thread: open.id, archived: !open.locked, locked: !open.locked })));
  }
  const last = open.messages.findLast((message) => message.from_bot && !message.ephemeral);
  rows.push(row("Delete the bot's last message", "As a moderator may at any time; the bot is not asked.", act("Delete", "the bot's last message", () => told("delete", { message: last.id }, "The message is deleted."), { disabled: !last })));
  if (open.kind !== "dm") {
    rows.push(row(`Delete ${name}`, "The whole place goes, with everything in it.", act("Delete", name, () => confirm(`Delete ${name} with everything in it?`) && told("delete", { channel: open.id }, `${name} is deleted.`), { class: "grave" })));
  }
  return rows;
}

const ACTIONS = {
  slow: (one) => `answers ${one.ms} ms late`, slow_after: (one) => `answers ${one.ms} ms late, after acting`, too_many: () => "429, too many requests",
  server_error: (one) => `error ${one.status}`, server_error_after: (one) => `error ${one.status}, after acting`, refuse: (one) => `refused, ${one.status}`,
  break_before: () => "line breaks before acting", break_after: () => "line breaks after acting",
};

function running() {
  const faults = store.state.faults;
  if (!faults.length) return [];
  const rows = faults.map((one) => h("li", {}, h("span", {}, `${ACTIONS[one.action.kind]?.(one.action) ?? one.action.kind}${one.times === null ? "" : `, ${one.times} more`}`), " ",
    button("End", () => attempt("heal", { number: one.number }), { class: "link", "aria-label": `End: ${one.action.kind}`, data: { focus: `heal-${one.number}` } })));
  return [h("h3", {}, "In force now"), h("ul", { class: "running" }, ...rows), button("End all of them", () => attempt("heal", {}), { data: { focus: "heal-all" } })];
}

function violations() {
  const list = store.state.violations;
  const head = list.length ? `${list.length} ${list.length === 1 ? "request breaks" : "requests break"} Discord's rules` : "No request broke Discord's rules";
  const rows = list.slice(-10).reverse().map((one) => h("li", {}, h("code", {}, `${one.method} ${one.path}`), h("ul", {}, ...one.problems.map((problem) => h("li", {}, `${problem.path}: ${problem.message}`)))));
  return h("details", { class: "violations", data: { part: "violations" } }, h("summary", {}, head), h("p", { class: "soft" }, store.state.settings.openapi_note), h("ul", {}, ...rows));
}

function section(title, rows) {
  return rows.length ? [h("h3", {}, title), h("ul", { class: "switches" }, ...rows)] : [];
}

function draw() {
  const panel = byId("trouble");
  const faults = store.state?.faults.length ?? 0;
  byId("trouble-badge").hidden = !faults;
  byId("trouble-badge").textContent = String(faults);
  if (panel.hidden || !store.state?.me) return;
  const open = here();
  const last = open?.messages.findLast((message) => message.from_bot && !message.ephemeral)?.id;
  const mark = JSON.stringify([store.me, store.state.me, store.state.faults, open && [open.id, open.name, open.access, open.archived, open.locked, last], store.state.violations.length]);
  if (panel.drawnMark === mark) return;
  panel.drawnMark = mark;
  const focus = panel.contains(document.activeElement) ? document.activeElement.dataset.focus : null;
  const opened = panel.querySelector("details")?.open ?? false;
  const top = panel.scrollTop;
  panel.replaceChildren(
    h("header", {}, h("h2", { id: "trouble-title", tabindex: "-1" }, "Trouble"), button("Close", toggleTrouble, { class: "plain", data: { focus: "close-trouble" } })),
    h("p", { class: "soft" }, "See how the bot behaves when things go wrong. The same switches serve its tests."),
    ...running(),
    ...section("The service", service()),
    ...section("The standing line", GATEWAY.map(({ name, about, order }) => row(name, about, act("Do it", name, () => orders(name, order))))),
    ...section("Answers", [row("Expire all tokens", "Answers to what was pressed before now come too late.", act("Do it", "expire tokens", () => told("expire", {}, "All tokens have expired.")))]),
    ...section(`You, ${nameOf(store.me)}`, person()),
    ...section(open ? `Here, in ${placeName(open)}` : "Here", place()),
    violations(),
    h("p", {}, button("Everything back to the start", async () => {
      if (!confirm("Forget all messages, and the places that were added? People stay, for they sit at tables.")) return;
      if (await told("reset", {}, "Everything is as it was at the start.")) refresh();
    }, { class: "grave", data: { focus: "reset" } })));
  panel.querySelector("details").open = opened;
  panel.scrollTop = top;
  if (focus) panel.querySelector(`[data-focus="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true });
}

/** Opens or closes the panel. */
export function toggleTrouble() {
  const panel = byId("trouble");
  const opener = byId("open-trouble");
  panel.hidden = !panel.hidden;
  opener.setAttribute("aria-expanded", String(!panel.hidden));
  document.body.classList.toggle("with-trouble", !panel.hidden);
  if (panel.hidden) {
    opener.focus();
    return;
  }
  panel.drawnMark = null;
  draw();
  byId("trouble-title").focus();
}

/** Starts this part. */
export function startTrouble() {
  byId("open-trouble").addEventListener("click", toggleTrouble);
  byId("trouble").addEventListener("keydown", (event) => event.key === "Escape" && toggleTrouble());
  watch(draw);
}
