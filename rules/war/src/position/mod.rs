//! The position notation of War: TOML, every field optional, read and printed at every rest; `docs/scenarios.md`
//! describes it.
//!
//! A printed position is whole: reading it gives the same state. A written one may leave out almost everything: a seat
//! without a `deck` gets Warriors that are named nowhere, after its `next` cards, as many as `drawable` asks for or else
//! an equal share; what is left goes to the Box unseen.

mod fill;
mod print;
mod read;
mod words;

pub use self::{print::print, read::read};
