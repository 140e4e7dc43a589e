//! How long a game takes, as people are told who think about joining.
//!
//! Measured over 200 random playouts between ready-made decks in which all use all of their time
//! and nobody has orders: the test `lengths` measures anew and holds these numbers. The days are the medians of nine duels of players
//! who look one move ahead, with the orders that everybody has from the start, and look in once and three times a day.

use skald_vocabulary::interface::{Days, Length};

/// How long a game of so many players takes.
#[must_use]
pub const fn length(players: u8) -> Length {
    let (answers, answers_long, turns, waits, waits_long) = match players {
        2 => (173, 286, 44, 65, 98),
        3 => (235, 372, 75, 115, 174),
        _ => (276, 469, 104, 177, 269),
    };
    let days = if players == 2 { Some(Days { once: 18, thrice: 10 }) } else { None };
    Length { answers, answers_long, turns, waits, waits_long, visits: None, days }
}
