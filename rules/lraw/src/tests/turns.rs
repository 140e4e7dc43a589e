//! The start of a game and the four phases (3.1 to 3.3).

use super::table::{A, B, Table};
use crate::{
    cards::{Counter, Gs, Ph},
    event::Event,
    state::{Asked, At, Code, Window, Zone},
};

// shows LRAW-3.1.1, LRAW-3.2.10, LRAW-3.2.11, LRAW-3.2.21, LRAW-3.3.1
#[test]
fn four_phases_and_a_first_turn_without_draw_and_battle() {
    let mut table = Table::turn_one("hero", "orc");
    table.hand(A, "he-11");
    table.say("conscript he-11 w1");
    assert!(!table.may("attack aw1 b"), "X-60: no battle in the first turn");
    table.pass_turn();
    table.hand(B, "or-01");
    table.say("conscript or-01 w1");
    assert!(table.may("attack bw1 aw1"), "X-60: nobody has to wait");
    let phases = |table: &Table| -> Vec<Ph> {
        let of = table.told.iter().filter_map(|event| match event {
            Event::Phase(phase) => Some(*phase),
            _ => None,
        });
        of.collect()
    };
    let wanted = [Ph::Countdown, Ph::War, Ph::End, Ph::Countdown, Ph::Reinforce, Ph::War];
    assert_eq!(phases(&table), wanted);
    let drawn = table.told.iter().filter(|event| matches!(event, Event::Drew(..))).count();
    assert_eq!(drawn, 1);
}

// shows LRAW-3.1.2, LRAW-3.1.4
#[test]
fn the_higher_roll_chooses_and_ties_are_rolled_again() {
    let mut table = Table::begun("hero", "orc", &[3, 3, 2, 5]);
    assert!(table.tells(Event::First(vec![(A, 3), (B, 3), (A, 2), (B, 5)])));
    assert_eq!(table.asked().0, B);
    table.say("no");
    assert_eq!((table.state.side(A).hand.len(), table.state.side(B).hand.len()), (6, 6));
    assert_eq!(table.asked().0, A, "the one who goes first declares first");
}

// shows LRAW-3.1.5, LRAW-3.1.6
#[test]
fn a_mulligan_replaces_six_by_six() {
    let mut table = Table::begun("hero", "orc", &[]);
    table.say("yes");
    let (old, deck) = (table.state.side(A).hand.clone(), table.state.side(A).deck.clone());
    table.say("yes");
    let side = table.state.side(A);
    assert_eq!(side.deck[..6].iter().rev().copied().collect::<Vec<_>>(), old, "to the bottom, in order");
    assert_eq!(side.deck[6..], deck[..deck.len() - 6], "nothing is shuffled");
    assert_eq!(side.hand.len(), 6);
    table.say("no");
    assert_eq!(table.asked().0, B, "X-06: the other may draw one");
    table.say("yes");
    assert_eq!((table.state.side(A).hand.len(), table.state.side(B).hand.len()), (6, 7));
    let mut table = Table::begun("hero", "orc", &[]);
    table.play(&["yes", "yes", "yes"]);
    assert_eq!((table.state.side(A).hand.len(), table.state.side(B).hand.len()), (7, 7), "X-06");
}

// shows LRAW-3.2.12, LRAW-5.8.5, LRAW-5.3.5
#[test]
fn reinforce_goes_step_by_step() {
    let mut table = Table::new("hero", "orc");
    table.change(B, Gs::DuxvoxDoom);
    let clock = table.field(B, "or-15");
    table.state.card_mut(clock).counters[2] = 3;
    table.field(B, "or-07");
    table.field(B, "or-10");
    table.field(B, "de-11");
    table.set(A, "bo-31");
    table.hurt(B, 10);
    table.say("end").quiet();
    assert!(matches!(table.what(), Asked::Price { code: Code::Upkeep, .. }));
    assert_eq!(
        (table.damage(A), table.damage(B)),
        (6, 7),
        "R-14: three counters, three healed, and the clock strikes"
    );
    let at = |wanted: &dyn Fn(&Event) -> bool| table.told.iter().position(wanted).unwrap();
    let placed = at(&|event| matches!(event, Event::Counters(_, Counter::Doomsday, 1)));
    let struck = at(&|event| matches!(event, Event::Wounded(..)));
    let drew = at(&|event| matches!(event, Event::Drew(..)));
    assert!(placed < struck && struck < drew);
    table.say("pay");
    assert_eq!((table.state.phase, table.asked()), (Ph::Reinforce, (A, Some(Window::Phase))));
}

// shows LRAW-3.2.14
#[test]
fn what_is_not_paid_is_destroyed() {
    for (damage, answer, stays) in [(10, "pay", true), (10, "no", false), (50, "", false)] {
        let mut table = Table::new("hero", "demon").led(B, "de-w1");
        table.hurt(B, damage + 3);
        let prince = table.field(B, "de-11");
        table.say("end");
        if !answer.is_empty() {
            table.say(answer);
        }
        assert_eq!(table.at(prince) != At::Discard, stays, "X-59 at {damage}");
    }
    let mut table = Table::new("demon", "hero").led(A, "de-w1");
    table.hurt(A, 54);
    let (gaunt, brand) = (table.field(A, "de-05"), table.field(A, "de-17"));
    table.equip(brand, gaunt);
    table.state.card_mut(gaunt).damage = 3;
    table.say("end");
    assert_eq!((table.at(brand), table.at(gaunt)), (At::Discard, At::Discard), "X-74");
}

// shows LRAW-3.2.14
#[test]
fn with_what_an_upkeep_is_paid_is_asked() {
    let mut table = Table::changed(
        "hero",
        "undead",
        "Upkeep(Reinforce,[SendTop(2)])",
        "Upkeep(Reinforce,[Sac(1,Warrior)])",
    );
    let (first, second) = (table.field(B, "un-03"), table.field(B, "un-06"));
    table.play(&["end", "pay bw1"]);
    assert_eq!((table.at(first), table.at(second)), (At::Discard, At::Field(Zone::Warrior, 1)));
    let from = "Upkeep(Reinforce,[Consume(N(6))])";
    let mut table = Table::changed("hero", "dwarf", from, "Upkeep(Reinforce,[Remove(Ale,3,FaceUp)])");
    let (one, two) = (table.field(B, "dw-05"), table.field(B, "dw-08"));
    table.field(B, "bo-10");
    table.counters(one, 1, 2);
    table.counters(two, 1, 2);
    table.play(&["end", "pay 1"]);
    assert_eq!([one, two].map(|card| table.state.card(card).counters[1]), [1, 0]);
}

// shows LRAW-3.2.15, LRAW-5.8.6
#[test]
fn a_skipped_phase_and_a_skipped_draw() {
    let drawn = |locks: &str, michael: bool| {
        let mut table = Table::new("hero", "orc");
        table.state.side_mut(A).ap = 25;
        if michael {
            table.change(B, Gs::MichaelDraw);
        }
        let doom = table.field(B, "or-15");
        table.change(B, Gs::DuxvoxDoom);
        if locks == "bo-40" {
            table.hand(A, "bo-40");
            table.say("use bo-40");
        }
        table.say("end");
        if table.asked().1.is_none() {
            table.say("yes");
        }
        (table.state.side(B).hand.len(), table.state.card(doom).counters[2])
    };
    assert_eq!(drawn("", false), (1, 1));
    assert_eq!(drawn("", true), (2, 1));
    assert_eq!(drawn("bo-40", true), (0, 1), "R-14, R-15: the draw is skipped, with its additions");
    let mut table = Table::new("hero", "titan");
    table.field(A, "de-11");
    table.change(A, Gs::DuxvoxDoom);
    let clock = table.field(A, "or-15");
    table.set(B, "ti-20");
    table.say("end").say("pass");
    table.say("use bf1").quiet();
    table.pass_turn();
    assert_eq!((table.state.turn, table.state.phase, table.asked().0), (7, Ph::War, A), "X-82: no upkeep");
    assert_eq!((table.state.side(A).hand.len(), table.state.card(clock).counters[2]), (0, 0), "X-82, R-14");
    table.pass_turn().pass_turn();
    assert_eq!(table.state.side(A).hand.len(), 1, "X-82: the lock ended with that turn");
}

// shows LRAW-3.2.20
#[test]
fn the_war_phase_offers_everything() {
    let mut table = Table::new("undead", "orc");
    for id in ["un-03", "un-01", "bo-27", "bo-27", "bo-10", "bo-10"] {
        table.hand(A, id);
    }
    table.dead(A, "un-16");
    table.dead(A, "un-03");
    table.play(&["conscript un-03 w1", "use bo-27 m1", "use bo-27 m2", "set bo-10", "set bo-10"]);
    assert!(!table.may("conscript un-01 w2"), "one Warrior a turn");
    table.say("use un-16 un-03 un-16");
    assert_eq!(table.state.side(A).cards(Zone::Fortified).count(), 2);
}

// shows LRAW-3.3.2, LRAW-3.3.3
#[test]
fn one_set_card_at_the_end_of_the_war_phase() {
    for turn in [1, 5] {
        let mut table = Table::new("hero", "orc");
        table.state.turn = turn;
        for id in ["bo-10", "bo-42"] {
            let card = table.set(B, id);
            table.state.card_mut(card).set = 0;
        }
        table.say("end");
        assert_eq!(table.asked(), (B, Some(Window::EndOfWar)));
        table.say("use bf2");
        assert_eq!(table.asked(), (A, Some(Window::Response)), "X-50: a normal Sequence");
        table.quiet_in(Ph::War);
        assert_eq!(table.state.phase, Ph::End, "X-50: not both");
    }
}

// shows LRAW-5.8.9, LRAW-5.8.14
#[test]
fn before_the_draw_cards_are_put_in_order() {
    let mut table = Table::new("hero", "demon");
    table.change(B, Gs::AdramelechReturn);
    let (rite, other) = (table.erad(B, "de-13"), table.erad(B, "de-08"));
    let down = table.erad(B, "de-13");
    table.state.card_mut(down).up = false;
    table.say("end");
    assert!(!table.may("de-08"), "R-18: Black Magic Demons alone");
    table.play(&["de-13", "no"]);
    assert_eq!((table.state.side(B).deck[0], table.at(other), table.at(down)), (rite, At::Erad, At::Erad));
    for (said, drawn, below) in [("0", "he-11", "he-04"), ("1", "he-11", "-"), ("2", "-", "-")] {
        let mut table = Table::new("hero", "dwarf");
        table.change(B, Gs::QuartzLook);
        table.top(B, "he-11");
        table.top(B, "he-04");
        table.play(&["end", "he-11>he-04", said]);
        let keys = |card: crate::state::Card| table.key(card);
        let side = table.state.side(B);
        let ids = [keys(*side.hand.last().unwrap()), keys(*side.deck.last().unwrap())];
        assert_eq!([ids[0] == drawn, ids[1] == below], [drawn != "-", below != "-"], "R-23: {ids:?}");
        if said == "2" {
            assert_eq!([keys(side.deck[1]), keys(side.deck[0])], ["he-11", "he-04"]);
        }
    }
}

// shows LRAW-5.8.7
#[test]
fn a_silent_edict_shuts_the_others_out_of_the_reinforce_phase() {
    let mut table = Table::new("undead", "angel");
    table.change(B, Gs::CastielHush);
    table.set(A, "bo-31");
    table.say("end");
    assert_eq!(table.asked(), (B, Some(Window::Main)), "R-16");
    for hushed in [false, true] {
        let clock = "Each(on:Placed(Doomsday,This),req:[CountersGe(This,Doomsday,4)],fx:[Take(This,Doomsday,N(4)),Damage(Warlord(AllOpp),N(6))])";
        let mills = "Each(on:Placed(Doomsday,This),fx:[Mill(AllOpp,N(1),Discard)])";
        let mut table = Table::changed("undead", "orc", clock, mills);
        table.change(B, Gs::DuxvoxDoom);
        if hushed {
            table.change(B, Gs::CastielHush);
        }
        table.field(B, "or-15");
        table.top(A, "un-09");
        table.say("end");
        assert_eq!(table.asked().0 == B, hushed, "X-80: the trigger is lost");
    }
}
