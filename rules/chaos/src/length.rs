//! How long a game takes, as measured over random playouts of starters at every size of table.

use super::options::Terms;
use skald_vocabulary::interface::Length;

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
    let part = |whole: u32| (whole * totals * storm).div_ceil(10_000);
    Length {
        answers: part(30 + seats),
        answers_long: part(46),
        turns: part((17 * seats).saturating_sub(8)),
        waits: part((20 * seats).saturating_sub(10)),
        waits_long: part(25 * seats + 2),
        visits: None,
        days: None,
    }
}
