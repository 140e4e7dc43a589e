//! The spaces on the table, in table orientation: x to the right, y down (LAW-3.1).

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Grid;
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

/// All spaces, rows from the top and columns from the left; the bounding box begins at (0, 0).
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Ground {
    /// Shared, so that a copied position costs no list: they change only when a piece is laid.
    spaces: Arc<[Space]>,
    /// Which way is north.
    pub north: North,
    /// The grid, made when first needed. It follows from the rest.
    #[serde(skip)]
    grid: std::sync::OnceLock<Arc<Grid>>,
}

impl PartialEq for Ground {
    fn eq(&self, other: &Self) -> bool {
        self.spaces == other.spaces && self.north == other.north
    }
}

impl Eq for Ground {}

impl Ground {
    /// The ground of these spaces; coordinates may be anywhere and are moved to the origin.
    #[must_use]
    pub fn new(spaces: impl IntoIterator<Item = ((i16, i16), u8, Option<Special>)>, north: North) -> Self {
        let mut all: Vec<_> = spaces.into_iter().collect();
        let left = all.iter().map(|((x, _), _, _)| *x).min().unwrap_or(0);
        let top = all.iter().map(|((_, y), _, _)| *y).min().unwrap_or(0);
        all.sort_by_key(|((x, y), _, _)| (*y, *x));
        let near = |at: i16, from: i16| u8::try_from(at - from).unwrap_or(u8::MAX);
        let spaces = all
            .into_iter()
            .map(|((x, y), piece, special)| Space { x: near(x, left), y: near(y, top), piece, special })
            .collect();
        Self { spaces, north, grid: std::sync::OnceLock::new() }
    }

    /// The spaces in order.
    #[must_use]
    pub fn spaces(&self) -> &[Space] {
        &self.spaces
    }

    /// How many spaces there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.spaces.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.spaces.is_empty()
    }

    /// The space with these table coordinates.
    #[must_use]
    pub fn at(&self, x: i16, y: i16) -> Option<usize> {
        let (x, y) = (u8::try_from(x).ok()?, u8::try_from(y).ok()?);
        self.spaces.binary_search_by_key(&(y, x), |space| (space.y, space.x)).ok()
    }

    /// Columns and rows of the bounding box.
    #[must_use]
    pub fn size(&self) -> (u8, u8) {
        let most = |of: fn(&Space) -> u8| self.spaces.iter().map(|space| of(space).saturating_add(1)).max();
        (most(|space| space.x).unwrap_or(0), most(|space| space.y).unwrap_or(0))
    }

    /// Turns the board (LAW-3.12). The spaces keep their places in the list.
    pub fn turn(&mut self, north: North) {
        if self.north != north {
            self.north = north;
            self.grid = std::sync::OnceLock::new();
        }
    }

    /// The grid that a battle sees.
    #[must_use]
    pub fn grid(&self) -> &Arc<Grid> {
        self.grid.get_or_init(|| Arc::new(Grid::new(self)))
    }
}
