//! Sizes: type and space, in pixels of a picture 960 wide (shown at 0.36 on phone and desktop alike).

/// Side of a square board picture.
pub const SIDE: u16 = 960;
/// The width at which most people see a picture.
pub const SHOWN: f32 = 350.0;

/// Names.
pub const NAME: f32 = 21.0;
/// Names where there is little room: 7 pixels when shown.
pub const NAME_LEAST: f32 = 19.25;
/// Names where there is room.
pub const NAME_LARGE: f32 = 27.0;
/// Labels beside numbers.
pub const LABEL: f32 = 20.0;
/// Text to be read without opening the picture.
pub const PROSE: f32 = 28.0;
/// Numbers that decide, the least: 11 pixels high when shown.
pub const DECIDING: f32 = 44.0;
/// Totals, the least: 14 pixels high when shown.
pub const TOTAL: f32 = 56.0;
/// Titles.
pub const TITLE: f32 = 38.0;

/// Space between things that belong together.
pub const GAP: f32 = 8.0;
/// Space between groups.
pub const WIDE: f32 = 14.0;
/// Space at the picture's edge.
pub const EDGE: f32 = 22.0;
/// Roundness of the picture's frame.
pub const ROUND: f32 = 18.0;
