//! Secret decisions without a choice, where everybody can see that there is none (LAW-16.4): by sizes of hands, decks and
//! piles and by what lies open, never by what a hand holds.

use super::{
    Kind,
    judge::{MayTurn, may_turn},
    place, plans,
};
use crate::{
    setup::Rules,
    state::{Plan, State},
};
use skald_vocabulary::interface::Seat;

/// Whether a decision whose answers are secret has only one, and all may know.
#[must_use]
pub fn forced(rules: &Rules, state: &State, seat: Seat, kind: Kind) -> bool {
    match kind {
        Kind::Open => {
            let one_card = state.player(seat).is_some_and(|player| player.hand.len() == 1);
            let spaces = place::hiding_places(&rules.scene(state), &state.field).count_ones();
            one_card && spaces == 1 && may_turn(rules, state, seat) == MayTurn::No
        }
        Kind::Plan => {
            let pool = plans::pool_of_fill(rules, state, seat);
            let count = plans::fill_count(rules, state, seat);
            let fill = if count == 0 { Vec::new() } else { pool.clone() };
            let plan = Plan { fill, pairs: Vec::new() };
            (count == 0 || count == pool.len()) && plans::offers(rules, state, seat, &plan).is_empty()
        }
        _ => false,
    }
}
