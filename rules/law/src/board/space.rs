//! A space on the table, which way is north, and how far spaces reach (LAW-3.1, 3.12).

use serde::{Deserialize, Serialize};

use crate::cards::Special;

/// Stands for "of no piece", on boards that a position draws freely.
pub const NO_PIECE: u8 = u8::MAX;

/// Which short side of the table is north (LAW-3.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum North {
    /// North is where y is small.
    #[default]
    Up,
    /// North is where y is great: both axes are turned (LAW-3.13).
    Down,
}

impl North {
    /// The word in notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
        }
    }
}

/// One space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Space {
    /// Column on the table.
    pub x: u8,
    /// Row on the table.
    pub y: u8,
    /// The piece it belongs to, by place in the pool, or [`NO_PIECE`].
    pub piece: u8,
    /// What is special about it.
    pub special: Option<Special>,
}

/// Columns and rows of the bounding box of spaces that begin at the origin.
pub(super) fn bounds(spaces: &[Space]) -> (u8, u8) {
    let most = |of: fn(&Space) -> u8| spaces.iter().map(|space| of(space).saturating_add(1)).max();
    (most(|space| space.x).unwrap_or(0), most(|space| space.y).unwrap_or(0))
}
