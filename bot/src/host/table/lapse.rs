//! What is done for a seat when its time runs out: the one answer to that, for those who are told of it beforehand and for the
//! clock.

use skald_rules::interface::{Decision, DecisionId, Duty, Key, Seat};

use crate::host::{
    refused::{HostError, broken},
    table::live::{Live, Playing},
};

/// What becomes of one decision when the time of its seat runs out.
pub(in crate::host) struct Lapse {
    pub decision: Decision,
    /// The answer, in the game's notation.
    pub with: String,
    /// Whether the owner has given it, and it waits for its moment; else it is the declared default.
    pub given: bool,
}

impl Live {
    /// What becomes of the decisions that a seat owes in a span, in the order in which they are dealt with, as things are in the middle of a
    /// change. What comes of one may change those after it.
    pub(in crate::host) fn lapses(
        &self,
        seat: Seat,
        span: Key,
    ) -> Result<impl Iterator<Item = Result<Lapse, HostError>> + '_, HostError> {
        self.lapses_by(seat, span, move |playing, at| playing.default_of(seat, at))
    }

    /// The same between two changes of the table, as it is told beforehand: nothing is worked out that stands with the hand already.
    pub(in crate::host) fn lapses_ahead(
        &self,
        seat: Seat,
        span: Key,
    ) -> Result<impl Iterator<Item = Result<Lapse, HostError>> + '_, HostError> {
        self.lapses_by(seat, span, move |playing, at| playing.idle(seat, at).map(ToOwned::to_owned))
    }

    fn lapses_by<'l>(
        &'l self,
        seat: Seat,
        span: Key,
        default_of: impl Fn(&Playing, DecisionId) -> Option<String> + 'l,
    ) -> Result<impl Iterator<Item = Result<Lapse, HostError>> + 'l, HostError> {
        let playing = self.playing()?;
        let owed = move |decision: &Decision| decision.duty == Duty::Owed && decision.clock.span == span;
        Ok(playing.table.open(seat).into_iter().filter(owed).map(move |decision| {
            let id = decision.id;
            if let Some(held) = self.held_answer(seat, id.0.as_str()) {
                return Ok(Lapse { with: held.text.clone(), given: true, decision });
            }
            let with = default_of(playing, id);
            let with = with.ok_or_else(|| broken(self.row.id, &format!("decision {id} has no default")))?;
            Ok(Lapse { decision, with, given: false })
        }))
    }
}
