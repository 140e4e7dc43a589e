//! Legends of Chaos: its clauses, kits, lengths and notation, and what reports count.

use crate::{
    game::{ART, Chaos},
    groups, invariants,
    kits::{self},
    options, position,
    state::{State, Why},
};
use skald_vocabulary::{
    clauses::Clauses,
    interface::{Editions, Ending, Group, KitBook, Length, Lengths, Options, Papers, Seat},
};
use std::sync::Arc;

impl Papers for Chaos {
    const CLAUSES: Clauses = Clauses {
        ids: include_str!("../clauses.txt"),
        index: include_str!("../../../../docs/clauses/chaos.toml"),
    };
    const ART: Option<&'static include_dir::Dir<'static>> = Some(&ART);
    const LESSON: Option<&'static str> = Some(include_str!("../../../sets/chaos/lesson.toml"));

    const EDITIONS: Editions = options::EDITIONS;

    fn proposals(seats: u8, slow: bool) -> Options {
        options::proposals(seats, slow)
    }

    fn kit_options() -> Option<Options> {
        Some(Options::default())
    }

    fn kit_book(&self) -> Option<Box<dyn KitBook>> {
        Some(Box::new(kits::Book::new(Arc::clone(&self.0.pool), self.0.terms.edition)))
    }

    fn length(&self) -> Length {
        crate::length::length(&self.0.terms, self.0.setup.seats)
    }

    /// A day for a round, half of it for a window, a quarter for a choice (CHAOS-22.1), and a quarter of each for whoever is
    /// away (CHAOS-22.7).
    fn clocks(&self) -> Lengths {
        Lengths { away: Some(4), ..Lengths::DAY.with_windows().with_choices() }
    }

    fn ending(&self, state: &State) -> Ending {
        match state.end.as_ref().map(|end| end.why) {
            None | Some(Why::Last) => Ending::Goal,
            Some(Why::Stalemate) => Ending::Standstill,
            Some(Why::Agreed) => Ending::Agreement,
            Some(Why::Award) => Ending::Host,
        }
    }

    fn groups(&self, state: &State, seat: Seat) -> Vec<Group> {
        groups::groups(&self.0.pool, &self.0.terms, state, seat)
    }

    fn print_position(&self, state: &State) -> String {
        position::print(&self.0, state)
    }

    fn read_position(name: &str, text: &str) -> Result<(Self, State), String> {
        let (rules, state) = position::read(name, text)?;
        invariants::check(&rules, &state).map_err(|broken| format!("{name}: {broken}"))?;
        Ok((Self::of(rules), state))
    }
}
