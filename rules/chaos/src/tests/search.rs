//! Stories of people who look something up in Legends of Chaos, and the completeness of its texts.

use skald_vocabulary::words::search::{Found, all, search};

const SPEC: &str = include_str!("../clauses.txt");

fn ask(query: &str) -> Vec<String> {
    search(crate::tests::english(), "chaos", query, 5).into_iter().map(|found| found.id).collect()
}

/// Each question is answered first by one of its clauses.
#[track_caller]
fn answered(questions: &[(&str, &[&str])]) {
    let missed: Vec<(&str, Vec<String>)> = questions
        .iter()
        .map(|(query, wanted)| (*query, wanted, ask(query)))
        .filter(|(_, wanted, found)| !found.first().is_some_and(|first| wanted.contains(&first.as_str())))
        .map(|(query, _, found)| (query, found))
        .collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn a_newcomer_asks_about_the_cards_and_the_first_answer_fits() {
    answered(&[
        ("how many cards may I hold", &["CHAOS-5.2"]),
        ("hand limit", &["CHAOS-5.2"]),
        ("duplicate", &["CHAOS-17.1", "CHAOS-17.3"]),
        ("identity", &["CHAOS-15.1", "CHAOS-15.2"]),
        ("can I steal any card", &["CHAOS-15.1", "CHAOS-15.2"]),
        ("how big is a deck", &["CHAOS-2.1", "CHAOS-2.2"]),
        ("how many copies of a card", &["CHAOS-2.6"]),
        ("what is an endangered card", &["CHAOS-2.6"]),
        ("copycat", &["CHAOS-3.6", "CHAOS-3.7", "CHAOS-5.4"]),
        ("my arsenal is empty", &["CHAOS-5.7"]),
        ("can I throw a card away", &["CHAOS-5.10"]),
        ("inspiration", &["CHAOS-16.1", "CHAOS-16.3"]),
        ("swap useless cards", &["CHAOS-16.1"]),
        ("buy cards", &["CHAOS-18.1", "CHAOS-18.3"]),
        ("vital point four", &["CHAOS-18.1", "CHAOS-18.3"]),
        ("one/two card", &["CHAOS-6.1", "CHAOS-6.4"]),
        ("when do I draw two cards", &["CHAOS-6.3", "CHAOS-5.1"]),
        ("nowhere realm", &["CHAOS-1.8", "CHAOS-1.9"]),
        ("exile", &["CHAOS-1.10"]),
        ("mulligan", &["CHAOS-3.9", "CHAOS-16.1"]),
    ]);
}

#[test]
fn a_newcomer_asks_about_the_fight_and_the_first_answer_fits() {
    answered(&[
        ("vital point", &["CHAOS-3.4", "CHAOS-18.1", "CHAOS-19.1", "CHAOS-20.1"]),
        ("who wins", &["CHAOS-20.2"]),
        ("how do I win?", &["CHAOS-20.2"]),
        ("counter", &["CHAOS-11.8", "CHAOS-11.2"]),
        ("how do I stop a mystical attack", &["CHAOS-11.2"]),
        ("how do I block", &["CHAOS-12.2"]),
        ("one card against one attack", &["CHAOS-12.4"]),
        ("ground attack on Fli-bi", &["CHAOS-10.3", "CHAOS-10.2", "CHAOS-10.5"]),
        ("hot potato", &["CHAOS-12.16"]),
        ("what is a ward", &["CHAOS-14.5"]),
        ("without opposition", &["CHAOS-9.15", "CHAOS-9.16"]),
        ("how many attacks per round", &["CHAOS-9.3"]),
        ("can a sidekick be attacked", &["CHAOS-7.7"]),
        ("new sidekick not ready", &["CHAOS-7.5"]),
        ("may I do nothing", &["CHAOS-4.7"]),
        ("bound", &["CHAOS-9.14", "CHAOS-4.9"]),
        ("both players fall", &["CHAOS-20.3", "CHAOS-14.9", "CHAOS-20.2"]),
        ("stalemate", &["CHAOS-20.9"]),
        ("what is secret", &["CHAOS-21.5"]),
    ]);
}

#[test]
fn a_newcomer_asks_about_the_table_and_the_first_answer_fits() {
    answered(&[
        ("how many people can play?", &["CHAOS-1.1"]),
        ("who goes first", &["CHAOS-3.3"]),
        ("which actions are there", &["CHAOS-4.6"]),
        ("how long do I have", &["CHAOS-22.1"]),
        ("what if I am away?", &["CHAOS-12.18", "CHAOS-22.1", "CHAOS-22.3", "CHAOS-22.7"]),
        ("can I quit", &["CHAOS-22.2"]),
        ("storm", &["CHAOS-22.6"]),
        ("alliance", &["CHAOS-21.3"]),
    ]);
}

#[test]
fn what_was_asked_for_by_number_comes_first() {
    for query in ["CHAOS-11.8", "chaos-11.8", "11.8", "chaos 11.8", "What does CHAOS-11.8 mean?"] {
        assert_eq!(ask(query).first().map(String::as_str), Some("CHAOS-11.8"), "{query}");
    }
    assert_eq!(ask("CHAOS-13")[..2], ["CHAOS-13.1", "CHAOS-13.2"]);
}

#[test]
fn half_a_word_and_a_slip_of_the_finger_still_find_it() {
    answered(&[
        ("inspirat", &["CHAOS-16.1", "CHAOS-16.3"]),
        ("inspiratoin", &["CHAOS-16.1", "CHAOS-16.3"]),
        ("spontan", &["CHAOS-13.1", "CHAOS-13.2", "CHAOS-13.3", "CHAOS-13.4", "CHAOS-13.5"]),
        ("copyc", &["CHAOS-3.6", "CHAOS-3.7", "CHAOS-5.4"]),
    ]);
}

#[test]
fn an_empty_question_shows_the_chapters() {
    let chapters = search(crate::tests::english(), "chaos", "", 25);
    assert_eq!(chapters.len(), 22);
    assert!(chapters.iter().all(|found| found.id.ends_with(".1")));
}

#[test]
fn every_clause_has_a_text_and_every_text_a_clause() {
    let spec: Vec<&str> = SPEC.lines().filter(|line| line.starts_with("CHAOS-")).collect();
    let texts = all(crate::tests::english(), "chaos");
    assert_eq!(texts.iter().map(|found| found.id.as_str()).collect::<Vec<_>>(), spec);
    assert_eq!(spec.len(), 205);
    for Found { id, text } in texts {
        let length = text.chars().count();
        assert!((20..=300).contains(&length), "{id} has {length} characters");
        assert!(!text.contains("CHAOS-"), "{id} refers to another clause");
    }
}

#[test]
fn words_beside_a_text_belong_to_a_clause() {
    let words = crate::tests::english();
    for id in words.ids("search-chaos-") {
        assert!(words.has(&id.replace("search-", "clause-")), "{id}");
    }
}
