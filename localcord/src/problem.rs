//! What is wrong with a request: the checks find it, refusals carry it, the log remembers it.

use serde::Serialize;

/// Something that is wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// Where, for example `/embeds/0/title`; empty for the whole.
    pub path: String,
    /// What, in one sentence.
    pub message: String,
}

impl Problem {
    /// A problem at a place.
    pub(crate) fn new(path: &str, message: &str) -> Self {
        Self { path: path.to_owned(), message: message.to_owned() }
    }
}
