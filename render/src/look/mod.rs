//! The one look of all pictures: colours, surfaces, type scale, emblems.
//! What a particular game shows where is the game's own module's business.

pub mod color;
pub mod emblem;
pub mod palette;
pub mod scale;
