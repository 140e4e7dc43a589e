//! The probe through the interface of all games.

mod habits;
mod papers;
mod rules;
mod sight;
mod speech;

use crate::probe::{Probe, State};
use skald_rules::{
    interface::{Kit, Seat},
    series::InSeries,
};

impl InSeries for Probe {
    const SERIES: &'static str = "probe-match";

    fn kits(&self, state: &State) -> Vec<Kit> {
        Seat::all(self.seats)
            .zip(&state.kits)
            .map(|(seat, purse)| Kit { seat, list: format!("purse {purse}") })
            .collect()
    }
}
