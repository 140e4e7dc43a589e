//! Tests of Legends of Chaos.

mod arsenals;
mod matches;
mod opening;
mod packs;
mod playouts;
mod scenarios;
mod shelves;
mod words;

use super::Chaos;
use crate::interface::{Game, Options, Setup};

/// A table with these options.
pub(super) fn table(seats: u8, options: &[(&str, &str)]) -> Chaos {
    let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    Chaos::new(&Setup { seats, options, packs: Vec::new() }).unwrap()
}
