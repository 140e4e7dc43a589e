//! What holds for whole phases of a game: each gear-up, each last lap, and why games end.

use std::collections::BTreeMap;

use super::{play_out, table};
use crate::{Event, Phase, State};
use skald_vocabulary::{
    chance::Fast,
    interface::{Ending, Input, Papers, RefusalKind, Refuse, Rules, Seat, Speech, Waiting},
    words::Words,
};

// shows LOST-4.7, LOST-4.9
#[test]
fn every_gear_up_adds_five_cards_to_everybody() {
    for seats in 3..=5 {
        let (mut begun, mut levels) = (BTreeMap::new(), 0);
        play_out(&table(seats), 8, 20_000, |_, _, out, after| {
            let held = |seat: Seat| after.table.side(seat).gear.len() + after.table.side(seat).skills.len();
            for event in out {
                match event {
                    Event::Level { .. } => {
                        begun = after.table.seats().map(|seat| (seat, held(seat))).collect()
                    }
                    Event::Combat => {
                        levels += 1;
                        // Whoever falls at once has lost a skill already: such a step counts as well.
                        for (seat, before) in &begun {
                            let is_lost =
                                |event: &&Event| matches!(event, Event::Lost { seat: of, .. } if of == seat);
                            let lost = out.iter().filter(is_lost).count();
                            assert_eq!(held(*seat) + lost, before + 5, "{seat} of {seats}");
                        }
                    }
                    _ => {}
                }
            }
        });
        assert_eq!(levels, 3);
    }
}

#[test]
fn a_game_is_told_in_parts_by_its_levels_each_once() {
    let english = Words::english(crate::WORDS);
    let mut parts: Vec<String> = Vec::new();
    let game = table(4);
    let over = play_out(&game, 5, 20_000, |before, _, _, _| {
        let part = english.plain(&game.chapter(before).unwrap());
        if parts.last() != Some(&part) {
            assert!(!parts.contains(&part), "{part} comes back after {parts:?}");
            parts.push(part);
        }
    });
    let at =
        |part: &str| parts.iter().position(|of| of == part).unwrap_or_else(|| panic!("{part}: {parts:?}"));
    assert_eq!(parts[..3], ["Opening", "Level 1, gearing up", "Level 1, round 1"]);
    assert!(
        at("Level 2, gearing up") < at("Level 2, round 1")
            && at("Level 3, gearing up") < at("Level 3, round 1")
    );
    assert_eq!(english.plain(&game.chapter(&over).unwrap()), "The end");
}

// shows LOST-17.3, LOST-17.6, LOST-17.8
#[test]
fn a_last_lap_has_one_slot_for_each_seat_and_neither_reveals_nor_passes() {
    let mut laps = 0;
    for seed in 0..8 {
        let mut since: Option<Vec<Seat>> = None;
        play_out(&table(4), seed, 20_000, |_, _, out, after| {
            for event in out {
                match event {
                    Event::Lap { .. } => since = Some(Vec::new()),
                    Event::FaceUp { .. } | Event::Passed { .. } | Event::Met { .. } => {
                        assert!(since.is_none(), "{event:?} in a last lap");
                    }
                    Event::Attacked { seat, .. } | Event::Slew { seat, .. } => {
                        if let Some(slots) = &mut since {
                            assert!(!slots.contains(seat), "{seat} attacks twice in a last lap");
                            slots.push(*seat);
                        }
                    }
                    Event::LevelEnd { .. } => {
                        laps += usize::from(since.take().is_some());
                        let ended = matches!(after.table.phase, Phase::Over { .. });
                        assert!(!ended || after.table.sides.iter().all(|side| side.foe.is_none()));
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(laps > 3, "{laps}");
}

/// A game of three played so far, and its dice.
fn begun() -> (crate::Lost, State, Fast) {
    let (game, mut dice) = (table(3), Fast::new(5));
    let state = game.start(&[], &mut dice, &mut Vec::new()).unwrap();
    (game, state, dice)
}

// shows LOST-19.5, LOST-22.5
#[test]
fn a_game_says_what_ended_it_and_who_asks_afterwards_is_told_who_won() {
    let (game, state, dice) = begun();
    let ended = |inputs: &[Input<crate::Move>]| {
        let (mut state, mut dice) = (state.clone(), dice.clone());
        for input in inputs {
            game.play(&mut state, input, &mut dice, &mut Vec::new()).unwrap();
        }
        assert_eq!(game.waiting(&state), Waiting::Over);
        let again = game.play(&mut state.clone(), &Input::TimeCalled, &mut dice, &mut Vec::new());
        let why = again.unwrap_err();
        assert_eq!(why.kind(), RefusalKind::Over);
        let said = skald_vocabulary::words::Words::english(crate::WORDS).plain(&why.say());
        assert!(said.starts_with("This game has ended; ") && said.contains(" won with "), "{said}");
        game.ending(&state)
    };
    assert_eq!(ended(&[Input::TimeCalled]), Ending::Host);
    assert_eq!(ended(&[Input::Award { seat: Seat(1) }]), Ending::Host);
    let all: Vec<_> = Seat::all(3).map(|seat| Input::Resign { seat }).collect();
    assert_eq!(ended(&all), Ending::Departure, "the standard answers play on, but the others have left");
    let whole = play_out(&game, 3, 20_000, |_, _, _, _| {});
    assert_eq!(game.ending(&whole), Ending::Goal);
}
