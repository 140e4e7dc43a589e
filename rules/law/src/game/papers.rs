//! Legends At War: its clauses, kits, lengths and notation, and what reports count.

use crate::{
    engine::turn_limit,
    game::{ART, Law},
    groups, kits,
    options::{Form, Why},
    position,
    state::State,
};
use skald_vocabulary::{
    clauses::Clauses,
    interface::{Ending, Group, KitBook, Length, Lengths, Options, Papers, Seat},
};
use std::sync::Arc;

impl Papers for Law {
    const CLAUSES: Clauses = Clauses {
        ids: include_str!("../clauses.txt"),
        index: include_str!("../../../../docs/clauses/law.toml"),
    };
    const ART: Option<&'static include_dir::Dir<'static>> = Some(&ART);
    const LESSON: Option<&'static str> = Some(include_str!("../../../sets/law/lesson.toml"));

    fn kit_options() -> Option<Options> {
        Some(Options::default().with("form", "skirmish"))
    }

    fn kit_book(&self) -> Option<Box<dyn KitBook>> {
        let book = || Box::new(kits::Book::new(Arc::clone(&self.0))) as Box<dyn KitBook>;
        (self.0.form == Form::Skirmish).then(book)
    }

    fn length(&self) -> Length {
        crate::length::length(self.0.form, self.0.setup.seats)
    }

    fn clocks(&self) -> Lengths {
        match self.0.form {
            Form::Standard => Lengths::DAY,
            Form::Skirmish => Lengths::DAY.with_long(),
            Form::Team => Lengths::DAY.with_windows().with_choices(),
            Form::Ragnarok => Lengths::DAY.with_windows(),
        }
    }

    fn sides(&self) -> Vec<Vec<Seat>> {
        let sides = 0..if self.0.form == Form::Team { self.0.side_count() } else { 0 };
        sides.map(|side| self.0.seats_of(side).collect()).collect()
    }

    fn ending(&self, state: &State) -> Ending {
        match state.end.as_ref().map(|end| end.why) {
            Some(Why::Counted) if state.turn >= turn_limit(state) => Ending::Limit,
            None | Some(Why::Counted) => Ending::Goal,
            Some(Why::Left) => Ending::Departure,
            Some(Why::Time | Why::Award) => Ending::Host,
        }
    }

    fn groups(&self, state: &State, seat: Seat) -> Vec<Group> {
        groups::groups(&self.0, state, seat)
    }

    fn variants(seats: u8) -> Vec<Options> {
        groups::variants(seats)
    }

    fn print_position(&self, state: &State) -> String {
        position::print(&self.0, state)
    }

    fn read_position(name: &str, text: &str) -> Result<(Self, State), String> {
        position::read(name, text).map(|(rules, state)| (Self(Arc::new(rules)), state))
    }
}
