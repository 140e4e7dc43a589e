//! The emoji of the application.

use axum::body::Bytes;

/// An emoji.
#[derive(Clone, Debug)]
pub(crate) struct Emoji {
    pub name: String,
    /// Its PNG.
    pub bytes: Bytes,
}
