//! Destroying, eradicating, sending, sacrificing, returning (3.4.40 to 3.4.48).

use super::table::{A, B, Table};
use crate::{
    cards::Why,
    event::Event,
    state::{At, Window, Zone},
};

// shows LRAW-3.4.40
#[test]
fn face_down_cards_are_destroyed_as_well() {
    let mut table = Table::new("beast", "orc");
    table.field(A, "he-01");
    let hidden = table.set(B, "or-18");
    table.hand(A, "mb-15");
    table.say("use mb-15 bf1 aw1").quiet();
    assert_eq!(table.at(hidden), At::Discard);
    assert!(table.tells(Event::Destroyed(hidden, Why::Effect)));
}

// shows LRAW-3.4.41, LRAW-3.4.73
#[test]
fn destroying_is_not_negating() {
    let mut table = Table::new("orc", "demon");
    table.field(A, "or-01");
    table.hand(A, "or-16");
    table.set(B, "ti-19");
    table.say("use or-16");
    assert!(
        !table.may("use bf1 au1") && table.may("use bf1 aw1"),
        "what names face-up cards does not mean it"
    );
    let from = "t:[Card(Ex(1),Uz,And([Act,FaceUp]))],fx:[Destroy(T(0))])]";
    let mut table = Table::changed("orc", "orc", from, "t:[Card(Ex(1),Field,Unified)],fx:[Destroy(T(0))])]");
    let grunt = table.field(A, "or-01");
    let path = table.hand(A, "or-16");
    table.set(B, "or-20");
    table.play(&["use or-16", "use bf1 au1"]).quiet();
    assert_eq!((table.at(path), table.atk(grunt)), (At::Discard, Some(7)), "R-06: it resolves");
    assert!(table.tells(Event::Resolved(path)), "R-06");
}

// shows LRAW-3.4.73
#[test]
fn an_act_card_that_is_destroyed_while_it_waits_never_works() {
    let mut table = Table::new("angel", "orc");
    let angel = table.field(A, "an-10");
    let bell = table.hand(A, "an-14");
    table.set(B, "or-20");
    table.play(&["use an-14 with aw1", "use bf1 au1"]).quiet();
    assert_eq!((table.at(bell), table.state.card(angel).counters[0]), (At::Discard, 1));
}

// shows LRAW-3.4.42, LRAW-8.3.28
#[test]
fn who_cannot_be_destroyed_can_still_fall_to_damage() {
    for (id, left) in [("he-05", None), ("he-04", Some(1))] {
        let mut table = Table::new("hero", "orc");
        let warrior = table.field(A, id);
        table.set(B, "or-18");
        table.play(&["attack aw1 b", "use bf1", "use he-s1 aw1"]).quiet();
        assert_eq!(table.atk(warrior), left, "X-52");
    }
    let mut table = Table::new("beast", "bounty");
    table.field(B, "bo-21");
    let relic = table.field(B, "bo-07");
    table.field(A, "he-01");
    table.hand(A, "mb-15");
    table.play(&["use mb-15 bu1 aw1", "use bw1"]).quiet();
    assert_eq!(table.at(relic), At::Field(Zone::Unified, 0), "Preserve saved the Ancient Relic");
    table.field(A, "he-01");
    table.hand(A, "mb-15");
    table.say("use mb-15 bu1 aw1").quiet();
    assert_eq!(table.at(relic), At::Discard, "once");
}

// shows LRAW-3.4.44, LRAW-8.3.35
#[test]
fn eradicated_cards_lie_up_or_down() {
    let mut table = Table::new("orc", "demon");
    let stalker = table.field(A, "de-06");
    table.hand(A, "or-12");
    table.set(B, "ti-19");
    table.play(&["use or-12", "use bf1 aw1"]).quiet().zones();
    assert_eq!((table.at(stalker), table.state.card(stalker).up), (At::Erad, false));
    assert_eq!(table.asked().1, Some(Window::Main), "X-70: Rift does not trigger");
    assert!(!table.may("use de-06"));
}

// shows LRAW-3.4.45, LRAW-3.4.47
#[test]
fn perish_comes_from_everything_that_leads_to_the_pile() {
    // Sent as a cost.
    let mut table = Table::new("bounty", "orc");
    let goblin = table.field(A, "or-07");
    table.hand(A, "bo-39");
    table.say("use bo-39 aw1");
    assert!(table.may("decline"), "Perish of what was sent");
    assert!(!table.tells(Event::Destroyed(goblin, Why::Effect)), "sent is not destroyed");
    // Sacrificed.
    let mut table = Table::new("angel", "orc");
    table.field(A, "or-07");
    table.field(B, "or-01");
    table.hand(A, "an-15");
    table.say("use an-15");
    assert!(table.may("decline"), "Perish of what was sacrificed");
    // Eradicated.
    let mut table = Table::new("titan", "orc");
    let wall = table.field(B, "ti-01");
    table.hand(A, "ti-06");
    table.play(&["conscript ti-06 w1", "use bw1"]);
    assert_eq!((table.at(wall), table.asked().1), (At::Erad, Some(Window::Main)));
}

// shows LRAW-3.4.46
#[test]
fn a_sacrifice_is_chosen_by_whom_it_costs() {
    let mut table = Table::new("bounty", "angel");
    let (kept, given) = (table.field(B, "an-08"), table.field(B, "an-10"));
    table.field(B, "an-19");
    table.holy(given, 2);
    table.hand(A, "bo-38");
    table.say("use bo-38 b");
    assert_eq!(table.asked().0, B);
    table.say("bw2");
    assert_eq!(
        (table.at(given), table.at(kept)),
        (At::Discard, At::Field(Zone::Warrior, 0)),
        "nothing saves it"
    );
    let mut table = Table::changed(
        "bounty",
        "angel",
        "keywords = '[Immunity(Fortified)]'",
        "keywords = '[Immunity(Unified)]'",
    );
    table.field(B, "an-07");
    table.hand(A, "bo-38");
    table.say("use bo-38 b");
    assert_eq!(table.damage(B), 4, "but Immunity does");
}

// shows LRAW-3.4.48
#[test]
fn what_leaves_loses_everything() {
    let mut table = Table::new("beast", "dwarf");
    let cask = table.field(B, "dw-05");
    let blade = table.field(B, "he-12");
    table.equip(blade, cask);
    table.counters(cask, 1, 2);
    table.state.card_mut(cask).damage = 1;
    table.hand(A, "mb-06");
    assert_eq!(table.atk(cask), Some(6));
    table.play(&["conscript mb-06 w1", "use bw1"]);
    assert_eq!((table.at(cask), table.at(blade)), (At::Hand, At::Discard), "the ARM is sent");
    assert!(!table.tells(Event::Destroyed(blade, Why::Effect)));
    let lying = table.state.card(cask);
    assert_eq!((lying.damage, lying.counters, lying.host), (0, [0; 3], None));
}
