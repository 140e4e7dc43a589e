//! What the page for players says of days is what the lobby says. Its other sentences are held with those of all pages, in the test
//! crate.

use std::{fs, path::PathBuf};

use crate::{Lost, length};
use skald_vocabulary::interface::Rules;

fn at_home(path: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(path)).unwrap_or_else(|bad| panic!("{path}: {bad}"))
}

#[test]
fn the_page_names_the_days_that_the_lobby_names() {
    let visits = length::length(4).visits.unwrap();
    let page = at_home("docs/lost-legends.md").split_whitespace().collect::<Vec<_>>().join(" ");
    for told in [
        format!("makes a game of four last some {} days", visits.answering),
        format!("It needs {} when you also prepare", visits.preparing),
        format!("and {} when you leave standing orders", visits.ordering),
        format!("For {} to {} players", Lost::seats().start(), Lost::seats().end()),
    ] {
        assert!(page.contains(&told), "{told}");
    }
}
