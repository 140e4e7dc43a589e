//! Standing orders (section 5, D3 to D18): each answers its decision as it says, and leaves the others alone.
//!
//! What belongs here: what orders answer. What does not: which are kept, dropped and offered (`kept`).

use super::at;
use crate::{Law, Order, State};
use skald_vocabulary::interface::{Habits, Pick, Refuse, Rules, Seat, Sight, Viewer};

/// What a seat's order answers to its first open decision.
fn answer(game: &Law, state: &State, seat: u8, order: &str) -> Option<String> {
    let who = Seat(seat);
    let view = game.view(state, Viewer::Seat(who));
    let order: Order = order.parse().unwrap();
    let decision = &game.open(state, who)[0];
    game.follow(&view, decision, &order).map(|with| with.to_string())
}

/// The order that a seat's menus make of a path, in words.
fn told(game: &Law, state: &State, seat: u8, path: &str) -> Result<String, String> {
    let view = game.view(state, Viewer::Seat(Seat(seat)));
    let words = crate::tests::english();
    match game.ask_order(&view, &Pick::path(path)) {
        Ok(step) => {
            let order = step.whole.ok_or_else(|| "it is not whole".to_owned())?;
            assert_eq!(order.to_string(), path);
            Ok(words.plain(&game.tell_order(&order)))
        }
        Err(illegal) => Err(words.plain(&illegal.say())),
    }
}

pub(super) const TURN: &str = "options.form = \"skirmish\"\nphase = \"play a\"\ncards.s = \"sky 1 5/5/5/5\"\n\
                    cards.w = \"sea 1 1/1/1/1\"\nboard = [\"b.w .. ..\", \".. .. ..\"]\n\
                    seat.a.hand = [\"s\", \"thor\"]\nseat.b.hand = [\"thor\"]\n";

#[test]
fn the_first_free_pantheon_of_a_list_is_led() {
    // shows LAW-4.1
    let (game, state) = at("phase = \"pantheon b\"\nseat.a.pantheon = \"greek\"\n");
    let order = "lead greek>japanese>norse>american";
    assert_eq!(answer(&game, &state, 1, order).as_deref(), Some("pantheon japanese"));
    assert_eq!(
        told(&game, &state, 1, order).unwrap(),
        "I lead the first free pantheon of Greek, Japanese, Norse and American"
    );
}

#[test]
fn the_wished_piece_is_laid_small_or_large() {
    let (game, state) = at("options.form = \"skirmish\"\nphase = \"lay b\"\noffer = [\"b\", \"c\", \"d\"]\n\
                            board = [\".. ..\", \".. ..\", \".. ..\"]\npieces = [\"a a\", \"a a\", \"a a\"]\n");
    assert_eq!(answer(&game, &state, 1, "lay compact").as_deref(), Some("lay b alpha 0 1"));
    assert_eq!(answer(&game, &state, 1, "lay compact k d c").as_deref(), Some("lay d alpha 0 1"));
    let large = answer(&game, &state, 1, "lay spread c").unwrap();
    assert!(large.starts_with("lay c alpha 0 ") && large != "lay c alpha 0 1", "{large}");
    assert_eq!(
        told(&game, &state, 1, "lay spread c d").unwrap(),
        "I lay the first of the pieces C and D that is on offer, where the board becomes large"
    );
    assert!(told(&game, &state, 1, "lay spread c c").is_err());
    assert!(told(&game, &state, 1, "lay spread a").is_err(), "it lies already");
}

#[test]
fn the_first_legal_wish_is_placed_face_down() {
    let (game, state) = at("options.form = \"skirmish\"\nphase = \"open b\"\nturn = 0\n\
                            board = [\"a~pan .. .. ..\"]\nseat.a.hand = [\"iris\"]\nseat.b.hand = [\"iris\", \"pan\"]\n");
    // B1 is next to a face-down card.
    assert_eq!(answer(&game, &state, 1, "hide iris b1 pan c1 iris d1").as_deref(), Some("place pan c1"));
    assert_eq!(answer(&game, &state, 1, "hide iris b1"), None);
    assert_eq!(
        told(&game, &state, 1, "hide iris b1 pan c1").unwrap(),
        "I place face down what is possible first: Iris on B1 and Pan on C1"
    );
    assert!(told(&game, &state, 1, "hide iris").is_err());
    assert_eq!(
        told(&game, &state, 1, "hide thor b1").unwrap_err(),
        "This order can never become legal because “thor” is not in your hand; it was not saved."
    );
}

#[test]
fn a_premove_waits_until_it_captures_enough() {
    let (game, state) = at(TURN);
    assert_eq!(answer(&game, &state, 0, "play s b1 1").as_deref(), Some("place s b1"));
    assert_eq!(answer(&game, &state, 0, "play s b1 2"), None);
    assert_eq!(answer(&game, &state, 0, "play s b1 2 s a1 0 thor c2 0").as_deref(), Some("place thor c2"));
    assert_eq!(
        told(&game, &state, 0, "play s b1 2 thor c2 0").unwrap(),
        "I play what is possible first: s on B1 (if it captures 2 cards) and Thor on C2"
    );
    assert!(told(&game, &state, 0, "play s b1 5").is_err());
    // It is the named card that has to capture, not the stronger one beside it.
    let (weak, position) =
        at(&TURN.replace("seat.a.hand = [\"s\", \"thor\"]", "seat.a.hand = [\"s\", \"w\"]"));
    assert_eq!(answer(&weak, &position, 0, "play w b1 1"), None);
    // Plans that begin with different cards stand side by side; of one card the newer counts.
    let slot = |line: &str| game.slot(&line.parse().unwrap());
    assert_eq!(slot("play s b1 2"), slot("play s c1 0"));
    assert_ne!(slot("play s b1 2"), slot("play thor b1 2"));
}

#[test]
fn a_card_never_moves_on() {
    let (game, state) =
        at("options.form = \"skirmish\"\nphase = \"maneuver a\"\nboard = [\"a.kappa .. ..\"]\n\
                            active = { at = \"a1\" }\nseat.a.hand = [\"pan\"]\nseat.b.hand = [\"thor\"]\n\
                            last = { seat = \"a\", card = \"kappa\", path = [\"a1\"] }\n");
    assert_eq!(answer(&game, &state, 0, "stay").as_deref(), Some("stay"));
}

#[test]
fn traitors_lie_by_level_and_phoenix_cards_as_they_lie() {
    let (game, state) =
        at("options.form = \"skirmish\"\nphase = \"traitors a\"\nboard = [\"a.pan .. ..\"]\n\
                            seat.a = { hand = [\"iris\"], deck = [\"fafnir@b\", \"loki@b\"], top = 2 }\n\
                            seat.b = { hand = [\"thor\"], deck = [\"ho-o\", \"amaterasu\"], bottom = 2 }\n\
                            active = { gone = [\"fafnir@b 1 a traitor b1\", \"loki@b 2 a traitor c1\"] }\n\
                            rising = [\"b 1 ho-o 3 b phoenix b1 amaterasu 4 b phoenix c1\"]\n");
    assert_eq!(answer(&game, &state, 0, "traitors").as_deref(), Some("order loki>fafnir"));
    assert_eq!(answer(&game, &state, 1, "rise").as_deref(), Some("order ho-o>amaterasu"));
    let preset: Vec<String> = game.preset_orders(Seat(1)).iter().map(ToString::to_string).collect();
    assert_eq!(preset, ["rise"], "recommended to everybody who has a deck");
}

pub(super) const PLANNING: &str = "phase = \"plans\"\nround = 3\nturn = 0\nseat.a = { pantheon = \"greek\", deck = [\"pan\", \
                        \"iris\", \"scylla\", \"triton\", \"proteus\", \"aello\", \"antaeus\"], pile = [\"circe\", \
                        \"athena\", \"zeus\"] }\nseat.b = { pantheon = \"norse\", deck = [\"otr\"] }\n";

#[test]
fn a_deck_is_filled_by_rank_and_sacrifices_are_left_to_the_owner_or_not_made() {
    // shows LAW-11.3
    let (game, state) = at(PLANNING);
    let ranked = "fill zeus>athena>circe";
    assert_eq!(answer(&game, &state, 0, ranked).as_deref(), Some("reinforce athena+zeus"));
    let (game, state) = at(&format!("captures.a = [\"garm\"]\n{PLANNING}"));
    // With Garm captured Circe could be bought.
    assert_eq!(answer(&game, &state, 0, ranked), None);
    assert_eq!(answer(&game, &state, 0, &format!("{ranked} keep")).as_deref(), Some("reinforce athena+zeus"));
    assert_eq!(answer(&game, &state, 0, "keep"), None, "what fills the deck is a choice");
    assert_eq!(answer(&game, &state, 1, "keep").as_deref(), Some("reinforce -"));
    assert_eq!(
        told(&game, &state, 0, "fill zeus>athena>circe keep").unwrap(),
        "These join my deck first, and I sacrifice nothing: Zeus, Athena and Circe"
    );
}

#[test]
fn a_mate_is_answered_and_a_first_player_named() {
    // shows LAW-15.6, LAW-15.10
    let (game, state) =
        at("phase = \"starter\"\nround = 2\nturn = 0\nasked = [\"a\", \"c\"]\noptions.form = \"team\"\n");
    assert_eq!(answer(&game, &state, 0, "first mate").as_deref(), Some("first c"));
    assert_eq!(answer(&game, &state, 2, "first me").as_deref(), Some("first c"));
    let (game, state) = at(
        "phase = \"agree\"\nround = 3\nturn = 0\nasked = [\"a\", \"c\"]\noptions.form = \"team\"\n\
                            captures.a = [\"garm\", \"loki\"]\n\
                            seat.a = { pantheon = \"greek\", pile = [\"circe\", \"zeus\"], plan = \"reinforce - give garm circe give loki zeus\" }\n\
                            seat.c = { pantheon = \"japanese\", plan = \"reinforce -\" }\n",
    );
    assert_eq!(answer(&game, &state, 2, "agree one").as_deref(), Some("agree garm"));
    assert_eq!(answer(&game, &state, 2, "agree all").as_deref(), Some("agree garm+loki"));
    assert_eq!(answer(&game, &state, 2, "agree none").as_deref(), Some("agree -"));
}

pub(super) const DRAFTING: &str = "seats = 2\noptions.form = \"ragnarok\"\nphase = \"draw a\"\nboard = [\"a.loki .. ..\"]\n\
                        draft.earth1 = { open = [\"pan\", \"garm\"] }\ndraft.sky1 = { open = [\"iris\", \"thjazi\"] }\n\
                        draft.sea2 = { open = [\"circe\"] }\nseat.a.hand = [\"otr\"]\nseat.b.hand = [\"kolga\", \"huginn\"]\n";

#[test]
fn a_draft_card_is_taken_by_wish_or_by_rule() {
    // shows LAW-13.8
    let (game, state) = at(DRAFTING);
    assert_eq!(answer(&game, &state, 0, "draft").as_deref(), Some("draft circe"));
    assert_eq!(answer(&game, &state, 0, "draft zeus best-sky best").as_deref(), Some("draft thjazi"));
    assert_eq!(answer(&game, &state, 0, "draft iris best").as_deref(), Some("draft iris"));
    assert_eq!(answer(&game, &state, 0, "draft zeus"), None, "it does not lie open");
    assert_eq!(told(&game, &state, 0, "draft").unwrap(), "I take the strongest open draft card");
    assert_eq!(
        told(&game, &state, 0, "draft iris best-earth best").unwrap(),
        "I take the first of these that lies open: Iris, the strongest of Earth and the strongest"
    );
}

#[test]
fn trades_are_never_made_or_answered_by_rank() {
    // shows LAW-13.9, LAW-13.11
    let (game, state) = at(&DRAFTING.replace("draw a", "follow a"));
    assert_eq!(answer(&game, &state, 0, "done").as_deref(), Some("done"));
    let (game, state) = at(&DRAFTING.replace("draw a", "trade a b otr"));
    assert_eq!(answer(&game, &state, 1, "give huginn kolga").as_deref(), Some("give huginn"));
    // Both are of level I, and Huginn has the lower sum.
    assert_eq!(answer(&game, &state, 1, "give").as_deref(), Some("give huginn"));
    assert_eq!(answer(&game, &state, 1, "give kolga").as_deref(), Some("give kolga"));
    assert_eq!(
        told(&game, &state, 1, "give kolga").unwrap(),
        "In a trade I give this card if I hold it, or else my weakest one: Kolga"
    );
}

#[test]
fn orders_among_mates_are_put_together_word_by_word() {
    let game = super::table(4, &[("form", "team")]);
    let state = game.start(&[], &mut skald_vocabulary::chance::Fast::new(2), &mut Vec::new()).unwrap();
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    for line in ["first me", "first mate", "agree all", "agree none"] {
        let order = game.ask_order(&view, &Pick::path(line)).unwrap().whole;
        assert_eq!(order.map(|order| order.to_string()).as_deref(), Some(line));
    }
}

#[test]
fn an_order_about_level_one_says_that_it_refuses_the_others() {
    // shows LAW-15.10
    let (game, _) = at("");
    let said = game.tell_order(&"agree one".parse().unwrap());
    assert_eq!(
        crate::tests::english().plain(&said),
        "I approve all sacrifices of level I cards and refuse the others"
    );
}

#[test]
fn whoever_begins_places_a_wished_card_and_leaves_north_where_it_is() {
    // shows LAW-3.12, LAW-5.2
    let position = "options.form = \"ragnarok\"\nphase = \"open a\"\nturn = 0\nfixed = false\nboard = [\".. .. .. ..\"]\n\
                    seat.a.hand = [\"pan\", \"iris\"]\nseat.b.hand = [\"nue\"]\n";
    let (game, state) = at(position);
    assert_eq!(answer(&game, &state, 0, "hide pan a1").as_deref(), Some("place pan a1 up"));
}

#[test]
fn an_order_says_where_north_is_only_where_it_has_to_be_said() {
    // shows LAW-3.12
    let placed = |form: &str, round: u8, first: &str| {
        let (game, state) = at(&format!(
            "options.form = \"{form}\"\nround = {round}\nphase = \"open a\"\nturn = 0\nfixed = false\nfirst = \"{first}\"\n\
             board = [\".. .. .. ..\", \".. .. .. ..\"]\nseat.a = {{ pantheon = \"greek\", hand = [\"pan\"] }}\n\
             seat.b = {{ pantheon = \"norse\", hand = [\"otr\"] }}\n"
        ));
        answer(&game, &state, 0, "hide pan b1").unwrap()
    };
    assert_eq!(placed("standard", 1, "a"), "place pan b1 up");
    // Later it may be left where it is.
    assert_eq!(placed("standard", 2, "a"), "place pan b1");
    assert_eq!(placed("standard", 1, "b"), "place pan b1");
}

#[test]
fn orders_for_single_cards_are_offered_to_whoever_holds_one() {
    let kinds = |position: &str| {
        let (game, state) = at(position);
        let menu = game.ask_order(&game.view(&state, Viewer::Seat(Seat(0))), &[]).unwrap().menu.unwrap();
        menu.pick.list().iter().map(|choice| choice.key.to_string()).collect::<Vec<_>>()
    };
    let all = ["lay", "stay", "play", "hide", "traitors", "rise"];
    assert_eq!(kinds(TURN), all);
    // Each card is a choice by its own name.
    let (game, state) = at(TURN);
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let menu = game.ask_order(&view, &Pick::path("play")).unwrap().menu.unwrap();
    let labels: Vec<String> = menu
        .pick
        .list()
        .iter()
        .map(|choice| format!("{}: {}", choice.key, crate::tests::english().plain(&choice.label)))
        .collect();
    assert_eq!(labels, ["thor: Thor (II)", "s: s (I)"]);
    assert_eq!(
        kinds(&TURN.replace("seat.a.hand = [\"s\", \"thor\"]\n", "")),
        all.into_iter().filter(|key| !matches!(*key, "play" | "hide")).collect::<Vec<_>>()
    );
}
