//! Why a move that fits no open decision of a seat cannot be made now (messages 1 to 3, 26, 50, 56).

use super::{
    ask::{self, AskContext},
    moves::{Move, Verb},
    refuse::{Illegal, no},
    state::Rest,
};
use skald_vocabulary::interface::{DecisionId, Key, Misuse, Seat};

/// Why `seat` cannot do this now, whatever decision it holds; `None` when a decision of its own takes the move.
#[must_use]
pub fn objection(table: AskContext<'_>, seat: Seat, with: &Move) -> Option<Illegal> {
    let state = table.state;
    if state.rest == Rest::Over {
        return Some(Misuse::Over.into());
    }
    if !state.lives(seat) {
        return Some(no("chaos-no-down", "CHAOS-20.1"));
    }
    let mut found = None;
    let about = |kind: Key| ask::takes_verb(kind, with.verb());
    for decision in ask::open(table, seat).into_iter().filter(|decision| about(decision.kind)) {
        match table.resolve(decision.id, with) {
            Ok(_) => return None,
            Err(illegal) => found = Some(illegal),
        }
    }
    Some(found.unwrap_or_else(|| no_such_decision(table, seat, with)))
}

/// Why no decision of a seat is about this move.
fn no_such_decision(table: AskContext<'_>, seat: Seat, with: &Move) -> Illegal {
    let state = table.state;
    let active = state.active();
    match with.verb() {
        Verb::Pass | Verb::Answer => no("chaos-no-window", "CHAOS-12.10"),
        Verb::Buy | Verb::Counter => {
            let id = Key::new(&format!("{}.{seat}", with.verb().key())).ok().map(DecisionId);
            let why = id.and_then(|id| table.resolve(id, with).err());
            why.unwrap_or_else(|| no("chaos-no-choice", "CHAOS-22.5"))
        }
        Verb::Take | Verb::Nothing | Verb::Sink | Verb::Save | Verb::Drop | Verb::Lapse => {
            no("chaos-no-choice", "CHAOS-22.5")
        }
        Verb::End if active != seat => no("chaos-no-end", "CHAOS-4.6").with("who", active),
        _ if active != seat => no("chaos-no-round", "CHAOS-4.6").with("who", active),
        _ if state.rest == Rest::Choice => no("chaos-no-choice-first", "CHAOS-18.2"),
        _ => no("chaos-no-answered", "CHAOS-4.8"),
    }
}
