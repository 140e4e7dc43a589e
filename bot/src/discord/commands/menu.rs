//! What stands in the menu of a message.

use skald_rules::words::Words;

use super::Command;

/// The command that shows the cards which a message names.
pub const SHOW_CARDS: &str = "Show cards";

/// That command.
pub(super) fn command(words: &Words) -> Command {
    let about = words.text("cmd-show-cards");
    Command { name: SHOW_CARDS, about, options: Vec::new(), managers: false, on_messages: true }
}
