// Menus to choose from: a dialog with one button per option, or with boxes to tick where several may be chosen.

import { button, freshId, h } from "./dom.js";

/** Boxes to tick, or round ones where only one fits. `chosen` are the values ticked at first. */
export function checks(options, least, most, chosen) {
  const name = freshId("check");
  const boxes = options.map((option) => {
    const box = h("input", { type: most > 1 ? "checkbox" : "radio", name, value: option.value });
    box.checked = chosen.includes(option.value);
    return [box, h("label", { class: "option" }, box, h("span", {}, option.sign, option.sign && " ", option.label, option.about && h("small", {}, option.about)))];
  });
  const values = () => boxes.filter(([box]) => box.checked).map(([box]) => box.value);
  return { element: h("div", { class: "options" }, ...boxes.map(([, label]) => label)), values };
}

function filter(list, words) {
  const wanted = words.trim().toLowerCase();
  for (const row of list.querySelectorAll(".option")) row.hidden = !row.textContent.toLowerCase().includes(wanted);
}

function arrows(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.target.type === "radio") return;
  const stops = [...event.currentTarget.querySelectorAll("button.option, .option input")].filter((one) => !one.closest("[hidden]"));
  const at = stops.indexOf(document.activeElement);
  if (!stops.length) return;
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length].focus();
}

/**
 * Opens a menu. `options` are `{label, value, about, sign}`; at least `least` and at most `most` of them are chosen.
 * `done` gets the values; closing the dialog chooses nothing.
 */
export function openMenu(title, options, { least = 1, most = 1, chosen = [] }, done) {
  const titleId = freshId("menu");
  const dialog = h("dialog", { class: "menu", "aria-labelledby": titleId, data: { testid: "menu" } });
  const finish = (values) => {
    dialog.close();
    done(values);
  };
  const one = most === 1 && least === 1;
  const picked = one ? null : checks(options, least, Math.max(most, 2), chosen);
  const list = one
    ? h("div", { class: "options" }, ...options.map((option) => button([option.sign, option.sign && " ", option.label, option.about && h("small", {}, option.about)], () => finish([option.value]), { class: "option" })))
    : picked.element;
  const count = least === most ? `Choose ${least}.` : `Choose ${least} to ${most}.`;
  const note = h("p", { class: "soft", role: "status" }, one ? "Choose one." : count);
  const rows = [button("Not now", () => dialog.close())];
  if (!one) {
    const ready = button("Choose", () => {
      const values = picked.values();
      if (values.length < least || values.length > most) {
        note.textContent = `You ticked ${values.length}. ${count}`;
        note.classList.add("wrong");
        return;
      }
      finish(values);
    }, { class: "first" });
    rows.unshift(ready);
  }
  const search = options.length > 9 && h("p", { class: "field" }, h("label", {}, "Search ", h("input", { type: "search", oninput: (event) => filter(list, event.target.value) })));
  dialog.append(h("h2", { id: titleId }, title), note, search || "", list, h("p", { class: "row" }, ...rows));
  dialog.addEventListener("keydown", arrows);
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
