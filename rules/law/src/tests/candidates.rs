//! Where a piece on offer could lie (section 9.2, item 6).

use std::collections::BTreeSet;

use super::{boards::laying, play_out, table};
use crate::{
    Candidate, Law, Phase, State,
    board::North,
    candidates,
    cards::{Side, Special},
    chosen_piece, heat,
};
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Input, Key, Pick, Rules, Seat, Sight, Viewer},
};

/// A Skirmish in which piece A lies, two columns and three rows, and seat b comes next.
fn second_piece() -> (Law, State) {
    let (game, mut state) = laying(&[]);
    let at = game.open(&state, Seat(0))[0].id;
    let input = Input::Answer { at, with: "lay a alpha 0 1".parse().unwrap() };
    game.play(&mut state, &input, &mut Fast::new(1), &mut Vec::new()).unwrap();
    (game, state)
}

fn list(game: &Law, state: &State, seat: u8, piece: &str, side: Side, half_turn: bool) -> Vec<Candidate> {
    candidates(&game.view(state, Viewer::Seat(Seat(seat))), Key::new(piece).unwrap(), side, half_turn)
}

/// `-1,-2*`: column, row, and a star where the space is special.
fn spaces(of: &Candidate) -> String {
    let space = |space: &crate::CandidateSpace| {
        assert_eq!(space.special.is_some(), space.words.is_some());
        let star = if space.special.is_some() { "*" } else { "" };
        format!("{},{}{star}", space.at.0, space.at.1)
    };
    of.spaces.iter().map(space).collect::<Vec<_>>().join(" ")
}

fn beside(of: &Candidate) -> Vec<String> {
    of.beside.iter().map(ToString::to_string).collect()
}

#[test]
fn the_second_piece_may_lie_on_every_side_of_the_first_and_shows_what_it_brings() {
    // shows LAW-3.6, LAW-3.8, LAW-3.9
    let (game, state) = second_piece();
    let all = list(&game, &state, 1, "b", Side::Omega, false);
    let corners: Vec<String> = all.iter().map(|of| of.spot.to_string()).collect();
    assert_eq!(corners, ["x-1y-2", "x0y-2", "x-3y0", "x2y0", "x-3y1", "x2y1", "x-1y3", "x0y3"]);
    let above = &all[0];
    assert_eq!((above.number, above.corner, above.size), (1, (-1, -2), (3, 5)));
    assert_eq!(spaces(above), "-1,-2* 0,-2 1,-2 -1,-1 0,-1 1,-1*");
    assert!(matches!(above.spaces[0].special, Some(Special::Dominion(_))));
    assert!(matches!(above.spaces[5].special, Some(Special::Ability(_))));
    assert_eq!(beside(above), ["a1", "b1"]);
    let east = &all[5];
    assert_eq!(
        (spaces(east), beside(east)),
        ("2,1* 3,1 4,1 2,2 3,2 4,2*".to_owned(), vec!["b2".to_owned(), "b3".to_owned()])
    );
    assert_eq!((east.number, east.corner, east.size), (6, (0, 0), (5, 3)));

    let turned = list(&game, &state, 1, "b", Side::Omega, true);
    assert!(
        matches!(turned[0].spaces[0].special, Some(Special::Ability(_))),
        "a half turn turns the specials"
    );
    let plain = list(&game, &state, 1, "b", Side::Alpha, false);
    assert_eq!(spaces(&plain[0]), "-1,-2 0,-2 1,-2 -1,-1 0,-1 1,-1");
}

#[test]
fn with_the_lower_side_as_north_the_same_places_are_seen_turned() {
    // shows LAW-3.13
    let (game, mut state) = second_piece();
    state.ground.turn(North::Down);
    let all = list(&game, &state, 1, "b", Side::Omega, false);
    assert_eq!(all[0].spot.to_string(), "x-1y-2", "an answer by the table says the same place");
    assert_eq!(spaces(&all[0]), "0,3* 1,3 2,3 0,4 1,4 2,4*");
    assert!(matches!(all[0].spaces[0].special, Some(Special::Ability(_))));
    assert_eq!((all[0].corner, beside(&all[0])), ((0, 0), vec!["a3".to_owned(), "b3".to_owned()]));
}

#[test]
fn only_pieces_on_offer_and_sides_in_play_have_places() {
    // shows LAW-3.7
    let (game, state) = laying(&[("sides", "omega")]);
    let first = list(&game, &state, 0, "d", Side::Omega, false);
    assert_eq!(first.len(), 1);
    assert_eq!((spaces(&first[0]), first[0].corner), ("1,0 0,1 1,1* 2,1 1,2 1,3*".to_owned(), (0, 0)));
    assert_eq!((first[0].size, first[0].beside.len()), ((3, 4), 0));
    assert_eq!(list(&game, &state, 0, "d", Side::Alpha, false), [], "this match has no Alpha sides");
    assert_eq!(list(&game, &state, 0, "l", Side::Omega, false), [], "L is not on offer");
    assert_eq!(list(&game, &state, 0, "zz", Side::Omega, false), [], "there is no such piece");
    let mut battle = state;
    battle.phase = Phase::Play(Seat(0));
    assert_eq!(list(&game, &battle, 0, "d", Side::Omega, false), [], "nobody lays a piece now");
}

#[test]
fn a_path_of_answers_names_piece_side_and_turn() {
    let a = Key::of("a");
    assert_eq!(chosen_piece(&Pick::path("a omega 180")), Some((a, Side::Omega, true)));
    assert_eq!(chosen_piece(&Pick::path("a alpha 0")), Some((a, Side::Alpha, false)));
    let placed = chosen_piece(&Pick::path("a alpha 0 x1y2"));
    assert_eq!(placed, Some((a, Side::Alpha, false)), "until its place is confirmed");
    for path in ["a", "a alpha", "a alpha 90", "a beta 0"] {
        assert_eq!(chosen_piece(&Pick::path(path)), None, "{path}");
    }
}

/// Columns and rows of a board, each with whether the space is special.
type Seen = BTreeSet<(i16, i16, Option<String>)>;

fn board(game: &Law, state: &State, corner: (i16, i16)) -> Seen {
    let view = game.view(state, Viewer::Spectator);
    let at = |space: &crate::SpaceView| {
        let (column, row) = (i16::from(space.label.column), i16::from(space.label.row));
        (column - corner.0, row - corner.1, space.special.map(|special| format!("{special:?}")))
    };
    view.board.spaces.iter().map(at).collect()
}

#[test]
fn every_listed_place_is_the_one_that_the_question_means() {
    let mut tried = 0;
    for game in [table(3, &[("form", "skirmish")]), table(4, &[("form", "ragnarok")])] {
        let mut dice = Fast::new(92);
        play_out(&game, 62, |state, _, _, _| {
            let Phase::Lay(seat) = state.phase else { return };
            let Some(decision) = game.open(state, seat).first().map(|open| open.id) else { return };
            let view = game.view(state, Viewer::Seat(seat));
            let which = dice.pick("piece", u32::try_from(view.offer.len()).unwrap());
            let piece = view.offer[usize::try_from(which).unwrap()].key;
            for (side, half) in Side::ALL.into_iter().flat_map(|side| [(side, false), (side, true)]) {
                let turn = if half { "180" } else { "0" };
                let path = format!("{piece} {} {turn}", side.word());
                assert_eq!(chosen_piece(&Pick::path(&path)), Some((piece, side, half)));
                let all = candidates(&view, piece, side, half);
                assert_eq!(all, candidates(&game.view(state, Viewer::Spectator), piece, side, half));
                let menu = game.ask(state, decision, &Pick::path(&path)).unwrap().menu.unwrap();
                let numbers: Vec<String> =
                    menu.pick.list().iter().map(|choice| choice.key.to_string()).collect();
                assert_eq!(all.iter().map(|of| of.number.to_string()).collect::<Vec<_>>(), numbers);
                let area = |of: &Candidate| u16::from(of.size.0) * u16::from(of.size.1);
                assert!(all.windows(2).all(|two| area(&two[0]) <= area(&two[1])), "compact ones first");

                let which = dice.pick("place", u32::try_from(all.len()).unwrap());
                let one = &all[usize::try_from(which).unwrap()];
                let mut wanted = board(&game, state, one.corner);
                wanted.extend(one.spaces.iter().map(|space| {
                    let special = space.special.map(|special| format!("{special:?}"));
                    (space.at.0 - one.corner.0, space.at.1 - one.corner.1, special)
                }));
                for spot in [one.number.to_string(), one.spot.to_string()] {
                    let with = format!("lay {path} {spot}").parse().unwrap();
                    let (mut copy, mut fate) = (state.clone(), Fast::new(5));
                    let input = Input::Answer { at: decision, with };
                    game.play(&mut copy, &input, &mut fate, &mut Vec::new()).unwrap();
                    assert_eq!(board(&game, &copy, (0, 0)), wanted, "lay {path} {spot}");
                    assert_eq!(copy.ground.grid().size(), one.size);
                    tried += 1;
                }
            }
        });
    }
    assert!(tried > 80);
}

#[test]
fn a_picture_of_the_pieces_and_then_of_the_places_stays_in_view() {
    let (game, state) = second_piece();
    let view = game.view(&state, Viewer::Seat(Seat(1)));
    let path: Vec<Pick> = ["b", "omega", "0"].map(|word| Pick::one(Key::new(word).unwrap())).to_vec();
    // The first question shows the pieces, each with the words of its special spaces.
    let first = heat::hints(&view, &[]);
    assert!(first.picture);
    let pieces: Vec<Key> = view.offer.iter().map(|piece| piece.key).collect();
    assert_eq!(first.notes.iter().map(|(key, _)| *key).collect::<Vec<_>>(), pieces);
    for ((_, note), piece) in first.notes.iter().zip(&view.offer) {
        let said = crate::tests::english().plain(note);
        assert!(
            piece.specials.iter().all(|special| said.contains(&*crate::tests::english().plain(special))),
            "{said}"
        );
    }
    for chosen in 1..=path.len() {
        let hints = heat::hints(&view, &path[..chosen]);
        assert_eq!((hints.picture, hints.notes.len()), (true, 0), "{chosen} choices");
    }
}
