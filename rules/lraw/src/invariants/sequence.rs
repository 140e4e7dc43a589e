//! Whose turn it is, what is asked, and what stands on the Sequence: INV-07, INV-09, INV-10, INV-13, INV-14, INV-17, INV-34, INV-47.

use super::broken;
use crate::{
    cards::{Kind, Ph, Pool},
    state::{Asked, Frame, Item, ItemKind, State, Window},
};
use skald_vocabulary::interface::Seat;

/// INV-07, INV-34: the turn is somebody's, and a question has somebody to answer it, and an answer.
pub(super) fn turns(state: &State) -> Result<(), String> {
    if usize::from(state.active.0) >= state.sides.len() {
        return broken(7, "nobody is active");
    }
    if state.turn == 1 && (state.phase == Ph::Reinforce || state.attack.is_some()) {
        return broken(7, "the first turn has neither a Reinforce Phase nor a battle");
    }
    if let Some(question) = &state.asked {
        let known = |seat: Seat| usize::from(seat.0) < state.sides.len() && !state.side(seat).lost;
        if !known(question.seat) {
            return broken(34, "somebody who is out is asked");
        }
        if !answerable(&question.what) {
            return broken(34, format!("there is no answer to {:?}", question.what));
        }
    }
    Ok(())
}

/// Whether a question has at least one answer; what cannot choose anything may still be asked, so that nobody learns it.
fn answerable(what: &Asked) -> bool {
    match what {
        Asked::Cards { of, min, max, .. } => min <= max && usize::from(*min) <= of.len(),
        Asked::Number { min, max, .. } => min <= max,
        Asked::Counters { of, min, max } => {
            min <= max && of.iter().map(|(_, n)| u32::from(*n)).sum::<u32>() >= u32::from(*min)
        }
        Asked::Place { of, .. } => *of != 0,
        _ => true,
    }
}

/// INV-09, INV-10, INV-13, INV-14, INV-47: what stands on the Sequence may stand there.
pub(super) fn items(pool: &Pool, state: &State) -> Result<(), String> {
    let running = state.running.as_ref().map(|running| &running.item);
    for item in state.sequence.iter().chain(running) {
        played(pool, state, item)?;
    }
    for (at, item) in state.sequence.iter().enumerate() {
        let (below, above) = (state.sequence.get(..at), state.sequence.get(at + 1..));
        let (below, above) = (below.unwrap_or_default(), above.unwrap_or_default());
        if item.negated && !item.open {
            return broken(13, "an item that cannot be answered was negated");
        }
        let fixed = item.kind == ItemKind::Static;
        if fixed && above.iter().any(|other| other.batch == item.batch && other.kind != ItemKind::Static) {
            return broken(47, format!("a static lies below others of its batch: {item:?}"));
        }
        if item.object.is_some_and(|object| !topmost(below, object)) {
            return broken(14, format!("it negates what it does not answer: {item:?}"));
        }
    }
    Ok(())
}

/// INV-09, INV-10: a Fortified card is turned up in a foreign turn, and was set before; a Unified one is played in the own turn.
fn played(pool: &Pool, state: &State, item: &Item) -> Result<(), String> {
    if item.kind != ItemKind::Card {
        return Ok(());
    }
    let lying = state.card(item.source);
    let own = item.seat == state.active;
    match pool.face(lying.face).kind {
        Kind::Fortified if own => broken(9, format!("a Fortified card in the own turn: {item:?}")),
        Kind::Unified if !own => broken(9, format!("a Unified card in a foreign turn: {item:?}")),
        Kind::Fortified if lying.on_field() && lying.set >= state.turn => {
            broken(10, format!("a card that was set just now is turned up: {lying:?}"))
        }
        _ => Ok(()),
    }
}

/// Whether an item was the topmost that could be answered when the one above these was put there, or one of the same batch.
fn topmost(below: &[Item], object: u32) -> bool {
    let Some(at) = below.iter().position(|item| item.id == object) else { return false };
    let (Some(object), Some(between)) = (below.get(at), below.get(at + 1..)) else { return false };
    between.iter().all(|item| !item.open || item.batch == object.batch)
}

/// INV-17: nobody is asked to answer what resolves, or after all have passed; an own action stands alone.
pub(super) fn windows(state: &State) -> Result<(), String> {
    let Some(question) = &state.asked else { return Ok(()) };
    let busy = state.resolving || state.running.is_some();
    match (&question.what, state.window) {
        (Asked::Main, _) if busy || !state.sequence.is_empty() || !state.pending.is_empty() => {
            broken(17, "an own action is asked for while a Sequence waits")
        }
        (Asked::Respond, Some(Window::Response)) if busy => broken(17, "what resolves is to be answered"),
        (Asked::Respond, Some(Window::Response)) => match state.stack.last() {
            Some(Frame::Respond { passes, .. }) if usize::from(*passes) < state.living().len() => Ok(()),
            other => broken(17, format!("all have passed, and somebody is asked: {other:?}")),
        },
        _ => Ok(()),
    }
}
