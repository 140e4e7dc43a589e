//! A match: what each viewer sees of it, and what follows from that alone.

use crate::series::{InSeries, Series, SeriesEvent, SeriesSeen, SeriesState, SeriesView};
use serde::Serialize;
use skald_vocabulary::{
    chance::Chance,
    interface::{DecisionId, Hints, Pick, Probability, Seat, Sight, Viewer},
};

impl<G: InSeries> Sight for Series<G> {
    type Seen = SeriesSeen<G::Seen>;
    type View = SeriesView<G::View>;

    fn view(&self, state: &Self::State, who: Viewer) -> Self::View {
        SeriesView {
            wins: state.wins.clone(),
            number: state.number,
            best_of: self.best_of,
            seating: state.seating.clone(),
            resigned: state.resigned.clone(),
            game: self.game.view(&state.game, Self::eyes(&state.seating, who)),
        }
    }

    fn private_part(&self, view: &Self::View) -> impl Serialize {
        (&view.seating, view.number, self.game.private_part(&view.game))
    }

    fn own_part(&self, view: &Self::View) -> impl Serialize {
        (&view.seating, view.number, self.game.own_part(&view.game))
    }

    fn seen(&self, event: &Self::Event, who: Viewer) -> Option<Self::Seen> {
        Some(match event {
            SeriesEvent::Game { seating, event } => {
                let seen = self.game.seen(event, Self::eyes(seating, who))?;
                SeriesSeen::Game { seating: seating.clone(), seen }
            }
            SeriesEvent::GameBegins { number, first } => {
                SeriesSeen::GameBegins { number: *number, first: *first }
            }
            SeriesEvent::GameEnds { number, winners } => {
                SeriesSeen::GameEnds { number: *number, winners: winners.clone() }
            }
            SeriesEvent::MatchEnds { winners } => SeriesSeen::MatchEnds { winners: winners.clone() },
        })
    }

    fn redraw(&self, state: &Self::State, who: Viewer, dice: &mut dyn Chance) -> Self::State {
        let game = self.game.redraw(&state.game, Self::eyes(&state.seating, who), dice);
        SeriesState { game, ..state.clone() }
    }

    fn forecast(
        &self,
        view: &Self::View,
        at: DecisionId,
        with: &G::Move,
    ) -> Vec<(Probability, Vec<Self::Seen>)> {
        let Ok(own) = Self::within(view.number, at) else { return Vec::new() };
        let seen = |seen| SeriesSeen::Game { seating: view.seating.clone(), seen };
        self.game
            .forecast(&view.game, own, with)
            .into_iter()
            .map(|(share, facts)| (share, facts.into_iter().map(seen).collect()))
            .collect()
    }

    fn hints(&self, view: &Self::View, at: DecisionId, path: &[Pick]) -> Hints {
        Self::within(view.number, at)
            .map_or_else(|_| Hints::default(), |own| self.game.hints(&view.game, own, path))
    }

    fn value(&self, view: &Self::View, seat: Seat) -> i32 {
        self.game.value(&view.game, view.seating.place(seat))
    }
}
