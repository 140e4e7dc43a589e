//! At which events somebody is asked in a foreign turn, event by event, and what the numbers of settings mean to the point (5.2).

use std::sync::Arc;

use super::{
    standing::given,
    table::{A, B, Table},
};
use crate::{
    ask::Answers,
    orders::{Class, Order, kept},
    state::{Asked, Window},
    view::View,
};
use skald_vocabulary::interface::{Kept, Viewer};

/// A table at which seat b, who has a card set, is to answer an event of this class, made by seat a.
fn asked_about(class: Class) -> Table {
    let mut table = match class {
        Class::Synergy => Table::new("orc", "titan"),
        Class::UnifiedOpt => Table::new("angel", "titan"),
        Class::Swift => Table::new("beast", "titan"),
        _ => Table::new("hero", "titan"),
    };
    match class {
        Class::Synergy => table.field(A, "or-01"),
        Class::UnifiedOpt => table.field(A, "an-10"),
        _ => table.field(A, "he-11"),
    };
    table.set(B, "ti-18");
    let line = match class {
        Class::AttackWarlord => "attack aw1 b",
        Class::AttackWarrior => {
            table.field(B, "ti-01");
            "attack aw1 bw1"
        }
        Class::Unified => {
            table.hand(A, "bo-27");
            "use bo-27 m1"
        }
        Class::UnifiedOpt => {
            table.field(A, "an-14");
            "use au1 aw1"
        }
        Class::Keyword => {
            table.top(A, "he-11");
            table.hand(A, "he-06");
            "conscript he-06 w2"
        }
        Class::Sa => "use a aw1",
        Class::Synergy => "use or-s1",
        Class::Consume => "use he-g1 aw1",
        Class::Swift => {
            table.hand(A, "mb-03");
            "use mb-03"
        }
        Class::Conscription => {
            table.hand(A, "he-11");
            "conscript he-11 w2"
        }
        Class::EndOfWar => "end",
        Class::Phase => "end",
        Class::Trigger | Class::Reinforce | Class::End => panic!("{class:?} is not among these"),
    };
    table.say(line);
    // The way there: b passes what comes before, a uses what triggers.
    for _ in 0..12 {
        let window = table.asked().1;
        let there = match class {
            Class::Keyword => {
                let item = table.state.sequence.last().and_then(|item| item.ability);
                let keyword = item.is_some_and(|id| table.pool.ability(id).tag.is_some());
                *table.what() == Asked::Respond && keyword
            }
            Class::Phase => window == Some(Window::Phase) && table.asked().0 == B,
            _ => *table.what() == Asked::Respond,
        };
        if there {
            break;
        }
        table.say(if table.may("use") { "use" } else { "pass" });
    }
    assert_eq!((table.asked().0, table.what()), (B, &Asked::Respond), "{class:?}");
    table
}

/// The classes of foreign events, but what triggers without being a keyword.
fn foreign() -> impl Iterator<Item = Class> {
    Class::ALL.iter().copied().filter(|class| !class.is_own() && *class != Class::Trigger)
}

fn stop(class: Class, least: i64) -> String {
    if class.counts() { format!("stop {} {least}", class.key()) } else { format!("stop {}", class.key()) }
}

/// Each class alone asks about its events, and every other one lets them pass.
#[test]
fn each_event_is_asked_about_by_its_own_class_alone() {
    for class in foreign() {
        let table = asked_about(class);
        for listed in Class::ALL {
            let said = given(&table, &[&stop(*listed, 0)]);
            let wanted = (*listed != class).then_some("pass");
            assert_eq!(said.as_deref(), wanted, "{class:?} by a list of {listed:?}");
        }
        assert_eq!(given(&table, &["stop"]).as_deref(), Some("pass"), "{class:?}");
        assert_eq!(given(&table, &["stop", "mode open"]), None, "{class:?}");
        assert_eq!(given(&table, &["stop", "mode bluff"]).as_deref(), Some("pass"), "{class:?}");
    }
}

/// The least number of an event is one that is asked about, and one less is not.
#[test]
fn a_threshold_asks_from_its_number_on() {
    // Keep Sentinel has 5; a Conscription counts what is printed.
    for class in [Class::AttackWarlord, Class::AttackWarrior, Class::Conscription] {
        let table = asked_about(class);
        assert_eq!(given(&table, &[&stop(class, 5)]), None, "{class:?}");
        assert_eq!(given(&table, &[&stop(class, 6)]).as_deref(), Some("pass"), "{class:?}");
    }
}

/// 5.2.2: `quick` asks where something can be answered and passes where nothing can; the others never look.
#[test]
fn quick_asks_only_where_something_can_be_answered() {
    let attacked = |set: &str| {
        let mut table = Table::new("hero", "titan");
        table.field(A, "he-11");
        table.set(B, set);
        table.say("attack aw1 b");
        table
    };
    for (set, can) in [("ti-18", true), ("bo-05", false)] {
        let table = attacked(set);
        assert_eq!(table.may("use bf1"), can, "{set}");
        let quick = given(&table, &["stop attack-warlord 0", "mode quick"]);
        assert_eq!(quick.as_deref(), (!can).then_some("pass"), "{set}");
        assert_eq!(given(&table, &["stop attack-warlord 0", "mode bluff"]), None, "{set}");
        assert_eq!(given(&table, &["mode open"]), None, "{set}");
    }
    let below = given(&attacked("ti-18"), &["stop attack-warlord 6", "mode quick"]);
    assert_eq!(below.as_deref(), Some("pass"), "what can be answered is not asked about below the list");
    // In the own turn one is asked whatever one can do (5.2.5).
    let mut table = attacked("ti-18");
    table.say("use bf1");
    assert_eq!(table.asked().0, A);
    table.veil(A, 3);
    assert!(!Answers::new(&table.pool, &table.state).lens().can_use(A, table.asked().1.unwrap()));
    assert_eq!(given(&table, &["stop", "mode quick"]), None);
    assert_eq!(given(&table, &["yield 5 asleep"]).as_deref(), Some("pass"), "unless one yields");
}

/// 5.2.3: the blow that brings the Warlord exactly to its maximum wakes; one damage less lets sleep.
#[test]
fn a_sleeper_is_woken_by_the_blow_that_just_fells() {
    let woken = |left: i32| {
        let mut table = Table::new("hero", "titan");
        table.field(A, "he-11");
        table.set(B, "ti-18");
        let dcm = table.pool.face(table.state.card(table.state.side(B).warlord).face).command.dcm;
        table.hurt(B, dcm - left);
        table.say("attack aw1 b");
        given(&table, &["yield 5 wake"]).is_none()
    };
    assert!(woken(5) && !woken(6));
    let table = asked_about(Class::AttackWarrior);
    assert_eq!(given(&table, &["yield 5 wake"]).as_deref(), Some("pass"), "another card is attacked");
}

/// 5.2.3: such a blow cancels the yield; whoever sleeps on, or is struck less hard, keeps it.
#[test]
fn a_yield_that_woke_its_owner_is_over() {
    let struck = |left: i32, text: &str| {
        let mut table = Table::new("hero", "titan");
        table.field(A, "he-11");
        table.set(B, "ti-18");
        let dcm = table.pool.face(table.state.card(table.state.side(B).warlord).face).command.dcm;
        table.hurt(B, dcm - left);
        let of: Order = text.parse().unwrap();
        let kept_by = |table: &Table, seat| {
            let view = View::of(&Arc::new(table.pool.clone()), &table.state, Viewer::Seat(seat));
            kept(&view, &of)
        };
        assert_eq!(kept_by(&table, B), Kept::As(of.clone()), "nothing is attacked yet");
        table.say("attack aw1 b");
        assert_eq!(kept_by(&table, A), Kept::As(of.clone()), "the other one's Warlord");
        match kept_by(&table, B) {
            Kept::Dropped(why) => why.id,
            other => {
                assert_eq!(other, Kept::As(of.clone()));
                "kept"
            }
        }
    };
    assert_eq!(struck(5, "yield 9 wake"), "lraw-order-woken");
    assert_eq!(struck(6, "yield 9 wake"), "kept");
    assert_eq!(struck(5, "yield 9 asleep"), "kept");
}

/// A standing activation comes before every way of passing, however late it was given, and one that does not fit before none.
#[test]
fn what_is_to_be_used_comes_before_what_passes() {
    let table = asked_about(Class::AttackWarlord);
    let passes = ["yield 9 asleep", "pass attacks 5", "stop", "mode quick"];
    for pass in passes {
        assert_eq!(
            given(&table, &[pass, "on attack-warlord 5 ti-18 strongest once"]).as_deref(),
            Some("use bf1")
        );
        let not = given(&table, &[pass, "on attack-warlord 6 ti-18 strongest once"]);
        let wanted = (pass != "mode quick").then_some("pass");
        assert_eq!(not.as_deref(), wanted, "{pass}");
    }
    // Of two that fit, the one given first.
    let mut table = asked_about(Class::AttackWarlord);
    table.set(B, "or-18");
    let [one, other] =
        ["on attack-warlord 0 ti-18 strongest each", "on attack-warlord 0 or-18 strongest each"];
    assert_eq!(given(&table, &[one, other]).as_deref(), Some("use bf1"));
    assert_eq!(given(&table, &[other, one]).as_deref(), Some("use bf2"));
}

/// Whoever asks each order by itself, as a host does, comes to what `decide` says of all of them.
#[test]
fn orders_one_by_one_come_to_what_is_decided() {
    let orders: Vec<Order> = [
        "mode quick",
        "yield 9 wake",
        "stop attack-warlord 6",
        "watch unified bo-27",
        "pass attacks 5",
        "on attack-warlord 5 ti-18 strongest once",
    ]
    .map(|text| text.parse().unwrap())
    .into();
    let mut decided = 0;
    for class in foreign() {
        let table = asked_about(class);
        let (view, at) = super::standing::view(&table, B);
        for some in 0..1_u32 << orders.len() {
            let given: Vec<Order> = (0..)
                .zip(&orders)
                .filter(|(bit, _)| some & (1 << bit) != 0)
                .map(|(_, order)| order.clone())
                .collect();
            let alone = given.iter().enumerate().find_map(|(at_order, order)| {
                let mut others = given.clone();
                others.remove(at_order);
                let back = crate::orders::stands_back(&view, &at, order, &others);
                (!back).then(|| crate::orders::follow(&view, &at, order)).flatten()
            });
            assert_eq!(alone, crate::orders::decide(&view, &at, &given), "{class:?}: {given:?}");
            decided += u32::from(alone.is_some());
        }
    }
    assert!(decided > 300, "{decided}");
}
