//! What the pages for players and organisers say is true: each sentence of a page is listed in `tests/papers/` with what shows it, clauses of the
//! rules or tests by their file and name, and no sentence of the page is left over.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use skald_tests::house;

/// The sentences of one page.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Paper {
    /// The page.
    page: String,
    /// The game whose clauses are meant.
    game: String,
    /// By each sentence what shows it: clauses, tests (`file.rs: name`), or words of another file (`file: words`). Nothing for
    /// what claims nothing.
    says: BTreeMap<String, Vec<String>>,
}

/// The clauses of a game that something shows.
fn shown(game: &str) -> BTreeSet<String> {
    let index: toml::Table = read(&format!("docs/clauses/{game}.toml")).parse().unwrap();
    let clauses = index["clause"].as_array().unwrap();
    let shown = clauses.iter().filter(|clause| !clause["shown_by"].as_array().unwrap().is_empty());
    shown.map(|clause| clause["id"].as_str().unwrap().to_owned()).collect()
}

fn read(path: &str) -> String {
    std::fs::read_to_string(house::root().join(path)).unwrap_or_else(|bad| panic!("{path}: {bad}"))
}

/// The words of a page without headings, pictures, marks of lists and tables' lines, in one line.
fn words(page: &str) -> String {
    let drawn = |line: &&str| line.starts_with('#') || line.starts_with("![") || line.starts_with("|---");
    let unmarked = |line: &str| {
        let number = line.trim_start_matches(|c: char| c.is_ascii_digit());
        let line = number.strip_prefix(". ").unwrap_or(line);
        line.replace("* **", "**").trim_start_matches("* ").replace('*', "")
    };
    let lines: Vec<String> = page.lines().filter(|line| !drawn(line)).map(unmarked).collect();
    lines.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether something of this name is there.
fn there(show: &str, shown: &BTreeSet<String>) -> Result<(), String> {
    let Some((file, named)) = show.split_once(": ") else {
        return shown.contains(show).then_some(()).ok_or_else(|| format!("nothing shows {show}"));
    };
    let scenario = file.ends_with(".toml") && file.starts_with("tests/scenarios");
    let wanted = match file.ends_with(".rs") {
        true => format!("fn {named}("),
        false if scenario => format!("title = \"{named}\""),
        false => named.to_owned(),
    };
    read(file).contains(&wanted).then_some(()).ok_or_else(|| format!("{file} has no {named}"))
}

/// What is wrong with a page.
fn faults(paper: &Paper) -> Vec<String> {
    let shown = shown(&paper.game);
    let mut rest = words(&read(&paper.page));
    let mut found = Vec::new();
    // The longest first: a short sentence may stand within a long one.
    let mut says: Vec<_> = paper.says.iter().collect();
    says.sort_by_key(|(sentence, _)| std::cmp::Reverse(sentence.len()));
    for (sentence, by) in says {
        if !rest.contains(sentence.as_str()) {
            found.push(format!("the page no longer says: {sentence}"));
        }
        rest = rest.replacen(sentence.as_str(), "\n", 1);
        found.extend(
            by.iter().filter_map(|show| there(show, &shown).err()).map(|why| format!("{why}: {sentence}")),
        );
    }
    let left = rest.lines().map(str::trim).filter(|left| !left.is_empty());
    found.extend(left.map(|left| format!("nothing is said of how this is shown: {left}")));
    found
}

#[test]
fn every_sentence_of_the_pages_for_players_and_organisers_is_shown() {
    let mut found = Vec::new();
    let files = house::files("tests/papers", ".toml");
    assert!(files.len() >= 6);
    for (name, text) in files {
        let paper: Paper = toml::from_str(&text).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        found.extend(faults(&paper).into_iter().map(|fault| format!("{}: {fault}", paper.page)));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_page_says_for_how_many_each_game_is() {
    let page = words(&read("docs/players.md"));
    let pages = ["rules-of-war", "legends-of-chaos", "legends-at-war", "lost-legends", "legions"]
        .map(|name| format!("({name}.md), "));
    let all = skald_rules::catalogue::standard();
    for (game, before) in GAMES.iter().zip(pages) {
        let seats = all.get(game).unwrap().seats();
        let wanted = format!("{} to {} players: ", seats.start(), seats.end());
        let said = page.split(&before).nth(1).unwrap_or_else(|| panic!("{before}"));
        assert!(said.starts_with(&wanted), "{game}: {wanted}");
    }
}

/// The places of the house that a page names and that are not there. A place begins with a folder of the root, and stands for
/// one of each game where it says `<game>`; of several files (`*.rs`) the folder is looked for.
fn lost_places(text: &str) -> Vec<String> {
    let is_place = |quoted: &&str| {
        let root = quoted.split_once('/').map(|(root, _)| root);
        let root = root.filter(|root| house::root().join(root).is_dir());
        root.is_some_and(|root| !root.is_empty()) && !quoted.contains(char::is_whitespace)
    };
    let places = text.split('`').skip(1).step_by(2).filter(is_place).flat_map(|place| {
        let games: &[&str] = if place.contains("<game>") { &GAMES } else { &[""] };
        games.iter().map(move |game| place.replace("<game>", game))
    });
    let named = |place: &str| match place.split_once('*') {
        Some((before, _)) => before.rsplit_once('/').map_or(String::new(), |(folder, _)| folder.to_owned()),
        None => place.to_owned(),
    };
    places.filter(|place| !place.contains('<') && !house::root().join(named(place)).exists()).collect()
}

/// The folders of the games.
const GAMES: [&str; 5] = ["war", "chaos", "law", "lost", "lraw"];

#[test]
fn every_place_that_the_papers_name_is_there() {
    let mut lost = Vec::new();
    let mut pages = house::files("docs", ".md");
    pages.extend(["CONTRIBUTING.md", "README.md"].map(|page| (page.to_owned(), read(page))));
    for (name, text) in pages {
        lost.extend(lost_places(&text).into_iter().map(|place| format!("{name}: {place}")));
    }
    assert_eq!(lost, Vec::<String>::new());
    let made_up = "In `rules/<game>/src/lib.rs` and `bot/src/nowhere.rs`, not in `a/b` or `tests/<name>.rs`.";
    assert_eq!(lost_places(made_up), ["bot/src/nowhere.rs"]);
}

#[test]
fn every_game_has_the_rooms_of_the_map() {
    let page = read("docs/architecture.md");
    let map = page.split("## One game's folder").nth(1).expect("a map");
    let rows = map.split("\n## ").next().unwrap().lines().filter_map(|line| line.strip_prefix("| `"));
    let rooms: Vec<&str> = rows.filter_map(|row| row.split('`').next()).collect();
    assert!(rooms.len() > 12, "{rooms:?}");
    let mut missing = Vec::new();
    for game in GAMES {
        let folder = house::root().join(format!("rules/{game}/src"));
        let is_there = |room: &str| folder.join(room).exists() || folder.join(format!("{room}.rs")).exists();
        missing.extend(rooms.iter().filter(|room| !is_there(room)).map(|room| format!("{game}: {room}")));
    }
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn a_sentence_that_nothing_shows_is_found() {
    let paper = |says: &[(&str, &str)]| Paper {
        page: "docs/terms.md".to_owned(),
        game: "war".to_owned(),
        says: says.iter().map(|(say, by)| ((*say).to_owned(), vec![(*by).to_owned()])).collect(),
    };
    let faults = faults(&paper(&[("Nobody says this.", "WAR-99.1")]));
    assert!(faults.contains(&"the page no longer says: Nobody says this.".to_owned()));
    assert!(faults.contains(&"nothing shows WAR-99.1: Nobody says this.".to_owned()));
    assert!(faults.iter().any(|fault| fault.starts_with("nothing is said of how this is shown: ")));
}
