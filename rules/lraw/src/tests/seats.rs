//! Three players (LRAW-7.2.1).

use super::table::{A, B, C, Table};
use crate::{
    cards::Ph,
    event::Event,
    state::{At, Window, Zone},
};

// shows LRAW-7.2.1
#[test]
fn windows_pass_in_turn_order() {
    let mut table = Table::three("hero", "orc", "demon");
    table.hand(A, "bo-27");
    table.hand(A, "he-11");
    for seat in [B, C] {
        table.set(seat, "bo-04");
        table.set(seat, "bo-05");
    }
    table.say("use bo-27 m1");
    assert_eq!(table.asked(), (B, Some(Window::Response)));
    table.say("pass");
    assert_eq!(table.asked(), (C, Some(Window::Response)));
    table.say("use cf1");
    assert_eq!(table.asked().0, A, "the next one in turn order");
    table.quiet().say("conscript he-11 w1");
    assert_eq!(table.asked(), (B, Some(Window::Conscription)));
    table.say("pass");
    assert_eq!(table.asked(), (C, Some(Window::Conscription)));
    table.say("use cf2").quiet();
    assert_eq!(table.state.side(A).cards(Zone::Warrior).count(), 0);
    table.set(C, "bo-10");
    table.say("end");
    assert_eq!(table.asked(), (B, Some(Window::EndOfWar)));
    table.say("pass");
    assert_eq!(table.asked(), (C, Some(Window::EndOfWar)));
}

// shows LRAW-7.2.1
#[test]
fn an_attack_and_a_target_name_one_opponent() {
    let mut table = Table::three("hero", "orc", "demon");
    table.field(A, "he-11");
    assert!(table.may("attack aw1 b"));
    table.say("attack aw1 c");
    assert_eq!((table.damage(B), table.damage(C)), (0, 5));
    table.hand(B, "or-01");
    table.hand(C, "de-08");
    table.hand(A, "he-02");
    table.say("conscript he-02 w2").quiet();
    assert_eq!((table.state.side(B).hand.len(), table.state.side(C).hand.len()), (0, 0), "all opponents");
}

// shows LRAW-7.2.1
#[test]
fn the_opponent_is_named_where_there_are_several() {
    let mut table = Table::three("hero", "orc", "titan");
    table.set(C, "ti-20");
    table.say("end").say("pass");
    assert_eq!((table.state.phase, table.asked()), (Ph::End, (C, Some(Window::Phase))));
    assert!(table.may("use cf1 b") && !table.may("use cf1"));
    table.say("use cf1 a").quiet();
    let drawn = |table: &Table| [A, B, C].map(|seat| table.state.side(seat).hand.len());
    table.pass_turn().pass_turn();
    assert_eq!((table.state.active, drawn(&table)), (A, [0, 1, 1]), "the one who was named skips");
    table.pass_turn().pass_turn().pass_turn();
    assert_eq!(drawn(&table), [1, 2, 2], "once");
}

// shows LRAW-7.2.1, LRAW-1.2.10
#[test]
fn who_is_defeated_leaves_with_all_cards() {
    let mut table = Table::three("orc", "demon", "hero");
    table.hurt(B, 50);
    let stolen = table.field(C, "he-11");
    table.lend(stolen, B);
    let thrall = table.field(B, "de-08");
    table.lend(thrall, C);
    let blade = table.field(C, "he-12");
    table.equip(blade, thrall);
    table.field(A, "or-01");
    table.set(B, "bo-04");
    table.say("attack aw1 b").quiet();
    assert!(table.state.side(B).lost && table.state.end.is_none());
    assert_eq!((table.at(thrall), table.at(stolen), table.at(blade)), (At::Gone, At::Discard, At::Discard));
    assert_eq!(table.state.side(C).discard.len(), 2);
    assert!(!table.may("attack a physical b") && table.may("attack a physical c"));
    table.pass_turn();
    assert_eq!(table.state.active, C, "the others play on");
    table.hurt(A, 57);
    table.say("attack c physical a");
    assert_eq!(table.state.end.as_ref().map(|end| end.winner), Some(Some(C)));
}

// shows LRAW-7.2.1
#[test]
fn who_falls_in_the_own_turn_ends_it() {
    let mut table = Table::three("orc", "hero", "demon");
    table.hurt(A, 55);
    table.field(A, "or-02");
    table.field(A, "or-01");
    table.field(B, "he-08");
    table.say("attack aw1 bw1").quiet();
    assert!(table.tells(Event::Lost(A)));
    assert_eq!((table.state.active, table.asked()), (B, (B, Some(Window::Main))));
    assert!(!table.may("attack bw1 a") && table.may("attack bw1 c"));
}

// shows LRAW-1.2.10
#[test]
fn nobody_is_left_after_a_common_fall() {
    let mut table = Table::three("titan", "orc", "demon");
    table.hurt(B, 57);
    table.hurt(C, 54);
    table.hand(A, "ti-07");
    table.say("conscript ti-07 w1");
    assert_eq!(table.state.end.as_ref().map(|end| end.winner), Some(Some(A)), "two fall at once");
}
