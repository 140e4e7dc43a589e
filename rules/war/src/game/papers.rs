//! War: its clauses, kits, lengths and notation, and what reports count.

use crate::{
    game::{ART, War},
    invariants,
    options::{Pace, Why},
    position,
    state::State,
};
use skald_vocabulary::{
    clauses::Clauses,
    interface::{Ending, Length, Lengths, Papers},
};

impl Papers for War {
    const CLAUSES: Clauses = Clauses {
        ids: include_str!("../clauses.txt"),
        index: include_str!("../../../../docs/clauses/war.toml"),
    };
    const ART: Option<&'static include_dir::Dir<'static>> = Some(&ART);
    const LESSON: Option<&'static str> = Some(include_str!("../../../sets/war/lesson.toml"));

    fn length(&self) -> Length {
        crate::length::length(self.0.deck, &self.0.terms, self.0.setup.seats)
    }

    fn clocks(&self) -> Lengths {
        // The questions of one turn share its time; pressing Draw is a press (WAR-15.2).
        match self.0.terms.pace {
            Pace::Auto => Lengths::DAY,
            Pace::Ready => Lengths::DAY.with_choices(),
        }
    }

    fn ending(&self, state: &State) -> Ending {
        match state.end.as_ref().map(|end| end.why) {
            None | Some(Why::Alone | Why::Nobody) => Ending::Goal,
            Some(Why::Limit) => Ending::Limit,
            Some(Why::Left | Why::Deserted) => Ending::Departure,
            Some(Why::Time | Why::Award) => Ending::Host,
        }
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
