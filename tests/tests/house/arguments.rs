//! Every message that the code names is given the arguments that its sentence takes, and no product code asks for a language
//! by its name.
//!
//! What is found here is found by reading the code: a function that names a message also names what goes into it, or hands it on
//! to a helper in one of the few folders that are listed. Sentences that are put together while games are played prove themselves:
//! `Words::say` stops a test when one of them cannot be made.

use std::collections::{BTreeMap, BTreeSet};

use skald_rules::{
    house,
    interface::{Arg, Say, Seat},
    words::english,
};

/// Folders in which a helper puts in what others leave out: there the whole folder is looked at.
const HELPED: &[&str] = &[
    "bot/src/discord/act/",
    "bot/src/host/servers/",
    "bot/src/host/tournaments/",
    "render/src/contest/",
    "render/src/lost/text/",
    "render/src/lraw/",
    "rules/chaos/src/",
    "rules/law/src/",
    "rules/lost/src/",
    "rules/lraw/src/",
    "rules/war/src/ask/",
];

/// Sources with keys of their own that are spelled like messages.
const OWN_KEYS: &[&str] = &["render/src/look/emblem/law.rs", "render/src/look/emblem/lost.rs"];

/// The code that is shipped, without the tests.
fn shipped() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for folder in ["rules", "render/src", "bot/src"] {
        for (name, text) in house::files(folder, ".rs").unwrap() {
            let is_test =
                name.contains("/tests/") || name.ends_with("tests.rs") || name.contains("/benches/");
            if !is_test {
                let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
                all.push((name, code.to_owned()));
            }
        }
    }
    all
}

/// A word as messages and arguments are spelled.
fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_')
}

/// What each message takes. Beside a list stands its length, which nobody gives.
fn taken() -> BTreeMap<String, BTreeSet<String>> {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (_, text) in house::files("rules", ".ftl").unwrap() {
        let mut message = String::new();
        for line in text.lines() {
            if let Some((id, _)) = line.split_once(" =")
                && is_word(id)
            {
                id.clone_into(&mut message);
            }
            let taken = all.entry(message.clone()).or_default();
            for part in line.split('$').skip(1) {
                let name: String =
                    part.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
                taken.insert(name.strip_suffix("-count").unwrap_or(&name).to_owned());
            }
        }
    }
    all
}

/// The words that a piece of code quotes, each with its place.
fn quoted(code: &str) -> Vec<(usize, &str)> {
    let ends: Vec<usize> = code.match_indices('"').map(|(at, _)| at).collect();
    let word = |pair: &[usize]| {
        let text = code.get(pair[0] + 1..pair[1])?;
        is_word(text).then_some((pair[0], text))
    };
    ends.windows(2).filter_map(word).collect()
}

/// Where the functions of a source begin, and its end.
fn functions(code: &str) -> Vec<usize> {
    let mut starts = vec![0];
    let mut at = 0;
    for line in code.split_inclusive('\n') {
        let words = line.trim_start();
        let is_fn = ["fn ", "pub fn ", "const fn ", "pub const fn ", "async fn ", "pub async fn "]
            .iter()
            .any(|start| words.starts_with(start))
            || (words.starts_with("pub(") && words.contains(" fn "));
        if is_fn {
            starts.push(at);
        }
        at += line.len();
    }
    starts.push(code.len());
    starts
}

#[test]
fn whoever_names_a_message_gives_what_its_sentence_takes() {
    let taken = taken();
    let sources = shipped();
    let named = |code: &str| quoted(code).into_iter().map(|(_, word)| word.to_owned()).collect();
    let mut helped: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for (name, code) in &sources {
        if let Some(folder) = HELPED.iter().find(|folder| name.starts_with(*folder)) {
            helped.entry(folder).or_default().append(&mut named(code));
        }
    }
    let (mut missing, mut looked) = (Vec::new(), 0);
    for (name, code) in sources.iter().filter(|(name, _)| !OWN_KEYS.contains(&name.as_str())) {
        let help =
            HELPED.iter().find(|folder| name.starts_with(*folder)).and_then(|folder| helped.get(folder));
        for pair in functions(code).windows(2) {
            let body = &code[pair[0]..pair[1]];
            let mut given: BTreeSet<String> = help.cloned().unwrap_or_else(|| named(body));
            // What is said of the table at hand names it.
            given.extend(body.contains(".here(").then(|| "code".to_owned()));
            for (at, id) in quoted(body) {
                let Some(wanted) = taken.get(id).filter(|wanted| !wanted.is_empty()) else { continue };
                // What holds by an option is told by the option itself, with the value that was chosen.
                if id.contains("option-") && id.ends_with("-holds") {
                    continue;
                }
                // A single word is a message only where it is said to be one.
                if !id.contains('-') && !body[..at].ends_with("Say::new(") {
                    continue;
                }
                looked += 1;
                let lacks: Vec<&String> = wanted.difference(&given).collect();
                if !lacks.is_empty() {
                    missing.push(format!("{name}: {id} lacks {lacks:?}"));
                }
            }
        }
    }
    assert!(looked > 800, "{looked} messages with arguments are named");
    assert!(missing.is_empty(), "{}:\n{}", missing.len(), missing.join("\n"));
}

#[test]
fn every_message_can_be_put_into_words_with_what_it_takes() {
    let mut said = 0;
    for (id, taken) in taken() {
        if !english().has(&id) {
            continue;
        }
        let id: &'static str = Box::leak(id.into_boxed_str());
        let mut say = Say::new(id);
        for name in taken {
            // A text where a number is expected is shown as it is, so that only what is missing is found.
            say = say.with(Box::leak(name.into_boxed_str()), Arg::Seats(vec![Seat(0), Seat(1)]));
        }
        let text = english().say(&say, &|seat: Seat| seat.to_string());
        assert!(!text.contains('{'), "{id}: {text}");
        said += 1;
    }
    assert!(said > 1000, "{said}");
}

#[test]
fn nothing_that_is_shipped_asks_for_english() {
    // The catalogue is read there, and is the only one as yet.
    let homes = ["rules/src/words.rs", "rules/runners/src/catalogue.rs", "rules/vocabulary/src/words/mod.rs"];
    let asks: Vec<String> = shipped()
        .into_iter()
        .filter(|(name, _)| !homes.contains(&name.as_str()))
        .filter(|(_, code)| {
            code.contains("english()") || code.contains("Words::english(") || code.contains("\"en\"")
        })
        .map(|(name, _)| name)
        .collect();
    assert!(asks.is_empty(), "{asks:?} ask for English; whoever reads decides");
}
