//! How long a game takes, as people are told who think about joining.
//!
//! Measured over 800 playouts and more of every size of table, by players with the habits of the game (`skald playout lost --player
//! simple`), in which all always use all of their time and nobody prepares anything; at random a seat gives a sixth fewer answers,
//! for its hero falls sooner. The rounds of fight are those of all three levels together. The visits are the medians of a dozen games in which everybody looks in once a
//! day at an hour of the own. The tests `days` and `lengths` print such numbers anew and hold them.

use skald_vocabulary::interface::{Days, Length, Visits};

/// How long a game of so many players takes.
pub fn length(players: u8) -> Length {
    let more = u32::from(players.saturating_sub(3));
    let (answering, preparing, ordering, thrice) = match more {
        0 => (42, 35, 4, 14),
        1 => (53, 44, 5, 18),
        _ => (65, 45, 5, 23),
    };
    Length {
        games: 1,
        answers: 54,
        answers_long: 58,
        turns: 21 + 2 * more,
        waits: 70 + 18 * more,
        waits_long: 76 + 20 * more,
        visits: Some(Visits { answering, preparing, ordering }),
        days: Some(Days { once: answering, thrice }),
    }
}
