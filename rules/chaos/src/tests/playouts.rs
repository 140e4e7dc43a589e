//! Random games: every invariant holds at every rest, secrets stay secret, and nothing is lost in notation.

use super::table;
use crate::{
    Chaos, Move, State,
    cards::Card,
    invariants::census,
    kits::{self, Arsenal},
};
use skald_runners::playout::{self, Plan};
use skald_toolkit::grammar::walk;
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Input, Kit, Options, Papers, Pick, Rules, Seat, Sight, Viewer},
};

fn plan(seats: u8, games: u64, checks: bool) -> Plan {
    Plan { seats, options: Options::default(), kits: Vec::new(), seed: 3, games, checks, ..Plan::default() }
}

/// A legal Arsenal of random cards (CHAOS-2).
pub(super) fn random_arsenal(game: &Chaos, choices: &mut Fast) -> Arsenal {
    let pool = game.pool();
    let heroes: Vec<_> = pool.heroes().collect();
    let hero = heroes[choices.pick("hero", u32::try_from(heroes.len()).unwrap()) as usize];
    let mut bag: Vec<Card> = pool
        .usable(hero)
        .flat_map(|card| std::iter::repeat_n(card, pool.face(card).reservoir.limit().into()))
        .collect();
    skald_vocabulary::chance::shuffle(choices, "bag", &mut bag);
    bag.truncate(50 + choices.pick("size", 30) as usize);
    bag.sort_unstable();
    let mut cards: Vec<(Card, u32)> = Vec::new();
    for card in bag {
        match cards.last_mut().filter(|(last, _)| *last == card) {
            Some((_, count)) => *count += 1,
            None => cards.push((card, 1)),
        }
    }
    Arsenal { name: None, hero, cards }
}

/// Lists of random legal Arsenals, one for each seat.
pub(super) fn random_kits(game: &Chaos, seats: u8, choices: &mut Fast) -> Vec<Kit> {
    Seat::all(seats)
        .map(|seat| Kit { seat, list: kits::print(game.pool(), &random_arsenal(game, choices)) })
        .collect()
}

/// Plays a game of random moves, and looks at every position.
pub(super) fn play_out(
    game: &Chaos,
    kits: &[Kit],
    seed: u64,
    most: usize,
    mut see: impl FnMut(&State, Option<&Input<crate::Move>>, &State),
) {
    let (mut dice, mut choices) = (Fast::new(seed), Fast::new(!seed));
    let mut out = Vec::new();
    let mut state = game.start(kits, &mut dice, &mut out).unwrap();
    see(&state, None, &state);
    for _ in 0..most {
        let seats = game.seated();
        let Some(input) = playout::next_input(game, &state, seats, &mut choices).unwrap() else { return };
        let before = state.clone();
        out.clear();
        game.play(&mut state, &input, &mut dice, &mut out).unwrap();
        game.check(&state).unwrap_or_else(|what| panic!("after \"{input}\": {what}"));
        game.check_step(&before, &out, &state).unwrap_or_else(|what| panic!("after \"{input}\": {what}"));
        see(&before, Some(&input), &state);
    }
}

// shows CHAOS-1.7, CHAOS-20.1
#[test]
fn every_invariant_holds_in_random_games_of_starters() {
    for seats in 2..=8 {
        let report = playout::run::<Chaos>(&plan(seats, 6, true)).unwrap();
        assert_eq!(report.violations, 0, "{seats} seats: {:#?}", report.kept);
        assert_eq!(report.games, 6);
    }
}

#[test]
fn every_invariant_holds_in_random_games_of_random_arsenals() {
    for seed in 0..14 {
        let seats = 2 + u8::try_from(seed % 7).unwrap();
        let options = [("svpt_percent", "50"), ("storm_from_cycle", "12"), ("first_skips_draw", "yes")];
        let game = table(seats, if seed % 2 == 0 { &options } else { &[] });
        let kits = random_kits(&game, seats, &mut Fast::new(seed));
        let mut before = None;
        play_out(&game, &kits, seed, 2_000, |_, _, after| {
            let now = census(after);
            assert_eq!(*before.get_or_insert_with(|| now.clone()), now);
        });
    }
}

#[test]
fn a_position_is_read_as_it_was_printed_and_so_is_a_snapshot() {
    for seats in [2, 3, 5, 8] {
        let game = table(seats, &[]);
        let kits = random_kits(&game, seats, &mut Fast::new(5));
        play_out(&game, &kits, 7, 250, |_, _, after| {
            let text = game.print_position(after);
            let (again, state) = Chaos::read_position("printed", &text).unwrap();
            assert_eq!(&state, after, "{text}");
            assert_eq!(again.print_position(&state), text);
            let bytes = postcard::to_stdvec(after).unwrap();
            assert_eq!(&postcard::from_bytes::<State>(&bytes).unwrap(), after);
        });
    }
}

#[test]
fn views_that_share_a_board_are_those_of_their_viewers() {
    for seats in [2, 5, 8] {
        let game = table(seats, &[]);
        play_out(&game, &random_kits(&game, seats, &mut Fast::new(8)), 13, 150, |_, _, state| {
            let whos: Vec<Viewer> =
                state.seats().map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everyone]).collect();
            let views = game.views(state, &whos);
            assert_eq!(views, whos.iter().map(|who| game.view(state, *who)).collect::<Vec<_>>());
            for view in &views[..usize::from(seats)] {
                assert_eq!(view.own.iter().map(|own| Viewer::Seat(own.seat)).collect::<Vec<_>>(), [view.who]);
            }
        });
    }
}

// shows CHAOS-21.4, CHAOS-21.5, CHAOS-12.13
#[test]
fn dealing_hidden_cards_anew_keeps_the_view_and_depends_on_it_alone() {
    for seats in [2, 4, 7] {
        let game = table(seats, &[]);
        let kits = random_kits(&game, seats, &mut Fast::new(6));
        play_out(&game, &kits, 11, 200, |_, _, state| {
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
fn the_printed_words_of_every_move_are_a_path_to_it() {
    let game = table(4, &[]);
    let kits = random_kits(&game, 4, &mut Fast::new(8));
    play_out(&game, &kits, 13, 600, |before, input, _| {
        if let Some(Input::Answer { at, with }) = input {
            let line = with.to_string();
            assert_eq!(line.parse::<crate::Move>().as_ref(), Ok(with));
            let step = game.ask(before, *at, &Pick::path(&line)).unwrap();
            assert_eq!(step.whole.as_ref(), Some(with), "{line}");
        }
    });
}

#[test]
fn a_move_found_without_words_is_the_one_that_the_menus_lead_to() {
    let mut seed = 0;
    for seats in [2, 4, 8] {
        let game = table(seats, &[]);
        let kits = random_kits(&game, seats, &mut Fast::new(9));
        play_out(&game, &kits, 17, 1_200, |_, _, state| {
            for at in state.seats().flat_map(|seat| game.open(state, seat)).map(|decision| decision.id) {
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

// shows CHAOS-12.18, CHAOS-4.7
#[test]
fn a_game_in_which_time_always_runs_out_ends() {
    for seats in [2, 5] {
        let game = table(seats, &[("absent_resign", "no")]);
        let mut dice = Fast::new(21);
        let mut out = Vec::new();
        let mut state = game.start(&[], &mut dice, &mut out).unwrap();
        let mut inputs = 0;
        while game.outcome(&state).is_none() {
            let seat = state.active();
            let at = game.open(&state, seat)[0].id;
            let with = game.default_for(&state, at, &mut Fast::new(1)).unwrap();
            assert_eq!(with, Move::Lapse);
            game.play(&mut state, &Input::Answer { at, with }, &mut dice, &mut out).unwrap();
            inputs += 1;
            assert!(inputs < 2_000);
        }
    }
}
