//! What is not asked while a move is put together: questions with one possible answer.
//!
//! What does not belong here: answers that everybody can see to be the only ones, which are given without asking at all (`play`).

use skald_rules::interface::{Choices, Pick};

use crate::host::{drafts::menus::path_of, refused::HostError, table::live::Live};
use crate::store::DraftRow;

impl Live {
    /// Of a move that is put together, the only choice where there is but one and the move is not whole without it.
    pub(in crate::host) fn only_choice(&self, draft: &DraftRow) -> Result<Option<Pick>, HostError> {
        if draft.decision.is_none() {
            return Ok(None);
        }
        let step = self.step_of(draft)?;
        Ok(match step.menu.map(|menu| menu.pick) {
            Some(Choices::One(of)) if step.whole.is_none() => match of.as_slice() {
                [only] => Some(Pick::one(only.key)),
                _ => None,
            },
            _ => None,
        })
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
