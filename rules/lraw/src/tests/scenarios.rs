//! The scenarios of the game, so that they can be tried without building anything else.

use std::{fs, path::Path};

use crate::Lraw;
use skald_runners::{
    catalogue::{Catalogue, GameKind},
    scenario,
};

#[test]
fn every_scenario_holds() {
    let games = Catalogue::default().with(GameKind::of::<Lraw>());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios/lraw");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut misses = Vec::new();
    for path in &files {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(path).unwrap();
        misses.extend(scenario::run(&name, &text, &games).err().map(|difference| difference.to_string()));
    }
    assert!(misses.is_empty(), "\n{}", misses.join("\n"));
    assert!(files.len() > 1);
}

/// Worked examples of part 4 that no scenario can lay out, each with the test that shows it.
const ELSEWHERE: [(&str, &str); 10] = [
    // How tournaments choose their rounds.
    ("R-01", "../../../tournament/src/tests/sizes.rs"),
    ("R-02", "matches.rs"),
    // No card of the set destroys such a card while it waits; a changed one does.
    ("R-06", "leaving.rs"),
    ("R-44", "examples.rs"),
    ("X-09", "matches.rs"),
    ("X-62", "matches.rs"),
    // Nothing of the set mills a foreign deck in a Reinforce Phase; a changed card does.
    ("X-80", "turns.rs"),
    // Of all positions (INV-40), and of clocks, which the host runs.
    ("A-03", "../../../../tests/tests/house/silence.rs"),
    ("A-04", "../../../../bot/tests/host/lraw.rs"),
    ("A-08", "../../../../bot/tests/host/lraw.rs"),
];

/// The text of everything in a folder that ends so.
fn texts(folder: &Path, ends: &str) -> String {
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.to_string_lossy().ends_with(ends));
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

#[test]
fn every_worked_example_is_a_scenario() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let written = texts(&home.join("../../tests/scenarios/lraw"), ".toml");
    let titles: Vec<&str> = written.lines().filter(|line| line.starts_with("title = ")).collect();
    let ids = |letter: char, last: u8| (1..=last).map(move |number| format!("{letter}-{number:02}"));
    for id in ids('R', 44).chain(ids('X', 82)).chain(ids('A', 10)) {
        let shown = titles.iter().any(|title| title.contains(&id));
        match ELSEWHERE.iter().find(|(other, _)| *other == id) {
            None => assert!(shown, "{id} is no scenario"),
            Some((_, file)) => {
                let text = fs::read_to_string(home.join("src/tests").join(file)).unwrap();
                assert!(!shown && text.contains(&id), "{id} stands neither in a scenario nor in {file}");
            }
        }
    }
}
