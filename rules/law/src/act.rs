//! Validated moves: what the engine applies and what menus come to.

use skald_vocabulary::interface::Seat;

use super::{
    board::{North, Position},
    cards::{Card, Side},
    state::Plan,
};

/// A validated move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Chooses a pantheon.
    Pantheon(u8),
    /// Builds a deck.
    Deck(Vec<Card>),
    /// Lays a piece.
    Lay(u8, Side, bool, Position),
    /// Places a card face down; the first player also says where north is.
    Hide(Card, usize, Option<North>),
    /// Says where north is, without a card.
    North(North),
    /// Plays a card, with the moves of its Maneuvers, the order of Traitors, and what is done in Step 6 and after it.
    Play(Card, usize, Vec<Step>, Option<Vec<Card>>, Vec<Act>),
    /// Moves, or stays.
    Step(Step),
    /// Orders Traitors.
    Order(Vec<Card>),
    /// Orders Phoenix cards.
    Rise(u32, Vec<Card>),
    /// Takes an open draft card.
    Take(Card),
    /// Exchanges a card for an open draft card.
    Exchange(Card, Card),
    /// Offers a card.
    Trade(Seat, Card),
    /// Neither exchanges nor trades.
    Done,
    /// Gives a card for the offered one.
    Give(Card),
    /// Names who goes first.
    First(Seat),
    /// Plans a reinforcement.
    Plan(Plan),
    /// Approves sacrifices.
    Agree(Vec<Card>),
}

/// A Maneuver, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To this space.
    To(usize),
    /// Nowhere.
    Stay,
}
