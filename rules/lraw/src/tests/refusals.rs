//! What is said to whoever tries what cannot be done (part 8): each message once, in words.
//!
//! B-86 has nothing to be said to: giving up is no line that could lack a word; whoever presses it is asked once more.
//! The tests of the program say every message at a table of people.

use super::table::{A, B, Table};
use crate::{
    ask::Answers,
    cards::Ph,
    event::Event,
    state::{Asked, Frame, TurnStep},
};
use skald_toolkit::grammar::GrammarExt;
use skald_vocabulary::{
    interface::{Pick, Refuse, Rules, Viewer},
    words::Words,
};

/// The words of the refusal of a line.
pub(super) fn no(table: &Table, line: &str) -> String {
    let words = Words::english(&[crate::WORDS[0], crate::WORDS[1]]);
    match Answers::new(&table.pool, &table.state).read(&Pick::path(line)) {
        Ok(act) => panic!("\"{line}\" is possible: {act:?}"),
        Err(illegal) => words.plain(&illegal.say()),
    }
}

pub(super) fn says(table: &Table, line: &str, part: &str) {
    let said = no(table, line);
    assert!(said.contains(part), "\"{line}\" is answered with: {said}");
}

// shows LRAW-3.2.21, LRAW-2.3.13, LRAW-2.3.15, LRAW-4.1.3
#[test]
fn attacks_that_cannot_be() {
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-11");
    table.field(B, "or-01");
    says(&table, "attack a magical b", "Warlords are immune to Magical Attacks");
    says(&table, "attack a physical aw1", "Only the Magical Attack may hit your own Warriors");
    says(&table, "attack aw1 aw1", "cannot attack Keep Sentinel; possible are");
    says(&table, "attack af1 bw1", "cannot be chosen here");
    table.say("attack aw1 b").quiet();
    says(&table, "attack aw1 bw1", "has used its attack this turn");
    table.say("attack a physical b").quiet();
    says(&table, "attack a magical bw1", "has already made its Physical Attack this turn; it attacks again");
    says(&table, "attack", "None of your cards can attack now");
    let mut table = Table::new("titan", "orc");
    table.field(A, "ti-01");
    table.state.side_mut(A).pierced = None;
    table.state.side_mut(A).veil_left = 2;
    table.field(A, "ti-10");
    says(&table, "attack aw1 b", "has Blockade and cannot attack");
    says(&table, "attack a physical b", "Your Veil still has 2 counters");
    table.state.turn = 1;
    says(&table, "attack aw2 b", "There is no battle in the first turn");
}

// shows LRAW-2.3.50
#[test]
fn conscriptions_and_sets_that_cannot_be() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-11");
    table.hand(A, "he-12");
    table.field(A, "he-01");
    says(&table, "conscript he-12 w2", "is no Warrior; only Warriors are Conscripted");
    says(&table, "conscript aw1 w2", "is not in your hand");
    says(&table, "conscript he-11 w1", "Place 1 is not free; free are 2, 3, 4 and 5");
    says(&table, "set he-11", "Warriors cannot be set");
    table.say("conscript he-11 w2").quiet();
    table.hand(A, "he-11");
    says(&table, "conscript he-11 w3", "You have used your Conscription this turn");
    let mut table = Table::new("beast", "orc");
    table.hand(A, "mb-04");
    table.hand(A, "mb-07");
    says(&table, "conscript mb-04 w1", "a card effect must bring it into play");
    for _ in 0..5 {
        table.field(A, "mb-07");
    }
    says(&table, "conscript mb-07 w1", "All your five Warrior zones are occupied");
}

// shows LRAW-2.3.53, LRAW-2.3.56, LRAW-2.3.41, LRAW-2.3.16
#[test]
fn cards_that_cannot_be_used_now() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "bo-01");
    let set = table.set(A, "bo-02");
    table.hand(A, "he-12");
    table.field(A, "he-11");
    says(&table, "use bo-01", "can only be set now");
    says(&table, "use af1", "can only be set now");
    table.state.side_mut(A).sa_cool = 2;
    let warlord = table.pool.face(table.state.card(table.state.side(A).warlord).face).key;
    says(&table, &format!("use {warlord}"), "is on Cool Down for 2 more of your turns");
    table.state.side_mut(A).sa_cool = 0;
    table.state.side_mut(A).pierced = None;
    table.state.side_mut(A).veil_left = 1;
    says(&table, &format!("use {warlord}"), "Your Veil still has one counter");
    assert_eq!(table.state.card(set).set, 1);
    // On a foreign turn.
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-11");
    table.set(B, "bo-01");
    table.say("attack aw1 b");
    says(&table, "use bf1", "can only negate what it answers, when");
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-11");
    table.hand(B, "or-16");
    let set = table.set(B, "bo-01");
    table.set(B, "ti-18");
    table.say("attack aw1 b");
    says(&table, "use or-16", "Unified cards can be used only in your own turn");
    says(&table, "use bf1", "can only negate what it answers");
    says(&table, "end", "An attack is in progress");
    table.state.card_mut(set).set = table.state.turn;
    says(&table, "use bf1", "was set this turn");
}

// shows LRAW-6.1.1
#[test]
fn costs_that_cannot_be_paid() {
    let mut table = Table::new("beast", "orc");
    table.hand(A, "mb-12");
    table.hand(A, "mb-16");
    table.hand(A, "bo-13");
    table.field(B, "or-01");
    table.state.side_mut(A).ap = 3;
    says(&table, "use mb-12", "That costs 10 Alchemy Points, and you have 3");
    let warlord = table.state.card(table.state.side(A).warlord).face;
    table.hurt(A, table.pool.face(warlord).command.dcm - 3);
    says(&table, "use mb-16", "you can pay at most");
}

#[test]
fn a_hidden_card_is_never_found_by_its_name() {
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-11");
    table.set(B, "or-18");
    let (known, unknown) = (no(&table, "attack aw1 or-18"), no(&table, "attack aw1 or-19"));
    assert_eq!(known.replace("or-18", ""), unknown.replace("or-19", ""));
    assert!(table.told.iter().all(|event| !matches!(event, Event::Over(_))));
    assert_eq!(
        (table.state.phase, table.state.stack.as_slice()),
        (Ph::War, &[Frame::Turn(TurnStep::Main)][..])
    );
}

// shows LRAW-3.2.20, LRAW-4.2.5
#[test]
fn main_actions_said_to_another_question() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-11");
    table.dead(A, "he-12");
    says(&table, "conscript he-12 w1", "is not in your hand; it is in the discard pile");
    table.dead(A, "bo-35");
    table.say("end");
    says(&table, "conscript he-11 w1", "possible only in the War Phase; now it is the End Phase");
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-11");
    table.field(A, "he-04");
    table.set(B, "un-19");
    table.play(&["attack aw1 b", "use bf1"]).quiet();
    says(&table, "attack aw2 b", "is still a legal target: follow through or cancel");
    says(&table, "conscript he-11 w1", "An attack is in progress; you may follow through or cancel.");
    let mut table = Table::new("hero", "orc");
    table.veil(B, 1);
    table.hand(B, "or-03");
    table.say("end");
    assert_eq!(table.state.phase, Ph::Countdown);
    says(&table, "use or-03", "Nothing can be used in the Countdown Phase");
}

// shows LRAW-3.4.4, LRAW-5.8.4, LRAW-2.3.31
#[test]
fn answers_to_what_cannot_be_answered_so() {
    // B-19: a Conscription that an effect makes.
    let mut table = Table::new("orc", "hero");
    table.hand(A, "or-13");
    table.set(B, "bo-05");
    table.say("use or-13");
    says(&table, "use bf1", "can be negated");
    // B-20: Sharn's Revolution.
    let mut table = Table::new("orc", "hero");
    table.change(A, crate::cards::Gs::SharnShield);
    table.hand(A, "or-01");
    table.set(B, "bo-05");
    table.say("conscript or-01 w1");
    says(&table, "use bf1", "protects this Conscription from being negated; you may pass");
    // B-21: nothing that a Synergy answers.
    let mut table = Table::new("orc", "hero");
    table.hand(A, "or-16");
    table.field(A, "or-01");
    table.field(B, "he-11");
    table.state.side_mut(A).hold = 5;
    table.say("use or-16");
    while table.asked().0 == B {
        table.say("pass");
    }
    says(&table, "use or-s1", "A Synergy may answer a Fortified card or a keyword");
}

// shows LRAW-2.3.53
#[test]
fn nobody_adds_to_an_own_item_before_the_other_had_a_window() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "bo-27");
    table.hand(A, "bo-27");
    table.set(B, "or-18");
    table.say("use bo-27 m1");
    let game = crate::Lraw::standard(2).unwrap();
    let said = |line: &str| {
        let no = game.objection(&table.state, A, &line.parse().unwrap()).unwrap();
        Words::english(&[("lraw.ftl", crate::WORDS[0].1)]).plain(&no.say())
    };
    assert_eq!(
        said("use bo-27 m1"),
        "You must give b a window first; you may add more after a pass.",
        "B-24"
    );
    assert!(said("end").starts_with("b is to decide now"), "B-03");
}

#[test]
fn nobody_has_more_than_ten_standing_orders() {
    use crate::{
        orders::{Order, Orders},
        view::View,
    };
    let mut table = Table::new("hero", "orc");
    table.set(B, "or-18");
    table.hand(B, "bo-01");
    let view = View::of(&std::sync::Arc::new(table.pool.clone()), &table.state, Viewer::Seat(B));
    let order =
        |card: &str| -> Order { format!("on attack-warlord 6 {card} strongest once").parse().unwrap() };
    let said = |card: &str, others: &[Order]| {
        let no = Orders(&view).objection(&order(card), others)?;
        Some(Words::english(&[("lraw.ftl", crate::WORDS[0].1)]).plain(&no.say()))
    };
    let many: Vec<Order> = (1..=10).map(|number| order(&format!("ti-{number:02}"))).collect();
    let settings: Vec<Order> = vec![Order::preset(); 20];
    assert_eq!(said("or-18", &[&many[..9], &settings].concat()), None, "settings do not count");
    let full = said("or-18", &many).unwrap();
    assert_eq!(full, "You have 10 standing orders already; take one of them back first.");
    assert_eq!(Orders(&view).objection(&Order::preset(), &many), None);
    let third = said("bo-01", &many[..2]).unwrap();
    assert!(third.starts_with("Line 3: Deflect is neither"), "B-84: {third}");
    let held = said("bo-01", &[]).unwrap();
    assert_eq!(held, "Line 1: Deflect is neither set, face-up nor a Swift card in your hand.", "B-84");
}

/// The refusal of a line with the words of all games.
fn common(table: &Table, line: &str) -> String {
    let all = [&[("core.ftl", include_str!("../../../words/en/core.ftl"))], crate::WORDS].concat();
    let words = Words::english(&all);
    match Answers::new(&table.pool, &table.state).read(&Pick::path(line)) {
        Ok(act) => panic!("\"{line}\" is possible: {act:?}"),
        Err(illegal) => words.plain(&illegal.say()),
    }
}

#[test]
fn what_is_no_card_or_more_than_one_is_told_what_there_is() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-11");
    table.hand(A, "he-04");
    table.field(B, "or-01");
    table.field(A, "he-01");
    let names =
        ["he-11", "he-04"].map(|key| table.pool.face(table.pool.find(key.parse().unwrap()).unwrap()).name);
    let said = common(&table, "conscript he-99 w2");
    assert!(said.starts_with("“he-99” cannot be chosen here; you can choose "), "B-06: {said}");
    assert!(names.iter().all(|name| said.contains(&**name)), "B-06: {said}");
    let said = common(&table, "conscript he w2");
    assert!(said.starts_with("“he” cannot be chosen here"), "B-06, the beginning of several: {said}");
    let said = common(&table, "dance");
    assert!(said.starts_with("“dance” cannot be chosen here; you can choose "), "{said}");
}

#[test]
fn numbers_out_of_their_range() {
    let mut table = Table::new("titan", "orc");
    table.hand(A, "ti-12");
    table.field(B, "or-01");
    table.field(B, "or-01");
    table.state.side_mut(A).ap = 25;
    for line in ["use ti-12 0", "use ti-12 3", "use ti-12 -1", "use ti-12 many"] {
        assert_eq!(no(&table, line), "X must be from 1 to 2.", "B-63: {line}");
    }
    assert!(table.may("use ti-12 2 bw1+bw2"));
    // B-74.
    let mut table = Table::new("hero", "orc");
    table.hand(A, "bo-22");
    table.say("conscript bo-22 w1");
    assert!(matches!(table.what(), Asked::Number { .. }));
    for line in ["0", "7", "six"] {
        let said = common(&table, line);
        assert_eq!(
            said,
            format!("“{line}” cannot be chosen here; you can choose a number from 1 to 6."),
            "B-74"
        );
    }
    assert!(table.may("1") && table.may("6"));
    // B-75: without means of another roll nobody is asked for one.
    table.dice.0 = vec![3];
    table.say("6");
    assert!(table.tells(Event::Rolled(A, vec![3])));
    assert!(!matches!(table.what(), Asked::Number { .. }), "B-75: the result stands");
    let said = common(&table, "1");
    assert!(said.starts_with("“1” cannot be chosen here"), "B-75: {said}");
}

#[test]
fn too_few_and_too_many_cards() {
    let mut table = Table::new("titan", "orc");
    table.hand(A, "ti-12");
    for _ in 0..3 {
        table.field(B, "or-01");
    }
    table.state.side_mut(A).ap = 25;
    let name = table.pool.face(table.pool.find("or-01".parse().unwrap()).unwrap()).name;
    for line in ["use ti-12 2 bw1", "use ti-12 2 bw1+bw2+bw3", "use ti-12 2 -"] {
        let said = no(&table, line);
        assert!(
            said.starts_with("Choose exactly 2 of these targets: ") && said.contains(&*name),
            "B-64: {said}"
        );
    }
    says(&table, "use ti-12 2 bw1+bw1", "Each target must be a different card");
    // B-72, B-73: a hand of more than eight.
    let mut table = Table::new("hero", "orc");
    for _ in 0..10 {
        table.hand(A, "he-11");
    }
    table.say("end");
    while !matches!(table.what(), Asked::Cards { .. }) {
        table.say("pass");
    }
    for line in ["he-11", "he-11+he-11.2+he-11.3"] {
        says(&table, line, "Choose exactly 2 of these cards: ");
    }
    says(&table, "he-11+he-11", "must be a different card");
    for line in ["decline", "pass", "none", "-"] {
        says(&table, line, "This must be done; possible: ");
    }
    assert!(table.may("he-11+he-11.2"));
}

#[test]
fn a_mulligan_is_taken_once_and_whole() {
    let mut table = Table::begun("hero", "orc", &[]);
    table.say("yes");
    let word = table.key(table.state.side(A).hand[0]);
    for line in ["3", word.as_str()] {
        says(&table, line, "A mulligan replaces all six cards or none");
    }
    assert!(common(&table, "yes 3").contains("cannot be chosen here"));
    assert!(common(&table, "or-01").contains("cannot be chosen here"), "no card of that hand");
    table.say("yes");
    assert_eq!(table.asked().0, B, "B-76: nobody is asked a second time");
    let game = crate::Lraw::standard(2).unwrap();
    let no = game.objection(&table.state, A, &"yes".parse().unwrap()).unwrap();
    let said = Words::english(&[("lraw.ftl", crate::WORDS[0].1)]).plain(&no.say());
    assert!(said.starts_with("b is to decide now"), "B-76: {said}");
}
