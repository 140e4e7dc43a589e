//! Sizes: type and space, in pixels of a picture 960 wide. How large that arrives is told in `layout`.

/// Side of a square picture.
pub const SIDE: u16 = 960;

/// Names.
pub const NAME: f32 = 21.0;
/// Names where there is little room: 7 pixels when shown.
pub const NAME_LEAST: f32 = 20.25;
/// Names where there is room.
pub const NAME_LARGE: f32 = 27.0;
/// Labels beside numbers.
pub const LABEL: f32 = 20.25;
/// Text to be read without opening the picture, the least: 10 pixels when shown.
pub const PROSE_LEAST: f32 = 29.0;
/// Names in pictures that are for the smallest phones as well: 7 pixels there.
pub const NAME_EVERYWHERE: f32 = 23.7;
/// Sentences in such pictures: 10 pixels there.
pub const PROSE_EVERYWHERE: f32 = 33.9;
/// Numbers that decide, the least: 11 pixels high when shown.
pub const DECIDING: f32 = 44.5;
/// Totals, the least: 14 pixels high when shown.
pub const TOTAL: f32 = 57.0;
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
