//! Why an order that is about a question leaves it to its owner: told to them once, from their own view alone. The order stands
//! (LAW-16.6).

use super::{Order, follow::answer};
use crate::{
    ask::{self, Kind},
    forecast,
    setup::Rules,
    state::State,
    view::View,
};
use skald_vocabulary::interface::{Decision, Key, Refuse, Say, Seat};

/// Why an order gives nothing in a decision; `None` where it is about another one.
#[must_use]
pub fn skipped(rules: &Rules, view: &View, at: &Decision, order: &Order) -> Option<Say> {
    let state = forecast::position(rules, view);
    let (seat, kind) = ask::standing_as(rules, &state, at.id).ok()?;
    if let Some(with) = answer(rules, &state, seat, kind, order) {
        return ask::resolve(rules, &state, seat, kind, &with).err().map(|why| why.say());
    }
    let id = match (order, kind) {
        (Order::Lead(_), Kind::Pantheon) => "law-skipped-lead",
        (Order::Play(_), Kind::Play) => "law-skipped-play",
        (Order::Fill(ranked, _), Kind::Plan) if are_too_few(rules, &state, seat, ranked) => "law-skipped-few",
        (Order::Fill(..), Kind::Plan) => "law-skipped-sacrifice",
        (Order::Keep, Kind::Plan) => "law-skipped-fill",
        (Order::Draft(_), Kind::Pick | Kind::Draw) => "law-skipped-draft",
        _ => return None,
    };
    Some(Say::new(id))
}

/// Whether a deck takes more cards than are left of those that are named.
fn are_too_few(rules: &Rules, state: &State, seat: Seat, ranked: &[Key]) -> bool {
    let pool = ask::pool_of_fill(rules, state, seat);
    let left = ranked.iter().filter(|key| pool.iter().any(|card| rules.pool.key(*card) == **key));
    left.count() < ask::fill_count(rules, state, seat)
}
