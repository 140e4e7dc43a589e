//! That people are told the length that is measured.

use crate::Lraw;
use skald_runners::playout::{self, Plan, Player};
use skald_vocabulary::interface::Papers;

/// Whether two counts are less than a sixth apart.
fn near(told: u32, measured: u32) -> bool {
    told.abs_diff(measured) * 6 <= measured
}

#[test]
fn people_are_told_the_length_that_is_measured() {
    measured(2, 60);
}

// shows LRAW-7.2.1
#[test]
fn three_are_told_theirs() {
    measured(3, 60);
}

// shows LRAW-7.2.1
#[test]
fn four_are_told_theirs() {
    measured(4, 60);
}

fn measured(seats: u8, games: u64) {
    let plan = Plan { seats, seed: 100, games, player: Player::Random, ..Plan::default() };
    let report = playout::run::<Lraw>(&plan).unwrap();
    let told = Lraw::standard(seats).unwrap().length();
    println!(
        "{:?} answers, {:?} waits, {:?} turns in all; told {told:?}",
        report.answers, report.waits, report.turns
    );
    let turns = u32::try_from(report.turns.unwrap() / report.games).unwrap();
    assert_eq!((report.violations, report.without_result), (0, 0), "{:?}", report.kept);
    assert!(near(told.answers, report.answers.median), "{told:?}");
    assert!(near(told.answers_long, report.answers.p90), "{told:?}");
    assert!(near(told.turns, turns), "{told:?}");
    assert!(near(told.waits, report.waits.median), "{told:?}");
    assert!(near(told.waits_long, report.waits.p90), "{told:?}");
}

#[test]
#[ignore = "games one move deep: run it to measure anew"]
fn measure_lengths() {
    for (player, games) in [(Player::Random, 400), (Player::Greedy, 8)] {
        let plan = Plan { seats: 2, seed: 1_000, games, player, ..Plan::default() };
        let report = playout::run::<Lraw>(&plan).unwrap();
        println!(
            "{player:?}: {:?} answers, {:?} waits, {:?} turns",
            report.answers, report.waits, report.turns
        );
    }
}
