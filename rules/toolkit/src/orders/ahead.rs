//! Moves planned for the next own turn: a line put together in the game's own menus, on sketches of what may come.
//!
//! What belongs here: the menus that lead to a line, and a line in words. What does not: the games' own prepared turns, which
//! know more of their game; how a line is followed (`line`); one turn of it, and its conditions (`turn`).
//!
//! There are several sketches, and only what is possible on all of them is offered: a card that is drawn on one alone is
//! none that its owner can count on.

use skald_vocabulary::interface::{Choices, Key, Menu, Pick, Refusal, RefusalKind, Say, Seat, Step};

use super::{
    awaited::deeds,
    line::{Condition, Line, LineStep, due},
    sketch::{Sketch, own_turn},
    turn::{Closed, Turn, no_such, noted},
};
use crate::table::Table;

/// How many possible positions a plan must hold on.
const SKETCHES: u8 = 3;
/// The most moves of a line that is put together in menus.
const MOST_STEPS: usize = 6;

/// The choice among the orders of a game that leads here.
const AHEAD: Key = Key::of("next-turn");
/// One more move follows.
const AND_THEN: Key = Key::of("and-then");

/// Whether a path of choices leads to moves for the next own turn, and to no order of the game's own. There are none in a game
/// that prepares turns by orders of its own: nobody is to find two ways of doing one thing.
#[must_use]
pub fn is_ahead(table: &dyn Table, path: &[Pick]) -> bool {
    !table.prepares_turns() && path.first().is_some_and(|first| first.as_one() == Some(AHEAD))
}

/// Where a path of choices leads on the way to an order: to one of the game's own, or to moves for the next own turn.
///
/// # Errors
/// A refusal when a word of the path cannot be chosen.
pub fn ask(table: &dyn Table, seat: Seat, path: &[Pick]) -> Result<Step<String>, Refusal> {
    match path.split_first() {
        Some((_, rest)) if is_ahead(table, path) => plan(table, seat, rest),
        Some(_) => table.ask_order(seat, path),
        None => {
            let mut step = table.ask_order(seat, path)?;
            if let Some(Menu { pick: Choices::One(of), .. }) = &mut step.menu
                && !table.prepares_turns()
                && table.outcome().is_none()
                && own_turn(table, seat).is_none()
            {
                of.push(noted(AHEAD, "order-ahead", "order-ahead-note"));
            }
            Ok(step)
        }
    }
}

/// Where the choices of a line lead.
fn plan(table: &dyn Table, seat: Seat, path: &[Pick]) -> Result<Step<String>, Refusal> {
    if own_turn(table, seat).is_some() {
        return Err(Refusal::new(RefusalKind::Closed, Say::new("refuse-ahead-asked")));
    }
    let mut sketches: Vec<Sketch> = (0..SKETCHES).map(|number| Sketch::of(table, seat, number)).collect();
    let mut steps = Vec::new();
    let mut rest = path;
    loop {
        let turn = Turn::reach(sketches)?;
        let Some(Closed { with, condition, after }) = turn.closed(rest)? else { return turn.step(rest) };
        steps.push(LineStep { kind: turn.kind(), condition, with: with.clone() });
        let line = Line { steps: steps.clone() }.to_string();
        match after.split_first() {
            None => {
                let menu = (steps.len() < MOST_STEPS).then(|| Menu {
                    prompt: Say::new("order-ahead-more"),
                    pick: Choices::One(vec![noted(AND_THEN, "order-ahead-then", "order-ahead-then-note")]),
                });
                return Ok(Step { whole: Some(line), menu });
            }
            Some((then, further)) if then.as_one() == Some(AND_THEN) && steps.len() < MOST_STEPS => {
                rest = further;
            }
            Some((word, _)) => return Err(no_such(word)),
        }
        sketches = turn.played(&with)?;
    }
}

/// A line in words: what its moves do, as long as they are possible; else as they are written.
pub(super) fn say(table: &dyn Table, seat: Seat, line: &Line) -> Say {
    let mut sketch = Sketch::of(table, seat, 0);
    let mut lost = false;
    let mut step = |step: &LineStep| {
        let said = if lost { None } else { said(&mut sketch, seat, step) };
        lost |= said.is_none();
        let said = said.unwrap_or_else(|| Say::new("said").with("text", step.with.as_str()));
        on_condition(table, seat, &step.condition, said)
    };
    let steps = joined(line.steps.iter().map(&mut step).collect());
    steps.map_or_else(|| Say::new("order-line-none"), |moves| Say::new("order-line").with("moves", moves))
}

/// What a step does, in the sentences that are read before a move is confirmed, if it is possible on a sketch, which goes on
/// past it.
fn said(sketch: &mut Sketch, seat: Seat, step: &LineStep) -> Option<Say> {
    let now = due(sketch.table(), seat, step.kind);
    let at = match now {
        Some(at) => at,
        None => sketch.next_turn().ok().filter(|at| at.kind == step.kind)?,
    };
    let said = sketch.table().deed(seat, at.id, &step.with);
    sketch.play(at.id, &step.with).ok()?;
    joined(said)
}

/// Sentences one after another.
fn joined(said: Vec<Say>) -> Option<Say> {
    said.into_iter().reduce(|first, next| Say::new("order-line-next").with("first", first).with("next", next))
}

/// A step with what must hold when it is played.
fn on_condition(table: &dyn Table, seat: Seat, condition: &Condition, does: Say) -> Say {
    let id = match condition {
        Condition::Still(_) => "order-line-still",
        Condition::Same(_) => "order-line-same",
        Condition::After(awaited) => {
            // In words as long as it may come.
            let deeds = deeds([&Sketch::of(table, seat, 0)]);
            if let Some(deed) = deeds.into_iter().find(|deed| deed.mark == *awaited) {
                return Say::new("order-line-once").with("move", does).with("deed", deed.say);
            }
            "order-line-after"
        }
        Condition::Legal | Condition::Within(_) => "order-line-legal",
    };
    Say::new(id).with("move", does)
}
