//! Random matches: every invariant holds at every rest, in every form and with every number of players.

use std::collections::BTreeMap;

use super::{play_out, table, tables};
use crate::{
    Law, State, all_cards,
    board::{MOST, Spots},
    cards::Role,
    eval::{Field, Stand},
};
use skald_runners::playout::{self, Plan};
use skald_toolkit::series::Series;
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Input, Options, Papers, Pick, Rules, Seat, Setup, Waiting},
};

#[test]
fn every_invariant_holds_in_random_matches() {
    // shows LAW-1.1, LAW-6.18, LAW-9.1, LAW-10.4
    for (seats, options) in [
        (2, vec![("form", "skirmish")]),
        (3, vec![("form", "skirmish"), ("sides", "omega")]),
        (4, vec![("form", "skirmish")]),
        (2, vec![("form", "standard")]),
        (3, vec![("form", "standard"), ("sides", "alpha")]),
        (4, vec![("form", "standard")]),
        (2, vec![("form", "ragnarok")]),
        (3, vec![("form", "ragnarok")]),
        (4, vec![("form", "ragnarok"), ("sides", "omega")]),
        (4, vec![("form", "team")]),
    ] {
        let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
        let plan = Plan { seats, options, seed: 100, games: 4, checks: true, ..Plan::default() };
        let report = playout::run::<Law>(&plan).unwrap();
        assert_eq!(report.violations, 0, "{seats} {:?}: {:#?}", plan.options, report.kept);
        assert_eq!(report.games, 4);
    }
}

#[test]
fn best_of_three_skirmishes_is_a_match_of_separate_games() {
    // shows LAW-14.5
    let options = Options::default().with("form", "skirmish").with("best_of", "3");
    let plan = Plan { seats: 2, options, seed: 5, games: 3, checks: true, ..Plan::default() };
    let report = playout::run::<Series<Law>>(&plan).unwrap();
    assert_eq!(report.violations, 0, "{:#?}", report.kept);
}

#[test]
fn in_a_match_the_first_seat_moves_on_by_one() {
    // shows LAW-14.5
    let options = Options::default().with("form", "skirmish").with("best_of", "5");
    let game = Series::<Law>::new(&Setup { seats: 3, options, packs: Vec::new() }).unwrap();
    let (mut dice, mut choice) = (Fast::new(6), Fast::new(7));
    let mut state = game.start(&[], &mut dice, &mut Vec::new()).unwrap();
    let mut firsts = BTreeMap::new();
    loop {
        let first = state.seating.players()[state.game.first.index()];
        firsts.entry(state.number).or_insert(first);
        let Some(input) = playout::next_input(&game, &state, 3, &mut choice).unwrap() else { break };
        game.play(&mut state, &input, &mut dice, &mut Vec::new()).unwrap();
    }
    assert!(firsts.len() >= 3, "{firsts:?}");
    let firsts: Vec<u8> = firsts.values().map(|seat| seat.0).collect();
    assert!(firsts.windows(2).all(|two| two[1] == (two[0] + 1) % 3), "{firsts:?}");
}

#[test]
fn no_card_comes_or_goes() {
    // shows LAW-1.13, LAW-13.2
    for game in tables() {
        let seats = usize::from(game.seated());
        let wanted = match game.rules().form {
            crate::Form::Skirmish => 6 * seats,
            crate::Form::Ragnarok => 72,
            _ => 18 * seats,
        };
        let end = play_out(&game, 3, |_, _, _, _| {});
        assert_eq!(all_cards(&end).len(), wanted);
    }
}

#[test]
fn a_position_is_read_as_it_was_printed() {
    for game in tables() {
        let mut steps = 0;
        play_out(&game, 7, |_, _, _, after| {
            steps += 1;
            if steps % 3 == 0 {
                let text = game.print_position(after);
                let (again, state) =
                    Law::read_position("printed", &text).unwrap_or_else(|e| panic!("{e}\n{text}"));
                assert_eq!(&state, after, "{text}");
                assert_eq!(again.print_position(&state), text);
            }
        });
    }
}

#[test]
fn a_snapshot_is_read_as_it_was_written() {
    // shows LAW-1.6
    for game in tables() {
        play_out(&game, 9, |_, _, _, after| {
            let bytes = postcard::to_stdvec(after).unwrap();
            assert_eq!(&postcard::from_bytes::<State>(&bytes).unwrap(), after);
            let json = serde_json::to_string(after).unwrap();
            assert_eq!(&serde_json::from_str::<State>(&json).unwrap(), after);
        });
    }
}

#[test]
fn the_sets_kept_beside_the_cards_are_those_of_a_board_read_anew() {
    for game in tables() {
        play_out(&game, 15, |_, _, _, after| {
            let bytes = postcard::to_stdvec(&after.field).unwrap();
            let anew: Field = postcard::from_bytes(&bytes).unwrap();
            let scene = game.rules().scene(after);
            let sets = |field: &Field| {
                let sides: Vec<Spots> = after.seats().map(|seat| field.side(&scene, seat)).collect();
                (field.occupied(), field.shown(), field.roles(scene.pool), sides, field.count(), field.full())
            };
            assert_eq!(sets(&after.field), sets(&anew));
            let of = |test: &dyn Fn(&Stand) -> bool| -> Spots {
                after.field.stands().filter(|(_, stand)| test(stand)).map(|(at, _)| 1 << at).sum()
            };
            assert_eq!(
                anew.occupied(),
                (0..MOST).filter(|at| anew.get(*at).is_some()).map(|at| 1 << at).sum()
            );
            assert_eq!(anew.shown(), of(&|stand| !stand.hidden));
            let own = |stand: &Stand| !stand.hidden && scene.side(stand.controller) == scene.side(Seat(1));
            assert_eq!(anew.side(&scene, Seat(1)), of(&own));
            let reflects = |stand: &Stand| scene.reflects(stand.card);
            assert_eq!(anew.roles(scene.pool)[Role::Reflect.index()], of(&reflects));
        });
    }
}

#[test]
fn the_same_seed_and_answers_give_the_same_match() {
    let game = table(3, &[("form", "standard")]);
    let mut first = Vec::new();
    let mut second = Vec::new();
    let end = play_out(&game, 42, |_, _, events, _| first.extend_from_slice(events));
    let again = play_out(&game, 42, |_, _, events, _| second.extend_from_slice(events));
    assert_eq!((first, end), (second, again));
}

#[test]
fn defaults_alone_play_every_form_to_its_end() {
    // shows LAW-16.1, LAW-16.2
    for game in tables() {
        let (mut dice, mut own) = (Fast::new(1), Fast::new(2));
        let mut out = Vec::new();
        let mut state = game.start(&[], &mut dice, &mut out).unwrap();
        while let Waiting::Seats(waits) = game.waiting(&state) {
            let seat = waits[0].seat;
            let open = game.open(&state, seat);
            let at = open.iter().find(|at| at.duty == skald_vocabulary::interface::Duty::Owed).unwrap().id;
            let with = game.default_for(&state, at, &mut own).unwrap();
            let step = game.ask(&state, at, &Pick::path(&with.to_string())).unwrap();
            assert_eq!(step.whole.as_ref(), Some(&with));
            game.play(&mut state, &Input::Answer { at, with }, &mut dice, &mut out).unwrap();
            game.check(&state).unwrap();
        }
        assert!(game.outcome(&state).is_some());
    }
}

#[test]
fn whoever_gives_up_is_played_by_defaults() {
    // shows LAW-16.3, LAW-16.9
    for (number, game) in (0_u64..).zip(tables()) {
        for seed in 0..3 {
            let mut dice = Fast::new(seed);
            let mut choice = Fast::new(number * 10 + seed);
            let mut out = Vec::new();
            let mut state = game.start(&[], &mut dice, &mut out).unwrap();
            while let Some(input) = playout::next_input(&game, &state, game.seated(), &mut choice).unwrap() {
                let leave = choice.pick("leave", 25) == 0;
                let seat = Seat(u8::try_from(choice.pick("who", u32::from(game.seated()))).unwrap());
                let input = if leave && !state.has_left(seat) { Input::Resign { seat } } else { input };
                let before = state.clone();
                out.clear();
                game.play(&mut state, &input, &mut dice, &mut out).unwrap();
                let faults = playout::position_faults(&game, &state, game.seated());
                assert!(faults.is_empty(), "{faults:?}");
                game.check_step(&before, &out, &state).unwrap();
            }
            assert!(game.outcome(&state).is_some());
        }
    }
}

#[test]
fn the_host_may_end_a_match_at_any_time() {
    for game in tables() {
        play_out(&game, 13, |_, _, _, state| {
            if game.outcome(state).is_some() {
                return;
            }
            for input in [Input::TimeCalled, Input::Award { seat: Seat(1) }] {
                let mut copy = state.clone();
                game.play(&mut copy, &input, &mut Fast::new(1), &mut Vec::new()).unwrap();
                game.check(&copy).unwrap();
                let outcome = game.outcome(&copy).unwrap();
                assert!(!outcome.winners().is_empty());
                assert_eq!(outcome.places.iter().map(Vec::len).sum::<usize>(), usize::from(game.seated()));
            }
        });
    }
}
