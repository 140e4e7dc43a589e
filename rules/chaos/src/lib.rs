//! Legends of Chaos: a card battle of Warriors with Arsenals, for 2 to 8 players (specification `CHAOS`).
//!
//! Chance is an argument (CHAOS-1.13): nothing random lies in the state. Its draws are labelled `starter`, `shuffle a`,
//! `order`, `discard` and `take`.
//!
//! What belongs here: everything about Legends of Chaos alone. What does not: names of cards, which stand in
//! `rules/sets/chaos`, and words for players, which stand in `rules/words`.

mod ask;
pub mod cards;
mod engine;
mod eval;
mod event;
mod forecast;
mod game;
mod groups;
mod guard;
mod invariants;
pub mod kits;
mod legal;
mod length;
mod moves;
mod objection;
mod options;
mod orders;
mod position;
mod redraw;
mod refuse;
mod setup;
mod simple;
mod state;
mod tell;
#[cfg(test)]
mod tests;
mod view;
mod volley;

use skald_vocabulary::words::WordFile;

pub use self::{
    eval::Left,
    event::{Event, Fact, NoDraw, Outcome, Seen},
    game::Chaos,
    guard::{Reply, Threat},
    moves::{Blow, Move, Response, Take, Verb},
    orders::{Order, Progress, Round, Stage, Window},
    refuse::Illegal,
    state::{Character, End, Glimpse, Idle, Lasting, Mark, Rest, Side, State, WARRIOR, Ward, Why},
    view::{
        AttackView, Board, CardView, CharacterView, Copies, EndView, FaceView, GlimpseView, HandCard,
        HandView, Hindrance, InstanceView, LastingView, OwnView, Phase, PlanView, SeatView, Use, View,
        VolleyView, WardView,
    },
    volley::{Asked, Attack, Chosen, Hit, Instance, Pending, Plan, Prefer, Volley},
};

/// The game's sentences in English.
pub const WORDS: &[WordFile] = &[
    ("chaos.ftl", include_str!("../../words/en/chaos.ftl")),
    ("chaos-guide.ftl", include_str!("../../words/en/chaos-guide.ftl")),
    ("chaos-clauses.ftl", include_str!("../../words/en/chaos-clauses.ftl")),
    ("chaos-search.ftl", include_str!("../../words/en/chaos-search.ftl")),
    ("chaos-pictures.ftl", include_str!("../../words/en/chaos-pictures.ftl")),
];
