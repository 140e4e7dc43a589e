//! The probe: its clauses, kits, lengths and notation, and what reports count.

use crate::probe::{Probe, Purses, State, notation};
use skald_rules::interface::{KitBook, Length, Lengths, Options, Papers};

impl Papers for Probe {
    fn kit_options() -> Option<Options> {
        Some(Options::default())
    }

    fn kit_book(&self) -> Option<Box<dyn KitBook>> {
        Some(Box::new(Purses))
    }

    fn clocks(&self) -> Lengths {
        Lengths::DAY.with_choices().with_long()
    }

    fn length(&self) -> Length {
        let rounds = self.rounds.into();
        // All bids wait together, and what follows in a round draws on the same budgets.
        Length {
            games: 1,
            answers: rounds * 2,
            answers_long: rounds * 3,
            turns: rounds,
            waits: rounds,
            waits_long: rounds,
            visits: None,
            days: None,
        }
    }

    fn print_position(&self, state: &State) -> String {
        notation::print(self, state)
    }

    fn read_position(name: &str, text: &str) -> Result<(Self, State), String> {
        notation::read(name, text)
    }
}
