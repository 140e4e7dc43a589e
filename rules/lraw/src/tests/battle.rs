//! Worked examples of battle (part 4).

use super::table::{A, B, Table};
use crate::{cards::Tag, state::At};

/// A battle between two Warriors: what is left of the attacker and of its target, and the damage on both Warlords.
fn clash(one: &str, two: &str) -> (Option<i32>, Option<i32>, i32, i32) {
    let mut table = Table::new("orc", "titan");
    let (by, on) = (table.field(A, one), table.field(B, two));
    table.say("attack aw1 bw1");
    table.quiet();
    (table.atk(by), table.atk(on), table.damage(A), table.damage(B))
}

// shows LRAW-4.1.9, LRAW-4.1.15, LRAW-8.2.1
#[test]
fn both_clash_at_once() {
    assert_eq!(
        clash("or-02", "ti-10"),
        (None, Some(1), 0, 0),
        "X-10: Rampage against more attack is nothing"
    );
    assert_eq!(clash("he-01", "or-02"), (None, Some(2), 2, 0), "X-11: the defender's Rampage");
}

// shows LRAW-8.2.7, LRAW-4.1.13, LRAW-4.1.17
#[test]
fn retaliate_gives_back_what_was_taken() {
    let mut table = Table::new("orc", "titan");
    let (gate, bone) = (table.field(A, "or-02"), table.field(A, "or-04"));
    let plough = table.field(B, "ti-10");
    table.say("attack aw1 bw1");
    assert_eq!((table.atk(gate), table.atk(plough)), (None, Some(1)));
    table.say("attack aw2 bw1");
    assert_eq!((table.atk(bone), table.atk(plough), table.damage(B)), (Some(2), None, 1), "X-10");
}

// shows LRAW-8.2.3, LRAW-8.2.4, LRAW-8.2.5, LRAW-8.2.6, LRAW-4.1.16
#[test]
fn frostbite_halves_before_damage() {
    assert_eq!(clash("ti-08", "de-11"), (Some(1), None, 0, 1), "X-12");
    assert_eq!(clash("ti-03", "ti-08"), (None, Some(4), 1, 0), "X-14");
    assert_eq!(clash("ti-03", "or-01").1, None, "X-15: destroyed at the halved attack");
    assert_eq!(clash("ti-06", "or-01").1, Some(2), "without Frostbite the same attack leaves two");
    assert_eq!(clash("ti-08", "he-05"), (Some(5), None, 0, 0), "X-68: no Rampage");
}

// shows LRAW-8.3.45
#[test]
fn what_remains_grows_by_vampiric() {
    let mut table = Table::new("titan", "demon");
    let (arion, prince) = (table.field(A, "ti-03"), table.field(B, "de-11"));
    table.say("attack aw1 bw1").quiet();
    assert_eq!((table.atk(arion), table.atk(prince)), (None, Some(6)), "X-13");
}

// shows LRAW-8.1.20, LRAW-8.1.21, LRAW-8.3.44, LRAW-4.1.21
#[test]
fn holy_counters_stand_in_front_of_the_attack() {
    let mut table = Table::new("angel", "orc");
    let (angel, orc) = (table.field(A, "an-06"), table.field(B, "or-04"));
    table.holy(angel, 1);
    table.say("attack aw1 bw1");
    assert_eq!(
        (table.atk(angel), table.atk(orc), table.state.card(angel).counters[0]),
        (Some(1), None, 0),
        "R-36"
    );
    let mut table = Table::new("demon", "angel");
    let zerafel = table.field(B, "an-09");
    table.holy(zerafel, 2);
    for left in [Some(3), Some(1), None] {
        table.hand(A, "de-14");
        table.dead(A, "de-01");
        table.say("use de-14 bw1 de-01");
        assert_eq!(table.atk(zerafel), left, "X-16");
    }
}

// shows LRAW-4.1.2, LRAW-4.1.3, LRAW-4.1.10, LRAW-4.1.11, LRAW-2.3.15, LRAW-4.1.4
#[test]
fn warlords_attack_with_one_of_two_attacks() {
    let mut table = Table::new("dwarf", "orc");
    let own = table.field(A, "dw-03");
    assert!(!table.may("attack a physical aw1"), "X-56: not with the physical one");
    assert!(!table.may("attack a magical b"));
    table.say("attack a magical aw1");
    assert_eq!(table.atk(own), None, "X-56");
    assert!(!table.may("attack a physical b"), "one kind a turn");
    let mut table = Table::new("dwarf", "orc");
    let orc = table.field(A, "or-01");
    table.say("attack a physical b");
    assert_eq!((table.damage(A), table.damage(B)), (0, 6));
    table.say("attack aw1 b");
    assert_eq!((table.atk(orc), table.damage(B)), (Some(5), 11));
    assert!(!table.may("attack aw1 b"));
}

// shows LRAW-2.3.10, LRAW-2.3.11, LRAW-6.5.18
#[test]
fn a_warlord_at_its_maximum_loses_at_once() {
    let mut table = Table::new("orc", "hero");
    table.hurt(A, 55);
    table.field(A, "or-02");
    let knight = table.field(B, "he-08");
    table.say("attack aw1 bw1");
    let end = table.state.end.clone().unwrap();
    assert_eq!((end.winner, end.fallen, table.damage(A)), (Some(B), true, 59), "X-49");
    assert_eq!(table.atk(knight), Some(2));
}

// shows LRAW-8.2.2, LRAW-3.2.21, LRAW-8.3.42
#[test]
fn whoever_is_held_does_not_attack() {
    let mut table = Table::new("titan", "angel");
    let boulder = table.field(A, "ti-01");
    table.field(B, "an-06");
    assert!(table.has(boulder, Tag::Blockade) && !table.may("attack aw1 bw1"));
    table.field(A, "ti-10");
    assert!(table.may("attack aw2 bw1"));
    table.state.turn = 1;
    assert!(!table.may("attack aw2 bw1"), "no battle in the first turn");
    table.state.turn = 5;
    table.field(B, "an-04");
    assert!(!table.may("attack aw2 bw1"), "X-44");
    assert!(table.may("attack a physical b"), "X-44: the Warlord can");
    let mut table = Table::new("orc", "titan");
    let grunt = table.field(A, "or-01");
    let wall = table.field(B, "ti-01");
    table.say("attack aw1 bw1");
    assert_eq!((table.atk(wall), table.atk(grunt)), (Some(1), Some(5)), "it deals nothing back");
}

// shows LRAW-6.6.1, LRAW-4.2.9
#[test]
fn a_bulwark_takes_the_attack_on_its_warlord() {
    let mut table = Table::new("demon", "bounty");
    let (brute, bulwark) = (table.field(A, "de-08"), table.field(B, "bo-26"));
    table.say("attack aw1 b");
    assert_eq!((table.atk(brute), table.atk(bulwark), table.damage(B)), (Some(1), None, 0), "X-21");
}

// shows LRAW-4.2.4, LRAW-4.2.5, LRAW-8.3.30, LRAW-4.1.6
#[test]
fn a_lost_target_may_be_replaced() {
    let mut table = Table::new("hero", "demon");
    let sentinel = table.field(A, "he-11");
    let imp = table.field(B, "de-01");
    table.play(&["attack aw1 bw1", "use bw1"]);
    assert_eq!((table.at(imp), table.damage(B)), (At::Discard, 2));
    table.quiet();
    assert!(table.may("cancel"));
    table.say("attack b");
    assert_eq!((table.damage(B), table.atk(sentinel)), (7, Some(5)), "X-24");
    assert!(!table.may("attack aw1 b"), "the attack is used");
}

// shows LRAW-7.1.2, LRAW-7.1.3
#[test]
fn the_sword_of_sacrifice_demands_its_price() {
    let mut table = Table::new("hero", "orc");
    let bearer = table.field(A, "he-06");
    let sword = table.field(A, "bo-06");
    table.equip(sword, bearer);
    assert_eq!(table.atk(bearer), Some(14));
    assert!(!table.may("attack aw1 b"), "X-69: nobody to sacrifice");
    for _ in 0..3 {
        table.field(A, "he-01");
    }
    table.say("attack aw1 b aw2 double aw3+aw4");
    assert_eq!((table.atk(bearer), table.damage(B)), (Some(28), 28), "R-32");
}

// shows LRAW-4.1.8, LRAW-2.0.12
#[test]
fn a_stolen_attacker_does_not_strike() {
    let mut table = Table::new("orc", "demon");
    let grunt = table.field(A, "or-01");
    table.set(B, "de-19");
    table.play(&["attack aw1 b", "use bf1"]);
    table.quiet().say("w1").quiet();
    assert_eq!(
        (table.damage(B), table.state.card(grunt).side),
        (5, B),
        "X-23: five are paid, none are dealt"
    );
    assert_eq!(table.state.card(grunt).owner, A);
    assert_eq!(table.asked().1, Some(crate::state::Window::Main), "nobody asks whether it follows through");
}
