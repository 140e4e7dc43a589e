//! What an order answers, from the owner's view alone.

use super::{Order, Window};
use crate::{
    chaos::{
        ask::{ACTION, ANSWER, COUNTER, TAKE},
        guard::{self, Guard},
        moves::{Move, Verb},
        view::{OwnView, View},
    },
    interface::{Decision, Duty, Key},
};

/// The move that an order gives; `None` leaves it to the owner.
#[must_use]
pub fn follow(view: &View, at: &Decision, order: &Order) -> Option<Move> {
    let own = view.own.iter().find(|own| own.seat == at.seat)?;
    match order {
        Order::Window(window) if at.kind == ANSWER && at.duty == Duty::Owed => answer(view, own, window),
        Order::Round { cycle, lay, end } if at.kind == ACTION => round(view, own, *cycle, *lay, *end),
        Order::Counter(cards) if at.kind == COUNTER => counter(own, cards),
        Order::Take(kinds) if at.kind == TAKE => {
            let best = kinds.iter().find_map(|kind| {
                let mut fitting: Vec<_> = own.choice.iter().filter(|card| card.kind == *kind).collect();
                fitting.sort();
                fitting.first().map(|card| card.key)
            });
            best.or(own.default_choice).map(|card| Move::with(Verb::Take, vec![card]))
        }
        _ => None,
    }
}

fn answer(view: &View, own: &OwnView, window: &Window) -> Option<Move> {
    let total = view.seats.iter().find(|side| side.seat == own.seat)?.total;
    let pass = || Some(Move::of(Verb::Pass));
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
    let guard = Guard { least: u16::from(least), defend_only, saved: &window.saved };
    let answers = guard::answers(&own.threats, total, guard);
    let mut words = Vec::new();
    for (at, card) in &answers {
        words.push(Key::new(&(u32::from(*at) + 1).to_string()).ok()?);
        words.push(*card);
    }
    let verb = if answers.is_empty() { Verb::Pass } else { Verb::Answer };
    if own.may_drop && !window.drops.is_empty() {
        let used: Vec<Key> = answers.iter().map(|(_, card)| *card).collect();
        let wanted = window.drops.iter().flat_map(|kind| {
            own.hand.iter().filter(move |of| of.face.card.kind == *kind).map(|of| of.face.card.key)
        });
        let drops: Vec<Key> = wanted.filter(|card| !used.contains(card)).collect();
        if !drops.is_empty() {
            words.push(Key::of("drop"));
            words.extend(drops);
        }
    }
    Some(Move::with(verb, words))
}

fn round(view: &View, own: &OwnView, cycle: bool, lay: bool, end: bool) -> Option<Move> {
    if cycle && let Some(of) = own.hand.iter().find(|of| of.cycles) {
        return Some(Move::with(Verb::Cycle, vec![of.face.card.key]));
    }
    if lay && let Some(of) = own.hand.iter().find(|of| of.face.card.kind.is_character()) {
        let mut words = vec![of.face.card.key];
        if of.names_opponent {
            // The next living opponent in seat order is looked at (decision 4).
            let place = view.order.iter().position(|seat| *seat == own.seat)?;
            let after = view.order.iter().cycle().skip(place + 1).take(view.order.len());
            let next = after.copied().find(|seat| {
                *seat != own.seat && view.seats.iter().any(|side| side.seat == *seat && !side.out)
            })?;
            words.push(next.key());
        }
        return Some(Move::with(Verb::Lay, words));
    }
    (end && !own.can_act).then(|| Move::of(Verb::End))
}

fn counter(own: &OwnView, cards: &[Key]) -> Option<Move> {
    own.counters.iter().find_map(|(lasting, fitting)| {
        let listed = cards.iter().find(|card| fitting.iter().any(|of| of.key == **card)).copied();
        let any = fitting.first().filter(|_| cards.is_empty()).map(|of| of.key);
        let card = listed.or(any)?;
        Some(Move::with(Verb::Counter, vec![*lasting, card]))
    })
}
