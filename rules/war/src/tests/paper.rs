//! What the page for players says of Legends and of how long a game is: what the cards and the lobby say. Its other sentences are
//! held with those of all pages, in the test crate.

use std::{fs, path::PathBuf};

use super::table;
use crate::cards::base;
use skald_vocabulary::interface::Papers;

fn page() -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join("docs/rules-of-war.md")).unwrap()
}

#[test]
fn the_page_names_each_legend_with_its_level_and_its_ability() {
    let page = page();
    let rows = page.lines().skip_while(|line| !line.starts_with("| Legend |")).skip(2);
    let rows: Vec<&str> = rows.take_while(|line| line.starts_with("| ")).collect();
    assert_eq!(rows.len(), base().legends.len(), "{rows:?}");
    for face in &base().legends {
        let ability = &face.legend.as_ref().unwrap().ability;
        let row = format!("| {} | {} | {ability} | ", face.name, face.level);
        assert!(rows.iter().any(|line| line.starts_with(&row)), "{row}");
    }
}

#[test]
fn the_page_names_the_turns_that_the_lobby_names() {
    let page = page().split_whitespace().collect::<Vec<_>>().join(" ");
    for deck in ["skirmish", "grand"] {
        let turns = table(2, &[("deck", deck)]).length().turns;
        assert!(page.contains(&format!("about {turns} turns")), "{deck}: {turns}");
    }
}
