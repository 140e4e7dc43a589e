//! Worked examples of part 4 that stand beside those of the other rooms.

use super::table::{A, B, Table};
use crate::{
    cards::Gs,
    state::{At, Window, Zone},
};

// shows LRAW-5.8.15
#[test]
fn one_ale_counter_becomes_three() {
    let mut table = Table::new("dwarf", "orc");
    table.change(B, Gs::EthelAle);
    let guard = table.field(A, "dw-08");
    table.hand(A, "dw-12");
    table.say("use dw-12 aw1");
    assert_eq!(table.state.card(guard).counters[1], 3, "R-24: effects of any player");
}

// shows LRAW-8.1.21
#[test]
fn holy_counters_take_one_damage_each() {
    for (damage, counters, left) in [(3, 1, 2), (5, 0, 1)] {
        let mut table = Table::new("demon", "angel");
        let choir = table.field(B, "an-01");
        table.holy(choir, 4);
        table.field(A, if damage == 3 { "de-03" } else { "de-08" });
        table.say("attack aw1 bw1").quiet();
        assert_eq!((table.state.card(choir).counters[0], table.atk(choir)), (counters, Some(left)), "R-37");
    }
}

// shows LRAW-8.2.3, LRAW-4.1.16
#[test]
fn frostbite_kills_the_weakest_before_damage() {
    let mut table = Table::new("titan", "orc");
    let caller = table.field(A, "ti-03");
    let goblin = table.field(B, "or-07");
    table.say("attack aw1 bw1");
    assert_eq!((table.at(goblin), table.atk(caller)), (At::Discard, Some(3)), "R-39");
    table.say("decline");
    assert!(!table.may("attack aw1 b"), "R-39: the attack is used");
}

// shows LRAW-8.3.44
#[test]
fn valiant_helps_against_damage_alone() {
    let mut table = Table::new("undead", "hero");
    let squire = table.field(B, "he-04");
    table.hand(A, "un-12");
    table.say("use un-12");
    assert_eq!(table.at(squire), At::Discard, "R-41");
    let mut table = Table::new("orc", "hero");
    let squire = table.field(B, "he-04");
    table.guard(B, squire);
    table.field(A, "or-01");
    table.say("attack aw1 bw1");
    assert_eq!(
        (table.atk(squire), table.state.lasting.len()),
        (Some(1), 1),
        "R-41: before what saves from destruction"
    );
}

// shows LRAW-8.3.43
#[test]
fn a_weapon_that_is_shuffled_away_takes_its_warrior_along() {
    let mut table = Table::new("orc", "titan");
    let colossus = table.field(B, "ti-09");
    let harness = table.hand(A, "or-08");
    table.play(&["conscript or-08 w1", "use", "w2"]);
    (0..5).for_each(|_| {
        table.field(B, "ti-10");
    });
    table.pass_turn();
    table.hand(B, "dw-12");
    table.hand(B, "dw-04");
    let fifth = table.warrior(B, 4);
    table.remove(fifth);
    table.say("conscript dw-04 w5").quiet();
    table.play(&["use", "dw-12", "au1"]).quiet();
    assert_eq!((table.at(harness), table.at(colossus)), (At::Deck, At::Deck), "R-44");
    assert!(table.state.side(B).deck.contains(&colossus));
}

// shows LRAW-4.1.4, LRAW-4.1.6
#[test]
fn a_second_wind_gives_one_attack_more() {
    let mut table = Table::new("orc", "undead");
    table.field(A, "or-04");
    table.hand(A, "bo-37");
    table.set(B, "un-19");
    table.play(&["attack aw1 b", "use bf1"]).quiet();
    table.say("cancel");
    assert!(!table.may("attack aw1 b"), "X-25");
    table.say("use bo-37 aw1").say("attack aw1 b");
    assert!(!table.may("attack aw1 b"), "X-25: once");
    assert_eq!(table.damage(B), 1);
}

// shows LRAW-3.4.22, LRAW-4.2.3
#[test]
fn mirror_dust_takes_x() {
    for (x, left) in [(3, Some(2)), (5, None)] {
        let mut table = Table::new("orc", "hero");
        let grunt = table.field(A, "or-01");
        table.set(B, "bo-41");
        table.say("attack aw1 b");
        assert!(!table.may("use bf1 0") && !table.may("use bf1 26"));
        table.say(&format!("use bf1 {x}")).quiet();
        assert_eq!((table.atk(grunt), table.state.side(B).ap), (left, 25 - x), "X-29");
        assert_eq!(table.may("follow"), left.is_some(), "X-29: no redeclaration without an attacker");
    }
}

// shows LRAW-2.3.50, LRAW-8.1.10
#[test]
fn more_conscriptions_add_up() {
    let mut table = Table::new("hero", "orc");
    table.essence(A, "bo-16");
    table.hand(A, "bo-36");
    (0..4).for_each(|_| {
        table.hand(A, "he-11");
    });
    table.play(&["conscript he-11 w1", "conscript he-11 w2"]);
    assert!(!table.may("conscript he-11 w3"), "X-58: one more");
    table.play(&["use bo-36", "conscript he-11 w3"]);
    assert!(!table.may("conscript he-11 w4"), "X-58: and another for this turn");
}

// shows LRAW-3.2.31, LRAW-4.1.13
#[test]
fn damage_and_bonus_end_together() {
    let mut table = Table::new("hero", "orc");
    let herald = table.field(A, "he-05");
    table.say("use he-g1 aw1");
    table.state.card_mut(herald).damage = 2;
    assert_eq!(table.atk(herald), Some(1));
    table.pass_turn();
    assert_eq!(table.atk(herald), Some(1), "X-71");
}

// shows LRAW-8.3.23
#[test]
fn mark_needs_hand_or_deck() {
    let from = "t:[Card(Ex(1),Discard(You),And([Warrior,Name(\"Putrid\")]))]";
    let mut table = Table::changed("undead", "orc", from, "t:[Card(Ex(1),Discard(You),Warrior)]");
    table.field(B, "or-01");
    table.dead(A, "bo-18");
    table.hand(A, "un-14");
    table.play(&["use un-14 bo-18", "w1"]);
    assert_eq!(table.asked(), (A, Some(Window::Main)), "it came from the discard pile");
}

// shows LRAW-2.3.15
#[test]
fn a_duellist_uses_both_attacks() {
    let mut table = Table::new("angel", "hero");
    table.field(B, "he-11");
    table.field(B, "he-06");
    table.hand(A, "bo-43");
    table.play(&["use bo-43", "attack a physical b", "attack a bw1"]);
    assert_eq!((table.damage(B), table.may("attack a physical b")), (5, false));
    assert_eq!(table.at(table.warrior(B, 1)), At::Field(Zone::Warrior, 1));
}
