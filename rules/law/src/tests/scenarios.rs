//! The scenario files of this game hold, and every clause is shown by one of them or by a test.

use std::{collections::BTreeSet, fs, path::Path};

use crate::Law;
use skald_runners::catalogue::GameKind;
use skald_runners::{
    catalogue::Catalogue,
    clauses::{Index, in_scenarios, in_source},
    scenario,
};
use skald_toolkit::series::Series;
use skald_vocabulary::interface::Game;

/// The files of a folder and of the folders in it, by their names in the house.
fn files(folder: &str, end: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    let mut found = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(end) {
                let name = path.strip_prefix(root).unwrap().to_string_lossy().into_owned();
                found.push((name, fs::read_to_string(path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

#[test]
fn the_scenarios_hold() {
    let games = Catalogue::default().with(GameKind::of::<Law>()).with(GameKind::of::<Series<Law>>());
    let misses: Vec<String> = files("tests/scenarios/law", ".toml")
        .iter()
        .filter_map(|(name, text)| scenario::run(name, text, &games).err())
        .map(|difference| difference.to_string())
        .collect();
    assert!(misses.is_empty(), "\n{}", misses.join("\n"));
}

#[test]
fn every_clause_is_shown() {
    let mut shown = BTreeSet::new();
    for (name, text) in files("tests/scenarios/law", ".toml") {
        shown.extend(in_scenarios(&name, &text).unwrap_or_else(|error| panic!("{error}")));
    }
    for (name, text) in files("rules/law/src", ".rs") {
        shown.extend(in_source(&name, &text).unwrap());
    }
    let index =
        Index::gather(&Law::CLAUSES, &shown).unwrap_or_else(|unknown| panic!("{}", unknown.join("\n")));
    if std::env::var_os("SKALD_WRITE").is_some() {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().join("docs/clauses/law.toml");
        fs::write(path, index.to_toml()).unwrap();
    }
    let unshown: Vec<_> = index.unshown().collect();
    assert!(unshown.is_empty(), "nothing shows {}", unshown.join(", "));
}
