//! Dice (6.3, 6.4) and cards that speak of what was used (7.1).

use super::table::{A, B, Table};
use crate::{event::Event, state::Window};

// shows LRAW-6.3.1
#[test]
fn of_several_effects_none_needs_its_criteria() {
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-16");
    table.dice.0 = vec![4];
    table.say("use au1");
    assert!(table.tells(Event::Rolled(A, vec![4])), "R-27: the row fizzles, and it was a roll");
    assert_eq!(table.asked().1, Some(Window::Main));
}

// shows LRAW-6.3.2
#[test]
fn what_stands_outside_the_rows_must_be_met() {
    let mut table = Table::new("hero", "orc").led(A, "he-w2");
    table.hurt(A, 50);
    assert!(!table.may("use a"), "two of fifty-two");
    table.hurt(A, 49);
    assert!(table.may("use a"));
}

// shows LRAW-6.3.3
#[test]
fn a_single_effect_needs_them_twice() {
    let mut table = Table::new("hero", "beast").slot(A, "he-s2");
    assert!(!table.may("use he-s2"), "R-28");
    let sentinel = table.field(A, "he-11");
    table.set(B, "bo-10");
    table.set(B, "mb-20");
    table.say("use he-s2");
    table.remove(sentinel);
    table.quiet();
    assert!(!table.told.iter().any(|event| matches!(event, Event::Rolled(..))), "R-28: no die is rolled");
    assert_eq!(table.damage(A), 1);
}

// shows LRAW-6.4.1, LRAW-6.4.3
#[test]
fn means_of_rolling_again_add_up_and_run_out() {
    let mut table = Table::new("hero", "orc").led(A, "he-w1");
    table.field(A, "bo-13");
    table.field(A, "bo-14");
    table.field(A, "he-10");
    table.hurt(A, 9);
    table.dice.0 = vec![1, 1, 6, 5, 5];
    table.say("use au2");
    assert!(table.may("0") && table.may("1") && table.may("2") && table.may("3"));
    table.say("2");
    assert!(table.tells(Event::Rerolled(A, vec![1, 6])), "one die alone");
    assert!(!table.may("1") || table.may("3"));
    table.say("3");
    assert!(table.tells(Event::Rerolled(A, vec![5, 5])), "all dice of the effect");
    assert_eq!(table.damage(B), 5);
    table.say("use");
    let rolled = table.told.iter().filter(|event| matches!(event, Event::Rolled(..))).count();
    assert_eq!(
        (rolled, table.damage(A), table.asked().1),
        (1, 10, Some(Window::Main)),
        "one roll, one trigger"
    );
}

// shows LRAW-6.4.5
#[test]
fn the_table_rolls_and_tells() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-14");
    table.dice.0 = vec![6];
    table.say("use he-14");
    assert!(table.tells(Event::Rolled(A, vec![6])));
    assert_eq!(table.state.side(A).hand.len(), 2);
}

// shows LRAW-7.1.4
#[test]
fn the_gambler_needs_a_special_ability() {
    let mut table = Table::new("bounty", "orc");
    table.state.side_mut(A).ap = 30;
    assert!(!table.may("use bo-g1"), "R-33");
    table.say("use a");
    assert!(!table.may("use a"), "it cools down");
    table.dice.0 = vec![3];
    table.say("use bo-g1");
    table.say("use a");
    assert_eq!(
        (table.damage(B), table.state.side(A).sa_cool),
        (4, 2),
        "in spite of Cool Down, which is not added to"
    );
}

// shows LRAW-7.1.5
#[test]
fn a_further_consume_needs_a_first() {
    for (first, may) in [(true, true), (false, false)] {
        let mut table = Table::new("hero", "orc");
        table.field(A, "he-11");
        table.field(A, "bo-09");
        if first {
            table.say("use he-g1 aw1");
        }
        table.dice.0 = vec![5];
        table.say("use au1");
        if !first {
            table.say("use he-g1 aw1");
        }
        assert_eq!(table.may("use he-g1 aw1"), may, "R-34");
    }
}
