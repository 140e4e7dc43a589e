//! What becomes of the orders for single cards: what was done is used up, and what can no longer be followed is dropped
//! (LAW-16.6). All others stand for the whole match.

use super::{
    Order,
    follow::{follow, hide},
};
use crate::{
    board::Label,
    cards::Ability,
    forecast,
    moves::Move,
    options::Form,
    setup::Rules,
    view::{OwnView, Stage, View},
};
use skald_vocabulary::interface::{Decision, Kept, Key, Say, Seat, Viewer};

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

/// Whether an order still stands, from the owner's view alone; what can never be followed any more is dropped with the reason.
#[must_use]
pub fn kept(rules: &Rules, view: &View, order: &Order) -> Kept<Order> {
    let Viewer::Seat(seat) = view.who else { return Kept::As(order.clone()) };
    let Some(own) = view.own.iter().find(|own| own.seat == seat) else { return Kept::As(order.clone()) };
    let gone = match order {
        Order::Play(plans) => no_play(rules, view, own, plans),
        Order::Hide(wishes) => no_hiding(rules, view, seat, wishes),
        Order::Fill(ranked, _) => no_fill(view, own, ranked),
        _ => None,
    };
    gone.map_or_else(|| Kept::As(order.clone()), |why| Kept::Dropped(Say::new(why)))
}

/// Why none of these can be played any more. While a battle is fought, a card that is neither in hand nor in the deck is not played in
/// it any more, and a space that is taken stays so but for a Skinwalker.
fn no_play(rules: &Rules, view: &View, own: &OwnView, plans: &[(Key, Label, u8)]) -> Option<&'static str> {
    let Stage::Play(_) = view.stage else { return None };
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
    (!stands).then_some("law-stopped-gone")
}

/// Why none of these can be placed face down any more: the owner's place in the opening has come, and none can; or the last opening of
/// the match is over (LAW-13.6, 14).
fn no_hiding(rules: &Rules, view: &View, seat: Seat, wishes: &[(Key, Label)]) -> Option<&'static str> {
    let last = view.form == Form::Ragnarok || view.round >= view.form.rounds();
    match view.stage {
        Stage::Opening(at) if at == seat => {
            let state = forecast::position(rules, view);
            let none = wishes.iter().all(|wish| hide(rules, &state, seat, *wish).is_none());
            none.then_some("law-stopped-hide")
        }
        Stage::Play(_) if last => Some("law-stopped-opening"),
        _ => None,
    }
}

/// Why none of these can join the deck any more: what has left the pile does not come back, and after the last battle has begun no
/// deck is filled.
fn no_fill(view: &View, own: &OwnView, ranked: &[Key]) -> Option<&'static str> {
    if !view.form.led() {
        return None;
    }
    let last = view.round >= view.form.rounds() && matches!(view.stage, Stage::Opening(_) | Stage::Play(_));
    if last {
        return Some("law-stopped-decks");
    }
    let led = !own.hand.is_empty() || !own.deck.is_empty() || !own.pile.is_empty();
    let left = |key: &Key| own.pile.iter().any(|card| card.key == *key);
    (led && !ranked.iter().any(left)).then_some("law-stopped-fill")
}
