//! War: what each viewer sees of it, and what follows from that alone.

use crate::{
    event::{Event, Seen},
    forecast,
    game::War,
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

impl Sight for War {
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
        event.seen(who)
    }

    fn redraw(&self, state: &State, who: Viewer, dice: &mut dyn Chance) -> State {
        redraw::redraw(state, who, dice)
    }

    fn forecast(&self, view: &View, at: DecisionId, with: &Move) -> Vec<(Probability, Vec<Seen>)> {
        forecast::forecast(&self.0, view, at, with)
    }

    fn hints(&self, view: &View, _at: DecisionId, _path: &[Pick]) -> Hints {
        // The battle, or the cards that were looked at, stay in view while something is chosen.
        Hints { notes: Vec::new(), picture: !view.own.is_empty() }
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        let cards = |side: &view::SeatView| {
            i32::from(side.drawable())
                + i32::try_from(side.support.len()).unwrap_or(0)
                + i32::from(side.active.is_some())
        };
        let own = view.seats.iter().find(|side| side.seat == seat).map_or(0, cards);
        let other = view.seats.iter().filter(|side| side.seat != seat).map(cards).max().unwrap_or(0);
        let won = view
            .ended
            .as_ref()
            .is_some_and(|end| end.places.first().is_some_and(|first| first.contains(&seat)));
        own - other + if won { 1000 } else { 0 }
    }
}
