//! Turn plans (5.2.6): carried out one action after the other, until something is not as it was thought to be.

use super::{
    standing::{order, view},
    table::{A, B, Table},
};
use crate::{
    orders::{Order, decide},
    state::{Asked, Window},
};

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
    table.say("follow");
    assert_eq!((table.asked().1, follow(&table, &left).0), (Some(Window::Main), None), "the plan has ended");
    // Another card stands where the attacked one stood, or the attacker is gone.
    let other = order("plan 5 then attack aw1 b as he-12 or-w1 then end");
    assert_eq!(follow(&begin(), &other).0, None);
    let mut gone = begin();
    let attacker = gone.warrior(A, 0);
    gone.remove(attacker);
    assert_eq!(follow(&gone, &plan).0, None, "an action that is no longer legal");
    assert_eq!(follow(&begin(), &order("plan 6 then end")).0, None, "another turn");
    // Dice were rolled: what may hang on them is left to its owner, all else goes on.
    let mut dicey = begin();
    dicey.field(A, "he-16");
    let (first, left) =
        follow(&dicey, &order("plan 5 then use au1 then attack aw1 b as he-11 or-w1 then end"));
    assert_eq!((first.as_deref(), left), (Some("use au1"), None), "the attack may be meant for another roll");
    let (_, left) = follow(&dicey, &order("plan 5 then use au1 then end"));
    assert_eq!(left.map(|plan| plan.to_string()).as_deref(), Some("plan 5 next 2 then end"));
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
        assert_eq!(follow(&table, &left), (Some(said.to_owned()), None), "he-11 has 2 left");
    }
}
