//! The messages of section 8, each met through the interface: a position, what was played before, a line, and the whole
//! sentence that its sender reads.
//!
//! Menus offer nothing that is refused; all these lines are typed. Only message 4 cannot be typed by somebody who reads
//! the board: it takes a button of an older board. Messages 57 to 63 belong to lists of Arsenals and are shown with them;
//! 64 and 65 are the host's, which says the same of every game.

mod answers;
mod attacks;
mod hands;
mod rounds;

use std::collections::BTreeSet;

use crate::Chaos;
use skald_runners::catalogue::GameKind;
use skald_toolkit::table::Table;
use skald_vocabulary::{
    chance::Fast,
    interface::{Input, Key, Refusal, Seat},
};

/// One way to meet a message.
pub(super) struct Case {
    /// Its number in section 8.
    number: u8,
    /// The position.
    position: &'static str,
    /// What was played before.
    before: &'static [&'static str],
    /// `a: MOVE` answers what a owes, `a? MOVE` is typed by a at any time, anything else names its decision.
    line: &'static str,
    /// The sentence.
    says: &'static str,
}

fn seat(letter: &str) -> Seat {
    Seat::from_key(Key::new(letter).unwrap()).unwrap()
}

fn input(table: &dyn Table, line: &str) -> Input<String> {
    let Some((who, with)) = line.split_once(": ") else { return Input::read(line).unwrap() };
    let owed = table.open(seat(who)).into_iter().next().expect("something is open");
    Input::read(&format!("{} {with}", owed.id)).unwrap()
}

/// Why the line is refused.
fn refusal(table: &mut dyn Table, line: &str) -> Option<Refusal> {
    if let Some((who, with)) = line.split_once("? ") {
        return table.objection(seat(who), with);
    }
    let input = input(table, line);
    table.play(&input, &mut Fast::new(1)).err()
}

fn meet(case: &Case) -> Result<(), String> {
    let Case { number, position, before, line, says } = case;
    let place = |what: String| format!("message {number}, \"{line}\": {what}");
    let mut table = GameKind::of::<Chaos>().read_position("case", position).map_err(place)?;
    for earlier in *before {
        let input = input(&*table, earlier);
        let words = |refusal: Refusal| crate::tests::english().plain(&refusal.say);
        table
            .play(&input, &mut Fast::new(1))
            .map_err(|refusal| place(format!("before, \"{earlier}\": {}", words(refusal))))?;
    }
    let snapshot = table.snapshot();
    let Some(refusal) = refusal(&mut *table, line) else { return Err(place("is not refused".to_owned())) };
    let said = crate::tests::english().plain(&refusal.say);
    if said != *says {
        return Err(place(format!("says \"{said}\", not \"{says}\"")));
    }
    if table.snapshot() == snapshot { Ok(()) } else { Err(place("changed the table".to_owned())) }
}

fn meet_all(cases: &[Case]) {
    let misses: Vec<String> = cases.iter().filter_map(|case| meet(case).err()).collect();
    assert!(misses.is_empty(), "\n{}", misses.join("\n"));
}

// shows CHAOS-4.6, CHAOS-4.8, CHAOS-22.5
#[test]
fn messages_about_rounds_and_decisions_are_worded_as_tabled() {
    meet_all(rounds::CASES);
}

// shows CHAOS-8.2, CHAOS-8.3, CHAOS-9.13
#[test]
fn messages_about_attacks_are_worded_as_tabled() {
    meet_all(attacks::CASES);
}

// shows CHAOS-12.4, CHAOS-12.12, CHAOS-12.16
#[test]
fn messages_about_answers_are_worded_as_tabled() {
    meet_all(answers::CASES);
}

// shows CHAOS-16.2, CHAOS-17.2, CHAOS-18.3
#[test]
fn messages_about_the_hand_and_the_arsenal_are_worded_as_tabled() {
    meet_all(hands::CASES);
}

#[test]
fn every_message_of_the_game_has_a_case() {
    let all = [rounds::CASES, attacks::CASES, answers::CASES, hands::CASES];
    let met: BTreeSet<u8> = all.iter().flat_map(|cases| cases.iter().map(|case| case.number)).collect();
    let wanted: BTreeSet<u8> = (1..=56).chain([66]).collect();
    assert_eq!(met, wanted);
}
