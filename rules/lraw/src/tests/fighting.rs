//! Battle: declarations, Board State Changes, damage in order (4.1, 4.2).

use super::table::{A, B, Table};
use crate::{
    cards::Gs,
    event::Event,
    state::{At, Window, Zone},
};

// shows LRAW-4.1.1, LRAW-4.1.12
#[test]
fn one_fights_one() {
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-11");
    table.field(B, "or-01");
    assert!(!table.may("attack aw1 bw1+b") && !table.may("attack aw1 aw1"));
    table.say("attack a physical b");
    assert_eq!((table.damage(B), table.damage(A)), (6, 0), "only the attacked Warlord takes damage");
    assert!(!Table::new("hero", "orc").may("attack a magical b"), "B-45");
}

// shows LRAW-4.1.5, LRAW-4.1.7, LRAW-4.2.2, LRAW-4.2.3
#[test]
fn after_an_answer_the_attacker_decides() {
    for (said, damage) in [("follow", 3), ("cancel", 0)] {
        let mut table = Table::new("orc", "undead");
        table.field(A, "or-01");
        table.field(B, "un-03");
        table.set(B, "un-19");
        table.play(&["attack aw1 b", "use bf1"]).quiet();
        assert!(!table.may("attack bw1"), "R-43: weaker, and still there: no redeclaration");
        table.say(said);
        assert_eq!((table.damage(B), table.may("attack aw1 b")), (damage, false), "R-43");
    }
    let mut table = Table::new("orc", "undead");
    table.field(A, "or-01");
    table.say("attack aw1 b");
    assert_eq!((table.damage(B), table.asked().1), (5, Some(Window::Main)), "unanswered: not asked");
}

// shows LRAW-4.1.7
#[test]
fn a_sequence_of_statics_counts_and_a_declined_trigger_does_not() {
    let mut table = Table::new("orc", "orc");
    table.field(A, "or-01");
    table.field(B, "or-19");
    table.say("attack aw1 b").quiet();
    assert!(table.may("follow"), "the stakes struck");
    table.say("follow");
    assert_eq!(table.damage(B), 4);
}

// shows LRAW-4.1.14, LRAW-5.1.1
#[test]
fn current_attack_is_a_sum() {
    let mut table = Table::new("hero", "orc");
    let (sentinel, blade) = (table.field(A, "he-11"), table.field(A, "he-12"));
    table.equip(blade, sentinel);
    table.state.card_mut(sentinel).damage = 3;
    table.hand(A, "he-03");
    table.play(&["conscript he-03 w2", "use aw1", "use a aw1"]);
    assert_eq!(table.atk(sentinel), Some(5 + 2 + 2 + 3 - 3));
    table.pass_turn();
    assert_eq!(table.atk(sentinel), Some(9), "what was bestowed for the turn is gone, and so is the damage");
}

// shows LRAW-4.1.20, LRAW-6.5.18
#[test]
fn a_fallen_warlord_ends_everything() {
    let mut table = Table::new("titan", "orc");
    table.hurt(B, 56);
    table.field(B, "or-01");
    table.hand(A, "ti-07");
    table.say("conscript ti-07 w1");
    assert_eq!(table.state.end.as_ref().map(|end| (end.winner, end.fallen)), Some((Some(A), true)));
    let mut table = Table::new("orc", "hero");
    table.hurt(A, 55);
    table.field(A, "or-02");
    table.field(B, "he-08");
    table.say("attack aw1 bw1");
    assert_eq!(table.state.end.as_ref().map(|end| end.winner), Some(Some(B)), "X-49");
}

// shows LRAW-4.1.22
#[test]
fn damage_to_warlords_is_lessened_and_costs_are_not() {
    let mut table = Table::new("orc", "hero");
    table.essence(A, "bo-15");
    table.essence(B, "bo-15");
    table.field(A, "or-01");
    table.hand(A, "bo-36");
    table.play(&["attack aw1 b", "use bo-36"]);
    assert_eq!((table.damage(B), table.damage(A)), (4, 3));
}

// shows LRAW-4.2.1, LRAW-4.2.4
#[test]
fn an_attacker_that_leaves_its_place_does_not_strike() {
    for (set, at) in [("dw-18", At::Hand), ("he-19", At::Discard)] {
        let mut table = Table::new("hero", "dwarf");
        let shield = table.field(A, "he-06");
        table.set(B, set);
        table.play(&["attack aw1 b", "use bf1"]).quiet();
        assert_eq!((table.at(shield), table.damage(B), table.asked().1), (at, 0, Some(Window::Main)));
    }
}

// shows LRAW-4.2.6
#[test]
fn a_redeclared_attack_is_answered_anew_and_paid_once() {
    let mut table = Table::new("hero", "demon");
    let bearer = table.field(A, "he-06");
    let sword = table.field(A, "bo-06");
    table.equip(sword, bearer);
    table.field(A, "he-01");
    table.field(B, "de-01");
    table.set(B, "bo-10");
    table.play(&["attack aw1 bw1 aw2", "use bw1"]).quiet();
    table.say("attack b");
    assert_eq!(table.asked(), (B, Some(Window::Attack)), "window A again, and nothing to pay");
    table.quiet();
    assert_eq!(table.damage(B), 2 + 14);
    let mut table = Table::new("hero", "demon");
    table.field(A, "he-11");
    table.field(B, "de-01");
    table.play(&["attack aw1 bw1"]);
    table.field(B, "an-04");
    table.say("use bw1").quiet();
    assert_eq!(
        (table.asked().1, table.damage(B)),
        (Some(Window::Main), 2),
        "Serenity forbids declaring anew"
    );
}

// shows LRAW-4.2.7, LRAW-6.6.2
#[test]
fn another_target_by_an_effect_is_no_board_state_change() {
    let mut table = Table::new("orc", "undead");
    let gruk = table.field(A, "or-06");
    let dead = table.dead(B, "un-03");
    table.set(B, "un-20");
    table.play(&["attack aw1 b", "use bf1 un-03"]).quiet();
    table.play(&["w1", "yes"]).quiet();
    assert!(!table.may("attack b") && table.may("cancel"));
    table.say("follow");
    assert_eq!((table.at(dead), table.atk(gruk), table.damage(B)), (At::Discard, Some(3), 5), "X-22");
}

// shows LRAW-4.2.8
#[test]
fn a_stolen_target_is_still_valid_for_magic() {
    let mut table = Table::new("hero", "demon");
    let sentinel = table.field(B, "he-11");
    table.set(B, "bo-10");
    table.say("attack a magical bw1");
    table.lend(sentinel, A);
    table.quiet();
    assert_eq!(table.atk(sentinel), Some(2));
}

// shows LRAW-4.2.9
#[test]
fn everybody_sees_the_true_target() {
    let mut table = Table::new("demon", "bounty");
    table.field(A, "de-08");
    table.field(B, "bo-26");
    table.set(B, "he-18");
    table.say("attack aw1 b");
    assert!(table.may("use bf1"), "Shield Wall answers an attack on a Warrior");
    table.say("use bf1").quiet();
    table.say("follow");
    assert_eq!(table.atk(table.warrior(B, 0)), Some(2), "three of five are prevented");
}

// shows LRAW-8.2.8
#[test]
fn rampage_and_retaliate_need_a_warrior() {
    let mut table = Table::new("hero", "orc");
    let breaker = table.field(B, "or-04");
    table.field(B, "or-02");
    table.play(&["attack a physical bw1"]);
    assert_eq!((table.at(breaker), table.damage(A)), (At::Discard, 0));
    let mut table = Table::new("orc", "hero");
    table.field(A, "or-02");
    table.say("attack aw1 b");
    assert_eq!(table.damage(B), 4);
}

// shows LRAW-5.8.2
#[test]
fn redemption_resets_before_perish() {
    let mut table = Table::new("hero", "orc");
    table.change(A, Gs::AleroReset);
    table.state.side_mut(A).sa_cool = 2;
    table.field(B, "or-07");
    table.say("attack a physical bw1");
    assert_eq!((table.asked().0, table.state.side(A).sa_cool), (B, 0), "R-11: before Perish is asked");
    let counters = table.told.iter().any(|event| matches!(event, Event::Counters(..)));
    assert!(!counters, "R-11: nothing was removed");
    let mut table = Table::new("hero", "orc");
    table.change(A, Gs::AleroReset);
    table.state.side_mut(A).sa_cool = 2;
    table.field(B, "or-06");
    table.say("attack a physical bw1");
    assert_eq!(
        (table.state.side(A).sa_cool, table.at(table.warrior(B, 0))),
        (2, At::Field(Zone::Warrior, 0))
    );
}
