//! Legions: its clauses, kits, lengths and notation, and what reports count.

use crate::{
    game::{ART, HOUR, Lraw},
    kits, options, orders, position,
    state::State,
};
use skald_vocabulary::{
    clauses::Clauses,
    interface::{
        Editions, Ending, Group, KitBook, Length, Lengths, Options, Papers, Probability, Rules, Seat,
    },
};
use std::sync::Arc;

impl Papers for Lraw {
    const CLAUSES: Clauses = Clauses {
        ids: include_str!("../clauses.txt"),
        index: include_str!("../../../../docs/clauses/lraw.toml"),
    };
    const ART: Option<&'static include_dir::Dir<'static>> = Some(&ART);
    const LESSON: Option<&'static str> = Some(include_str!("../../../sets/lraw/lesson.toml"));

    const EDITIONS: Editions = options::EDITIONS;

    fn proposals(_: u8, _: bool) -> Options {
        options::proposals()
    }

    fn kit_options() -> Option<Options> {
        Some(Options::default())
    }

    fn kit_book(&self) -> Option<Box<dyn KitBook>> {
        Some(Box::new(kits::Book::new(Arc::clone(&self.pool), Arc::clone(&self.limits), orders::advice)))
    }

    fn length(&self) -> Length {
        crate::length::length(self.players)
    }

    /// A day for a turn, eight hours for an answer, twelve for all answers of a foreign turn, unless the table has others (CLK-1 to
    /// CLK-4).
    fn clocks(&self) -> Lengths {
        let (one, all) = self.answers;
        let hours = |number: u8| Some(i64::from(number) * HOUR);
        Lengths { window: hours(one), answers: hours(all), ..Lengths::DAY }
    }

    fn ending(&self, state: &State) -> Ending {
        match &state.end {
            Some(end) if end.left => Ending::Departure,
            Some(end) if end.winner.is_none() => Ending::Limit,
            _ => Ending::Goal,
        }
    }

    fn groups(&self, state: &State, seat: Seat) -> Vec<Group> {
        let warlord = self.pool.face(state.card(state.side(seat).warlord).face);
        let group = |kind, value: String| Group { kind, value, tolerance: Probability(600), told: None };
        let mut groups = vec![
            Group::seat(seat),
            group("warlord", warlord.key.to_string()),
            group("legion", warlord.legion.word().to_owned()),
        ];
        if self.players == 2 {
            // Among more players somebody may be out, and then the number of the turn no longer tells who began.
            let first = state.turn % 2 == u16::from(state.active == seat);
            groups.push(group("turn", if first { "first" } else { "second" }.to_owned()));
        }
        groups
    }

    fn print_position(&self, state: &State) -> String {
        position::print(&self.pool, state)
    }

    fn read_position(name: &str, text: &str) -> Result<(Self, State), String> {
        let game = Self::standard(*Self::seats().start()).map_err(|bad| format!("{name}: {bad}"))?;
        let state = position::read(&game.pool, &game.limits, name, text)?;
        let players = u8::try_from(state.sides.len()).unwrap_or(u8::MAX);
        if !Self::seats().contains(&players) {
            return Err(format!("{name}: sides: two to four are wanted, {players} are there"));
        }
        Ok((Self { players, ..game }, state))
    }
}
