//! What messages look like: the lobby, the board, a private hand, a menu of a draft, notices.
//!
//! Everything here turns what the host knows into an [`super::answer::Answer`]; nothing here changes anything.

use skald_render::Drawing;

use crate::invariant::Invariant;

mod board;
mod draft;
mod hand;
mod lobby;
mod notice;
mod time;

pub(super) use self::lobby::button;
pub use self::time::{game_words, limit_of, limit_words, shares_words, stamp};

/// The first page of what a picture shows, in words.
#[must_use]
pub fn first_words(drawing: &Drawing) -> &str {
    drawing.twin.first().map(String::as_str).or_broken("", "what is drawn can be told")
}
