//! Lost Legends: what each viewer sees of it, and what follows from that alone.

use crate::{event::Event, forecast, game::Lost, moves::Move, state::State, view::View};
use serde::Serialize;
use skald_vocabulary::{
    chance::Chance,
    interface::{DecisionId, Hints, Pick, Probability, Seat, Sight, Viewer},
};
use std::sync::Arc;

impl Sight for Lost {
    type Seen = Event;
    type View = View;

    fn view(&self, state: &State, who: Viewer) -> View {
        View::of(&self.pool, &Arc::new(state.table.clone()), &state.secret, who)
    }

    fn views(&self, state: &State, whos: &[Viewer]) -> Vec<View> {
        View::all(&self.pool, state, whos)
    }

    fn private_part(&self, view: &View) -> impl Serialize {
        view.private_part()
    }

    fn own_part(&self, view: &View) -> impl Serialize {
        view.own_part()
    }

    fn seen(&self, event: &Event, who: Viewer) -> Option<Event> {
        event.seen(who)
    }

    fn redraw(&self, state: &State, who: Viewer, dice: &mut dyn Chance) -> State {
        state.redraw(who, dice)
    }

    fn forecast(&self, view: &View, at: DecisionId, with: &Move) -> Vec<(Probability, Vec<Event>)> {
        forecast::forecast(view, at, with)
    }

    fn hints(&self, view: &View, at: DecisionId, path: &[Pick]) -> Hints {
        forecast::hints(view, at, path)
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        let eyes = view.eyes();
        let others: i32 = view.table.seats().map(|other| eyes.worth(other)).sum();
        i32::from(view.table.players()) * eyes.worth(seat) - others
    }
}
