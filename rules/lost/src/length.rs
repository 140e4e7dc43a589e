//! How long a game takes, as people are told who think about joining: reckoned from the order of play, not yet measured by playouts.

use skald_vocabulary::interface::Length;

/// How long a game of so many players takes.
pub fn length(players: u8) -> Length {
    let more = u32::from(players.saturating_sub(3));
    Length {
        answers: 70 - 4 * more,
        answers_long: 90 - 4 * more,
        turns: 20 - 2 * more,
        waits: 80 + 10 * more,
        waits_long: 105 + 15 * more,
    }
}
