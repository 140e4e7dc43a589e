//! Board pieces: six spaces, a plain side and one with two special spaces (2.6, LAW-3.4, 3.9).

use serde::{Deserialize, Serialize};

use super::{Ability, Dominion};
use skald_vocabulary::interface::Key;

/// How many spaces a piece has (LAW-3.1).
pub const SPACES: usize = 6;

/// What is special about a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Special {
    /// Terrain: +1 to all stats of a card of the dominion, -1 to those of any other (LAW-3.15).
    Dominion(Dominion),
    /// The card on it has this ability besides its own (LAW-3.14).
    Ability(Ability),
}

/// Which side of a piece lies face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The plain side.
    Alpha,
    /// The side with two special spaces; its outline is the mirror image.
    Omega,
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Alpha, Self::Omega];

    /// The word in notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Alpha => "alpha",
            Self::Omega => "omega",
        }
    }
}

/// A board piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its letter.
    pub key: Key,
    /// The spaces of the Alpha side at rotation 0, in reading order.
    pub alpha: [(u8, u8); SPACES],
    /// The special spaces of the Omega side at rotation 0.
    pub specials: [((u8, u8), Special); 2],
    /// Columns and rows of the bounding box.
    pub size: (u8, u8),
}

/// A piece as it is laid: side and rotation chosen, the bounding box at the origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Spaces in reading order, each with what is special about it.
    pub spaces: Vec<((u8, u8), Option<Special>)>,
    /// Columns and rows.
    pub size: (u8, u8),
}

impl Piece {
    /// One of the four ways to lay it (LAW-3.9).
    #[must_use]
    pub fn form(&self, side: Side, half_turn: bool) -> Form {
        let (width, height) = self.size;
        let turn = |(x, y): (u8, u8)| {
            if half_turn { (width.saturating_sub(1 + x), height.saturating_sub(1 + y)) } else { (x, y) }
        };
        let mut spaces: Vec<((u8, u8), Option<Special>)> = match side {
            Side::Alpha => self.alpha.iter().map(|at| (turn(*at), None)).collect(),
            Side::Omega => self
                .alpha
                .iter()
                .map(|(x, y)| {
                    let mirrored = (width.saturating_sub(1 + x), *y);
                    let special = self.specials.iter().find(|(at, _)| *at == mirrored);
                    (turn(mirrored), special.map(|(_, special)| *special))
                })
                .collect(),
        };
        spaces.sort_by_key(|((x, y), _)| (*y, *x));
        Form { spaces, size: self.size }
    }
}
