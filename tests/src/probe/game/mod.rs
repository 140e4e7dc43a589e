//! The probe through the interface of all games.

mod habits;
mod papers;
mod rules;
mod sight;
mod speech;

use crate::probe::State;
use skald_rules::{
    interface::{Kit, Seat},
    series::InSeries,
};

/// The probe with its options.
#[derive(Clone, Debug)]
pub struct Probe {
    pub(super) seats: u8,
    pub(super) rounds: u8,
}

impl Probe {
    pub(super) const PURSE: u8 = 10;
    pub(super) const ROUNDS: u8 = 3;
    /// The fewest and the most coins that a purse may hold.
    pub(super) const LEAST: u32 = 5;
    pub(super) const MOST: u32 = 20;
}

impl InSeries for Probe {
    const SERIES: &'static str = "probe-match";

    fn kits(&self, state: &State) -> Vec<Kit> {
        Seat::all(self.seats)
            .zip(&state.kits)
            .map(|(seat, purse)| Kit { seat, list: format!("purse {purse}") })
            .collect()
    }
}
