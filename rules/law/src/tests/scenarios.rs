//! The scenario files of this game hold, and every clause is shown by one of them or by a test.

use std::collections::BTreeSet;

use crate::Law;
use skald_runners::{
    catalogue::{Catalogue, GameKind},
    clauses::{Index, in_scenarios, in_source},
    house,
};
use skald_toolkit::series::Series;
use skald_vocabulary::interface::Papers;

#[test]
fn the_scenarios_hold() {
    let games = Catalogue::default().with(GameKind::of::<Law>()).with(GameKind::of::<Series<Law>>());
    let count = house::scenarios("tests/scenarios/law", &games).unwrap_or_else(|misses| panic!("\n{misses}"));
    assert!(count > 10);
}

#[test]
fn every_clause_is_shown() {
    let mut shown = BTreeSet::new();
    for (name, text) in house::files("tests/scenarios/law", ".toml").unwrap() {
        shown.extend(in_scenarios(&name, &text).unwrap_or_else(|error| panic!("{error}")));
    }
    for (name, text) in house::files("rules/law/src", ".rs").unwrap() {
        shown.extend(in_source(&name, &text).unwrap());
    }
    let index =
        Index::gather(&Law::CLAUSES, &shown).unwrap_or_else(|unknown| panic!("{}", unknown.join("\n")));
    let unshown: Vec<_> = index.unshown().collect();
    assert!(unshown.is_empty(), "nothing shows {}", unshown.join(", "));
}
