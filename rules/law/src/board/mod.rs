//! The board: spaces on the table, the grid that a battle sees of them, and where a piece may be laid (LAW-3).

mod grid;
mod ground;
mod lay;
mod space;

pub use self::{
    grid::{Dir, Grid, Label, MOST, NONE, Spots},
    ground::Ground,
    lay::{Fault, Position, judge, lay, positions, touched},
    space::{NO_PIECE, North, Space},
};
