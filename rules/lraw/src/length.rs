//! How long a game takes, as people are told who think about joining.

use skald_vocabulary::interface::Length;

/// How long a duel takes.
#[must_use]
pub const fn length() -> Length {
    Length { answers: 60, answers_long: 120, turns: 12, waits: 60, waits_long: 120, visits: None }
}
