//! Every limit that Discord sets (documentation of August 2026), and the cutting of texts to them.
//!
//! Numbers live here and nowhere else. What builds a message ([`super::answer`]) or a command
//! ([`super::commands`]) asks this module; tests walk the largest legal things.

use unicode_segmentation::UnicodeSegmentation;

/// Time until the first answer to an interaction, after which its token is void, in milliseconds.
pub const FIRST_ANSWER_MS: u64 = 3_000;
/// How long an interaction's token is good for edits and further messages, in seconds.
pub const TOKEN_SECONDS: u64 = 15 * 60;

/// Choices of one autocomplete answer.
pub const SUGGESTIONS: usize = 25;
/// Name of a suggestion.
pub const SUGGESTION_NAME: usize = 100;
/// Value of a suggestion.
pub const SUGGESTION_VALUE: usize = 100;

/// Title of a form.
pub const FORM_TITLE: usize = 45;
/// Fields of a form.
pub const FORM_FIELDS: usize = 5;
/// Label of a form's field.
pub const FIELD_LABEL: usize = 45;
/// Placeholder of a form's field.
pub const FIELD_PLACEHOLDER: usize = 100;
/// Text of a form's field.
pub const FIELD_TEXT: usize = 4_000;

/// Text of a message. Discord's machine-readable description says 4000, its documentation 2000.
pub const CONTENT: usize = 2_000;
/// Embeds of a message.
pub const EMBEDS: usize = 10;
/// Title of an embed.
pub const EMBED_TITLE: usize = 256;
/// Text of an embed.
pub const EMBED_TEXT: usize = 4_096;
/// Fields of an embed.
pub const EMBED_FIELDS: usize = 25;
/// Name of an embed's field.
pub const EMBED_FIELD_NAME: usize = 256;
/// Text of an embed's field.
pub const EMBED_FIELD_TEXT: usize = 1_024;
/// Last line of an embed.
pub const EMBED_FOOTER: usize = 2_048;
/// Characters of all embeds of a message together.
pub const EMBED_SUM: usize = 6_000;

/// Bytes of a request.
pub const REQUEST_BYTES: usize = 25 * 1024 * 1024;
/// Bytes of a file.
pub const FILE_BYTES: usize = 10 * 1024 * 1024;
/// The most pictures below the first of a message: with their rows they stay far below the components that a message may have.
pub const GALLERIES: usize = 5;
/// Files of a message as Discord counts them.
pub const FILES: usize = 10;
/// Files of a message that this bot sends: the client library gives every file of a raw request the same part name.
pub const FILES_SENT: usize = 1;
/// Description of a picture for those who do not see it.
pub const ALT: usize = 1_024;

/// Rows of a message.
pub const ROWS: usize = 5;
/// Buttons of a row.
pub const BUTTONS: usize = 5;
/// Label of a button.
pub const BUTTON_LABEL: usize = 80;
/// Label of a button that a phone shows whole.
pub const BUTTON_LABEL_PHONE: usize = 34;
/// Address of a button that is a link.
pub const BUTTON_LINK: usize = 512;
/// Options of a menu.
pub const OPTIONS: usize = 25;
/// Label, value and description of a menu's option.
pub const OPTION_TEXT: usize = 100;
/// Placeholder of a menu.
pub const MENU_PLACEHOLDER: usize = 150;
/// The id that a press brings back.
pub const CUSTOM_ID: usize = 100;

/// The word by which a message that is sent twice is known, in characters.
pub const NONCE: usize = 25;

/// Name of a command or of its option.
pub const COMMAND_NAME: usize = 32;
/// Description of a command or of its option.
pub const COMMAND_ABOUT: usize = 100;
/// Options of a command.
pub const COMMAND_OPTIONS: usize = 25;
/// Choices of a command's option.
pub const COMMAND_CHOICES: usize = 25;
/// All names, descriptions and choices of one command together.
pub const COMMAND_SUM: usize = 8_000;
/// Commands of an application.
pub const COMMANDS: usize = 100;

/// Name of a thread.
pub const THREAD_NAME: usize = 100;
/// After how many quiet minutes a thread may be put away: the longest of the four that Discord allows.
pub const THREAD_ARCHIVE_MINUTES: u16 = 10_080;
/// The same for the thread of a finished game.
pub const THREAD_REST_MINUTES: u16 = 1_440;

/// Requests a second, for all that is no answer to an interaction.
pub const REQUESTS_A_SECOND: u32 = 50;
/// Answers of 401, 403 and 429 in ten minutes after which Discord locks the address out.
pub const INVALID_IN_TEN_MINUTES: u32 = 10_000;
/// New gateway sessions in a day, after which Discord resets the token.
pub const SESSIONS_A_DAY: u32 = 1_000;

/// How long a text is, counted so that neither way of counting (characters or UTF-16 units) finds more.
#[must_use]
pub fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// `text`, cut to at most `most` units at the border of a visible character, ending in an ellipsis if cut.
#[must_use]
pub fn clip(text: &str, most: usize) -> String {
    if length(text) <= most {
        return text.to_owned();
    }
    let room = most.saturating_sub(1);
    let mut cut = String::new();
    let mut used = 0;
    for cluster in text.graphemes(true) {
        let next = used + length(cluster);
        if next > room {
            break;
        }
        cut.push_str(cluster);
        used = next;
    }
    let mut cut = cut.trim_end().to_owned();
    if most > 0 {
        cut.push('…');
    }
    cut
}

/// `text` in pages of at most `most` units, turned at line ends where possible. At least one page.
#[must_use]
pub fn pages(text: &str, most: usize) -> Vec<String> {
    let mut pages = Vec::new();
    let mut page = String::new();
    for line in text.lines().flat_map(|line| folded(line, most)) {
        let gap = usize::from(!page.is_empty());
        if !page.is_empty() && length(&page) + gap + length(&line) > most {
            pages.push(std::mem::take(&mut page));
        }
        if !page.is_empty() {
            page.push('\n');
        }
        page.push_str(&line);
    }
    if !page.is_empty() || pages.is_empty() {
        pages.push(page);
    }
    pages
}

/// A line in pieces that fit a page each; almost always one.
fn folded(line: &str, most: usize) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut piece = String::new();
    for cluster in line.graphemes(true) {
        if length(&piece) + length(cluster) > most && !piece.is_empty() {
            pieces.push(std::mem::take(&mut piece));
        }
        piece.push_str(cluster);
    }
    pieces.push(piece);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_fits_stays_as_it_is() {
        assert_eq!(clip("Cinderfang", 10), "Cinderfang");
    }

    #[test]
    fn a_text_is_cut_between_visible_characters_and_ends_in_an_ellipsis() {
        assert_eq!(clip("Cinderfang", 7), "Cinder…");
        let family = "👨‍👩‍👧‍👦👨‍👩‍👧‍👦";
        assert_eq!(clip(family, 14), "👨‍👩‍👧‍👦…");
        assert_eq!(clip(family, 11), "…");
        assert_eq!(clip("any", 0), "");
    }

    #[test]
    fn pages_turn_at_line_ends_and_lose_nothing() {
        let text = (0..300).map(|n| format!("line {n}")).collect::<Vec<_>>().join("\n");
        let pages = pages(&text, 200);
        assert!(pages.iter().all(|page| length(page) <= 200));
        assert_eq!(pages.join("\n"), text);
    }

    #[test]
    fn a_line_longer_than_a_page_is_folded() {
        assert_eq!(pages("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(pages("", 3), [""]);
    }
}
