//! Legions: what each viewer sees of it, and what follows from that alone.

use crate::{
    ask::{Answers, lines},
    eval,
    event::{Event, Seen},
    game::Lraw,
    moves::Move,
    redraw,
    state::State,
    view::View,
};
use serde::Serialize;
use skald_vocabulary::{
    chance::Chance,
    interface::{DecisionId, Hints, Pick, Probability, Seat, Sight, Viewer},
};

impl Sight for Lraw {
    type Seen = Seen;
    type View = View;

    fn view(&self, state: &State, who: Viewer) -> View {
        View::of(&self.pool, state, who)
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
        redraw::redraw(&self.pool, state, who, dice)
    }

    fn forecast(&self, view: &View, at: DecisionId, with: &Move) -> Vec<(Probability, Vec<Seen>)> {
        eval::forecast(view, at, with)
    }

    fn hints(&self, view: &View, _at: DecisionId, path: &[Pick]) -> Hints {
        lines::hints(&Answers::new(&view.pool, &view.table), path)
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        eval::value(view, seat)
    }
}
