//! The probe: what each viewer sees of it, and what follows from that alone.

use crate::probe::{Event, Move, Probe, Seen, State, View};
use serde::Serialize;
use skald_rules::{
    chance::Chance,
    interface::{DecisionId, Probability, Seat, Sight, Viewer},
};

impl Sight for Probe {
    type Seen = Seen;
    type View = View;

    fn view(&self, state: &State, who: Viewer) -> View {
        View::of(state, self.rounds, who)
    }

    fn own_part(&self, view: &View) -> impl Serialize {
        match view.who {
            Viewer::Seat(seat) => view.seats.get(seat.index()).cloned(),
            _ => None,
        }
    }

    fn seen(&self, event: &Event, who: Viewer) -> Option<Seen> {
        event.seen(who)
    }

    fn redraw(&self, state: &State, who: Viewer, dice: &mut dyn Chance) -> State {
        state.redraw(who, dice)
    }

    fn forecast(&self, view: &View, _: DecisionId, with: &Move) -> Vec<(Probability, Vec<Seen>)> {
        let Viewer::Seat(seat) = view.who else { return Vec::new() };
        let certain = |seen| vec![(Probability::CERTAIN, vec![seen])];
        match with {
            Move::Bid(_) => certain(Seen::Bid(seat, true)),
            Move::Show(card) => certain(Seen::Shown(seat, *card)),
            Move::Verdict(yes) => match &view.planner {
                Some((by, Some(plan))) if *yes && plan.twist => [true, false]
                    .map(|coin| (Probability::HALF, vec![Seen::Resolved(*by, true, Some(coin))]))
                    .into(),
                Some((by, Some(_))) => certain(Seen::Resolved(*by, *yes, None)),
                _ => certain(Seen::Ahead(seat, Some(*yes))),
            },
            Move::Plan(plan) if view.seats.len() == 4 => certain(Seen::Planned(seat, plan.clone())),
            Move::Plan(plan) if plan.twist => [true, false]
                .map(|coin| {
                    let seen =
                        vec![Seen::Planned(seat, plan.clone()), Seen::Resolved(seat, true, Some(coin))];
                    (Probability::HALF, seen)
                })
                .into(),
            Move::Plan(plan) => {
                let seen = vec![Seen::Planned(seat, plan.clone()), Seen::Resolved(seat, true, None)];
                vec![(Probability::CERTAIN, seen)]
            }
        }
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        let worth = |of: &crate::probe::SeatView| i32::from(of.points) * 4 + i32::from(of.purse);
        let own = view.seats.get(seat.index()).map_or(0, worth);
        2 * own - view.seats.iter().map(worth).sum::<i32>()
    }
}
