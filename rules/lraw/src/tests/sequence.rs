//! Worked examples of the Sequence, of statics and of costs (part 4).

use super::table::{A, B, Table};
use crate::{
    cards::{Gs, Tag},
    state::{At, Window},
};

// shows LRAW-5.6.3, LRAW-5.6.1
#[test]
fn the_older_static_prevails_card_by_card() {
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-13");
    table.field(A, "bo-03");
    let (thief, squire) = (table.field(A, "he-01"), table.field(A, "he-04"));
    assert!(table.has(thief, Tag::Plunder), "X-27: the older rule keeps its Rogues' keywords");
    assert!(!table.has(squire, Tag::Valiant), "X-27");
    let mut table = Table::new("hero", "orc");
    table.field(A, "bo-03");
    table.field(A, "he-13");
    let thief = table.field(A, "he-01");
    assert!(!table.has(thief, Tag::Plunder), "R-10");
}

// shows LRAW-8.3.6, LRAW-3.4.43
#[test]
fn an_arm_bestows_by_keyword() {
    let mut table = Table::new("hero", "orc");
    let (sentinel, blade) = (table.field(B, "he-11"), table.field(B, "he-12"));
    table.equip(blade, sentinel);
    table.state.card_mut(sentinel).damage = 5;
    assert_eq!(table.atk(sentinel), Some(2));
    table.hand(A, "bo-03");
    table.say("use bo-03");
    assert_eq!((table.at(sentinel), table.at(blade)), (At::Discard, At::Discard), "X-26");
}

// shows LRAW-5.8.16, LRAW-5.8.17, LRAW-8.3.36, LRAW-8.1.1
#[test]
fn costs_are_changed_by_the_game_and_then_by_age() {
    let pay = |older: &str, younger: &str, changed: bool| {
        let mut table = Table::new("beast", "demon");
        table.field(B, older);
        table.field(B, younger);
        if changed {
            table.state.side_mut(A).changes.push(Gs::MerrisodBlood);
        }
        table.hand(A, "mb-16");
        table.say("use mb-16");
        table.damage(A)
    };
    assert_eq!(pay("de-04", "bo-08", false), 14, "X-40");
    assert_eq!(pay("bo-08", "de-04", false), 12, "X-40");
    assert_eq!((pay("de-04", "bo-08", true), pay("bo-08", "de-04", true)), (4, 2), "X-40");
}

// shows LRAW-2.0.10
#[test]
fn blood_is_not_paid_with_a_life() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "bo-37");
    table.field(A, "he-11");
    table.hurt(A, 52);
    assert!(!table.may("use bo-37 aw1"), "X-05: 3 would bring 55 of 55");
    table.hurt(A, 51);
    table.say("use bo-37 aw1");
    assert_eq!(table.damage(A), 54);
}

// shows LRAW-7.1.1
#[test]
fn the_valley_resets_everybody() {
    let mut table = Table::new("undead", "hero");
    table.hurt(A, 12);
    table.hurt(B, 41);
    let (one, two) = (table.field(A, "un-03"), table.field(B, "he-11"));
    table.hand(A, "un-12");
    table.hand(A, "un-01");
    table.say("use un-12");
    assert_eq!((table.damage(A), table.damage(B)), (35, 35), "R-31");
    assert_eq!((table.at(one), table.at(two)), (At::Discard, At::Discard));
    assert_eq!(table.state.side(A).hand.len(), 0);
}

// shows LRAW-3.4.5, LRAW-3.4.2, LRAW-5.8.4
#[test]
fn an_inherent_conscription_may_be_negated() {
    let mut table = Table::new("orc", "hero");
    table.hand(A, "or-11");
    table.set(B, "bo-05");
    table.say("conscript or-11 w3");
    assert_eq!(table.asked(), (B, Some(Window::Conscription)), "R-05");
    table.say("use bf1");
    table.quiet();
    assert_eq!(table.state.side(A).cards(crate::state::Zone::Warrior).count(), 0);
    assert_eq!(table.state.side(A).conscriptions, 1, "the allowance stays used");
    let mut table = Table::new("orc", "hero");
    table.state.side_mut(A).changes.push(Gs::SharnShield);
    table.hand(A, "or-01");
    table.set(B, "bo-05");
    table.say("conscript or-01 w1");
    assert!(!table.may("use bf1"), "X-32: sworn");
}

// shows LRAW-8.1.40, LRAW-8.1.41
#[test]
fn a_trap_destroys_whoever_steps_into_it() {
    let mut table = Table::new("orc", "bounty");
    let trapper = table.field(B, "bo-12");
    table.state.side_mut(A).traps[2] = Some(trapper);
    let goblin = table.hand(A, "or-07");
    table.say("conscript or-07 w3");
    assert_eq!((table.at(goblin), table.state.side(A).traps[2]), (At::Discard, None), "X-33");
    assert!(table.may("use"), "X-33: Perish");
}

// shows LRAW-5.8.15, LRAW-8.1.30
#[test]
fn the_thirsty_anvil_pours_more() {
    let mut table = Table::new("dwarf", "orc");
    table.state.side_mut(A).changes.push(Gs::EthelAle);
    let brawler = table.field(A, "dw-05");
    table.hand(A, "dw-13");
    table.say("use dw-13 aw1");
    assert_eq!(table.atk(brawler), Some(8), "X-39");
    table.say("end");
    assert_eq!(table.atk(brawler), Some(6), "X-39: in the next turn");
}

// shows LRAW-8.3.10, LRAW-3.4.14
#[test]
fn what_is_corrupted_keeps_its_counters_and_its_owner() {
    let mut table = Table::new("demon", "angel");
    let angel = table.field(B, "an-08");
    table.holy(angel, 2);
    table.hand(A, "de-02");
    table.play(&["conscript de-02 w1", "use bw1"]);
    if table.state.card(angel).side == B {
        table.say("w2");
    }
    let lying = table.state.card(angel);
    assert_eq!((lying.side, lying.owner, lying.counters[0]), (A, B, 2), "X-34");
}

// shows LRAW-8.3.34
#[test]
fn retrieve_takes_no_bounty_card() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-07");
    table.dead(A, "bo-01");
    let wall = table.dead(A, "he-18");
    table.play(&["conscript he-07 w1", "use he-18"]);
    assert_eq!(table.at(wall), At::Hand, "X-38");
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-07");
    table.dead(A, "bo-01");
    table.say("conscript he-07 w1");
    assert_eq!(table.asked(), (A, Some(Window::Main)), "X-38: it does not activate");
}

// shows LRAW-8.3.13, LRAW-6.6.4
#[test]
fn erupt_spares_whoever_has_a_holy_counter() {
    let mut table = Table::new("titan", "angel");
    let (plough, halberd) = (table.field(A, "ti-10"), table.field(B, "an-08"));
    table.holy(halberd, 1);
    let cataclysm = table.hand(A, "ti-07");
    table.say("conscript ti-07 w2");
    assert_eq!((table.at(plough), table.at(cataclysm)), (At::Discard, At::Discard), "X-17");
    assert_eq!((table.atk(halberd), table.state.card(halberd).counters[0], table.damage(B)), (Some(4), 0, 3));
}

// shows LRAW-8.1.10, LRAW-7.0.1
#[test]
fn an_essence_may_be_beyond_answer() {
    for (damage, answered) in [(20, false), (19, true)] {
        let mut table = Table::new("hero", "orc");
        table.hurt(A, damage);
        let essence = table.hand(A, "bo-15");
        table.set(B, "bo-01");
        table.say("use bo-15");
        assert_eq!(table.asked().0 == B, answered, "X-57 at {damage}");
        if answered {
            table.say("pass");
        }
        assert_eq!(table.at(essence), At::Essence);
    }
}

// shows LRAW-3.4.74, LRAW-3.4.75, LRAW-6.5.12
#[test]
fn a_negated_card_goes_to_the_pile() {
    let mut table = Table::new("hero", "dwarf");
    let bones = table.hand(A, "bo-13");
    table.set(B, "dw-20");
    let cask = table.field(B, "dw-05");
    table.state.card_mut(cask).counters[1] = 3;
    table.play(&["use bo-13", "use bf1"]);
    table.quiet();
    assert_eq!(table.at(bones), At::Discard, "X-67");
    assert_eq!(table.state.card(cask).counters[1], 0, "the price stays paid");
}

// shows LRAW-5.3.3, LRAW-5.3.4
#[test]
fn a_static_joins_the_sequence_that_is_being_built() {
    let mut table = Table::new("demon", "hero");
    table.field(A, "de-12");
    let target = table.field(B, "he-11");
    table.set(B, "bo-01");
    let rite = table.hand(A, "de-13");
    let familiar = table.hand(A, "de-10");
    table.play(&["use de-13 de-10", "use"]);
    assert_eq!(table.asked(), (B, Some(Window::Response)), "X-28: the window for the rite stays open");
    assert_eq!(table.at(familiar), At::Discard);
    table.say("pass");
    assert!(table.may("bw1"), "the static resolves first");
    let waits = |table: &Table| table.state.sequence.iter().any(|item| item.source == rite);
    assert!(waits(&table), "and what it paid for lies below it");
    let hand = table.state.side(A).hand.len();
    table.say("bw1").quiet();
    assert_eq!((table.at(target), table.state.side(A).hand.len()), (At::Discard, hand + 2));
    assert!(!waits(&table), "then the rite, with its two cards");
}

// shows LRAW-8.3.47
#[test]
fn scour_counts_what_lies_there() {
    let mut table = Table::new("titan", "hero");
    for _ in 0..4 {
        let card = table.dead(B, "he-11");
        table.state.side_mut(B).discard.pop();
        table.state.card_mut(card).at = At::Erad;
        table.state.side_mut(B).erad.push(card);
    }
    table.hand(A, "ti-04");
    table.play(&["conscript ti-04 w1", "use b", "3"]);
    assert_eq!((table.damage(B), table.state.side(B).erad.len()), (10, 7), "X-37");
}

// shows LRAW-3.2.32, LRAW-3.2.31
#[test]
fn a_hand_of_more_than_eight_is_cut_down() {
    let mut table = Table::new("demon", "hero");
    for _ in 0..11 {
        table.hand(A, "de-10");
    }
    table.say("end");
    table.say("de-10+de-10.2+de-10.3");
    assert_eq!((table.state.side(A).hand.len(), table.state.side(A).discard.len()), (8, 3), "X-07");
    assert_eq!((table.state.active, table.asked()), (B, (B, Some(Window::Main))), "and nothing triggers");
}
