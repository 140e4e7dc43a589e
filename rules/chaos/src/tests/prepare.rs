//! Prepared rounds as they are put together choice by choice, and read back in words.

use crate::Chaos;
use skald_runners::catalogue::GameKind;
use skald_toolkit::orders::{SeatOrder, next_order, objection, written};
use skald_vocabulary::interface::{Habits, Papers, Pick, Seat, Sight, Step, Viewer};

fn ask(path: &str) -> Step<crate::Order> {
    let (game, state) = Chaos::read_position(
        "prepare",
        r#"seats = 3
        active = "b"
        seat.a = { hand = ["torpedo", "jackpot", "adrenaline", "gun_skiff", "deck_gun*2", "bandage_roll"] }
        seat.b = { row = ["rixa"] }"#,
    )
    .unwrap();
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    game.ask_order(&view, &Pick::path(path)).unwrap_or_else(|illegal| panic!("{path}: {illegal:?}"))
}

/// The words that can follow, and whether the order is whole as it stands.
fn follows(path: &str) -> (Vec<String>, bool) {
    let step = ask(path);
    let menu = step.menu.map(|menu| menu.pick.list().to_vec()).unwrap_or_default();
    let mut words: Vec<String> = menu.iter().map(|choice| choice.key.to_string()).collect();
    words.sort();
    (words, step.whole.is_some())
}

fn open(words: &[&str]) -> (Vec<String>, bool) {
    (words.iter().map(ToString::to_string).collect(), false)
}

fn whole(words: &[&str]) -> (Vec<String>, bool) {
    (words.iter().map(ToString::to_string).collect(), true)
}

#[test]
fn a_prepared_round_is_put_together_choice_by_choice() {
    assert_eq!(follows("round"), open(&["cycle", "do", "end", "lay"]));
    assert_eq!(follows("round lay"), whole(&["do", "end"]));
    assert_eq!(follows("round do"), open(&["attack", "cycle", "end", "inspire", "lay", "play"]));
    assert_eq!(follows("round do attack"), open(&["deck_gun", "jackpot", "torpedo"]));
    assert_eq!(follows("round do attack torpedo"), open(&["b", "c", "with"]));
    assert_eq!(follows("round do attack torpedo with"), open(&["adrenaline"]));
    assert_eq!(follows("round do attack torpedo b"), whole(&["deck_gun", "jackpot", "then"]));
    let taking = ["ask", "deck_gun", "prefer", "then", "torpedo"];
    assert_eq!(follows("round do attack jackpot b"), whole(&taking));
    assert_eq!(follows("round do attack jackpot b prefer").0.len(), 6);
    assert!(!follows("round do attack jackpot b prefer").1);
    assert!(follows("round do attack jackpot b prefer defend").1);
    assert_eq!(follows("round do lay gun_skiff"), open(&["b", "c"]));
    assert_eq!(follows("round do lay gun_skiff b"), whole(&["then"]));
    assert_eq!(follows("round do inspire deck_gun"), whole(&["deck_gun"]));
    assert_eq!(follows("round do play bandage_roll then end"), whole(&[]));
}

#[test]
fn a_prepared_round_has_eight_actions_at_most() {
    let steps = |count: usize| format!("round do {}", vec!["play bandage_roll"; count].join(" then "));
    assert_eq!(follows(&steps(7)), whole(&["then"]));
    assert_eq!(follows(&steps(8)), whole(&[]));
    assert!(ask(&steps(8)).menu.is_none());
    assert!(ask("window guard 3 both").menu.is_none(), "nothing can follow");
}

#[test]
fn a_prepared_round_is_read_back_in_words() {
    let (game, _) = Chaos::read_position("prepare", "").unwrap();
    let order = ask("round lay do attack torpedo with adrenaline b jackpot c prefer defend then end").whole;
    let said = crate::tests::english().plain(&game.tell_order(&order.unwrap()));
    assert_eq!(
        said,
        "lay every Sidekick and Special and do in turn, as long as it is legal: attack with Torpedo with \
         Adrenaline on b and Jackpot on c (take Defend first) and end the round."
    );
}

#[test]
fn what_cannot_be_an_action_of_the_own_round_is_no_step() {
    let (game, state) = Chaos::read_position("prepare", "").unwrap();
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    for path in [
        "round do pass",
        "round do buy 1",
        "round do lay",
        "round do end then end",
        "round do inspire deck_gun then end",
        "round do attack nonsense b",
        "round do attack torpedo b then",
    ] {
        let step = game.ask_order(&view, &Pick::path(path));
        assert!(!step.is_ok_and(|step| step.whole.is_some()), "{path}");
    }
}

#[test]
fn whoever_prepared_a_round_is_told_once_that_it_stopped_and_why() {
    let table =
        GameKind::of::<Chaos>().read_position("prepare", r#"seat.a = { hand = ["torpedo"] }"#).unwrap();
    let told = |order: &SeatOrder| order.stopped.as_ref().map(|say| crate::tests::english().plain(say));
    // As planned: a Torpedo is there to attack with.
    let mut orders = [SeatOrder::new(Seat(0), "round do attack torpedo b then attack wheeler b")];
    let followed = next_order(&*table, &mut orders).unwrap();
    assert_eq!((followed.with.as_str(), told(&orders[0])), ("attack torpedo b", None));
    // Somebody took the Wheeler in the meantime.
    for (order, left) in
        [("round do attack wheeler b", ""), ("round lay do attack wheeler b", "round lay at 1 0 ask")]
    {
        let mut orders = [SeatOrder::new(Seat(0), order)];
        assert_eq!(next_order(&*table, &mut orders), None);
        assert_eq!(orders[0].text, left);
        assert_eq!(
            told(&orders[0]).unwrap(),
            "What you had prepared did not go on as planned: Wheeler is not in your hand; your hand is shown with /hand."
        );
        // Asked again, the order gives nothing, and nothing more is told.
        orders[0].stopped = None;
        assert_eq!(next_order(&*table, &mut orders[..usize::from(!left.is_empty())]), None);
        assert_eq!(told(&orders[0]), None);
    }
}

// shows CHAOS-8.6
#[test]
fn an_order_that_names_what_is_not_in_the_game_is_not_kept() {
    let table = GameKind::of::<Chaos>()
        .read_position("prepare", "seats = 3\nseat.a = { hand = [\"torpedo\"] }")
        .unwrap();
    let plain = |why: skald_vocabulary::interface::Refusal| crate::tests::english().plain(&why.say);
    let given = |text: &str| {
        let text = written(&*table, Seat(0), text).map_err(plain)?;
        objection(&*table, Seat(0), &text, &[]).map_or(Ok(text), |why| Err(plain(why)))
    };
    let unknown = "No card in this game is called “torpeda”; did you mean Torpedo?";
    for text in [
        "save iron_dome torpeda",
        "counter torpeda",
        "round do attack torpeda b",
        "round do attack torpedo with torpeda b then end",
        "round do lay torpeda then end",
        "round do play torpeda",
        "round lay do cycle torpeda",
        "round do inspire torpeda",
        "line action legal attack torpeda b",
        "line action legal end; action legal lay torpeda",
    ] {
        assert_eq!(given(text), Err(unknown.to_owned()), "{text}");
    }
    for text in ["round do attack torpedo d", "round do lay gun_skiff e", "round do ability f"] {
        assert_eq!(given(text), Err("There is no such seat at this table.".to_owned()), "{text}");
    }
    // What its owner has yet to draw, and a player who may yet be aimed at, are there.
    for text in [
        "save iron_dome",
        "counter unravel",
        "line action legal attack hatchet c",
        "round do attack hatchet c then lay gun_skiff b then end",
    ] {
        assert_eq!(given(text).as_deref(), Ok(text));
    }
}

// shows CHAOS-17.3
#[test]
fn a_habit_of_every_round_is_the_same_however_far_it_has_come_and_a_list_of_actions_is_of_its_table() {
    let (game, _) = Chaos::read_position("prepare", "").unwrap();
    let of_table = |text: &str| game.is_of_table(&text.parse().unwrap());
    assert!(of_table("round do attack torpedo b") && of_table("round cycle lay do end"));
    for text in [
        "round cycle lay end",
        "round lay at 17 2 lay",
        "window guard 3 both",
        "save iron_dome",
        "counter any",
    ] {
        assert!(!of_table(text), "{text}");
    }
    let table = GameKind::of::<Chaos>().read_position("prepare", r#"seat.a = { hand = ["rixa"] }"#).unwrap();
    let mut orders = [SeatOrder::new(Seat(0), "round cycle lay")];
    assert_eq!(next_order(&*table, &mut orders).unwrap().with, "lay rixa");
    assert_ne!(orders[0].text, "round cycle lay", "it notes how far it has come");
    assert_eq!(table.as_given(&orders[0].text), "round cycle lay");
    assert_eq!(table.as_given("line action legal end"), "line action legal end");
}

// shows CHAOS-12.18
#[test]
fn a_guard_takes_both_kinds_where_nothing_is_said() {
    let table = GameKind::of::<Chaos>().read_position("prepare", "").unwrap();
    assert_eq!(written(&*table, Seat(0), "window guard 4").as_deref(), Ok("window guard 4 both"));
    assert_eq!("window guard 4".parse::<crate::Order>().unwrap().to_string(), "window guard 4 both");
    assert_eq!(
        "window calm 2 guard 4 defend".parse::<crate::Order>().unwrap().to_string(),
        "window calm 2 guard 4 defend"
    );
}
