//! Board state, statics, conflicts, the game itself (5.1 to 5.7).

use super::table::{A, B, Table};
use crate::{
    cards::{Gs, Tag},
    event::Event,
    state::{At, Window, Zone},
};

// shows LRAW-5.2.1
#[test]
fn a_static_can_be_negated_until_it_has_resolved() {
    let mut table = Table::new("hero", "hero");
    table.field(A, "he-01");
    let collapse = table.hand(A, "bo-03");
    table.set(B, "he-20");
    table.set(B, "he-20");
    table.say("use bo-03");
    assert!(table.may("use bf1"));
    table.quiet();
    assert!(!table.has(table.warrior(A, 0), Tag::Plunder));
    table.hand(A, "bo-27");
    table.say("use bo-27 m1");
    let object = table.state.sequence.len();
    assert_eq!(object, 1, "what simply exists is no item");
    table.quiet();
    table.remove(collapse);
    assert!(table.has(table.warrior(A, 0), Tag::Plunder), "it ends when the card leaves");
}

// shows LRAW-5.2.2, LRAW-5.4.1
#[test]
fn each_time_is_a_static_and_goes_first() {
    let mut table = Table::new("angel", "hero").led(A, "an-w2");
    table.hurt(A, 5);
    table.hand(A, "an-05");
    table.say("conscript an-05 w1");
    assert_eq!(table.damage(A), 4, "R-09: healed before Wisdom asks");
    assert!(matches!(table.what(), crate::state::Asked::Cards { .. }));
}

// shows LRAW-5.3.1
#[test]
fn a_continuous_static_only_changes_what_is() {
    let mut table = Table::new("hero", "orc");
    table.field(B, "bo-03");
    table.hand(A, "he-01");
    let deck = table.state.side(A).deck.len();
    table.say("conscript he-01 w1");
    assert_eq!((table.state.side(A).deck.len(), table.asked().1), (deck, Some(Window::Main)), "R-07");
    let husk = table.field(A, "tok-2");
    assert!(table.has(husk, Tag::Decay), "R-07: a Token keeps its keywords");
}

// shows LRAW-5.3.4
#[test]
fn a_static_met_while_resolving_goes_to_the_next_sequence() {
    let mut table = Table::new("demon", "orc");
    table.field(A, "de-12");
    let grunt = table.field(B, "or-01");
    table.hand(A, "de-08");
    table.hand(A, "he-14");
    table.play(&["use de-s1", "de-08"]);
    assert!(table.state.sequence.is_empty() && table.may("use"), "R-08: the Synergy has resolved");
    table.play(&["use", "bw1"]);
    assert_eq!(table.at(grunt), At::Discard);
}

// shows LRAW-5.3.6
#[test]
fn an_optional_static_may_be_declined_when_it_is_met() {
    let mut table = Table::new("demon", "orc");
    table.field(A, "de-12");
    let grunt = table.field(B, "or-01");
    table.set(B, "bo-04");
    table.hand(A, "de-13");
    table.hand(A, "de-08");
    table.say("use de-13 de-08");
    assert_eq!(table.asked().0, A);
    table.say("decline");
    assert_eq!((table.asked(), table.state.sequence.len()), ((B, Some(Window::Response)), 1));
    table.quiet();
    assert_eq!(table.at(grunt), At::Field(Zone::Warrior, 0));
}

// shows LRAW-5.4.3, LRAW-P.1
#[test]
fn a_static_prevails_over_what_is_given() {
    let mut table = Table::new("titan", "hero");
    table.field(A, "bo-03");
    table.field(B, "he-11");
    table.hand(A, "ti-12");
    assert!(!table.may("use ti-12 1 bw1"), "X-72");
    table.field(B, "tok-1");
    assert!(table.may("use ti-12 1 bw2"), "X-72: a Token can be given it");
    let mut table = Table::new("titan", "hero");
    let sentinel = table.field(B, "he-11");
    table.hand(A, "ti-12");
    table.hand(A, "bo-03");
    table.say("use ti-12 1 bw1");
    assert!(table.has(sentinel, Tag::Blockade));
    table.say("use bo-03");
    assert!(!table.has(sentinel, Tag::Blockade), "what was given before is suspended");
    let collapse = table.state.side(A).cards(Zone::Unified).next().unwrap();
    table.remove(collapse);
    assert!(table.has(sentinel, Tag::Blockade), "and returns");
}

// shows LRAW-5.5.2
#[test]
fn a_prohibition_in_response_makes_an_effect_fizzle() {
    let mut table = Table::new("hero", "orc");
    let herald = table.hand(A, "he-05");
    let sentinel = table.hand(A, "he-11");
    table.set(B, "bo-10");
    table.play(&["conscript he-05 w1", "pass", "use", "use bf1"]).quiet();
    assert!(table.tells(Event::Fizzled(herald)), "X-31");
    assert_eq!((table.damage(A), table.at(sentinel)), (5, At::Hand), "X-31");
    let mut table = Table::new("hero", "orc");
    table.field(B, "bo-10");
    assert!(!table.may("conscript he-05 w1"));
}

// shows LRAW-5.5.3
#[test]
fn what_only_costs_more_forbids_nothing() {
    let mut table = Table::new("orc", "demon");
    table.field(B, "de-04");
    table.field(B, "bo-08");
    table.hand(A, "or-13");
    assert!(table.may("use or-13"));
    table.hurt(A, 46);
    assert!(!table.may("use or-13"), "unless it cannot be paid: twelve of twelve");
    table.hurt(A, 45);
    table.say("use or-13");
    assert_eq!(table.damage(A), 57);
}

// shows LRAW-5.6.2
#[test]
fn time_counts_from_lying_face_up() {
    let mut table = Table::new("hero", "orc");
    let rogue = table.field(A, "he-01");
    table.hand(A, "he-13");
    table.hand(A, "bo-03");
    table.say("set bo-03");
    table.say("use he-13");
    table.say("use au1");
    assert!(table.has(rogue, Tag::Plunder), "the set card's time began when it was turned up");
    let mut table = Table::new("hero", "orc");
    let rogue = table.field(A, "he-01");
    table.hand(A, "he-13");
    table.hand(A, "bo-03");
    table.play(&["set bo-03", "use au1", "use he-13"]);
    assert!(!table.has(rogue, Tag::Plunder));
}

// shows LRAW-5.6.4
#[test]
fn statics_that_add_never_conflict() {
    let mut table = Table::new("titan", "titan");
    let wall = table.field(A, "ti-01");
    table.field(A, "ti-14");
    table.field(B, "ti-14");
    table.field(A, "ti-14");
    assert_eq!(table.atk(wall), Some(6 + 2 - 1 + 2));
}

// shows LRAW-5.7.1
#[test]
fn the_game_itself_is_beyond_everything() {
    let mut table = Table::new("titan", "hero");
    table.change(A, Gs::PrometheusPummel);
    table.field(B, "bo-03");
    table.field(B, "he-11");
    let colossus = table.hand(A, "ti-03");
    table.say("conscript ti-03 w1");
    assert!(table.has(colossus, Tag::Pummel) && !table.has(colossus, Tag::Frostbite));
    table.say("use bw1");
    assert_eq!(table.atk(table.warrior(B, 0)), Some(2));
}
