//! A simple automatic player, as those with which the starters were tried (2.17): it lays what it has, attacks as long as
//! it can, blocks as the clock would, and thinks no further.

use super::{
    ask::{ACTION, AskContext},
    cards::Kind,
    moves::Move,
    orders::{self, Order, Round, Window},
    view,
};
use skald_vocabulary::{
    chance::Chance,
    interface::{Decision, Duty, Pick, Viewer},
};

/// How many random actions it looks at before it believes that it cannot attack.
const LOOKS: u8 = 24;

/// What it does by itself: blocks of 4 points and more, duplicates cycled and characters laid, attackers taken first.
fn habits() -> [Order; 3] {
    [
        Order::Window(Window { guard: Some((4, false)), ..Window::default() }),
        Order::Round(Round { cycle: true, lay: true, ..Round::default() }),
        Order::Take(vec![Kind::Destructive, Kind::Mystical]),
    ]
}

/// A legal move of such a player; `None` when the decision does not stand, or is a right of which it makes no use.
pub fn simple(table: AskContext<'_>, at: &Decision, choices: &mut dyn Chance) -> Option<Move> {
    let view = view::view(table, Viewer::Seat(at.seat));
    let legal =
        |with: &Move| table.ask(at.id, &Pick::path(&with.to_string())).is_ok_and(|step| step.whole.is_some());
    let habit = habits().iter().find_map(|order| orders::follow(&view, at, order)).filter(legal);
    if habit.is_some() {
        return habit;
    }
    if at.duty == Duty::Free {
        // A right that no habit speaks of is left alone: nobody sensible buys or agrees to end out of the blue.
        return None;
    }
    let first = table.random(at.id, choices).ok()?;
    if at.kind != ACTION || matches!(first, Move::Attack(_)) {
        return Some(first);
    }
    let helps = |with: &Move| matches!(with, Move::Play(..) | Move::Ability(_));
    let mut help = Some(first).filter(helps);
    for _ in 1..LOOKS {
        let other = table.random(at.id, choices).ok()?;
        if matches!(other, Move::Attack(_)) {
            return Some(other);
        }
        help = help.or_else(|| Some(other).filter(helps));
    }
    help.or(Some(Move::End))
}
