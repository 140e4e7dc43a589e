//! Standing orders in all their forms, and what they give (5.2).

use std::sync::Arc;

use super::table::{A, B, Table};
use crate::{
    Move,
    ask::rows,
    orders::{Bound, Class, Order, Orders, decide, given_with, heed, is_over, stands_back},
    state::{Asked, Window},
    view::View,
};
use skald_toolkit::grammar::GrammarExt;
use skald_vocabulary::interface::{Decision, Pick, Seat, Viewer};

pub(super) fn order(text: &str) -> Order {
    let order: Order = text.parse().unwrap_or_else(|bad| panic!("{text}: {bad:?}"));
    assert_eq!(order.to_string(), text);
    order
}

pub(super) fn view(table: &Table, seat: Seat) -> (View, Decision) {
    let view = View::of(&Arc::new(table.pool.clone()), &table.state, Viewer::Seat(seat));
    let at = rows::open(&table.state, seat, 10, &table.pool, |question| question.row(None).prompt()).unwrap();
    (view, at)
}

/// What these orders give the one who is asked.
pub(super) fn given(table: &Table, orders: &[&str]) -> Option<String> {
    let seat = table.state.asked.as_ref().unwrap().seat;
    let (view, at) = view(table, seat);
    let orders: Vec<Order> = orders.iter().map(|text| order(text)).collect();
    decide(&view, &at, &orders).map(|with| {
        let line = with.to_string();
        assert!(table.may(&line), "{line}");
        line
    })
}

/// B-83: orders are read in the form of 5.2 as well, and printed in one way.
#[test]
fn orders_are_read_as_the_rules_write_them() {
    for (said, printed) in [
        ("on attack-warlord>=6 use TI-18 once", "on attack-warlord 6 ti-18 strongest once"),
        ("on unified name \"Valley\" use BO-01 each", "on unified 0 bo-01 strongest each name valley"),
        (
            "on unified if name \"Valley of Death\" use BO-01",
            "on unified 0 bo-01 strongest each name valley-of-death",
        ),
        (
            "on attack-warrior>=4 if ap>=5 use DW-18 at attacker once",
            "on attack-warrior 4 dw-18 attacker once ap 5",
        ),
        ("on end-of-war use BO-10", "on end-of-war 0 bo-10 strongest each"),
        (
            "on attack-warlord if atk>=7 and dmg>=40, turn>=9 use bo-41 x 3",
            "on attack-warlord 7 bo-41 strongest each dmg 40 turn 9 x 3",
        ),
        ("on unified use ti-19 mode 1 at zone 2 each", "on unified 0 ti-19 zone-2 each mode 1"),
        ("stop attack-warlord>=6, unified, end", "stop attack-warlord 6 unified end"),
        (
            "stop unified:\"Valley of Death\", unified:Rain, conscription>=4",
            "stop unified name valley-of-death unified name rain conscription 4",
        ),
        (
            "plan 5 then attack aw1 b cancel-if atk<4 then end",
            "plan 5 then attack aw1 b cancel-below 4 then end",
        ),
    ] {
        assert_eq!(said.parse::<Order>().map(|order| order.to_string()).as_deref(), Ok(printed), "{said}");
        order(printed);
    }
    for (wrong, before, possible) in [
        ("on attack-warlord>=6 TI-18", "on attack-warlord>=6", "use"),
        ("on unified>=3 use bo-01", "on", "unified"),
        ("on reinforce use bo-01", "on", "end-of-war"),
        ("on unified if atk>=3 use bo-01", "on unified if", "ap>=N"),
        ("on unified if ap>=5 ap>=6 use bo-01", "on unified if ap>=5", "turn>=N"),
        ("on unified use bo-01 at nowhere", "on unified use bo-01 at", "newest"),
        ("on unified use bo-01 at zone 6", "on unified use bo-01 at zone", "5"),
        ("on unified use bo-01 mode", "on unified use bo-01 mode", "N"),
        ("on unified use bo-01 if ap>=5", "on unified use bo-01", "once"),
        ("stop attack-warlord>=many", "stop", "attack-warlord>=N"),
        ("stop unified end-of-war:\"Valley\"", "stop unified", "sa"),
    ] {
        let place = wrong.parse::<Order>().unwrap_err().place.unwrap();
        assert_eq!(place.before.join(" "), before, "{wrong}");
        assert!(place.possible.iter().any(|word| word == possible), "{wrong}: {place:?}");
    }
    let open = "on unified name \"Valley use bo-01".parse::<Order>().unwrap_err().place.unwrap();
    assert_eq!((open.before.len(), open.word), (6, None), "the quotation is not closed");
}

/// Seat a attacks the Warlord of b, who has a card set.
pub(super) fn attacked(legion: &str, set: &str) -> Table {
    let mut table = Table::new("hero", legion);
    table.field(A, "he-11");
    table.set(B, set);
    table.say("attack aw1 b");
    table
}

#[test]
fn conditions_hold_or_the_line_is_skipped_in_silence() {
    let mut table = attacked("dwarf", "dw-18");
    let left = table.state.side(B).ap;
    let line = |more: &str| format!("on attack-warlord 4 dw-18 attacker once{more}");
    assert_eq!(given(&table, &[&line("")]).as_deref(), Some("use bf1"));
    for (more, holds) in [
        (format!(" ap {left}"), true),
        (format!(" ap {}", left + 1), false),
        (" turn 5".to_owned(), true),
        (" turn 6".to_owned(), false),
        // The attack of 5 brings the damage from 0 to 5.
        (" dmg 5".to_owned(), true),
        (" dmg 6".to_owned(), false),
        (" name he-11".to_owned(), true),
        (" name he-12".to_owned(), false),
        (" ap 5 turn 5 dmg 5".to_owned(), true),
        (" ap 5 turn 5 dmg 6".to_owned(), false),
    ] {
        assert_eq!(given(&table, &[&line(&more)]).is_some(), holds, "{more}");
    }
    assert_eq!(
        given(&table, &["on attack-warlord 6 dw-18 attacker once"]),
        None,
        "A-05: the attack is too small"
    );
    let words = crate::orders::slug(&table.pool.face(table.state.card(table.warrior(A, 0)).face).name);
    let word = words.split('-').next().unwrap().to_owned();
    assert!(given(&table, &[&line(&format!(" name {word}"))]).is_some(), "a word of its name: {word}");
    // the card has gone back to the hand; nothing is made and nothing is said.
    let card = table.state.side(B).cards(crate::state::Zone::Fortified).next().unwrap();
    table.remove(card);
    assert_eq!(given(&table, &[&line("")]), None);
}

#[test]
fn a_rule_names_the_target() {
    for (rule, target) in
        [("strongest", "aw2"), ("weakest", "aw3"), ("newest", "aw1"), ("zone-2", "aw2"), ("zone-3", "aw3")]
    {
        let mut table = Table::new("hero", "titan");
        let first = table.field(A, "he-01");
        table.field(A, "he-11");
        table.field(A, "he-05");
        table.state.stamp += 1;
        table.state.card_mut(first).since = table.state.stamp;
        table.hand(A, "bo-27");
        table.set(B, "ti-19");
        table.say("use bo-27 m1");
        let line = format!("on unified 0 ti-19 {rule} each");
        assert_eq!(given(&table, &[&line]), Some(format!("use bf1 {target}")), "{rule}");
    }
}

#[test]
fn an_x_is_named_beforehand() {
    let table = attacked("orc", "bo-41");
    assert_eq!(given(&table, &["on attack-warlord 0 bo-41 attacker once x 3"]).as_deref(), Some("use bf1 3"));
    assert_eq!(
        given(&table, &["on attack-warlord 0 bo-41 attacker once"]).as_deref(),
        Some("use bf1 1"),
        "the least"
    );
}

#[test]
fn a_sequence_is_slept_through_and_the_next_one_is_not() {
    let mut table = Table::new("hero", "titan");
    table.hand(A, "bo-27");
    table.set(B, "ti-19");
    table.say("use bo-27 m1");
    let first = table.state.sequence[0].id;
    assert_eq!(given(&table, &[&format!("sequence {first}")]).as_deref(), Some("pass"));
    assert_eq!(given(&table, &[&format!("sequence {}", first + 1)]), None);
    assert_eq!(given(&table, &["yield 5 asleep"]).as_deref(), Some("pass"), "this turn");
    assert_eq!(given(&table, &["yield 4 asleep"]), None, "it is over");
}

/// ASY-6: all attacks of a turn, or the end of its War Phase, are passed with one word.
#[test]
fn the_rest_of_a_turn_can_be_passed_at_once() {
    let table = attacked("titan", "ti-18");
    assert_eq!(given(&table, &["mode open", "pass attacks 5"]).as_deref(), Some("pass"));
    assert_eq!(given(&table, &["mode open", "pass attacks 6"]), None, "another turn");
    assert_eq!(given(&table, &["mode open", "pass end-of-war 5"]), None, "an attack");
    let mut table = Table::new("hero", "titan");
    table.set(B, "ti-18");
    table.say("end");
    assert_eq!(given(&table, &["mode open", "pass end-of-war 5"]).as_deref(), Some("pass"));
    assert_eq!(given(&table, &["mode open", "pass attacks 5"]), None, "the end of the War Phase");
    let first =
        given(&attacked("titan", "ti-18"), &["pass attacks 5", "on attack-warlord 4 ti-18 strongest once"]);
    assert_eq!(first.as_deref(), Some("use bf1"), "a standing activation comes first");
}

/// ASY-6: what may pass with a window is offered there, by what everybody sees; and it ends with its turn.
#[test]
fn what_may_pass_with_a_window_is_offered_and_ends_with_its_turn() {
    let offered = |table: &Table, with: &Move| {
        let (view, at) = view(table, table.asked().0);
        given_with(&view, &at, with).iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let mut table = attacked("titan", "ti-18");
    assert_eq!(offered(&table, &Move::Pass), ["pass attacks 5", "pass end-of-war 5"]);
    assert_eq!(offered(&table, &"use bf1".parse().unwrap()), Vec::<String>::new(), "that is no pass");
    let (now, _) = view(&table, B);
    let over = |view: &View, text: &str| is_over(view, &order(text));
    for text in ["pass attacks 5", "pass end-of-war 5", "yield 5 asleep", "yield 6 wake", "hold 5", "stop"] {
        assert!(!over(&now, text), "{text}");
    }
    for text in
        ["pass attacks 4", "pass attacks 6", "pass end-of-war 7", "yield 4 asleep", "hold 4", "sequence 1"]
    {
        assert!(over(&now, text), "{text}");
    }
    table.say("pass");
    table.say("end");
    assert_eq!(
        offered(&table, &Move::Pass),
        Vec::<String>::new(),
        "the end of the War Phase is all that is left"
    );
    // In the own turn nothing of the sort is asked.
    let mut table = attacked("titan", "ti-18");
    table.say("use bf1");
    assert_eq!((table.asked().0, offered(&table, &Move::Pass)), (A, Vec::new()));
}

/// 5.2.1: the list that everybody begins with.
#[test]
fn everybody_begins_with_the_list_of_the_rules() {
    let begun: Order = "stop attack-warlord, attack-warrior>=5, unified, sa".parse().unwrap();
    let Order::Stop(mut list) = Order::preset() else { panic!() };
    // Any attack on a Warlord.
    assert_eq!(list[0], (Class::AttackWarlord, Some(Bound::Least(0))));
    list[0].1 = None;
    assert_eq!(Order::Stop(list), begun);
}

/// 5.2.4: at most ten lines; those about one card at several events are several.
#[test]
fn at_most_ten_standing_activations_stand() {
    let table = attacked("titan", "ti-18");
    let (view, _) = view(&table, B);
    let one = order("on attack-warlord 6 ti-18 strongest once");
    let other = order("on attack-warrior 6 ti-18 strongest once");
    assert_ne!(one.slot(), other.slot());
    assert_eq!(
        one.slot(),
        order("on attack-warlord 6 ti-18 weakest each").slot(),
        "it replaces the older one"
    );
    // COND is part of the line: with another one the card stands on two.
    let conditions =
        ["", " ap 5", " ap 6", " dmg 5", " turn 5", " name valley", " ap 5 turn 5", " name valley-of-death"];
    let mut slots = std::collections::BTreeSet::new();
    for least in [0, 3, 6] {
        for more in conditions {
            slots.insert(order(&format!("on attack-warlord {least} ti-18 strongest once{more}")).slot());
        }
    }
    assert_eq!(slots.len(), 3 * conditions.len());
    let slot = |more: &str| order(&format!("on attack-warlord 6 ti-18 strongest once{more}")).slot();
    assert_eq!(slot(" ap 5 turn 5"), slot(" turn 5 ap 5"), "the same conditions");
    assert_eq!(slot(" ap 5"), slot(" ap 5 x 2"), "used in another way");
    let nine = vec![other.clone(); 9];
    assert!(Orders(&view).objection(&one, &nine).is_none());
    assert!(Orders(&view).objection(&one, &vec![other; 10]).is_some());
    let stop = vec![order("stop"); 10];
    assert!(Orders(&view).objection(&one, &stop).is_none(), "settings are no lines");
}

#[test]
fn a_card_can_be_watched_beside_the_stop_list() {
    let mut table = Table::new("hero", "titan");
    table.hand(A, "bo-27");
    table.set(B, "ti-19");
    table.say("use bo-27 m1");
    assert_eq!(given(&table, &["stop"]).as_deref(), Some("pass"));
    assert_eq!(given(&table, &["stop", "watch unified bo-27"]), None, "asked about this card");
    assert_eq!(given(&table, &["stop", "watch unified bo-01"]).as_deref(), Some("pass"));
    assert_eq!(given(&table, &["stop", "watch attack-warlord bo-27"]).as_deref(), Some("pass"));
    let (view, at) = view(&table, B);
    assert!(stands_back(&view, &at, &order("stop"), &[order("watch unified bo-27")]));
}

/// 5.2.1: a threshold of a stop list may be a name.
#[test]
fn a_stop_list_may_name_the_card_of_an_event() {
    let mut table = Table::new("hero", "titan");
    let used = table.hand(A, "bo-27");
    table.set(B, "ti-19");
    table.say("use bo-27 m1");
    let words = crate::orders::slug(&table.pool.face(table.state.card(used).face).name);
    let word = words.split('-').next().unwrap();
    assert_eq!(given(&table, &[&format!("stop unified name {word}")]), None);
    assert_eq!(given(&table, &["stop unified name bo-27"]), None);
    assert_eq!(given(&table, &["stop unified name valley unified name bo-27"]), None, "one of two");
    assert_eq!(given(&table, &["stop unified name valley"]).as_deref(), Some("pass"));
    assert_eq!(given(&table, &["stop keyword name bo-27"]).as_deref(), Some("pass"));
}

/// 5.2.2: what stands on no stop list passes at once, an own card that lies on top as well.
#[test]
fn nobody_is_asked_about_an_own_answer_but_who_wants_to_be_at_everything() {
    let mut table = attacked("orc", "or-18");
    table.set(B, "or-20");
    table.say("use bf1");
    assert_eq!(table.asked(), (A, Some(Window::Response)));
    assert_eq!(given(&table, &[&Order::preset().to_string()]), None, "who was answered is asked (5.2.5)");
    table.say("pass");
    assert_eq!(table.asked(), (B, Some(Window::Response)), "everybody has passed on it but its owner");
    let preset = Order::preset().to_string();
    assert_eq!(given(&table, &[&preset]).as_deref(), Some("pass"));
    assert_eq!(given(&table, &[&preset, "mode bluff"]).as_deref(), Some("pass"));
    assert_eq!(given(&table, &[&preset, "mode open"]), None);
}

/// 5.2.3, 5.2.5: what the rules call by one word is read as things stand now.
#[test]
fn yields_and_holds_are_read_by_the_words_of_the_rules() {
    let read = |table: &Table, seat: Seat, text: &str| {
        let (pool, who) = (Arc::new(table.pool.clone()), Viewer::Seat(seat));
        let view = View::of(&pool, &table.state, who);
        let step = Orders(&view).ask(&Pick::path(text));
        step.ok().and_then(|step| step.whole).map(|order| order.to_string())
    };
    let mut table = Table::new("hero", "titan");
    table.hand(A, "bo-27");
    table.set(B, "ti-19");
    assert_eq!(read(&table, B, "yield-sequence"), None, "there is none");
    table.say("use bo-27 m1");
    let first = table.state.sequence[0].id;
    assert_eq!(read(&table, B, "yield-sequence"), Some(format!("sequence {first}")));
    assert_eq!(read(&table, B, "yield-turn").as_deref(), Some("yield 5 asleep"));
    assert_eq!(read(&table, B, "yield-turn wake").as_deref(), Some("yield 5 wake"));
    assert_eq!(read(&table, B, "yield-to-me").as_deref(), Some("yield 5 asleep"), "the next turn is b's");
    assert_eq!(read(&table, B, "hold next").as_deref(), Some("hold 6"));
    assert_eq!(read(&table, A, "hold next").as_deref(), Some("hold 5"));
    // In the own turn the next one is meant, up to which all of the others pass.
    assert_eq!(read(&table, A, "yield-to-me").as_deref(), Some("yield 6 asleep"));
    let mut table = Table::three("hero", "orc", "angel");
    for (turn, active, of_a, of_b) in [(5, A, 7, 5), (6, B, 7, 8)] {
        (table.state.turn, table.state.active) = (turn, active);
        assert_eq!(read(&table, A, "yield-to-me"), Some(format!("yield {of_a} asleep")), "turn {turn}");
        assert_eq!(read(&table, B, "yield-to-me"), Some(format!("yield {of_b} asleep")), "turn {turn}");
    }
}

/// 5.2.5: with the end of the War Phase one may stop in the End Phase, where one has a card for it.
#[test]
fn whoever_ends_the_war_may_stop_in_the_end_phase() {
    let offered = |table: &Table| {
        let (view, at) = view(table, A);
        given_with(&view, &at, &Move::End).iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let mut table = Table::new("hero", "orc");
    assert_eq!(offered(&table), Vec::<String>::new(), "without a card for it");
    table.dead(A, "bo-35");
    assert_eq!(offered(&table), ["end-phase 5"]);
    let (now, _) = view(&table, A);
    assert!(!is_over(&now, &order("end-phase 5")) && is_over(&now, &order("end-phase 4")));
    table.say("end");
    let preset = Order::preset().to_string();
    assert_eq!(given(&table, &[&preset]).as_deref(), Some("pass"));
    assert_eq!(given(&table, &[&preset, "end-phase 5"]), None, "asked");
    assert_eq!(given(&table, &[&preset, "end-phase 7"]).as_deref(), Some("pass"), "another turn");
}

/// 5.4, D-51: whether dice are rolled again can be said once for all.
#[test]
fn whether_the_lowest_die_is_rolled_again_is_said_once_for_all() {
    let mut table = Table::new("hero", "orc");
    table.field(A, "bo-13");
    table.hand(A, "he-14");
    table.dice.0 = vec![2, 6];
    table.say("use he-14");
    assert!(
        matches!(table.what(), Asked::Number { code: crate::state::Code::Reroll, .. }),
        "{:?}",
        table.what()
    );
    assert_eq!(given(&table, &["answer reroll never"]).as_deref(), Some("0"));
    assert_eq!(given(&table, &["answer reroll always"]).as_deref(), Some("1"));
    assert_eq!(given(&table, &["answer rise always"]), None);
    // Of two dice it is the lower one.
    let mut table = Table::new("hero", "orc");
    table.field(A, "bo-13");
    table.field(A, "bo-14");
    table.dice.0 = vec![5, 2, 6];
    table.say("use au2");
    assert_eq!(given(&table, &["answer reroll always"]).as_deref(), Some("2"));
}

#[test]
fn questions_are_answered_once_for_all() {
    let mut table = Table::begun("hero", "orc", &[]);
    table.say("yes").say("yes").say("no");
    assert!(matches!(table.what(), Asked::YesNo { code: crate::state::Code::Extra, .. }));
    assert_eq!(given(&table, &["answer extra always"]).as_deref(), Some("yes"));
    assert_eq!(given(&table, &["answer extra never"]).as_deref(), Some("no"));
    assert_eq!(given(&table, &["answer rise never"]), None);
    // Upkeep is a price.
    let mut table = Table::new("hero", "demon");
    table.field(B, "de-11");
    table.say("end");
    assert!(
        matches!(table.what(), Asked::Price { code: crate::state::Code::Upkeep, .. }),
        "{:?}",
        table.what()
    );
    assert_eq!(given(&table, &["answer upkeep always"]).as_deref(), Some("pay"));
    assert_eq!(given(&table, &["answer upkeep never"]).as_deref(), Some("no"));
}

#[test]
fn what_goes_first_is_said_once_for_all() {
    let mut table = Table::new("hero", "orc");
    for card in ["or-01", "or-16", "or-07"] {
        table.hand(B, card);
    }
    table.hand(A, "he-02");
    table.say("conscript he-02 w1");
    while !matches!(table.what(), Asked::Cards { code: crate::state::Code::Discard, .. }) {
        table.say(if table.may("use") { "use" } else { "pass" });
    }
    assert_eq!(given(&table, &["give discard longest-held"]).as_deref(), Some("or-01"));
    assert_eq!(given(&table, &["give discard lowest-atk"]).as_deref(), Some("or-16"), "no attack at all");
    assert_eq!(
        given(&table, &["give discard or-02 or-07 longest-held"]).as_deref(),
        Some("or-07"),
        "by name"
    );
    assert_eq!(given(&table, &["give sacrifice lowest-atk"]), None);
}

#[test]
fn one_is_asked_once_about_an_own_item_where_one_wants_to_be() {
    let asked = |hold: &str| {
        let mut table = Table::new("hero", "orc");
        let orders = [order(hold)];
        let wanted = heed(&table.state, A, &orders);
        if let Some(Move::Hold(turn)) = wanted {
            table.state.side_mut(A).hold = u16::try_from(turn).unwrap();
            assert_eq!(heed(&table.state, A, &orders), None, "it is taken down");
        }
        table.hand(A, "bo-27");
        table.hand(A, "he-12");
        table.field(A, "he-11");
        table.say("use bo-27 m1");
        let first = table.asked();
        if first.1 == Some(Window::Response) {
            assert!(table.may("use he-12 aw1"), "another card on the own one");
            table.say("pass");
        }
        table.say("use he-12 aw1");
        (first, table.asked())
    };
    let own = Some(Window::Response);
    let (first, second) = asked("hold 5");
    assert!(first == (A, own) && second.1 != own, "once");
    for later in ["hold 7", "hold 4"] {
        let (first, second) = asked(later);
        assert!(first.1 != own && second.1 != own, "{later}: that is another turn");
    }
    // Nobody else can see the wish.
    let mut table = Table::new("hero", "orc");
    let before = View::of(&Arc::new(table.pool.clone()), &table.state, Viewer::Seat(B));
    table.state.side_mut(A).hold = 5;
    assert_eq!(View::of(&Arc::new(table.pool.clone()), &table.state, Viewer::Seat(B)), before);
    assert_eq!(heed(&table.state, A, &[]), Some(Move::Hold(0)), "it is taken back with the order");
}

#[test]
fn own_phases_pass_unless_they_are_named() {
    let mut table = Table::new("hero", "orc");
    table.dead(A, "bo-35");
    table.say("end");
    assert_eq!((table.state.phase, table.asked()), (crate::cards::Ph::End, (A, Some(Window::Phase))));
    assert_eq!(given(&table, &["stop phase"]).as_deref(), Some("pass"));
    assert_eq!(given(&table, &["stop end"]), None);
    assert_eq!(given(&table, &["stop reinforce"]).as_deref(), Some("pass"));
}
