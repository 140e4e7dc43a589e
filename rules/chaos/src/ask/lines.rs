//! What the first choices of a question do, a line each: for those who do not know the words of the rules yet.

use crate::moves::Verb;
use skald_vocabulary::interface::{Key, Say};

/// What each first word of a move does.
const LINES: [(Verb, &str); 13] = [
    (Verb::Attack, "chaos-line-attack"),
    (Verb::Play, "chaos-line-play"),
    (Verb::Lay, "chaos-line-lay"),
    (Verb::Ability, "chaos-line-ability"),
    (Verb::Cycle, "chaos-line-cycle"),
    (Verb::Inspire, "chaos-line-inspire"),
    (Verb::End, "chaos-line-end"),
    (Verb::Pass, "chaos-line-pass"),
    (Verb::Answer, "chaos-line-answer"),
    (Verb::Take, "chaos-line-take"),
    (Verb::Nothing, "chaos-line-nothing"),
    (Verb::Buy, "chaos-line-buy"),
    (Verb::Counter, "chaos-line-counter"),
];

/// The lines, by the keys of their choices.
#[must_use]
pub fn lines() -> Vec<(Key, Say)> {
    LINES.map(|(verb, line)| (verb.key(), Say::new(line))).to_vec()
}
