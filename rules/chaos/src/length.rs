//! How long a game takes, as measured over random playouts of starters at every size of table. The days are the medians of games of
//! players with simple habits, who look in once and three times a day.

use super::options::Terms;
use skald_vocabulary::interface::{Days, Length};

/// How many cycles a usual game with full totals has.
const CYCLES: u32 = 16;

/// The part of a usual game that is left when the storm blows from the first cycle on, in per cent.
const STORM: u32 = 73;

/// What people are told before they join.
#[must_use]
pub fn length(terms: &Terms, seats: u8) -> Length {
    let seats = u32::from(seats);
    // Lower totals shorten a game almost as much as they are lower; the rest is the time in which everybody arms.
    let totals = (u32::from(terms.percent) + 10) * 100 / 110;
    let cycles = (CYCLES * u32::from(terms.percent) / 100).max(1);
    let calm = match terms.storm {
        0 => cycles,
        from => (from - 1).min(cycles),
    };
    let storm = STORM + (100 - STORM) * calm / cycles;
    let days = {
        let (once, thrice) = match seats {
            0..=2 => (11, 8),
            3 => (26, 13),
            4 => (32, 19),
            5 => (42, 23),
            6 => (51, 27),
            7 => (64, 32),
            _ => (68, 37),
        };
        // Whoever looks in often gains more by a shorter game: what takes days is waiting for the next look.
        let less = 100_u32.saturating_sub(terms.percent.into());
        let seldom = (100 - less * 2 / 5) * (100 - (100 - storm) / 3);
        let often = (100 - less * 3 / 4) * storm;
        Days { once: (once * seldom).div_ceil(10_000), thrice: (thrice * often).div_ceil(10_000) }
    };
    let part = |whole: u32| (whole * totals * storm).div_ceil(10_000);
    Length {
        games: 1,
        answers: part(30 + seats),
        answers_long: part(46),
        turns: part((17 * seats).saturating_sub(8)),
        waits: part((20 * seats).saturating_sub(10)),
        waits_long: part(25 * seats + 2),
        visits: None,
        days: Some(days),
    }
}
