//! Matches of several games: the same Arsenals, the order of rounds moved on by one.

use crate::{
    Chaos,
    kits::{self, STARTERS},
};
use skald_toolkit::series::{InSeries, Series, SeriesState};
use skald_vocabulary::{
    chance::Fast,
    interface::{Input, Kit, OptionSpec, Options, Rules, Seat, Setup, Sight, Viewer},
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn series(options: &[(&str, &str)]) -> Series<Chaos> {
    let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    Series::new(&Setup { seats: 2, options, packs: Vec::new() }).unwrap()
}

/// Ends the game being played in favour of a place, and begins the next one.
fn next_game(series: &Series<Chaos>, state: &mut SeriesState<<Chaos as Rules>::State>, place: Seat) {
    let mut dice = Fast::new(9);
    let loser = state.seating.player(Seat(1 - place.0));
    let mut game = state.game.clone();
    series.game().play(&mut game, &Input::Award { seat: place }, &mut dice, &mut Vec::new()).unwrap();
    // The game is decided as if the last points were lost; the match itself goes on.
    state.game = game;
    assert_ne!(state.seating.place(loser), place);
    series.play(state, &Input::Continue, &mut dice, &mut Vec::new()).unwrap();
}

// shows CHAOS-2.12, CHAOS-3.3
#[test]
fn arsenals_come_along_and_the_order_of_rounds_moves_on() {
    let series = series(&[("best_of", "5"), ("svpt_percent", "50")]);
    let brought = Kit { seat: B, list: STARTERS[6].1.to_owned() };
    let mut state = series.start(&[brought], &mut Fast::new(1), &mut Vec::new()).unwrap();
    let of = |state: &SeriesState<_>, player: Seat| {
        let place = state.seating.place(player);
        let kits = series.game().kits(&state.game);
        kits.into_iter().find(|kit| kit.seat == place).map(|kit| kit.list)
    };
    let first = [of(&state, A), of(&state, B)];
    let read = |list: &str| kits::read(series.game().pool(), list).unwrap();
    assert_eq!(read(first[1].as_deref().unwrap()).cards, read(STARTERS[6].1).cards);
    assert_eq!(state.game.active(), A, "place a has the first round");
    next_game(&series, &mut state, A);
    // The players have changed places; each keeps the Arsenal, also the starter that was drawn for it.
    assert_eq!((state.number, state.seating.player(A)), (2, B));
    assert_eq!([of(&state, A), of(&state, B)], first);
    assert_eq!(state.game.active(), A);
    next_game(&series, &mut state, B);
    assert_eq!((state.number, state.seating.player(A)), (3, A));
    assert_eq!([of(&state, A), of(&state, B)], first);
}

#[test]
fn an_agreed_order_of_rounds_holds_in_every_game() {
    let series = series(&[("order", "b a")]);
    let mut state = series.start(&[], &mut Fast::new(1), &mut Vec::new()).unwrap();
    assert_eq!(state.game.active(), B);
    next_game(&series, &mut state, A);
    assert_eq!(state.game.active(), B, "place b, where the other player sits now");
}

#[test]
fn the_list_of_options_says_who_begins_in_a_match() {
    let default =
        |specs: Vec<OptionSpec>| specs.into_iter().find(|spec| spec.key == "order").unwrap().default;
    assert_eq!(default(Chaos::options()), "random");
    assert_eq!(default(<Series<Chaos> as Rules>::options()), "a b c ...");
    let begins = |options: &[(&str, &str)], seed| {
        let state = series(options).start(&[], &mut Fast::new(seed), &mut Vec::new()).unwrap();
        state.game.active()
    };
    assert!((0..20).all(|seed| begins(&[], seed) == A), "as the default says");
    let drawn: Vec<Seat> = (0..20).map(|seed| begins(&[("order", "random")], seed)).collect();
    assert!(drawn.contains(&A) && drawn.contains(&B), "random can still be chosen");
}

// shows CHAOS-2.12
#[test]
fn what_was_brought_is_known_to_its_owner_alone_and_drawn_anew_for_others() {
    let game = super::table(2, &[]);
    let deal = |list: &str| {
        let kit = Kit { seat: B, list: list.to_owned() };
        let mine = Kit { seat: A, list: STARTERS[0].1.to_owned() };
        game.start(&[mine, kit], &mut Fast::new(1), &mut Vec::new()).unwrap()
    };
    let starter = STARTERS[6].1;
    let state = deal(starter);
    let mut other = state.clone();
    other.side_mut(B).brought = [].into();
    for who in [Viewer::Seat(A), Viewer::Spectator] {
        assert_eq!(game.view(&state, who), game.view(&other, who));
        let redrawn = game.redraw(&state, who, &mut Fast::new(2));
        assert_eq!(redrawn, game.redraw(&other, who, &mut Fast::new(2)));
        let kit = game.kits(&redrawn).into_iter().find(|kit| kit.seat == B).unwrap();
        assert!(kits::check(game.pool(), &kit.list).is_ok(), "a match can go on from it: {}", kit.list);
    }
    assert_eq!(
        game.redraw(&state, Viewer::Seat(B), &mut Fast::new(2)).side(B).brought,
        state.side(B).brought
    );
}
