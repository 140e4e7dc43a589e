//! Positions to draw, of every game.

pub mod chaos;
pub mod contests;
pub mod law;
pub mod lost;
pub mod lraw;
pub mod views;
