//! The final scoring (LOST-19).

use crate::{
    cards,
    eval::{Eyes, score::experience},
    state::{Phase, PublicState, Side, Token},
};
use skald_vocabulary::interface::{Key, Seat};

/// A table at the end, with one side for each of these.
fn over(sides: Vec<Side>) -> PublicState {
    PublicState {
        level: 3,
        rounds: 0,
        start: Seat(0),
        face_up: None,
        pile: 0,
        reserve: 0,
        gone: Vec::new(),
        fled: Vec::new(),
        sides,
        phase: Phase::Over { places: Vec::new(), why: crate::Why::Counted },
    }
}

fn gold(amounts: &[u16]) -> Vec<u16> {
    let table = over(amounts.iter().map(|gold| Side { gold: *gold, ..Side::default() }).collect());
    let eyes = Eyes { pool: cards::base(), table: &table };
    table.seats().map(|seat| eyes.score(seat).gold).collect()
}

// shows LOST-19.2
#[test]
fn x_26_experience_is_worth_points_by_its_bounds() {
    let bounds = [
        (15, 0),
        (16, 8),
        (19, 8),
        (20, 10),
        (23, 10),
        (24, 13),
        (27, 13),
        (28, 16),
        (29, 16),
        (30, 20),
        (41, 20),
    ];
    for (xp, points) in bounds {
        assert_eq!(experience(xp), points, "{xp}");
    }
}

// shows LOST-19.4
#[test]
fn x_27_all_who_share_an_amount_of_gold_get_its_points() {
    assert_eq!(gold(&[12, 12, 9, 9]), [6, 6, 3, 3]);
    assert_eq!(gold(&[10, 10, 10]), [6, 6, 6]);
    assert_eq!(gold(&[8, 0, 0]), [6, 3, 3]);
    assert_eq!(gold(&[7, 5, 4, 5]), [6, 3, 0, 3]);
}

// shows LOST-19.1, LOST-19.3
#[test]
fn r_24_markers_experience_tokens_and_gold_are_added_up() {
    let tokens = [("triple", 8), ("variety", 7), ("pair-animal", 5), ("pair-dragon", 4)];
    let tokens = tokens.map(|(stack, points)| Token { stack: Key::of(stack), points }).to_vec();
    let side = Side { legend: 11, xp: 22, tokens, gold: 4, ..Side::default() };
    let rich = Side { gold: 9, ..Side::default() };
    let table = over(vec![side, rich, Side::default()]);
    assert_eq!(Eyes { pool: cards::base(), table: &table }.score(Seat(0)).total(), 48);
}
