//! What can be ordered, how it is written, and which orders a seat has from the start.

use super::{english, table};
use crate::{Order, State, War, orders};
use skald_runners::catalogue::GameKind;
use skald_toolkit::{
    grammar::Notation,
    orders::{objection, written},
    table::Table,
};
use skald_vocabulary::{
    chance::Fast,
    interface::{Habits, Pick, Rules, Seat, Sight, Viewer},
};

/// A game of two as it is dealt, with these options.
fn dealt(options: &[(&str, &str)]) -> (War, State) {
    let game = table(2, options);
    let state = game.start(&[], &mut Fast::new(1), &mut Vec::new()).unwrap();
    (game, state)
}

/// How the choices after so much of an order are called.
fn labels((game, state): &(War, State), path: &str) -> Vec<String> {
    let view = game.view(state, Viewer::Seat(Seat(0)));
    let menu = game.ask_order(&view, &Pick::path(path)).unwrap().menu.unwrap();
    menu.pick.list().iter().map(|choice| english().plain(&choice.label)).collect()
}

/// What may follow so much of an order, and the order that it is by itself.
fn asked((game, state): &(War, State), path: &str) -> (Vec<String>, Option<String>) {
    let view = game.view(state, Viewer::Seat(Seat(0)));
    let step = game.ask_order(&view, &Pick::path(path)).unwrap();
    let keys = step.menu.iter().flat_map(|menu| menu.pick.list()).map(|choice| choice.key.to_string());
    (keys.collect(), step.whole.map(|order| order.to_string()))
}

// shows WAR-15.7
#[test]
fn orders_are_offered_for_the_questions_that_the_legends_of_the_game_can_raise() {
    let with = dealt(&[("deck", "grand")]);
    let kinds = ["use", "gamble", "strike", "look", "draw"];
    assert_eq!(asked(&with, "").0, kinds);
    assert_eq!(asked(&with, "strike").0, ["l-widowmaker"], "nothing else strikes");
    assert!(labels(&with, "strike")[0].starts_with("Widowmaker"), "{:?}", labels(&with, "strike"));
    assert_eq!(asked(&with, "use").0.len(), 16);
    assert_eq!(asked(&with, "draw"), (Vec::new(), Some("draw".to_owned())));
    assert_eq!(asked(&with, "look"), (Vec::new(), Some("look highest".to_owned())));
    let few = "lanternseer, mirewitch, hivemind, harethorn, bonepiper, cinderfang, flameback, dawntyrant";
    let without = dealt(&[("legends", few)]);
    assert_eq!(asked(&without, "").0, ["use", "gamble", "look", "draw"]);
    assert_eq!(asked(&without, "use").0.len(), 8);
}

// shows WAR-15.7
#[test]
fn whom_an_order_aims_at_is_asked_where_it_may_aim_and_is_used_at_all() {
    let game = dealt(&[("deck", "grand")]);
    let aims = ["highest", "ask"];
    assert_eq!(asked(&game, "use l-cinderfang always").0, aims);
    assert_eq!(asked(&game, "gamble l-cinderfang die").0, aims);
    for path in ["use l-cinderfang never", "use l-cinderfang ask", "use l-oakenwall always"] {
        let (more, whole) = asked(&game, path);
        assert!(more.is_empty() && whole.is_some(), "{path}: {more:?}, {whole:?}");
    }
}

#[test]
fn what_cannot_be_read_as_an_order_is_answered_with_the_forms_that_can() {
    let forms = Order::forms();
    assert_eq!(forms.len(), 5, "{forms:?}");
    for words in ["use ", "always|", "|never", "[", "strike ", "look highest", "draw"] {
        assert!(forms.iter().any(|form| form.contains(words)), "{words} in {forms:?}");
    }
    let uses = forms.iter().filter(|form| form.contains("always|") && form.contains('['));
    assert_eq!(uses.count(), 2, "{forms:?}");
}

// shows WAR-15.7
#[test]
fn a_seat_begins_with_the_order_of_its_striker_and_one_that_holds_has_one_for_each_question() {
    let (game, _) = dealt(&[("deck", "grand")]);
    let presets: Vec<String> = game.preset_orders(Seat(0)).iter().map(ToString::to_string).collect();
    assert_eq!(presets.len(), 1, "{presets:?}");
    assert!(presets[0].starts_with("strike l-widowmaker "), "{presets:?}");
    let holding = orders::holding(game.pool());
    assert_eq!(holding.len(), 16 * 3 + 2);
}

// shows WAR-15.7
#[test]
fn an_order_is_kept_only_if_its_legend_is_in_the_game_and_can_do_it() {
    let few = "lanternseer, mirewitch, hivemind, harethorn, bonepiper, cinderfang, flameback, widowmaker";
    let table = dealt_table(few);
    let given = |text: &str| {
        let text = written(&*table, Seat(0), text).map_err(|why| english().plain(&why.say))?;
        objection(&*table, Seat(0), &text, &[]).map_or(Ok(text), |why| Err(english().plain(&why.say)))
    };
    assert_eq!(
        given("use l-nobody always").unwrap_err(),
        "There is no Legend called “l-nobody” in this game; there are Lanternseer, Mirewitch, Hivemind, Harethorn, Bonepiper, \
         Cinderfang, Flameback and Widowmaker."
    );
    // One of the pool that was not dealt is not in the game either.
    assert!(given("gamble l-oakenwall never").is_err());
    assert_eq!(
        given("strike l-cinderfang war").unwrap_err(),
        "Cinderfang never strikes from the support zone; these do: Widowmaker."
    );
    assert_eq!(
        given("use l-cinderfang sometimes").unwrap_err(),
        "Possible orders for Cinderfang are: Always, Only to avoid a loss, Never and Ask me."
    );
    // What is not asked right now can be ordered all the same.
    for text in ["use l-hivemind never", "gamble l-cinderfang die ask", "strike l-widowmaker war", "draw"] {
        assert!(given(text).is_ok(), "{text}");
    }
    // A line is looked at move by move.
    assert_eq!(
        given("line use legal use b; look legal take l-hivemind").as_deref(),
        Ok("line use legal use b; look legal take l-hivemind")
    );
    assert!(
        given("line use legal use l-nobody")
            .unwrap_err()
            .starts_with("Nothing in this game is called “l-nobody”;")
    );
    assert!(given("line use legal hold; use legal jump").unwrap_err().contains("jump"));
    // Nobody is offered what would be refused.
    for text in table.sparing_orders(Seat(0)) {
        assert_eq!(given(&text), Ok(text.clone()));
    }
    assert!(table.sparing_orders(Seat(0)).contains(&"use l-hivemind never highest".to_owned()));
}

/// A game of two with these Legends, as the host keeps it.
fn dealt_table(legends: &str) -> Box<dyn Table> {
    let named: Vec<String> = legends.split(", ").map(|name| format!("\"l-{name}\"")).collect();
    let text = format!("legends = [{}]\n", named.join(", "));
    GameKind::of::<War>().read_position("orders", &text).unwrap()
}
