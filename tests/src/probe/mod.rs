//! The probe game: an auction of hidden hands with everything that War lacks, so that the interface is shaped by more
//! than one game.
//!
//! In each round all bid in secret from their purses (sealed, changeable, withdrawable, released together). The highest
//! bidder pays and makes a *plan*, a move of up to five optional parts; with four at the table a mate approves it, ahead of time
//! if they like. Then the host lets the game go on, and hands are filled up. Once per game each may show a card, a right
//! that nobody waits for. Most points win; mates share. A kit (`purse 12`) says how many coins one brings.

mod book;
mod event;
mod game;
mod menus;
mod moves;
mod notation;
mod play;
mod setting;
mod state;
mod view;

pub use self::{
    book::Purses,
    event::{Event, Illegal, Seen},
    moves::{Card, Move, Order, Plan},
    setting::Probe,
    state::{HAND, Phase, State},
    view::{SeatView, View},
};
