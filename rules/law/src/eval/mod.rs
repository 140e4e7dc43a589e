//! The evaluation of a board, attacks and moves: pure functions that engine, forecast, menus and picture share (LAW-7.1).

mod dispel;
mod evaluate;
mod field;
mod maneuver;
mod sets;
mod space_sets;
mod stand;
mod strike;

use self::{dispel::dispelled, sets::Sets};
pub use self::{
    evaluate::{Evaluation, evaluate, evaluate_at, kept_bonus, stat},
    field::{Field, Scene},
    maneuver::{destinations, path_block, skins},
    stand::{Granted, Stand, spots},
    strike::{Attack, Fate, Fell, Strike, grant, strike, strike_into},
};
