//! The house is in order: arrows run one way, crates are spoken to in one place, files stay small, sentences have words.

use std::collections::{BTreeMap, BTreeSet};

use skald_tests::house;

mod arrows;
mod fallbacks;

/// The crates of the workspace, each with the crates of the workspace on which it is built, tests aside.
fn needs() -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for (file, text) in house::files("", "Cargo.toml") {
        let manifest: toml::Table = text.parse().unwrap();
        let Some(name) = manifest.get("package").and_then(|package| package.get("name")) else { continue };
        let dependencies = manifest.get("dependencies").and_then(toml::Value::as_table);
        let names = dependencies.into_iter().flat_map(toml::Table::keys).cloned().collect::<BTreeSet<_>>();
        assert!(all.insert(name.as_str().expect("a name").to_owned(), names).is_none(), "{file}");
    }
    let ours: BTreeSet<String> = all.keys().cloned().collect();
    all.values_mut().for_each(|names| names.retain(|name| ours.contains(name)));
    all
}

/// The floors of the house from the ground up: a crate is built on crates of lower floors alone.
const FLOORS: &[&[&str]] = &[
    &["skald-vocabulary", "localcord"],
    &["skald-toolkit", "skald-tournament"],
    &["skald-runners", "skald-war", "skald-chaos", "skald-law", "skald-lost", "skald-lraw"],
    &["skald-fair"],
    &["skald-rules"],
    &["skald-render"],
    &["skald"],
    &["skald-tests"],
];

#[test]
fn the_arrows_run_one_way() {
    let floor = |name: &str| FLOORS.iter().position(|names| names.contains(&name));
    let mut wrong = Vec::new();
    for (name, needed) in needs() {
        let Some(own) = floor(&name) else {
            wrong.push(format!("{name} stands on no floor"));
            continue;
        };
        let up = needed.into_iter().filter(|other| floor(other).is_none_or(|other| other >= own));
        wrong.extend(up.map(|other| format!("{name} needs {other}")));
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn no_game_knows_another_and_the_stand_in_knows_nobody() {
    let needs = needs();
    let of = |name: &str| needs[name].iter().map(String::as_str).collect::<Vec<_>>();
    for game in FLOORS[2].iter().filter(|name| **name != "skald-runners") {
        assert_eq!(of(game), ["skald-toolkit", "skald-vocabulary"], "{game}");
    }
    assert_eq!(of("localcord"), Vec::<&str>::new());
    assert_eq!(of("skald-render"), ["skald-rules"]);
    assert_eq!(of("skald"), ["localcord", "skald-render", "skald-rules"]);
}

/// The code of a source, without comments.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate().map(|(at, line)| (at + 1, line));
    lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
}

/// Whether a source is test code as a whole.
fn is_test(name: &str) -> bool {
    name.starts_with("tests/")
        || name.contains("/tests/")
        || name.ends_with("/tests.rs")
        || name.contains("/benches/")
}

/// A source without the tests at its end.
fn shipped(text: &str) -> &str {
    text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default()
}

/// Places where code outside `home` says one of `words`.
fn strays(home: &[&str], words: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for (name, text) in house::sources() {
        if home.iter().any(|home| name.starts_with(home)) || is_test(&name) {
            continue;
        }
        for (at, line) in code(&text) {
            if words.iter().any(|word| line.contains(word)) {
                found.push(format!("{name}:{at}: {}", line.trim()));
            }
        }
    }
    found
}

#[test]
fn serenity_is_spoken_to_in_one_place() {
    let home = ["bot/src/discord/"];
    assert_eq!(strays(&home, &["serenity::", "use serenity"]), Vec::<String>::new());
}

#[test]
fn sql_is_spoken_in_one_place() {
    assert_eq!(strays(&["bot/src/store/"], &["sqlx::", "use sqlx"]), Vec::<String>::new());
}

#[test]
fn the_painters_are_spoken_to_in_one_place() {
    let words = ["vello_cpu::", "parley::"];
    assert_eq!(strays(&["render/src/painter/"], &words), Vec::<String>::new());
}

/// The one room of the rules that reads files: for tests alone.
const READS: &str = "rules/runners/src/house.rs";

#[test]
fn rules_know_no_clock_no_files_and_no_order_of_chance() {
    let banned = [
        "std::time",
        "Instant::",
        "SystemTime",
        "std::fs",
        "std::net",
        "std::env",
        "HashMap",
        "HashSet",
        "tokio",
    ];
    let mut found = Vec::new();
    for (name, text) in house::files("rules", ".rs") {
        if is_test(&name) || name == READS {
            continue;
        }
        for (at, line) in code(shipped(&text)) {
            if banned.iter().any(|word| line.contains(word)) {
                found.push(format!("{name}:{at}: {}", line.trim()));
            }
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

/// Files that may be longer than 500 lines, each with its reason.
const LONG: &[(&str, &str)] = &[];

#[test]
fn files_are_small_enough_to_hold_in_mind() {
    let long: Vec<String> = house::sources()
        .into_iter()
        .filter(|(name, _)| !LONG.iter().any(|(long, _)| long == name))
        .map(|(name, text)| (name, text.lines().count()))
        .filter(|(_, lines)| *lines > 500)
        .map(|(name, lines)| format!("{name} has {lines} lines"))
        .collect();
    assert_eq!(long, Vec::<String>::new());
}

#[test]
fn every_module_says_what_belongs_there() {
    let silent: Vec<String> = house::sources()
        .into_iter()
        .filter(|(_, text)| !text.starts_with("//!"))
        .map(|(name, _)| name)
        .collect();
    assert_eq!(silent, Vec::<String>::new());
}

/// The ids that a source says: the texts in `Say::new("...")`, also when the call is broken over lines.
fn said(text: &str) -> Vec<String> {
    let code: String = code(text).map(|(_, line)| format!("{line}\n")).collect();
    let mut ids = Vec::new();
    for call in ["Say::new(", "words.text(", ".text(\""] {
        for (at, _) in code.match_indices(call) {
            let rest = code[at + call.len()..].trim_start();
            let rest = if call.ends_with('"') { Some(rest) } else { rest.strip_prefix('"') };
            ids.extend(rest.and_then(|rest| rest.split('"').next()).map(ToOwned::to_owned));
        }
    }
    ids
}

#[test]
fn every_sentence_has_words() {
    let words = skald_rules::words::english();
    let mut seen = 0;
    let mut missing = BTreeSet::new();
    for (name, text) in house::sources() {
        // Tests may make up sentences of their own.
        if is_test(&name) || name.starts_with("localcord/") {
            continue;
        }
        for id in said(shipped(&text)).into_iter().filter(|id| id.contains('-')) {
            seen += 1;
            if !words.has(&id) {
                missing.insert(format!("{name}: {id}"));
            }
        }
    }
    assert!(seen > 20, "only {seen} sentences were found");
    assert_eq!(missing, BTreeSet::new());
}

#[test]
fn rooms_know_one_another_in_one_direction() {
    let mut circles = Vec::new();
    for of in arrows::crates() {
        circles.extend(
            arrows::circles(&of).into_iter().map(|(folder, rooms)| format!("{of}, {folder}: {rooms:?}")),
        );
    }
    assert_eq!(circles, Vec::<String>::new(), "rooms that know one another in a circle");
}

#[test]
fn a_circle_between_rooms_is_found_also_by_a_detour_and_a_name_that_is_passed_on() {
    let sources = |last| {
        [
            ("lib.rs", "mod hall;"),
            ("hall/mod.rs", "mod door; mod key; mod lock; pub use self::lock::Lock;"),
            ("hall/door.rs", "use super::Lock;"),
            ("hall/key.rs", last),
            ("hall/lock.rs", "use crate::hall::key::Key; #[cfg(test)] use super::door::Door;"),
        ]
    };
    let straight = arrows::circles_of(sources("pub struct Key;").into_iter());
    assert!(straight.is_empty(), "{straight:?}");
    let round = arrows::circles_of(sources("pub struct Key(super::door::Door);").into_iter());
    let rooms = ["door", "key", "lock"].map(str::to_owned).into_iter().collect();
    assert_eq!(round, [("hall".to_owned(), rooms)]);
}
