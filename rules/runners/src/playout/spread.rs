//! How a count spreads over many games.

use serde::Serialize;

/// A count over many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Spread {
    /// The median: half of the games had no more.
    pub median: u32,
    /// Nine of ten games had no more.
    pub p90: u32,
}

impl Spread {
    /// The spread of these counts; zeros when there is none.
    #[must_use]
    pub fn of(mut counts: Vec<u32>) -> Self {
        counts.sort_unstable();
        let at = |tenths: usize| {
            let place = (counts.len() * tenths).div_ceil(10).saturating_sub(1);
            counts.get(place).copied().unwrap_or(0)
        };
        Self { median: at(5), p90: at(9) }
    }
}
