//! Tables before and around the game: opened, joined, dealt, left, and opened once more for a rematch.

pub(in crate::host) mod conceding;
mod gone;
pub(in crate::host) mod joining;
pub(in crate::host) mod kits;
pub(in crate::host) mod leaving;
pub(in crate::host) mod opening;
pub(in crate::host) mod settling;
pub(in crate::host) mod start;
pub(in crate::host) mod vacating;
pub(in crate::host) mod whence;
