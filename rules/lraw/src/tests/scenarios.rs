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
