//! Values that are taken in place of others that are not there, without a word: how many each room has. Where something may well be
//! absent that is how it should be said; where it cannot be, `or_broken` says so (`rules/vocabulary/src/invariant.rs`), or it is an
//! error. A reader cannot tell them apart by counting, but nobody adds one without being asked. Of an id that is put together nothing
//! may be taken instead at all: it would be that of something else.

use std::collections::BTreeMap;

use skald_tests::house;

use super::{code, is_test, shipped};

/// What a silent fallback is written like.
const WORDS: &[&str] = &[".unwrap_or_default()", ".unwrap_or(", ".unwrap_or_else(", "let _ ="];
/// What is none: a lock that somebody has held who has panicked.
const NONE: &str = ".unwrap_or_else(PoisonError::into_inner)";

/// How many there are in each room. Whoever takes one away makes the number smaller; whoever brings one has looked whether the value may
/// really be absent, and makes it larger.
const FALLBACKS: &[(&str, usize)] = &[
    ("bot/src", 4),
    ("bot/src/cli", 15),
    ("bot/src/config", 12),
    ("bot/src/discord", 103),
    ("bot/src/host", 61),
    ("bot/src/store", 7),
    ("localcord/src", 104),
    ("render/src", 144),
    ("rules/chaos/src", 93),
    ("rules/fair/src", 11),
    ("rules/law/src", 139),
    ("rules/lost/src", 63),
    ("rules/lraw/src", 160),
    ("rules/runners/src", 36),
    ("rules/src", 1),
    ("rules/toolkit/src", 47),
    ("rules/tournament/src", 14),
    ("rules/vocabulary/src", 25),
    ("rules/war/src", 39),
];

/// How many a source has.
fn fallbacks(text: &str) -> usize {
    let count = |line: &str| WORDS.iter().map(|word| line.matches(word).count()).sum::<usize>();
    let lines = code(shipped(text)).map(|(_, line)| count(line) - line.matches(NONE).count());
    lines.sum()
}

/// The room of a source: its crate, and of the bot the folder in it. Tests, benches and examples have none.
fn room(name: &str) -> Option<&str> {
    if is_test(name) || name.starts_with("bot/src/store/texts.rs") {
        return None;
    }
    let inside = name.find("/src/")? + "/src".len();
    let deeper = name.starts_with("bot/").then(|| name[inside + 1..].find('/')).flatten();
    Some(&name[..deeper.map_or(inside, |folder| inside + 1 + folder)])
}

#[test]
fn no_room_gets_a_silent_fallback_more() {
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for (name, text) in house::sources() {
        if let Some(room) = room(&name) {
            *found.entry(room.to_owned()).or_default() += fallbacks(&text);
        }
    }
    let known: BTreeMap<String, usize> =
        FALLBACKS.iter().map(|(room, count)| ((*room).to_owned(), *count)).collect();
    found.retain(|room, count| *count > 0 || known.contains_key(room));
    assert_eq!(
        found, known,
        "a value that cannot be absent is asked for with `or_broken`, or is an error; one that may be is counted in this list"
    );
}

/// Lines in which another id is taken where none could be made.
fn other_ids(text: &str) -> Vec<&str> {
    let makes = |line: &str| line.contains("Key::new(") || line.contains(".key()");
    let takes =
        |line: &str| line.contains(".unwrap_or(Key::of(") || line.contains(".unwrap_or(const { Key::of(");
    code(shipped(text)).map(|(_, line)| line).filter(|line| makes(line) && takes(line)).collect()
}

#[test]
fn no_id_is_taken_for_one_that_cannot_be_made() {
    let mut found = Vec::new();
    for (name, text) in house::sources().into_iter().filter(|(name, _)| room(name).is_some()) {
        found.extend(other_ids(&text).into_iter().map(|line| format!("{name}: {}", line.trim())));
    }
    assert!(
        found.is_empty(),
        "`Key::made` and `KeyBuilder::made` say that an id fits:\n{}",
        found.join("\n")
    );
    assert_eq!(
        other_ids("// Key::new(a).unwrap_or(Key::of(\"?\"))\nKey::new(b).unwrap_or(Key::of(\"?\"))").len(),
        1
    );
}

#[test]
fn a_fallback_is_found_wherever_it_stands_in_a_line() {
    let text = "let a = b.unwrap_or_default().max(c.unwrap_or(1));\n// d.unwrap_or(2)\nlet _ = e();\n\
                f.lock().unwrap_or_else(PoisonError::into_inner).g.unwrap_or_else(|| 3)\n\
                #[cfg(test)]\nmod tests { let _ = h.unwrap_or(4); }";
    assert_eq!(fallbacks(text), 4);
    let rooms =
        ["bot/src/host/looks/info.rs", "bot/src/serve.rs", "rules/war/src/game/rules.rs", "bot/build.rs"];
    assert_eq!(rooms.map(room), [Some("bot/src/host"), Some("bot/src"), Some("rules/war/src"), None]);
    assert_eq!(room("rules/war/src/tests/play.rs"), None);
}
