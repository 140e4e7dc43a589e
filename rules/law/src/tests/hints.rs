//! What the menu of spaces says beside each space once a card is chosen (section 9.2, item 4).

use super::{at, play_out, table};
use crate::{Law, Phase, State, heat};
use skald_vocabulary::{
    chance::Fast,
    interface::{Hints, Key, Pick, Rules, Say, Seat, Sight, Viewer},
};

fn hints(game: &Law, state: &State, who: Viewer, path: &str) -> Hints {
    let seat = match state.phase {
        Phase::Play(seat) | Phase::Opening(seat) => seat,
        _ => panic!("no card is placed"),
    };
    let decision = game.open(state, seat)[0].id;
    game.hints(&game.view(state, who), decision, &Pick::path(path))
}

/// `b1: takes 2 cards`, line by line.
fn said(hints: &Hints) -> Vec<String> {
    hints.notes.iter().map(|(key, say)| format!("{key}: {}", crate::tests::english().plain(say))).collect()
}

fn told(game: &Law, state: &State, seat: u8, path: &str) -> Vec<String> {
    said(&hints(game, state, Viewer::Seat(Seat(seat)), path))
}

const AMONG_ENEMIES: &str = "options.form = \"skirmish\"\nphase = \"play a\"\n\
     cards.s = \"earth 1 5/5/5/5 slayer\"\ncards.w = \"sea 1 1/1/1/1\"\ncards.r = \"sky 1 4/4/4/4 reflect\"\n\
     cards.d = \"sea 1 9/9/9/9 dispel E2\"\ncards.c = \"earth 1 9/9/9/9 curse W1 N1\"\n\
     board = [\"b.w .. b.w ..\", \"b.d .. -- b.c\", \".. -- b.r ..\"]\nspecials.d1 = \"sea\"\n\
     seat.a.hand = [\"s\", \"thor\"]\nseat.b.hand = [\"odin\"]\n";

#[test]
fn each_space_says_what_the_card_would_take_and_what_would_befall_it() {
    let (game, state) = at(AMONG_ENEMIES);
    assert_eq!(
        told(&game, &state, 0, "s"),
        [
            "b1: takes 2 cards",
            "d1: takes one card, −2 to its stats and it would be cursed",
            "b2: takes nothing and it would be dispelled",
            "a3: takes nothing",
            "d3: takes one card and it would be lost itself",
        ]
    );
    assert!(hints(&game, &state, Viewer::Seat(Seat(0)), "s").picture, "a picture shows it too");
}

#[test]
fn nothing_is_said_of_spaces_before_a_card_is_chosen_after_it_and_to_others() {
    let (game, state) = at(AMONG_ENEMIES);
    let seat = |seat| Viewer::Seat(Seat(seat));
    for (who, path) in [
        (seat(0), ""),
        (seat(0), "s b1"),
        (seat(0), "odin"),
        (seat(0), "nobody"),
        (seat(1), "s"),
        (Viewer::Spectator, "s"),
    ] {
        let hints = hints(&game, &state, who, path);
        let space = |(key, _): &(Key, Say)| key.as_str().ends_with(|sign: char| sign.is_ascii_digit());
        assert!(!hints.notes.iter().any(space), "{who:?} {path}: {hints:?}");
        // The own board and hand stay in view; whoever has none sees no picture.
        assert_eq!(hints.picture, who != Viewer::Spectator, "{who:?} {path}");
    }
}

#[test]
fn a_skinwalker_is_told_which_of_its_own_cards_would_come_back() {
    // shows LAW-8.1
    let (game, state) = at("options.form = \"skirmish\"\nphase = \"play a\"\n\
         cards.k = \"earth 1 4/6/4/4 skinwalker\"\ncards.m = \"sky 1 2/2/2/2\"\ncards.e = \"sea 1 5/5/5/5\"\n\
         board = [\"a.m b.e ..\"]\nseat.a.hand = [\"k\", \"thor\"]\nseat.b.hand = [\"thor\"]\n");
    assert_eq!(
        told(&game, &state, 0, "k"),
        ["a1: takes one card and your card there returns to your hand", "c1: takes nothing"]
    );
}

#[test]
fn help_from_allies_and_from_the_ground_is_told_in_one_sum() {
    // shows LAW-7.11
    let (game, state) = at("options.form = \"skirmish\"\nphase = \"play a\"\n\
         cards.p = \"sky 1 3/3/3/3\"\ncards.s = \"sky 1 2/2/2/2 support E2\"\ncards.e = \"sea 1 4/4/4/4\"\n\
         board = [\"a.s .. .. b.e\"]\nspecials.c1 = \"sky\"\n\
         seat.a.hand = [\"p\"]\nseat.b.hand = [\"thor\"]\n");
    // 3 alone, 4 with the support: no more than the defender; 5 with the ground as well.
    assert_eq!(
        told(&game, &state, 0, "p"),
        ["b1: takes nothing and +1 to its stats", "c1: takes one card and +2 to its stats"]
    );
}

/// Seat a lies face down with one card or another; seat b is next.
fn opening(hidden: &str) -> (Law, State) {
    at(&format!(
        "options.form = \"skirmish\"\nphase = \"open b\"\nturn = 0\n\
         cards.z = \"sky 3 9/9/9/9 dispel E2\"\ncards.y = \"sea 1 1/1/1/1\"\n\
         board = [\"a~{hidden} .. .. ..\"]\nspecials.d1 = \"sky\"\n\
         seat.a.hand = [\"pan\"]\nseat.b.hand = [\"iris\", \"pan\"]\n"
    ))
}

#[test]
fn in_the_opening_the_ground_alone_is_told_whatever_lies_face_down() {
    // shows LAW-16.8
    for hidden in ["z", "y"] {
        let (game, state) = opening(hidden);
        assert_eq!(told(&game, &state, 1, "iris"), ["c1: plain ground", "d1: +1 to its stats"]);
        assert_eq!(told(&game, &state, 1, "pan"), ["c1: plain ground", "d1: −1 to its stats"]);
        assert!(hints(&game, &state, Viewer::Seat(Seat(1)), "iris").picture, "the board stays in view");
    }
}

#[test]
fn every_space_of_the_menu_has_its_words_and_they_tell_nothing_hidden() {
    let mut asked = 0;
    for (seats, form) in [(3, "skirmish"), (2, "standard"), (4, "ragnarok"), (4, "team")] {
        let game = table(seats, &[("form", form)]);
        play_out(&game, 47, |_, _, _, state| {
            let (Phase::Play(seat) | Phase::Opening(seat)) = state.phase else { return };
            if state.has_left(seat) || state.seq % 3 != 0 {
                return;
            }
            let (at, view) = (game.open(state, seat)[0].id, game.view(state, Viewer::Seat(seat)));
            let other = game.redraw(state, Viewer::Seat(seat), &mut Fast::new(u64::from(state.seq)));
            let other = game.view(&other, Viewer::Seat(seat));
            for held in &view.own[0].hand {
                let path = [Pick::one(held.key)];
                let hints = game.hints(&view, at, &path);
                let menu = game.ask(state, at, &path).unwrap().menu.unwrap();
                let spaces: Vec<Key> = menu.pick.list().iter().map(|choice| choice.key).collect();
                assert_eq!(hints.notes.iter().map(|(key, _)| *key).collect::<Vec<_>>(), spaces);
                assert_eq!(said(&hints), said(&game.hints(&other, at, &path)));
                for (line, heat) in said(&hints).iter().zip(heat(&view, held.key)) {
                    let warned = ["dispelled", "cursed", "lost"].iter().any(|sign| line.contains(sign));
                    assert_eq!(warned, heat.warns(), "{line}");
                    asked += 1;
                }
            }
        });
    }
    assert!(asked > 500, "{asked}");
}

#[test]
fn a_menu_of_spaces_says_whom_a_skinwalker_replaces() {
    let (game, state) = at("options.form = \"skirmish\"\nphase = \"play a\"\nboard = [\"a.m ..\"]\n\
                           cards.m = \"sea 1 2/2/2/2\"\ncards.k = \"earth 1 4/6/4/4 skinwalker\"\n\
                           seat.a.hand = [\"k\", \"thor\"]\nseat.b.hand = [\"odin\"]\n");
    let at = game.open(&state, Seat(0))[0].id;
    let menu = game.ask(&state, at, &Pick::path("k")).unwrap().menu.unwrap();
    let words = crate::tests::english();
    let note = |key: &str| {
        let choice = menu.pick.list().iter().find(|choice| choice.key.as_str() == key).unwrap();
        words.plain(choice.note.as_ref().unwrap())
    };
    assert_eq!(note("a1"), "replaces m; takes nothing");
    assert_eq!(note("b1"), "takes nothing");
}

#[test]
fn a_menu_of_spaces_says_which_cards_would_be_taken() {
    // shows LAW-16.5
    let (game, state) = at(super::orders::TURN);
    let decision = game.open(&state, Seat(0))[0].id;
    let menu = game.ask(&state, decision, &Pick::path("s")).unwrap().menu.unwrap();
    let words = crate::tests::english();
    let notes: Vec<String> = menu
        .pick
        .list()
        .iter()
        .map(|choice| format!("{}: {}", choice.key, words.plain(choice.note.as_ref().unwrap())))
        .collect();
    assert_eq!(notes[..2], ["b1: takes w", "c1: takes nothing"]);
}
