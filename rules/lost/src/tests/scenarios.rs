//! The scenarios of the game, so that they can be tried without building anything else.

use crate::Lost;
use skald_runners::{
    catalogue::{Catalogue, GameKind},
    house,
};

#[test]
fn every_scenario_holds() {
    let games = Catalogue::default().with(GameKind::of::<Lost>());
    let count =
        house::scenarios("tests/scenarios/lost", &games).unwrap_or_else(|misses| panic!("\n{misses}"));
    assert!(count > 10);
}

/// Everything in which an example may be worked.
const WORKED: [&str; 10] = [
    include_str!("../../../../tests/scenarios/lost/cards.toml"),
    include_str!("../../../../tests/scenarios/lost/draft.toml"),
    include_str!("../../../../tests/scenarios/lost/ends.toml"),
    include_str!("../../../../tests/scenarios/lost/examples-attacks.toml"),
    include_str!("../../../../tests/scenarios/lost/examples-defence.toml"),
    include_str!("../../../../tests/scenarios/lost/examples-draft.toml"),
    include_str!("../../../../tests/scenarios/lost/levels.toml"),
    include_str!("../../../../tests/scenarios/lost/monsters.toml"),
    include_str!("../../../../tests/scenarios/lost/orders.toml"),
    include_str!("../../../../tests/scenarios/lost/turns.toml"),
];

#[test]
fn every_worked_example_and_every_text_of_a_monster_has_a_scenario_of_its_own() {
    let titles = WORKED.iter().flat_map(|text| text.lines());
    let titles: Vec<&str> = titles.filter(|line| line.starts_with("title = ")).collect();
    let examples = (1..=36).map(|n| format!("R-{n:02}")).chain((1..=42).map(|n| format!("X-{n:02}")));
    let texts = crate::cards::base().monsters.iter().filter(|of| !of.texts.is_empty());
    let texts = texts.map(|of| of.name.to_string());
    for wanted in examples.chain(texts) {
        assert!(titles.iter().any(|title| title.contains(&wanted)), "no scenario shows {wanted}");
    }
}
