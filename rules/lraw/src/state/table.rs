//! The whole position.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{
    Answer, Attack, Batch, Card, Frame, Item, Lasting, Lying, Met, Question, Running, Side, Siding, Zone,
};
use crate::cards::{FaceId, Ph};
use skald_vocabulary::interface::Seat;

/// The window that stands open (LRAW-3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Window {
    /// M: the active player's own actions.
    Main,
    /// R: an item is to be answered.
    Response,
    /// C: an inherent Conscription was announced.
    Conscription,
    /// A: an attack was declared.
    Attack,
    /// E: the War Phase ends.
    EndOfWar,
    /// P: a phase in which only what names it may be used.
    Phase,
}

/// What a player was shown alone, as it was then: a hand, or the top of the own deck (part 6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// Who may look at it.
    pub to: Seat,
    /// Whose cards they are.
    pub of: Seat,
    /// Whether it is a hand.
    pub hand: bool,
    /// In which turn it was.
    pub turn: u16,
    /// Whether that was in an earlier game of this match.
    pub past: bool,
    /// The cards; those of a deck the topmost first.
    pub faces: Vec<FaceId>,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// Who won; nobody in a draw.
    pub winner: Option<Seat>,
    /// Whether a Warlord fell.
    pub fallen: bool,
    /// Whether somebody gave up or was put out.
    pub left: bool,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// All cards of the table.
    pub cards: Vec<Lying>,
    /// The players.
    pub sides: ArrayVec<Side, 4>,
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// The phase.
    pub phase: Ph,
    /// The Sequence, bottom first.
    pub sequence: Vec<Item>,
    /// Whether it resolves, so that nothing can be added.
    pub resolving: bool,
    /// What waits for the next Sequence.
    pub pending: Vec<Met>,
    /// Realm effects that wait (LRAW-P.2).
    pub realms: ArrayVec<Seat, 4>,
    /// Triggers that are being placed.
    pub batch: Batch,
    /// The item that is resolving.
    pub running: Option<Box<Running>>,
    /// Effects that last.
    pub lasting: Vec<Lasting>,
    /// The attack in progress.
    pub attack: Option<Attack>,
    /// The Conscription that was announced, and whether it was negated.
    pub announced: Option<(Card, bool)>,
    /// Halved attacks of the battle in progress (LRAW-8.2.3).
    pub frost: ArrayVec<(Card, i32), 2>,
    /// Procedures that wait, the innermost last.
    pub stack: Vec<Frame>,
    /// The question that stands.
    pub asked: Option<Question>,
    /// The window that it belongs to, if it is one.
    pub window: Option<Window>,
    /// The answer that a procedure is about to take.
    pub answer: Option<Answer>,
    /// Counts what lies face-up and what lasts.
    pub stamp: u32,
    /// Counts items.
    pub items: u32,
    /// Counts questions.
    pub questions: u32,
    /// Mulligans taken, by seat (LRAW-3.1.6).
    pub mulligans: u8,
    /// How many cards those draw who do not begin, before the first turn: an option of the table.
    pub later: u8,
    /// What players were shown alone.
    pub notes: Vec<Note>,
    /// The turn in which time was called (LRAW-1.2.3).
    pub turn_zero: Option<u16>,
    /// How the game ended.
    pub end: Option<End>,
    /// Cards change places with the Side Decks before the game.
    pub siding: Option<Siding>,
}

impl State {
    /// A card.
    #[must_use]
    pub fn card(&self, card: Card) -> &Lying {
        &self.cards[card.index()]
    }

    /// A card, to be changed.
    pub fn card_mut(&mut self, card: Card) -> &mut Lying {
        &mut self.cards[card.index()]
    }

    /// A player.
    #[must_use]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// A player, to be changed.
    pub fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// All seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::of_list(&self.sides)
    }

    /// Who has which place, the best first; empty while the game goes on.
    #[must_use]
    pub fn places(&self) -> Vec<Vec<Seat>> {
        let Some(end) = &self.end else { return Vec::new() };
        let Some(winner) = end.winner else { return vec![self.seats().collect()] };
        vec![vec![winner], self.seats().filter(|seat| *seat != winner).collect()]
    }

    /// Those that are still in the game, from the active player on.
    pub fn living(&self) -> ArrayVec<Seat, 4> {
        let count = self.sides.len().max(1);
        let mut seats = ArrayVec::new();
        for step in 0..count {
            let at = (self.active.index() + step) % count;
            let seat = Seat::at(at);
            if !self.side(seat).lost {
                seats.push(seat);
            }
        }
        seats
    }

    /// The opponents of a player that are still in the game, in turn order from him.
    pub fn opponents(&self, of: Seat) -> ArrayVec<Seat, 4> {
        let count = self.sides.len().max(1);
        let mut seats = ArrayVec::new();
        for step in 1..count {
            let seat = Seat::at((of.index() + step) % count);
            if !self.side(seat).lost {
                seats.push(seat);
            }
        }
        seats
    }

    /// The next player in turn order who is still in the game.
    #[must_use]
    pub fn next(&self, seat: Seat) -> Seat {
        self.opponents(seat).first().copied().unwrap_or(seat)
    }

    /// The owner of a Warlord, if a card is one that lies in its slot.
    #[must_use]
    pub fn warlord_of(&self, card: Card) -> Option<Seat> {
        self.seats().find(|seat| self.side(*seat).warlord == card)
    }

    /// Whether a place of a zone is free.
    #[must_use]
    pub fn is_free(&self, seat: Seat, zone: Zone, place: u8) -> bool {
        self.side(seat).zone(zone).get(usize::from(place)).is_some_and(Option::is_none)
    }
}
