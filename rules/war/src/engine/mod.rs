//! The engine: carries a position from one rest to the next. What may be asked and chosen is decided in `ask`, never here.
//!
//! Nothing here fails: an input was validated completely before it arrives, and every loop ends by the supply of cards.

mod ability;
mod battle;
mod cards;
mod ending;
mod turn;
mod window;

use super::{
    cards::{Card, Pool},
    event::{Event, Fact},
    options::Pace,
    state::State,
};
use skald_vocabulary::{chance::Chance, interface::Seat};

pub use self::battle::Point;

/// What stays the same through a game and the engine must know.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// The last turn; 0 when there is no limit.
    pub turn_limit: u32,
    /// How many turns are played before the next rest.
    pub batch: u8,
    /// Whether players press Draw before each turn.
    pub pace: Pace,
}

/// One run of the engine: a position, the cards, chance, and where facts go.
pub struct Engine<'e> {
    /// All cards.
    pub pool: &'e Pool,
    /// The table's terms.
    pub terms: Terms,
    /// The position.
    pub state: &'e mut State,
    /// Chance.
    pub dice: &'e mut dyn Chance,
    /// Where facts go.
    pub out: &'e mut Vec<Event>,
    /// In a forecast: a card that nobody can name would have been turned up, so nothing more can be told.
    pub blind: bool,
    /// In a forecast: whoever is asked holds.
    pub all_hold: bool,
}

impl Engine<'_> {
    fn tell(&mut self, fact: Fact) {
        self.out.push(Event::Public(fact));
    }

    fn level(&self, card: Card) -> u8 {
        self.pool.level(card)
    }

    fn is_legend(&self, card: Card) -> bool {
        self.pool.legends.has(card)
    }

    /// Puts a card into a player's Army Pile.
    fn give(&mut self, seat: Seat, card: Card) {
        if let Some(side) = self.state.sides.get_mut(seat.index()) {
            side.army.insert(card);
        }
    }

    /// Takes a player's active card away.
    fn clear_active(&mut self, seat: Seat) {
        if let Some(side) = self.state.sides.get_mut(seat.index()) {
            side.active = None;
        }
    }

    fn count_won(&mut self, seat: Seat, cards: u32) {
        if let Some(tally) = self.state.record.seats.get_mut(seat.index()) {
            tally.won += cards;
        }
    }

    fn count_lost(&mut self, seat: Seat, cards: u32) {
        if let Some(tally) = self.state.record.seats.get_mut(seat.index()) {
            tally.lost += cards;
        }
    }
}
