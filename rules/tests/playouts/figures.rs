//! What `docs/balance.md` tells is what games that are played now say.

use std::fs;

use skald_rules::{catalogue::standard, house, published};

#[test]
fn the_published_figures_are_those_of_the_games() {
    let paper = fs::read_to_string(house::root().join("docs/balance.md")).unwrap();
    let wrong = published::faults(&paper, &standard()).unwrap();
    assert!(wrong.is_empty(), "docs/balance.md is out of date:\n{}", wrong.join("\n"));
}
