//! Every clause of every specification is shown by a scenario or a test, and the committed index says by which.

use std::{collections::BTreeSet, env, fs};

use skald_rules::clauses::{Index, Showing, in_scenarios, in_source};
use skald_tests::house;

/// Everything that scenarios and tests say they show.
fn showings() -> BTreeSet<Showing> {
    let mut all = BTreeSet::new();
    for (name, text) in house::files("tests/scenarios", ".toml") {
        all.extend(in_scenarios(&name, &text).unwrap_or_else(|difference| panic!("{difference}")));
    }
    // The reader of such marks is tested with marks that nobody should take for real ones.
    for (name, text) in
        house::sources().into_iter().filter(|(name, _)| name != "rules/runners/src/clauses/mod.rs")
    {
        all.extend(in_source(&name, &text).unwrap_or_else(|error| panic!("{error}")));
    }
    all
}

#[test]
fn the_committed_index_is_what_scenarios_and_tests_say() {
    let showings = showings();
    for kind in skald_rules::catalogue::standard().iter().filter(|kind| kind.clauses.ids().next().is_some()) {
        let index = Index::gather(&kind.clauses, &showings)
            .unwrap_or_else(|unknown| panic!("{}", unknown.join("\n")));
        let path = house::root().join(format!("docs/clauses/{}.toml", kind.id));
        if env::var_os("SKALD_WRITE").is_some() {
            fs::write(&path, index.to_toml()).unwrap();
        }
        let committed = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            committed == index.to_toml(),
            "docs/clauses/{}.toml is out of date; SKALD_WRITE=1 writes it anew",
            kind.id
        );
    }
}

#[test]
fn no_clause_is_left_unshown() {
    let showings = showings();
    for kind in skald_rules::catalogue::standard().iter() {
        let index = Index::gather(&kind.clauses, &showings)
            .unwrap_or_else(|unknown| panic!("{}", unknown.join("\n")));
        let unshown: Vec<_> = index.unshown().collect();
        assert!(unshown.is_empty(), "{}: nothing shows {}", kind.id, unshown.join(", "));
    }
}
