//! Every clause of every specification is shown by a scenario or a test, and the committed index says by which.

use std::{collections::BTreeSet, env, fs};

use skald_rules::clauses::{Index, Showing, in_scenarios, in_source};
use skald_tests::house;

/// Clauses about time, release and refusal: how long somebody has and what happens when that is over, who leaves or stays away, when
/// an answer is seen or takes effect, and what becomes of one that comes too late. What a game states about them holds only on the
/// path that players take, through the host or the whole program. What a move may be is not among them: its game alone says so.
const ON_THE_WHOLE_PATH: &[&str] = &[
    "WAR-1.7",
    "WAR-15.1",
    "WAR-15.2",
    "WAR-15.3",
    "WAR-15.4",
    "WAR-15.5",
    "WAR-15.6",
    "WAR-15.7",
    "CHAOS-12.10",
    "CHAOS-12.11",
    "CHAOS-12.13",
    "CHAOS-12.18",
    "CHAOS-22.1",
    "CHAOS-22.2",
    "CHAOS-22.3",
    "CHAOS-22.4",
    "CHAOS-22.5",
    "CHAOS-22.7",
    "LAW-11.1",
    "LAW-15.6",
    "LAW-15.10",
    "LAW-15.13",
    "LAW-16.1",
    "LAW-16.2",
    "LAW-16.3",
    "LAW-16.4",
    "LAW-16.5",
    "LAW-16.6",
    "LAW-16.7",
    "LAW-16.8",
    "LAW-16.9",
    "LAW-16.10",
    "LOST-4.4",
    "LOST-4.5",
    "LOST-4.11",
    "LOST-22.1",
    "LOST-22.2",
    "LOST-22.3",
    "LOST-22.4",
    "LOST-22.5",
    "LOST-22.6",
    "LOST-22.7",
    "LOST-22.8",
    "LRAW-1.1.9",
    "LRAW-1.2.1",
    "LRAW-1.2.2",
    "LRAW-1.2.3",
    "LRAW-1.2.4",
    "LRAW-1.2.5",
    "LRAW-1.2.6",
    "LRAW-1.2.7",
    "LRAW-1.2.8",
    "LRAW-1.2.9",
    "LRAW-3.5.2",
    "LRAW-3.5.3",
];

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

#[test]
fn clauses_about_time_release_and_refusal_are_shown_through_the_host() {
    let whole = |showing: &&Showing| {
        ["bot/tests/", "tests/tests/e2e/"].iter().any(|path| showing.by.starts_with(path))
    };
    let showings = showings();
    let shown: BTreeSet<&str> = showings.iter().filter(whole).map(|showing| showing.id.as_str()).collect();
    let missing: Vec<_> = ON_THE_WHOLE_PATH.iter().filter(|clause| !shown.contains(**clause)).collect();
    assert!(missing.is_empty(), "no test through the host shows {missing:?}");
}
