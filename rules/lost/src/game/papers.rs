//! Lost Legends: its clauses, kits, lengths and notation, and what reports count.

use crate::{
    cards::{self},
    eval::Eyes,
    game::{ART, Lost},
    position,
    state::{Phase, State, Why},
};
use skald_vocabulary::{
    clauses::Clauses,
    interface::{Ending, Group, Length, Lengths, Papers, Points, Probability, Rules, Seat},
};
use std::ops::RangeInclusive;

/// The shares of wins between which the heroes lie by the specification (2.8).
const TOLD: RangeInclusive<Probability> = Probability(1_700)..=Probability(2_600);

impl Papers for Lost {
    const CLAUSES: Clauses = Clauses {
        ids: include_str!("../clauses.txt"),
        index: include_str!("../../../../docs/clauses/lost.toml"),
    };
    const ART: Option<&'static include_dir::Dir<'static>> = Some(&ART);
    const LESSON: Option<&'static str> = Some(include_str!("../../../sets/lost/lesson.toml"));

    fn length(&self) -> Length {
        crate::length::length(self.players)
    }

    fn clocks(&self) -> Lengths {
        Lengths::DAY.with_windows().with_choices()
    }

    fn ending(&self, state: &State) -> Ending {
        match &state.table.phase {
            Phase::Over { why: Why::Time | Why::Award, .. } => Ending::Host,
            _ if state.table.deserted() => Ending::Departure,
            _ => Ending::Goal,
        }
    }

    fn groups(&self, state: &State, seat: Seat) -> Vec<Group> {
        let hero = state.table.side(seat).hero;
        // 2.8 measured five players with its own cards.
        let told = (self.players == 5 && self.has_own_cards()).then_some(TOLD);
        let of = |hero: cards::Hero| Group {
            kind: "hero",
            value: hero.to_string(),
            tolerance: Probability(600),
            told,
        };
        [Group::seat(seat)].into_iter().chain(hero.map(of)).collect()
    }

    fn points(&self, state: &State, seat: Seat) -> Vec<Points> {
        let score = Eyes { pool: &self.pool, table: &state.table }.score(seat);
        // 2.8 names about 49, 45 and 41 points for three, four and five players, and 60 for the winner.
        let average = match self.players {
            3 => 49,
            4 => 45,
            _ => 41,
        };
        let told = |points| self.has_own_cards().then_some(points);
        let of = |source, points: u16, told| Points { source, points: points.into(), told };
        let won = self.outcome(state).is_some_and(|outcome| outcome.winners().contains(&seat));
        let sources = [
            of("legend markers", score.legend, None),
            of("experience", score.xp, None),
            of("trophy tokens", score.tokens, None),
            of("gold", score.gold, None),
            of("together", score.total(), told(average)),
        ];
        sources.into_iter().chain(won.then(|| of("together, the winner", score.total(), told(60)))).collect()
    }

    fn print_position(&self, state: &State) -> String {
        position::print(state)
    }

    fn read_position(name: &str, text: &str) -> Result<(Self, State), String> {
        position::read(name, text)
    }
}
