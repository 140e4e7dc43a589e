// Narrow screens: people and places slide in from the side, and the rest of the page stands still meanwhile.

import { byId } from "./dom.js";
import { here, store, watch } from "./store.js";

const narrow = matchMedia("(max-width: 760px)");
let open = false;

function set(next, back = true) {
  open = next && narrow.matches;
  const side = byId("side");
  document.body.classList.toggle("with-side", open);
  byId("open-side").setAttribute("aria-expanded", String(open));
  side.inert = narrow.matches && !open;
  for (const other of [byId("middle"), document.querySelector(".bar")]) other.inert = open;
  if (open) side.querySelector("[aria-pressed=true]")?.focus();
  else if (back && narrow.matches && !next) byId("open-side").focus();
}

function count() {
  byId("me-name").textContent = store.state?.me?.name ?? "";
  const waiting = (store.state?.channels ?? []).filter((place) => place.id !== here()?.id).reduce((sum, place) => sum + place.unread, 0);
  const others = (store.state?.people ?? []).filter((one) => one.id !== store.me).reduce((sum, one) => sum + (one.pings ?? 0), 0);
  const badge = byId("side-badge");
  badge.hidden = waiting + others === 0;
  badge.textContent = waiting + others > 99 ? "99+" : String(waiting + others);
}

/** Starts this part. */
export function startDrawers() {
  byId("open-side").addEventListener("click", () => set(true));
  byId("close-side").addEventListener("click", () => set(false));
  byId("side").addEventListener("keydown", (event) => event.key === "Escape" && open && set(false));
  byId("columns").addEventListener("click", (event) => open && event.target === byId("columns") && set(false));
  narrow.addEventListener("change", () => set(false, false));
  set(false, false);
  watch((why) => {
    count();
    if (open && (why === "place" || why === "person")) set(false);
  });
}
