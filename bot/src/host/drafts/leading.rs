//! What is not asked while a move is put together: questions with one possible answer, and the end of a turn after a move.
//!
//! What does not belong here: answers that everybody can see to be the only ones, which are given without asking at all (`play`).

use skald_rules::{
    interface::{Choices, DecisionId, Duty, Pick, Release, Seat},
    orders::Line,
};

use crate::host::{drafts::menus::path_of, refused::HostError, table::live::Live};
use crate::store::{DraftRow, OrderRow};

/// The word by which whoever is on turn ends it, in every game in which turns are ended.
const END: &str = "end";

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

    /// The line by which a turn ends after a move, where it can be ended in the question that the move answers; `None` where it
    /// cannot, where the move ends it, and where another line is under way.
    pub(in crate::host) fn end_after(&self, seat: Seat, at: DecisionId, with: &str) -> Option<Line> {
        let table = &*self.playing.as_ref()?.table;
        let lines = |order: &&OrderRow| order.seat == seat.0 && order.slot == Line::SLOT.as_str();
        let decision = table.open(seat).into_iter().find(|decision| decision.id == at)?;
        let asked = decision.duty == Duty::Owed && decision.release == Release::AtOnce;
        let ends = table.ask(at, &Pick::path(END)).ok()?.whole?;
        (asked && ends != with && !self.orders.iter().any(|order| lines(&order)))
            .then(|| Line::within(&decision, &ends))
    }
}
