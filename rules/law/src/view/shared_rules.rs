//! What is fixed at a table, for functions of a view.

use std::{fmt, sync::Arc};

use crate::setup::Rules;

/// What is printed on cards and pieces and how the table was opened. It is the same for every viewer and at every moment,
/// tells nothing of the position, and so takes no part in comparisons and files.
#[derive(Clone)]
pub struct SharedRules(Arc<Rules>);

impl SharedRules {
    /// The table of these rules.
    #[must_use]
    pub const fn new(rules: Arc<Rules>) -> Self {
        Self(rules)
    }

    /// The rules of the table.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.0
    }
}

impl PartialEq for SharedRules {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for SharedRules {}

impl fmt::Debug for SharedRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SharedRules")
    }
}
