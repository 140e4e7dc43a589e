//! Wording (7.2) and terms (8.1, 8.3).

use super::table::{A, B, Table};
use crate::{
    cards::Tag,
    event::Event,
    state::{At, Window, Zone},
};

// shows LRAW-7.2.5
#[test]
fn a_must_says_what_happens_otherwise() {
    let mut table = Table::new("bounty", "orc");
    table.hand(A, "bo-38");
    table.hand(A, "bo-38");
    table.say("use bo-38 b");
    assert_eq!(table.damage(B), 4, "X-42");
    let grunt = table.field(B, "or-01");
    table.say("use bo-38 b");
    assert_eq!((table.at(grunt), table.damage(B)), (At::Discard, 4), "X-42");
}

// shows LRAW-7.2.6
#[test]
fn what_must_be_done_is_done_as_far_as_possible() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-02");
    table.say("conscript he-02 w1");
    assert_eq!(table.asked().1, Some(Window::Main), "no card to discard");
    let mut table = Table::new("orc", "orc");
    let grunt = table.field(A, "or-01");
    table.hand(A, "or-10");
    table.hand(A, "or-07");
    table.say("conscript or-10 w2");
    if table.asked().1.is_none() {
        table.say("aw2");
    }
    assert_eq!(
        (table.state.card(table.warrior(A, 1)).counters[2], table.state.card(grunt).counters[2]),
        (2, 0)
    );
}

// shows LRAW-7.2.10, LRAW-6.5.17
#[test]
fn each_binds_everybody_or_nobody() {
    let mut table = Table::new("bounty", "beast");
    table.hand(A, "bo-28");
    table.hand(A, "he-11");
    assert!(!table.may("use bo-28"), "X-41");
    let sprite = table.hand(B, "mb-03");
    let odds = table.state.side(A).hand[0];
    table.say("use bo-28");
    table.say("use mb-03").quiet();
    table.say("w1").quiet();
    assert!(table.tells(Event::Fizzled(odds)), "X-41");
    assert_eq!((table.at(sprite), table.state.side(A).hand.len()), (At::Field(Zone::Warrior, 0), 1));
}

// shows LRAW-7.2.12
#[test]
fn choices_of_several_are_carried_out_together() {
    let mut table = Table::new("bounty", "hero");
    table.hand(A, "bo-28");
    let own = [table.hand(A, "he-11"), table.hand(A, "he-06")];
    let theirs = [table.hand(B, "he-11"), table.hand(B, "he-06")];
    table.play(&["use bo-28", "he-06"]);
    assert_eq!((table.asked().0, table.at(own[1])), (B, At::Hand), "the first choice is not seen yet");
    table.say("he-11");
    assert_eq!((table.at(own[1]), table.at(theirs[0])), (At::Discard, At::Discard));
    let mut table = Table::new("angel", "hero");
    let given = table.field(A, "an-10");
    table.field(A, "an-08");
    let other = table.field(B, "he-11");
    table.field(B, "he-06");
    table.hand(A, "an-15");
    table.play(&["use an-15", "aw1"]);
    assert_eq!((table.asked().0, table.at(given)), (B, At::Field(Zone::Warrior, 0)));
    table.say("bw1");
    assert_eq!((table.at(given), table.at(other)), (At::Discard, At::Discard));
}

// shows LRAW-7.2.15
#[test]
fn a_target_lies_where_it_should_and_is_not_shielded() {
    let mut table = Table::new("demon", "angel").led(A, "de-w1");
    table.field(A, "he-11");
    table.field(B, "an-10");
    table.field(B, "he-11");
    table.field(B, "an-19");
    let may =
        |table: &Table| ["use a bw1", "use a bw2", "use a aw1", "use a bf1"].map(|line| table.may(line));
    assert_eq!(may(&table), [false, true, false, false], "B-66: the lamp keeps Angels");
    let lamp = table.state.side(B).zone(Zone::Fortified)[0].unwrap();
    table.remove(lamp);
    assert!(table.may("use a bw1"));
}

// shows LRAW-7.2.17
#[test]
fn who_may_mean_itself() {
    let mut table = Table::new("dwarf", "orc");
    table.hand(A, "dw-03");
    table.say("conscript dw-03 w1");
    assert!(table.may("use aw1"), "Shockwave may hit itself");
    let mut table = Table::new("dwarf", "orc");
    table.hand(A, "dw-12");
    assert!(!table.may("use dw-12 dw-12"), "a card that is being activated does not");
    table.field(A, "dw-08");
    assert!(table.may("use dw-12 aw1"));
    let mut table = Table::new("angel", "orc");
    table.field(A, "an-10");
    table.field(A, "an-08");
    assert!(table.may("use a aw1+aw2") && !table.may("use a aw1+aw1"), "B-67");
}

// shows LRAW-8.1.22
#[test]
fn holy_counters_help_against_damage_and_destruction_alone() {
    let mut table = Table::new("dwarf", "angel");
    let angel = table.field(B, "an-08");
    table.holy(angel, 2);
    table.hand(A, "dw-02");
    table.play(&["conscript dw-02 w1", "use bw1"]);
    assert_eq!(table.at(angel), At::Hand);
    let mut table = Table::new("undead", "angel").led(A, "un-w2");
    let angel = table.field(B, "an-02");
    table.holy(angel, 2);
    table.state.card_mut(angel).damage = 1;
    table.say("use a");
    assert_eq!(table.at(angel), At::Discard, "nothing saves who stands at nothing");
    let mut table = Table::new("angel", "orc");
    table.field(A, "he-11");
    table.hand(A, "an-12");
    assert!(!table.may("use an-12 aw1"));
    table.field(A, "an-10");
    table.say("use an-12 aw2");
    assert_eq!(table.state.card(table.warrior(A, 1)).counters[0], 3);
}

// shows LRAW-8.1.42
#[test]
fn traps_go_with_the_card_that_laid_them() {
    let mut table = Table::new("beast", "bounty");
    let (one, two) = (table.field(B, "bo-12"), table.field(B, "bo-12"));
    table.state.side_mut(A).traps = [None, Some(one), None, Some(two), None];
    table.field(A, "he-11");
    table.hand(A, "mb-15");
    table.say("use mb-15 bu1 aw1");
    assert_eq!(table.state.side(A).traps, [None, None, None, Some(two), None], "R-38");
}

// shows LRAW-8.3.1, LRAW-8.3.3
#[test]
fn keywords_are_declined_in_silence_and_paid_when_used() {
    let mut table = Table::new("hero", "orc");
    table.set(B, "bo-32");
    table.hand(A, "he-05");
    table.hand(A, "he-11");
    table.say("conscript he-05 w1").say("pass");
    let told = table.told.len();
    table.say("decline");
    assert_eq!((table.asked(), table.told.len()), ((A, Some(Window::Main)), told), "nobody learns of it");
    table.state.side_mut(A).conscriptions = 0;
    table.hand(A, "he-05");
    table.play(&["conscript he-05 w2", "pass", "use"]);
    assert_eq!((table.damage(A), table.asked()), (5, (B, Some(Window::Response))), "paid before it resolves");
    assert!(table.may("use bf1"), "and it can be answered");
}

// shows LRAW-8.3.1
#[test]
fn several_copies_of_a_keyword_trigger_separately() {
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-13");
    let deck = table.state.side(A).deck.len();
    table.hand(A, "he-01");
    table.say("conscript he-01 w1");
    assert_eq!(table.state.side(A).deck.len(), deck - 2, "X-27");
    assert!(table.has(table.warrior(A, 0), Tag::Plunder));
}

// shows LRAW-8.3.15
#[test]
fn extinguish_needs_an_empty_deck() {
    for (empty, damage) in [(true, 10), (false, 0)] {
        let mut table = Table::new("hero", "undead");
        table.field(A, "he-11");
        table.field(B, "un-08");
        if empty {
            table.empty_deck(A);
        }
        table.say("attack aw1 bw1");
        if empty {
            assert!(!table.may("use b"));
            table.say("use a").quiet();
        }
        assert_eq!((table.damage(A), table.asked().1), (damage, Some(Window::Main)));
    }
}

// shows LRAW-1.2.3, LRAW-1.2.5
#[test]
fn after_time_is_called_three_turns_are_left() {
    let mut table = Table::new("hero", "orc");
    table.call_time();
    for turn in [5, 6, 7, 8] {
        assert_eq!((table.state.turn, table.state.end.is_none()), (turn, true), "X-08");
        table.pass_turn();
    }
    assert_eq!(table.state.end.as_ref().map(|end| end.winner), Some(None), "X-08: a draw");
}
