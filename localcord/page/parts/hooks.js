// A loose end that other parts may pull without knowing the entry: filling it with words.

let filler = () => {};

/** The entry says here how it is filled. */
export function onSuggest(fill) {
  filler = fill;
}

/** Puts words into the entry and goes there. */
export function suggest(words) {
  filler(words);
}
