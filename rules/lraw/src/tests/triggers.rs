//! Triggers, resolution and replacements (6.5, 6.6).

use super::table::{A, B, Table};
use crate::{
    ask::{Answers, rows},
    cards::Tag,
    event::Event,
    state::{Asked, At, Window, Zone},
};
use skald_toolkit::grammar::GrammarExt as _;
use skald_vocabulary::interface::Auto;

// shows LRAW-6.5.3
#[test]
fn a_trigger_from_the_hand_is_declined_unseen() {
    for (said, damage) in [("use", 2), ("decline", 0)] {
        let mut table = Table::new("dwarf", "orc");
        let rivet = table.dead(A, "dw-17");
        table.hand(A, "he-07");
        table.play(&["conscript he-07 w2", "use dw-17"]);
        table.say(said);
        assert_eq!((table.damage(B), table.at(rivet)), (damage, At::Hand));
        let told = table.tells(Event::Triggered(A, rivet, Vec::new()));
        assert_eq!(told, said == "use", "only its use reveals it");
    }
}

// shows LRAW-6.5.4
#[test]
fn a_trigger_is_judged_when_its_event_happens() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-06");
    table.hurt(A, 5);
    table.set(B, "bo-10");
    table.play(&["conscript he-06 w1", "pass", "use"]);
    let lady = table.warrior(A, 0);
    table.remove(lady);
    table.quiet();
    assert_eq!(table.damage(A), 2, "the source is gone, and it recovers");
}

// shows LRAW-6.5.5
#[test]
fn cards_that_leave_together_see_each_other_leave() {
    let leaves = "[Trig(on:Destroyed(And([Theirs,Warrior]),Battle),fx:[Heal(You,N(1))])]";
    let falls = "[Trig(on:Destroyed(And([Mine,Warrior,NotThis]),AnyWay),fx:[Heal(You,N(1))])]";
    let mut table = Table::changed("titan", "orc", leaves, falls);
    table.hurt(A, 9);
    table.field(A, "bo-20");
    table.field(A, "he-11");
    table.hand(A, "ti-07");
    table.say("conscript ti-07 w3");
    assert_eq!(table.damage(A), 7, "it went with two others and saw them go");
    let discard = &table.state.side(A).discard;
    let keys: Vec<String> = discard.iter().map(|card| table.key(*card)).collect();
    assert_eq!(keys, ["bo-20", "he-11", "ti-07"], "lowest zone first");
}

// shows LRAW-6.5.17, LRAW-7.2.16
#[test]
fn criteria_are_tested_again() {
    let mut table = Table::new("titan", "hero");
    table.state.side_mut(A).ap = 30;
    let (one, two) = (table.field(B, "he-11"), table.field(B, "he-06"));
    let drift = table.hand(A, "ti-12");
    table.set(B, "bo-10");
    table.say("use ti-12 2 bw1+bw2");
    table.remove(one);
    table.quiet();
    assert!(table.tells(Event::Fizzled(drift)) && !table.has(two, Tag::Blockade), "X-30");
    assert_eq!((table.state.side(A).ap, table.at(drift)), (24, At::Discard), "X-30");
    let mut table = Table::new("angel", "hero");
    let (one, two) = (table.field(A, "an-10"), table.field(A, "an-08"));
    table.set(B, "bo-10");
    table.say("use a aw1+aw2");
    table.remove(one);
    table.quiet();
    assert_eq!(table.state.card(two).counters[0], 2, "\"up to\": the rest is done");
}

// shows LRAW-6.6.2
#[test]
fn a_stolen_conscription_enters_the_other_side() {
    let mut table = Table::new("orc", "demon");
    table.hand(A, "or-13");
    table.set(B, "de-20");
    table.play(&["use or-13", "use bf1"]).quiet();
    table.say("or-02");
    assert_eq!(table.asked().0, B, "X-35: the thief chooses the place");
    table.say("w4");
    let thrall = table.state.side(B).cards(Zone::Warrior).next().unwrap();
    assert_eq!((table.state.card(thrall).owner, table.damage(A)), (A, 4), "X-35");
    table.hand(A, "or-13");
    table.play(&["use or-13", "or-02", "w1"]);
    assert_eq!(table.state.side(A).cards(Zone::Warrior).count(), 1, "for one Conscription");
}

// shows LRAW-6.6.2
#[test]
fn destroyed_cards_go_elsewhere() {
    let mut table = Table::new("beast", "dwarf");
    table.field(A, "bo-33");
    let demolisher = table.field(B, "dw-10");
    table.field(A, "he-01");
    table.hand(A, "mb-15");
    table.say("use mb-15 bw1 aw1");
    assert_eq!((table.at(demolisher), table.asked().1), (At::Erad, Some(Window::Main)), "X-54");
}

// shows LRAW-6.6.2
#[test]
fn a_trickster_swaps_keywords_and_a_flame_adds_damage() {
    let mut table = Table::new("hero", "beast");
    table.hand(A, "bo-27");
    let thief = table.hand(A, "he-01");
    table.set(B, "mb-20");
    table.play(&["use bo-27 m1", "use bf1"]).quiet();
    let deck = table.state.side(A).deck.len();
    table.say("conscript he-01 w1");
    assert!(table.has(thief, Tag::Blockade) && !table.has(thief, Tag::Plunder));
    assert_eq!(table.state.side(A).deck.len(), deck);
    let mut table = Table::new("beast", "orc");
    let grunt = table.field(B, "or-01");
    table.field(A, "mb-14");
    table.field(A, "mb-14");
    table.hand(A, "mb-12");
    table.say("use mb-12");
    assert_eq!((table.atk(grunt), table.damage(B)), (Some(5 - 4), 5));
    table.field(A, "mb-07");
    table.say("attack aw1 b");
    assert_eq!(table.damage(B), 10, "battle is not amplified");
}

// shows LRAW-6.6.3
#[test]
fn the_oldest_replacement_goes_first_and_each_goes_once() {
    let mut table = Table::new("orc", "hero");
    let squire = table.field(B, "he-06");
    table.field(A, "or-01");
    table.set(B, "he-18");
    table.set(B, "he-18");
    table.play(&["attack aw1 bw1", "use bf1"]).quiet_in(crate::cards::Ph::War);
    table.say("follow");
    assert_eq!(table.atk(squire), Some(2));
    let from = "[Play(on:Attack(Any,And([Mine,Warrior])),fx:[Guard(Ev2,PreventHit(Any,N(3)),1,EndTurn)])]";
    let to =
        "[Play(on:Attack(Any,And([Mine,Warrior])),fx:[Shield(Divert(Warrior,AnyWay,EradUp),1,EndTurn)])]";
    let mut table = Table::changed("titan", "hero", from, to);
    let (one, two) = (table.field(B, "he-01"), table.field(B, "he-02"));
    table.field(A, "ti-10");
    table.field(A, "ti-02");
    table.set(B, "he-18");
    table.play(&["attack aw1 bw1", "use bf1"]).quiet();
    table.say("follow").say("attack aw2 bw2").quiet();
    assert_eq!(
        (table.at(one), table.at(two)),
        (At::Erad, At::Discard),
        "a shield for one, by whatever is made"
    );
}

// shows LRAW-6.6.4
#[test]
fn a_guard_guards_whom_it_was_made_for() {
    let mut table = Table::new("undead", "hero");
    let (kept, other) = (table.field(B, "he-11"), table.field(B, "he-06"));
    table.guard(B, kept);
    table.hand(A, "un-12");
    table.say("use un-12");
    assert_eq!((table.at(kept), table.at(other)), (At::Field(Zone::Warrior, 0), At::Discard));
}

// shows LRAW-5.4.2
#[test]
fn of_one_players_triggers_the_older_cards_resolve_first() {
    let mut table = Table::new("undead", "orc");
    let (older, younger) = (table.field(A, "un-05"), table.field(A, "un-05"));
    let theirs = table.field(B, "un-05");
    table.hand(A, "un-12");
    table.set(B, "bo-32");
    table.play(&["use un-12", "pass", "use b", "use b", "use a"]);
    let sources: Vec<_> = table.state.sequence.iter().map(|item| item.source).collect();
    assert_eq!(sources, [younger, older, theirs], "the active player's lie lowest");
}

// Devastate has to be used, and means Warriors alone: where none has Blockade nobody is asked. What may be declined is asked about
// however few ways there are.
#[test]
fn what_has_to_be_used_in_one_way_alone_is_not_asked_about() {
    let auto = |table: &Table| {
        let prompt = |question: &_| Answers::prompt_of(&table.pool, &table.state, question);
        rows::open(&table.state, A, 10, &table.pool, prompt).unwrap().auto
    };
    for (there, ways) in [(None, 1), (Some("ti-01"), 2)] {
        let mut table = Table::new("titan", "orc");
        if let Some(id) = there {
            table.field(B, id);
        }
        table.hand(A, "ti-06");
        table.say("conscript ti-06 w1");
        assert!(matches!(table.what(), Asked::Trigger(_)));
        let legal = Answers::new(&table.pool, &table.state).legal().count();
        assert_eq!((auto(&table), legal), (Auto::Public, ways), "{there:?}");
    }
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-06");
    table.hurt(A, 5);
    table.say("conscript he-06 w1");
    assert!(matches!(table.what(), Asked::Trigger(_)));
    assert_eq!(auto(&table), Auto::Never, "it may be declined");
}
