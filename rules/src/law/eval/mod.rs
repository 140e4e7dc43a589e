//! The evaluation of a board, attacks and moves: pure functions that engine, forecast, menus and picture share (LAW-7.1).

mod evaluate;
mod field;
mod maneuver;
mod strike;

pub use self::{
    evaluate::{Evaluation, evaluate, kept_bonus, stat},
    field::{Field, Granted, Scene, Stand, spots},
    maneuver::{destinations, path_block, skins},
    strike::{Attack, Fate, Fell, Strike, grant, strike},
};
