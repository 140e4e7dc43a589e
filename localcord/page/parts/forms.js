// Forms that the bot opens: a dialog with a field for each question.

import { button, freshId, h } from "./dom.js";
import { checks } from "./menus.js";
import { nameOf, store, watch } from "./store.js";

let pending = [];

function textField(field) {
  const id = freshId("field");
  const shared = {
    id, required: field.required, minlength: field.min || null, maxlength: field.max || null,
    placeholder: field.placeholder || null, autocomplete: "off",
  };
  const input = field.paragraph ? h("textarea", { ...shared, rows: "5" }) : h("input", { ...shared, type: "text" });
  input.value = field.value ?? "";
  const limit = field.max && field.max < 4000 ? h("small", {}, `At most ${field.max} characters.`) : null;
  const label = h("label", { for: id }, field.label, field.required ? null : h("small", {}, " (may stay empty)"));
  return { element: h("p", { class: "field" }, label, input, limit), value: () => input.value };
}

function choiceField(field) {
  const options = field.kind === 3 ? field.options.map(([label, value]) => ({ label, value })) : listed(field.kind);
  const made = checks(options, field.min, field.max, []);
  const legend = h("legend", {}, field.label, field.required ? null : h("small", {}, " (may stay empty)"));
  return { element: h("fieldset", {}, legend, made.element), value: () => made.values() };
}

function listed(kind) {
  if (kind === 8) return store.state.channels.filter((place) => place.kind === "text").map((place) => ({ label: place.name, value: place.id }));
  return store.state.people.map((one) => ({ label: one.name, value: one.id }));
}

function show({ user, form, send }) {
  const titleId = freshId("form");
  const fields = form.fields.map((field) => [field.custom_id, field.kind === 4 ? textField(field) : choiceField(field)]);
  const wrong = h("p", { class: "wrong", role: "alert" });
  const submit = h("button", { type: "submit", class: "first" }, "Send");
  const dialog = h("dialog", { class: "form", "aria-labelledby": titleId, data: { testid: "form" } });
  const body = h("form", {
    onsubmit: async (event) => {
      event.preventDefault();
      submit.disabled = true;
      wrong.textContent = "";
      try {
        await send(Object.fromEntries(fields.map(([name, field]) => [name, field.value()])));
        dialog.close();
      } catch (error) {
        wrong.textContent = error.message;
      } finally {
        submit.disabled = false;
      }
    },
  }, h("h2", { id: titleId }, form.title), h("p", { class: "soft" }, `You fill this in as ${nameOf(user)}.`), ...fields.map(([, field]) => field.element), wrong, h("p", { class: "row" }, submit, button("Not now", () => dialog.close())));
  dialog.append(body);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Opens a form, or keeps it until its person is chosen again. `send` gets the values by field. */
export function openForm(user, interaction, form, send) {
  pending.push({ user, interaction, form, send });
  next();
}

function next() {
  if (document.querySelector("dialog.form[open]")) return;
  const mine = pending.find((one) => one.user === store.me);
  if (!mine) return;
  pending = pending.filter((one) => one !== mine);
  show(mine);
}

/** Starts this part. */
export function startForms() {
  watch((why) => why === "person" && next());
}
