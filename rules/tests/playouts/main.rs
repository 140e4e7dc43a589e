//! What playouts measure, and who plays them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod balance;
mod days;
mod figures;
mod levels;
mod pace;
mod player;

use skald_rules::playout::Plan;
use skald_vocabulary::interface::Options;

/// A plan without checks.
fn plan(seats: u8, options: &[(&str, &str)], games: u64) -> Plan {
    let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    Plan { seats, options, games, seed: 50, ..Plan::default() }
}
