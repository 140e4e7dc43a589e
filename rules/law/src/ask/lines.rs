//! What the choices of a question do that are no cards, pieces or spaces, a line each: for those who do not know the words of the
//! rules yet.

use skald_vocabulary::interface::{Key, Say};

/// What each pantheon is good at, and whom it suits.
const LEADS: [(&str, &str); 4] = [
    ("greek", "picture-law-lead-greek"),
    ("norse", "picture-law-lead-norse"),
    ("american", "picture-law-lead-american"),
    ("japanese", "picture-law-lead-japanese"),
];

/// What each word of a move does.
const LINES: [(&str, &str); 11] = [
    ("own", "law-line-own-deck"),
    ("exchange", "law-line-exchange"),
    ("trade", "law-line-trade"),
    ("done", "law-line-done"),
    ("move", "law-line-move"),
    ("stay", "law-line-stay"),
    ("order", "law-line-order"),
    ("draft", "law-line-draft"),
    ("up", "law-line-up"),
    ("down", "law-line-down"),
    ("give", "law-line-give"),
];

/// The lines, by the keys of their choices.
#[must_use]
pub fn lines() -> Vec<(Key, Say)> {
    LEADS.iter().chain(&LINES).filter_map(|(key, line)| Some((Key::new(key).ok()?, Say::new(line)))).collect()
}

/// What a pantheon of the base set is good at, as its pictures say it.
#[must_use]
pub fn lead_line(pantheon: Key) -> Option<&'static str> {
    LEADS.iter().find(|(key, _)| *key == pantheon.as_str()).map(|(_, line)| *line)
}
