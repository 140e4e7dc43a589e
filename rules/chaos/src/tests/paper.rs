//! What the page for players says of Warriors is what a new table begins with. Its other sentences are held with those of all pages,
//! in the test crate.

use std::{fs, path::PathBuf};

use super::table;
use crate::kits::NAMES;

#[test]
fn the_page_names_what_each_warrior_begins_with() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = fs::read_to_string(root.join("docs/legends-of-chaos.md")).unwrap();
    let rows: Vec<&str> = page.lines().skip_while(|line| !line.starts_with("| Warrior |")).skip(2).collect();
    let rows: Vec<&str> = rows.into_iter().take_while(|line| line.starts_with("| ")).collect();
    // The edition that new tables have.
    let newest = NAMES[NAMES.len() - 1];
    let game = table(2, &[("edition", newest)]);
    let warriors = &game.pool().warriors;
    assert_eq!(rows.len(), warriors.len(), "{rows:?}");
    for warrior in warriors {
        let row = format!("| {} | {} | {} | ", warrior.name, warrior.svpt, warrior.supply);
        assert!(rows.iter().any(|line| line.starts_with(&row)), "{row}");
    }
}
