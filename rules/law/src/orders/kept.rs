//! What becomes of the orders for single cards: what was done is used up, and what can no longer be followed is dropped
//! (LAW-16.6). All others stand for the whole match.

use super::{Order, follow};
use crate::{
    cards::Ability,
    forecast,
    moves::Move,
    setup::Rules,
    view::{Stage, View},
};
use skald_vocabulary::interface::{Decision, Kept, Say, Viewer};

/// What is left of an order that has given a move.
#[must_use]
pub fn left(rules: &Rules, view: &View, at: &Decision, order: &Order) -> Option<Order> {
    match order {
        Order::Hide(_) => None,
        Order::Play(plans) => {
            let Some(Move::Place { card, at: on, .. }) = follow(rules, view, at, order) else {
                return Some(order.clone());
            };
            let rest: Vec<_> = plans.iter().filter(|plan| (plan.0, plan.1) != (card, on)).copied().collect();
            (!rest.is_empty()).then_some(Order::Play(rest))
        }
        _ => Some(order.clone()),
    }
}

/// Whether an order still stands, from the owner's view alone. While a battle is fought, a card that is neither in hand nor in the
/// deck is not played in it any more, and a space that is taken stays so but for a Skinwalker.
#[must_use]
pub fn kept(rules: &Rules, view: &View, order: &Order) -> Kept<Order> {
    let (Order::Play(plans), Stage::Play(_), Viewer::Seat(seat)) = (order, &view.stage, view.who) else {
        return Kept::As(order.clone());
    };
    let Some(own) = view.own.iter().find(|own| own.seat == seat) else { return Kept::As(order.clone()) };
    let state = forecast::position(rules, view);
    let scene = rules.scene(&state);
    let taken = state.field.occupied();
    let stands = plans.iter().any(|(key, label, _)| {
        let mut held = own.hand.iter().chain(&own.deck);
        let walks = rules.pool.find(*key).map(|card| rules.pool.face(card).ability)
            == Some(Some(Ability::Skinwalker));
        let free = scene.grid.find(*label).is_some_and(|at| walks || taken >> at & 1 == 0);
        // What lies on the draft piles of Ragnarok may yet come to hand.
        free && (!view.draft.is_empty() || held.any(|card| card.key == *key))
    });
    if stands { Kept::As(order.clone()) } else { Kept::Dropped(Say::new("law-stopped-gone")) }
}
