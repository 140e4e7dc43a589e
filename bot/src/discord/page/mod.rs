//! What messages look like: the lobby, the board, a private hand, a menu of a draft, notices.
//!
//! Everything here turns what the host knows into an [`super::answer::Answer`]; nothing here changes anything.

use skald_render::Drawing;

use crate::invariant::Invariant;

mod back;
mod board;
mod draft;
mod hand;
mod lobby;
mod notice;
mod options;
mod terms;
mod time;

pub(super) use self::draft::{is_short, noted};
pub use self::time::{days_words, game_words, limit_of, limit_words, on_day, shares_words};
pub(super) use self::{
    back::Chronicle,
    lobby::{button, committed, invitation_name},
    notice::Called,
};
pub use crate::host::stamp;

/// The address of a message, or of its channel, in a server or in private messages.
#[must_use]
pub fn address(guild: Option<u64>, channel: u64, message: Option<u64>) -> String {
    let guild = guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    let place = format!("https://discord.com/channels/{guild}/{channel}");
    message.map_or(place.clone(), |message| format!("{place}/{message}"))
}

/// The first page of what a picture shows, in words.
#[must_use]
pub fn first_words(drawing: &Drawing) -> &str {
    drawing.twin.first().map(String::as_str).or_broken("", "what is drawn can be told")
}
