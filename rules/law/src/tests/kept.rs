//! Which standing orders are kept, which are dropped with what reason, and which are offered (LAW-16.6).

use super::{
    at,
    orders::{DRAFTING, PLANNING, TURN},
};
use crate::Law;
use skald_runners::catalogue::GameKind;
use skald_toolkit::orders::{SeatOrder, next_order, objection, written};
use skald_vocabulary::interface::{Habits, Rules, Seat, Sight, Viewer};

/// What is kept of a typed order, or why nothing is.
fn given(position: &str, seat: u8, text: &str) -> Result<String, String> {
    let table = GameKind::of::<Law>().read_position("orders", position).unwrap();
    let plain = |why: skald_vocabulary::interface::Refusal| crate::tests::english().plain(&why.say);
    let text = written(&*table, Seat(seat), text).map_err(plain)?;
    objection(&*table, Seat(seat), &text, &[]).map_or(Ok(text), |why| Err(plain(why)))
}

#[test]
fn an_order_that_can_never_become_legal_is_not_kept() {
    // shows LAW-16.6
    let refused = |position: &str, text: &str, why: &str| {
        let whole = format!("This order can never become legal because {why}; it was not saved.");
        assert_eq!(given(position, 0, text), Err(whole), "{text}");
    };
    refused(
        &TURN.replace(", \"thor\"]\nseat.b", "]\nseat.b"),
        "play thor b1 0",
        "“thor” is not in your hand",
    );
    refused(TURN, "play nosuch b1 0", "“nosuch” is not in your hand");
    refused(TURN, "play thor z9 0", "z9 is not a space of this board");
    refused(TURN, "play s b1 0 thor z9 0", "z9 is not a space of this board");
    refused(PLANNING, "fill nosuch", "there is no card called “nosuch” in this game");
    refused(
        PLANNING,
        "fill zeus>pan",
        "“pan” is not in your reinforcement pile, where you have Circe, Athena and Zeus",
    );
    refused(
        PLANNING,
        "lead greek>roman",
        "there is no pantheon “roman”, only Greek, Norse, American and Japanese",
    );
    refused(DRAFTING, "draft zeos", "there is no card called “zeos” in this game (did you mean Zeus?)");
    refused(DRAFTING, "give zeos", "there is no card called “zeos” in this game (did you mean Zeus?)");
    let bare = "phase = \"play a\"\nround = 1\nboard = [\".. ..\"]\nseat.a = { pantheon = \"norse\", hand = [\"thor\"] }\n\
                seat.b = { pantheon = \"greek\", hand = [\"iris\"] }\n";
    refused(bare, "fill loki", "your reinforcement pile is empty, so nothing can join your deck from it");
    assert!(
        given(TURN, 0, "lay compact zz").unwrap_err().contains("there is no board piece “zz”, only A, B")
    );
    assert!(
        given(TURN, 0, "line lay legal lay zz alpha 0 1")
            .unwrap_err()
            .contains("there is no board piece “zz”")
    );
    for exchange in ["exchange zeos pan", "exchange pan zeos"] {
        let why = given(DRAFTING, 0, &format!("line then legal {exchange}")).unwrap_err();
        assert!(why.contains("there is no card called “zeos”"), "{why}");
    }
    // So is a line, move by move.
    refused(TURN, "line play legal place nosuch b1", "“nosuch” is not in your hand");
    refused(TURN, "line play legal place s b1; play legal place s z9", "z9 is not a space of this board");
    // What is there but of no use right now is kept.
    for (position, text) in [
        (TURN, "play thor b1 4"),
        (TURN, "lay compact k"),
        (PLANNING, "fill athena"),
        (PLANNING, "lead norse"),
        (PLANNING, "play zeus a1 0"),
        (TURN, "line play legal place thor b1; maneuver legal stay"),
        (DRAFTING, "draft zeus"),
        (DRAFTING, "give zeus"),
        (DRAFTING, "play zeus b1 0"),
    ] {
        assert_eq!(given(position, 0, text).as_deref(), Ok(text));
    }
}

/// What the orders of a seat answer by themselves at a table, and what is left of each with what its owner is told.
fn followed(position: &str, seat: u8, orders: &[&str]) -> (Option<String>, Vec<(String, Option<String>)>) {
    let table = GameKind::of::<Law>().read_position("orders", position).unwrap();
    let mut orders: Vec<SeatOrder> = orders.iter().map(|text| SeatOrder::new(Seat(seat), text)).collect();
    let next = next_order(&*table, &mut orders).map(|next| next.with);
    let told = |order: SeatOrder| {
        let why = order.stopped.map(|say| crate::tests::english().plain(&say));
        (order.text, why)
    };
    (next, orders.into_iter().map(told).collect())
}

#[test]
fn the_fill_and_never_sacrificing_are_one_plan_though_they_are_two_orders() {
    // shows LAW-11.3, LAW-11.4
    let position = format!("captures.a = [\"garm\"]\n{PLANNING}");
    let fill = "fill zeus>athena>circe";
    // With Garm captured Circe could be bought, so that the fill alone leaves the plan to its owner.
    assert_eq!(followed(&position, 0, &[fill]).0, None);
    for orders in [[fill, "keep"], ["keep", fill]] {
        let (next, left) = followed(&position, 0, &orders);
        assert_eq!(next.as_deref(), Some("reinforce athena+zeus"));
        assert_eq!(left, orders.map(|order| (order.to_owned(), None)), "both stand as they were given");
    }
}

#[test]
fn what_can_never_be_followed_any_more_is_dropped_and_its_owner_told_why() {
    // shows LAW-16.6
    let stopped = |position: &str, order: &str| {
        let (_, mut left) = followed(position, 0, &[order]);
        let (text, why) = left.remove(0);
        assert_eq!(text.is_empty(), why.is_some(), "{order}");
        why.map(|why| why.replace("What you had prepared did not go on as planned: ", ""))
    };
    let opening = "options.form = \"skirmish\"\nphase = \"open a\"\nturn = 0\nboard = [\".. b~pan .. ..\"]\n\
                   seat.a.hand = [\"iris\"]\nseat.b.hand = [\"thor\"]\n";
    assert_eq!(
        stopped(opening, "hide iris a1 iris b1").as_deref(),
        Some("None of the cards that you meant to place face down can lie where you wanted it.")
    );
    assert_eq!(followed(opening, 0, &["hide iris a1 iris d1"]).0.as_deref(), Some("place iris d1"));
    // A Skirmish has one opening.
    assert_eq!(
        stopped(TURN, "hide s c1").as_deref(),
        Some("No card is placed face down any more in this match.")
    );
    // What cannot be placed now may be possible when the owner's turn comes.
    assert_eq!(stopped(&opening.replace("open a", "open b"), "hide iris a1"), None);
    // Before a pantheon is led nobody knows whose cards these are.
    assert_eq!(stopped("phase = \"pantheon a\"\n", "fill loki"), None);
    // In a match of three rounds another opening comes.
    let first = "phase = \"play a\"\nround = 1\nboard = [\"b.pan .. ..\", \".. .. ..\"]\n\
                 seat.a = { pantheon = \"norse\", hand = [\"thor\"], pile = [\"loki\"] }\n\
                 seat.b = { pantheon = \"greek\", hand = [\"iris\"] }\n";
    assert_eq!(stopped(first, "hide thor c1"), None);
    assert_eq!(stopped(first, "fill loki"), None);
    assert_eq!(
        stopped(first, "fill fafnir").as_deref(),
        Some("None of the cards that you wanted in your deck is left in your reinforcement pile.")
    );
    // The cards of the pantheon that are left are in hand alone.
    let bare = first.replace(", pile = [\"loki\"]", "");
    assert_eq!(
        stopped(&bare, "fill loki").as_deref(),
        Some("None of the cards that you wanted in your deck is left in your reinforcement pile.")
    );
    let last = first.replace("round = 1", "round = 3");
    assert_eq!(stopped(&last, "fill loki").as_deref(), Some("The decks are not filled again in this match."));
    assert!(stopped(&last, "hide thor c1").is_some());
    // A play is dropped as before.
    assert_eq!(
        stopped(TURN, "play s a1 0").as_deref(),
        Some("What you had ordered to play cannot be played there any more.")
    );
    assert!(stopped(&TURN.replace("b.w .. ..", "b.w b.pan .."), "play s b1 0").is_some(), "nor there");
    // So is one for a card that is neither in hand nor in the deck, unless draft cards may yet bring it.
    assert_eq!(
        stopped(TURN, "play garm c1 0").as_deref(),
        Some("What you had ordered to play cannot be played there any more.")
    );
    assert_eq!(stopped(&DRAFTING.replace("draw a", "play b"), "play zeus b1 0"), None);
}

#[test]
fn what_is_meant_for_cards_of_one_match_is_kept_at_its_table_alone() {
    let (game, _) = at(TURN);
    let of_table = |text: &str| game.is_of_table(&text.parse().unwrap());
    for text in ["play s b1 0", "hide s b1", "fill athena>circe", "fill athena keep"] {
        assert!(of_table(text), "{text}");
    }
    for text in ["stay", "rise", "keep", "lay compact", "lead greek>norse", "give", "agree one", "draft best"]
    {
        assert!(!of_table(text), "{text}");
    }
}

#[test]
fn whoever_would_be_waited_for_is_offered_what_spares_it() {
    // shows LAW-15.6, LAW-15.10, LAW-13.11
    let sparing = |form: &str, seats: u8, seat: u8| {
        let orders = super::table(seats, &[("form", form)]).sparing_orders(Seat(seat));
        orders.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(sparing("ragnarok", 3, 1), ["give"]);
    // Mates who both take the offer agree on who goes first.
    for elder in [0, 1] {
        assert_eq!(sparing("team", 4, elder), ["agree one", "first me"]);
        assert_eq!(sparing("team", 4, elder + 2), ["agree one", "first mate"]);
    }
    assert!(sparing("standard", 3, 0).is_empty());
    let starter =
        "phase = \"starter\"\nround = 2\nturn = 0\nasked = [\"a\", \"c\"]\noptions.form = \"team\"\n";
    assert_eq!(followed(starter, 0, &["first me"]).0.as_deref(), Some("first a"));
    assert_eq!(followed(starter, 2, &["first mate"]).0.as_deref(), Some("first a"));
    // The menu recommends them to everybody.
    let game = super::table(3, &[("form", "ragnarok")]);
    let state = game.start(&[], &mut skald_vocabulary::chance::Fast::new(2), &mut Vec::new()).unwrap();
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let menu = game.ask_order(&view, &[]).unwrap().menu.unwrap();
    let noted: Vec<&str> =
        menu.pick.list().iter().filter(|of| of.note.is_some()).map(|of| of.key.as_str()).collect();
    assert_eq!(noted, ["give"]);
}

/// What the owner of each order is told when they are asked though they gave it.
fn skipped(position: &str, seat: u8, orders: &[&str]) -> Vec<Option<String>> {
    let table = GameKind::of::<Law>().read_position("orders", position).unwrap();
    let mut orders: Vec<SeatOrder> = orders.iter().map(|text| SeatOrder::new(Seat(seat), text)).collect();
    let given: Vec<String> = orders.iter().map(|order| order.text.clone()).collect();
    assert_eq!(next_order(&*table, &mut orders), None, "{given:?}");
    assert_eq!(orders.iter().map(|order| order.text.clone()).collect::<Vec<_>>(), given, "they stand");
    orders.into_iter().map(|order| order.skipped.map(|why| crate::tests::english().plain(&why))).collect()
}

#[test]
fn whoever_is_asked_learns_why_an_order_about_it_gives_nothing() {
    // shows LAW-16.6
    let why = |position: &str, seat: u8, order: &str| skipped(position, seat, &[order]).remove(0);
    let pantheon = "phase = \"pantheon b\"\nseat.a.pantheon = \"greek\"\n";
    assert_eq!(why(pantheon, 1, "lead greek").as_deref(), Some("All pantheons on your list are taken."));
    let now = "None of the cards that you named can be played just now as you wished.";
    assert_eq!(skipped(TURN, 0, &["play s b1 2", "stay"]), [Some(now.to_owned()), None]);
    let spoils = format!("captures.a = [\"garm\"]\n{PLANNING}");
    assert_eq!(
        why(&spoils, 0, "fill zeus>athena>circe").as_deref(),
        Some("You could sacrifice captured cards for stronger ones, and that is for you to decide.")
    );
    assert_eq!(
        why(PLANNING, 0, "fill zeus").as_deref(),
        Some("Your deck takes more cards than are left in your pile of those that you named.")
    );
    assert_eq!(
        why(&spoils, 0, "fill zeus>athena").as_deref(),
        Some("You could sacrifice captured cards for stronger ones, and that is for you to decide."),
        "as many as the deck takes"
    );
    assert_eq!(
        why(PLANNING, 0, "fill zeus>loki").as_deref(),
        Some("Your deck takes more cards than are left in your pile of those that you named."),
        "Loki is not in the pile"
    );
    assert_eq!(why(PLANNING, 0, "keep").as_deref(), Some("Which cards fill your deck is for you to choose."));
    assert_eq!(why(DRAFTING, 0, "draft zeus").as_deref(), Some("None of the cards on your list lies open."));
    // Whoever is not asked is told nothing.
    assert_eq!(why(TURN, 1, "play thor b1 4"), None);
}

#[test]
fn the_forms_of_orders_say_what_may_be_repeated_and_what_left_out() {
    let forms = <crate::Order as skald_toolkit::grammar::Notation>::forms();
    let form = |verb: &str| forms.iter().find(|form| form.starts_with(verb)).unwrap().as_str();
    assert_eq!((form("lay"), form("fill")), ("lay compact|spread PIECE ...", "fill CARD>CARD [keep]"));
    assert_eq!((form("hide"), form("play")), ("hide CARD SPACE ...", "play CARD SPACE NUMBER ..."));
}

#[test]
fn what_is_left_of_an_order_that_named_several_cards_is_what_was_not_played() {
    let (next, left) = followed(TURN, 0, &["play thor c2 0 s c1 0"]);
    assert_eq!(next.as_deref(), Some("place thor c2"));
    assert_eq!(left, [("play s c1 0".to_owned(), None)]);
}
