//! Random games: every invariant holds at every rest, and secrets stay secret.

use super::{answers, play_out, table};
use crate::{Rest, State, War};
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Input, Papers, Rules, Seat, Sight, Viewer, Waiting},
};

/// All sizes of table, with options that lead into every corner.
fn tables() -> Vec<War> {
    let mut tables = Vec::new();
    for seats in 2..=6 {
        tables.push(table(seats, &[]));
        tables.push(table(seats, &[("legends", "core"), ("batch", "1")]));
        tables.push(table(seats, &[("deck", "grand"), ("turn_limit", "200"), ("pace", "ready")]));
    }
    tables
}

#[test]
fn every_invariant_holds_in_random_games() {
    for (number, game) in tables().iter().enumerate() {
        for seed in 0..6 {
            let end = play_out(game, seed * 100 + number as u64, |before, _, events, after| {
                game.check(after).unwrap();
                game.check_step(before, events, after).unwrap();
            });
            assert!(end.end.is_some());
        }
    }
}

#[test]
fn a_position_is_read_as_it_was_printed() {
    for game in tables() {
        play_out(&game, 7, |_, _, _, after| {
            let text = game.print_position(after);
            let (again, state) = War::read_position("printed", &text).unwrap();
            assert_eq!(&state, after, "{text}");
            assert_eq!(again.print_position(&state), text);
        });
    }
}

#[test]
fn a_snapshot_is_read_as_it_was_written() {
    let game = table(4, &[]);
    play_out(&game, 3, |_, _, _, after| {
        let bytes = postcard::to_stdvec(after).unwrap();
        assert_eq!(&postcard::from_bytes::<State>(&bytes).unwrap(), after);
    });
}

#[test]
fn dealing_hidden_cards_anew_keeps_the_view_and_depends_on_it_alone() {
    for game in tables() {
        play_out(&game, 11, |_, _, _, state| {
            let viewers = state.seats().map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everyone]);
            for who in viewers {
                let once = game.redraw(state, who, &mut Fast::new(1));
                game.check(&once).unwrap();
                assert_eq!(game.view(&once, who), game.view(state, who));
                assert_eq!(game.waiting(&once), game.waiting(state));
                let twice = game.redraw(&once, who, &mut Fast::new(2));
                assert_eq!(twice, game.redraw(state, who, &mut Fast::new(2)));
                if let Viewer::Seat(seat) = who {
                    assert_eq!(game.open(&once, seat), game.open(state, seat));
                }
            }
        });
    }
}

#[test]
fn the_printed_words_of_every_answer_are_a_path_to_it() {
    let game = table(3, &[("deck", "grand"), ("turn_limit", "400")]);
    play_out(&game, 5, |_, _, _, state| {
        for (at, with) in answers(&game, state) {
            let path = skald_vocabulary::interface::Pick::path(&with.to_string());
            assert_eq!(game.ask(state, at, &path).unwrap().whole, Some(with));
        }
    });
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    let game = table(5, &[]);
    let mut first = Vec::new();
    let mut second = Vec::new();
    let end = play_out(&game, 42, |_, _, events, _| first.extend_from_slice(events));
    let again = play_out(&game, 42, |_, _, events, _| second.extend_from_slice(events));
    assert_eq!((first, end), (second, again));
}

#[test]
fn nobody_sees_a_card_of_a_hidden_zone() {
    let game = table(3, &[]);
    play_out(&game, 9, |_, _, _, state| {
        for seat in state.seats() {
            let view = game.view(state, Viewer::Seat(seat));
            let told = serde_json::to_string(&(&view.seats, &view.battle, &view.own, &view.queue)).unwrap();
            for other in state.seats() {
                let side = state.side(other).unwrap();
                let army: Vec<_> = side.army.iter().filter(|_| other != seat).collect();
                let deck = side.deck.iter().rev().skip(if other == seat { side.known.into() } else { 0 });
                for card in deck.copied().chain(army) {
                    let key = game.pool().key(card);
                    assert!(!told.contains(&format!("\"{key}\"")), "{key} is seen by {seat}");
                }
            }
        }
    });
}

#[test]
fn answers_ahead_and_departures_keep_every_invariant() {
    for seed in 0..60_u64 {
        let game = table(2 + u8::try_from(seed % 5).unwrap(), &[("deck", "grand"), ("turn_limit", "300")]);
        let mut dice = Fast::new(seed);
        let mut choice = Fast::new(seed + 1000);
        let mut out = Vec::new();
        let mut state = game.start(&[], &mut dice, &mut out).unwrap();
        while state.rest != Rest::Over {
            let before = state.clone();
            out.clear();
            if state.rest == Rest::Question {
                for seat in state.seats() {
                    for decision in game.open(&state, seat) {
                        let menu = game.ask(&state, decision.id, &[]).unwrap().menu.unwrap();
                        let first = skald_vocabulary::interface::Pick::one(menu.pick.list()[0].key);
                        let step = game.ask(&state, decision.id, std::slice::from_ref(&first)).unwrap();
                        if let (Some(with), true) =
                            (step.whole, decision.duty != skald_vocabulary::interface::Duty::Owed)
                        {
                            let input = Input::Answer { at: decision.id, with };
                            game.play(&mut state, &input, &mut dice, &mut out).unwrap();
                            if choice.coin("withdraw") {
                                game.play(
                                    &mut state,
                                    &Input::Withdraw { at: decision.id },
                                    &mut dice,
                                    &mut out,
                                )
                                .unwrap();
                            }
                        }
                    }
                }
            }
            let input = if choice.pick("leave", 150) == 0 {
                Input::Resign { seat: Seat(u8::try_from(choice.pick("who", 6)).unwrap()) }
            } else if game.waiting(&state) == Waiting::Machine {
                Input::Continue
            } else {
                let answers = answers(&game, &state);
                let (at, with) =
                    answers[choice.pick("choice", u32::try_from(answers.len()).unwrap()) as usize].clone();
                Input::Answer { at, with }
            };
            let unchanged = state.clone();
            if game.play(&mut state, &input, &mut dice, &mut out).is_err() {
                assert_eq!(state, unchanged);
                continue;
            }
            game.check(&state).unwrap();
            game.check_step(&before, &out, &state).unwrap();
        }
    }
}
