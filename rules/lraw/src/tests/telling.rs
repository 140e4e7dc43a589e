//! What each viewer is told of what nobody, or not everybody, sees (part 6).

use super::table::{A, B, Table};
use crate::tell;
use skald_vocabulary::{interface::Viewer, words::Words};

/// What `who` was told from this event on, in words.
fn told(table: &Table, from: usize, who: Viewer) -> Vec<String> {
    let words = Words::english(crate::WORDS);
    let events = table.told.iter().skip(from);
    events.map(|event| words.plain(&tell::tell(&table.pool, &event.seen(who)).say)).collect()
}

/// Everybody is told this sentence once, with what they see of the cards.
fn all_hear(table: &Table, from: usize, sentence: &str) {
    for who in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        let told = told(table, from, who);
        assert_eq!(told.iter().filter(|said| *said == sentence).count(), 1, "{who:?}: {told:?}");
    }
}

// HID-4
#[test]
fn a_search_that_takes_nothing_says_so() {
    // Among the Orcs there is no Dragon.
    let mut table = Table::new("hero", "orc");
    table.hand(A, "mb-16");
    let from = table.told.len();
    table.say("use mb-16");
    all_hear(&table, from, &format!("{A} searches the deck and finds nothing."));
    // Nothing else tells of the deck, and one that finds something says what.
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-15");
    let from = table.told.len();
    table.say("use he-15").say("he-04");
    for who in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        assert!(!told(&table, from, who).iter().any(|said| said.contains("nothing")), "{who:?}");
    }
}

// D-58
#[test]
fn where_a_deck_is_cut_is_told_and_the_card_is_not() {
    // The dice of the test cut as high as they can.
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-01");
    let plunders = |table: &mut Table| {
        let from = table.told.len();
        table.say("conscript he-01 w1").quiet();
        from
    };
    let from = plunders(&mut table);
    all_hear(&table, from, &format!("The deck of {A} is cut under its top card."));
    for who in [Viewer::Seat(B), Viewer::Spectator] {
        assert!(told(&table, from, who).contains(&format!("{A} draws a card.")), "{who:?}");
    }
    let mut table = Table::new("hero", "orc");
    table.empty_deck(A);
    table.top(A, "or-01");
    table.hand(A, "he-01");
    let from = plunders(&mut table);
    all_hear(&table, from, &format!("The deck of {A} is a single card and is not cut."));
}
