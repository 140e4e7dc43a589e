//! The spaces on the table, in table orientation: x to the right, y down (LAW-3.1).

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Grid, North, Space, space::bounds};
use crate::cards::Special;

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
        bounds(&self.spaces)
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
        self.grid.get_or_init(|| Arc::new(Grid::new(&self.spaces, self.north)))
    }
}
