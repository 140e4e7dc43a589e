//! Passing until something concerns me: the one order that all games have, made of marks that every decision bears.
//!
//! What belongs here: which questions it answers, with what, and when it is over. What does not: a game's own orders, and what
//! the clock does, which it borrows.

use skald_rules::{
    interface::{ClockClass, Decision, DecisionId, Duty, Key, Pick, Refusal, RefusalKind, Say, Seat, Stakes},
    orders::{Line, read},
    table::Table,
};

use crate::host::{
    refused::{HostError, Refused},
    table::live::Live,
};

/// How it is written, whatever the game.
pub const PASS: &str = "pass";
/// What it is about: there is one of it.
const SLOT: Key = Key::of("passing");

/// Reads an order of a game, a line of moves, or this one: what it is about, and the order in words.
///
/// # Errors
/// A refusal when it is none of them.
pub(in crate::host) fn read_any(table: &dyn Table, seat: Seat, text: &str) -> Result<(Key, Say), Refusal> {
    if text == PASS { Ok((SLOT, Say::new("host-order-pass"))) } else { read(table, seat, text) }
}

/// Whether an order is about what comes next at one table alone: a line of moves, passing until something comes up, or what the
/// game says is.
pub(in crate::host) fn is_of_table(table: &dyn Table, text: &str) -> bool {
    text == PASS || Line::is_line(text) || table.is_of_table(text)
}

/// Whether a question is a formality beside the turns of others: nothing that concerns its owner, and no part of an own turn.
const fn is_minor(at: &Decision) -> bool {
    matches!(at.stakes, Stakes::Routine) && matches!(at.clock.class, ClockClass::Choice | ClockClass::Window)
}

impl Live {
    /// What a seat owes an answer to and has not given one that waits for its moment.
    fn owes(&self, seat: Seat) -> Result<Vec<Decision>, HostError> {
        let mut owed = self.playing()?.table.open(seat);
        owed.retain(|at| at.duty == Duty::Owed && self.held_answer(seat, at.id.0.as_str()).is_none());
        Ok(owed)
    }

    /// Why nobody can pass in this seat now: something is asked that is theirs to answer.
    pub(in crate::host) fn pass_objection(&self, seat: Seat) -> Result<(), HostError> {
        if self.owes(seat)?.iter().all(is_minor) {
            return Ok(());
        }
        Err(Refusal::new(RefusalKind::Illegal, Say::new("host-pass-asked")).into())
    }

    /// Whether somebody passes by an order that they left at this table.
    pub(in crate::host) fn passes_by_own_order(&self, seat: Seat) -> bool {
        self.orders.iter().any(|row| row.seat == seat.0 && row.text == PASS && self.is_left_here(row))
    }

    /// The next answer of somebody who passes: what the clock would give. Where something concerns them they pass no more.
    pub(in crate::host) fn next_passed(&mut self) -> Result<Option<(Seat, DecisionId, String)>, HostError> {
        let passing = self.orders.iter().filter(|row| row.text == PASS).map(|row| Seat(row.seat));
        for seat in passing.collect::<Vec<_>>() {
            let owed = self.owes(seat)?;
            let playing = self.playing.as_ref().ok_or(Refused::NotBegun)?;
            let answer = |at: &Decision| {
                let with = playing.default_of(seat, at.id)?;
                // What time alone gives nobody can say.
                let step = playing.table.ask(at.id, &Pick::path(&with)).ok()?;
                step.whole.map(|with| (seat, at.id, with))
            };
            // A formality that nobody can answer as time would is left to its owner, too.
            if owed.iter().all(is_minor) {
                match owed.iter().find_map(answer) {
                    Some(next) => return Ok(Some(next)),
                    None if owed.is_empty() => continue,
                    None => {}
                }
            }
            let say = self.here("host-pass-over");
            self.owe_owner("passing", seat, &say);
            self.drop_row(seat, SLOT.to_string());
        }
        Ok(None)
    }
}
