// Reading a typed command: which command it is, which options it has, and where the caret stands. No drawing here.

/** Option types as Discord numbers them. */
export const TYPE = { text: 3, whole: 4, truth: 5, person: 6, place: 7, role: 8, mention: 9, number: 10, file: 11 };

/** All commands that can be typed, subcommands spelled out: `{path, description, options}`. */
export function leaves(commands) {
  const walk = (node, path) => {
    const inner = (node.options ?? []).filter((option) => option.type === 1 || option.type === 2);
    if (inner.length) return inner.flatMap((option) => walk(option, `${path} ${option.name}`));
    return [{ path, description: node.description ?? "", options: node.options ?? [] }];
  };
  return commands.filter((command) => (command.type ?? 1) === 1).flatMap((command) => walk(command, command.name)).sort((a, b) => a.path.localeCompare(b.path));
}

const escaped = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Reads the entry. The result has `stage`:
 * - "message": no command;
 * - "name": the name is still being typed (`typed`);
 * - "options": `leaf`, `parts` (`{option, nameStart, start, end, text}`), `loose` (`{start, end, text}`: words before
 *   the first named option), and `at`, the part that the caret is in, or null.
 */
export function read(text, caret, all) {
  if (!text.startsWith("/")) return { stage: "message" };
  const typed = text.slice(1);
  const fits = all.filter((leaf) => typed === leaf.path || typed.startsWith(`${leaf.path} `));
  const leaf = fits.sort((a, b) => b.path.length - a.path.length)[0];
  if (!leaf || caret <= leaf.path.length + 1) return { stage: "name", typed, leaf: leaf ?? null };
  const base = leaf.path.length + 1;
  const parts = [];
  if (leaf.options.length) {
    const names = leaf.options.map((option) => escaped(option.name)).join("|");
    for (const found of text.slice(base).matchAll(new RegExp(`(?<=\\s)(${names}):`, "giu"))) {
      const option = leaf.options.find((one) => one.name.toLowerCase() === found[1].toLowerCase());
      if (parts.some((part) => part.option === option)) continue;
      const nameStart = base + found.index;
      parts.push({ option, nameStart, start: nameStart + found[0].length });
    }
  }
  parts.forEach((part, index) => {
    part.end = parts[index + 1]?.nameStart ?? text.length;
    part.text = text.slice(part.start, part.end).trim();
  });
  const looseEnd = parts[0]?.nameStart ?? text.length;
  const loose = { start: Math.min(base + 1, looseEnd), end: looseEnd, text: text.slice(base, looseEnd).trim() };
  const at = parts.find((part) => caret >= part.start && caret <= part.end) ?? null;
  return { stage: "options", leaf, parts, loose, at };
}

/** The option that loose words stand for: the first required one that is not named, else the first not named. */
export function looseOption(line) {
  const free = line.leaf.options.filter((option) => !line.parts.some((part) => part.option === option));
  return free.find((option) => option.required) ?? free[0] ?? null;
}

/** Required options that have no value yet. */
export function missing(line) {
  const loose = line.loose.text ? looseOption(line) : null;
  return line.leaf.options.filter((option) => option.required && option !== loose && !line.parts.some((part) => part.option === option && part.text));
}

const lower = (words) => String(words).trim().toLowerCase();

/**
 * The value to send for what was typed. `taken` maps option names to `{text, value}` as accepted from a list.
 * Throws a sentence where the words cannot be meant.
 */
export function valueOf(option, words, taken, world) {
  const accepted = taken.get(option.name);
  if (accepted && lower(accepted.text) === lower(words)) return accepted.value;
  if (option.choices?.length) {
    const choice = option.choices.find((one) => lower(one.name) === lower(words) || lower(one.value) === lower(words));
    if (!choice) throw new Error(`“${words}” is none of the choices for ${option.name}.`);
    return choice.value;
  }
  if (option.type === TYPE.truth) {
    if (/^(yes|true|on)$/i.test(words)) return true;
    if (/^(no|false|off)$/i.test(words)) return false;
    throw new Error(`${option.name} takes yes or no.`);
  }
  if (option.type === TYPE.person || option.type === TYPE.mention) {
    const name = lower(words.replace(/^@/, ""));
    const found = world.people.find((one) => lower(one.name) === name || one.id === name.replace(/[<@!>]/g, ""));
    if (!found) throw new Error(`Nobody here is called “${words}”.`);
    return found.id;
  }
  if (option.type === TYPE.place) {
    const name = lower(words.replace(/^#/, ""));
    const found = world.places.find((one) => lower(one.name) === name || one.id === name.replace(/[<#>]/g, ""));
    if (!found) throw new Error(`No place here is called “${words}”.`);
    return found.id;
  }
  if (option.type === TYPE.file) throw new Error(`Choose a file for ${option.name} from the list above the entry.`);
  if (option.type === TYPE.whole && !/^-?\d+$/.test(words)) throw new Error(`${option.name} takes a whole number.`);
  if (option.type === TYPE.number && !Number.isFinite(Number(words))) throw new Error(`${option.name} takes a number.`);
  return words;
}

/** All values to send, by option name. Throws a sentence where something is missing or cannot be meant. */
export function values(line, taken, world) {
  const lacking = missing(line);
  if (lacking.length) {
    const names = lacking.map((option) => option.name).join(" and ");
    throw Object.assign(new Error(`/${line.leaf.path} needs ${names}.`), { option: lacking[0] });
  }
  const loose = line.loose.text ? looseOption(line) : null;
  if (line.loose.text && !loose) throw new Error(`/${line.leaf.path} does not know what “${line.loose.text}” is.`);
  const given = line.parts.filter((part) => part.text).map((part) => [part.option, part.text]);
  if (loose) given.push([loose, line.loose.text]);
  return Object.fromEntries(given.map(([option, words]) => [option.name, valueOf(option, words, taken, world)]));
}
