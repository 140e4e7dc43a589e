//! What is foretold of an attack is what comes of it when nobody answers (9.1.8, 9.2.6).

use std::sync::Arc;

use super::table::{A, B, Table};
use crate::{
    Move,
    ask::rows,
    cards::Why,
    eval::forecast,
    event::{Event, Softened},
    view::View,
};
use skald_vocabulary::interface::{Seat, Viewer};

/// What of an event can be compared: who tells of it is another matter.
#[derive(Debug, PartialEq, Eq)]
enum Told {
    Spared(Softened),
    Hit(i32, Why),
    Wounded(Seat, i32, Why),
}

fn told<C>(event: &Event<C>) -> Option<Told> {
    match event {
        Event::Spared(_, what) => Some(Told::Spared(*what)),
        Event::Hit(_, n, why) => Some(Told::Hit(*n, *why)),
        Event::Wounded(seat, n, why) => Some(Told::Wounded(*seat, *n, *why)),
        _ => None,
    }
}

/// What is foretold of this attack, and whether it comes so.
fn comes_so(what: &str, table: &mut Table, line: &str) -> Vec<Told> {
    let view = View::of(&Arc::new(table.pool.clone()), &table.state, Viewer::Seat(A));
    let with: Move = line.parse().unwrap();
    let foretold = forecast(&view, rows::id(&table.state), &with);
    assert_eq!(foretold.len(), 1, "{what}");
    let foretold: Vec<Told> = foretold[0].1.iter().filter_map(told).collect();
    let before = table.told.len();
    table.say(line).quiet();
    let came: Vec<Told> = table.told[before..].iter().filter_map(told).collect();
    assert_eq!(foretold, came, "{what}");
    foretold
}

fn hits(all: &[Told]) -> Vec<i32> {
    let hit = |told: &Told| if let Told::Hit(n, _) = told { Some(*n) } else { None };
    all.iter().filter_map(hit).collect()
}

// shows LRAW-8.2.2, LRAW-8.2.3, LRAW-8.1.21
#[test]
fn what_is_foretold_of_an_attack_comes_so() {
    let fight = |what, by: &str, on: &str, holy: [u16; 2]| {
        let mut table = Table::new("titan", "angel");
        let cards = [table.field(A, by), table.field(B, on)];
        for (card, count) in cards.into_iter().zip(holy) {
            if count > 0 {
                table.holy(card, count);
            }
        }
        comes_so(what, &mut table, "attack aw1 bw1")
    };
    assert_eq!(hits(&fight("two", "he-11", "or-01", [0, 0])).len(), 2);
    assert_eq!(hits(&fight("Blockade deals nothing back", "he-11", "ti-01", [0, 0])).len(), 1);
    assert_eq!(hits(&fight("Frostbite attacks", "ti-03", "ti-01", [0, 0])), [3]);
    assert_eq!(hits(&fight("Frostbite is attacked", "or-06", "ti-03", [0, 0])), [4, 3]);
    assert_eq!(hits(&fight("Holy Counters", "or-02", "an-07", [0, 3])), [1, 4]);
    assert_eq!(hits(&fight("Holy Counters of the attacker", "an-07", "or-02", [9, 0])), [4]);
    fight("Valiant", "or-06", "he-04", [0, 0]);
    fight("Rampage", "or-06", "or-01", [0, 0]);
    fight("Retaliate", "or-04", "or-02", [0, 0]);
    fight("Frostbite and Rampage", "ti-08", "an-07", [0, 2]);
}

// shows LRAW-4.1.11, LRAW-4.1.12
#[test]
fn what_is_foretold_of_an_attack_on_or_by_a_warlord_comes_so() {
    let mut table = Table::new("titan", "angel");
    let angel = table.field(B, "an-07");
    table.holy(angel, 2);
    table.field(A, "or-06");
    comes_so("a Warlord attacks", &mut table, "attack a magical bw1");
    table.essence(B, "bo-15");
    let all = comes_so("a Warlord is attacked", &mut table, "attack aw1 b");
    assert_eq!(all.len(), 1, "{all:?}");
}
