//! Random games: every invariant holds at every rest, secrets stay secret, and nothing is lost in notation.

use super::{play_out, table};
use crate::{Event, Lost, Move, Phase, State};
use skald_runners::playout::{self, Plan};
use skald_toolkit::grammar::walk;
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Decision, Duty, Input, Papers, Pick, Rules, Seat, Sight, Viewer, Waiting},
};

// shows LOST-1.1, LOST-17.6
#[test]
fn every_invariant_holds_in_random_games() {
    for seats in 3..=5 {
        let plan = Plan { seats, seed: 3, games: 12, checks: true, ..Plan::default() };
        let report = playout::run::<Lost>(&plan).unwrap();
        assert_eq!(report.violations, 0, "{seats} seats: {:#?}", report.kept);
        assert_eq!(report.games, 12);
    }
}

#[test]
fn an_answer_at_random_in_one_go_is_the_one_of_choosing_and_playing() {
    for seats in 3..=5 {
        let game = table(seats);
        let deal = || {
            let (mut dice, mut out) = (Fast::new(9), Vec::new());
            let state = game.start(&[], &mut dice, &mut out).unwrap();
            (state, Fast::new(4), dice)
        };
        let ((mut one, mut drawn, mut dice), (mut other, mut chosen, mut draws)) = (deal(), deal());
        while let Waiting::Seats(waits) = game.waiting(&one) {
            let seat = waits.last().unwrap().seat;
            let (mut facts, mut told) = (Vec::new(), Vec::new());
            game.answer_at_random(&mut one, seat, &mut drawn, &mut dice, &mut facts).unwrap();
            let at = game.open(&other, seat)[0].id;
            let with = game.random_move(&other, at, &mut chosen).unwrap();
            game.play(&mut other, &Input::Answer { at, with: with.clone() }, &mut draws, &mut told).unwrap();
            assert_eq!((&one, facts), (&other, told), "{with}");
        }
        assert_eq!(game.waiting(&one), Waiting::Over);
    }
}

// shows LOST-1.2, LOST-2.10, LOST-2.11, LOST-22.6
#[test]
fn a_game_tells_its_three_levels_to_the_end_each_with_three_piles() {
    for (seats, pile, reserve) in [(3, 9, 11), (4, 12, 8), (5, 15, 5)] {
        let game = table(seats);
        let (mut levels, mut phases) = (Vec::new(), Vec::new());
        let state = play_out(&game, 5, 20_000, |before, input, out, after| {
            for event in out {
                match event {
                    Event::Level { level, .. } => {
                        levels.push(*level);
                        let drawn = usize::from(seats) + 1;
                        assert_eq!(
                            after.secret.pile.len() + drawn,
                            pile,
                            "the pile, but for what was turned up"
                        );
                        assert_eq!(after.secret.reserve.len(), reserve);
                        assert!(after.secret.hands.values().all(|hand| hand.len() == 6), "the equipment");
                        phases.push("gear up");
                    }
                    Event::Combat => phases.push("fight"),
                    _ => {}
                }
            }
            // Nothing is confirmed: a phase or a level goes on within the input that ended the one before.
            assert!(input.is_none() || game.waiting(before) != Waiting::Machine);
        });
        assert_eq!(levels, [1, 2, 3]);
        assert_eq!(phases, ["gear up", "fight"].repeat(3));
        assert!(game.outcome(&state).is_some());
    }
}

#[test]
fn a_position_is_read_as_it_was_printed_and_so_is_a_snapshot() {
    for seats in 3..=5 {
        let game = table(seats);
        play_out(&game, 7, 400, |_, _, _, after| {
            if game.outcome(after).is_some() {
                return;
            }
            let text = game.print_position(after);
            let (again, state) =
                Lost::read_position("printed", &text).unwrap_or_else(|what| panic!("{what}\n{text}"));
            assert_eq!(&state, after, "{text}");
            assert_eq!(again.print_position(&state), text);
            let bytes = postcard::to_stdvec(after).unwrap();
            assert_eq!(&postcard::from_bytes::<State>(&bytes).unwrap(), after);
            let json = serde_json::to_string(after).unwrap();
            assert_eq!(&serde_json::from_str::<State>(&json).unwrap(), after);
        });
    }
}

// shows LOST-4.9
#[test]
fn dealing_hidden_cards_anew_keeps_the_view_and_depends_on_it_alone() {
    for seats in 3..=5 {
        let game = table(seats);
        play_out(&game, 11, 300, |_, _, _, state| {
            let viewers = state.table.seats().map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everyone]);
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

// shows LOST-4.2, LOST-4.4
#[test]
fn nobody_sees_a_foreign_hand_nor_a_choice_before_all_are_there() {
    let game = table(4);
    let mut drafts = 0;
    play_out(&game, 13, 300, |_, _, _, state| {
        for seat in state.table.seats() {
            let seen = serde_json::to_string(&game.view(state, Viewer::Seat(seat))).unwrap();
            let open =
                crate::invariants::equipment(&State { secret: crate::Secret::default(), ..state.clone() });
            let drafting = matches!(state.table.phase, Phase::Draft { .. });
            for (other, hand) in &state.secret.hands {
                let own = state.secret.hands.get(&seat).filter(|_| drafting);
                for card in hand.iter().filter(|card| !open.contains(card)) {
                    let mine = (drafting && *other == seat) || own.is_some_and(|own| own.contains(card));
                    assert!(mine || !seen.contains(&format!("\"{card}\"")), "{seat} sees {card} of {other}");
                    drafts += 1;
                }
            }
        }
    });
    assert!(drafts > 500);
}

#[test]
fn the_printed_words_of_every_move_are_a_path_to_it() {
    let game = table(4);
    for seed in 0..4 {
        play_out(&game, seed, 3_000, |before, input, _, _| {
            if let Some(Input::Answer { at, with }) = input {
                let line = with.to_string();
                assert_eq!(line.parse::<Move>().as_ref(), Ok(with), "{line}");
                let step = game
                    .ask(before, *at, &Pick::path(&line))
                    .unwrap_or_else(|what| panic!("{line}: {what:?}"));
                assert_eq!(step.whole.as_ref(), Some(with), "{line}");
            }
        });
    }
}

#[test]
fn a_move_found_without_words_is_the_one_that_the_menus_lead_to() {
    let mut seed = 0;
    for seats in 3..=5 {
        let game = table(seats);
        play_out(&game, 17, 1_200, |_, _, _, state| {
            for at in state.table.seats().flat_map(|seat| game.open(state, seat)).map(|decision| decision.id)
            {
                seed += 1;
                let (mut quick, mut slow) = (Fast::new(seed), Fast::new(seed));
                let found = game.random_move(state, at, &mut quick);
                let walked = walk(|path| game.ask(state, at, path), &mut slow);
                assert_eq!(found.ok(), walked.ok().map(|(with, _)| with), "{at}");
                assert_eq!(quick.pick("next", 1 << 20), slow.pick("next", 1 << 20), "{at}: other draws");
            }
        });
    }
    assert!(seed > 1_000, "{seed} decisions");
}

/// The one decision of each seat that is owed, the first of them.
fn owed(game: &Lost, state: &State) -> Decision {
    let open = state.table.seats().flat_map(|seat| game.open(state, seat));
    open.into_iter().find(|of| of.duty == Duty::Owed).unwrap()
}

// shows LOST-22.5
#[test]
fn a_game_in_which_time_always_runs_out_ends_and_so_does_one_that_all_have_left() {
    for seats in 3..=5 {
        let game = table(seats);
        let (mut dice, mut out) = (Fast::new(21), Vec::new());
        let mut state = game.start(&[], &mut dice, &mut out).unwrap();
        let mut inputs = 0_u64;
        while game.waiting(&state) != Waiting::Over {
            let at = owed(&game, &state).id;
            let with = game.default_for(&state, at, &mut Fast::new(1)).unwrap();
            game.play(&mut state, &Input::Answer { at, with }, &mut dice, &mut out).unwrap();
            inputs += 1;
            assert!(inputs < game.bound().unwrap());
        }
        let mut state = game.start(&[], &mut dice, &mut out).unwrap();
        for seat in Seat::all(seats) {
            assert!(game.outcome(&state).is_none());
            game.play(&mut state, &Input::Resign { seat }, &mut dice, &mut out).unwrap();
            game.check(&state).unwrap();
        }
        assert!(game.outcome(&state).is_some(), "the standard answers play on to the end");
    }
}

// shows LOST-22.1, LOST-22.3
#[test]
fn the_order_in_which_parallel_answers_arrive_leaves_no_trace() {
    let game = table(4);
    let mut parallel = 0;
    for seed in 0..12 {
        play_out(&game, seed, 3_000, |_, _, _, state| {
            let open = state.table.seats().flat_map(|seat| game.open(state, seat));
            let owed: Vec<Decision> = open.filter(|of| of.duty == Duty::Owed).collect();
            if owed.len() < 2 {
                return;
            }
            let mut choices = Fast::new(seed);
            let answers: Vec<Input<Move>> = owed
                .iter()
                .map(|of| {
                    let simple = game.default_for(state, of.id, &mut choices).unwrap();
                    let with = game.random_move(state, of.id, &mut choices).unwrap();
                    // A card that is used asks once more, so that other answers come in between.
                    let with = if matches!(with, Move::Use { .. }) { simple } else { with };
                    Input::Answer { at: of.id, with }
                })
                .collect();
            let end = |inputs: &mut dyn Iterator<Item = &Input<Move>>| {
                let (mut state, mut dice) = (state.clone(), Fast::new(9));
                inputs.for_each(|input| {
                    game.play(&mut state, input, &mut dice, &mut Vec::new()).unwrap();
                });
                state
            };
            parallel += 1;
            assert_eq!(end(&mut answers.iter()), end(&mut answers.iter().rev()));
        });
    }
    assert!(parallel > 50, "{parallel}");
}

// shows LOST-5.7, LOST-5.8, LOST-7.6, LOST-20.2, LOST-20.4
#[test]
fn cards_move_only_as_the_rules_say() {
    let game = table(5);
    let (mut doubles, mut exhausted) = (0, 0);
    for seed in 20..24 {
        play_out(&game, seed, 3_000, |before, _, out, after| {
            for seat in after.table.seats() {
                let (old, new) = (before.table.side(seat), after.table.side(seat));
                let bought = |card: &_| {
                    out.iter().any(|event| matches!(event, Event::Bought { card: of, .. } if of == card))
                };
                assert!(
                    new.gear.iter().all(|card| old.gear.contains(card) || bought(card)),
                    "a skill became equipment"
                );
                for card in old.gear.iter().filter(|card| !new.gear.contains(card)) {
                    let left = out.iter().any(|event| match event {
                        Event::Slew { card: of, .. } => of == card,
                        Event::Bought { converted, .. } => converted.contains(card),
                        _ => false,
                    });
                    assert!(left, "{card} left the board by itself");
                }
                for card in new.spent.keys().filter(|card| !old.spent.contains_key(card)) {
                    exhausted += 1;
                    let used = out.iter().any(|event| match event {
                        Event::Attacked { attack, .. } => attack.attack.to_string().contains(card.0.as_str()),
                        Event::Charged { card: of, .. } | Event::Used { card: of, .. } => of == card,
                        Event::Looked { card: of, .. } | Event::Turned { card: of, .. } => of == card,
                        Event::Suffered { cards, .. } => cards.contains(card),
                        _ => false,
                    });
                    assert!(used, "{card} was exhausted by itself");
                }
                doubles += usize::from(new.skills.windows(2).any(|two| two[0] == two[1]));
            }
        });
    }
    assert!(doubles > 0 && exhausted > 30, "{doubles} {exhausted}");
}

// shows LOST-4.1, LOST-4.11
#[test]
fn everybody_is_dealt_six_and_a_plan_stays_legal_until_it_is_carried_out() {
    let mut plans = 0;
    for seats in 3..=5 {
        let game = table(seats);
        for seed in 30..34 {
            play_out(&game, seed, 2_000, |before, input, out, after| {
                if matches!(after.table.phase, Phase::Draft { round: 1 }) {
                    assert!(after.secret.hands.values().all(|hand| hand.len() == 6));
                }
                let Some(Input::Answer { at, with: Move::Take { plan, .. } }) = input else { return };
                let shown = out.iter().any(|event| matches!(event, Event::Shown { .. }));
                let mut all = before.secret.choices.clone();
                let last =
                    before.table.seats().find(|seat| game.open(before, *seat).iter().any(|of| of.id == *at));
                if !shown {
                    return;
                }
                all.remove(&last.unwrap());
                for (seat, choice) in all {
                    if let Some(crate::state::Use::Buy(converted)) = choice.plan {
                        let done = out.iter().any(|event| {
                            matches!(event, Event::Bought { seat: who, converted: of, .. } if *who == seat && *of == converted)
                        });
                        // Whoever comes after a player who is still asked waits.
                        assert!(
                            done || !matches!(after.table.phase, Phase::Draft { .. }),
                            "a plan was not kept: {plan:?}"
                        );
                        plans += 1;
                    }
                }
            });
        }
    }
    assert!(plans > 20, "{plans}");
}
