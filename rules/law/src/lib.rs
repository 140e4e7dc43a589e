//! Legends At War: cards with four stats on a grid of board pieces, for 2 to 4 players (specification `LAW`).
//!
//! Chance is an argument (LAW-1.6): nothing random lies in the state. Its draws are labelled `first`, `pieces`,
//! `pile earth 1` and `shuffle a`, in the order in which the clauses call for them.
//!
//! What belongs here: everything about Legends At War alone. What does not: names of characters, which stand in
//! `rules/sets/law`, and words for players, which stand in `rules/words`.

mod act;
mod ask;
pub mod board;
mod candidates;
pub mod cards;
mod engine;
pub mod eval;
mod event;
mod forecast;
mod game;
mod groups;
mod heat;
mod invariants;
pub mod kits;
mod length;
mod moves;
mod options;
mod orders;
mod position;
mod redraw;
mod setup;
mod start;
mod state;
mod tell;
#[cfg(test)]
mod tests;
mod traded;
mod view;
mod whereabouts;

use skald_vocabulary::words::WordFile;

pub use self::{
    ask::{Illegal, Kind, lead_line},
    candidates::{Candidate, CandidateSpace, candidates, chosen_piece},
    event::{Event, Fact, Seen},
    game::Law,
    heat::{Heat, Threat, heat, threats},
    invariants::all_cards,
    moves::{Move, Spot, Then},
    options::{Form, Sides, Stop, Why},
    orders::{Consent, MOST_WISHES, Order, Shape, Whom, Wish},
    setup::{LEVELS, Rules},
    state::{Active, Blow, Draft, End, Gone, Last, Lost, Phase, Plan, Player, Prize, Rising, State},
    view::{
        ActiveView, BlowView, BoardView, CardView, DraftView, EndView, GoneView, LastView, OwnView,
        PieceView, PlanView, PrizeView, RisingView, SeatView, SharedRules, SideView, SpaceView, Stage,
        StandView, StatView, View, WhereaboutsView,
    },
    whereabouts::{Hands, Whereabouts},
};

/// The game's sentences in English.
pub const WORDS: &[WordFile] = &[
    ("law.ftl", include_str!("../../words/en/law.ftl")),
    ("law-guide.ftl", include_str!("../../words/en/law-guide.ftl")),
    ("law-clauses.ftl", include_str!("../../words/en/law-clauses.ftl")),
    ("law-search.ftl", include_str!("../../words/en/law-search.ftl")),
    ("law-pictures.ftl", include_str!("../../words/en/law-pictures.ftl")),
];
