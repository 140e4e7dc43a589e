//! A match through the interface of all games.

mod habits;
mod papers;
mod rules;
mod sight;
mod speech;

use crate::series::{
    InSeries, Seating, Series, SeriesIllegal, SeriesState, progress::Illegal, seating::inner,
};
use skald_vocabulary::interface::{Decision, DecisionId, Misuse, Sight, Viewer};

impl<G: InSeries> Series<G> {
    fn refuse(state: &SeriesState<G::State>) -> impl Fn(G::Illegal) -> Illegal<G> + '_ {
        |illegal| SeriesIllegal::Game { seating: state.seating.clone(), illegal }
    }

    /// The game's own decision behind one of the match.
    fn within(number: u8, at: DecisionId) -> Result<DecisionId, Illegal<G>> {
        inner(number, at.0).map(DecisionId).ok_or_else(|| Misuse::Closed(at).into())
    }

    /// A decision of the match as the game knows it.
    fn own_decision(view: &<Self as Sight>::View, at: &Decision) -> Option<Decision> {
        let mut own = at.clone();
        own.id = Self::within(view.number, at.id).ok()?;
        own.clock = own.clock.respelled(|span| inner(view.number, span))?;
        own.seat = view.seating.place(at.seat);
        Some(own)
    }

    /// The viewer as the game knows it.
    fn eyes(seating: &Seating, who: Viewer) -> Viewer {
        match who {
            Viewer::Seat(seat) => Viewer::Seat(seating.place(seat)),
            other @ (Viewer::Spectator | Viewer::Everyone) => other,
        }
    }

    /// The game's own decision behind one of the match, while that game is being played.
    fn live(&self, state: &SeriesState<G::State>, at: DecisionId) -> Result<DecisionId, Illegal<G>> {
        if self.paused(state) { Err(Misuse::Closed(at).into()) } else { Self::within(state.number, at) }
    }
}
