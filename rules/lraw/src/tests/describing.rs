//! Every word that describes cards, counts something or selects what an instruction acts on does something that a scenario shows: it is
//! taken out of the text of all cards, and a scenario that plays such a card fails.

use std::collections::BTreeSet;

use ron::{Options, extensions::Extensions};
use serde::de::DeserializeOwned;
use toml::{Table, Value};

use super::{
    language::{scenarios, shown, unlisted, words},
    table::{self, A},
};
use crate::{
    Lraw,
    cards::{Ab, BASE, F, Kw, Num, Pack, Pool, Sel},
    sight::{Lens, Me, Sight},
};
use skald_runners::{
    catalogue::{Catalogue, GameKind},
    scenario,
};

/// Words that no scenario shows, each with the test that does.
const BY_TEST: &[(&str, &str)] = &[
    // Whatever lies face-up in a Unified zone, where the one card looks for it, is one.
    ("F::Act", "describing::an_act_is_what_stays_face_up"),
];

fn reads<T: DeserializeOwned>(text: &str) -> bool {
    let extensions = Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME;
    Options::default().with_default_extension(extensions).from_str::<Vec<T>>(text).is_ok()
}

/// Where a word ends that begins here, what it takes in brackets included.
fn end(text: &str, from: usize, word: &str) -> usize {
    let after = from + word.len();
    if !text[after..].starts_with('(') {
        return after;
    }
    let mut depth = 0_u32;
    for (at, letter) in text[after..].char_indices() {
        depth = match letter {
            '(' => depth + 1,
            ')' => depth - 1,
            _ => depth,
        };
        if depth == 0 {
            return after + at + 1;
        }
    }
    panic!("a bracket is open: {text}")
}

/// A text with a word replaced wherever what stands in its place can be read: words of other parts, which sound alike, stay.
fn without(text: &str, word: &str, instead: &str, read: fn(&str) -> bool) -> String {
    let mut text = text.to_owned();
    let begins: Vec<usize> = text.match_indices(word).map(|(at, _)| at).collect();
    for at in begins.into_iter().rev() {
        let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        if letter(text[..at].chars().next_back()) || letter(text[at + word.len()..].chars().next()) {
            continue;
        }
        let other = format!("{}{instead}{}", &text[..at], &text[end(&text, at, word)..]);
        if read(&other) {
            text = other;
        }
    }
    text
}

/// The game's own cards without a word, and the ids of those that had it.
fn cards(word: &str, instead: &str) -> (Pool, BTreeSet<String>) {
    let mut base: Table = BASE.parse().unwrap();
    let (mut ids, mut keywords) = (BTreeSet::new(), Vec::new());
    for shelf in ["keyword", "token", "command", "card"] {
        for entry in base.get_mut(shelf).and_then(Value::as_array_mut).into_iter().flatten() {
            let entry = entry.as_table_mut().unwrap();
            for (field, read) in [("abilities", reads::<Ab> as fn(&str) -> bool), ("keywords", reads::<Kw>)] {
                let Some(Value::String(text)) = entry.get_mut(field) else { continue };
                let other = without(text, word, instead, read);
                let bears = field == "keywords" && keywords.iter().any(|name: &String| text.contains(name));
                let changed = other != *text;
                *text = other;
                if shelf == "keyword" && changed {
                    keywords.push(entry["name"].as_str().unwrap().to_owned());
                } else if changed || bears {
                    ids.extend(entry.get("id").and_then(Value::as_str).map(str::to_lowercase));
                    ids.extend(entry.get("id").is_none().then(|| "tok-".to_owned()));
                }
            }
        }
    }
    let pack = Pack::read("base.toml", &base.to_string()).unwrap();
    (Pool::new(&[pack]).unwrap(), ids)
}

#[test]
fn every_word_that_describes_cards_is_shown() {
    let games = Catalogue::default().with(GameKind::of::<Lraw>());
    let all = scenarios();
    for text in &all {
        assert!(scenario::run("whole.toml", text, &games).is_ok(), "it holds as it is: {text}");
    }
    let mut missing = Vec::new();
    for (part, words, instead) in [
        ("F", words::<F>(), "Any"),
        ("Num", words::<Num>(), "N(0)"),
        ("Sel", words::<Sel>(), "Every(Wz,Not(Any))"),
    ] {
        assert!(words.len() > 5, "{part}");
        for word in words {
            let (pool, ids) = cards(word, if word == "Any" { "Not(Any)" } else { instead });
            if !shown(pool, &ids, &all, &games) {
                missing.push(format!("{part}::{word}"));
            }
        }
    }
    let missing = unlisted(missing, BY_TEST);
    assert!(missing.is_empty(), "no scenario shows {missing:?}");
}

#[test]
fn an_act_is_what_stays_face_up() {
    let mut laid = table::Table::new("hero", "orc");
    let cards = ["he-16", "he-13", "or-19", "he-15", "he-18", "he-11", "bo-15"];
    let cards = cards.map(|id| laid.hand(A, id));
    let sight = Sight::of(&laid.pool, &laid.state);
    let lens = Lens { pool: &laid.pool, state: &laid.state, sight: &sight };
    let acts = cards.map(|card| lens.fits(&F::Act, card, Me { this: card, you: A }));
    assert_eq!(acts, [true, true, true, false, false, false, false]);
}
