//! What a card of the hand is said to be good for, what is offered, and how much each decision matters.

use crate::{Chaos, Move, State, Use, ask};
use skald_vocabulary::{
    chance::Fast,
    interface::{Duty, Input, Key, Papers, Rules, Seat, Sight, Stakes, Viewer},
};

fn at(position: &str) -> (Chaos, State) {
    Chaos::read_position("useful", position).unwrap()
}

/// What is said of the cards of a hand: now, as an answer, or why not.
fn said(game: &Chaos, state: &State, seat: u8) -> Vec<(String, String)> {
    let view = game.view(state, Viewer::Seat(Seat(seat)));
    let of = |card: &crate::HandCard| {
        let use_of = match card.good {
            Use::Now => "now".to_owned(),
            Use::Answer => "answer".to_owned(),
            Use::Not => crate::tests::english().plain(&card.why.clone().unwrap().say()),
        };
        (card.face.card.key.to_string(), use_of)
    };
    view.own[0].hand.iter().map(of).collect()
}

fn good(game: &Chaos, state: &State, seat: u8, card: &str) -> String {
    said(game, state, seat).into_iter().find(|(key, _)| key == card).unwrap().1
}

fn owed(game: &Chaos, state: &State, seat: u8) -> skald_vocabulary::interface::DecisionId {
    game.open(state, Seat(seat)).into_iter().find(|at| at.duty == Duty::Owed).unwrap().id
}

fn play(game: &Chaos, state: &mut State, seat: u8, line: &str) {
    let input = Input::Answer { at: owed(game, state, seat), with: line.parse::<Move>().unwrap() };
    game.play(state, &input, &mut Fast::new(1), &mut Vec::new()).unwrap();
}

// shows CHAOS-10.3
#[test]
fn a_ground_card_is_not_usable_against_one_who_flies_unless_something_lifts_it() {
    let (game, state) = at(r#"seat.a.hand = ["wheeler", "torpedo", "adrenaline"]
        seat.b.warrior = "fli_bi""#);
    assert_eq!(good(&game, &state, 0, "torpedo"), "now");
    assert_eq!(good(&game, &state, 0, "adrenaline"), "now");
    assert_eq!(good(&game, &state, 0, "wheeler"), "answer", "its defensive value is left");
    let (game, state) = at(r#"seat.a.hand = ["wheeler", "wind_harness"]
        seat.b.warrior = "fli_bi""#);
    assert_eq!(good(&game, &state, 0, "wheeler"), "now");
    assert_eq!(good(&game, &state, 0, "wind_harness"), "now");
    let (game, state) = at(r#"seats = 3
        seat.a.hand = ["wheeler"]
        seat.b.warrior = "fli_bi""#);
    assert_eq!(good(&game, &state, 0, "wheeler"), "now", "somebody else walks");
}

// shows CHAOS-9.13, CHAOS-22.6
#[test]
fn a_boost_is_usable_where_there_is_an_attack_to_add_it_to() {
    let (game, mut state) = at(r#"options = { one_volley = "yes" }
        seat.a = { hand = ["torpedo", "adrenaline", "lockjaw"], row = ["rixa"] }"#);
    assert_eq!(good(&game, &state, 0, "adrenaline"), "now");
    play(&game, &mut state, 0, "attack torpedo b");
    play(&game, &mut state, 1, "pass");
    assert_eq!(good(&game, &state, 0, "adrenaline"), "no attack to add it to");
    assert_eq!(good(&game, &state, 0, "lockjaw"), "answer", "the one volley of the round is over");
    let (game, state) = at(r#"seat.a.hand = ["adrenaline", "hex"]"#);
    assert_eq!(good(&game, &state, 0, "adrenaline"), "no attack to add it to");
}

// shows CHAOS-12.11
#[test]
fn an_answer_is_offered_only_where_a_card_can_answer() {
    let offered = |game: &Chaos, state: &State| -> Vec<(String, String)> {
        let menu = game.ask(state, owed(game, state, 1), &[]).unwrap().menu.unwrap();
        let words = crate::tests::english();
        menu.pick.list().iter().map(|of| (of.key.to_string(), words.plain(&of.label))).collect()
    };
    let pass = ("pass".to_owned(), "Answer nothing".to_owned());
    let answer = |label: &str| ("answer".to_owned(), label.to_owned());
    let (game, mut state) = at(r#"seat.a = { hand = ["torpedo", "lockjaw"], row = ["rixa"] }
        seat.b.hand = ["reward_money"]"#);
    let mut both = state.clone();
    play(&game, &mut state, 0, "attack torpedo b");
    assert_eq!(offered(&game, &state), std::slice::from_ref(&pass));
    play(&game, &mut both, 0, "attack torpedo b lockjaw b");
    assert_eq!(offered(&game, &both), [pass.clone(), answer("Choose their order")]);
    let (game, mut state) = at(r#"seat.a.hand = ["torpedo"]
        seat.b.hand = ["wooden_shield"]"#);
    play(&game, &mut state, 0, "attack torpedo b");
    assert_eq!(offered(&game, &state), [pass, answer("Answer with cards")]);
}

// shows CHAOS-22.1
#[test]
fn what_is_waited_for_concerns_its_player_and_buying_is_routine() {
    let (game, mut state) = at(r#"lasting = ["nightshade a b #1"]
        seat.a = { warrior = "vyolett", hand = ["jackpot"] }
        seat.b = { total = 20, hand = ["spell_breaker", "torpedo"] }"#);
    let stakes = |state: &State, seat: u8, kind: Key| {
        let open = game.open(state, Seat(seat));
        open.into_iter().find(|at| at.kind == kind).map(|at| at.stakes)
    };
    let buy = Key::of("buy");
    assert_eq!(stakes(&state, 0, ask::ACTION), Some(Stakes::Concerns));
    assert_eq!(stakes(&state, 0, buy), Some(Stakes::Routine));
    assert_eq!(stakes(&state, 1, ask::COUNTER), Some(Stakes::Concerns));
    assert_eq!(stakes(&state, 1, buy), Some(Stakes::Routine));
    play(&game, &mut state, 0, "attack jackpot b");
    assert_eq!(stakes(&state, 1, ask::ANSWER), Some(Stakes::Concerns));
    play(&game, &mut state, 1, "pass");
    assert_eq!(stakes(&state, 0, ask::TAKE), Some(Stakes::Concerns));
    assert_eq!(game.open(&state, Seat(1)), [], "nothing is open while a card is chosen");
}
