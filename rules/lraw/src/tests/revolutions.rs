//! Revolution cards: the game itself changes (5.8).

use super::table::{A, B, Table};
use crate::{
    cards::{Gs, Tag},
    event::Event,
    state::{At, Window, Zone},
};

// shows LRAW-5.7.1, LRAW-7.0.1
#[test]
fn a_revolution_lasts_whatever_becomes_of_its_card() {
    let mut table = Table::new("hero", "beast").led(A, "he-w2");
    let card = table.hand(A, "he-17");
    table.hand(A, "he-17");
    table.set(B, "mb-19");
    table.play(&["use he-17", "use bf1"]).quiet();
    assert!(table.state.side(A).changes.is_empty(), "negated, it changes nothing");
    table.say("use he-17");
    assert_eq!(table.state.side(A).changes.as_slice(), [Gs::AngelicaDice]);
    assert_eq!(table.at(card), At::Discard);
}

// shows LRAW-5.8.3, LRAW-6.4.1, LRAW-6.4.2
#[test]
fn each_roll_and_each_reroll_heals_half() {
    let mut table = Table::new("hero", "orc");
    table.change(A, Gs::AngelicaDice);
    table.hurt(A, 20);
    table.field(A, "bo-13");
    table.hand(A, "he-14");
    table.dice.0 = vec![5, 3];
    table.play(&["use he-14", "1"]);
    assert_eq!(table.damage(A), 17, "R-12: 2 and 1, not half of 8");
    let mut table = Table::new("hero", "orc");
    table.change(A, Gs::AngelicaDice);
    table.hurt(A, 20);
    table.field(A, "bo-13");
    table.field(A, "bo-14");
    table.dice.0 = vec![2, 3, 6];
    table.play(&["use au2", "1"]);
    if table.may("0") {
        table.say("0");
    }
    assert_eq!((table.damage(A), table.damage(B)), (22 - 5, 4), "X-46");
}

// shows LRAW-5.8.6
#[test]
fn one_more_card_is_declared_before_the_first_is_seen() {
    let mut table = Table::new("hero", "angel");
    table.change(B, Gs::MichaelDraw);
    table.say("end");
    assert_eq!((table.asked().0, table.state.side(B).hand.len()), (B, 0), "R-15");
    table.say("yes");
    assert_eq!(table.state.side(B).hand.len(), 2);
}

// shows LRAW-5.8.8
#[test]
fn the_huntress_reaches_into_the_pile() {
    let mut table = Table::new("demon", "hero").led(A, "de-w1");
    table.change(A, Gs::OnoskelisReach);
    let sentinel = table.field(B, "he-11");
    table.set(B, "bo-10");
    table.say("use a bw1");
    assert_eq!(table.damage(A), 5);
    table.remove(sentinel);
    table.quiet().say("w1").quiet();
    assert_eq!(
        (table.at(sentinel), table.state.card(sentinel).side),
        (At::Field(Zone::Warrior, 0), A),
        "R-17"
    );
    let mut table = Table::new("demon", "hero").led(A, "de-w1");
    table.change(A, Gs::OnoskelisReach);
    table.dead(B, "he-01");
    let deck = table.state.side(A).deck.len();
    table.play(&["use a he-01", "w1"]);
    assert_eq!(
        (table.damage(A), table.state.side(A).deck.len()),
        (2, deck - 1),
        "printed attack, and it enters play"
    );
    let mut table = Table::new("demon", "hero").led(A, "de-w1");
    let sentinel = table.field(B, "he-11");
    table.dead(B, "he-01");
    table.set(B, "bo-10");
    assert!(!table.may("use a he-01"), "not without that change");
    table.say("use a bw1");
    table.remove(sentinel);
    table.quiet();
    assert_eq!((table.at(sentinel), table.damage(A)), (At::Discard, 5));
}

// shows LRAW-5.8.10
#[test]
fn the_grimm_may_rise() {
    let with = |tax: bool, hurt: i32| {
        let mut table = Table::new("undead", "orc").slot(A, "or-v1");
        table.change(A, Gs::MortisRise);
        table.hurt(A, hurt);
        if tax {
            table.field(B, "bo-11");
        }
        table.top(A, "he-11");
        table.top(A, "un-09");
        let card = table.top(A, "un-02");
        table.hand(A, "un-13");
        table.say("use un-13");
        (table, card)
    };
    let (mut table, reveler) = with(false, 0);
    assert!(table.may("yes") && table.may("no"));
    table.play(&["yes", "w1", "yes", "w2"]);
    assert_eq!(table.at(reveler), At::Field(Zone::Warrior, 0), "X-36: for nothing");
    table.say("use");
    assert_eq!((table.damage(B), table.asked().1), (2, Some(Window::Main)), "X-36: no Afterlife is offered");
    let (mut table, reveler) = with(true, 0);
    table.play(&["pay", "w1", "no"]);
    assert_eq!((table.at(reveler), table.damage(A)), (At::Field(Zone::Warrior, 0), 3), "R-19");
    let (mut table, reveler) = with(true, 57);
    assert!(!table.may("pay") && !table.may("yes"), "R-19: three more would be sixty");
    table.quiet();
    assert_eq!(table.at(reveler), At::Discard);
    let (mut table, reveler) = with(false, 0);
    table.play(&["no", "no"]);
    assert!(table.may("use") && table.at(reveler) == At::Discard, "its owner may decline");
}

// shows LRAW-5.8.11
#[test]
fn the_blighted_are_proof_against_weakness() {
    let mut table = Table::new("undead", "undead");
    table.change(A, Gs::MaladyProof);
    let crawler = table.dead(A, "un-05");
    table.hand(A, "un-14");
    table.play(&["use un-14 un-05", "w1"]);
    table.field(A, "un-03");
    table.set(B, "un-19");
    table.play(&["attack aw2 b", "use bf1"]).quiet();
    assert_eq!((table.atk(crawler), table.atk(table.warrior(A, 1))), (Some(3), Some(3)), "R-20");
    table.say("cancel").pass_turn();
    table.pass_turn();
    table.remove(crawler);
    table.field(A, "he-05");
    let from = table.state.side(A).cards(Zone::Warrior).count();
    assert_eq!(from, 2);
    assert_eq!(table.state.card(crawler).marks & crate::state::mark::PROOF, 0, "only while it stays");
}

// shows LRAW-5.8.12
#[test]
fn gained_pummel_resolves_last_and_can_be_answered() {
    let mut table = Table::new("titan", "orc");
    table.change(B, Gs::PrometheusPummel);
    table.field(B, "or-01");
    table.set(B, "bo-32");
    table.hand(A, "ti-04");
    table.play(&["conscript ti-04 w1", "pass", "use a", "use bw1"]);
    let tags: Vec<_> = table.items();
    assert_eq!(tags, [Some(Tag::Pummel), Some(Tag::Scour)], "R-21: of any player; Scour on top");
    let ids: Vec<u32> = table.state.sequence.iter().map(|item| item.id).collect();
    assert!(ids.iter().all(|id| table.may(&format!("use bf1 i{id}"))), "R-21");
}

// shows LRAW-5.8.13
#[test]
fn a_sleeping_continent_holds_whoever_enters() {
    let mut table = Table::new("hero", "beast");
    table.change(A, Gs::GaiaWall);
    table.field(A, "he-11");
    let sprite = table.hand(B, "mb-03");
    table.play(&["attack aw1 b", "use mb-03"]).quiet();
    table.say("w1").quiet();
    if table.may("follow") {
        table.say("follow");
    }
    assert!(table.has(sprite, Tag::Blockade), "R-22");
    table.pass_turn();
    assert!(!table.has(sprite, Tag::Blockade), "R-22: until the start of its controller's next turn");
    assert!(table.told.iter().any(|event| matches!(event, Event::Entered(..))));
}

// shows LRAW-5.8.16, LRAW-5.8.17
#[test]
fn costs_fall_to_nothing_and_stay_there() {
    for (changed, card, cup, line) in [
        (Gs::ShlaraConsume, "mb-12", "bo-07", "use mb-12"),
        (Gs::MerrisodBlood, "mb-16", "bo-08", "use mb-16"),
    ] {
        let mut table = Table::new("beast", "orc");
        table.change(A, changed);
        table.field(B, cup);
        table.field(B, "or-01");
        table.hand(A, card);
        table.say(line);
        assert_eq!((table.damage(A), table.state.side(A).ap), (0, 30), "R-25, R-26");
    }
    let mut table = Table::new("beast", "orc");
    table.field(B, "bo-07");
    table.field(B, "or-01");
    table.hand(A, "mb-12");
    table.say("use mb-12");
    assert_eq!(table.state.side(A).ap, 10);
}
