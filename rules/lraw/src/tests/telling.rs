//! What each viewer is told of what nobody, or not everybody, sees (part 6).

use super::table::{A, B, Table};
use crate::{cards::Gs, state::Window, tell};
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

// D-20, and part 6: which end a card goes to is public, and which card it is where it was seen.
#[test]
fn to_which_end_of_a_deck_cards_go_is_told() {
    for (said, end) in [("yes", "top"), ("no", "bottom")] {
        let mut table = Table::new("hero", "demon");
        table.change(B, Gs::AdramelechReturn);
        table.erad(B, "de-13");
        table.say("end");
        let from = table.told.len();
        table.say("de-13");
        assert_eq!(told(&table, from, Viewer::Seat(A)), Vec::<String>::new(), "it has gone nowhere yet");
        table.say(said);
        let sentence =
            format!("Black Magic Rite of {B} goes from the Eradication Zone to the {end} of the deck.");
        all_hear(&table, from, &sentence);
    }
    for (said, down) in [("0", 0), ("1", 1), ("2", 2)] {
        let mut table = Table::new("hero", "dwarf");
        table.change(B, Gs::QuartzLook);
        table.top(B, "he-11");
        table.top(B, "he-04");
        table.say("end");
        let from = table.told.len();
        table.say("he-11>he-04");
        assert_eq!(
            told(&table, from, Viewer::Seat(B)),
            Vec::<String>::new(),
            "nothing has gone anywhere yet"
        );
        table.say(said);
        for who in [Viewer::Seat(A), Viewer::Spectator] {
            let told = told(&table, from, who);
            let count = |sentence: String| told.iter().filter(|said| **said == sentence).count();
            let ends = [
                count(format!("a card of {B} is laid back on top of the deck.")),
                count(format!("a card of {B} is laid at the bottom of the deck.")),
            ];
            assert_eq!(ends, [2 - down, down], "{who:?}, {said}: {told:?}");
        }
        let own = told(&table, from, Viewer::Seat(B));
        let sentinel = own.iter().find(|said| said.starts_with("Keep Sentinel")).unwrap();
        assert!(sentinel.contains(if down < 2 { "on top" } else { "at the bottom" }), "{own:?}");
    }
}

// FX-6, D-45
#[test]
fn cards_that_are_kept_on_top_are_put_in_order_too() {
    let looks = "Look(N(3),1,Hand,Bottom)";
    let mut table = Table::changed("hero", "orc", looks, "Look(N(3),2,Top,Bottom)");
    for id in ["he-01", "he-02", "he-03"] {
        table.top(A, id);
    }
    table.hand(A, "bo-35");
    table.say("use bo-35").quiet();
    let from = table.told.len();
    table.play(&["he-01+he-03", "he-01>he-03"]);
    let side = table.state.side(A);
    let deck = [side.deck[side.deck.len() - 1], side.deck[side.deck.len() - 2], side.deck[0]];
    assert_eq!(deck.map(|card| table.key(card)), ["he-01", "he-03", "he-02"], "the first nearest to the top");
    // How many go where is public; which of them is not.
    let back = |end: &str| format!("a card of {A} is laid {end} of the deck.");
    let told = told(&table, from, Viewer::Seat(B));
    assert_eq!(told.iter().filter(|said| **said == back("back on top")).count(), 2, "{told:?}");
    assert_eq!(told.iter().filter(|said| **said == back("at the bottom")).count(), 1, "{told:?}");
    // Both parts have an order of their own, and cards that come to the hand have none.
    for (to, lines) in [
        ("Look(N(4),2,Bottom,Top)", &["he-01+he-03", "he-03>he-01", "he-04>he-02"][..]),
        ("Look(N(3),2,Hand,Bottom)", &["he-01+he-03"][..]),
    ] {
        let mut table = Table::changed("hero", "orc", looks, to);
        for id in ["he-04", "he-01", "he-02", "he-03"] {
            table.top(A, id);
        }
        table.hand(A, "bo-35");
        table.say("use bo-35").quiet();
        table.play(lines);
        assert_eq!(table.asked().1, Some(Window::Main), "{to}");
    }
}
