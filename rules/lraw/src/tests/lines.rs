//! What stands beside the choices of a menu, and the sentences by which a player's own choices are confirmed.

use super::table::{A, B, Table};
use crate::{
    ask::{Answers, lines},
    event::{Event, Glimpse},
    game::deed,
    moves::Move,
    state::{Asked, At, Code, Question},
    tell, text,
};
use skald_toolkit::grammar::{GrammarExt, Spoken};
use skald_vocabulary::{
    interface::{Pick, Say, Step, Trail},
    words::Words,
};

fn words() -> Words {
    Words::english(crate::WORDS)
}

/// The options of a menu, each with what stands beside it.
fn noted(table: &Table, path: &str) -> Vec<(String, String)> {
    let (answers, path, words) = (Answers::new(&table.pool, &table.state), Pick::path(path), words());
    let hints = lines::hints(&answers, &path);
    let Ok(Step { menu: Some(menu), .. }) = Spoken(&answers).ask(&path) else { panic!("{path:?}: no menu") };
    let note = |key| hints.notes.iter().find(|(of, _)| *of == key).map(|(_, say)| words.plain(say));
    let listed = menu.pick.list().iter();
    listed.map(|choice| (choice.key.to_string(), note(choice.key).unwrap_or_default())).collect()
}

fn beside(table: &Table, path: &str, key: &str) -> String {
    let all = noted(table, path);
    all.iter().find(|(of, _)| of == key).unwrap_or_else(|| panic!("{key} in {all:?}")).1.clone()
}

#[test]
fn each_card_of_a_menu_says_what_it_is() {
    let mut table = Table::new("hero", "orc");
    for id in ["he-03", "he-18", "bo-01"] {
        table.hand(A, id);
    }
    table.field(A, "he-11");
    table.field(B, "or-01");
    table.set(B, "or-18");
    for path in ["", "conscript", "set", "use", "attack", "attack aw1"] {
        for (key, note) in noted(&table, path) {
            assert!(!note.is_empty(), "nothing stands beside {key} after \"{path}\"");
        }
    }
    let (own, foe) = (table.warrior(A, 0), table.warrior(B, 0));
    let attack = |card| table.atk(card).unwrap();
    assert_eq!(beside(&table, "attack", "aw1"), format!("attack {}, of {A}", attack(own)));
    assert_eq!(beside(&table, "attack aw1", "bw1"), format!("attack {}, of {B}", attack(foe)));
    assert!(beside(&table, "attack aw1", "b").starts_with(&format!("Warlord of {B}, 0 of ")));
    assert!(beside(&table, "conscript", "he-03").starts_with("attack "));
}

#[test]
fn whoever_is_asked_whether_to_begin_reads_what_that_means() {
    let mut table = Table::new("hero", "orc");
    table.state.asked = Some(Question { seat: A, what: Asked::YesNo { code: Code::First, about: None } });
    assert!(beside(&table, "", "yes").contains("you begin; in the very first turn"));
    assert!(beside(&table, "", "no").contains("you do not begin"));
}

#[test]
fn a_negative_number_is_told_as_less() {
    let table = Table::new("titan", "orc");
    let (_, face) = table.pool.faces().find(|(_, face)| face.name.to_string() == "Age of Stone").unwrap();
    let said: Vec<String> = text::lines(&table.pool, face).iter().map(|say| words().plain(say)).collect();
    assert!(said.iter().any(|line| line.ends_with("has 2 more attack")), "{said:?}");
    assert!(said.iter().any(|line| line.ends_with("has 1 less attack")), "{said:?}");
}

#[test]
fn what_stays_in_the_deck_goes_nowhere() {
    let table = Table::new("hero", "orc");
    let glimpse = Glimpse { face: None, at: At::Deck, side: A };
    let said = |to| words().plain(&tell::tell(&table.pool, &Event::Moved(glimpse, At::Deck, to, None)).say);
    assert_eq!(said(At::Deck), format!("a card of {A} is laid back into the deck."));
    assert_eq!(said(At::Discard), format!("a card of {A} goes from the deck to the discard pile."));
}

#[test]
fn a_mulligan_is_confirmed_in_its_own_words() {
    let mut table = Table::opened("hero", "orc", 3);
    table.say("yes");
    let answers = Answers::new(&table.pool, &table.state);
    let confirmed = |with: Move, word: &str| {
        let Ok(Step { menu: Some(menu), .. }) = Spoken(&answers).ask(&[]) else { panic!("nothing is asked") };
        let mut trail = Trail::default();
        trail.add(&menu, &Pick::word(word));
        deed::deed(&with, &trail).iter().map(|say: &Say| say.id).collect::<Vec<_>>()
    };
    assert_eq!(confirmed(Move::Yes, "yes"), ["lraw-deed-mulligan-yes"]);
    assert_eq!(confirmed(Move::No, "no"), ["lraw-deed-mulligan-no"]);
}
