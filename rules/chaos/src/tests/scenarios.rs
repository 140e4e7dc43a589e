//! The scenarios of the game, so that they can be tried without building anything else.

use crate::Chaos;
use skald_runners::{
    catalogue::{Catalogue, GameKind},
    house,
};

#[test]
fn every_scenario_holds() {
    let games = Catalogue::default().with(GameKind::of::<Chaos>());
    let count =
        house::scenarios("tests/scenarios/chaos", &games).unwrap_or_else(|misses| panic!("\n{misses}"));
    assert!(count > 10);
}
