//! Reinforcement plans: how many cards fill a deck, which, and what captured cards buy (LAW-11.2 to 11.8).

use std::sync::Arc;

use super::{Illegal, judge};
use crate::{
    cards::Card,
    setup::Rules,
    state::{Plan, State, insert},
};
use skald_vocabulary::interface::{Key, Seat};

/// A deck of so many cards takes no fill (LAW-11.8).
const FULL: usize = 9;

/// Whether a card of this level may fill a deck in this round (LAW-11.2, 11.3).
const fn fills(level: u8, round: u8) -> bool {
    level == 2 || (level == 3 && round >= 3)
}

/// The cards of a seat's pile that may fill its deck, in order of the pool.
#[must_use]
pub fn pool_of_fill(rules: &Rules, state: &State, seat: Seat) -> Vec<Card> {
    let pile = state.player(seat).map(|player| player.pile.as_slice()).unwrap_or_default();
    pile.iter().copied().filter(|card| fills(rules.pool.face(*card).level, state.round)).collect()
}

/// How many cards must fill a seat's deck.
#[must_use]
pub fn fill_count(rules: &Rules, state: &State, seat: Seat) -> usize {
    let deck = state.player(seat).map_or(0, |player| player.deck.len());
    FULL.saturating_sub(deck).min(pool_of_fill(rules, state, seat).len())
}

/// The level that a captured card buys in this round (LAW-11.4).
fn buys(rules: &Rules, round: u8, captured: Card) -> Option<u8> {
    match rules.pool.face(captured).level {
        1 => Some(2),
        2 if round >= 3 => Some(3),
        _ => None,
    }
}

/// The captured cards that can be entered after a plan so far, each with what it can buy.
pub fn offers(rules: &Rules, state: &State, seat: Seat, plan: &Plan) -> Vec<(Card, Vec<Card>)> {
    let Some(player) = state.player(seat) else { return Vec::new() };
    let taken = |card: &Card| plan.fill.contains(card) || plan.pairs.iter().any(|pair| pair.1 == *card);
    let left: Vec<Card> = player.pile.iter().copied().filter(|card| !taken(card)).collect();
    let captured = state.captures.get(usize::from(rules.side(seat))).cloned().unwrap_or_default();
    captured
        .into_iter()
        .filter(|card| plan.pairs.iter().all(|pair| pair.0 != *card))
        .filter_map(|card| {
            let level = buys(rules, state.round, card)?;
            let gains: Vec<Card> =
                left.iter().copied().filter(|gain| rules.pool.face(*gain).level == level).collect();
            (!gains.is_empty()).then_some((card, gains))
        })
        .collect()
}

/// Judges a plan.
///
/// # Errors
/// [`Illegal`] with what is wrong.
pub fn plan(
    rules: &Rules,
    state: &State,
    seat: Seat,
    fill: &[Key],
    pairs: &[(Key, Key)],
) -> Result<Plan, Illegal> {
    let Some(player) = state.player(seat) else { return Ok(Plan::default()) };
    let mut plan = Plan::default();
    for key in fill {
        let card = among(rules, &player.pile, *key, Illegal::NotInPile)?;
        let level = rules.pool.face(card).level;
        if !fills(level, state.round) {
            return Err(Illegal::FillLevel(judge::name(rules, card), level, state.round));
        }
        if plan.fill.contains(&card) {
            return Err(Illegal::Twice(judge::name(rules, card)));
        }
        insert(&mut plan.fill, card);
    }
    let wanted = fill_count(rules, state, seat);
    if plan.fill.len() != wanted {
        return Err(Illegal::FillCount(wanted, plan.fill.len()));
    }
    let captured = state.captures.get(usize::from(rules.side(seat))).cloned().unwrap_or_default();
    for (give, gain) in pairs {
        let give = among(rules, &captured, *give, Illegal::NotCaptured)?;
        let gain = among(rules, &player.pile, *gain, Illegal::NotInPile)?;
        for card in [give, gain] {
            let twice =
                plan.fill.contains(&card) || plan.pairs.iter().any(|pair| pair.0 == card || pair.1 == card);
            if twice {
                return Err(Illegal::Twice(judge::name(rules, card)));
            }
        }
        if buys(rules, state.round, give) != Some(rules.pool.face(gain).level) {
            return Err(Illegal::Sacrifice(judge::name(rules, give), judge::name(rules, gain)));
        }
        plan.pairs.push((give, gain));
    }
    Ok(plan)
}

/// The card with a key among some cards.
fn among(
    rules: &Rules,
    cards: &[Card],
    key: Key,
    missing: fn(Arc<str>, Vec<Arc<str>>) -> Illegal,
) -> Result<Card, Illegal> {
    if let Some(card) = cards.iter().find(|card| rules.pool.key(**card) == key) {
        return Ok(*card);
    }
    match rules.pool.find(key) {
        Some(card) => Err(missing(judge::name(rules, card), judge::names(rules, cards))),
        None => Err(Illegal::UnknownCard(key.to_string())),
    }
}
