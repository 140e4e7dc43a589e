//! Costs and searching (6.1, 6.2).

use super::table::{A, B, Table};
use crate::{
    event::Event,
    state::{At, Window, Zone},
};

// shows LRAW-6.1.2, LRAW-6.1.3, LRAW-8.1.5
#[test]
fn additional_costs_are_effects_of_the_card_they_pay() {
    let mut table = Table::new("demon", "orc");
    table.hand(A, "de-13");
    let familiar = table.hand(A, "de-10");
    table.say("use de-13 de-10");
    assert_eq!(table.at(familiar), At::Discard);
    assert!(table.may("use"), "discarded by a Demon card");
    let mut table = Table::new("demon", "orc");
    table.hand(A, "bo-29");
    table.hand(A, "de-10");
    table.say("use bo-29 de-10");
    assert_eq!(table.asked().1, Some(Window::Main), "a Bounty card is none");
    let mut table = Table::new("beast", "orc");
    table.hand(A, "mb-03");
    table.say("use mb-03").say("w2");
    assert!(table.told.iter().any(|event| matches!(event, Event::Shown(_))), "Swift is revealed");
    assert_eq!(table.state.side(A).ap, 25, "R-35");
}

// shows LRAW-6.1.3
#[test]
fn counters_come_off_the_cards_that_the_payer_names() {
    let mut table = Table::new("dwarf", "orc");
    let (one, two) = (table.field(A, "dw-05"), table.field(A, "dw-08"));
    table.counters(one, 1, 3);
    table.counters(two, 1, 3);
    table.field(B, "or-01");
    table.hand(A, "dw-14");
    assert!(!table.may("use dw-14 bw1 3"), "two are the price");
    table.say("use dw-14 bw1 0");
    assert_eq!([one, two].map(|card| table.state.card(card).counters[1]), [3, 1]);
    let mut table = Table::new("orc", "hero").led(A, "or-w2");
    let (one, two) = (table.field(A, "or-07"), table.field(A, "or-10"));
    table.counters(one, 2, 2);
    table.counters(two, 2, 1);
    assert!(!table.may("use a 4 b 2"), "X is at most what lies there");
    table.say("use a 2 b 1");
    assert_eq!([one, two].map(|card| table.state.card(card).counters[2]), [1, 0]);
    assert_eq!(table.damage(B), 2);
}

// shows LRAW-6.1.4
#[test]
fn a_replaced_cost_is_paid() {
    let mut table = Table::new("demon", "orc");
    table.field(A, "bo-42");
    table.field(A, "de-12");
    table.hand(A, "de-13");
    let brute = table.hand(A, "de-08");
    let hand = table.state.side(A).hand.len();
    table.say("use de-13 de-08");
    assert_eq!((table.at(brute), table.state.side(A).hand.len()), (At::Erad, hand), "X-55: two drawn");
    let mut table = Table::new("beast", "orc");
    let angel = table.field(A, "an-08");
    let grunt = table.field(B, "or-01");
    table.holy(angel, 1);
    table.hand(A, "mb-15");
    table.say("use mb-15 bw1 aw1");
    assert_eq!((table.at(grunt), table.state.card(angel).counters[0]), (At::Discard, 0));
    assert_eq!(table.at(angel), At::Field(Zone::Warrior, 0), "a Holy Counter went instead");
    let mut table = Table::changed(
        "beast",
        "orc",
        "keywords = '[Immunity(Fortified)]'",
        "keywords = '[Immunity(Unified)]'",
    );
    table.field(A, "an-07");
    table.field(B, "or-01");
    table.hand(A, "mb-15");
    assert!(!table.may("use mb-15 bw1 aw1"), "the immune do not pay with themselves");
}

// shows LRAW-6.2.1, LRAW-6.2.2
#[test]
fn what_was_searched_for_is_shown_and_the_deck_shuffled() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-15");
    table.shuffles();
    let deck = table.state.side(A).deck.clone();
    table.say("use he-15");
    table.say("he-04");
    let found = *table.state.side(A).hand.last().unwrap();
    assert!(table.tells(Event::Shown(found)));
    let left: Vec<_> = deck.into_iter().filter(|card| *card != found).collect();
    assert_ne!(table.state.side(A).deck, left, "shuffled");
    assert_eq!(table.state.side(A).deck.len(), left.len());
    let mut table = Table::new("bounty", "orc");
    table.hand(A, "bo-44");
    table.shuffles();
    let deck = table.state.side(A).deck.clone();
    table.say("use bo-44 b");
    assert_eq!(table.state.side(A).deck, deck, "looking at the top does not shuffle");
    assert!(table.tells(Event::Looked(A, deck[deck.len() - 1..].to_vec())), "and the top card was seen");
}

// shows LRAW-6.2.3
#[test]
fn a_search_must_take_what_fits_and_may_find_nothing() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-15");
    table.say("use he-15");
    assert!(!table.may("-") && !table.may("he-11"), "one that fits must be taken");
    let mut table = Table::new("hero", "orc");
    table.hand(A, "mb-16");
    table.shuffles();
    let deck = table.state.side(A).deck.clone();
    table.say("use mb-16");
    assert_eq!((table.damage(A), table.asked().1), (5, Some(Window::Main)));
    assert_ne!(table.state.side(A).deck, deck, "nothing found, and shuffled");
    assert!(!table.told.iter().any(|event| matches!(event, Event::Shown(_))));
}

// shows LRAW-6.1.3
#[test]
fn counters_of_two_kinds_are_paid_in_printed_order() {
    let from =
        "[Play(cost:[Remove(Ale,2,And([Mine,FaceUp]))],t:[Card(Ex(1),Wz,Theirs)],fx:[Move(T(0),Hand)])]";
    let to = from.replace("cost:[Remove(Ale,2,", "cost:[Remove(Holy,1,FaceUp),Remove(Ale,2,");
    let mut table = Table::changed("dwarf", "orc", from, &to);
    let (one, two) = (table.field(A, "an-08"), table.field(A, "dw-08"));
    table.field(B, "or-01");
    table.state.card_mut(one).counters = [2, 2, 0];
    table.state.card_mut(two).counters = [2, 2, 0];
    table.hand(A, "dw-14");
    table.say("use dw-14 bw1 0 2");
    assert_eq!(table.state.card(one).counters, [2, 0, 0]);
    assert_eq!(table.state.card(two).counters, [1, 2, 0]);
}

// shows LRAW-7.2.12
#[test]
fn chance_chooses_what_is_discarded_at_random() {
    for shuffled in [false, true] {
        let mut table = Table::new("demon", "hero");
        let hand = [table.hand(B, "he-11"), table.hand(B, "he-06")];
        table.hand(A, "de-15");
        if shuffled {
            table.shuffles();
        }
        table.say("use de-15 1 b");
        assert_eq!((table.at(hand[usize::from(shuffled)]), table.damage(A)), (At::Discard, 3));
    }
}

/// 9.1.7: what was paid for an item stands on it, for everybody to see.
#[test]
fn what_was_paid_stands_on_the_item() {
    let mut table = Table::new("orc", "beast");
    table.set(B, "mb-19");
    table.hand(A, "or-13");
    let damage = table.state.side(A).damage;
    table.say("use or-13");
    let item = &table.state.sequence[0];
    assert_eq!(item.paid, (table.state.side(A).damage - damage, 0));
    assert!(item.paid.0 > 0);
}
