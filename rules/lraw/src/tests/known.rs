//! What everybody knows of hands (part 6), and whoever has a deck of its bottom (9.2.3): for as long as a card is certainly there, and
//! no longer.

use std::sync::Arc;

use super::table::{A, B, Table};
use crate::{
    cards::Dest,
    redraw::redraw,
    state::{At, Card, mark},
    view::View,
};
use skald_vocabulary::{
    chance::Fast,
    interface::{Seat, Viewer},
};

fn view(table: &Table, who: Viewer) -> View {
    View::of(&Arc::new(table.pool.clone()), &table.state, who)
}

/// What `who` knows of the hand of a seat, by ids.
fn known(table: &Table, who: Viewer, of: Seat) -> Vec<String> {
    let hands = view(table, who).known_hands();
    let faces = hands.into_iter().find(|(seat, _)| *seat == of).map(|(_, faces)| faces).unwrap_or_default();
    faces.into_iter().map(|face| table.pool.face(face).key.to_string()).collect()
}

/// A card of the field that Gust returns to the hand of seat b.
fn gusted() -> Table {
    let mut table = Table::new("dwarf", "hero");
    table.field(B, "he-11");
    table.hand(B, "he-18");
    table.hand(B, "he-12");
    table.hand(A, "dw-01");
    table.say("conscript dw-01 w1");
    while !table.state.side(B).hand.iter().any(|card| table.state.card(*card).open()) {
        let line = ["use bw1", "decline", "pass"].into_iter().find(|line| table.may(line)).unwrap();
        table.say(line);
    }
    table
}

#[test]
fn what_went_to_a_hand_in_the_open_is_known_and_the_rest_of_it_is_not() {
    let table = gusted();
    assert_eq!(known(&table, Viewer::Seat(A), B), ["he-11"]);
    assert_eq!(known(&table, Viewer::Spectator, B), ["he-11"]);
    assert_eq!(known(&table, Viewer::Seat(B), B), Vec::<String>::new(), "the own hand is no news");
    // What is known lies first, so that its place tells nothing of what came before it.
    let seen = view(&table, Viewer::Seat(A));
    let backs: Vec<bool> =
        seen.table.side(B).hand.iter().map(|card| seen.table.card(*card).face.is_back()).collect();
    assert_eq!(backs, [false, true, true]);
    // Dealing the hidden part anew leaves it where it is.
    let other = redraw(&table.pool, &table.state, Viewer::Seat(A), &mut Fast::new(3));
    assert_eq!(View::of(&Arc::new(table.pool), &other, Viewer::Seat(A)), seen);
}

#[test]
fn a_card_that_may_have_been_set_is_not_certain_any_more() {
    let shown = |set: &str, known_one: &str| {
        let mut table = Table::new("hero", "orc");
        let card = table.hand(A, known_one);
        table.state.card_mut(card).marks |= mark::SHOWN;
        table.hand(A, set);
        assert_eq!(known(&table, Viewer::Seat(B), A), [known_one]);
        table.say(&format!("set {set}"));
        known(&table, Viewer::Seat(B), A)
    };
    assert_eq!(shown("he-19", "he-18"), Vec::<String>::new(), "it may be the one that lies there");
    assert_eq!(shown("he-15", "he-18"), ["he-18"], "no Fortified card lies among the Unified ones");
    assert_eq!(shown("he-19", "he-11"), ["he-11"], "a Warrior is not set");
}

#[test]
fn what_goes_under_a_deck_unseen_may_have_been_any_card() {
    let mut table = Table::new("hero", "orc");
    let cards = ["he-18", "he-11"].map(|id| table.hand(A, id));
    let marked = |table: &Table, card: Card| table.state.card(card).has(mark::SHOWN);
    for card in cards {
        table.state.card_mut(card).marks |= mark::SHOWN;
    }
    table.carry(cards[0], Dest::Bottom);
    assert_eq!((marked(&table, cards[0]), marked(&table, cards[1])), (false, false));
    // A discard is seen: the other one is still there.
    let mut table = Table::new("hero", "orc");
    let cards = ["he-18", "he-11"].map(|id| table.hand(A, id));
    for card in cards {
        table.state.card_mut(card).marks |= mark::SHOWN;
    }
    table.carry(cards[0], Dest::Discard);
    assert_eq!((marked(&table, cards[0]), marked(&table, cards[1])), (false, true));
    // It comes back in the open.
    table.carry(cards[0], Dest::Hand);
    assert_eq!(known(&table, Viewer::Seat(B), A), ["he-11", "he-18"]);
}

#[test]
fn what_a_search_proves_is_known_and_what_a_look_brings_is_not() {
    let mut table = Table::new("hero", "orc");
    table.top(A, "he-04");
    table.hand(A, "he-15");
    table.say("use he-15");
    table.say("he-04");
    assert_eq!(known(&table, Viewer::Seat(B), A), ["he-04"]);
    table.say("conscript he-04 w1").quiet();
    assert_eq!(known(&table, Viewer::Seat(B), A), Vec::<String>::new(), "it lies on the field");
    // Wisdom brings a card that nobody else has seen.
    let mut table = Table::new("angel", "orc");
    table.hand(A, "an-05");
    table.say("conscript an-05 w1");
    let at = table.state.side(A).deck.last().copied().unwrap();
    let word = table.key(at);
    while table.state.card(at).at == At::Deck {
        let line =
            [word.as_str(), "use", "pass"].into_iter().find(|line| table.may(line)).unwrap().to_owned();
        table.say(&line);
    }
    assert_eq!(table.state.card(at).at, At::Hand);
    assert_eq!(known(&table, Viewer::Seat(B), A), Vec::<String>::new());
}

/// What `who` knows at the bottom of the own deck, by ids, the lowest first.
fn bottom(table: &Table, who: Viewer) -> Vec<String> {
    let seen = view(table, who).known_bottom();
    seen.into_iter().map(|face| table.pool.face(face).key.to_string()).collect()
}

/// Dealing anew what a viewer does not know leaves what is known where it is.
fn stays(table: &Table, who: Viewer) {
    for seed in 0..4 {
        let other = redraw(&table.pool, &table.state, who, &mut Fast::new(seed));
        let seen = |state| View::of(&Arc::new(table.pool.clone()), state, who);
        assert_eq!(seen(&other), seen(&table.state), "{who:?}");
    }
}

// 9.2.3
#[test]
fn who_laid_cards_under_the_own_deck_knows_them_up_to_the_next_shuffle() {
    let none = Vec::<String>::new();
    let mut table = Table::new("hero", "orc");
    assert_eq!(bottom(&table, Viewer::Seat(A)), none, "a shuffled deck");
    let cards = ["he-18", "he-11"].map(|id| table.hand(A, id));
    table.carry(cards[0], Dest::Bottom);
    table.carry(cards[1], Dest::Bottom);
    assert_eq!(bottom(&table, Viewer::Seat(A)), ["he-11", "he-18"], "the lowest first");
    for who in [Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!(bottom(&table, who), none);
        let seen = view(&table, who).table;
        assert!(seen.side(A).deck.iter().all(|card| seen.card(*card).face.is_back()), "{who:?}");
        stays(&table, who);
    }
    stays(&table, Viewer::Seat(A));
    // What nobody has looked at goes beneath: the lowest card is any, and those above it lie there still.
    let unseen = table.state.side(A).deck.last().copied().unwrap();
    table.carry(unseen, Dest::Bottom);
    assert_eq!(bottom(&table, Viewer::Seat(A)), none);
    stays(&table, Viewer::Seat(A));
    table.carry(unseen, Dest::Discard);
    assert_eq!(bottom(&table, Viewer::Seat(A)), ["he-11", "he-18"], "they are the lowest again");
    table.carry(cards[1], Dest::Hand);
    assert_eq!(bottom(&table, Viewer::Seat(A)), ["he-18"]);
    table.carry(cards[1], Dest::Shuffle);
    assert_eq!(bottom(&table, Viewer::Seat(A)), none, "shuffled");
    stays(&table, Viewer::Seat(A));
}

// 9.2.3
#[test]
fn a_mulligan_and_a_look_tell_what_lies_under_the_deck() {
    let mut table = Table::opened("hero", "orc", 3);
    table.say("yes");
    let seat = table.asked().0;
    let hand: Vec<Card> = table.state.side(seat).hand.clone();
    let ids: Vec<String> =
        hand.iter().rev().map(|card| table.pool.face(table.state.card(*card).face).key.to_string()).collect();
    table.say("yes");
    assert_eq!(bottom(&table, Viewer::Seat(seat)), ids, "all six, the last one lowest");
    let other = if seat == A { B } else { A };
    assert_eq!(bottom(&table, Viewer::Seat(other)), Vec::<String>::new());
    // Closing Time: of three cards that were looked at, two go under the deck in an order of one's own.
    let mut table = Table::new("hero", "orc");
    for id in ["he-01", "he-02", "he-03"] {
        table.top(A, id);
    }
    table.hand(A, "bo-35");
    table.say("use bo-35").quiet();
    table.say("he-02").say("he-01>he-03");
    assert_eq!(bottom(&table, Viewer::Seat(A)), ["he-03", "he-01"]);
    assert_eq!(bottom(&table, Viewer::Seat(B)), Vec::<String>::new());
    stays(&table, Viewer::Seat(A));
    stays(&table, Viewer::Seat(B));
}

// Part 6: face-down eradicated cards.
#[test]
fn who_eradicated_a_card_face_down_knows_it_and_nobody_else_does() {
    let mut table = Table::new("hero", "titan");
    let card = table.hand(A, "he-12");
    table.field(A, "he-11");
    table.set(B, "ti-19");
    table.say("use he-12 aw1");
    table.say("use bf1 au1").quiet();
    assert_eq!((table.at(card), table.state.card(card).up), (At::Erad, false));
    let sees = |table: &Table, who| {
        let seen = view(table, who).table;
        seen.side(A).erad.iter().map(|card| !seen.card(*card).face.is_back()).collect::<Vec<_>>()
    };
    for (who, knows) in [
        (Viewer::Seat(A), true),
        (Viewer::Seat(B), true),
        (Viewer::Spectator, false),
        (Viewer::Seat(Seat(2)), false),
        (Viewer::Everyone, true),
    ] {
        assert_eq!(sees(&table, who), [knows], "{who:?}");
    }
    for who in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        stays(&table, who);
    }
    // When it leaves, what is known of it ends.
    table.carry(card, Dest::Shuffle);
    assert_eq!(table.state.card(card).marks & mark::SEEN_BY_ANY, 0);
    // What was not seen before stays unseen: a card off the top of a deck.
    let top = table.state.side(A).deck.last().copied().unwrap();
    table.carry(top, Dest::EradDown);
    assert_eq!((sees(&table, Viewer::Seat(B)), sees(&table, Viewer::Seat(A))), (vec![false], vec![true]));
}
