//! Turn plans (5.2.6): carried out one action after the other, until something is not as it was thought to be.

use skald_vocabulary::{
    interface::{Kept, Refuse},
    words::Words,
};

use super::{
    standing::{order, view},
    table::{A, B, Table},
};
use crate::{
    orders::{Order, Orders, decide, kept},
    state::{Asked, Window},
};

/// Why a plan stops here, as the message is called.
fn why(table: &Table, plan: &Order) -> String {
    match kept(&view(table, A).0, plan) {
        Kept::Dropped(why) => why.id.to_owned(),
        other => panic!("{other:?}"),
    }
}

/// The plan is told in sentences: cards and places by their names, no word of the notation.
#[test]
fn a_plan_is_told_in_plain_sentences() {
    let table = Table::new("hero", "orc");
    let words = Words::english(crate::WORDS);
    let said = |line: &str| words.plain(&line.parse::<Order>().unwrap().say(&table.pool));
    for (line, told) in [
        (
            "plan 7 then conscript he-01 w3 then set he-18 then end",
            "In turn 7, one after the other: Conscript Rogue Cutpurse into place 3, set Shield Wall face-down and end the War Phase.",
        ),
        (
            "plan 7 then attack aw1 b as he-11 or-w1 cancel-if atk<4",
            "In turn 7, one after the other: attack Sharn, Breaker of Chains with Keep Sentinel (unless that attack has fallen below 4).",
        ),
        (
            "plan 7 next 3 cancel-below 4",
            "In turn 7, the attack that was declared does not go on if it has fallen below 4.",
        ),
    ] {
        assert_eq!(said(line), told, "{line}");
    }
    let all = said("plan 7 then use he-14 bw1 m2 bare he-01.2 then attack a magical bw2");
    for part in [
        "use Angelica's Generous Nature (the Warrior card in place 1 of b, in mode 2, without its effect and Rogue Cutpurse)",
        "attack the Warrior card in place 2 of b with a as a Magical Attack",
    ] {
        assert!(all.contains(part), "{all}");
    }
}

/// What is written down is what could be done, or it is refused.
#[test]
fn a_plan_that_cannot_begin_is_refused() {
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-11");
    let objection = |text: &str| {
        let (seen, _) = view(&table, A);
        Orders(&seen).objection(&text.parse().unwrap(), &[]).map(|why| why.say().id)
    };
    assert_eq!(objection("plan 5 then attack aw1 b then end"), None);
    assert_eq!(objection("plan 7 then attack aw1 b then end"), None);
    assert_eq!(
        objection("plan 6 then attack aw1 b then end"),
        Some("refuse-bad-path"),
        "a turn of the other one"
    );
    assert_eq!(
        objection("plan 5 then attack aw2 b then end"),
        Some("lraw-refuse-plan"),
        "nothing lies there"
    );
    assert_eq!(objection("plan 7 then attack aw9 b then end"), Some("refuse-bad-path"));
    assert_eq!(objection("plan 7 then conscript zz-99 w1"), Some("refuse-bad-path"));
    assert_eq!(
        objection("plan 7 next 3 then end"),
        Some("refuse-bad-path"),
        "the game notes that down itself"
    );
    // The rest of what can be written is checked as well.
    for (text, no) in [
        ("keyword zzz always", Some("refuse-bad-path")),
        ("keyword swift always", None),
        ("keyword swipe ask", None),
        ("watch unified zzz", Some("lraw-deck-strange")),
        ("watch unified valley-of-death", None),
        ("watch unified valley", None),
        ("give discard he-01 lowest-atk", None),
        ("give discard zz-99", Some("refuse-bad-path")),
        ("yield 4 asleep", Some("refuse-bad-path")),
        ("hold 6", Some("refuse-bad-path")),
        ("hold 7", None),
        ("sequence 3", Some("refuse-bad-path")),
        ("stop unified name valley-of-death end-of-war", None),
        ("stop unified name zzz", Some("lraw-deck-strange")),
        ("answer tax ask", None),
    ] {
        assert_eq!(objection(text), no, "{text}");
    }
}

#[test]
fn a_plan_is_carried_out_until_the_opponent_answers() {
    let begin = || {
        let mut table = Table::new("hero", "orc");
        table.field(A, "he-11");
        table.field(A, "he-06");
        table.set(B, "or-18");
        table
    };
    let follow = |table: &Table, plan: &Order| {
        let (view, at) = view(table, A);
        let given = decide(&view, &at, std::slice::from_ref(plan));
        (given.as_ref().map(ToString::to_string), plan.left(&view, true))
    };
    let plan = order("plan 5 then attack aw1 b as he-11 or-w1 then attack aw2 b as he-06 or-w1 then end");
    // Nobody answers: one action after the other.
    let mut table = begin();
    let (first, left) = follow(&table, &plan);
    assert_eq!(first.as_deref(), Some("attack aw1 b"));
    table.play(&["attack aw1 b", "pass"]);
    let (second, left) = follow(&table, &left.unwrap());
    assert_eq!(second.as_deref(), Some("attack aw2 b"));
    table.play(&["attack aw2 b", "pass"]);
    assert_eq!(follow(&table, &left.unwrap()), (Some("end".to_owned()), None));
    // the first attack is answered; the attacker is asked, and the second attack is not made.
    let mut table = begin();
    let left = follow(&table, &plan).1.unwrap();
    table.play(&["attack aw1 b", "use bf1"]).quiet();
    assert_eq!((table.what(), follow(&table, &left).0), (&Asked::Follow, None), "D-35 is left to its owner");
    assert_eq!(why(&table, &left), "lraw-plan-stop-answered");
    table.say("follow");
    assert_eq!((table.asked().1, follow(&table, &left).0), (Some(Window::Main), None), "the plan has ended");
    // Another card stands where the attacked one stood, or the attacker is gone.
    let other = order("plan 5 then attack aw1 b as he-12 or-w1 then end");
    assert_eq!(
        (follow(&begin(), &other).0, why(&begin(), &other)),
        (None, "lraw-plan-stop-fighters".to_owned())
    );
    let mut gone = begin();
    let attacker = gone.warrior(A, 0);
    gone.remove(attacker);
    assert_eq!((follow(&gone, &plan).0, why(&gone, &plan)), (None, "lraw-plan-stop-fighters".to_owned()));
    // BAD-3: what is no longer legal stops it with the message of that line.
    let set = order("plan 5 then set he-18 then end");
    assert_eq!(
        (follow(&begin(), &set).0, why(&begin(), &set)),
        (None, "lraw-refuse-nothing-to-set".to_owned())
    );
    let mut late = begin();
    late.state.turn = 7;
    assert_eq!(why(&late, &plan), "lraw-plan-stop-past");
    assert_eq!(follow(&begin(), &order("plan 6 then end")).0, None, "another turn");
    // Dice were rolled: what may hang on them is left to its owner, all else goes on.
    let mut dicey = begin();
    dicey.field(A, "he-16");
    let (first, left) =
        follow(&dicey, &order("plan 5 then use au1 then attack aw1 b as he-11 or-w1 then end"));
    let left = left.unwrap();
    assert_eq!(left.to_string(), "plan 5 next 2 rolled then attack aw1 b as he-11 or-w1 then end");
    assert_eq!(first.as_deref(), Some("use au1"));
    dicey.say("use au1").quiet();
    assert_eq!(
        (follow(&dicey, &left).0, why(&dicey, &left)),
        (None, "lraw-plan-stop-dice".to_owned()),
        "the attack may be meant for another roll"
    );
    let mut dicey = begin();
    dicey.field(A, "he-16");
    let (_, left) = follow(&dicey, &order("plan 5 then use au1 then end"));
    let left = left.unwrap();
    assert_eq!(left.to_string(), "plan 5 next 2 rolled then end");
    dicey.say("use au1").quiet();
    assert_eq!(follow(&dicey, &left).0.as_deref(), Some("end"), "that does not hang on dice");
    // An attack that has become too weak is cancelled.
    for (least, said) in [(3, "cancel"), (2, "follow")] {
        let mut table = begin();
        let plan = order(&format!("plan 5 then attack aw1 b as he-11 or-w1 cancel-below {least} then end"));
        let mut left = follow(&table, &plan).1.unwrap();
        table.play(&["attack aw1 b", "use bf1"]);
        while *table.what() == Asked::Respond {
            if table.asked().0 == A {
                let (given, rest) = follow(&table, &left);
                assert_eq!(given.as_deref(), Some("pass"));
                left = rest.unwrap();
            }
            table.say("pass");
        }
        let (given, left) = follow(&table, &left);
        assert_eq!(given.as_deref(), Some(said), "he-11 has 2 left");
        table.say(said).quiet();
        assert_eq!(why(&table, &left.unwrap()), "lraw-plan-stop-answered", "and what was planned next waits");
    }
}
