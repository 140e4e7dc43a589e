//! What is asked tells nothing of a hand (ASY-7). That whom the table waits for tells nothing by when and for what (INV-40) is shown
//! among the properties of all games, with decks of every kind.

use super::table::{A, B, Table};
use crate::state::Asked;

#[test]
fn a_question_about_a_hand_is_put_whatever_is_held() {
    // The Realm of the Orcs lets a Warrior of the hand be Conscripted: one with a Warrior and one without are both asked.
    for held in ["or-03", "or-16"] {
        let mut table = Table::new("hero", "orc");
        table.veil(B, 1);
        table.hand(B, held);
        table.say("end");
        assert!(
            matches!(table.what(), Asked::Cards { code: crate::state::Code::Pick, .. }),
            "{held}: {:?}",
            table.what()
        );
        assert_eq!(table.may("none"), held == "or-16");
    }
}

// shows LRAW-3.5.2
#[test]
fn a_set_card_that_names_a_phase_opens_no_window_for_its_owner() {
    // One names the End Phase, the other answers an attack; both lie face-down in the turn of their owner.
    for other in ["an-17", "an-20"] {
        let mut table = Table::new("angel", "orc");
        table.set(A, other);
        table.say("end");
        assert_eq!(table.asked().0, A, "{other}: the next question is the answer to a foreign phase");
        assert_eq!(table.state.active, B, "{other}");
    }
}
