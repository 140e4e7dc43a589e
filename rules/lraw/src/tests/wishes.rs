//! What a player may say though nobody asks for it: a place for a card that is set, to be asked before a Cool Down ends; and what the
//! modes leave to the stop list.

use std::sync::Arc;

use super::{
    standing::{given, order, view},
    table::{A, B, Table},
};
use crate::{
    cards::{Gs, Ph},
    moves::Move,
    orders::{Order, heed, warning},
    state::{Asked, At, Code, Zone},
    view::View,
};
use skald_vocabulary::{interface::Viewer, words::Words};

/// D-48: a card that is set, or played from the hand, comes to lie where its player says, else in the first free place.
#[test]
fn a_card_comes_to_lie_where_its_player_says() {
    let mut table = Table::new("hero", "orc");
    // Somebody may answer, so that what is played lies there.
    table.set(B, "or-18");
    let (first, second, third) = (table.hand(A, "he-17"), table.hand(A, "bo-01"), table.hand(A, "bo-27"));
    table.say("set he-17 u3");
    assert_eq!(table.at(first), At::Field(Zone::Unified, 2));
    table.say("set bo-01 f5");
    assert_eq!(table.at(second), At::Field(Zone::Fortified, 4));
    for (line, why) in
        [("use bo-27 m1 u3", "B-32: a card lies there"), ("use bo-27 m1 f1", "no place for it")]
    {
        assert!(!table.may(line), "{why}");
    }
    table.say("use bo-27 m1 u5");
    assert_eq!(table.at(third), At::Field(Zone::Unified, 4));
    let mut table = Table::new("hero", "orc");
    let card = table.hand(A, "he-17");
    table.say("set he-17");
    assert_eq!(table.at(card), At::Field(Zone::Unified, 0), "the first free place");
    assert_eq!(order("plan 5 then set he-17 u2 then end").to_string(), "plan 5 then set he-17 u2 then end");
}

/// A Warlord of Heroes who has destroyed a Warrior while its Special Ability cools down.
fn reset(orders: &[&str]) -> Table {
    let mut table = Table::new("hero", "orc");
    table.change(A, Gs::AleroReset);
    table.state.side_mut(A).sa_cool = 2;
    table.field(B, "or-07");
    let orders: Vec<Order> = orders.iter().map(|text| order(text)).collect();
    if let Some(wish) = heed(&table.state, A, &orders) {
        assert_eq!(wish.to_string(), "reset ask");
        table.state.side_mut(A).asks_reset = true;
        assert_eq!(heed(&table.state, A, &orders), None, "it is taken down");
    }
    table.say("attack a physical bw1");
    table
}

/// D-57: the Cool Down ends unasked; a player may have settled otherwise (5.2.7).
#[test]
fn a_cool_down_ends_unasked_unless_its_player_wishes_otherwise() {
    for unasked in [&[][..], &["answer reset always"]] {
        assert_eq!(reset(unasked).state.side(A).sa_cool, 0, "{unasked:?}");
    }
    for (wish, gives) in [("answer reset never", Some("no")), ("answer reset ask", None)] {
        let mut table = reset(&[wish]);
        let asked = table.state.asked.as_ref().unwrap();
        assert!(asked.seat == A && matches!(asked.what, Asked::YesNo { code: Code::Reset, .. }), "{wish}");
        assert_eq!(table.state.side(A).sa_cool, 2, "{wish}");
        assert_eq!(given(&table, &[wish]).as_deref(), gives, "{wish}");
        table.say("no");
        assert_eq!((table.state.side(A).sa_cool, table.asked().0), (2, B), "{wish}: then comes Perish");
        let mut table = reset(&[wish]);
        table.say("yes");
        assert_eq!((table.state.side(A).sa_cool, table.asked().0), (0, B), "{wish}");
    }
    let mut table = reset(&["answer reset never"]);
    assert_eq!(heed(&table.state, A, &[]), Some(Move::Reset("always".parse().unwrap())), "it is taken back");
    let seen = |table: &Table| View::of(&Arc::new(table.pool.clone()), &table.state, Viewer::Seat(B));
    let before = seen(&table);
    table.state.side_mut(A).asks_reset = false;
    assert_eq!(seen(&table), before, "nobody else can see the wish");
}

/// 5.2.5: in every mode the phases of one's own turn pass unless they stand on the stop list.
#[test]
fn own_phases_are_on_the_stop_list_in_every_mode() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "bo-27");
    table.state.phase = Ph::End;
    table.state.window = Some(crate::state::Window::Phase);
    table.state.asked = Some(crate::state::Question { seat: A, what: Asked::Respond });
    let preset = Order::preset().to_string();
    for mode in ["mode open", "mode bluff"] {
        assert_eq!(given(&table, &[&preset, mode]).as_deref(), Some("pass"), "{mode}");
        assert_eq!(given(&table, &["stop end", mode]), None, "{mode}");
    }
}

/// 5.2.1: whoever adds an event right after setting a card is told that this may tell what was set.
#[test]
fn a_new_event_right_after_setting_a_card_is_warned_of() {
    let mut table = Table::new("orc", "hero");
    table.hand(A, "or-18");
    let told = |table: &Table, text: &str| {
        let (view, _) = view(table, A);
        let say = warning(&view, &order(text), &[Order::preset()])?;
        Some(Words::english(&[("lraw.ftl", crate::WORDS[0].1)]).plain(&say))
    };
    assert_eq!(told(&table, "stop conscription 4"), None, "nothing was set");
    table.say("set or-18");
    let said = told(&table, "stop attack-warlord 0 conscription 4 end").unwrap();
    assert!(said.contains("at a Conscription from now on"), "{said}");
    assert_eq!(
        told(&table, "stop attack-warlord 3 unified end"),
        None,
        "no event is new but one of the own turn"
    );
    table.state.turn += 2;
    assert_eq!(told(&table, "stop conscription 4"), None, "long ago");
}
