//! How large lines are: as large as people need who do not open the picture, or smaller where that shows more of very many.

use crate::layout::Kind;
use crate::look::scale;

/// The size of the lines of a picture.
#[derive(Clone, Copy)]
pub(super) struct Size {
    /// Height of a line.
    pub line: f32,
    /// Size of what somebody has come to: games won, places, points.
    pub number: f32,
    /// What such a number is.
    pub kind: Kind,
    /// Size of names.
    pub name: f32,
    /// Size of what stands beside them in small print.
    pub beside: f32,
}

impl Size {
    /// What can be read at once.
    pub(super) const LARGE: Self =
        Self { line: 46.0, number: scale::DECIDING, kind: Kind::Deciding, name: 29.0, beside: 25.0 };
    /// For many, in one picture.
    pub(super) const DENSE: Self =
        Self { line: 34.0, number: 32.5, kind: Kind::Dense, name: 25.0, beside: scale::NAME };
}
