//! Nothing that hands hold is told by time: who is asked, who has answered and what is said of it are the same whatever
//! the attacked players hold and plan, until all plans are revealed.

use super::{
    playouts::{play_out, random_kits},
    table,
};
use crate::{Chaos, Move, Rest, State, Verb};
use skald_vocabulary::{
    chance::Fast,
    interface::{
        Auto, Decision, Duty, Habits, Input, Key, Papers, Pick, Release, Rules, Seat, Sight, Speech, Viewer,
        Waiting,
    },
};

/// Plays on, and returns what `who` is told.
fn play(game: &Chaos, state: &mut State, input: &Input<Move>, who: Viewer) -> Vec<String> {
    let mut out = Vec::new();
    game.play(state, input, &mut Fast::new(1), &mut out).unwrap();
    let seen = out.iter().filter_map(|event| game.seen(event, who));
    seen.map(|seen| crate::tests::english().plain(&game.tell(&seen).say)).collect()
}

fn awaited(game: &Chaos, state: &State) -> Vec<Seat> {
    match game.waiting(state) {
        Waiting::Seats(waits) => waits.iter().map(|wait| wait.seat).collect(),
        Waiting::Over | Waiting::Machine => Vec::new(),
    }
}

fn plan_of(game: &Chaos, state: &State, seat: Seat) -> Decision {
    game.open(state, seat).into_iter().find(|at| at.kind.as_str() == "answer").unwrap()
}

/// Declares the same attack in two positions that differ in what its player cannot know, and answers it in both at the
/// same moments: here nobody plays a card, there everybody plans at random. Returns how many answers were compared.
fn race(game: &Chaos, here: &State, there: &State, attack: &Input<Move>, dice: &mut Fast) -> usize {
    let (mut here, mut there) = (here.clone(), there.clone());
    let told = play(game, &mut here, attack, Viewer::Spectator);
    let also = play(game, &mut there, attack, Viewer::Spectator);
    let opens = here.rest == Rest::Response;
    assert_eq!(opens, there.rest == Rest::Response, "a window opens for one hand and not for another");
    if !opens {
        return 0;
    }
    assert_eq!(told, also);
    assert_eq!(game.waiting(&here), game.waiting(&there));
    let mut answers = 0;
    // The last plan reveals all of them, and then hands may show.
    while let [seat, _, ..] = awaited(game, &here).as_slice() {
        let at = plan_of(game, &here, *seat);
        assert_eq!((at.auto, at.release), (Auto::Never, Release::Together));
        assert_eq!(at, plan_of(game, &there, *seat));
        let other = game.open(&here, *seat).iter().map(|at| at.seat).find(|other| other != seat);
        assert_eq!(other, None);
        let pass = Input::Answer { at: at.id, with: Move::Pass(Vec::new()) };
        let with = game.random_move(&there, at.id, dice).unwrap();
        let plan = Input::Answer { at: at.id, with };
        for who in here.seats().filter(|who| who != seat).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let (mut one, mut two) = (here.clone(), there.clone());
            assert_eq!(play(game, &mut one, &pass, who), play(game, &mut two, &plan, who));
        }
        play(game, &mut here, &pass, Viewer::Spectator);
        play(game, &mut there, &plan, Viewer::Spectator);
        assert_eq!(game.waiting(&here), game.waiting(&there));
        // A change of mind is told to nobody.
        let with = game.random_move(&there, at.id, dice).unwrap();
        let again = Input::Answer { at: at.id, with };
        assert_eq!(play(game, &mut there, &again, Viewer::Spectator), [""; 0]);
        assert_eq!(game.waiting(&here), game.waiting(&there));
        answers += 1;
    }
    answers
}

// shows CHAOS-12.10, CHAOS-12.11
#[test]
fn windows_open_for_the_same_players_whatever_the_hands_hold() {
    let mut races = 0;
    for seed in 0..8 {
        let seats = 3 + u8::try_from(seed % 4).unwrap();
        let game = table(seats, &[]);
        let kits = random_kits(&game, seats, &mut Fast::new(seed));
        let mut dice = Fast::new(seed);
        play_out(&game, &kits, seed, 200, |before, input, _| {
            let Some(attack @ Input::Answer { with, .. }) = input else { return };
            if with.verb() == Verb::Attack {
                let twin = game.redraw(before, Viewer::Seat(before.active()), &mut Fast::new(seed));
                race(&game, before, &twin, attack, &mut dice);
                races += 1;
            }
        });
    }
    assert!(races > 50, "{races} attacks show too little");
}

// shows CHAOS-12.10, CHAOS-12.13
#[test]
fn equal_presses_give_equal_waits_and_messages_whatever_the_hands_hold() {
    let (game, state) = Chaos::read_position(
        "presses",
        r#"seats = 4
        seat.a = { row = ["rixa"], hand = ["hailstorm", "lockjaw"] }
        seat.b = { warrior = "diezel", hand = ["hex*7"] }
        seat.c = { warrior = "ghoast", hand = ["hex*4"] }
        seat.d = { warrior = "yipee", hand = ["hex"] }"#,
    )
    .unwrap();
    let at = game.open(&state, Seat(0))[0].id;
    let attack = Input::Answer { at, with: "attack hailstorm lockjaw c".parse().unwrap() };
    let mut dice = Fast::new(1);
    for seed in 0..40 {
        let deal = |seed| game.redraw(&state, Viewer::Seat(Seat(0)), &mut Fast::new(seed));
        let answers = race(&game, &deal(seed), &deal(seed + 1000), &attack, &mut dice);
        assert_eq!(answers, 2, "of three players all but the last are compared");
    }
}

// shows CHAOS-12.18
#[test]
fn guards_of_every_strength_give_legal_plans() {
    let mut plans = 0;
    for seed in 0..6 {
        let seats = 2 + u8::try_from(seed % 3).unwrap();
        let game = table(seats, &[]);
        let kits = random_kits(&game, seats, &mut Fast::new(seed));
        play_out(&game, &kits, seed, 200, |_, _, state| {
            for seat in state.seats() {
                let owed = game.open(state, seat).into_iter().find(|at| at.duty == Duty::Owed);
                let Some(at) = owed.filter(|at| at.kind.as_str() == "answer") else { continue };
                let view = game.view(state, Viewer::Seat(seat));
                for least in [1, 2, 4, 8] {
                    for with in ["both", "defend"] {
                        let order = format!("window guard {least} {with}").parse().unwrap();
                        let plan = game.follow(&view, &at, &order).unwrap();
                        let step = game.ask(state, at.id, &Pick::path(&plan.to_string()));
                        assert_eq!(step.unwrap().whole, Some(plan));
                        plans += 1;
                    }
                }
            }
        });
    }
    assert!(plans > 200, "{plans} plans show too little");
}

// shows CHAOS-20.9, CHAOS-4.7
#[test]
fn a_game_in_which_every_round_is_ended_at_once_finishes() {
    for seats in 2..=8 {
        let game = table(seats, &[]);
        let mut state = game.start(&[], &mut Fast::new(3), &mut Vec::new()).unwrap();
        let mut rounds = 0;
        while game.outcome(&state).is_none() {
            let at = game.open(&state, state.active())[0].id;
            play(&game, &mut state, &Input::Answer { at, with: Move::End }, Viewer::Spectator);
            rounds += 1;
            assert!(rounds < 100, "{seats} seats do not finish");
        }
    }
}

#[test]
fn whoever_chooses_a_quick_answer_reads_that_it_may_betray_the_hand() {
    let (game, state) = Chaos::read_position("quick", "").unwrap();
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let words = crate::tests::english();
    for (path, key) in [("window", "empty"), ("round", "end")] {
        let menu = game.ask_order(&view, &Pick::path(path)).unwrap().menu.unwrap();
        let choice = menu.pick.list().iter().find(|choice| choice.key == Key::new(key).unwrap()).unwrap();
        let note = words.plain(choice.note.as_ref().unwrap());
        assert!(note.contains("may betray"), "{note}");
        let order = format!("{path} {key}").parse().unwrap();
        let told = words.plain(&game.tell_order(&order));
        assert!(told.contains("may betray"), "{told}");
    }
}
