//! Side decking before a game, and how the game begins after it (D-03, LRAW-1.1.7, 1.1.9, 2.2).

use super::Engine;
use crate::{
    event::Event,
    kits::{Deck, Swap},
    setup::{deck_of, lay_out},
    state::{Siding, State},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// Asks everybody at once what is swapped; `loser` chooses afterwards who goes first.
    pub fn ask_sides(&mut self, loser: Option<Seat>) {
        let siding = Siding::ask(self.state.seats(), loser);
        self.state.siding = Some(siding);
        self.tell(Event::Siding);
    }

    /// A player has said what is swapped. When all have, the decks are laid out anew and the game begins.
    pub fn side(&mut self, seat: Seat, swaps: Vec<Swap>) {
        let Some(siding) = &mut self.state.aside().siding else { return };
        if let Some(side) = siding.sides.iter_mut().find(|side| side.seat == seat) {
            (side.done, side.swaps) = (true, swaps);
        }
        let (whole, loser) = (siding.waiting().next().is_none(), siding.loser);
        self.tell(Event::Sided(seat));
        if whole {
            // What was shown in earlier games stays known (part 6).
            let (decks, later) = (self.sided(), self.state.later);
            let notes = std::mem::take(&mut self.state.aside().notes);
            *self.state = State { notes, ..lay_out(self.pool, &decks, later) };
            self.begin(loser);
        }
    }

    /// The decks as they are after all swaps.
    fn sided(&self) -> Vec<Deck> {
        let state: &State = &self.state;
        let sides = state.siding.iter().flat_map(|siding| &siding.sides);
        sides
            .map(|side| {
                let mut deck = deck_of(self.pool, state, side.seat);
                for swap in &side.swaps {
                    deck.swap(self.pool, *swap);
                }
                deck
            })
            .collect()
    }
}
