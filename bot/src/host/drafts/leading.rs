//! What is not asked while a move is put together: questions with one possible answer.
//!
//! What does not belong here: answers that everybody can see to be the only ones, which are given without asking at all (`play`).

use skald_rules::{interface::Pick, table::only_choice};

use crate::host::{drafts::path::path_of, refused::HostError, table::live::Live};
use crate::store::DraftRow;

impl Live {
    /// Of a move that is put together, the only choice where there is but one and the move is not whole without it.
    pub(in crate::host) fn only_choice(&self, draft: &DraftRow) -> Result<Option<Pick>, HostError> {
        if draft.decision.is_none() {
            return Ok(None);
        }
        Ok(only_choice(&self.step_of(draft)?))
    }

    /// Goes on past questions that have one possible answer: they are not asked.
    pub(in crate::host) fn lead_on(&self, draft: &mut DraftRow) -> Result<(), HostError> {
        while let Some(only) = self.only_choice(draft)? {
            let mut path = path_of(draft);
            path.push(only);
            draft.path = Pick::line(&path);
        }
        Ok(())
    }
}
