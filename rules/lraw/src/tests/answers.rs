//! Negating, and the windows in which one answers (3.4.70 to 3.5).

use super::table::{A, B, Table};
use crate::{
    cards::{Gs, Ph},
    event::Event,
    state::{At, Window, Zone},
};

// shows LRAW-3.4.76, LRAW-5.3.2
#[test]
fn effects_are_negated_each_time_and_statics_never() {
    let mut table = Table::new("orc", "beast");
    let clock = table.field(A, "or-15");
    table.state.card_mut(clock).counters[2] = 3;
    table.set(B, "mb-19");
    table.set(B, "bo-02");
    table.say("use au1");
    assert!(table.may("use bf1") && table.may("use bf2"));
    table.say("pass");
    assert_eq!((table.damage(B), table.asked().1), (6, Some(Window::Main)), "no window for the static");
    let mut table = Table::new("orc", "beast");
    let clock = table.field(A, "or-15");
    table.set(B, "mb-19");
    table.play(&["use au1", "use bf1"]).quiet();
    assert_eq!((table.state.card(clock).counters[2], table.at(clock)), (0, At::Field(Zone::Unified, 0)));
}

// shows LRAW-3.4.77, LRAW-6.5.2
#[test]
fn what_activates_in_a_pile_can_be_negated() {
    let mut table = Table::new("titan", "beast");
    table.top(A, "ti-15");
    table.hand(A, "ti-17");
    table.hand(A, "bo-27");
    table.set(B, "bo-01");
    table.set(B, "bo-02");
    let (one, two) = (table.top(A, "he-11"), table.top(A, "he-11"));
    table.play(&["use ti-17", "pass"]).say("ti-01");
    table.say("use");
    assert_eq!((table.at(one), table.at(two)), (At::Erad, At::Erad));
    assert_eq!(table.asked(), (B, Some(Window::Response)));
    assert!(!table.may("use bf1") && table.may("use bf2"), "R-29");
    let hand = table.state.side(A).hand.len();
    table.say("use bf2").quiet();
    assert_eq!(table.state.side(A).hand.len(), hand);
    assert!(!table.may("use bo-27 m1"), "R-29: no Unified card for the rest of the turn");
    table.pass_turn().pass_turn();
    assert!(table.may("use bo-27 m1"));
}

// shows LRAW-3.4.75, LRAW-6.5.12
#[test]
fn only_the_newest_item_is_negated() {
    let mut table = Table::new("beast", "orc");
    table.state.side_mut(A).ap = 30;
    table.hand(A, "mb-12");
    table.field(B, "or-01");
    table.set(B, "bo-02");
    table.set(B, "bo-04");
    table.say("use mb-12");
    assert!(table.may("use bf1"));
    table.say("use bf2");
    table.say("pass");
    assert_eq!(table.asked().0, B, "X-77: his own item now");
    assert!(!table.may("use bf1"), "X-77");
}

// shows LRAW-3.5.1
#[test]
fn setting_and_searching_open_no_window() {
    let mut table = Table::new("hero", "orc");
    table.set(B, "bo-10");
    table.hand(A, "bo-10");
    table.say("set bo-10");
    assert_eq!(table.asked(), (A, Some(Window::Main)));
    table.hand(A, "bo-13");
    table.say("use bo-13").quiet();
    table.dice.0 = vec![5, 2];
    table.hand(A, "he-14");
    table.play(&["use he-14", "pass"]);
    assert!(table.asked().0 == A && table.may("1"), "a reroll is a choice of the roller alone");
}

// shows LRAW-3.5.3, LRAW-3.5.4
#[test]
fn windows_close_when_all_pass_in_a_row() {
    let mut table = Table::new("orc", "hero");
    table.field(A, "or-01");
    table.set(B, "bo-10");
    table.set(B, "bo-42");
    table.say("attack aw1 b");
    assert_eq!(table.asked(), (B, Some(Window::Attack)));
    table.say("use bf1");
    assert_eq!(table.asked(), (A, Some(Window::Response)));
    table.play(&["pass", "pass"]);
    assert_eq!(table.asked(), (B, Some(Window::Attack)), "back in the window in which it began");
    table.play(&["use bf2", "pass"]);
    assert_eq!(table.asked(), (A, Some(Window::Attack)));
    table.play(&["pass", "follow"]);
    assert_eq!(table.damage(B), 5);
}

// shows LRAW-3.5.5
#[test]
fn a_fortified_card_answers_what_it_names() {
    let mut table = Table::new("orc", "hero");
    table.field(A, "or-01");
    table.hand(A, "bo-27");
    for id in ["he-20", "or-18", "bo-10", "bo-31"] {
        table.set(B, id);
    }
    table.say("use bo-27 m1");
    let now = |table: &Table| ["use bf1", "use bf2", "use bf3", "use bf4"].map(|line| table.may(line));
    assert_eq!(now(&table), [true, false, true, false], "B-16");
    table.quiet().say("attack aw1 b");
    assert_eq!(now(&table), [false, true, true, false]);
    table.quiet().say("end");
    assert_eq!(now(&table), [false, false, true, false], "at the end of the War Phase");
}

// shows LRAW-3.5.7, LRAW-4.1.6
#[test]
fn a_cancelled_attack_closes_its_window() {
    let mut table = Table::new("orc", "titan");
    let grunt = table.field(A, "or-01");
    table.set(B, "ti-18");
    table.set(B, "bo-10");
    table.play(&["attack aw1 b", "use bf1"]);
    table.quiet_in(Ph::War);
    assert_eq!((table.asked(), table.damage(B)), ((A, Some(Window::Main)), 0));
    assert!(table.tells(Event::Cancelled(grunt)) && !table.may("attack aw1 b"));
}

// shows LRAW-5.8.4
#[test]
fn what_is_sworn_is_not_negated_if_it_was_seen() {
    let mut table = Table::new("orc", "beast");
    table.change(A, Gs::SharnShield);
    table.dead(A, "or-01");
    table.dead(A, "he-11");
    for id in ["or-14", "he-14", "or-13"] {
        table.hand(A, id);
    }
    table.set(B, "mb-19");
    table.say("use or-14 or-01 he-14");
    assert!(!table.may("use bf1"), "R-13: the target is shown");
    table.quiet().say("w1");
    table.say("use or-13");
    assert!(table.may("use bf1"), "R-13: what is searched for is not");
    let mut table = Table::new("orc", "beast");
    table.change(A, Gs::SharnShield);
    table.dead(A, "or-01");
    for id in ["or-14", "he-14", "or-13"] {
        table.hand(A, id);
    }
    table.field(B, "bo-10");
    assert!(!table.may("use or-14 or-01 he-14") && !table.may("use or-13"), "R-13: prohibitions work");
}

// shows LRAW-6.5.15, LRAW-6.5.16
#[test]
fn a_lock_voids_what_waits_for_the_next_sequence() {
    let mut table = Table::new("titan", "orc");
    table.top(A, "ti-15");
    table.top(A, "he-11");
    table.top(A, "he-11");
    table.hand(A, "ti-17");
    table.set(B, "bo-04");
    table.play(&["use ti-17", "use bf1"]).quiet();
    let hand = table.state.side(A).hand.len();
    table.say("ti-01");
    assert_eq!((table.state.side(A).hand.len(), table.asked()), (hand + 1, (A, Some(Window::Main))), "X-48");
    let mut table = Table::new("titan", "orc");
    table.hand(A, "bo-27");
    table.hand(A, "bo-27");
    table.hurt(A, 9);
    table.set(B, "bo-04");
    table.play(&["use bo-27 m1", "use bf1", "use bo-27 m1"]).quiet();
    assert_eq!(table.damage(A), 1, "R-30: what is on the same Sequence resolves");
}
