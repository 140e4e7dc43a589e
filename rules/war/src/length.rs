//! How long a game takes, as measured over random playouts (2.4). The days are the medians of games of players who
//! look one move ahead, and look in once and three times a day.

use super::{
    engine::Terms,
    options::{Deck, Pace},
};
use skald_vocabulary::interface::{Days, Length};

/// What people are told before they join.
#[must_use]
pub fn length(deck: Deck, terms: &Terms, seats: u8) -> Length {
    let seats = u32::from(seats.max(1));
    let whole = match deck {
        Deck::Grand => {
            Whole { turns: (700, 1_500), questions: (46, 110), waits: (34, 50), fewer: (3, 4), days: (7, 3) }
        }
        Deck::Skirmish | Deck::Pool => {
            Whole { turns: (190, 500), questions: (20, 50), waits: (18, 26), fewer: (2, 2), days: (4, 2) }
        }
    };
    let limit = if terms.turn_limit == 0 { u32::MAX } else { terms.turn_limit };
    let turns = (whole.turns.0.min(limit), whole.turns.1.min(limit));
    // Legends fall early: a game that is cut short has fewer questions only when well under half of it is left.
    let played = (turns.0.saturating_mul(5) / 2).min(whole.turns.0);
    let part = |of: u32| (of * played).div_ceil(whole.turns.0);
    let asked = (part(whole.questions.0) / seats + 1, part(whole.questions.1) / seats + 1);
    let waits = |of: u32, fewer: u32| of.saturating_sub(fewer * seats).max(1);
    match terms.pace {
        Pace::Auto => Length {
            games: 1,
            answers: asked.0,
            answers_long: asked.1,
            turns: turns.0,
            waits: part(waits(whole.waits.0, whole.fewer.0)),
            waits_long: part(waits(whole.waits.1, whole.fewer.1)),
            visits: None,
            days: Some(Days { once: part(whole.days.0), thrice: part(whole.days.1) }),
        },
        // Everybody presses before each turn, all at once, for as long as they are in: a quarter of a turn's time each.
        Pace::Ready => Length {
            games: 1,
            answers: asked.0 + turns.0 * 2 / seats,
            answers_long: asked.1 + turns.1 * 2 / seats,
            turns: turns.0,
            waits: turns.0 / 4 + part(waits(whole.waits.0, whole.fewer.0)),
            waits_long: turns.1 / 4 + part(waits(whole.waits.1, whole.fewer.1)),
            visits: None,
            // A turn waits for the last of them to look in, or for the end of their time: three tenths of a day among people who
            // look in once, a fifth among those who look in three times.
            days: Some(Days {
                once: part(whole.days.0) + turns.0 * 3 / 10,
                thrice: part(whole.days.1) + turns.0 / 5,
            }),
        },
    }
}

/// The figures of a deck: of a usual game, and of a long one (nine of ten are shorter).
struct Whole {
    turns: (u32, u32),
    questions: (u32, u32),
    waits: (u32, u32),
    /// So many fewer waits for each seat: the more play, the fewer Legends each holds.
    fewer: (u32, u32),
    /// How many days it takes people who look in once and three times a day.
    days: (u32, u32),
}
