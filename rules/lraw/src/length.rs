//! How long a game takes, as people are told who think about joining.
//!
//! Measured over 60 random playouts between ready-made decks in which all use all of their time and nobody has orders: the
//! test `lengths` measures anew and holds these numbers. The days are the medians of duels of players who look one move ahead, with the
//! orders that everybody has from the start, and look in once and three times a day.

use skald_vocabulary::interface::{Days, Length};

/// How long a duel takes.
#[must_use]
pub const fn length() -> Length {
    Length {
        answers: 171,
        answers_long: 296,
        turns: 43,
        waits: 66,
        waits_long: 94,
        visits: None,
        days: Some(Days { once: 18, thrice: 10 }),
    }
}
