//! A match: its clauses, kits, lengths and notation, and what reports count.

use crate::series::{InSeries, Series, notation};
use skald_vocabulary::interface::{
    Days, Editions, Ending, Group, KitBook, Length, Lengths, Options, Papers, Seat, Visits,
};

impl<G: InSeries> Papers for Series<G> {
    const EDITIONS: Editions = G::EDITIONS;

    fn kit_options() -> Option<Options> {
        G::kit_options()
    }

    fn kit_book(&self) -> Option<Box<dyn KitBook>> {
        self.game.kit_book()
    }

    fn clocks(&self) -> Lengths {
        self.game.clocks()
    }

    fn length(&self) -> Length {
        let one = self.game.length();
        let (few, many) = (u32::from(self.needed()), u32::from(self.best_of));
        // Two players even out between the fewest games and the most; among more, hardly anybody repeats a win.
        let usual = if self.seats > 2 { many } else { (few + many).div_ceil(2) };
        Length {
            games: many,
            answers: one.answers * usual,
            answers_long: one.answers_long * many,
            turns: one.turns * usual,
            waits: one.waits * usual,
            waits_long: one.waits_long * many,
            visits: one.visits.map(|of| Visits {
                answering: of.answering * usual,
                preparing: of.preparing * usual,
                ordering: of.ordering * usual,
            }),
            days: one.days.map(|of| Days { once: of.once * usual, thrice: of.thrice * usual }),
        }
    }

    fn sides(&self) -> Vec<Vec<Seat>> {
        // Seats move on together, so whoever sits opposite stays there.
        self.game.sides()
    }

    fn proposals(seats: u8, slow: bool) -> Options {
        G::proposals(seats, slow)
    }

    fn ending(&self, state: &Self::State) -> Ending {
        self.game.ending(&state.game)
    }

    fn groups(&self, state: &Self::State, seat: Seat) -> Vec<Group> {
        // What was brought is brought to each game; where one sat and what one led changed from game to game.
        let brought = self.game.groups(&state.game, state.seating.place(seat));
        let lasting = brought.into_iter().filter(|group| G::LASTING.contains(&group.kind));
        // Whatever the games alone were measured at is no share of a match.
        std::iter::once(Group::seat(seat)).chain(lasting.map(|group| Group { told: None, ..group })).collect()
    }

    fn variants(seats: u8) -> Vec<Options> {
        G::variants(seats)
    }

    fn print_position(&self, state: &Self::State) -> String {
        notation::print(self, state)
    }

    fn read_position(name: &str, text: &str) -> Result<(Self, Self::State), String> {
        notation::read(name, text)
    }
}
