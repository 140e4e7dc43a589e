//! Position notation: one TOML file, every field optional, read and printed in every waiting state.
//!
//! Cards are called by their words (`iron_fist`), seats by their letters. A position that was printed is whole.

mod clash;
mod notes;
mod print;
mod read;
mod reader;
mod words;

pub use self::{print::print, read::read};
