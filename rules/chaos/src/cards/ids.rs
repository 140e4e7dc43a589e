//! What cards and Warriors are called inside: their places in the pool.

use serde::{Deserialize, Serialize};

/// A card of the pool; copies of the same card are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u16);

/// A Warrior of the pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hero(pub u8);
