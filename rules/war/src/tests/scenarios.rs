//! The scenarios of the game, so that they can be tried without building anything else.

use crate::War;
use skald_runners::{
    catalogue::{Catalogue, GameKind},
    house,
};

#[test]
fn every_scenario_holds() {
    let games = Catalogue::default().with(GameKind::of::<War>());
    let count = house::scenarios("tests/scenarios/war", &games).unwrap_or_else(|misses| panic!("\n{misses}"));
    assert!(count > 10);
}
