//! What is open to a player besides the own round: rights that nobody waits for, how long one budget of time lasts, and what
//! others read of what is waited for.

use crate::{
    Chaos, Move, State, Verb,
    ask::{ACTION, ANSWER, COUNTER, TAKE, takes_verb},
};
use skald_vocabulary::{
    chance::Fast,
    interface::{
        Auto, Decision, DecisionId, Input, Key, Papers, Refuse, Rules, Seat, Sight, Speech, Trail, Viewer,
        Waiting,
    },
};

const BUY: Key = Key::of("buy");
const HABIT: Key = Key::of("habit");
const SEARCH: Key = Key::of("search");
const SINK: Key = Key::of("sink");

fn at(position: &str) -> (Chaos, State) {
    Chaos::read_position("rights", position).unwrap()
}

fn decision(game: &Chaos, state: &State, seat: u8, kind: Key) -> Decision {
    game.open(state, Seat(seat)).into_iter().find(|at| at.kind == kind).unwrap()
}

fn play(game: &Chaos, state: &mut State, at: DecisionId, line: &str) {
    let input = Input::Answer { at, with: line.parse::<Move>().unwrap() };
    game.play(state, &input, &mut Fast::new(1), &mut Vec::new()).unwrap();
}

// shows CHAOS-18.3
#[test]
fn a_view_says_whether_its_player_can_buy_a_card() {
    let can = |side: &str| {
        let (game, state) = at(&format!("seat.a = {{ {side} }}"));
        game.view(&state, Viewer::Seat(Seat(0))).own[0].can_buy
    };
    assert!(can("total = 5"));
    assert!(!can("total = 4"), "nobody pays the last point");
    assert!(!can("total = 20, hand = [\"torpedo*9\"]"), "the hand is full");
    assert!(!can("total = 20, arsenal = []"));
}

/// Why nobody can counter anything at a seat.
fn no_counter(game: &Chaos, state: &State) -> String {
    let at = DecisionId(Key::of("counter.b"));
    crate::tests::english().plain(&game.ask(state, at, &[]).map(drop).unwrap_err().say())
}

// shows CHAOS-11.8, CHAOS-12.15
#[test]
fn who_can_counter_nothing_is_told_whether_a_plan_binds_the_card() {
    let none = "No card of your hand can counter the lasting Mysticals aimed at you.";
    let (game, state) =
        at("lasting = [\"swarm_of_doubt a b #1\"]\nseat.b = { warrior = \"ghoast\", hand = [\"shriek\"] }");
    assert_eq!(no_counter(&game, &state), none, "its character is not in play");
    // What a card of b is bound for, and which Mystical is aimed at b meanwhile.
    let bound = |lasting: &str, attack: &str, card: &str| {
        let (game, mut state) = at(&format!(
            "seats = 3\nlasting = [\"{lasting} a b #1\"]\nseat.b = {{ hand = [\"{card}\"] }}\n\
             seat.a = {{ row = [\"rixa\"], hand = [\"hex\", \"torpedo\", \"scent_trail\", \"lockjaw\"] }}"
        ));
        let action = decision(&game, &state, 0, ACTION).id;
        play(&game, &mut state, action, attack);
        let answer = decision(&game, &state, 1, ANSWER).id;
        play(&game, &mut state, answer, &format!("answer 1 {card}"));
        no_counter(&game, &state)
    };
    assert_eq!(
        bound("swarm_of_doubt", "attack hex b scent_trail c", "unravel"),
        "This copy of Unravel is part of your secret plan; change the plan first."
    );
    let shield = bound("nightshade", "attack torpedo b lockjaw c", "tower_shield");
    assert_eq!(shield, none, "the card that is bound would counter nothing");
}

#[test]
fn each_move_answers_its_own_kinds_of_questions() {
    let kinds = [ACTION, ANSWER, TAKE, SEARCH, SINK, BUY, COUNTER, HABIT];
    let of = |verb: Verb| kinds.into_iter().filter(|kind| takes_verb(*kind, verb)).collect::<Vec<_>>();
    for verb in [Verb::End, Verb::Lay, Verb::Attack, Verb::Play, Verb::Cycle, Verb::Inspire, Verb::Ability] {
        assert_eq!(of(verb), [ACTION], "{verb:?}");
    }
    assert_eq!((of(Verb::Pass), of(Verb::Answer)), (vec![ANSWER], vec![ANSWER]));
    assert_eq!(of(Verb::Take), [TAKE, SEARCH]);
    assert_eq!(of(Verb::Nothing), [TAKE, SEARCH, SINK]);
    assert_eq!((of(Verb::Sink), of(Verb::Buy), of(Verb::Counter)), (vec![SINK], vec![BUY], vec![COUNTER]));
    assert_eq!((of(Verb::Save), of(Verb::Drop), of(Verb::Lapse)), (vec![HABIT], vec![HABIT], Vec::new()));
}

// shows CHAOS-22.1
#[test]
fn all_actions_of_a_round_draw_on_one_budget_of_time() {
    let (game, mut state) = at("seat.a.hand = [\"torpedo\"]");
    let first = decision(&game, &state, 0, ACTION);
    play(&game, &mut state, first.id, "attack torpedo b");
    let answer = decision(&game, &state, 1, ANSWER);
    play(&game, &mut state, answer.id, "pass");
    let second = decision(&game, &state, 0, ACTION);
    assert_ne!(first.id, second.id);
    assert_eq!(first.clock.span, second.clock.span);
    assert_ne!(first.clock.span, answer.clock.span);
}

#[test]
fn others_read_how_many_attacks_are_answered_and_whose() {
    let (game, mut state) = at("seat.a = { row = [\"rixa\"], hand = [\"torpedo\", \"lockjaw\"] }");
    let action = decision(&game, &state, 0, ACTION).id;
    play(&game, &mut state, action, "attack torpedo b lockjaw b");
    let Waiting::Seats(waits) = game.waiting(&state) else { panic!("somebody is waited for") };
    assert_eq!(crate::tests::english().plain(&waits[0].label), "answer 2 attacks of a");
}

#[test]
fn whoever_puts_cards_under_the_arsenal_reads_how_many_may_go_there() {
    let (game, mut state) = at("seat.a = { warrior = \"yipee\", hand = [\"lasso\"] }");
    let action = decision(&game, &state, 0, ACTION).id;
    play(&game, &mut state, action, "ability");
    let prompt = decision(&game, &state, 0, SINK).prompt;
    assert_eq!(crate::tests::english().plain(&prompt), "Which cards go under your Arsenal (up to 1)?");
}

#[test]
fn what_is_confirmed_names_the_attacks_as_they_will_be_declared() {
    let (game, state) = at("seat.a = { row = [\"rixa\"], hand = [\"torpedo\", \"hex\", \"adrenaline\"] }");
    let action = decision(&game, &state, 0, ACTION).id;
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let with: Move = "attack torpedo with adrenaline b".parse().unwrap();
    let told = game.deed(&view, action, &with, &Trail::default());
    let told: Vec<String> = told.iter().map(|say| crate::tests::english().plain(say)).collect();
    assert_eq!(told, ["You attack b with Torpedo and Adrenaline, Air 7."]);
}

#[test]
fn all_that_can_be_done_is_listed() {
    let (game, state) = at("seat.a = { total = 9, hand = [\"torpedo\"] }");
    let action = decision(&game, &state, 0, ACTION).id;
    let all: Vec<String> = game.legal(&state, action).map(|with| with.to_string()).collect();
    assert_eq!(all, ["attack torpedo b", "end"]);
}

// shows CHAOS-12.12
#[test]
fn a_plan_that_names_one_attack_takes_the_others_after_it_as_they_were_declared() {
    let (game, mut state) = at(
        "seats = 3\nseat.a = { row = [\"rixa\", \"gun_skiff\"], hand = [\"torpedo\", \"lockjaw\", \"deck_gun\"] }\n\
                                seat.b = { hand = [\"tower_shield\"] }",
    );
    let action = decision(&game, &state, 0, ACTION).id;
    play(&game, &mut state, action, "attack torpedo b lockjaw b deck_gun c");
    let answer = decision(&game, &state, 1, ANSWER).id;
    play(&game, &mut state, answer, "answer 2 tower_shield");
    let view = game.view(&state, Viewer::Seat(Seat(1)));
    let plan = view.own[0].plan.as_ref().unwrap();
    assert_eq!(plan.order, [1, 0]);
}

#[test]
fn whoever_has_no_answer_that_fits_may_still_say_in_which_order() {
    let (game, mut state) =
        at("seat.a = { row = [\"rixa\"], hand = [\"torpedo\", \"lockjaw\"] }\nseat.b.hand = []");
    let action = decision(&game, &state, 0, ACTION).id;
    play(&game, &mut state, action, "attack torpedo b lockjaw b");
    let answer = decision(&game, &state, 1, ANSWER).id;
    let menu = game.ask(&state, answer, &[]).unwrap().menu.unwrap();
    let words = crate::tests::english();
    let said: Vec<String> = menu
        .pick
        .list()
        .iter()
        .map(|choice| {
            let note = choice.note.as_ref().map(|note| words.plain(note));
            format!("{}: {} | {}", choice.key, words.plain(&choice.label), note.unwrap_or_default())
        })
        .collect();
    assert_eq!(
        said,
        [
            "pass: Answer nothing | ",
            "answer: Choose their order | the attacks take effect one after another, as you say"
        ]
    );
}

// shows CHAOS-4.8
#[test]
fn a_round_in_which_nothing_is_left_ends_by_itself_where_all_can_see_it_or_its_player_agrees() {
    let auto = |position: &str| {
        let (game, state) = at(position);
        decision(&game, &state, 0, ACTION).auto
    };
    assert_eq!(auto("seat.a = { hand = [], arsenal = [\"torpedo\"] }"), Auto::Public);
    assert_eq!(auto("seat.a = { hand = [\"riot_shield\"] }"), Auto::Consent);
    assert_eq!(auto("lasting = [\"swarm_of_doubt b a #1\"]\nseat.a = { hand = [\"unravel\"] }"), Auto::Never);
}
