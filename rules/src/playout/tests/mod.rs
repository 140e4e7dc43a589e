//! What playouts measure, and who plays them.

mod balance;
mod pace;
mod player;

use super::Plan;
use crate::interface::Options;

/// A plan without checks.
fn plan(seats: u8, options: &[(&str, &str)], games: u64) -> Plan {
    let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    Plan { seats, options, games, seed: 50, ..Plan::default() }
}
