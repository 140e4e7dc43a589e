//! The room on a toy: a picnic whose moves have every kind of part.

mod notation;
mod toy;
mod walks;
