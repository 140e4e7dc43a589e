//! Keywords, each by itself (8.3).

use super::table::{A, B, Table};
use crate::{
    cards::Tag,
    state::{At, Window, Zone},
};

fn cards(table: &Table, seat: skald_vocabulary::interface::Seat) -> (usize, usize) {
    (table.state.side(seat).hand.len(), table.state.side(seat).deck.len())
}

// shows LRAW-8.3.7, LRAW-2.3.50
#[test]
fn charisma_calls_another_one() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-05");
    let sentinel = table.hand(A, "he-11");
    table.play(&["conscript he-05 w1", "use", "he-11", "w4"]);
    assert_eq!((table.at(sentinel), table.damage(A)), (At::Field(Zone::Warrior, 3), 5));
    assert_eq!(table.state.side(A).conscriptions, 1, "an effect is not the allowance");
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-05");
    table.say("conscript he-05 w1");
    assert_eq!(table.asked().1, Some(Window::Main), "no hand, no Charisma");
    // It needs a Warrior in hand; that there is none is its player's secret (ASY-7).
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-05");
    table.hand(A, "he-18");
    table.say("conscript he-05 w1");
    assert!(!table.may("use") && table.may("decline"));
    let told = table.told.len();
    table.say("decline");
    assert_eq!((table.asked().1, table.damage(A), table.told.len()), (Some(Window::Main), 0, told));
    // Nor is it put where everybody sees that it comes to nothing.
    let mut table = Table::new("hero", "orc");
    for _ in 0..4 {
        table.field(A, "he-11");
    }
    table.hand(A, "he-05");
    table.hand(A, "he-11");
    table.say("conscript he-05 w5");
    assert_eq!(table.asked().1, Some(Window::Main), "no room, no Charisma");
}

// shows LRAW-8.3.8
#[test]
fn cleanse_demands_a_card_for_five() {
    for (taken, left) in [("7", 1), ("4", 2), ("5", 1)] {
        let mut table = Table::new("angel", "orc");
        let angel = table.field(A, "an-06");
        table.holy(angel, 7);
        table.field(B, "or-01");
        table.field(B, "or-11");
        table.hand(A, "an-03");
        table.play(&["conscript an-03 w2", "use", &format!("remove {taken}")]);
        if left == 1 {
            table.say("bw1");
        }
        assert_eq!(table.state.side(B).cards(Zone::Warrior).count(), left, "X-18: {taken}");
        assert_eq!(table.damage(A), 15);
    }
}

// shows LRAW-8.3.12, LRAW-8.3.29
#[test]
fn devastate_and_pummel() {
    let mut table = Table::new("titan", "orc");
    let wall = table.field(B, "ti-01");
    table.hand(A, "ti-06");
    table.play(&["conscript ti-06 w1", "use bw1"]);
    assert_eq!(table.at(wall), At::Erad);
    let mut table = Table::new("titan", "orc");
    table.hand(A, "ti-02");
    table.say("conscript ti-02 w1");
    assert_eq!(table.asked().1, Some(Window::Main), "X-64: nobody else, no Pummel");
    let own = table.field(A, "ti-10");
    table.state.side_mut(A).conscriptions = 0;
    table.hand(A, "ti-02");
    table.play(&["conscript ti-02 w3", "use aw1"]);
    let _ = own;
    assert_eq!(table.state.side(A).cards(Zone::Warrior).count(), 2, "4 against 4: its like is gone");
}

// shows LRAW-8.3.14
#[test]
fn exhume_fills_the_places_beside_it() {
    let mut table = Table::new("undead", "orc");
    table.hand(A, "un-01");
    let dead = table.dead(A, "un-03");
    table.dead(A, "un-02");
    table.play(&["conscript un-01 w1", "use a", "un-03"]);
    assert_eq!(table.at(dead), At::Field(Zone::Warrior, 1), "X-63");
}

// shows LRAW-8.3.16
#[test]
fn feast_needs_two_orcbanes() {
    let mut table = Table::new("orc", "hero");
    table.field(A, "or-01");
    table.field(A, "or-05");
    table.hand(A, "or-03");
    let before = cards(&table, A);
    table.play(&["conscript or-03 w3", "use", "aw1+aw2"]);
    assert_eq!(cards(&table, A), (before.0 + 1, before.1 - 2));
    let mut table = Table::new("orc", "hero");
    table.hand(A, "or-03");
    let before = cards(&table, A);
    table.play(&["conscript or-03 w3", "use"]);
    assert_eq!(cards(&table, A), (before.0 - 1, before.1), "with fewer nothing happens");
    assert_eq!(table.state.side(A).cards(Zone::Warrior).count(), 1);
}

// shows LRAW-8.3.18, LRAW-6.4.4
#[test]
fn gamble_pays_or_costs() {
    let mut table = Table::new("bounty", "orc");
    let grunt = table.field(B, "or-01");
    table.hurt(A, 10);
    table.hand(A, "bo-22");
    table.dice.0 = vec![4];
    table.play(&["conscript bo-22 w1", "4"]);
    assert_eq!((table.damage(A), table.damage(B), table.atk(grunt)), (6, 4, Some(1)));
    let mut table = Table::new("hero", "orc").led(A, "he-w2");
    table.field(A, "bo-25");
    table.field(A, "he-10");
    table.hurt(A, 5);
    table.hand(A, "bo-22");
    table.dice.0 = vec![2];
    table.play(&["conscript bo-22 w3", "4", "use"]);
    assert_eq!(table.damage(A), 4, "X-47: no damage, and the roll heals 1");
}

// shows LRAW-8.3.19, LRAW-8.3.48, LRAW-3.4.12, LRAW-5.4.2
#[test]
fn kindle_haust_destroys_and_returns() {
    let mut table = Table::new("dwarf", "orc");
    let (powder, grunt) = (table.field(B, "dw-02"), table.field(B, "or-01"));
    table.hand(A, "dw-01");
    table.play(&["conscript dw-01 w1", "use bw1", "use bw2"]);
    assert_eq!((table.at(powder), table.at(grunt)), (At::Discard, At::Hand), "X-65: Shockwave first");
}

// shows LRAW-8.3.24, LRAW-8.3.2
#[test]
fn perish_may_let_keywords_happen_again() {
    let mut table = Table::new("dwarf", "orc");
    let (bellows, grunt) = (table.field(B, "dw-02"), table.field(B, "or-01"));
    table.field(A, "dw-01");
    table.say("attack a magical aw1");
    table.say("use bw1 bw2");
    assert_eq!((table.at(bellows), table.at(grunt)), (At::Discard, At::Hand), "R-40");
    let mut table = Table::new("dwarf", "orc");
    table.field(B, "dw-02");
    table.field(A, "dw-01");
    table.say("attack a magical aw1");
    assert_eq!(table.asked().1, Some(Window::Main), "R-40: one target for two parts");
}

// shows LRAW-8.3.21, LRAW-5.5.1
#[test]
fn the_immune_are_not_meant() {
    let mut table = Table::new("angel", "titan");
    table.field(A, "an-07");
    table.set(B, "ti-18");
    table.say("attack aw1 b");
    assert!(!table.may("use bf1"), "X-20");
    table.quiet();
    assert_eq!(table.damage(B), 4);
}

// shows LRAW-8.3.22
#[test]
fn incinerate_takes_both() {
    let mut table = Table::new("demon", "titan");
    let (hound, plough) = (table.field(A, "de-05"), table.field(B, "ti-10"));
    table.say("attack aw1 bw1").quiet();
    assert_eq!((table.at(hound), table.at(plough)), (At::Discard, At::Discard), "X-19");
}

// shows LRAW-8.3.20, LRAW-8.3.23
#[test]
fn hatch_and_mark() {
    let mut table = Table::new("beast", "orc");
    table.field(A, "or-01");
    table.field(B, "mb-01");
    let egg = table.dead(B, "mb-02");
    table.state.side_mut(B).discard.pop();
    table.state.card_mut(egg).at = At::Erad;
    table.state.side_mut(B).erad.push(egg);
    table.play(&["attack aw1 bw1", "use"]).quiet();
    table.say("w1").quiet();
    assert_eq!(table.at(egg), At::Field(Zone::Warrior, 0));
    let mut table = Table::new("bounty", "orc");
    let grunt = table.field(B, "or-01");
    table.hand(A, "bo-18");
    table.play(&["conscript bo-18 w1", "use", "bw1"]);
    assert_eq!((table.at(grunt), table.state.side(A).ap), (At::Discard, 25));
}

// shows LRAW-8.3.32, LRAW-8.3.46, LRAW-8.3.27
#[test]
fn recover_wisdom_and_plunder() {
    let mut table = Table::new("titan", "orc").led(A, "ti-w2");
    table.hurt(A, 10);
    table.hand(A, "ti-11");
    let before = cards(&table, A);
    table.play(&["conscript ti-11 w1", "use"]);
    let top = *table.state.side(A).deck.last().unwrap();
    let word = table.key(top);
    table.say(&word);
    assert_eq!((table.damage(A), table.at(top)), (7, At::Hand));
    assert_eq!(cards(&table, A), (before.0, before.1 - 1));
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-01");
    let before = cards(&table, A);
    let deck = table.state.side(A).deck.clone();
    table.say("conscript he-01 w1");
    assert_eq!(cards(&table, A), (before.0, before.1 - 1));
    let drawn = *table.state.side(A).hand.last().unwrap();
    let left: Vec<_> = deck.into_iter().filter(|card| *card != drawn).collect();
    assert_eq!(table.state.side(A).deck, left, "INV-38: the others stay in their order");
}

// shows LRAW-8.3.33, LRAW-8.3.35
#[test]
fn recycle_and_rift() {
    let mut table = Table::new("dwarf", "orc");
    let bottle = table.field(A, "dw-06");
    let before = cards(&table, A);
    table.say("attack a magical aw1").quiet();
    let after = cards(&table, A);
    assert!(table.at(bottle) == At::Deck || table.at(bottle) == At::Hand);
    assert_eq!(after, (before.0 + 1, before.1), "shuffled in, and one drawn");
    let mut table = Table::new("hero", "demon");
    table.field(A, "bo-33");
    let sentinel = table.field(A, "he-11");
    table.field(B, "ti-09");
    table.hand(A, "mb-15");
    table.field(A, "he-01");
    table.play(&["use mb-15 bw1 aw2", "use aw1"]).quiet();
    assert_eq!(table.at(sentinel), At::Discard, "X-54: eradicated by a card, Rift triggers");
}

// shows LRAW-8.3.37, LRAW-8.3.41
#[test]
fn sanctify_and_swipe() {
    let mut table = Table::new("angel", "orc");
    let choir = table.field(A, "an-01");
    table.hand(A, "an-10");
    table.say("conscript an-10 w3");
    assert_eq!(table.state.card(choir).counters[0], 1);
    let mut table = Table::new("hero", "orc");
    let card = table.hand(B, "or-01");
    table.hand(A, "he-02");
    table.say("conscript he-02 w1").quiet();
    assert_eq!(table.at(card), At::Discard);
}

// shows LRAW-8.3.38
#[test]
fn what_lies_under_a_devourer_is_eradicated_with_it() {
    let mut table = Table::new("titan", "orc");
    let wall = table.field(B, "ti-01");
    table.hand(A, "ti-05");
    table.play(&["conscript ti-05 w1", "use bw1"]);
    let devourer = table.state.side(A).cards(Zone::Warrior).next().unwrap();
    assert_eq!(table.at(wall), At::Under(devourer));
    table.say("attack a magical aw1").quiet();
    assert_eq!((table.at(devourer), table.at(wall)), (At::Discard, At::Erad), "X-78");
}

// shows LRAW-8.3.40
#[test]
fn swift_answers_and_is_never_out_of_the_blue() {
    let mut table = Table::new("hero", "beast");
    let sprite = table.hand(B, "mb-03");
    let sentinel = table.field(A, "he-11");
    table.say("attack aw1 b");
    assert_eq!(table.asked(), (B, Some(Window::Attack)));
    table.say("use mb-03").quiet();
    table.say("w2").quiet();
    assert_eq!((table.at(sprite), table.state.side(B).ap), (At::Field(Zone::Warrior, 1), 25), "R-42");
    if table.may("follow") {
        table.say("follow");
    }
    assert_eq!((table.damage(B), table.atk(sentinel)), (5, Some(5)));
}

// shows LRAW-8.3.43
#[test]
fn a_weaponized_warrior_goes_home_when_the_arm_goes() {
    let mut table = Table::new("orc", "titan");
    let colossus = table.field(B, "ti-09");
    let harness = table.hand(A, "or-08");
    table.play(&["conscript or-08 w1", "use", "w2"]);
    assert_eq!(table.at(harness), At::Field(Zone::Unified, 0), "X-45");
    assert_eq!((table.atk(colossus), table.state.card(colossus).side), (Some(6), A));
    table.field(A, "or-01");
    table.hand(A, "mb-15");
    table.play(&["use mb-15 au1 aw1"]).quiet();
    assert_eq!((table.at(harness), table.atk(colossus)), (At::Discard, Some(4)), "X-45");
    assert_eq!(table.state.card(colossus).side, B);
}

// shows LRAW-8.3.5, LRAW-8.3.31
#[test]
fn afterlife_and_quench() {
    let mut table = Table::new("undead", "orc");
    let reveler = table.top(A, "un-02");
    table.hand(A, "un-13");
    table.play(&["use un-13", "use", "decline", "w1"]);
    assert_eq!((table.at(reveler), table.damage(A)), (At::Field(Zone::Warrior, 0), 5));
    let mut table = Table::new("dwarf", "orc");
    let grunt = table.field(B, "or-01");
    table.hand(A, "dw-12");
    table.hand(A, "dw-04");
    table.play(&["conscript dw-04 w1", "use", "dw-12", "bw1"]);
    assert_eq!(table.at(grunt), At::Deck);
}

// shows LRAW-8.3.11, LRAW-8.3.9
#[test]
fn decay_and_commission() {
    let mut table = Table::new("hero", "undead");
    table.field(A, "he-11");
    table.field(B, "un-05");
    table.play(&["attack aw1 bw1", "use a"]).quiet();
    assert_eq!(table.damage(A), 1);
    let mut table = Table::new("bounty", "orc");
    table.hand(A, "bo-17");
    table.play(&["conscript bo-17 w1", "use", "bo-18", "w2"]);
    if table.may("decline") {
        table.say("decline");
    }
    assert_eq!((table.damage(A), table.state.side(A).cards(Zone::Warrior).count()), (5, 2));
}

// shows LRAW-5.8.12, LRAW-5.8.13
#[test]
fn the_game_itself_changes_who_enters() {
    use crate::cards::Gs;
    let mut table = Table::new("titan", "orc");
    table.state.side_mut(A).changes.push(Gs::GaiaWall);
    table.field(A, "bo-03");
    let plough = table.hand(A, "ti-10");
    table.say("conscript ti-10 w1");
    assert!(table.has(plough, Tag::Blockade), "the game itself is beyond statics");
    table.play(&["end", "end"]);
    assert!(!table.has(plough, Tag::Blockade), "until the start of its controller's next turn");
}
