//! Boards: pieces, contact, north and labels (LAW-3, EX-04 to 06, 70 to 72, 76).

use super::table;
use crate::{
    Illegal, Phase, State,
    board::{self, Fault, Ground, Label, NO_PIECE, North},
    cards::{Form, Side, base},
};
use skald_vocabulary::{
    chance::{Chance, Fast, shuffle},
    interface::{Input, Pick, Refuse, Rules, Seat},
};

fn ground(spaces: &[(i16, i16)]) -> Ground {
    Ground::new(spaces.iter().map(|at| (*at, NO_PIECE, None)), North::Up)
}

fn form(spaces: &[(u8, u8)]) -> Form {
    let most = |of: fn(&(u8, u8)) -> u8| spaces.iter().map(of).max().unwrap() + 1;
    Form { spaces: spaces.iter().map(|at| (*at, None)).collect(), size: (most(|at| at.0), most(|at| at.1)) }
}

fn piece(letter: char) -> &'static crate::cards::Piece {
    let at = u32::from(letter) - u32::from('a');
    &base().pieces[usize::try_from(at).unwrap()]
}

#[test]
fn ex_04_and_05_two_spaces_must_touch() {
    // shows LAW-3.6
    let one = piece('a').form(Side::Alpha, false);
    let two = piece('b').form(Side::Alpha, false);
    let (lies, _) = board::lay(&Ground::default(), &one, 0, board::positions(&Ground::default(), &one)[0]);
    assert_eq!(board::judge(&lies, &two, 2, 1), Ok(2));
    assert_eq!(board::judge(&lies, &two, 2, 2), Err(Fault::Contact(1)));
    assert_eq!(board::judge(&lies, &two, 1, 1), Err(Fault::Overlap(1, 1)));
}

#[test]
fn ex_70_a_notch_counts_spaces_and_not_edges() {
    // shows LAW-3.5, LAW-3.6
    let old = ground(&[(0, 0), (0, 1), (1, 1), (2, 1), (2, 0)]);
    assert_eq!(board::judge(&old, &form(&[(0, 0), (0, 1)]), 1, -1), Err(Fault::Contact(1)));
    assert_eq!(board::judge(&old, &form(&[(0, 0), (1, 0), (1, 1)]), 0, -1), Ok(2));
}

#[test]
fn ex_71_two_new_spaces_may_touch_one_old_space() {
    // shows LAW-3.6
    let old = ground(&[(0, 0)]);
    assert_eq!(board::judge(&old, &form(&[(1, 0), (0, 1), (1, 1)]), 0, 0), Ok(2));
    assert_eq!(board::judge(&old, &form(&[(0, 0), (1, 0)]), 1, 1), Err(Fault::Contact(0)));
}

#[test]
fn ex_72_a_piece_can_be_laid_in_four_ways() {
    // shows LAW-3.4, LAW-3.9
    let drawn = |side, half| {
        let form = piece('c').form(side, half);
        let sign = |x: u8, y: u8| if form.spaces.iter().any(|(at, _)| *at == (x, y)) { 'X' } else { '.' };
        (0..4).map(|y| (0..3).map(|x| sign(x, y)).collect::<String>()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(drawn(Side::Alpha, false), "X.. X.. X.. XXX");
    assert_eq!(drawn(Side::Alpha, true), "XXX ..X ..X ..X");
    assert_eq!(drawn(Side::Omega, false), "..X ..X ..X XXX");
    assert_eq!(drawn(Side::Omega, true), "XXX X.. X.. X..");
}

#[test]
fn ex_76_with_the_lower_side_as_north_both_axes_are_turned() {
    // shows LAW-3.12, LAW-3.13, LAW-3.19
    let mut lies = ground(&[(0, 0), (1, 0), (2, 0), (1, 1)]);
    lies.turn(North::Down);
    let label = |x, y| lies.grid().label(lies.at(x, y).unwrap()).shown();
    assert_eq!([label(2, 0), label(1, 0), label(0, 0), label(1, 1)], ["A2", "B2", "C2", "B1"]);
    let east = lies.grid().step(lies.at(1, 0).unwrap(), board::Dir::East, 1);
    assert_eq!(east, lies.at(0, 0));
}

#[test]
fn a_legal_placement_always_exists() {
    // shows LAW-3.1, LAW-3.2, LAW-3.7, LAW-3.10, LAW-3.11
    let mut dice = Fast::new(76);
    for _ in 0..40 {
        let mut order: Vec<u8> = (0..12).collect();
        shuffle(&mut dice, "pieces", &mut order);
        let mut lies = Ground::default();
        for at in order {
            let ways = Side::ALL.into_iter().flat_map(|side| [(side, false), (side, true)]);
            let mut all = 0;
            for (side, half) in ways {
                let form = base().pieces[usize::from(at)].form(side, half);
                let legal = board::positions(&lies, &form);
                assert!(!legal.is_empty());
                all += legal.len();
            }
            assert!(lies.is_empty() || all >= 8);
            let form = base().pieces[usize::from(at)].form(Side::Omega, dice.coin("half"));
            let legal = board::positions(&lies, &form);
            let place = usize::try_from(dice.pick("place", u32::try_from(legal.len()).unwrap())).unwrap();
            let (next, places) = board::lay(&lies, &form, at, legal[place]);
            assert_eq!(next.len(), lies.len() + 6);
            assert_eq!(next.size(), legal[place].size);
            for (old, place) in lies.spaces().iter().zip(places) {
                assert_eq!(next.spaces()[place].special, old.special);
            }
            lies = next;
        }
        assert_eq!(lies.len(), 72);
    }
}

#[test]
fn adjacent_are_spaces_that_share_an_edge_across_pieces_too() {
    // shows LAW-3.18, LAW-7.4
    let lies = ground(&[(0, 0), (1, 0), (1, 1), (3, 0)]);
    let around = |x, y| {
        let grid = lies.grid();
        crate::eval::spots(grid.around(lies.at(x, y).unwrap()))
            .map(|at| grid.label(at).shown())
            .collect::<Vec<_>>()
    };
    assert_eq!(around(1, 0), ["A1", "B2"]);
    assert_eq!(around(3, 0), Vec::<String>::new());
    let at = lies.at(0, 0).unwrap();
    assert_eq!(lies.grid().find(Label { row: 0, column: 3 }), lies.grid().step(at, board::Dir::East, 3));
}

/// A Skirmish of two in which seat a lays first.
pub(super) fn laying(options: &[(&str, &str)]) -> (crate::Law, State) {
    let mut all = vec![("form", "skirmish"), ("starter", "a"), ("pieces", "a b c d")];
    all.extend(options);
    let game = table(2, &all);
    let mut state = game.start(&[], &mut Fast::new(1), &mut Vec::new()).unwrap();
    for seat in [Seat(0), Seat(1)] {
        let at = game.open(&state, seat)[0].id;
        let with = game.default_for(&state, at, &mut Fast::new(3)).unwrap();
        game.play(&mut state, &Input::Answer { at, with }, &mut Fast::new(1), &mut Vec::new()).unwrap();
    }
    assert_eq!(state.phase, Phase::Lay(Seat(0)));
    (game, state)
}

fn refused(game: &crate::Law, state: &State, line: &str) -> Illegal {
    let seat = match state.phase {
        Phase::Lay(seat) => seat,
        _ => panic!("no piece is laid"),
    };
    let at = game.open(state, seat)[0].id;
    let input = Input::Answer { at, with: line.parse().unwrap() };
    game.play(&mut state.clone(), &input, &mut Fast::new(1), &mut Vec::new()).unwrap_err()
}

#[test]
fn ex_06_a_quarter_turn_is_refused_and_so_is_every_other_wrong_placement() {
    // shows LAW-3.4, LAW-3.3, LAW-3.8
    let (game, mut state) = laying(&[]);
    assert_eq!(refused(&game, &state, "lay c alpha 90 1"), Illegal::Turn);
    assert_eq!(refused(&game, &state, "lay c alpha 90 1").clause(), "LAW-3.4");
    assert!(matches!(refused(&game, &state, "lay l alpha 0 1"), Illegal::Piece(..)));
    assert_eq!(refused(&game, &state, "lay c alpha 180 2"), Illegal::Position(1));
    let at = game.open(&state, Seat(0))[0].id;
    let input = Input::Answer { at, with: "lay a alpha 0 1".parse().unwrap() };
    game.play(&mut state, &input, &mut Fast::new(1), &mut Vec::new()).unwrap();
    assert_eq!(refused(&game, &state, "lay b alpha 0 x2y2"), Illegal::Contact(1));
    assert_eq!(refused(&game, &state, "lay b alpha 0 x1y1"), Illegal::Overlap("B2".to_owned()));
    assert!(matches!(refused(&game, &state, "lay a alpha 0 1"), Illegal::Piece(..)));
    let at = game.open(&state, Seat(1))[0].id;
    let step = game.ask(&state, at, &Pick::path("c omega 180")).unwrap();
    assert!(step.menu.unwrap().pick.list().len() > 4);
    let (game, state) = laying(&[("sides", "alpha")]);
    assert_eq!(refused(&game, &state, "lay c omega 0 1"), Illegal::Side("alpha"));
}

#[test]
fn the_pool_of_pieces_has_two_to_spare_and_no_letter_twice() {
    // shows LAW-3.2, LAW-3.3, LAW-3.20
    for (seats, form, wanted) in
        [(2, "skirmish", 4), (4, "standard", 6), (3, "ragnarok", 11), (4, "ragnarok", 12)]
    {
        let game = table(seats, &[("form", form)]);
        let state = game.start(&[], &mut Fast::new(5), &mut Vec::new()).unwrap();
        assert_eq!(state.offer.len(), wanted);
        assert!(state.offer.windows(2).all(|two| two[0] < two[1]));
    }
}
