//! How long a game takes, as people are told who think about joining.
//!
//! Measured over 400 random playouts of every size of table, in which all always use all of their time and nobody prepares
//! anything; a dozen games of players who look one move ahead differ by about a tenth. The rounds of fight are those of all
//! three levels together, over twenty playouts. Four people who look in once a day, each at an hour of the own, needed 55
//! days for a usual game (the median of twelve) when they only answered, 45 when they also prepared the attack of their next
//! turn, and 5 with standing orders for everything: the tests `days` and `lengths` print such numbers anew and hold them.

use skald_vocabulary::interface::Length;

/// How long a game of so many players takes.
pub fn length(players: u8) -> Length {
    let more = u32::from(players.saturating_sub(3));
    Length { answers: 45, answers_long: 51, turns: 20, waits: 61 + 15 * more, waits_long: 72 + 16 * more }
}
