//! How a game ended, and what is told on the way.

use serde::{Deserialize, Serialize};

use super::{Say, Seat};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Places, best first; seats in one group share the place. Teams share theirs. Empty: no result.
    pub places: Vec<Vec<Seat>>,
}

impl Outcome {
    /// The seats that share the first place; none when there is no result.
    #[must_use]
    pub fn winners(&self) -> &[Seat] {
        self.places.first().map_or(&[], Vec::as_slice)
    }
}

/// What brought a game to its end: reports count games by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// What the game is about was reached: nobody else is left, or all was played and counted.
    Goal,
    /// A limit of turns or rounds was reached before.
    Limit,
    /// Nothing happened any more.
    Standstill,
    /// The players agreed to end.
    Agreement,
    /// The others had left.
    Departure,
    /// The host ended it, or gave it to somebody.
    Host,
}

/// A fact as one viewer is told of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tale {
    /// The sentence.
    pub say: Say,
    /// How much it matters in a digest.
    pub weight: Weight,
}

/// How much a fact matters in a digest. Greater is weightier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Weight {
    /// Routine: told in full accounts only.
    Minor,
    /// A line of the digest.
    Notable,
    /// The line for which people open the picture.
    Headline,
}

/// A part of certainty, in hundredths of a per cent: 10 000 is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Probability(pub u16);

impl Probability {
    /// It will be so.
    pub const CERTAIN: Self = Self(10_000);
    /// As likely as not.
    pub const HALF: Self = Self(5_000);
}
