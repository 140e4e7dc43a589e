//! How long a game takes, as people are told who think about joining.
//!
//! Measured over 200 random playouts between ready-made decks in which all use all of their time and nobody has orders: the test
//! `lengths` measures anew and holds these numbers. The days are the medians of nine duels, and of five games of three and four,
//! of players who look one move ahead, with the orders that everybody has from the start, and look in once and three times a day.

use skald_vocabulary::interface::{Days, Length};

/// How long a game of so many players takes.
#[must_use]
pub const fn length(players: u8) -> Length {
    let (answers, answers_long, turns, waits, waits_long) = match players {
        2 => (173, 286, 44, 65, 98),
        3 => (235, 372, 75, 115, 174),
        _ => (276, 469, 104, 177, 269),
    };
    let (once, thrice) = match players {
        2 => (18, 10),
        3 => (60, 20),
        _ => (72, 45),
    };
    let days = Some(Days { once, thrice });
    Length { games: 1, answers, answers_long, turns, waits, waits_long, visits: None, days }
}
