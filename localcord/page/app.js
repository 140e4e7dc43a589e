// Starts the page: each part draws its own piece whenever the store says that something changed.

import { byId } from "./parts/dom.js";
import { startDrawers } from "./parts/drawers.js";
import { startEntry } from "./parts/entry.js";
import { startForms } from "./parts/forms.js";
import { openHelp } from "./parts/help.js";
import { startKeys } from "./parts/keys.js";
import { startMessages } from "./parts/messages.js";
import { startPeople } from "./parts/people.js";
import { closeLarge } from "./parts/pictures.js";
import { startPlaces } from "./parts/places.js";
import { listen, store, watch } from "./parts/store.js";
import { tick } from "./parts/time.js";
import { startTrouble } from "./parts/trouble.js";

function status() {
  const lost = byId("lost");
  lost.hidden = store.connected;
  lost.textContent = store.connected ? "" : "The rehearsal does not answer. Trying again…";
  if (!store.state) return;
  const { bot, gateway } = store.state;
  const line = byId("bot-state");
  const words = `${bot.name} is ${gateway.connected ? "here" : "away"}`;
  if (line.dataset.words === words) return;
  line.dataset.words = words;
  line.className = `bot-state ${gateway.connected ? "is-here" : "is-away"}`;
  line.textContent = words;
}

startPeople();
startPlaces();
startEntry();
startMessages();
startForms();
startTrouble();
startDrawers();
startKeys();
byId("open-help").addEventListener("click", openHelp);
watch((why) => {
  status();
  if (why === "person") closeLarge();
});
listen();
tick();
