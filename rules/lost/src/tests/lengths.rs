//! That people are told the length that is measured.

use super::{play_out, table};
use crate::{Event, Lost};
use skald_runners::playout::{self, Plan, Player};
use skald_vocabulary::interface::{Papers, Rules};

const GAMES: u64 = 40;

/// Whether two counts are less than a sixth apart.
fn near(told: u32, measured: u32) -> bool {
    told.abs_diff(measured) * 6 <= measured
}

#[test]
fn people_are_told_the_length_that_is_measured() {
    for seats in 3..=5 {
        let plan = Plan { seats, seed: 100, games: GAMES, player: Player::Simple, ..Plan::default() };
        let report = playout::run::<Lost>(&plan).unwrap();
        let game = table(seats);
        let mut count = 0;
        let end = play_out(&game, 100, 10_000, |_, _, out, _| {
            count += out.iter().filter(|event| matches!(event, Event::Round { .. })).count();
        });
        assert_eq!(game.turns(&end), u32::try_from(count).ok(), "reports count rounds");
        let told = game.length();
        println!(
            "{seats} seats: {:?} answers, {:?} waits, {:?} rounds; told {told:?}",
            report.answers, report.waits, report.lengths
        );
        assert!(near(told.answers, report.answers.median), "{told:?}");
        assert!(near(told.answers_long, report.answers.p90), "{told:?}");
        assert!(near(told.turns, report.lengths.median), "{told:?}");
        assert!(near(told.waits, report.waits.median), "{told:?}");
        assert!(near(told.waits_long, report.waits.p90), "{told:?}");
    }
}

#[test]
#[ignore = "hundreds of games, one move deep: run it to measure anew"]
fn measure_lengths_and_balance() {
    for player in [Player::Random, Player::Simple, Player::Greedy] {
        for seats in 3..=5 {
            let games = if player == Player::Greedy { 12 } else { 400 };
            let plan = Plan { seats, seed: 1_000, games, player, balance: true, ..Plan::default() };
            let report = playout::run::<Lost>(&plan).unwrap();
            println!("{player:?} {seats}: {:?} answers, {:?} waits", report.answers, report.waits);
            for of in &report.balance {
                println!(
                    "  {} {}: {} of {} ({} to {})",
                    of.kind, of.value, of.share, of.games, of.low, of.high
                );
            }
            for of in &report.points {
                println!("  {}: {}, specified {:?}", of.source, of.mean, of.told);
            }
        }
    }
}
