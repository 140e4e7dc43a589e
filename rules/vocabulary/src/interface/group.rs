//! By what a report counts wins, and from what points come.

use std::ops::RangeInclusive;

use serde::Serialize;

use super::{Probability, Seat};

/// One thing about a seat by which a report counts its wins: where it sits, whom it leads, what it brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Group {
    /// What kind of thing, such as `warrior`. Every group of a kind has the same tolerance.
    pub kind: &'static str,
    /// Which of them, such as `jeni`.
    pub value: String,
    /// How far a share of wins may lie from an even share before a report flags it.
    pub tolerance: Probability,
    /// The shares of wins between which it lies by the game's specification at such a table, if that names any: often a
    /// single one.
    pub told: Option<RangeInclusive<Probability>>,
}

impl Group {
    /// How far the share of a seat may lie from an even share: 3 %. Nobody chooses a seat for its luck.
    pub const SEAT: Probability = Probability(300);

    /// The group of all who sit where `seat` sits.
    #[must_use]
    pub fn seat(seat: Seat) -> Self {
        Self { kind: "seat", value: seat.to_string(), tolerance: Self::SEAT, told: None }
    }
}

/// The points of a seat from one source, in a game that has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Points {
    /// The source, such as `gold`; every seat, or every one of whom it can be said, names it once.
    pub source: &'static str,
    /// How many.
    pub points: u32,
    /// How many the game's specification names as usual at such a table, if it names a number.
    pub told: Option<u32>,
}
