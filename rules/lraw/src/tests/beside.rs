//! Which lines of standing activations may stand, and which of them stand beside one another (5.2.4).

use std::sync::Arc;

use super::{
    standing::{attacked, given, order},
    table::{A, B, Table},
};
use crate::{orders::Orders, view::View};
use skald_vocabulary::interface::{Arg, Refuse, Viewer};

/// 5.2.4: two lines about one card and event are tried from the first to the last.
#[test]
fn lines_with_other_conditions_stand_side_by_side() {
    let table = attacked("dwarf", "dw-18");
    let lines = ["on attack-warlord 4 dw-18 attacker once turn 6", "on attack-warlord 5 dw-18 attacker once"];
    assert_ne!(order(lines[0]).slot(), order(lines[1]).slot());
    assert_eq!(given(&table, &lines).as_deref(), Some("use bf1"), "the second one fits");
    assert_eq!(given(&table, &lines[..1]), None);
}

/// 5.2.4: a line may name a face-up Warrior that answers in foreign turns, by Purge or Preserve.
#[test]
fn a_face_up_warrior_that_can_answer_may_stand_on_a_line() {
    let refused = |table: &Table, text: &str| {
        let view = View::of(&Arc::new(table.pool.clone()), &table.state, Viewer::Seat(B));
        let say = Orders(&view).objection(&order(text), &[])?.say();
        // Which line it is comes first.
        match say.arg("why") {
            Some(Arg::Say(why)) => Some(why.id),
            _ => Some(say.id),
        }
    };
    for (legion, card) in [("demon", "de-01"), ("bounty", "bo-21")] {
        let mut table = Table::new("hero", legion);
        let line = format!("on attack-warlord 0 {card} attacker once");
        table.field(A, "he-11");
        table.hand(B, card);
        table.say("attack aw1 b");
        assert_eq!(refused(&table, &line), Some("lraw-refuse-not-held"), "{card}: in the hand");
        let mut table = Table::new("hero", legion);
        table.field(A, "he-11");
        table.field(B, card);
        table.field(B, "he-11");
        table.say("attack aw1 b");
        assert_eq!(refused(&table, &line), None, "{card}");
        let never = refused(&table, "on attack-warlord 0 he-11 attacker once");
        assert_eq!(never, Some("lraw-refuse-answers-nothing"));
        assert_eq!(given(&table, &[&line]).as_deref(), Some("use bw1"), "{card}");
    }
}
