//! Legends of Chaos: what each viewer sees of it, and what follows from that alone.

use crate::{
    ask,
    event::{Event, Seen},
    forecast,
    game::Chaos,
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

impl Sight for Chaos {
    type Seen = Seen;
    type View = View;

    fn view(&self, state: &State, who: Viewer) -> View {
        view::view(self.table(state), who)
    }

    fn views(&self, state: &State, whos: &[Viewer]) -> Vec<View> {
        view::views(self.table(state), whos)
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
        redraw::redraw(&self.0.pool, state, who, dice)
    }

    fn forecast(&self, view: &View, at: DecisionId, with: &Move) -> Vec<(Probability, Vec<Seen>)> {
        forecast::forecast(&self.0.pool, &self.0.terms, view, at, with)
    }

    fn hints(&self, _view: &View, _at: DecisionId, path: &[Pick]) -> Hints {
        // The hand stays in view while something is put together from it.
        Hints { notes: if path.is_empty() { ask::lines() } else { Vec::new() }, picture: true }
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        let worth = |side: &view::SeatView| {
            i32::from(side.total) * 4 + i32::from(side.hand) + i32::try_from(side.row.len()).unwrap_or(0) * 6
                - i32::from(side.warrior_bound)
        };
        let lasting = |seat: Seat| {
            let points =
                view.lasting.iter().filter(|of| of.at == seat).map(|of| i32::from(of.points)).sum::<i32>();
            points * 8
        };
        let of = |side: &view::SeatView| worth(side) - lasting(side.seat);
        let own = view.seats.iter().find(|side| side.seat == seat && !side.out).map_or(0, of);
        let others: i32 = view.seats.iter().filter(|side| side.seat != seat && !side.out).map(of).sum();
        let won = view
            .ended
            .as_ref()
            .is_some_and(|end| end.places.first().is_some_and(|first| first.contains(&seat)));
        own - others + if won { 10_000 } else { 0 }
    }
}
