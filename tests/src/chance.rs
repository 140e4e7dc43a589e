//! A table that is played at random, whatever game it is of.

use skald_rules::{
    chance::{Chance, Fast},
    interface::{Input, Waiting},
    table::Table,
};

/// An input at random of somebody for whom the table waits; nothing when the game is over.
///
/// # Panics
/// If somebody is waited for who can do nothing.
#[must_use]
pub fn input(table: &dyn Table, choices: &mut Fast) -> Option<Input<String>> {
    Some(match table.waiting() {
        Waiting::Over => return None,
        Waiting::Machine => Input::Continue,
        Waiting::Seats(waits) => {
            let at = choices.pick("who", u32::try_from(waits.len()).unwrap());
            let open = table.open(waits[usize::try_from(at).unwrap()].seat);
            let at = open.iter().find(|decision| decision.kind.as_str() != "resign").unwrap().id;
            Input::Answer { at, with: table.random_move(at, choices).unwrap() }
        }
    })
}
