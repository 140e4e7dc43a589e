// Telling the server what a person does.

import { say } from "./notes.js";

/** Sends one act. Throws an `Error` whose message is a sentence for people. */
export async function send(path, body) {
  return post(path, "application/json", JSON.stringify(body));
}

/** Hands a file over; its id is the value of a command's option. */
export async function upload(file) {
  return post(`upload?name=${encodeURIComponent(file.name)}`, "application/octet-stream", file);
}

async function post(path, type, body) {
  let answer;
  try {
    answer = await fetch(`/ui/${path}`, { method: "POST", headers: { "Content-Type": type }, body });
  } catch {
    throw new Error("The rehearsal does not answer. Is the program still running?");
  }
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(sentence(said.error ?? `the server said ${answer.status}`));
  return said;
}

/** The same, with a failure shown as a note; null if it failed. */
export async function attempt(path, body) {
  try {
    return await send(path, body);
  } catch (error) {
    say(error.message, "wrong");
    return null;
  }
}

function sentence(words) {
  const first = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}
