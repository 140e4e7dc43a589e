//! What is asked tells nothing of a hand (ASY-7), and what is passed over says nothing (5.2.4). That whom the table waits for tells
//! nothing by when and for what (INV-40) is shown among the properties of all games, with decks of every kind.

use super::{
    standing::{attacked, given, order, view},
    table::{A, B, Table},
};
use crate::{
    Lraw,
    ask::rows,
    state::{Asked, Code, State},
};
use skald_vocabulary::interface::{Auto, Decision, Habits, Key, Say, Seat, Wait};

/// What everybody can know of the question that stands, and whether it may be answered by itself.
fn put(table: &Table) -> (Seat, Vec<Wait>, Key, Auto) {
    let seat = table.asked().0;
    let open = |state: &State| -> Option<Decision> {
        rows::open(state, seat, 10, &table.pool, |question| question.row(None).prompt())
    };
    let at = open(&table.state).unwrap();
    (seat, rows::wait(&table.state), at.kind, at.auto)
}

// ASY-7, D-41
#[test]
fn charisma_asks_whatever_its_player_holds() {
    let asked = |held: &str| {
        let mut table = Table::new("hero", "orc");
        table.hand(A, "he-05");
        table.hand(A, held);
        table.say("conscript he-05 w1");
        table
    };
    let (warrior, none) = (asked("he-11"), asked("he-18"));
    assert_eq!(put(&warrior), put(&none));
    assert_eq!(
        put(&none).3,
        Auto::Never,
        "that declining is all that can be said is not told by saying it at once"
    );
    assert_eq!((warrior.may("use"), none.may("use")), (true, false));
    // What is answered once for all is answered in both, and the default declines both.
    assert_eq!(given(&warrior, &["keyword charisma always"]).as_deref(), Some("use"));
    for table in [&warrior, &none] {
        assert_eq!(given(table, &["keyword charisma never"]).as_deref(), Some("decline"));
        assert_eq!(given(table, &["keyword charisma ask"]), None);
    }
    assert_eq!(given(&none, &["keyword charisma always"]).as_deref(), Some("decline"));
    // Whoever uses it is asked for the Warrior, with one in hand as with two.
    for more in [None, Some("he-11")] {
        let mut table = Table::new("hero", "orc");
        table.hand(A, "he-05");
        table.hand(A, "he-11");
        more.map(|more| table.hand(A, more));
        table.play(&["conscript he-05 w1", "use"]);
        assert!(matches!(table.what(), Asked::Cards { code: Code::Pick, .. }), "{:?}", table.what());
        assert_eq!(put(&table).3, Auto::Never);
    }
}

// ASY-7, D-44
#[test]
fn a_search_that_may_take_nothing_asks_whatever_the_deck_holds() {
    let searches = |fits: &str| {
        let from = "Search(Ex(1),And([Warrior,Leg(Hero),Base(Le,3)]),Hand)])]";
        let mut table = Table::changed("hero", "orc", from, &format!("Search(Up(1),{fits},Hand)])]"));
        table.hand(A, "he-15");
        table.say("use he-15");
        table
    };
    let (some, none) = (searches("Warrior"), searches("And([Warrior,Name(\"Dragon\")])"));
    assert_eq!(put(&some), put(&none));
    assert_eq!(put(&none).3, Auto::Never);
    assert!(none.may("none") && some.may("-"));
}

#[test]
fn a_question_about_a_hand_is_put_whatever_is_held() {
    // The Realm of the Orcs lets a Warrior of the hand be Conscripted: one with a Warrior and one without are both asked.
    for held in ["or-03", "or-16"] {
        let mut table = Table::new("hero", "orc");
        table.veil(B, 1);
        table.hand(B, held);
        table.say("end");
        assert!(matches!(table.what(), Asked::Cards { code: Code::Pick, .. }), "{held}: {:?}", table.what());
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

// 5.2.4, ASY-3
#[test]
fn a_standing_activation_that_is_not_legal_is_passed_over_without_a_word() {
    let game = Lraw::standard(2).unwrap();
    let (view, at) = view(&attacked("dwarf", "dw-18"), B);
    let why = Some(Say::new("refuse-closed"));
    let used = order("on attack-warlord 4 dw-18 attacker once");
    assert_eq!(game.skipped(&view, &at, &used, why.clone()), None);
    assert_eq!(game.left(&view, &at, &used, false), Some(used.clone()), "it was not used");
    assert_eq!(game.left(&view, &at, &used, true), None);
    // Of all others their owner is told.
    assert_eq!(game.skipped(&view, &at, &order("give discard lowest-atk"), why.clone()), why);
}
