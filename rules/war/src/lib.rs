//! The Rules of War: a card-flipping war with Legends, for 2 to 6 players (specification `WAR`).
//!
//! Chance is an argument (WAR-1.9): nothing random lies in the state. Its draws are labelled `legends`, `deal`,
//! `refill a`, `coin` and `spin`, in the order in which the clauses call for them.
//!
//! What belongs here: everything about War alone. What does not: names of Legends, which stand in `rules/sets/war`, and
//! words for players, which stand in `rules/words`.

mod act;
mod ask;
pub mod cards;
mod engine;
mod event;
mod forecast;
mod game;
mod invariants;
mod length;
mod level;
mod lying;
mod moves;
mod options;
mod orders;
mod position;
mod redraw;
mod setup;
mod state;
mod tell;
#[cfg(test)]
mod tests;
mod view;

use skald_vocabulary::words::WordFile;

pub use self::{
    ask::{Asked, Illegal},
    event::{Event, Fact, Lapse, Seen},
    game::War,
    lying::{Lies, Lying},
    moves::Move,
    options::{Deck, Pace, Why},
    orders::{Aim, Order, StrikeWhen, When},
    setup::printed,
    state::{
        Active, Battle, End, Entry, Flip, Prepared, Record, Rest, Sample, Seats, Side, State, Support, Tally,
        TurnNote, Window,
    },
    view::{
        ActiveView, BattleView, CardView, Chip, CoinView, EndView, LegendPlace, LegendView, LyingView,
        OwnView, Question, QueuedView, RecordView, SampleView, SeatView, Stage, SupportView, TurnView, View,
    },
};

/// The game's sentences in English.
pub const WORDS: &[WordFile] = &[
    ("war.ftl", include_str!("../../words/en/war.ftl")),
    ("war-guide.ftl", include_str!("../../words/en/war-guide.ftl")),
    ("war-clauses.ftl", include_str!("../../words/en/war-clauses.ftl")),
    ("war-search.ftl", include_str!("../../words/en/war-search.ftl")),
    ("war-pictures.ftl", include_str!("../../words/en/war-pictures.ftl")),
];
