//! What a step may do: what never goes back, what follows what, and what is over when a turn is. INV-01, INV-04, INV-06 to INV-08,
//! INV-10 to INV-12, INV-16, INV-28, INV-30, INV-31, INV-36, INV-43 to INV-45.

use super::broken;
use crate::{
    cards::{Kind, Ph, Pool},
    event::Event,
    sight::{Lens, Sight},
    state::{Asked, At, ItemKind, Lying, Side, State, Until, Window, mark},
};
/// INV-01, INV-06, INV-28: what a player has for good.
pub(super) fn kept(pool: &Pool, before: &State, after: &State) -> Result<(), String> {
    for seat in after.seats() {
        let (was, is) = (before.side(seat), after.side(seat));
        if was.pierced.is_some() && was.pierced != is.pierced {
            return broken(6, format!("the Veil of {seat} was pierced once"));
        }
        if was.changes.iter().any(|change| !is.changed(*change)) {
            return broken(28, format!("{seat} has lost a change of the game"));
        }
        let own = |state: &State| {
            let cards = state.cards.iter().filter(|lying| lying.owner == seat && lying.at != At::Command);
            cards.filter(|lying| pool.face(lying.face).kind != Kind::Token).count()
        };
        if own(before) != own(after) {
            return broken(1, format!("the number of cards of {seat} has changed"));
        }
    }
    Ok(())
}

/// INV-44, INV-43: whose a card is never changes, and a Warrior stays in its place.
pub(super) fn cards(before: &State, events: &[Event], after: &State) -> Result<(), String> {
    if before.siding.is_some() {
        return Ok(());
    }
    let crossed = events.iter().any(|event| matches!(event, Event::Taken(..)));
    for (at, was) in before.cards.iter().enumerate() {
        let Some(is) = after.cards.get(at) else { return broken(44, format!("card {at} is no more")) };
        if (was.owner, was.face) != (is.owner, is.face) {
            return broken(44, format!("card {at} was {was:?} and is {is:?}"));
        }
        let fights = was.warrior_place().is_some() && is.warrior_place().is_some();
        let stayed = fights && was.since == is.since && was.side == is.side && !crossed;
        if stayed && was.at != is.at {
            return broken(43, format!("card {at} went from {:?} to {:?}", was.at, is.at));
        }
    }
    Ok(())
}

/// INV-07, INV-10, INV-36: turns and phases follow in order, and cards are set in the own turn.
pub(super) fn order(before: &State, events: &[Event], after: &State) -> Result<(), String> {
    if after.turn < before.turn || after.turn > before.turn + 1 {
        return broken(7, format!("turn {} follows turn {}", after.turn, before.turn));
    }
    if after.turn_zero.is_some_and(|zero| after.turn > zero + 3) {
        return broken(36, "a turn began after Turn Three");
    }
    let (mut turn, mut phase) = (before.turn, (before.turn > 0).then_some(before.phase));
    for event in events {
        match event {
            Event::Turn(number, _) => (turn, phase) = (*number, None),
            Event::Phase(next) if phase.is_some_and(|phase| phase >= *next) => {
                return broken(7, format!("{next:?} follows {phase:?}"));
            }
            Event::Phase(Ph::Reinforce) | Event::Attacked(..) if turn == 1 => {
                return broken(7, "a Reinforce Phase or an attack in the first turn");
            }
            Event::Phase(next) => phase = Some(*next),
            Event::Set(card) if card.side != before.active => {
                return broken(10, format!("{card:?} was set in a foreign turn"));
            }
            _ => {}
        }
    }
    Ok(())
}

/// INV-08: a Conscription from the hand was allowed when it was announced.
pub(super) fn conscriptions(pool: &Pool, before: &State, after: &State) -> Result<(), String> {
    for seat in after.seats() {
        let (was, is) = (before.side(seat).conscriptions, after.side(seat).conscriptions);
        if is > was && after.turn == before.turn {
            let sight = Sight::of(pool, before);
            let most = Lens { pool, state: before, sight: &sight }.conscriptions(seat);
            if is > most {
                return broken(8, format!("{seat} Conscripted {is} of {most}"));
            }
        }
    }
    Ok(())
}

/// INV-11, INV-12: a Sequence that resolves only loses its top.
pub(super) fn resolving(before: &State, events: &[Event], after: &State) -> Result<(), String> {
    let out = events.iter().any(|event| matches!(event, Event::Lost(_)));
    if !before.resolving || out {
        return Ok(());
    }
    let ids = |state: &State| state.sequence.iter().map(|item| item.id).collect::<Vec<u32>>();
    let (was, is) = (ids(before), ids(after));
    let old = is.iter().filter(|id| **id <= before.items).count();
    if old > 0 && old < is.len() {
        return broken(11, format!("a Sequence that resolves has grown: {was:?}, then {is:?}"));
    }
    if old > 0 && !was.starts_with(&is) {
        return broken(12, format!("it does not resolve from the top: {was:?}, then {is:?}"));
    }
    Ok(())
}

/// INV-16: whoever put something on the Sequence is not the first to be asked about it, unless by an own wish (5.2.5).
pub(super) fn asked_first(before: &State, after: &State) -> Result<(), String> {
    let (Some(question), Some(top)) = (&after.asked, after.sequence.last()) else { return Ok(()) };
    let window = question.what == Asked::Respond && after.window == Some(Window::Response);
    let activated = matches!(top.kind, ItemKind::Card | ItemKind::Ability);
    let wished = after.side(question.seat).held == after.turn;
    if window && activated && top.id > before.items && top.seat == question.seat && !wished {
        return broken(16, format!("{} is the first to be asked about an own item", question.seat));
    }
    Ok(())
}

/// INV-45: the damage of a Warlord is what was told of it, unless it was set.
pub(super) fn damage(before: &State, events: &[Event], after: &State) -> Result<(), String> {
    for seat in after.seats() {
        let mut sum = before.side(seat).damage;
        for event in events {
            match event {
                Event::Wounded(of, n, _) | Event::Paid(of, n, _) if *of == seat => {
                    sum = sum.saturating_add(*n);
                }
                Event::Healed(of, n) if *of == seat => sum = sum.saturating_sub(*n),
                _ => {}
            }
        }
        let set = events.iter().any(|event| matches!(event, Event::Healed(of, 0) if *of == seat));
        if !set && before.siding.is_none() && sum != after.side(seat).damage {
            return broken(45, format!("{seat} has {}, and {sum} was told", after.side(seat).damage));
        }
    }
    Ok(())
}

/// INV-04: the end is told once.
pub(super) fn end(events: &[Event], after: &State) -> Result<(), String> {
    let over = events.iter().filter(|event| matches!(event, Event::Over(_))).count();
    if over != usize::from(after.end.is_some()) {
        return broken(4, format!("the end was told {over} times"));
    }
    Ok(())
}

/// INV-30: what was used once stays used until a turn begins; then all of it is ready again.
pub(super) fn once(before: &State, events: &[Event], after: &State) -> Result<(), String> {
    if after.turn > before.turn {
        return ready(events, after);
    }
    let spent = |side: &Side| [side.conscriptions, side.sa_used, side.consume_used];
    for seat in after.seats() {
        let (was, is) = (spent(before.side(seat)), spent(after.side(seat)));
        if was.iter().zip(is).any(|(was, is)| is < *was) {
            return broken(30, format!("{seat} had used {was:?} and has used {is:?}"));
        }
    }
    for (was, is) in before.cards.iter().zip(&after.cards) {
        let there = |lying: &Lying| (lying.at, lying.side, lying.since);
        let stayed = was.on_field() && was.up && there(was) == there(is);
        if stayed && (was.used & !is.used != 0 || is.attacks < was.attacks) {
            return broken(30, format!("what was used is ready again: {was:?}, then {is:?}"));
        }
    }
    Ok(())
}

/// What was told since the last turn began.
fn since_turn(events: &[Event]) -> &[Event] {
    let at = events.iter().rposition(|event| matches!(event, Event::Turn(..)));
    at.and_then(|at| events.get(at + 1..)).unwrap_or_default()
}

fn ready(events: &[Event], after: &State) -> Result<(), String> {
    let done = |event: &Event| {
        matches!(event, Event::Used(..) | Event::Triggered(..) | Event::Attacked(..) | Event::Entered(..))
    };
    if since_turn(events).iter().any(done) {
        return Ok(());
    }
    let spent = |lying: &Lying| lying.used != 0 || lying.attacks != 0 || lying.marks & mark::TURN != 0;
    if let Some(card) = after.cards.iter().find(|lying| spent(lying)) {
        return broken(30, format!("a turn began, and this is still used: {card:?}"));
    }
    let spent = |side: &Side| side.conscriptions > 0 || side.sa_used > 0 || side.consume_used > 0;
    if after.sides.iter().any(spent) {
        return broken(30, "a turn began, and something of a player is still used");
    }
    Ok(())
}

/// INV-31: what ends with a turn has ended when the next one begins.
pub(super) fn turn_over(before: &State, events: &[Event], after: &State) -> Result<(), String> {
    /// The most cards of a hand at the end of the own turn (LRAW-3.2.32).
    const HAND: usize = 8;
    if after.turn == before.turn || before.turn == 0 {
        return Ok(());
    }
    let told = since_turn(events);
    if !told.iter().any(|event| matches!(event, Event::Hit(..)))
        && let Some(card) = after.cards.iter().find(|lying| lying.damage != 0)
    {
        return broken(31, format!("damage outlasts the turn: {card:?}"));
    }
    let old = |since: u32, until: Until| until == Until::EndTurn && since <= before.stamp;
    if after.lasting.iter().any(|lasting| old(lasting.since, lasting.until)) {
        return broken(31, "what lasts until the end of the turn outlasts it");
    }
    if after.sequence.iter().any(|item| item.id <= before.items) {
        return broken(31, "a Sequence outlasts the turn");
    }
    let seat = before.active;
    let drew = told.iter().any(|event| match event {
        Event::Drew(of, _) => *of == seat,
        Event::Moved(card, _, At::Hand, _) => card.side == seat,
        _ => false,
    });
    if !drew && after.side(seat).hand.len() > HAND {
        return broken(31, format!("{seat} ended a turn with {} cards", after.side(seat).hand.len()));
    }
    Ok(())
}
