//! What the first choices of a question do, a line each: for those who do not know the words of the rules yet.

use skald_vocabulary::interface::{Hints, Key, Pick, Say};

/// What each first word of a move does.
const LINES: [(Key, &str); 9] = [
    (Key::of("conscript"), "lraw-line-conscript"),
    (Key::of("set"), "lraw-line-set"),
    (Key::of("use"), "lraw-line-use"),
    (Key::of("attack"), "lraw-line-attack"),
    (Key::of("end"), "lraw-line-end"),
    (Key::of("pass"), "lraw-line-pass"),
    (Key::of("decline"), "lraw-line-decline"),
    (Key::of("follow"), "lraw-line-follow"),
    (Key::of("cancel"), "lraw-line-cancel"),
];

/// The lines of first choices; the hand stays in view while something is put together from it.
#[must_use]
pub fn hints(path: &[Pick]) -> Hints {
    let lines = LINES.map(|(key, line)| (key, Say::new(line)));
    Hints { notes: if path.is_empty() { lines.to_vec() } else { Vec::new() }, picture: true }
}
