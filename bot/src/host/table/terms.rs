//! What people agree to when they join a table.

use serde::{Deserialize, Serialize};

/// What people agree to when they join.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// How long a turn may take, in milliseconds; `None` is without a limit. When it has passed, the declared default
    /// is played.
    pub limit: Option<i64>,
}

impl Terms {
    /// The shortest limit: one minute.
    pub const LEAST: i64 = 60_000;
    /// The longest limit: 28 days.
    pub const MOST: i64 = 28 * 24 * 60 * 60_000;

    /// Whether a table may be opened with these terms.
    #[must_use]
    pub fn possible(&self) -> bool {
        self.limit.is_none_or(|limit| (Self::LEAST..=Self::MOST).contains(&limit))
    }
}

impl Default for Terms {
    /// A day for a turn.
    fn default() -> Self {
        Self { limit: Some(24 * 60 * 60_000) }
    }
}
