//! Banks: time that a player keeps beside the budgets.

use serde::{Deserialize, Serialize};

use skald_vocabulary::interface::Lengths;

/// How banks work at a table, in milliseconds. Without a bank all are 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bank {
    /// What each seat has at the beginning.
    pub first: i64,
    /// What a turn that was finished in time gives back.
    pub each: i64,
    /// The most that a bank holds.
    pub most: i64,
}

impl Bank {
    /// Whether there is any time to keep at such a table.
    #[must_use]
    pub const fn is_any(&self) -> bool {
        self.first > 0 || (self.each > 0 && self.most > 0)
    }
}

/// How much time there is at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// How long each class may take; `None` where nobody is hurried.
    pub lengths: Option<Lengths>,
    /// The banks.
    pub bank: Bank,
}

impl Limits {
    /// The lengths of a table without banks.
    #[must_use]
    pub const fn of(lengths: Lengths) -> Self {
        Self { lengths: Some(lengths), bank: Bank { first: 0, each: 0, most: 0 } }
    }
}
