//! What the choices of a question do that are no cards, monsters or players, a line each: for those who do not know the words of
//! the rules yet.

use skald_vocabulary::interface::{Key, Say};

/// What each word of a move does.
const LINES: [(Key, &str); 14] = [
    (Key::of("attack"), "lost-line-attack"),
    (Key::of("slay"), "lost-line-slay"),
    (Key::of("use"), "lost-line-use"),
    (Key::of("defend"), "lost-line-defend"),
    (Key::of("fall"), "lost-line-fall"),
    (Key::of("life"), "lost-line-life"),
    (Key::of("mana"), "lost-line-mana"),
    (Key::of("gold"), "lost-line-gold"),
    (Key::of("with"), "lost-line-with"),
    (Key::of("tap"), "lost-line-tap"),
    (Key::of("again"), "lost-line-again"),
    (Key::of("unarmed"), "lost-line-unarmed"),
    (Key::of("copy"), "lost-line-copy"),
    (Key::of("then"), "lost-line-then"),
];

/// The line of a choice, by its key. In the attack, mana is what is spent; as a reward, it is what is gained.
#[must_use]
pub fn line(key: Key, reward: bool) -> Option<Say> {
    if key == Key::of("mana") && !reward {
        return Some(Say::new("lost-line-spend"));
    }
    LINES.iter().find(|(known, _)| *known == key).map(|(_, line)| Say::new(line))
}
