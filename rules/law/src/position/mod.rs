//! Position notation (TOML): every field optional, printed in every waiting state, read back to the same position.
//!
//! The board is drawn: `board = ["a.thor .. --", ".. b~garm .."]` has two rows; `..` is open, `--` a gap, `a.thor` a card of
//! seat a, `b~garm` a face-down one. `cards` brings characters of a position's own: `t = "norse earth 1 4/4/4/4 traitor"`.

mod given;
mod known;
mod print;
mod read;
mod schema;
mod words;

pub use self::{print::print, read::read};
