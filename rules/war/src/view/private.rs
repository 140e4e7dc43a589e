//! Of a player's view what the private picture shows.

use serde::Serialize;

use super::types::{OwnView, SeatView, Stage, View};
use skald_vocabulary::interface::Seat;

/// What the private picture of a player shows: what that player alone knows and how they stand; while they are asked, and
/// once the game is over, the table as well.
#[derive(Serialize)]
pub(crate) struct Part<'v> {
    own: &'v [OwnView],
    me: Option<&'v SeatView>,
    table: Option<&'v View>,
}

impl View {
    /// Whether the table asks this seat.
    #[must_use]
    pub fn asks(&self, seat: Seat) -> bool {
        match &self.stage {
            Stage::Asking => self.question.as_ref().is_some_and(|question| question.seat == seat),
            Stage::Looking { seat: who, .. } => *who == seat,
            Stage::Drawing(seats) => seats.contains(&seat),
            Stage::Between | Stage::Over => false,
        }
    }

    /// What a player alone knows, how they stand, whether the table asks them, and whether it is over.
    pub(crate) fn own_part(&self) -> impl Serialize {
        let seat = self.own.first().map(|own| own.seat);
        let me = self.seats.iter().find(|of| Some(of.seat) == seat);
        (&self.own, me, seat.is_some_and(|seat| self.asks(seat)), self.ended.is_some())
    }

    pub(crate) fn private_part(&self) -> Part<'_> {
        let seat = self.own.first().map(|own| own.seat);
        let concerned = self.ended.is_some() || seat.is_none_or(|seat| self.asks(seat));
        Part {
            own: &self.own,
            me: self.seats.iter().find(|of| Some(of.seat) == seat),
            table: concerned.then_some(self),
        }
    }
}
