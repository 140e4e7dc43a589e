//! What an order answers, from the owner's view alone.

use super::{Order, Round, Window};
use crate::{
    ask::{ACTION, ANSWER, AskContext, COUNTER, TAKE, habit_id},
    guard::{self, Guard},
    moves::{Move, Response},
    state::Rest,
    view::{OwnView, View},
};
use skald_vocabulary::interface::{Decision, DecisionId, Duty, Key, Seat};

/// The move that an order gives; `None` leaves it to the owner.
#[must_use]
pub fn follow(view: &View, at: &Decision, order: &Order) -> Option<Move> {
    let own = view.own.iter().find(|own| own.seat == at.seat)?;
    match order {
        Order::Window(window) if at.kind == ANSWER && at.duty == Duty::Owed => answer(view, own, window),
        Order::Round(round) if at.kind == ACTION => round.due(view, own).map(|(_, with)| with),
        // Saved cards are left alone by `any`; whoever lists a card means it.
        Order::Counter(cards) if at.kind == COUNTER => counter(own, cards),
        Order::Take(kinds) if at.kind == TAKE && !own.insists => {
            // The choice stands in the order of decision 12, so that the first one of a kind is the best of it.
            let best = kinds.iter().find_map(|kind| own.choice.iter().find(|card| card.kind == *kind));
            best.map(|card| card.key).or(own.default_choice).map(Move::Take)
        }
        _ => None,
    }
}

/// The move by which the game takes down what a seat's orders say of saved cards and discards, if it has it not down yet.
#[must_use]
pub fn heed(table: AskContext<'_>, seat: Seat, orders: &[Order]) -> Option<(DecisionId, Move)> {
    if table.state.rest == Rest::Over || !table.state.lives(seat) {
        return None;
    }
    let side = table.state.side(seat);
    let saved =
        orders.iter().find_map(|order| if let Order::Save(of) = order { Some(of.as_slice()) } else { None });
    // An order for all tables may name cards of packs that this one does not play with.
    let known = saved.unwrap_or_default().iter().copied().filter(|card| table.pool.find(*card).is_some());
    let saved: Vec<Key> = known.collect();
    let kinds =
        orders.iter().find_map(|order| if let Order::Drop(of) = order { Some(of.as_slice()) } else { None });
    let kinds = kinds.unwrap_or_default();
    let with = if !side.saved.iter().map(|card| table.pool.key(*card)).eq(saved.iter().copied()) {
        Move::Save(saved)
    } else if side.discards != kinds {
        Move::Drop(kinds.to_vec())
    } else {
        return None;
    };
    Some((habit_id(table.state, seat), with))
}

/// Whether an order gives nothing for the sake of another one: lasting Mysticals are not countered in a round that is to
/// begin with an Inspiration Attempt (5.2, CHAOS-16.3).
#[must_use]
pub fn stands_back(view: &View, at: &Decision, order: &Order, others: &[Order]) -> bool {
    let inspires =
        |other: &Order| matches!(other, Order::Round(round) if round.waits_to_inspire(view, at.seat));
    matches!(order, Order::Counter(_)) && others.iter().any(inspires)
}

/// What is left of an order after it gave a move, legal or not; `None` when it is used up.
#[must_use]
pub fn left(view: &View, at: &Decision, order: &Order, legal: bool) -> Option<Order> {
    let own = view.own.iter().find(|own| own.seat == at.seat);
    match (order, own) {
        (Order::Round(round), Some(own)) if at.kind == ACTION => {
            round.left(view, own, legal).map(Order::Round)
        }
        _ => Some(order.clone()),
    }
}

/// An order without how far it has come in the present round.
#[must_use]
pub fn as_given(order: &Order) -> Order {
    match order {
        Order::Round(round) => Order::Round(Round { progress: None, ..round.clone() }),
        other => other.clone(),
    }
}

fn answer(view: &View, own: &OwnView, window: &Window) -> Option<Move> {
    let total = view.seats.iter().find(|side| side.seat == own.seat)?.total;
    let pass = || Some(Move::Pass(Vec::new()));
    if window.empty && own.threats.iter().all(|threat| threat.answers.is_empty()) {
        return pass();
    }
    if let Some(calm) = window.calm {
        let sum: u16 = own.threats.iter().map(|threat| threat.threat).fold(0, u16::saturating_add);
        if sum < total && own.threats.iter().all(|threat| threat.threat < u16::from(calm)) {
            return pass();
        }
    }
    let (least, defend_only) = window.guard?;
    let guard = Guard { least: u16::from(least), defend_only, saved: &own.saved };
    let answers = guard::answers(&own.threats, total, guard);
    let reply = |(at, card): &(u8, Key)| Response { to: u32::from(*at) + 1, with: *card, heir: None };
    let replies: Vec<Response> = answers.iter().map(reply).collect();
    if replies.is_empty() { pass() } else { Some(Move::Answer(replies, Vec::new())) }
}

fn counter(own: &OwnView, cards: &[Key]) -> Option<Move> {
    own.counters.iter().find_map(|(lasting, fitting)| {
        let listed = cards.iter().find(|card| fitting.iter().any(|of| of.key == **card)).copied();
        let free = fitting.iter().map(|of| of.key).find(|key| !own.saved.contains(key));
        let any = free.filter(|_| cards.is_empty());
        let card = listed.or(any)?;
        Some(Move::Counter(*lasting, card))
    })
}
