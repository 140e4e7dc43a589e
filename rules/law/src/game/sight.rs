//! Legends At War: what each viewer sees of it, and what follows from that alone.

use crate::{
    event::{Event, Seen},
    forecast,
    game::Law,
    heat,
    moves::Move,
    redraw,
    state::State,
    view::{self, View},
};
use serde::Serialize;
use skald_vocabulary::{
    chance::Chance,
    interface::{DecisionId, Hints, Pick, Probability, Seat, Sight, Viewer},
};

impl Sight for Law {
    type Seen = Seen;
    type View = View;

    fn view(&self, state: &State, who: Viewer) -> View {
        view::view(&self.0, state, who)
    }

    fn private_part(&self, view: &View) -> impl Serialize {
        view.private_part()
    }

    fn own_part(&self, view: &View) -> impl Serialize {
        view.own_part()
    }

    fn seen(&self, event: &Event, who: Viewer) -> Option<Seen> {
        Some(event.seen(who))
    }

    fn redraw(&self, state: &State, who: Viewer, dice: &mut dyn Chance) -> State {
        redraw::redraw(&self.0, state, who, dice)
    }

    fn forecast(&self, view: &View, at: DecisionId, with: &Move) -> Vec<(Probability, Vec<Seen>)> {
        forecast::forecast(&self.0, view, at, with)
    }

    fn hints(&self, view: &View, _at: DecisionId, path: &[Pick]) -> Hints {
        heat::hints(view, path)
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        forecast::value(view, seat)
    }
}
