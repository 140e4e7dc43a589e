// Pictures with their words, the large view of one, and files to take away.

import { button, byId, h } from "./dom.js";
import { local } from "./links.js";

function enlarge(address, alt, name) {
  const words = alt ? h("p", { class: "alt" }, alt) : h("p", { class: "alt none" }, "Nobody described this picture.");
  const large = h("dialog", { class: "large", "aria-label": name || "Picture", data: { testid: "large-picture" } });
  const close = button("Close", () => large.close(), { autofocus: true });
  const open = h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, "Open on its own");
  large.append(h("img", { src: address, alt: alt ?? "" }), words, h("p", { class: "row" }, close, open));
  large.addEventListener("click", (event) => event.target === large && large.close());
  large.addEventListener("close", () => large.remove());
  document.body.append(large);
  large.showModal();
}

/** A picture: press to enlarge, and its description to read. */
export function picture({ url, alt, name, width, height, spoiler }, focus) {
  const address = local(url);
  const image = h("img", { src: address, alt: alt || name || "picture without a description", width, height, loading: "lazy", decoding: "async" });
  image.addEventListener("error", () => image.classList.add("broken"));
  const press = h("button", {
    type: "button", class: spoiler ? "picture covered" : "picture", title: "Enlarge", data: { focus },
    onclick: () => (press.classList.contains("covered") ? press.classList.remove("covered") : enlarge(address, alt, name)),
  }, image);
  const words = alt && h("details", { class: "alt" }, h("summary", {}, "In words"), h("p", {}, alt));
  return h("figure", { class: "shown" }, press, words);
}

function size(bytes) {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** A file of a message: a picture, a sound or a film is shown, all others are offered to take away. */
export function attachment(file) {
  const spoiler = file.name.startsWith("SPOILER_");
  if (file.media_type.startsWith("image/")) return picture({ ...file, spoiler }, `file-${file.id}`);
  const note = h("span", { class: "size" }, ` (${size(file.size)})`);
  const take = h("a", { href: local(file.url), download: file.name }, `Save ${file.name}`);
  return h("p", { class: "file" }, h("span", { "aria-hidden": "true" }, "⤓ "), take, note, file.alt && h("span", { class: "about" }, file.alt));
}

/** The file of a message behind an address inside it. */
export function fileBehind(message, address) {
  return message.files.find((file) => file.url === address || local(file.url) === local(address));
}

/** Closes an open large view; used when the person changes. */
export function closeLarge() {
  byId("columns").ownerDocument.querySelectorAll("dialog.large").forEach((one) => one.close());
}
