//! How long a game takes, as people are told who think about joining.
//!
//! Measured over 60 random playouts (200 for three and for four) between ready-made decks in which all use all of their time
//! and nobody has orders: the test `lengths` measures anew and holds these numbers. The days are the medians of nine duels of players
//! who look one move ahead, with the orders that everybody has from the start, and look in once and three times a day.

use skald_vocabulary::interface::{Days, Length};

/// How long a game of so many players takes.
#[must_use]
pub const fn length(players: u8) -> Length {
    let (answers, answers_long, turns, waits, waits_long) = match players {
        2 => (171, 296, 43, 66, 94),
        3 => (245, 389, 81, 126, 190),
        _ => (285, 440, 102, 185, 270),
    };
    let days = if players == 2 { Some(Days { once: 28, thrice: 12 }) } else { None };
    Length { answers, answers_long, turns, waits, waits_long, visits: None, days }
}
