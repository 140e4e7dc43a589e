//! Standing orders beside prepared rounds: what they answer and what they leave alone, their menus, and how they are read back.
//!
//! What does not belong here: prepared rounds (`prepare`), and what orders answer in play, which scenarios show.

use crate::{Chaos, Move, Order, State};
use skald_toolkit::grammar::Notation;
use skald_vocabulary::interface::{Decision, Habits, Papers, Pick, Rules, Seat, Sight, Viewer};

fn at(position: &str) -> (Chaos, State) {
    Chaos::read_position("orders", position).unwrap()
}

/// A decision of a kind that a seat may answer.
fn decision(game: &Chaos, state: &State, seat: u8, kind: &str) -> Decision {
    game.open(state, Seat(seat)).into_iter().find(|at| at.kind.as_str() == kind).unwrap()
}

/// What an order answers to a decision.
fn follow(game: &Chaos, state: &State, at: &Decision, order: &str) -> Option<String> {
    let view = game.view(state, Viewer::Seat(at.seat));
    game.follow(&view, at, &order.parse::<Order>().unwrap()).map(|with: Move| with.to_string())
}

#[test]
fn an_order_answers_the_questions_that_it_is_about_and_no_others() {
    let (game, state) = at(r#"lasting = ["swarm_of_doubt b a #1"]
        seat.a.hand = ["unravel"]"#);
    let (action, counter) = (decision(&game, &state, 0, "action"), decision(&game, &state, 0, "counter"));
    assert_eq!(follow(&game, &state, &counter, "counter any").as_deref(), Some("counter m1 unravel"));
    assert_eq!(follow(&game, &state, &action, "counter any"), None);
    assert_eq!(follow(&game, &state, &action, "window empty"), None, "nobody attacks");
    assert_eq!(follow(&game, &state, &counter, "round end"), None);
}

#[test]
fn countering_stands_back_for_a_prepared_inspiration_in_the_own_round_alone() {
    // shows CHAOS-16.3
    let (game, state) = at(r#"lasting = ["swarm_of_doubt b a #1", "swarm_of_doubt a b #2"]
        seat.a.hand = ["unravel", "wheeler"]
        seat.b.hand = ["unravel", "wheeler"]"#);
    let order = |text: &str| text.parse::<Order>().unwrap();
    let back = |seat: u8, others: &[&str]| {
        let at = decision(&game, &state, seat, "counter");
        let view = game.view(&state, Viewer::Seat(Seat(seat)));
        let others: Vec<Order> = others.iter().map(|text| order(text)).collect();
        game.stands_back(&view, &at, &order("counter any"), &others)
    };
    assert!(back(0, &["round do inspire wheeler"]));
    assert!(!back(0, &["round do attack wheeler b"]));
    assert!(!back(0, &[]));
    assert!(!back(1, &["round do inspire wheeler"]), "it is the round of a");
}

/// The words with which an order can begin or go on.
fn words(position: &str, path: &str) -> Vec<String> {
    let (game, state) = at(position);
    let step = game.ask_order(&game.view(&state, Viewer::Seat(Seat(0))), &Pick::path(path)).unwrap();
    step.menu
        .map(|menu| menu.pick.list().to_vec())
        .unwrap_or_default()
        .iter()
        .map(|of| of.key.to_string())
        .collect()
}

#[test]
fn whoever_has_no_card_is_offered_to_save_none() {
    let all = ["window", "round", "counter", "take", "save", "drop"];
    assert_eq!(words(r#"seat.a.hand = ["torpedo"]"#, ""), all);
    assert_eq!(
        words("seat.a = { hand = [], arsenal = [] }", ""),
        all.into_iter().filter(|word| *word != "save").collect::<Vec<_>>()
    );
}

#[test]
fn cards_are_offered_to_be_saved_by_name_each_once() {
    let position = r#"seat.a = { hand = ["torpedo*2", "iron_dome"], arsenal = [] }"#;
    let mut first = words(position, "save");
    first.sort();
    assert_eq!(first, ["iron_dome", "torpedo"]);
    assert_eq!(words(position, "save torpedo"), ["iron_dome"]);
}

#[test]
fn only_cards_that_wait_for_a_character_can_be_prepared_to_be_replaced() {
    // shows CHAOS-16.2
    let (game, state) = at(r#"seat.a.hand = ["lockjaw", "torpedo"]"#);
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let whole = |path: &str| game.ask_order(&view, &Pick::path(path)).is_ok_and(|step| step.whole.is_some());
    assert!(whole("round do inspire lockjaw"));
    assert!(!whole("round do inspire torpedo"));
}

#[test]
fn every_order_can_be_chosen_word_by_word() {
    let (game, state) = at(r#"seat.a.hand = ["torpedo", "unravel"]"#);
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    for line in [
        "window calm 4",
        "window calm 60 guard 99 defend",
        "counter any",
        "counter unravel",
        "counter unravel spell_breaker",
        "take defend mystical",
        "drop defend mystical",
        "round cycle",
        "round cycle lay end",
        "save torpedo",
    ] {
        let whole = game.ask_order(&view, &Pick::path(line)).unwrap().whole;
        assert_eq!(whole.map(|order| order.to_string()).as_deref(), Some(line));
    }
}

#[test]
fn a_prepared_attack_names_each_character_once() {
    // shows CHAOS-9.10
    let position = r#"seat.a.hand = ["handcuffs", "oil_slick"]
        seat.b = { row = ["rixa", "gun_skiff"] }"#;
    assert_eq!(
        words(position, "round do attack handcuffs b"),
        ["@warrior", "@rixa", "@gun_skiff", "oil_slick", "then"]
    );
}

#[test]
fn a_prepared_attack_on_everybody_needs_nobody_in_reach_yet() {
    let position = r#"seat.a = { warrior = "yipee", hand = ["stampede"] }
        seat.b.warrior = "fli_bi""#;
    let (game, state) = at(position);
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let whole = game.ask_order(&view, &Pick::path("round do attack stampede")).unwrap().whole;
    assert_eq!(whole.map(|order| order.to_string()).as_deref(), Some("round do attack stampede"));
}

#[test]
fn orders_are_read_back_in_words() {
    let (game, _) = at("");
    let told = |order: &str| crate::tests::english().plain(&game.tell_order(&order.parse().unwrap()));
    assert_eq!(
        told("counter unravel spell_breaker"),
        "counter lasting Mysticals with Unravel and Spell Breaker."
    );
    assert_eq!(
        told("round do lay gun_skiff b then lay rixa"),
        "do in turn, as long as it is legal: lay Gun Skiff on b and lay Rixa."
    );
    assert_eq!(
        told("round do inspire lockjaw pounce"),
        "do in turn, as long as it is legal: replace Lockjaw and Pounce."
    );
    assert_eq!(told("counter any"), "counter lasting Mysticals with any card that can.");
    assert_eq!(told("save iron_dome"), "save Iron Dome unless you would fall.");
    assert_eq!(
        told("round do ability then end"),
        "do in turn, as long as it is legal: use your ability and end the round."
    );
}

#[test]
fn the_forms_of_orders_say_what_can_be_left_out() {
    let forms = Order::forms();
    let form = |verb: &str| forms.iter().find(|form| form.starts_with(verb)).unwrap().as_str();
    assert_eq!(form("counter"), "counter any|CARD ...");
    assert_eq!(form("window"), "window [empty] [calm N] [guard N [both|defend]]");
    assert_eq!(form("round"), "round [cycle] [lay] [end] [do ACTION then ACTION ...]");
}

#[test]
fn the_order_that_spares_others_the_wait_answers_attacks_of_some_weight() {
    let (game, _) = at("");
    let all: Vec<String> = game.sparing_orders(Seat(0)).iter().map(ToString::to_string).collect();
    assert_eq!(all, ["window guard 3 both"]);
}

#[test]
fn nothing_is_taken_down_for_somebody_who_is_out() {
    let (game, state) =
        at("seats = 3\nfallen = [\"c\"]\nseat.c = { total = 0, out = true, hand = [], arsenal = [] }");
    let save: Order = "save iron_dome".parse().unwrap();
    let heeds = |seat: u8| game.heed(&state, Seat(seat), std::slice::from_ref(&save)).is_some();
    assert!(heeds(0));
    assert!(!heeds(2));
}
