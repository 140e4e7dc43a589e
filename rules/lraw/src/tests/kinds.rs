//! Zones, decks in play and the kinds of cards (2.0 to 2.3).

use super::table::{A, B, Table};
use crate::{
    cards::{Kind, Ph},
    event::Event,
    state::{At, Window, Zone},
};

// shows LRAW-2.0.1, LRAW-2.0.2, LRAW-2.3.55
#[test]
fn each_kind_of_card_has_five_places_of_its_own() {
    let mut table = Table::new("hero", "orc");
    for id in ["he-11", "he-14", "he-18"] {
        table.hand(A, id);
    }
    (0..4).for_each(|_| drop(table.field(A, "he-11")));
    assert!(table.may("conscript he-11 w5") && !table.may("conscript he-11 w4"));
    table.field(A, "he-11");
    assert!(!table.may("conscript he-11 w5") && !table.may("conscript he-11 w6"));
    (0..5).for_each(|_| drop(table.field(A, "he-13")));
    assert!(!table.may("use he-14") && !table.may("set he-14"), "no Unified zone is free");
    assert!(table.may("set he-18"), "Fortified zones are others");
}

// shows LRAW-2.0.3
#[test]
fn command_cards_do_not_lie_on_the_field() {
    let mut table = Table::new("beast", "orc");
    table.field(A, "he-01");
    table.field(A, "he-11");
    table.hand(A, "mb-15");
    assert!(table.may("use mb-15 aw2 aw1") && !table.may("use mb-15 b aw1"));
}

// shows LRAW-2.0.7, LRAW-7.2.8
#[test]
fn nobody_loses_by_an_empty_deck() {
    let mut table = Table::new("hero", "orc");
    table.empty_deck(B);
    table.hurt(A, 6);
    table.hand(A, "bo-27");
    let deck = table.state.side(A).deck.len();
    table.say("use bo-27 m1");
    assert_eq!((table.damage(A), table.state.side(A).deck.len()), (2, deck - 1), "X-43");
    assert_eq!((table.state.side(B).hand.len(), table.state.end.is_none()), (0, true));
    table.say("end");
    assert_eq!(table.asked(), (B, Some(Window::Main)), "and the draw of the turn does nothing");
}

// shows LRAW-2.0.8
#[test]
fn decks_are_shuffled_by_the_table() {
    let laid = Table::new("hero", "orc").state.side(A).deck.clone();
    let [one, two] = [1, 2].map(|seed| Table::opened("hero", "orc", seed).state);
    let whole = |state: &crate::state::State| [&state.side(A).deck[..], &state.side(A).hand[..]].concat();
    assert!(whole(&one) != whole(&two) && whole(&one) != laid);
}

// shows LRAW-2.0.9, LRAW-2.1.6, LRAW-3.4.11
#[test]
fn five_tokens_of_a_name_and_no_more() {
    let mut table = Table::new("orc", "hero");
    for _ in 0..4 {
        let token = table.field(A, "tok-1");
        table.lend(token, B);
    }
    table.hand(A, "or-12");
    table.say("use or-12").zones();
    let made: Vec<_> = table.state.side(A).cards(Zone::Warrior).collect();
    assert_eq!(made.len(), 1, "the fifth alone");
    assert_eq!((table.state.card(made[0]).owner, table.kind(made[0])), (A, Kind::Token));
}

// shows LRAW-2.0.11
#[test]
fn warlords_bear_fifty_to_sixty_five() {
    let pool = super::cards::pool();
    let all: Vec<i32> = pool.of_kind(Kind::Warlord).map(|(_, face)| face.command.dcm).collect();
    assert!(all.len() == 17 && all.iter().all(|dcm| (50..=65).contains(dcm)), "{all:?}");
}

// shows LRAW-2.0.13
#[test]
fn printed_abilities_come_before_gained_keywords() {
    let name = "name = \"Broodmother Dragon\"";
    let mut table = Table::changed("beast", "hero", name, "name = \"Rogue Dragon\"");
    table.field(A, "he-13");
    table.hand(A, "mb-09");
    table.say("conscript mb-09 w1").zones();
    let at = |wanted: &dyn Fn(&Event) -> bool| table.told.iter().position(wanted).unwrap();
    let token = at(
        &|event| matches!(event, Event::Entered(card, _) if table.pool.face(card.face).kind == Kind::Token),
    );
    assert!(token < at(&|event| matches!(event, Event::Drew(..))), "Plunder was gained: it comes last");
}

// shows LRAW-2.3.1, LRAW-2.3.2, LRAW-2.3.3, LRAW-2.3.8, LRAW-5.7.2
#[test]
fn a_veil_is_pierced_in_its_owners_third_turn() {
    let mut table = Table::turn_one("hero", "dwarf");
    let mut left = Vec::new();
    for turn in 1..=7 {
        assert_eq!(table.state.turn, turn);
        let side = table.state.side(table.state.active);
        left.push((side.veil_left, side.pierced.is_some()));
        table.pass_turn();
    }
    let wanted = [(2, false), (2, false), (1, false), (1, false), (0, true), (0, true), (0, true)];
    assert_eq!(left, wanted, "X-01");
}

// shows LRAW-2.3.4, LRAW-2.3.5, LRAW-3.2.6, LRAW-3.2.7
#[test]
fn nobody_answers_a_realm_in_the_countdown() {
    let mut table = Table::new("hero", "orc").slot(B, "or-v1");
    table.veil(B, 1);
    table.field(B, "or-01");
    table.field(B, "or-05");
    table.hand(B, "or-03");
    table.set(A, "bo-32");
    table.say("end");
    assert_eq!((table.state.phase, table.asked().0), (Ph::Countdown, B));
    let hand = table.state.side(B).hand.len();
    table.play(&["or-03", "w3", "use", "bw1+bw2"]);
    assert!(table.state.side(B).hand.len() > hand, "X-02: Feast was not answered");
    table.quiet();
    assert_eq!((table.state.side(B).conscriptions, table.asked()), (0, (B, Some(Window::Main))));
}

// shows LRAW-3.2.8
#[test]
fn what_a_realm_triggers_is_absolute_too() {
    let mut table = Table::new("hero", "demon").slot(B, "de-v1");
    table.veil(B, 1);
    table.hand(A, "de-10");
    table.say("end");
    assert_eq!((table.state.phase, table.asked().0), (Ph::Countdown, A), "a trigger of the other one");
    table.say("use");
    assert_eq!(table.asked(), (B, Some(Window::Main)), "and no window for it");
    assert_eq!(table.state.side(A).hand.len(), 1);
}

// shows LRAW-2.3.6, LRAW-2.3.52, LRAW-3.4.3
#[test]
fn a_veil_pierced_in_war_opens_the_next_sequence() {
    let mut table = Table::new("orc", "hero").slot(A, "or-v1");
    table.veil(A, 1);
    table.hand(A, "bo-30");
    table.hand(A, "or-11");
    table.set(B, "bo-32");
    table.play(&["use bo-30", "pass", "or-11", "w1"]);
    assert_eq!(table.asked(), (B, Some(Window::Response)), "X-03: Swipe can be answered");
    assert!(table.may("use bf1") && table.state.sequence.len() == 1);
}

// shows LRAW-P.2
#[test]
fn a_realm_effect_goes_before_what_was_triggered_with_it() {
    let from = "[Play(cost:[Consume(N(8))],fx:[VeilDown";
    let mut table =
        Table::changed("orc", "hero", from, "[Play(cost:[EradTop(1)],fx:[VeilDown").slot(A, "or-v1");
    table.veil(A, 1);
    table.top(A, "ti-15");
    table.hand(A, "or-11");
    table.hand(A, "bo-30");
    table.say("use bo-30");
    assert!(table.may("or-11") && !table.may("use"), "the Realm effect alone");
    table.say("-");
    assert!(table.may("use") && table.may("decline"), "then the trigger that was met before it");
}

// shows LRAW-2.3.7
#[test]
fn a_realm_effect_does_what_it_can() {
    let mut table = Table::new("hero", "angel").slot(B, "an-v1");
    table.veil(B, 1);
    table.hurt(B, 10);
    table.say("end");
    assert_eq!(table.damage(B), 5, "no Angel to bless, but it heals");
}

// shows LRAW-2.3.12
#[test]
fn damage_never_falls_below_nothing() {
    let mut table = Table::new("hero", "orc");
    table.hurt(A, 2);
    table.hand(A, "bo-27");
    table.say("use bo-27 m1");
    assert_eq!(table.damage(A), 0);
}

// shows LRAW-2.3.13, LRAW-2.3.30, LRAW-2.3.42
#[test]
fn before_the_veil_is_pierced_command_cards_rest() {
    let all = ["attack a physical b", "attack a magical aw1", "use a aw1", "use he-s1 aw1", "use he-g1 aw1"];
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-11");
    table.hand(A, "bo-37");
    assert!(all.iter().all(|line| table.may(line)));
    table.veil(A, 2);
    assert!(all.iter().all(|line| !table.may(line)));
    table.say("use bo-37 aw1");
    assert_eq!(table.damage(A), 3, "Bloodbourne can be paid");
}

// shows LRAW-2.3.14, LRAW-2.3.53, LRAW-2.3.59, LRAW-3.4.32
#[test]
fn on_an_opponents_turn_only_fortified_cards_are_used() {
    let mut table = Table::new("hero", "angel").slot(B, "an-w1");
    table.hand(A, "he-14");
    table.hand(B, "bo-27");
    table.set(B, "bo-04");
    table.say("set he-14");
    assert_eq!(table.asked().0, A, "no window for what is no activation");
    table.say("use au1");
    assert_eq!(table.asked(), (B, Some(Window::Response)));
    let all = ["use b", "use bo-27 m1", "use an-s1 aw1", "attack b physical a", "set bo-27"];
    assert!(table.may("use bf1") && all.iter().all(|line| !table.may(line)));
    table.quiet().play(&["end"]).quiet();
    assert!(table.may("use b") && table.may("use bo-27 m1") && !table.may("use bf1"));
}

// shows LRAW-2.3.16, LRAW-2.3.19
#[test]
fn the_special_ability_goes_with_attacks_and_into_sequences() {
    let mut table = Table::new("angel", "hero");
    table.set(B, "bo-04");
    table.hand(A, "bo-27");
    table.say("attack a b").quiet();
    table.play(&["use bo-27 m1", "use bf1"]);
    assert_eq!(table.asked(), (A, Some(Window::Response)));
    table.say("use a").quiet();
    assert_eq!((table.state.side(A).sa_cool, table.asked().1), (2, Some(Window::Main)));
}

// shows LRAW-2.3.17, LRAW-2.3.32, LRAW-3.2.5
#[test]
fn cool_downs_run_in_own_countdowns() {
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-11");
    table.play(&["use a aw1", "use he-s1 aw1"]);
    assert!(!table.may("use a aw1") && table.may("attack a physical b"), "attacks do not cool down");
    let mut left = vec![(3, 2)];
    for _ in 0..3 {
        table.pass_turn().pass_turn();
        left.push((table.state.side(A).sa_cool, table.state.side(A).syn_cool));
    }
    assert_eq!(left, [(3, 2), (2, 1), (1, 0), (0, 0)], "X-04, X-75");
    assert!(table.may("use a aw1"));
}

// shows LRAW-3.4.78, LRAW-2.3.43, LRAW-2.3.41, LRAW-2.3.21
#[test]
fn what_was_negated_was_used() {
    let mut table = Table::new("hero", "beast");
    table.field(A, "he-11");
    table.set(B, "mb-19");
    table.set(B, "mb-19");
    table.play(&["use a aw1", "use bf1"]).quiet();
    assert_eq!((table.state.side(A).sa_cool, table.state.card(table.warrior(A, 0)).more), (3, 0));
    table.play(&["use he-g1 aw1", "use bf2"]).quiet();
    assert!(!table.may("use he-g1 aw1"), "one Consume ability in a turn");
    assert_eq!((table.state.side(A).ap, table.atk(table.warrior(A, 0))), (19, Some(5)));
}

// shows LRAW-2.3.18
#[test]
fn a_warlords_attack_is_no_attack_by_a_warrior() {
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-11");
    table.set(B, "or-18");
    table.say("attack a physical b");
    assert_eq!(table.asked(), (B, Some(Window::Attack)));
    assert!(!table.may("use bf1"));
    table.quiet().say("attack aw1 b");
    assert!(table.may("use bf1"));
}

// shows LRAW-2.3.20
#[test]
fn a_passive_ability_works_once_the_veil_is_pierced() {
    for (veil, healed) in [(0, 4), (1, 5)] {
        let mut table = Table::new("angel", "hero").led(A, "an-w2");
        table.veil(A, veil);
        table.hurt(A, 5);
        table.hand(A, "an-10");
        table.say("conscript an-10 w1");
        assert_eq!(table.damage(A), healed);
    }
}

// shows LRAW-2.3.22, LRAW-3.2.30, LRAW-3.4.29
#[test]
fn the_end_phase_is_for_what_names_it() {
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-11");
    table.hand(A, "bo-27");
    table.dead(A, "bo-35");
    table.hurt(A, 5);
    assert!(!table.may("use bo-35 bo-35"), "not in the War Phase");
    table.say("end");
    assert_eq!((table.state.phase, table.asked()), (Ph::End, (A, Some(Window::Phase))));
    let others = ["use a aw1", "use he-s1 aw1", "use he-g1 aw1", "use bo-27 m1"];
    assert!(others.iter().all(|line| !table.may(line)));
    table.say("use bo-35 bo-35");
    assert_eq!(table.damage(A), 3);
}

// shows LRAW-2.3.31
#[test]
fn a_synergy_answers_fortified_cards_and_keywords() {
    let answered = |set: &str, line: &str, more: &dyn Fn(&mut Table)| {
        let mut table = Table::new("orc", "hero");
        table.field(A, "or-01");
        table.hand(A, "or-16");
        more(&mut table);
        if !set.is_empty() {
            table.set(B, set);
        }
        assert!(table.may("use or-s1"), "it may start a Sequence");
        table.play(&["use or-16", line]);
        assert_eq!(table.asked().0, A);
        table.may("use or-s1")
    };
    assert!(answered("bo-04", "use bf1", &|_| ()), "a Fortified card");
    assert!(answered("", "use bw1", &|table| drop(table.field(B, "de-01"))), "Purge is a keyword");
    let tankard = |table: &mut Table| drop(table.field(B, "dw-19"));
    assert!(!answered("", "use bf1 bf1", &tankard), "X-66: an effect of a card is neither");
}

// shows LRAW-2.3.40, LRAW-3.2.1
#[test]
fn guardians_act_after_the_mulligans_or_never() {
    let mut table = Table::begun("undead", "angel", &[]);
    assert_eq!((table.state.side(A).ap, table.state.side(B).ap), (30, 30));
    table.play(&["yes", "no", "no"]);
    assert_eq!(table.asked().0, A, "first player first");
    table.top(A, "un-09");
    table.say("yes");
    assert_eq!(table.state.side(A).discard.len(), 3);
    assert_eq!(table.asked().0, B, "what was met by it does not happen");
    table.say("no");
    assert_eq!((table.state.turn, table.asked()), (1, (A, Some(Window::Main))));
    assert_eq!((table.damage(B), table.state.pending.len()), (0, 0));
}

// shows LRAW-2.3.51, LRAW-3.4.1, LRAW-3.4.10
#[test]
fn conscription_and_revival_are_different() {
    let dead = "Name(\"Orcbane\")]))],fx:[Revive(T(0))]";
    let calls = dead.replace("Revive", "Conscript");
    let mut table = Table::new("orc", "hero");
    table.field(B, "bo-11");
    table.hand(A, "or-14");
    table.hand(A, "or-11");
    let grunt = table.dead(A, "or-01");
    table.play(&["use or-14 or-01 or-11", "pay", "w2"]);
    assert_eq!((table.at(grunt), table.damage(A)), (At::Field(Zone::Warrior, 1), 3), "the tax on Revival");
    let mut table = Table::changed("orc", "hero", dead, &calls);
    table.field(B, "bo-11");
    table.hand(A, "or-14");
    table.hand(A, "or-11");
    let grunt = table.dead(A, "or-01");
    table.play(&["use or-14 or-01 or-11", "w2"]);
    assert_eq!((table.at(grunt), table.damage(A)), (At::Field(Zone::Warrior, 1), 0));
}

// shows LRAW-2.3.54
#[test]
fn a_unified_card_may_be_set_and_turned_up() {
    let mut table = Table::new("orc", "hero");
    let path = table.hand(A, "or-16");
    table.field(A, "or-01");
    table.set(B, "bo-04");
    table.say("set or-16");
    assert_eq!((table.at(path), table.asked().0), (At::Field(Zone::Unified, 0), A), "X-73: no window");
    table.say("use au1");
    assert_eq!(table.asked(), (B, Some(Window::Response)), "X-73");
}

// shows LRAW-2.3.56
#[test]
fn fortified_cards_are_set_first() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "bo-10");
    assert!(!table.may("use bo-10") && table.may("set bo-10"));
    table.play(&["set bo-10"]);
    assert!(!table.may("use af1"), "not in the own turn");
    table.say("end").quiet();
    assert_eq!(table.asked(), (B, Some(Window::Main)));
    table.hand(B, "bo-27");
    table.say("use bo-27 m1");
    assert!(table.asked().0 == A && table.may("use af1"));
}

// shows LRAW-2.3.57, LRAW-3.5.6, LRAW-3.2.13
#[test]
fn direct_negates_work_where_nothing_else_does() {
    let mut table = Table::new("hero", "beast");
    table.field(A, "bo-34");
    for id in ["mb-18", "mb-19", "bo-10"] {
        table.set(B, id);
    }
    table.hand(B, "mb-03");
    table.play(&["end", "pass", "use"]);
    assert_eq!((table.state.phase, table.asked()), (Ph::End, (B, Some(Window::Response))), "X-81");
    assert!(table.may("use bf2"));
    assert!(["use bf1", "use bf3", "use mb-03"].iter().all(|line| !table.may(line)), "X-81");
}

// shows LRAW-2.3.58
#[test]
fn a_card_that_names_a_phase_needs_no_activation_before_it() {
    let mut table = Table::new("hero", "orc");
    let card = table.set(A, "bo-31");
    table.set(A, "he-18");
    table.hand(B, "or-01");
    let hand = table.state.side(B).hand.len();
    table.say("end");
    assert_eq!((table.state.phase, table.asked()), (Ph::Reinforce, (A, Some(Window::Phase))));
    assert!(!table.may("use af2"));
    table.say("use af1").quiet();
    assert_eq!((table.at(card), table.damage(A)), (At::Discard, 2));
    assert_eq!(table.state.side(B).hand.len(), hand, "one drawn, one discarded");
}
