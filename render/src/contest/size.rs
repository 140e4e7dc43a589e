//! How large lines are: with room around them, or close together where that shows more of very many. What somebody has come to is of
//! one size in both, which can be read without opening the picture.

use crate::look::scale;

/// The size of the lines of a picture.
#[derive(Clone, Copy)]
pub(super) struct Size {
    /// Height of a line.
    pub line: f32,
    /// Size of names and of the places before them.
    pub name: f32,
    /// Size of what stands beside them in small print.
    pub beside: f32,
}

impl Size {
    /// Size of what somebody has come to: games won, places, points.
    pub(super) const NUMBER: f32 = scale::DECIDING;
    /// With room around them.
    pub(super) const LARGE: Self = Self { line: 46.0, name: 29.0, beside: 25.0 };
    /// For many, in one picture: no closer than such numbers stand one above the other.
    pub(super) const DENSE: Self = Self { line: 36.0, name: 25.0, beside: scale::NAME_EVERYWHERE };
}
