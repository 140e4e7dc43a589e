//! Conscription, Revival, Manifesting, and activation (3.4).

use super::table::{A, B, Table};
use crate::{
    cards::Tag,
    event::Event,
    state::{At, Window, Zone},
};

// shows LRAW-3.4.4, LRAW-3.4.72, LRAW-3.4.71
#[test]
fn a_conscription_by_an_effect_is_not_negated_itself() {
    let mut table = Table::new("orc", "beast");
    table.hand(A, "or-13");
    table.set(B, "bo-05");
    table.set(B, "mb-19");
    table.say("use or-13");
    assert!(!table.may("use bf1") && table.may("use bf2"), "R-05: the effect can be");
    table.play(&["pass", "or-02", "w1"]);
    assert_eq!(table.asked(), (A, Some(Window::Main)));
}

// shows LRAW-3.4.6
#[test]
fn a_direct_negate_of_a_conscription_can_be_answered() {
    let mut table = Table::new("beast", "hero");
    let wyvern = table.hand(A, "mb-07");
    table.hand(A, "mb-03");
    table.set(B, "bo-05");
    table.play(&["conscript mb-07 w1", "use bf1"]);
    assert_eq!((table.at(wyvern), table.asked()), (At::Limbo, (A, Some(Window::Response))));
    table.say("use mb-03").quiet();
    table.say("w1").quiet();
    assert_eq!(table.at(wyvern), At::Discard, "the Conscription waited beneath it");
    assert_eq!(table.state.side(A).cards(Zone::Warrior).count(), 1);
    let mut table = Table::new("beast", "hero");
    let wyvern = table.hand(A, "mb-07");
    table.hand(A, "mb-03");
    table.set(B, "bo-05");
    table.set(B, "bo-05");
    table.play(&["conscript mb-07 w1", "pass"]);
    assert_eq!(table.at(wyvern), At::Field(Zone::Warrior, 0));
}

// shows LRAW-3.4.13
#[test]
fn with_little_room_the_controller_chooses_who_enters() {
    let from = "t:[Card(Ex(1),Discard(You),And([Warrior,Name(\"Orcbane\")]))],fx:[Revive(T(0))]";
    let mut table = Table::changed("orc", "hero", from, "fx:[Revive(Every(Discard(You),Warrior))]");
    (0..4).for_each(|_| drop(table.field(A, "he-11")));
    let (one, two) = (table.dead(A, "or-01"), table.dead(A, "or-02"));
    table.hand(A, "or-14");
    table.hand(A, "he-14");
    table.play(&["use or-14 he-14", "or-02"]);
    assert_eq!((table.at(one), table.at(two)), (At::Discard, At::Field(Zone::Warrior, 4)));
    table.hand(A, "or-14");
    table.hand(A, "he-14");
    assert!(!table.may("use or-14 he-14"), "no room: it cannot be activated");
}

// shows LRAW-3.4.13, LRAW-6.2.3
#[test]
fn a_search_without_room_finds_nothing() {
    let mut table = Table::new("orc", "hero");
    (0..4).for_each(|_| drop(table.field(A, "he-11")));
    table.hand(A, "or-13");
    table.hand(A, "mb-03");
    table.set(B, "bo-04");
    let deck = table.state.side(A).deck.clone();
    table.play(&["use or-13", "use bf1", "use mb-03"]).quiet();
    assert_eq!((&table.state.side(A).deck, table.damage(A)), (&deck, 4), "the last place was taken");
}

// shows LRAW-3.4.20, LRAW-6.5.1
#[test]
fn everything_that_is_put_on_a_sequence_can_be_answered() {
    let answered = |line: &str, more: &dyn Fn(&mut Table)| {
        let mut table = Table::new("undead", "beast");
        more(&mut table);
        table.set(B, "mb-19");
        table.say(line);
        table.asked() == (B, Some(Window::Response)) && table.may("use bf1")
    };
    assert!(answered("use bo-27 m1", &|table| drop(table.hand(A, "bo-27"))), "a card from the hand");
    assert!(answered("use au1", &|table| drop(table.field(A, "or-15"))), "an effect of an ACT card");
    let pile = |table: &mut Table| drop((table.dead(A, "un-16"), table.dead(A, "un-03")));
    assert!(answered("use un-16 un-03 un-16", &pile), "an effect from the discard pile");
    let mut table = Table::new("undead", "beast").slot(A, "or-v1");
    table.top(A, "un-09");
    table.hand(A, "un-13");
    table.set(B, "mb-19");
    table.play(&["use un-13", "pass", "use"]);
    assert!(table.may("use bf1"), "a triggered effect");
}

// shows LRAW-3.4.21, LRAW-3.4.22
#[test]
fn targets_and_x_are_as_many_as_they_say() {
    let mut table = Table::new("titan", "hero");
    table.state.side_mut(A).ap = 30;
    table.hand(A, "ti-12");
    assert!(!table.may("use ti-12 1 bw1"), "R-01: nobody to name");
    table.field(B, "he-11");
    assert!(table.may("use ti-12 1 bw1"));
    assert!(!table.may("use ti-12 2 bw1") && !table.may("use ti-12 0 -"), "X-30, R-04");
    let mut table = Table::new("angel", "hero");
    table.field(A, "an-10");
    assert!(table.may("use a -") && table.may("use a aw1"), "R-03: up to two");
    let mut table = Table::new("dwarf", "orc");
    table.hand(A, "dw-12");
    table.hand(A, "dw-04");
    table.play(&["conscript dw-04 w1", "use"]);
    assert!(table.may("-"), "R-04: an \"up to X\" may be none");
}

// shows LRAW-3.4.23, LRAW-3.4.70, LRAW-6.1.1
#[test]
fn costs_stay_paid() {
    let mut table = Table::new("orc", "beast");
    let dead = table.dead(A, "or-01");
    let given = table.hand(A, "he-14");
    table.hand(A, "or-14");
    table.set(B, "mb-19");
    table.play(&["use or-14 or-01 he-14", "use bf1"]).quiet();
    assert_eq!((table.at(dead), table.at(given)), (At::Discard, At::Discard), "negated: nobody came back");
    assert_eq!(table.state.side(B).ap, 20);
}

// shows LRAW-3.4.24, LRAW-3.5.2, LRAW-6.5.10, LRAW-6.5.11
#[test]
fn priority_passes_after_every_addition() {
    let mut table = Table::new("beast", "orc");
    table.hand(A, "bo-27");
    table.hand(A, "bo-27");
    table.set(B, "bo-04");
    table.set(B, "bo-10");
    table.say("use bo-27 m1");
    assert_eq!(table.asked().0, B, "priority cannot be held");
    table.say("use bf1");
    assert_eq!(table.asked().0, A);
    table.say("use bo-27 m2");
    assert_eq!((table.asked().0, table.state.sequence.len()), (B, 3));
    table.say("use bf2");
    assert_eq!((table.asked().0, table.state.sequence.len()), (A, 4));
    table.quiet();
    let healed = table.told.iter().filter(|event| matches!(event, Event::Resolved(_))).count();
    assert_eq!(healed, 4, "X-77 and R-30: all of them resolve");
}

// shows LRAW-3.4.25, LRAW-3.4.27
#[test]
fn a_clause_of_the_first_activation() {
    let mut table = Table::new("bounty", "orc");
    table.hand(A, "bo-12");
    table.set(B, "bo-04");
    table.play(&["use bo-12", "use bf1"]);
    assert!(!table.may("use au1"), "not in its own Sequence");
    table.quiet().say("w1");
    assert!(table.state.side(B).traps[0].is_some(), "it was mandatory");
    let from = "[Play(fx:[Trap(Opp,N(1))])";
    let mut table = Table::changed("bounty", "orc", from, "[Play(may:true,fx:[Trap(Opp,N(1))])");
    table.hand(A, "bo-12");
    table.say("use bo-12 bare");
    assert_eq!(table.state.side(B).traps, [None; 5]);
    table.play(&["use au1", "w2"]);
    assert!(table.state.side(B).traps[1].is_some(), "once it has resolved");
}

// shows LRAW-3.4.26
#[test]
fn an_act_card_is_declared_with_or_without_its_effect() {
    let mut table = Table::new("hero", "orc");
    table.set(B, "bo-04");
    table.hand(A, "bo-14");
    table.dice.0 = vec![3, 3];
    table.say("use bo-14 with");
    assert_eq!((table.asked().0, table.damage(A)), (B, 2), "its cost is paid with it");
    table.say("pass");
    if table.may("0") {
        table.say("0");
    }
    assert_eq!(table.damage(B), 3);
    assert!(!table.may("use au1"), "once per turn");
    let mut table = Table::new("hero", "orc");
    table.set(B, "bo-10");
    table.hand(A, "bo-14");
    table.play(&["use bo-14 bare", "use bf1"]);
    assert!(!table.may("use au1"), "X-51");
    table.quiet();
    assert!(table.may("use au1"), "X-51");
}

// shows LRAW-3.4.26
#[test]
fn targets_of_an_effect_that_came_with_its_card_are_judged_again() {
    let mut table = Table::new("angel", "dwarf");
    let angel = table.field(A, "an-10");
    table.set(B, "mb-20");
    let bell = table.hand(A, "an-14");
    table.say("use an-14 with aw1");
    table.remove(angel);
    table.quiet();
    assert!(table.tells(Event::Fizzled(bell)));
    assert_eq!(table.at(bell), At::Field(Zone::Unified, 0), "the card itself stays");
}

// shows LRAW-3.4.28, LRAW-5.2.3
#[test]
fn a_card_lies_there_while_it_waits() {
    let mut table = Table::new("hero", "orc");
    let squire = table.field(A, "he-04");
    let collapse = table.hand(A, "bo-03");
    table.set(B, "bo-04");
    table.say("use bo-03");
    assert_eq!((table.at(collapse), table.has(squire, Tag::Valiant)), (At::Field(Zone::Unified, 0), true));
    table.quiet();
    assert!(!table.has(squire, Tag::Valiant), "its static exists once it has resolved");
}

// shows LRAW-3.4.30, LRAW-3.4.31
#[test]
fn an_activation_is_judged_as_a_whole() {
    let mut table = Table::new("demon", "orc");
    table.hand(A, "de-13");
    assert!(!table.may("use de-13 de-13"), "a card does not pay for itself");
    table.hand(A, "he-14");
    assert!(!table.may("use de-13 he-14"), "a Demon card it must be");
    table.hand(A, "de-08");
    assert!(table.may("use de-13 de-08"));
    let mut table = Table::new("beast", "orc");
    table.hand(A, "mb-15");
    table.field(A, "he-11");
    assert!(!table.may("use mb-15 aw1 aw1"), "what pays is no target");
    let grunt = table.field(B, "or-01");
    let before = table.state.clone();
    assert!(!table.may("use mb-15 bw2 aw1"));
    assert_eq!(table.state, before, "what fails changes nothing");
    table.say("use mb-15 bw1 aw1");
    assert_eq!(table.at(grunt), At::Discard);
    let mut table = Table::new("beast", "orc");
    (0..5).for_each(|_| drop(table.field(A, "he-11")));
    let from = "[Play(cost:[Erad(1,Discard(You),Name(\"Dragon\"))],fx:[Manifest";
    table.hand(A, "or-12");
    assert!(!table.may("use or-12"), "no room");
    let mut table = Table::changed("beast", "orc", from, "[Play(cost:[Sac(1,Warrior)],fx:[Manifest");
    (0..5).for_each(|_| drop(table.field(A, "he-11")));
    table.hand(A, "mb-13");
    table.say("use mb-13 aw2");
    assert_eq!(table.state.side(A).cards(Zone::Warrior).count(), 5, "the cost makes room");
}

// shows LRAW-3.4.33, LRAW-6.5.13, LRAW-6.5.14
#[test]
fn what_is_triggered_makes_the_next_sequence() {
    let mut table = Table::new("undead", "beast");
    table.top(A, "he-11");
    table.top(A, "un-02");
    table.top(A, "un-09");
    table.hand(A, "un-13");
    table.set(B, "mb-19");
    table.play(&["use un-13", "pass"]);
    assert!(table.may("use"), "it has resolved, with its draw");
    assert_eq!(table.state.side(A).hand.len(), 1);
    table.play(&["use", "use", "use"]);
    assert_eq!(
        (table.asked(), table.state.sequence.len()),
        ((B, Some(Window::Response)), 3),
        "X-76: one batch"
    );
    let ids: Vec<u32> = table.state.sequence.iter().map(|item| item.id).collect();
    assert!(ids.iter().all(|id| table.may(&format!("use bf1 i{id}"))), "X-76: each may be the answered item");
}

// shows LRAW-3.4.34
#[test]
fn once_per_turn_counts_for_the_card_that_lies_there() {
    let mut table = Table::new("orc", "hero");
    let clock = table.field(A, "or-15");
    table.field(A, "or-15");
    table.say("use au1");
    assert!(!table.may("use au1") && table.may("use au2"));
    table.remove(clock);
    table.state.side_mut(A).discard.retain(|card| *card != clock);
    table.state.card_mut(clock).at = At::Hand;
    table.state.card_mut(clock).up = false;
    table.state.side_mut(A).hand.push(clock);
    table.say("use or-15 bare");
    assert!(table.may("use au1"), "a copy that came back is new");
}
