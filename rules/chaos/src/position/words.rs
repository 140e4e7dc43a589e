//! The words of a position for where a game rests, and how it ended.

use crate::state::{Rest, Why};

/// The word of a rest.
pub(super) const fn rest_word(rest: Rest) -> &'static str {
    match rest {
        Rest::Action => "action",
        Rest::Response => "response",
        Rest::Redirect => "redirect",
        Rest::Choice => "choice",
        Rest::Over => "over",
    }
}

/// The word of an end.
pub(super) const fn why_word(why: Why) -> &'static str {
    match why {
        Why::Last => "last",
        Why::Stalemate => "stalemate",
        Why::Agreed => "agreed",
        Why::Award => "award",
    }
}
